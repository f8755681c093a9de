"""What `tablewright bench` measures: our random play beside OpenSpiel's, turn by turn in one run."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from statistics import median
from typing import Any

from bench import search
from bench.peers import openspiel

import tablewright
from tablewright.kernel.perft import perft
from tablewright.lab.speed import gain_of_threads, steps_per_cpu_second

ROUNDS = 5
OPENSPIEL_PLIES = 324  # OpenSpiel draws a game of Quoridor here, so ours stops there too
HEARTS = {  # ours include setting up a game; theirs with dealing, and without
    "OpenSpiel 2.0.2 hearts, C++ random games, dealing included": openspiel.hearts_games,
    "OpenSpiel 2.0.2 hearts, C++ rollouts of dealt hands": openspiel.hearts_rollouts,
}
QUORIDOR = "OpenSpiel 2.0.2 quoridor, C++ rollouts"
WAYS = {"random play, legal sets": True, "random play, action list": False}  # whether it is the game's own playout


@dataclass(frozen=True)
class Duel:
    """One benchmark: ours and a peer's, both in units per CPU second for a round number."""

    game: str
    what: str
    peer: str
    ours: Callable[[int], float]
    theirs: Callable[[int], float]

    def run(self) -> dict[str, Any]:
        """Rounds taken in turn, so that a slow moment of the machine hits both."""
        rounds = [(self.ours(i), self.theirs(i)) for i in range(ROUNDS)]
        ratios = sorted(ours / theirs for ours, theirs in rounds)
        return {
            "game": self.game,
            "what": self.what,
            "ours_per_cpu_s": round(median(ours for ours, _ in rounds)),
            "peer": self.peer,
            "peer_per_cpu_s": round(median(theirs for _, theirs in rounds)),
            "ratio": round(median(ratios), 2),
            "spread": [round(ratios[0], 2), round(ratios[-1], 2)],
        }


def rate(done: tuple[int, float]) -> float:
    """Units per CPU second of a peer's answer."""
    units, seconds = done
    return units / seconds


def quoridor() -> Iterator[Duel]:
    rules = {"rules.max_plies": OPENSPIEL_PLIES}
    start = tablewright.game("quoridor").new(2, 0, rules)
    for what, own in WAYS.items():
        yield Duel(
            "quoridor",
            what,
            QUORIDOR,
            lambda i, own=own: steps_per_cpu_second(start, 2_000, i, own),
            lambda i: rate(openspiel.quoridor_rollouts(2, 200, i)),
        )
    for where, moves in search.POSITIONS.items():
        what = f"uct with random playouts from {where}"
        yield Duel("quoridor", what, search.MCTSBOT, partial(search.uct, moves), partial(search.mctsbot, moves))


def beside_hearts(name: str) -> Iterator[Duel]:
    game = tablewright.game(name)
    start = game.new(game.meta.players[-1], 0)
    for (way, own), (peer, play) in product(WAYS.items(), HEARTS.items()):
        if own and game.legal_set is None:
            continue
        yield Duel(
            name,
            f"{way}, {start.players} players",
            peer,
            lambda i, own=own: steps_per_cpu_second(start, 30_000, i, own),
            lambda i, play=play: rate(play(2_000, i)),
        )


def duels(names: list[str]) -> Iterator[Duel]:
    """The benchmarks of these games."""
    for name in names:
        yield from quoridor() if name == "quoridor" else beside_hearts(name)


def notes(names: list[str]) -> Iterator[str]:
    """What is measured without a peer."""
    for name in names:
        gain = gain_of_threads(tablewright.game(name).new(seed=0), 50_000, 1)
        yield f"{name}: two threads give {gain:.2f}x one, by the wall clock"
    if "quoridor" in names:
        began = time.process_time()
        count = perft(tablewright.game("quoridor").new(2, 0), 4)
        yield f"quoridor: perft 4 from the start is {count:,}, in {time.process_time() - began:.2f} s of CPU"
    yield from search.notes(names)
