"""`perft GAME --players N --depth D [--moves "..."]`: the last line printed is the count."""

import argparse

from tablewright.cli.common import changed_rules, compiling, game_arguments
from tablewright.games.registry import game
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.perft import perft


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--depth", type=int, required=True, metavar="D", help="how many moves deep")
    parser.add_argument(
        "--moves", default="", help='moves to play first, apart by spaces or commas: "e2 e8", "draw, end"'
    )


def run(options: argparse.Namespace) -> None:
    if options.depth < 0:
        raise TablewrightError(f"--depth: expected 0 or more, not {options.depth}")
    found = game(options.game)
    seed = 0 if options.seed is None else options.seed
    with compiling(found, "perft"):
        position = found.new(options.players, seed, changed_rules(options.changes), options.preset)
        position.copy().play(position.actions()[0])
        perft(position, 1)
    text = options.moves.replace(";", ",")
    for move in text.split(",") if "," in text else text.split():
        if move.strip():
            position.play(move)
    print(perft(position, options.depth))
