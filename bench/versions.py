"""Two versions of Tablewright side by side: random play and searches of every game, in CPU time, taken in turn.

    git clone . ../before && git -C ../before checkout COMMIT
    python -m bench.versions ../before [--rounds 5] [--games corridor,quoridor] [--kinds random,ismcts] [--fewest]

Each version runs in a process of its own with a cache of its own for compiled code, and is warmed up first. A ratio is
new over old: above 1 the new one is faster.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
SECONDS = 1.0  # of CPU time that one measurement takes, about

# Answers questions (game, players, what) with units per CPU second, line by line. It uses only what both versions have.
PROGRAM = f"""
import json, sys, time
import numpy as np
import tablewright
from tablewright.bots import choose
from tablewright.lab.simulate import play_chunk

SEARCHES = {{"greedy": 1, "ismcts": 100, "uct": 100, "alphabeta": 2000}}

def random_play(game, players, first):
    start = game.new(players, seed=1)
    return lambda i: play_chunk(start, first + 50 * i, 50, 1).plies

def search(game, players, kind):
    position = game.new(players, seed=1)
    for _ in range(6):
        if not position.is_over:
            position.play(position.actions()[len(position.actions()) // 2])
    while len(position.actions()) == 1:  # nothing would be searched
        position.play(position.actions()[0])
    seen = position.observation(position.actor)
    n = SEARCHES[kind]
    text = bare(kind, n, seen)
    return lambda i: choose(seen, text, i).iterations or n

def bare(kind, n, seen):
    # the search alone: without the look at what wins or loses at once, which older versions do not have
    text = kind if n == 1 else f"{{kind}}:iterations={{n}}"
    try:
        choose(seen, text + ",guard=0", 0)
    except tablewright.TablewrightError:
        return text
    return text + ",guard=0"

def rate(task):
    task(0)
    done, i, began = 0, 1, time.process_time()
    while (spent := time.process_time() - began) < {SECONDS}:
        done += task(i)
        i += 1
    return done / spent

for line in sys.stdin:
    name, players, what = json.loads(line)
    game = tablewright.game(name)
    task = random_play(game, players, 0) if what == "random" else search(game, players, what)
    print(json.dumps(rate(task)), flush=True)
"""


class Version:
    """A process that runs one version of the sources."""

    def __init__(self, folder: Path, cache: Path) -> None:
        settings = {**os.environ, "PYTHONPATH": str(folder / "src"), "TABLEWRIGHT_CACHE": str(cache)}
        command = [sys.executable, "-c", PROGRAM]
        self._child = subprocess.Popen(
            command, env=settings, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def rate(self, *question: object) -> float:
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        print(json.dumps(question), file=self._child.stdin, flush=True)
        answer = self._child.stdout.readline()
        if not answer:
            raise SystemExit(f"{question}: the process ended")
        return float(json.loads(answer))


def questions(chosen: list[str], wanted: list[str], fewest: bool) -> list[tuple[str, int, str]]:
    import tablewright

    found = []
    for name in chosen or tablewright.GAMES:
        game = tablewright.game(name)
        kinds = ["random", "greedy", "ismcts" if game.has_secrets or game.has_chance else "uct"]
        kinds += ["alphabeta"] if game.alphabeta is not None else []
        kinds = [kind for kind in kinds if not wanted or kind in wanted]
        numbers = game.meta.players[:1] if fewest else game.meta.players
        found += [(name, players, kind) for players in numbers for kind in kinds]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("old", type=Path, help="a clone at the older commit")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", default="", help="some games, apart by commas (default: all)")
    parser.add_argument("--kinds", default="", help="some of random, greedy, ismcts, uct, alphabeta (default: all)")
    parser.add_argument("--fewest", action="store_true", help="each game with the fewest players only")
    parser.add_argument("--cache", type=Path, help="where compiled code of both is kept (default: a new folder)")
    options = parser.parse_args()
    cache = options.cache or Path(tempfile.mkdtemp(prefix="versions-"))
    old, new = Version(options.old.resolve(), cache / "old"), Version(ROOT, cache / "new")
    print("| game, players | what | old, per CPU s | new | ratio | rounds from, to |\n|---|---|---|---|---|---|")
    games, kinds = ([name for name in text.split(",") if name] for text in (options.games, options.kinds))
    for question in questions(games, kinds, options.fewest):
        rounds = [(old.rate(*question), new.rate(*question)) for _ in range(options.rounds)]
        ratios = sorted(after / before for before, after in rounds)
        before, after = median(rate for rate, _ in rounds), median(rate for _, rate in rounds)
        name, players, what = question
        print(
            f"| {name} {players} | {what} | {before:,.0f} | {after:,.0f} | {median(ratios):.3f} | "
            f"{ratios[0]:.2f} to {ratios[-1]:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
