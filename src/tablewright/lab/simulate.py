"""Random games on all cores. Game i is the same game on any number of workers."""

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from typing import Any

import numpy as np

from tablewright.kernel import verbs
from tablewright.kernel.cache import jit
from tablewright.kernel.events import new_log
from tablewright.kernel.position import Position
from tablewright.kernel.records import Actions, Ints, Records, Rules, State, Values, Words
from tablewright.kernel.rng import STEP, U, key, mix, scaled, stream
from tablewright.lab.tally import Tally

CHUNK = 500  # games that one task plays; results are merged in the order of chunks
PLAYOUT = 0x9E3779B9  # the choice of actions has a stream of its own


@jit
def share(
    rs: Records, blank: Records, first: int, seed: int, max_legal: int, log: Records, plies: Ints, lengths: Ints,
    reasons: Ints, results: Values,
) -> None:  # fmt: skip
    """Some games, in memory of its own: neighbours in one array would fight for cache lines."""
    own = blank.copy()
    out = np.empty(max_legal, np.int32)
    r, s = rs[0], own[0]
    for i in range(plies.shape[0]):
        mark = stream(seed, first + i)
        key(s, mark, 0)
        verbs.setup(r, s, log)
        plies[i] = verbs.playout(r, s, out, log, U(mark) ^ U(PLAYOUT))
        lengths[i] = verbs.length(s)
        reasons[i] = verbs.end_reason(s)
        verbs.result(r, s, results[i])


@jit
def play_with_history(
    r: Rules, s: State, out: Actions, log: Records, seed: int, often: int, ends: int, history: Words
) -> int:
    """Uniform random play in which a position that comes `often` ends the game by the action `ends`."""
    plies = 0
    x = U(seed)
    history[0] = verbs.fingerprint(s)
    while verbs.actor(s) >= 0:
        n = verbs.legal(r, s, out)
        x = x + STEP
        verbs.apply(r, s, out[scaled(mix(x), n)], log)
        plies += 1
        history[plies] = verbs.fingerprint(s)
        came = 0
        for i in range(plies + 1):
            came += history[i] == history[plies]
        if came >= often:
            verbs.apply(r, s, ends, log)
    return plies


@jit
def share_with_history(
    rs: Records, blank: Records, first: int, seed: int, max_legal: int, log: Records, plies: Ints, lengths: Ints,
    reasons: Ints, results: Values, often: int, ends: int, most: int,
) -> None:  # fmt: skip
    """The same for rules that end a game by repetition."""
    own = blank.copy()
    out = np.empty(max_legal, np.int32)
    history = np.empty(most + 1, np.uint64)
    r, s = rs[0], own[0]
    for i in range(plies.shape[0]):
        mark = stream(seed, first + i)
        key(s, mark, 0)
        verbs.setup(r, s, log)
        plies[i] = play_with_history(r, s, out, log, U(mark) ^ U(PLAYOUT), often, ends, history)
        lengths[i] = verbs.length(s)
        reasons[i] = verbs.end_reason(s)
        verbs.result(r, s, results[i])


def play_chunk(start: Position, first: int, games: int, seed: int) -> Tally:
    """The games first, first + 1, ... of a simulation, as counts."""
    game, rules = start.game, start.arrays[0]
    plies, lengths, reasons = (np.zeros(games, np.int32) for _ in range(3))
    results = np.zeros((games, start.players))
    arguments: tuple[Any, ...] = (
        rules, np.zeros(1, game.state), first, U(seed), game.max_legal, new_log(0), plies, lengths, reasons, results,
    )  # fmt: skip
    often = int(start.r.repetition_draw) if game.fingerprint is not None else 0
    if often:
        share_with_history(*arguments, often, game.repetition, int(start.r.max_plies))
    else:
        share(*arguments)
    return Tally.of(game.meta, plies, lengths, reasons, results)


def simulate(
    start: Position,
    games: int,
    seed: int,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Uniform random games under the rules of a position. Ctrl-C stops early and gives what there is."""
    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    done: dict[int, Tally] = {}
    with ThreadPoolExecutor(workers or os.cpu_count()) as threads:
        waiting = _submitted(threads, start, chunks, seed)
        try:
            _collect(waiting, done, progress)
        except KeyboardInterrupt:
            for task in waiting:
                task.cancel()
    total = Tally.none(start.game.meta, start.players)
    for first in sorted(done):
        total = total + done[first]
    return total


def _submitted(
    threads: Executor, start: Position, chunks: list[tuple[int, int]], seed: int
) -> dict["Future[Tally]", int]:
    return {threads.submit(play_chunk, start, first, games, seed): first for first, games in chunks}


def _collect(waiting: dict["Future[Tally]", int], done: dict[int, Tally], progress: Callable[[int], None]) -> None:
    pending = set(waiting)
    while pending:
        finished, pending = wait(pending, return_when=FIRST_COMPLETED)
        for task in finished:
            done[waiting[task]] = task.result()
        progress(sum(tally.games for tally in done.values()))
