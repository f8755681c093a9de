"""Where weights of `evaluate` come from (The Corridor, Corner Rush, Eight Days): games of bots, and a regression.

    python -m bench.heuristic_weights play corridor games.jsonl --players 4 --games 700 \\
        --bot "ismcts:iterations=500,playout=0,prior=1,c=0.1"
    python -m bench.heuristic_weights fit corridor games.jsonl --players 4

`play` writes one game a line: its seed, its action numbers and its results. One move in ten is greedy's or, where all
play together, random, so that positions vary. `fit` asks which weights foretell best who wins, loses or lives, on four
games of five, and says on the fifth how well (log-loss); beside it stands how well the game's own `evaluate` does.
With one winner or one loser the model is a softmax over the players, else a logistic regression for each player.
"""

import argparse
import json
import random
from collections.abc import Callable, Iterator
from math import sqrt

import numpy as np
from numpy.typing import NDArray

import tablewright
from tablewright.bots import choose
from tablewright.games.corner_rush.bots import evaluate as corner_rush
from tablewright.games.corner_rush.state import PLAYERS
from tablewright.games.corridor.bots import evaluate as corridor
from tablewright.games.corridor.state import JUMP, RANKS
from tablewright.games.eight_days.bots import evaluate as eight_days
from tablewright.games.eight_days.state import BANDAGE, CLOTH, FOOD
from tablewright.kernel import verbs
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position

Numbers = NDArray[np.float64]
LOOSE = 0.1  # the share of moves that are left to another bot
EVERY = 3  # of so many decisions one is looked at


Measure = Callable[[Position, int], dict[str, float]]
MEASURED: dict[str, Measure] = {}  # by game: what of a position may count for a player


def measures(game: str) -> Callable[[Measure], Measure]:
    def kept(measure: Measure) -> Measure:
        MEASURED[game] = measure
        return measure

    return kept


@measures("corridor")
def of_corridor(position: Position, p: int) -> dict[str, float]:
    r, s = position.r, position.s
    points = corridor.points_to_come(r, s, p)
    is_blocked = any(s.rank[q] == s.rank[p] + 1 and s.lane[q] == s.lane[p] for q in range(position.players))
    return {
        "rank": s.rank[p] - s.horde, "point": points, "detour": corridor.way_ahead(r, s, p) - RANKS,
        "behind": is_blocked and points > 0, "waiting": is_blocked and points == 0,
        "down": s.tripped[p] and points == 0, "jump": s.hand[p, JUMP],
    }  # fmt: skip


@measures("corner_rush")
def of_corner_rush(position: Position, p: int) -> dict[str, float]:
    r, s, steps = position.r, position.s, np.empty(PLAYERS)
    corner_rush.fill_steps(r, s, steps)
    turns = corner_rush.turns_to_go(r, s, p, steps[p], corner_rush.pace(r))
    return {"turns": turns, "log turns": np.log(turns + corner_rush.FASTEST), "tokens": position.s.n_bag[p]}


@measures("eight_days")
def of_eight_days(position: Position, p: int) -> dict[str, float]:
    r, s = position.r, position.s
    turns = eight_days.turns_to_come(r, s, p)
    health = max(0.0, s.health[p] - eight_days.SPENT * eight_days.at_hand(r, s, p))
    a_turn = min(health / (turns + 1), eight_days.PLENTY)
    return {
        "health": health, "a turn": a_turn, "root": sqrt(a_turn), "bandage": min(s.items[p, BANDAGE], turns, 3),
        "hunger": s.hunger[p], "food": min(s.items[p, FOOD], 2), "cloth": min(s.items[p, CLOTH], 4) * (turns > 0),
        "armed": eight_days.best_damage(r, s, p), "dusk": eight_days.dusks_to_come(r, s), "idle": s.idle[p],
        "storm": s.storm[s.place[p]], "one": 1.0,
    }  # fmt: skip


