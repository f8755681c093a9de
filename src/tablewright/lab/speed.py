"""How fast a game is: uniform random play with full legal generation at every step, in CPU time on one core."""

import time
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import numpy as np

from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.position import Position
from tablewright.kernel.records import Records
from tablewright.kernel.rng import U, key, stream


@jit
def steps(rs: Records, blank: Records, games: int, seed: int, max_legal: int, log: Records, own_playout: bool) -> int:
    """Steps of random games: every legal action listed at every step, or the game's own playout (exact legal sets)."""
    own = blank.copy()
    out = np.empty(max_legal, np.int32)
    n = 0
    for i in range(games):
        game_seed = stream(seed, i)
        key(own[0], game_seed, 0)
        verbs.setup(rs[0], own[0], log)
        if own_playout:
            n += verbs.playout(rs[0], own[0], out, log, U(game_seed))
        else:
            n += verbs.play_by_list(rs[0], own[0], out, log, U(game_seed))
    return n


def steps_per_cpu_second(start: Position, games: int, seed: int, own_playout: bool = False) -> float:
    """Steps a second of random games under the rules of a position."""
    rules, blank, log = start.arrays[0], np.zeros(1, start.game.state), SILENT
    steps(rules, blank, 1, U(seed), start.game.max_legal, log, own_playout)
    began = time.process_time()
    n = steps(rules, blank, games, U(seed), start.game.max_legal, log, own_playout)
    return n / (time.process_time() - began)


def gain_of_threads(start: Position, games: int, seed: int, threads: int = 2, rounds: int = 5) -> float:
    """How many times as many games as one thread so many threads play, by the wall clock: the middle of some rounds."""
    rules, blank = start.arrays[0], np.zeros(1, start.game.state)
    arguments = (rules, blank, games, U(seed), start.game.max_legal, SILENT, False)

    def seconds(n: int) -> float:
        began = time.perf_counter()
        for task in [pool.submit(steps, *arguments) for _ in range(n)]:
            task.result()
        return time.perf_counter() - began

    with ThreadPoolExecutor(threads) as pool:
        seconds(threads)  # compiled, and the threads are there
        return median(threads * seconds(1) / seconds(threads) for _ in range(rounds))
