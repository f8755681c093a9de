"""`verify RECORD`: prove a finished game from its record."""

import argparse
from pathlib import Path

from tablewright.kernel.errors import RecordError


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", nargs="+", metavar="RECORD", help="a file with the record of a finished table")


def run(options: argparse.Namespace) -> None:
    from tablewright.match.record import verified

    for name in options.record:
        try:
            text = Path(name).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise RecordError(f"cannot read {name}: {error}") from error
        verdict = verified(text)
        position = verdict.match.line and verdict.match.line.position
        print(f"{name}: proven")
        for check in verdict.checks:
            print(f"  {check}")
        if position:
            values = ", ".join(f"{who} {v:+.2f}" for who, v in zip(verdict.match.names, position.result or []))
            print(f"  {position.game.meta.title}, {position.end_reason}: {values}")
