"""`play GAME`: people and bots on one keyboard, the board as text, hidden hands behind a curtain."""

import argparse
import os
import sys
from pathlib import Path

from tablewright.cli.common import changed_rules, compiling, game_arguments
from tablewright.cli.terminal import Table
from tablewright.games.registry import game
from tablewright.kernel.errors import RecordError, TablewrightError
from tablewright.kernel.game import Game
from tablewright.kernel.narration import NAMES

BOTS = ("random",)


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument(
        "--seats",
        metavar="WHO,...",
        help="person or a bot for each player, such as person,random (default: you against random bots)",
    )
    parser.add_argument("--names", metavar="NAME,...", help="what the players are called")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--colour", choices=("auto", "always", "never"), default="auto")


def run(options: argparse.Namespace) -> None:
    found = game(options.game)
    with compiling(found.name, found.meta.title, "play"):
        warm(found)
    if options.load:
        position = found.replay(read(Path(options.load)))
    else:
        position = found.new(options.players, options.seed, changed_rules(options.changes), options.preset)
    seats = seats_of(options.seats, position.players)
    table = Table(position, seats, names_of(options.names, position.players), wants_colour(options.colour))
    table.run()


def warm(found: Game) -> None:
    """Call once whatever the table will need, so that nothing compiles while somebody waits."""
    position = found.new(seed=0)
    while not position.is_over and len(position.moves) < 3:
        position.why_not(position.actions()[0])
        position.observation(position.actor)
        position.play(position.actions()[0])
    position.board(-1)


def read(path: Path) -> str:
    """The text of a saved game."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"cannot read {path}: {error}") from error


def seats_of(text: str | None, players: int) -> list[str]:
    """Who sits where: "person" or the name of a bot."""
    seats = text.split(",") if text else ["person"] + ["random"] * (players - 1)
    if len(seats) != players:
        raise TablewrightError(f"--seats: expected {players} seats apart by commas, not {len(seats)}")
    for seat in seats:
        if seat not in ("person", *BOTS):
            raise TablewrightError(f"--seats: {seat!r} is neither person nor a bot; bots: {', '.join(BOTS)}")
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
