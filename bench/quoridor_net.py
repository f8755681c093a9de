"""Where the network of Quoridor's estimate comes from: games of the search with itself.

    python -m bench.quoridor_net play games.jsonl --games 5000 --nodes 1500 --seed 1
    python -m bench.quoridor_net train games.jsonl [more.jsonl ...]

`play` adds one game a line: its action numbers, what the search thought of each position, and the result for player 0.
Openings are loose, and one move in 16 as well, so that positions vary. `train` teaches the network a mixture of how
the game ended and what the search thought, on nine games of ten, says on the tenth how well it foretells the end
(log-loss, beside the rough value and the search itself), and writes games/quoridor/bots/net.npy. What a network is
worth is then found out by matches: `python -m bench.quoridor_strength tune NET=new.npy ""`.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from bench.quoridor_strength import GAME, OPENING, PARTS, numbers, opening, searched
from numpy.typing import NDArray

from tablewright.bots import choose
from tablewright.bots.alphabeta_tree import SURE, WIN
from tablewright.games.quoridor.bots import net
from tablewright.games.quoridor.state import PLAYERS
from tablewright.kernel.position import Position

Numbers = NDArray[np.float32]
LOOSE = 1 / 16  # the share of moves that are left to a weak, loose search
FIRST = 4  # plies that are not counted
LOGIT = 1 / 213  # of a hundredth of a step
OF_THE_END = 0.6  # the weight of how a game ended; the rest has what the search thought
BATCH, PASSES, RATE = 1_024, 16, 2e-3
INPUTS = net.OUT  # every row but the last is an input


def play(args: argparse.Namespace) -> None:
    weights, settings = numbers("")
    with open(args.files[0], "a", encoding="utf-8") as file:
        for n in range(args.games):
            choice = random.Random(args.seed + n)
            position = opening(args.seed + n, choice.randrange(2, 9))
            thought: list[int | None] = [None] * len(position.moves)
            while not position.is_over:
                search = searched(position, args.nodes, 14, weights, settings)
                thought.append(int(search.best_value))
                seen, is_loose = position.observation(position.actor), choice.random() < LOOSE
                position.play(choose(seen, OPENING, choice.getrandbits(40)).action if is_loose else int(search.best))
            assert position.result is not None
            file.write(json.dumps([position.moves, thought, position.result[0]]) + "\n")
            if (n + 1) % 100 == 0:
                print(f"{n + 1} of {args.games} games", flush=True)


def sees(position: Position) -> Numbers | None:
    """How often each row of the network counts; None where the race is decided."""
    rules, state = position.observation(position.actor).arrays
    layers, notes = np.zeros(PARTS.LAYERS, np.uint64), np.zeros(PARTS.NOTES, np.int32)
    value = PARTS.estimate(rules[0], state[0], position.actor, WIN, -WIN, WIN, PARTS.WEIGHTS, layers, notes)
    if abs(value) >= SURE:
        return None
    inputs = np.zeros(INPUTS, np.float32)
    for i, (row, times) in enumerate(notes[PLAYERS : PARTS.UNITS].reshape(-1, 2)):
        if i > 0 and row == net.BIAS:
            break
        inputs[row] = times
    return inputs


def positions(files: list[str]) -> Iterator[tuple[int, float, float, Numbers]]:
    """The number of the game, who won and what the search thought, both for the player to move, and the inputs."""
    lines = (line for file in files for line in Path(file).read_text(encoding="utf-8").splitlines())
    for n, line in enumerate(lines):
        moves, thought, result = json.loads(line)
        position = GAME.new(players=2, seed=1)
        for i, action in enumerate(moves):
            if i >= FIRST and thought[i] is not None and (inputs := sees(position)) is not None:
                yield n, (1 + result * (1 - 2 * position.actor)) / 2, chance(thought[i]), inputs
            position.play(action)


def chance(value: float) -> float:
    return float(value > 0) if abs(value) >= SURE else float(1 / (1 + np.exp(-value * LOGIT)))


def loss(chances: Numbers, ended: Numbers) -> float:
    p = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(ended * np.log(p) + (1 - ended) * np.log(1 - p)).mean())


def mirrored() -> NDArray[np.int64]:
    """Where each input is when left and right change places, which must make no difference."""
    slots = np.arange(64).reshape(8, 8)[:, ::-1].ravel()
    squares = np.arange(81).reshape(9, 9)[:, ::-1].ravel()
    places = [net.HORIZONTAL + slots, net.VERTICAL + slots, net.PAWN + squares, net.OTHER_PAWN + squares]
    return np.concatenate([np.arange(net.HORIZONTAL), *places])


class Network:
    """The network in fractions, with Adam's memory of the slopes so far."""

    def __init__(self, inputs: Numbers, chance: np.random.Generator) -> None:
        numbers = slice(net.MINE, net.HORIZONTAL)  # the other inputs say yes or no
        self.center, self.scale = np.zeros(INPUTS, np.float32), np.ones(INPUTS, np.float32)
        self.center[numbers] = inputs[:, numbers].mean(axis=0)
        self.scale[numbers] = 1 / (inputs[:, numbers].std(axis=0) + 1e-6)
        self.mirror = mirrored()
        first, last = chance.standard_normal((INPUTS, net.HIDDEN)) * 0.02, chance.standard_normal(net.HIDDEN) * 0.1
        first[numbers] *= 15
        first[:, -1], last[-1] = 0, 1
        first = (first + first[self.mirror]) / 2
        self.parts = [first.astype(np.float32), last.astype(np.float32)]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.decays = [np.full((INPUTS, 1), 0.3, np.float32), np.float32(0.03)]
        self.decays[0][numbers] = 0.03
        self.floor = np.zeros(net.HIDDEN, np.float32)
        self.floor[-1] = -1e9  # the last unit is linear
        self.steps = 0

    def scaled(self, inputs: Numbers) -> Numbers:
        found: Numbers = (inputs - self.center) * self.scale
        return found

    def units(self, inputs: Numbers) -> Numbers:
        found: Numbers = np.maximum(self.scaled(inputs) @ self.parts[0], self.floor)
        return found

    def chances(self, inputs: Numbers) -> Numbers:
        found: Numbers = 1 / (1 + np.exp(-(self.units(inputs) @ self.parts[1])))
        return found

    def learn(self, inputs: Numbers, wanted: Numbers, rate: float) -> None:
        units = self.units(inputs)
        error = (1 / (1 + np.exp(-(units @ self.parts[1]))) - wanted) / len(wanted)
        below = np.outer(error, self.parts[1]) * (units > self.floor)
        slope = self.scaled(inputs).T @ below
        slopes = [(slope + slope[self.mirror]) / 2, units.T @ error]
        self.steps += 1
        for part, mean, square, slope, decay in zip(
            self.parts, self.means, self.squares, slopes, self.decays, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            part -= rate * (step + decay * part)

    def whole(self) -> NDArray[np.int32]:
        """The network in whole numbers, as games/quoridor/bots/net.py reads it."""
        first = self.parts[0] * self.scale[:, None]
        first[net.BIAS] -= self.center @ first
        first *= 2**net.UNIT
        last = self.parts[1] / LOGIT * 2 ** (net.STEP - net.UNIT)
        return np.rint(np.vstack([first, last])).astype(np.int32)


def train(args: argparse.Namespace) -> None:
    games, ended, thought, seen = (np.array(column) for column in zip(*positions(args.files), strict=True))
    wanted = (OF_THE_END * ended + (1 - OF_THE_END) * thought).astype(np.float32)
    is_test = games % 10 == 0
    known, test = np.flatnonzero(~is_test), np.flatnonzero(is_test)
    rough = 1 / (1 + np.exp(-seen[test, net.ROUGH] * LOGIT))
    print(f"{len(ended)} positions of {games[-1] + 1} games; log-loss on every tenth game: rough value "
          f"{loss(rough, ended[test]):.4f}, search {loss(thought[test], ended[test]):.4f}")  # fmt: skip
    random_numbers = np.random.default_rng(args.seed)
    network = Network(seen, random_numbers)
    for n in range(PASSES):
        random_numbers.shuffle(known)
        for i in range(0, len(known), BATCH):
            batch = known[i : i + BATCH]
            network.learn(seen[batch], wanted[batch], RATE * (1 + np.cos(np.pi * n / PASSES)) / 2)
        print(f"after pass {n + 1}: network {loss(network.chances(seen[test]), ended[test]):.4f}", flush=True)
    np.save(args.out, network.whole())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for name, run in (("play", play), ("train", train)):
        command = commands.add_parser(name)
        command.add_argument("files", nargs="+", metavar="FILE")
        command.add_argument("--seed", type=int, default=1)
        command.set_defaults(run=run)
    commands.choices["play"].add_argument("--games", type=int, default=1_000)
    commands.choices["play"].add_argument("--nodes", type=int, default=1_500)
    commands.choices["train"].add_argument("--out", type=Path, default=Path(net.__file__).with_name("net.npy"))
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    sys.exit(main())
