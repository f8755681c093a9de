"""`serve`: the tables in the browser."""

import argparse
import sys


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=8000, help="where the page will be (default: 8000)")


def run(options: argparse.Namespace) -> int:
    print(
        "tablewright: this version has no table server yet. Play in the terminal: python3 run.py play quoridor",
        file=sys.stderr,
    )
    return 1
