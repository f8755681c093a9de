"""`bench [GAME] [--json]`: our speed and a peer's, measured in turn in one run, in CPU time."""

import argparse
import json
import sys
from importlib import import_module
from typing import Any

from tablewright.cli.common import compiling
from tablewright.games import registry
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.paths import REPO


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="one game (default: all)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> None:
    names = [registry.game(options.game).name] if options.game else list(registry.NAMES)
    benchmarks = load()
    measured = []
    for duel in benchmarks.duels(names):
        with compiling(registry.game(duel.game), "bench"):
            duel.ours(0)
        measured.append(duel.run())
        if not options.json:
            show(measured[-1])
    if options.json:
        print(json.dumps(measured, indent=1))
        return
    for note in benchmarks.notes(names):
        print(note)


def load() -> Any:
    """The benchmarks, which live in the repository, beside their peers."""
    if not (REPO / "bench" / "benchmarks.py").exists():
        raise TablewrightError("benchmarks live in the repository: run `python3 run.py bench` in a clone")
    sys.path.insert(0, str(REPO))
    try:
        return import_module("bench.benchmarks")
    except ModuleNotFoundError as error:
        raise TablewrightError(
            f"{error.name} is not installed: use `python3 run.py bench`, which installs it"
        ) from error


def show(row: dict[str, Any]) -> None:
    print(f"{row['game']}, {row['what']}: {row['ours_per_cpu_s']:,} a CPU second")
    print(f"  {row['peer']}: {row['peer_per_cpu_s']:,}")
    low, high = row["spread"]
    print(f"  ratio {row['ratio']} (rounds from {low} to {high})", flush=True)
