"""Orchard: plant a seed on a free square, draw a seed, or swap one at the market. Most points win."""

from orchard import actions as act
from orchard import meta
from orchard import state as st
from orchard.state import Rules, State
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import emit, tell
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.lowlevel.fields import clear
from tablewright.kernel.records import Actions, Records, Values
from tablewright.kernel.rng import pick

MOST = 4  # seeds in a hand


@jit
def setup(r: Rules, s: State, log: Records) -> None:
    clear(s)
    s.last_player = -1
    for kind in range(4):
        s.deck[kind] = r.seeds
    s.deck_size = 4 * wide(r.seeds)
    for p in range(wide(r.players)):
        for _ in range(wide(r.hand)):
            take(s, p)


@jit
def total(counts: Actions) -> int:
    seeds = 0
    for kind in range(4):
        seeds += wide(counts[kind])
    return seeds


@jit
def take(s: State, p: int) -> int:
    """A seed of the deck into a hand."""
    kind = pick(s, s.deck, wide(s.deck_size))
    s.deck[kind] -= 1
    s.deck_size -= 1
    s.hand[p, kind] += 1
    return wide(kind)


@jit
def actor(s: State) -> int:
    return wide(s.turn) if s.reason == 0 else -1


@jit
def legal(r: Rules, s: State, out: Actions) -> int:
    p, n = wide(s.turn), 0
    for kind in range(4):
        for square in range(16):
            if s.hand[p, kind] > 0 and s.trees[square] == 0:
                out[n] = act.PLANT + 16 * kind + square
                n += 1
    if s.deck_size > 0 and total(s.hand[p]) < MOST:
        out[n] = act.DRAW
        n += 1
    for given in range(4):
        for taken in range(4):
            if given != taken and s.hand[p, given] > 0:
                out[n] = act.SWAP + 4 * given + taken
                n += 1
    if n == 0:
        out[0] = act.WAIT
        n = 1
    return n


@jit
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    p = wide(s.turn)
    if a < act.DRAW:
        plant(s, p, a // 16, a % 16, log)
    elif a == act.DRAW:
        kind = take(s, p)
        emit(log, st.DREW, p, 1 << p, kind, 0, 0)
    elif a < act.WAIT:
        swap(s, p, (a - act.SWAP) // 4, (a - act.SWAP) % 4, log)
    end_turn(r, s, log)


@jit
def plant(s: State, p: int, kind: int, square: int, log: Records) -> None:
    s.hand[p, kind] -= 1
    s.trees[square] = p + 1
    s.last_player = p
    s.points[p] += 1 + beside(s, p, square)
    tell(log, st.PLANTED, p, kind, square, 0)


@jit
def beside(s: State, p: int, square: int) -> int:
    """The own trees next to a square."""
    x, y, n = square % 4, square // 4, 0
    for other in range(16):
        if abs(other % 4 - x) + abs(other // 4 - y) == 1 and s.trees[other] == p + 1:
            n += 1
    return n


@jit
def swap(s: State, p: int, given: int, taken: int, log: Records) -> None:
    s.hand[p, given] -= 1
    s.hand[p, taken] += 1
    emit(log, st.SWAPPED, p, 1 << p, given, taken, 0)


@jit
def end_turn(r: Rules, s: State, log: Records) -> None:
    s.turns += 1
    free = 0
    for square in range(16):
        free += wide(s.trees[square] == 0)
    if free == 0:
        s.reason = meta.ALL_PLANTED
    elif s.turns >= r.max_turns:
        s.reason = meta.WINTER
    if s.reason:
        tell(log, st.ENDED, -1, 0, 0, 0)
    s.turn = (wide(s.turn) + 1) % wide(r.players)


@jit
def result(r: Rules, s: State, out: Values) -> None:
    most = 0
    for p in range(wide(r.players)):
        most = max(most, wide(s.points[p]))
    for p in range(wide(r.players)):
        out[p] = 1.0 if s.points[p] == most else -1.0


@jit
def end_reason(s: State) -> int:
    return wide(s.reason)


@jit
def length(s: State) -> int:
    return wide(s.turns)
