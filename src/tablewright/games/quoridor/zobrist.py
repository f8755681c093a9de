"""Quoridor: a hash that a move changes in a few places only, for searches."""

import numpy as np

from tablewright.games.quoridor.actions import HORIZONTAL, PASS
from tablewright.games.quoridor.squares import U, Z
from tablewright.games.quoridor.state import PLAYERS, SIZE, Rules, State
from tablewright.kernel.bits import lowest
from tablewright.kernel.cache import jit
from tablewright.kernel.rng import mix

NEAR_CAP = 64  # plies before the cap in which the time left is part of a position
FENCES = 32  # more than anybody can have


def _words(*shape: int, first: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint64]]:
    size = int(np.prod(shape))
    return np.array([mix(U(first + i)) for i in range(size)], np.uint64).reshape(shape)


PAWN = _words(PLAYERS, SIZE * SIZE + 1, first=1_000)  # the last one is off the board
SLOT = _words(PASS - HORIZONTAL, first=2_000)
LEFT = _words(PLAYERS, FENCES, first=3_000)
TURN = _words(PLAYERS, first=4_000)
TIME = _words(NEAR_CAP, first=5_000)


@jit
def time_mark(r: Rules, s: State) -> int:
    """Close to the cap on plies the time left matters."""
    left = int(r.max_plies) - int(s.ply)
    mark: int = U(TIME[left]) if 0 <= left < NEAR_CAP else Z
    return mark


@jit
def mark(r: Rules, s: State) -> int:
    """The hash of a position."""
    x = U(TURN[s.turn]) ^ U(time_mark(r, s))
    for p in range(PLAYERS):
        x ^= U(PAWN[p, int(s.pawn[p])]) ^ U(LEFT[p, int(s.fences[p])])
    h, v = U(s.horizontal), U(s.vertical)
    while h != Z:
        x ^= U(SLOT[lowest(h)])
        h &= h - U(1)
    while v != Z:
        x ^= U(SLOT[64 + lowest(v)])
        v &= v - U(1)
    found: int = x
    return found


@jit
def mark_after(r: Rules, before: State, after: State, a: int, old: int) -> int:
    """The hash after an action, from the one before it."""
    p = int(before.turn)
    x = U(old) ^ U(TURN[p]) ^ U(TURN[after.turn]) ^ U(time_mark(r, before)) ^ U(time_mark(r, after))
    if a < HORIZONTAL:
        x ^= U(PAWN[p, int(before.pawn[p])]) ^ U(PAWN[p, a])
    elif a < PASS:
        x ^= U(SLOT[a - HORIZONTAL]) ^ U(LEFT[p, int(before.fences[p])]) ^ U(LEFT[p, int(after.fences[p])])
    found: int = x
    return found
