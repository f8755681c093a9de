"""A learner that learns: policy gradient by self-play on the batched environment, in nothing but numpy.

    python3 examples/learner.py train --steps 6000000 --seed 1 --out learner.npz     # prints its curve as it goes
    tablewright arena corridor --bots examples.learner:bot,easy --games 400          # plays what learner.npz holds

One network of one hidden layer plays both sides of a two-player game: a row of numbers goes in, a score for every
action and a value come out. Many games step at once; each decision is pushed up or down by how much better the game
ended for its player than the value said. At some moments the network, taking its likeliest action, plays `easy`.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tablewright
from tablewright import envs
from tablewright.bots import choose
from tablewright.kernel import verbs
from tablewright.kernel.tensors import size

Array = NDArray[Any]
GAMES, LENGTH, HIDDEN = 256, 32, 128
RATE, ENTROPY, VALUE_WEIGHT = 1e-3, 0.01, 0.5
NOT_LEGAL = np.float32(-1e9)


class Network:
    """Numbers in, a score for each action and a value out."""

    def __init__(self, inputs: int, actions: int, chooser: np.random.Generator) -> None:
        def weights(n: int, m: int, scale: float) -> Array:
            return (chooser.standard_normal((n, m)) * scale / np.sqrt(n)).astype(np.float32)

        self.parts = {
            "w1": weights(inputs, HIDDEN, 1.4),
            "b1": np.zeros(HIDDEN, np.float32),
            "w2": weights(HIDDEN, actions + 1, 0.1),  # the last column is the value
            "b2": np.zeros(actions + 1, np.float32),
        }
        self._mean = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._square = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._updates = 0

    def look(self, seen: Array) -> tuple[Array, Array]:
        """The hidden layer, and the outputs: scores and, last, the value before it is squeezed."""
        hidden = np.maximum(seen @ self.parts["w1"] + self.parts["b1"], 0.0)
        return hidden, hidden @ self.parts["w2"] + self.parts["b2"]

    def learn(self, seen: Array, hidden: Array, push: Array, rate: float) -> None:
        """Move against the slope of the outputs, by Adam."""
        back = (push @ self.parts["w2"].T) * (hidden > 0)
        slopes = {"w1": seen.T @ back, "b1": back.sum(0), "w2": hidden.T @ push, "b2": push.sum(0)}
        self._updates += 1
        for name, slope in slopes.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._updates)
            square = self._square[name] / (1 - 0.999**self._updates)
            self.parts[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def shares(scores: Array, mask: Array) -> Array:
    """How likely each legal action is."""
    scores = np.where(mask, scores, NOT_LEGAL)
    grown = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Array = grown / grown.sum(axis=1, keepdims=True)
    return found


def drawn(likely: Array, chooser: np.random.Generator) -> Array:
    """An action for each game."""
    sums = likely.cumsum(axis=1)
    lots = chooser.random(len(sums))[:, None] * sums[:, -1:]
    found: Array = (sums > lots).argmax(axis=1)
    return found


def stretch(batch: envs.Batch, network: Network, chooser: np.random.Generator) -> tuple[Array, ...]:
    """Some steps of all games: what was seen, the mask, what was played, and how it turned out for who played it."""
    shape = (LENGTH, batch.games)
    seen = np.empty((*shape, batch.observation.shape[1]), np.float32)
    mask = np.empty((*shape, batch.mask.shape[1]), np.int8)
    played, actor, done = (np.empty(shape, kind) for kind in (np.int64, np.int64, bool))
    results = np.empty((*shape, batch.players))
    for t in range(LENGTH):
        seen[t], mask[t], actor[t] = batch.observation, batch.mask, batch.actor
        played[t] = drawn(shares(network.look(seen[t])[1][:, :-1], mask[t]), chooser)
        batch.step(played[t])
        done[t], results[t] = batch.done, batch.rewards
    values = np.tanh(network.look(batch.observation)[1][:, -1])
    outcome = np.where(batch.actor[:, None] == np.arange(2), values[:, None], -values[:, None])  # as expected, for both
    outcomes = np.empty(shape, np.float32)
    for t in reversed(range(LENGTH)):
        outcome = np.where(done[t][:, None], results[t], outcome)
        outcomes[t] = outcome[np.arange(batch.games), actor[t]]
    return tuple(array.reshape(LENGTH * batch.games, *array.shape[2:]) for array in (seen, mask, played, outcomes))


def improve(network: Network, seen: Array, mask: Array, played: Array, outcomes: Array, rate: float) -> None:
    """One step towards what turned out well, with some weight on trying things."""
    hidden, out = network.look(seen)
    value, likely = np.tanh(out[:, -1]), shares(out[:, :-1], mask)
    better = outcomes - value
    logs = np.log(likely + 1e-9)
    entropy = -(likely * logs).sum(axis=1, keepdims=True)
    push = np.empty_like(out)
    push[:, :-1] = likely * better[:, None]
    push[np.arange(len(played)), played] -= better
    push[:, :-1] += ENTROPY * likely * (logs + entropy)
    push[:, -1] = -2 * VALUE_WEIGHT * better * (1 - value**2)
    network.learn(seen, hidden, (push / len(played)).astype(np.float32), rate)


def train(name: str, steps: int, seed: int, checks: int, games: int) -> Iterator[dict[str, Any]]:
    """Learn for so many steps; the curve, point by point, each with the network so far."""
    game, chooser = tablewright.game(name), np.random.default_rng(seed)
    network = Network(size(game.tensors), game.n_actions, chooser)
    batch = envs.batch(game, 2, GAMES, seed * 1_000_003)
    began, done, points = time.process_time(), 0, [steps * n // checks for n in range(checks + 1)]
    while points:
        if done >= points[0]:
            points.pop(0)
            score = against(network, game, "easy", games, seed)
            yield {"steps": done, "cpu_s": round(time.process_time() - began, 1), **score, "network": network}
            continue
        improve(network, *stretch(batch, network, chooser), RATE * max(1 - 0.9 * done / steps, 0.1))
        done += GAMES * LENGTH


def against(network: Network, game: Any, bot: str, games: int, seed: int) -> dict[str, Any]:
    """The mean result over games with a bot, seats changed after each, with its 95 % interval."""
    results = []
    for i in range(games):
        position, seat = game.new(2, 10_000_000 + 1_000_003 * seed + i // 2), i % 2
        while not position.is_over:
            player = position.actor
            seen = position.observation(player)
            action = likeliest(network, seen) if player == seat else choose(seen, bot, seed=i).action
            position.play(action)
        results.append(position.result[seat])
    half = 1.96 * float(np.std(results, ddof=1)) / len(results) ** 0.5
    return {"games": games, "result": round(float(np.mean(results)), 3), "half_width": round(half, 3)}


def likeliest(network: Network, observation: Any) -> int:
    """The action that the network would choose most often."""
    row = np.zeros((1, size(observation.game.tensors)), np.float32)
    verbs.write_tensors(observation.r, observation.s, observation.viewer, row[0])
    scores = network.look(row)[1][0]
    return max(observation.actions(), key=lambda action: scores[action])


@cache
def loaded(path: str) -> tuple[Network, str]:
    """A network from its file, and the game that it learned."""
    kept = np.load(path)
    network = Network(1, 1, np.random.default_rng(0))
    network.parts = {name: kept[name] for name in network.parts}
    return network, str(kept["game"])


def bot(observation: Any, seed: int) -> int:
    """What the network in the file that LEARNER names plays: a bot for arena, engine and tables."""
    network, game = loaded(os.environ.get("LEARNER", "learner.npz"))
    if observation.game.name != game or observation.players != 2:
        raise tablewright.TablewrightError(f"this network has learned {game} with two players")
    return likeliest(network, observation)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=["train"])
    parser.add_argument("--game", default="corridor", help="a game for two (default: corridor)")
    parser.add_argument("--steps", type=int, default=6_000_000, help="decisions to learn from (default: 6,000,000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checks", type=int, default=8, help="games with easy at so many moments (default: 8)")
    parser.add_argument("--games", type=int, default=200, help="games of each check (default: 200)")
    parser.add_argument("--out", type=Path, default=Path("learner.npz"))
    options = parser.parse_args()
    for point in train(options.game, options.steps, options.seed, options.checks, options.games):
        np.savez(options.out, game=options.game, **point.pop("network").parts)
        print(json.dumps({"seed": options.seed, **point}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