def play(game: Game, args: argparse.Namespace) -> None:
    other = "random" if game.meta.goal == "survival" else "greedy"
    with open(args.file, "a", encoding="utf-8") as file:
        for seed in range(args.seed, args.seed + args.games):
            choice = random.Random(seed)
            position = game.new(args.players, seed, preset=args.preset)
            while not position.is_over:
                bot = other if choice.random() < LOOSE else args.bot
                position.play(choose(position.observation(position.actor), bot, choice.getrandbits(40)).action)
            file.write(json.dumps([seed, position.moves, position.result]) + "\n")


def positions(game: Game, args: argparse.Namespace) -> Iterator[tuple[int, list[float], Position]]:
    """The number and the results of a game, and a position out of it after the first round of decisions."""
    with open(args.file, encoding="utf-8") as lines:
        for n, line in enumerate(lines):
            seed, moves, results = json.loads(line)
            position = game.new(args.players, seed, preset=args.preset)
            for i, action in enumerate(moves):
                if i >= args.players and i % EVERY == 0:
                    yield n, results, position
                position.play(action)


def chances(game: Game, results: Numbers) -> Numbers:
    """What a value from -1 to 1 says: the chance to win, to lose or to live, whatever the game is about."""
    n = results.shape[1]
    if game.meta.goal == "one_winner":
        return np.asarray((1 + (n - 1) * results) / n)
    return np.asarray((1 - (n - 1) * results) / n if game.meta.goal == "one_loser" else (1 + results) / 2)


def foretold(features: Numbers, weights: Numbers, together: bool) -> Numbers:
    """The chances by the model, a row for each position."""
    z = features @ weights
    if together:
        return np.asarray(1 / (1 + np.exp(-z)))
    likely = np.exp(z - z.max(axis=1, keepdims=True))
    return np.asarray(likely / likely.sum(axis=1, keepdims=True))


def regression(features: Numbers, came: Numbers, together: bool) -> Numbers:
    """The weights, by Newton's method."""
    weights = np.zeros(features.shape[2])
    for _ in range(20):
        p = foretold(features, weights, together)
        slope = np.einsum("np,npf->f", p - came, features) + 1e-2 * weights
        spread = p * (1 - p) if together else p
        bend = np.einsum("np,npf,npg->fg", spread, features, features) + 1e-2 * np.eye(len(weights))
        if not together:
            mean = np.einsum("np,npf->nf", p, features)
            bend -= mean.T @ mean
        weights -= np.linalg.solve(bend, slope)
    return weights


def log_loss(p: Numbers, came: Numbers, together: bool) -> float:
    p = np.clip(p, 1e-4, 1 - 1e-4)
    if together:
        return float(-(came * np.log(p) + (1 - came) * np.log(1 - p)).mean())
    return float(-(came * np.log(p)).sum(axis=1).mean())


def fit(game: Game, args: argparse.Namespace) -> None:
    measured, numbers, results, shipped, features = MEASURED[game.name], [], [], [], []
    names: tuple[str, ...] = ()
    for n, result, position in positions(game, args):
        found = [measured(position, p) for p in range(args.players)]
        names = tuple(found[0])
        features.append([[float(f[name]) for name in names] for f in found])
        values = np.zeros(8)
        verbs.evaluate(position.r, position.s, values)
        numbers.append(n)
        results.append(result)
        shipped.append(values[: args.players])
    together, is_test = game.meta.goal == "survival", np.array(numbers) % 5 == 0
    inputs, came = np.array(features), chances(game, np.array(results))
    weights = regression(inputs[~is_test], came[~is_test], together)
    own = log_loss(chances(game, np.array(shipped))[is_test], came[is_test], together)
    fitted = log_loss(foretold(inputs[is_test], weights, together), came[is_test], together)
    print(f"{len(came)} positions of {numbers[-1] + 1} games: log-loss of evaluate {own:.4f}, of the fit {fitted:.4f}")
    print(", ".join(f"{name} {weight:.3f}" for name, weight in zip(names, weights, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("play", "fit"))
    parser.add_argument("game", choices=tuple(MEASURED))
    parser.add_argument("file")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--preset")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="ismcts:iterations=300,playout=0,prior=1,c=0.1")
    args = parser.parse_args()
    (play if args.do == "play" else fit)(tablewright.game(args.game), args)


if __name__ == "__main__":
    main()
