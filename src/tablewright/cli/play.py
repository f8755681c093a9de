"""`play GAME`: people and bots on one keyboard, the board as text, hidden hands behind a curtain."""

import argparse
import os
import sys
from pathlib import Path

import numpy as np

from tablewright.bots import bot_of, bots_for, choose
from tablewright.cli.common import bot_names, changed_rules, compiling, game_arguments, use_of
from tablewright.cli.terminal import Table, read
from tablewright.games.registry import game
from tablewright.kernel import entry
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
    found = game(options.game)
    if options.load:
        refuse_settings(options)
        position = found.replay(read(Path(options.load)))
    else:
        position = found.new(options.players, options.seed, changed_rules(options.changes), options.preset)
    seats = seats_of(options.seats, found, position.players)
    with compiling(found.name, found.meta.title, use_of("play", seats)):
        warm(found)
        warm_bots(found, seats)
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
    rules, state = position.arrays
    entry.result(rules, state, np.zeros(position.players))
    entry.end_reason(state)
    entry.length(state)
    if found.fingerprint is not None:
        entry.fingerprint(state)


def warm_bots(found: Game, seats: list[str]) -> None:
    """One short thought of each bot at the table."""
    position = found.new(seed=0)
    for seat in set(seats) - {"person"}:
        choose(position.observation(position.actor), seat, 0, iterations=1)


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
        if seat != "person" and seat.partition(":")[0] not in bots_for(found):
            bots = ", ".join(bots_for(found))
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
