"""`warm [GAME...]`: compile ahead all that people, bots and simulations need, for servers and images."""

import argparse

from tablewright.cli.common import progress_bar
from tablewright.games.registry import NAMES, game
from tablewright.kernel.compiling.cache import mark_compiled
from tablewright.lab.warming import LAB, warm_lab
from tablewright.match.warming import TABLE, steps


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(NAMES)} (default: all)")


def run(options: argparse.Namespace) -> None:
    games = [game(name) for name in options.games or NAMES]
    todo = [(found, steps(found)) for found in games]
    done = 0
    with progress_bar(sum(len(own) + 1 for _, own in todo), "Compiling") as tell:
        for found, own in todo:
            for _, step in own:
                step()
                done += 1
                tell(done)
            mark_compiled(found.folder, TABLE)
            warm_lab(found)
            mark_compiled(found.folder, LAB)
            done += 1
            tell(done)
    print(f"Compiled for this machine: {', '.join(found.meta.title for found in games)}.")
