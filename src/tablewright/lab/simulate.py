"""Many games on all cores. Game i is the same game on any number of workers."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.position import Position
from tablewright.kernel.records import Actions, Ints, Records, Rules, State, Values, Words
from tablewright.kernel.rng import U, advance, key, mix, scaled, stream
from tablewright.lab.bot_games import are_ours, play_game, seated
from tablewright.lab.game_board import Halt
from tablewright.lab.tally import Tally
from tablewright.lab.whole_games import SeatedBots, as_tally

CHUNK, BOT_CHUNK = 500, 100  # random games, and games of bots, that one task plays; results are merged in order
PLAYOUT = U(0x9E3779B9)  # the choice of actions has a stream of its own


@jit
def begin(r: Rules, s: State, seed: int, i: int, log: Records) -> int:
    """Set up game i; the seed of its random choices."""
    game_seed = stream(seed, i)
    key(s, game_seed, 0)
    verbs.setup(r, s, log)
    choices: int = U(game_seed) ^ PLAYOUT
    return choices


@jit
def write_outcome(r: Rules, s: State, i: int, lengths: Ints, reasons: Ints, results: Values) -> None:
    """Write down how a game ended."""
    lengths[i] = verbs.length(s)
    reasons[i] = verbs.end_reason(s)
    verbs.result(r, s, results[i])


@jit
def share(
    rs: Records, blank: Records, first: int, seed: int, max_legal: int, log: Records, plies: Ints, lengths: Ints,
    reasons: Ints, results: Values,
) -> None:  # fmt: skip
    """Some games, in memory of its own: neighbours in one array would fight for cache lines."""
    own = blank.copy()
    out = np.empty(max_legal, np.int32)
    for i in range(plies.shape[0]):  # own[0] each time: a record alone would not keep its array alive
        choices = begin(rs[0], own[0], seed, first + i, log)
        plies[i] = verbs.playout(rs[0], own[0], out, log, choices)
        write_outcome(rs[0], own[0], i, lengths, reasons, results)


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
        x = advance(x)
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
    for i in range(plies.shape[0]):
        choices = begin(rs[0], own[0], seed, first + i, log)
        plies[i] = play_with_history(rs[0], own[0], out, log, choices, often, ends, history)
        write_outcome(rs[0], own[0], i, lengths, reasons, results)


def play_chunk(start: Position, first: int, games: int, seed: int) -> Tally:
    """The games first, first + 1, ... of a simulation, as counts."""
    game, rules = start.game, start.arrays[0]
    plies, lengths, reasons = (np.zeros(games, np.int32) for _ in range(3))
    results = np.zeros((games, start.players))
    arguments: tuple[Any, ...] = (
        rules, np.zeros(1, game.state), first, U(seed), game.max_legal, SILENT, plies, lengths, reasons, results,
    )  # fmt: skip
    play: Callable[..., None]
    more: tuple[int, ...]
    often = int(start.r.repetition_draw) if game.fingerprint is not None else 0
    if often:
        play, more = share_with_history, (often, game.repetition, int(start.r.max_plies))
    else:
        play, more = share, ()
    play(*arguments, *more)
    return Tally.of(game.meta, plies, lengths, reasons, results)


def tasks(
    start: Position, games: int, seed: int, bots: Sequence[str], workers: int, halt: Halt
) -> Iterator[Callable[[], Tally]]:
    """What the workers have to do, in order, some games at a time."""
    is_random = all(bot == "random" for bot in bots)
    if not are_ours(start.game, bots):
        seats = seated(bots, start.players)
        yield from (partial(play_game, start, seats, i, seed, lambda: bool(halt[0])) for i in range(games))
        return
    table = None if is_random else SeatedBots.of(start, seated(bots, start.players))
    size = CHUNK if is_random else min(BOT_CHUNK, max(1, games // (8 * workers)))
    for first in range(0, games, size):
        n = min(size, games - first)
        if table is None:
            yield partial(play_chunk, start, first, n, seed)
        else:
            yield partial(play_of_bots, table, first, n, seed, halt)


def play_of_bots(table: SeatedBots, first: int, games: int, seed: int, halt: Halt) -> Tally:
    """The same of other bots than random ones."""
    return as_tally(table.start.game.meta, table.play(seed, first, games, halt))


def simulate(
    start: Position,
    games: int,
    seed: int,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    bots: Sequence[str] = ("random",),
) -> Tally:
    """Games under the rules of a position, of one bot for all or one for each player.

    Ctrl-C stops early and gives what there is, from the first game on.
    """
    halt: Halt = np.zeros(1, np.bool_)
    count = workers or os.cpu_count() or 1
    waiting: list[Future[Tally]] = []
    total = Tally.none(start.game.meta, start.players)
    with ThreadPoolExecutor(count) as threads:
        try:
            waiting += (threads.submit(task) for task in tasks(start, games, seed, bots, count, halt))
            for task in waiting:
                total = total + task.result()
                progress(total.games)
        except BaseException as error:
            halt[0] = True
            for late in waiting:
                late.cancel()
            if not isinstance(error, KeyboardInterrupt):
                raise
    return total
