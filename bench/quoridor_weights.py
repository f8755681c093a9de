"""Where the weights of Quoridor's estimate come from: games of the search with itself, and a logistic regression.

    python -m bench.quoridor_weights play games.jsonl --games 1000 --nodes 1500 --seed 1
    python -m bench.quoridor_weights fit games.jsonl

`play` writes one game a line: its action numbers and the result for player 0. Openings are loose, and one move in 25
as well, so that positions vary. `fit` asks which weights foretell best who won, on four games of five, and says on the
fifth how well (log-loss); each set of features is printed with its weights in hundredths of a step. What it finds is
then tried in matches: `python -m bench.quoridor_strength tune`.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator

import numpy as np
from bench.quoridor_strength import GAME, OPENING, PARTS, opening, searcher
from numpy.typing import NDArray

from tablewright.bots import choose
from tablewright.games.quoridor.paths import flood
from tablewright.games.quoridor.search import ALL_FENCES, threats
from tablewright.games.quoridor.squares import side
from tablewright.kernel.position import Position

Numbers = NDArray[np.float64]
LOOSE = 0.04  # the share of moves that are left to a weak, loose search
FIRST = 4  # plies that are not counted
SETS = {
    "ways and fences": ("step", "fence"),
    "fading": ("step", "fade", "fence", "fence_way", "last_fence"),
    "and the worst fence": ("step", "fade", "fence", "fence_way", "last_fence", "worst"),
    "and all fences": ("step", "fade", "fence", "fence_way", "last_fence", "worst", "total"),
    "and the width": ("step", "fade", "fence", "fence_way", "last_fence", "worst", "total", "width"),
    "and the place": ("step", "fade", "fence", "fence_way", "last_fence", "worst", "total", "column", "mobility"),
}


def play(args: argparse.Namespace) -> None:
    move = searcher("", args.nodes, 14)
    with open(args.file, "a", encoding="utf-8") as file:
        for n in range(args.games):
            choice = random.Random(args.seed + n)
            position = opening(args.seed + n, choice.randrange(2, 9))
            while not position.is_over:
                seen = position.observation(position.actor)
                is_loose = choice.random() < LOOSE
                position.play(choose(seen, OPENING, choice.getrandbits(40)).action if is_loose else move(position, n))
            assert position.result is not None
            file.write(json.dumps([position.moves, position.result[0]]) + "\n")


def measured(position: Position) -> dict[str, float]:
    """What the estimate counts of a position, for the player to move."""
    r, s, me = position.r, position.s, position.actor
    other = 1 - me
    layers, notes = np.zeros(PARTS.LAYERS, np.uint64), np.zeros(PARTS.NOTES, np.int64)
    for p in range(2):
        notes[p] = flood(s, side(r, p), int(s.pawn[p]), layers[p])
    seen = [exposed(position, p, layers, notes) for p in range(2)]
    steps, fences = int(notes[other] - notes[me]), int(s.fences[me]) - int(s.fences[other])
    found = {name: seen[other][name] - seen[me][name] for name in seen[0]}
    found["step"], found["fade"] = steps, -steps * int(s.fences[:2].sum()) / ALL_FENCES
    found["fence"], found["fence_way"] = fences, fences * int(notes[:2].sum()) / 20
    return found


def exposed(position: Position, p: int, layers: NDArray[np.uint64], notes: NDArray[np.int64]) -> dict[str, float]:
    r, s = position.r, position.s
    here, against = int(s.pawn[p]), int(s.fences[1 - p]) > 0
    worst, total, width = threats(r, s, p, layers, notes) if against else (0, 0, 0)
    sides = int(s.open[here]).bit_count()
    return {
        "worst": worst, "total": total, "width": -width / 16, "column": abs(here % 9 - 4), "mobility": -sides,
        "last_fence": float(against),
    }  # fmt: skip


def positions(file: str) -> Iterator[tuple[int, float, dict[str, float]]]:
    """The game, the result for the player to move, and what was measured, of each position with fences in hand."""
    with open(file, encoding="utf-8") as lines:
        for n, line in enumerate(lines):
            moves, result = json.loads(line)
            position = GAME.new(players=2, seed=1)
            for i, action in enumerate(moves):
                if i >= FIRST and position.s.fences.any():
                    yield n, (1 + result * (1 - 2 * position.actor)) / 2, measured(position)
                position.play(action)


def regression(features: Numbers, won: Numbers, is_test: NDArray[np.bool_]) -> tuple[float, Numbers]:
    """The log-loss on the test games, and the weights; the last one is that of having the move."""
    inputs = np.column_stack([features, np.ones(len(won))])
    x, y = inputs[~is_test], won[~is_test]
    weights = np.zeros(x.shape[1])
    for _ in range(15):  # Newton's method
        p = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (p - y) + 1e-2 * weights
        weights -= np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + 1e-2 * np.eye(len(weights)), slope)
    p = np.clip(1 / (1 + np.exp(-inputs[is_test] @ weights)), 1e-6, 1 - 1e-6)
    y = won[is_test]
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()), weights


def fit(args: argparse.Namespace) -> None:
    games, won, found = zip(*positions(args.file), strict=True)
    is_test = np.array(games) % 5 == 0
    print(f"{len(won)} positions of {games[-1] + 1} games")
    for name, features in SETS.items():
        loss, weights = regression(np.array([[m[f] for f in features] for m in found]), np.array(won), is_test)
        scaled = ", ".join(
            f"{f} {100 * w / weights[0]:.0f}" for f, w in zip((*features, "tempo"), weights, strict=True)
        )
        print(f"{name}: log-loss {loss:.4f}; {scaled}; a step is {weights[0]:.2f} logits")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("file")
    playing.add_argument("--games", type=int, default=1_000)
    playing.add_argument("--nodes", type=int, default=1_500)
    playing.add_argument("--seed", type=int, default=1)
    playing.set_defaults(run=play)
    fitting = commands.add_parser("fit")
    fitting.add_argument("file")
    fitting.set_defaults(run=fit)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    sys.exit(main())
