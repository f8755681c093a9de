"""`play GAME`: people and bots on one keyboard, the board as text, hidden hands behind a curtain."""

import argparse
import os
import sys
from pathlib import Path

from tablewright.bots import bot_of, bots_for
from tablewright.cli.common import bot_names, changed_rules, compiling_beside, game_arguments
from tablewright.cli.terminal import TerminalTable, read
from tablewright.games.registry import game
from tablewright.kernel.compiling import interpret_until_compiled
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.game import Game
from tablewright.kernel.narration import NAMES

OPPONENT = "medium"  # where no seats are given


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument(
        "--seats",
        metavar="WHO,...",
        help="person or a bot for each player, such as person,easy (default: you against medium bots)",
    )
    parser.add_argument("--names", metavar="NAME,...", help="what the players are called")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--colour", choices=("auto", "always", "never"), default="auto")


def run(options: argparse.Namespace) -> None:
    interpret_until_compiled()
    found = game(options.game)
    if options.load:
        refuse_settings(options)
        position = found.replay(read(Path(options.load)))
    else:
        position = found.new(options.players, options.seed, changed_rules(options.changes), options.preset)
    seats = seats_of(options.seats, found, position.players)
    table = TerminalTable(position, seats, names_of(options.names, position.players), wants_colour(options.colour))
    with compiling_beside(found):
        table.run()


def refuse_settings(options: argparse.Namespace) -> None:
    """A saved game has its own players, chance and rules."""
    if options.players is not None or options.seed is not None or options.changes or options.preset is not None:
        raise TablewrightError("--load: a saved game keeps its rules: leave out --players, --seed, --set and --preset")


def seats_of(text: str | None, found: Game, players: int) -> list[str]:
    """Who sits where: "person" or the name of a bot."""
    seats = list(bot_names(text)) if text else ["person"] + [OPPONENT] * (players - 1)
    if len(seats) != players:
        raise TablewrightError(f"--seats: expected {players} seats apart by commas, not {len(seats)}")
    for seat in seats:
        known = ("person", *bots_for(found))
        if seat not in known and seat.partition(":")[0] not in known:
            bots = ", ".join(known[1:])
            raise TablewrightError(f"--seats: {seat!r} is neither person nor a bot; bots: {bots}")
        if seat != "person":
            bot_of(found, seat)  # refuses settings that it cannot have
    return seats


def names_of(text: str | None, players: int) -> list[str]:
    names = [name.strip() for name in text.split(",")] if text else list(NAMES[:players])
    if len(names) != players or len(set(names)) < players or not all(names):
        raise TablewrightError(f"--names: expected {players} different names apart by commas")
    return names


def wants_colour(choice: str) -> bool:
    if choice == "auto":
        return sys.stdout.isatty() and "NO_COLOR" not in os.environ
    return choice == "always"
