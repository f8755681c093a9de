"""Whole games of bots: compiled as a whole, and decision by decision through `Position`, in one run.

    python -m bench.whole_games [GAME ...] [--bots easy,hard] [--seconds 20]

Both ways play the same games in turn, some at a time, until each has had its share of CPU time; games that differ end
the run with an error. `asked in Python` is how bots were asked before (bench/peers/asked_in_python.py), `asked` how the
tables of the server ask them now. Rates are games per CPU second of one core, the ratios those of whole games to each.

    python -m bench.whole_games --greedy 100000

plays so many games of greedy bots of The Corridor for four on all cores, and tells wall and CPU seconds.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass

from bench.peers.asked_in_python import asked

import tablewright
from tablewright.kernel.rng import U, stream
from tablewright.lab.arms import Arm
from tablewright.lab.bot_games import Chooser, chooser, play_out
from tablewright.lab.simulate import simulate
from tablewright.lab.whole_games import play

Outcome = tuple[int, int, str, tuple[float, ...]]  # plies, length, end reason, results


@dataclass
class Way:
    """A way to play, and what it cost so far."""

    name: str
    play: Callable[[Arm, int, int, int], list[Outcome]]
    games: int = 0
    seconds: float = 0.0

    def go(self, arm: Arm, seed: int, n: int) -> list[Outcome]:
        began = time.process_time()
        played = self.play(arm, seed, self.games, n)
        self.seconds += time.process_time() - began
        self.games += n
        return played

    @property
    def rate(self) -> float:
        return self.games / self.seconds


def whole(arm: Arm, seed: int, first: int, n: int) -> list[Outcome]:
    games, reasons = play(arm, seed, first, n), arm.start().game.meta.end_reasons
    return [
        (int(games["plies"][i]), int(games["length"][i]), reasons[games["reason"][i]], tuple(games.results[i].tolist()))
        for i in range(n)
    ]


def move_by_move(ask: Chooser) -> Callable[[Arm, int, int, int], list[Outcome]]:
    def played(arm: Arm, seed: int, first: int, n: int) -> list[Outcome]:
        start, found = arm.start(), []
        for i in range(first, first + n):
            game_seed = int(stream(U(seed), i))
            position = start.game.new(arm.players, game_seed, start.changes)
            play_out(position, arm.bots, int(stream(U(game_seed), 1)), ask)
            result = tuple(position.result or ())
            found.append((len(position.moves), position.length, position.end_reason or "", result))
        return found

    return played


def compare(arm: Arm, seed: int, seconds: float) -> None:
    """One line: rates of all ways on the same games."""
    ways = [Way("whole", whole), Way("asked in Python", move_by_move(asked)), Way("asked", move_by_move(chooser()))]
    for way in ways:
        way.play(arm, seed + 1, 0, 1)  # compiled, and loaded
    n = 1
    while min(way.seconds for way in ways) < seconds / len(ways):
        first, *others = [way.go(arm, seed, n) for way in ways]
        if any(other != first for other in others):
            raise SystemExit(f"{arm.game}, {arm.bots[0]}: the ways played different games")
        n = min(2 * n, 64)
    rates = "  ".join(f"{way.name} {way.rate:9.2f}" for way in ways)
    gains = "  ".join(f"{ways[0].rate / way.rate:5.2f}x" for way in ways[1:])
    print(f"{arm.game:13}{arm.players} {arm.bots[0]:8}{ways[0].games:6} games  {rates}  {gains}", flush=True)


def greedy(games: int) -> None:
    """The Corridor's greedy bots on all cores."""
    start = tablewright.game("corridor").new(4, 0)
    simulate(start, 10, 1, bots=("greedy",))
    wall, cpu = time.perf_counter(), time.process_time()
    simulate(start, games, 1, bots=("greedy",))
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    print(f"{games:,} games of greedy bots, The Corridor for four: {wall:.1f} s, {cpu:.1f} CPU s")


def main() -> None:
    parser = argparse.ArgumentParser(description="Whole games of bots against the path through Position.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--bots", default="easy,hard", help="apart by commas (default: easy,hard)")
    parser.add_argument("--seconds", type=float, default=20.0, help="of CPU time for each line, at least")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--greedy", type=int, metavar="N", help="only so many games of greedy bots of The Corridor")
    options = parser.parse_args()
    if options.greedy:
        greedy(options.greedy)
        return
    for name in options.names or tablewright.GAMES:
        for bot in options.bots.split(","):
            found = tablewright.game(name)
            players = 2 if found.alphabeta is not None else min(4, found.meta.players[-1])  # the deep search is for two
            compare(Arm.of(name, players, [bot]), options.seed, options.seconds)


if __name__ == "__main__":
    main()
