"""How long the lab takes to decide: a known change, many seeds, a stored arm given; core seconds, games, verdicts.

    python -m bench.lab_decide corridor --players 4 --change turn.hand_limit=7 --metric loses.0 --bot easy --runs 50

Each run is the question with another seed. Arm A is played first and stored, as it is after any earlier question; the
clock of the run counts B alone. Core seconds are what the games cost; wall seconds depend on who else uses the machine.
"""

import argparse
import tempfile
from pathlib import Path

import numpy as np

from tablewright.lab import asking
from tablewright.lab.question_files import changes_of
from tablewright.lab.store import ArmStore


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--change", action="append", required=True)
    parser.add_argument("--metric", required=True)
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--runs", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=600, help="of one run, at most")
    parser.add_argument("--ahead", type=int, default=20_000, help="blocks of A that are stored beforehand")
    options = parser.parse_args()
    rows = [one_run(options, seed) for seed in range(1, options.runs + 1)]
    decided = [row for row in rows if row[0] in ("more", "less")]
    print(
        f"{options.game} {options.change} {options.metric}, {options.bot} bots: {len(decided)} of {len(rows)} decided"
    )
    for name, place in (("blocks", 1), ("core seconds", 2), ("wall seconds", 3)):
        values = np.array([row[place] for row in rows], float)
        print(f"  {name}: median {np.median(values):,.1f}, 80 % within {np.quantile(values, 0.8):,.1f}")
    print(
        f"  verdicts: {', '.join(sorted({row[0] for row in rows}))}; mean estimate {np.mean([r[4] for r in rows]):+.4f}"
    )


def one_run(options: argparse.Namespace, seed: int) -> tuple[str, int, float, float, float]:
    """The reading, blocks, core seconds, wall seconds and the estimate of one seed."""
    ask = {"players": options.players, "bots": (options.bot,), "seed": seed}
    change = changes_of(options.change, "change")
    question = asking.compare(options.game, change=change, primary=(options.metric,), matters=0.01, **ask)
    with tempfile.TemporaryDirectory() as folder:
        asking.seats(options.game, matters=0.0001, **ask).run(blocks=options.ahead, store=ArmStore(Path(folder)))
        found = question.run(seconds=options.seconds, store=ArmStore(Path(folder)))
    row = found[options.metric]
    strength = found.report["strengths"][0]
    assert row.difference is not None
    return row.reading, strength["blocks"], found.times["core_seconds"], found.times["seconds"], row.difference.mean


if __name__ == "__main__":
    main()
