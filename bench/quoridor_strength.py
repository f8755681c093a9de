"""Matches that chose the numbers of Quoridor's alpha-beta, and those that show how strong it is.

    python -m bench.quoridor_strength tune "TEMPO=30" "TEMPO=70" --nodes 4000 --games 200
    python -m bench.quoridor_strength bots expert medium --games 20
    python -m bench.quoridor_strength openspiel expert --simulations 10000 --games 20
    python -m bench.quoridor_strength walker medium --games 20

Games come in pairs: the same opening, sides changed. An opening is a few plies that a weak, loose search thinks
playable. `tune` stops as soon as a sequential test is sure (SPRT, 0 against 30 Elo, 5 % errors).
"""

import argparse
import math
import sys
from collections.abc import Callable, Sequence

import numpy as np

import tablewright
from tablewright.bots import alphabeta, choose
from tablewright.bots.alphabeta_tree import SETTINGS, plant
from tablewright.bots.thought import Task, never
from tablewright.kernel.position import Position

GAME = tablewright.game("quoridor")
PARTS = GAME.search
OPENING = "alphabeta:iterations=300,slack=1.5,table=12"
Player = Callable[[Position, int], int]


def numbers(text: str) -> tuple[np.ndarray, np.ndarray]:
    """Weights and settings with some of them changed: "TEMPO=30,FUTILITY=100"."""
    import tablewright.bots.alphabeta_tree as tree

    weights, settings = PARTS.WEIGHTS.copy(), SETTINGS.copy()
    for part in filter(None, text.split(",")):
        name, value = part.split("=")
        if hasattr(PARTS, name):
            weights[getattr(PARTS, name)] = int(value)
        else:
            settings[getattr(tree, name)] = int(value)
    return weights, settings


def searcher(text: str, nodes: int, power: int = 16) -> Player:
    """A player with changed numbers and a budget of nodes."""
    weights, settings = numbers(text)

    def move(position: Position, seed: int) -> int:
        seen = position.observation(position.actor)
        rules, state = seen.arrays
        search = alphabeta.Search(alphabeta.new_tree(GAME, power, weights, settings), rules, nodes)
        plant(search.tree, rules, state)
        search.best = int(search.tree.moves[0, 0])
        alphabeta.deepen(search, Task(seen, seed, never), 60)
        return search.best

    return move


def opening(seed: int, plies: int) -> Position:
    position = GAME.new(players=2, seed=seed)
    for i in range(plies):
        if not position.is_over:
            position.play(choose(position.observation(position.actor), OPENING, 1000 * seed + i).action)
    return position


def played(start: Position, players: Sequence[Player], seed: int) -> float:
    """One game; the result for player 0."""
    position = start.copy()
    while not position.is_over:
        position.play(players[position.actor](position, seed))
    return position.result[0]


def pair(first: Player, second: Player, seed: int, plies: int) -> float:
    """Two games from one opening with sides changed; points of the first, 0 to 2."""
    start = opening(seed, plies)
    there, back = played(start, (first, second), seed), played(start, (second, first), seed)
    return (there + 1) / 2 + (1 - back) / 2


def elo(score: float) -> float:
    score = min(max(score, 1e-3), 1 - 1e-3)
    return -400 * math.log10(1 / score - 1)


def likelihood(points: Sequence[float], elo0: float, elo1: float) -> float:
    """The log-likelihood ratio of two Elo differences, from pairs of games."""
    shares = np.array(points) / 2
    variance = shares.var() + 1e-3
    p0, p1 = (1 / (1 + 10 ** (-e / 400)) for e in (elo0, elo1))
    return float(len(shares) * (p1 - p0) * (2 * shares.mean() - p0 - p1) / (2 * variance))


def tune(args: argparse.Namespace) -> None:
    first, second = searcher(args.first, args.nodes), searcher(args.second, args.nodes)
    points: list[float] = []
    for i in range(args.games // 2):
        points.append(pair(first, second, args.seed + i, 2 + i % 7))
        ratio = likelihood(points, 0.0, args.elo)
        if len(points) >= 10 and abs(ratio) > math.log(19):
            break
    score, error = np.mean(points) / 2, 1.96 * np.std(points) / 2 / math.sqrt(len(points))
    print(
        f"{args.first or 'base'} against {args.second or 'base'}, {args.nodes} nodes: {score:.3f} +- {error:.3f} "
        f"({elo(score):+.0f} Elo) in {2 * len(points)} games, log-likelihood ratio {ratio:+.2f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("tune")
    one.add_argument("first")
    one.add_argument("second")
    one.add_argument("--nodes", type=int, default=4000)
    one.add_argument("--games", type=int, default=200)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--elo", type=float, default=30.0)
    one.set_defaults(run=tune)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    sys.exit(main())
