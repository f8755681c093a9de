"""`new-game NAME [--to DIR]`: a small complete game as a package of its own, to be changed into another."""

import argparse
from pathlib import Path


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="as in commands and folders: small letters, digits and _, such as tic_tac_toe")
    parser.add_argument("--to", type=Path, default=Path(), metavar="DIR", help="where its folder goes (default: here)")


def run(options: argparse.Namespace) -> None:
    from tablewright.new_game import write_game

    folder = write_game(options.name, options.to)
    print(f"{folder} is a game of its own. To play it:\n")
    print(f"    pip install -e {folder}")
    print(f"    tablewright play {options.name}\n")
    print("Its README.md says how to test it and what to change.")
