"""The command line: one file a command, imported only when it is asked for."""

import argparse
import sys
from importlib import import_module

from tablewright.cli.common import fail

COMMANDS = {
    "play": "play a game in the terminal, with people and bots on one keyboard",
    "sim": "let bots play many games and sum up what came of them",
    "lab": "ask what a rule does: bot games answer, with intervals and words",
    "arena": "let bots play each other: win shares, a sequential test, ratings",
    "engine": "let a bot answer other programs, line by line",
    "perft": "count the sequences of moves from a position",
    "rules": "show a game's rules by id, where they are implemented and tested",
    "bench": "measure speed beside a peer in the same run",
    "serve": "open the tables in the browser",
    "mcp": "let an assistant join tables of a server (Model Context Protocol)",
    "warm": "compile games ahead, so that nobody meets one that is not",
    "verify": "prove a finished game from its record",
    "review": "look at a finished game again: what decided it, luck or choices",
    "losses": "where players of a level err: what their decisions cost, by kind",
    "new-game": "write a small complete game as a package of its own, to be changed into yours",
}


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    words = sys.argv[1:] if argv is None else argv
    parser = argparse.ArgumentParser(
        prog="tablewright",
        description="A workshop for tabletop games.",
        epilog="\n".join(f"  {name:10}{what}" for name, what in COMMANDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="command", help="one of the commands below")
    if not words:
        parser.print_help()
        return 0
    name = parser.parse_args(words[:1]).command
    command = import_module(f"tablewright.cli.{name.replace('-', '_')}")
    own = argparse.ArgumentParser(prog=f"tablewright {name}", description=COMMANDS[name])
    command.arguments(own)
    return fail(lambda: int(command.run(own.parse_args(words[1:])) or 0))
