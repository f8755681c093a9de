"""`verify RECORD`: prove a finished game from its record."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from tablewright.kernel.errors import RecordError
from tablewright.kernel.narration import NAMES
from tablewright.kernel.position import Position


def arguments(parser: argparse.ArgumentParser) -> None:
    what = "a file with the record of a finished game: of a table in the browser, or kept by `play`"
    parser.add_argument("record", nargs="+", metavar="RECORD", help=what)


def run(options: argparse.Namespace) -> None:
    from tablewright.kernel.replay import data_of

    for name in options.record:
        try:
            text = Path(name).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise RecordError(f"cannot read {name}: {error}") from error
        record = data_of(text)
        position, names, checks = prove_match(record) if "kind" in record else prove_game(record)
        print(f"{name}: proven")
        for check in checks:
            print(f"  {check}")
        values = ", ".join(f"{who} {value:+.2f}" for who, value in zip(names, position.result or []))
        print(f"  {position.game.meta.title}, {position.end_reason}: {values}")


def prove_match(record: dict[str, object]) -> tuple[Position, Sequence[str], list[str]]:
    """The final position, the names of the players, and what was checked."""
    from tablewright.match.record import verified

    verdict = verified(record)
    assert verdict.match.history is not None
    return verdict.match.history.position, verdict.match.names, verdict.checks


def prove_game(record: dict[str, object]) -> tuple[Position, Sequence[str], list[str]]:
    """The same for the record of a game alone. It has no secret, so where its seed came from stays open."""
    from tablewright.games.registry import game
    from tablewright.kernel.replay import read, verified

    position = verified(game(read(record)["game"]), record)
    moves = f"all {len(position.moves)} moves are legal and lead to the result and the final position of the record"
    return position, NAMES, [moves, "nothing is known about who chose the seed"]
