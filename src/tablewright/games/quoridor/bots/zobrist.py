"""Quoridor: a hash that a move changes in a few places only, for searches."""

import numpy as np

from tablewright.games.quoridor import actions as act
from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.squares import U, Z
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.tools import jit, lowest, mix, wide

NEAR_CAP = 64  # plies before the cap in which the time left is part of a position
FENCES = 32  # more than anybody can have


def _words(*shape: int, first: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint64]]:
    size = int(np.prod(shape))
    return np.array([mix(U(first + i)) for i in range(size)], np.uint64).reshape(shape)


PAWN = _words(st.PLAYERS, st.SIZE * st.SIZE + 1, first=1_000)  # the last one is off the board
SLOT = _words(act.PASS - act.HORIZONTAL, first=2_000)
LEFT = _words(st.PLAYERS, FENCES, first=3_000)
TURN = _words(st.PLAYERS, first=4_000)
TIME = _words(NEAR_CAP, first=5_000)


@jit
def time_hash(r: Rules, s: State) -> int:
    """Close to the cap on plies the time left matters."""
    left = wide(r.max_plies) - wide(s.ply)
    found: int = U(TIME[left]) if 0 <= left < NEAR_CAP else Z
    return found


@jit
def position_hash(r: Rules, s: State) -> int:
    """The hash of a position."""
    x = U(TURN[s.turn]) ^ U(time_hash(r, s))
    for p in range(st.PLAYERS):
        x ^= U(PAWN[p, wide(s.pawn[p])]) ^ U(LEFT[p, wide(s.fences[p])])
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
def hash_after(r: Rules, before: State, after: State, a: int, old: int) -> int:
    """The hash after an action, from the one before it."""
    p = wide(before.turn)
    x = U(old) ^ U(TURN[p]) ^ U(TURN[after.turn]) ^ U(time_hash(r, before)) ^ U(time_hash(r, after))
    if a < act.HORIZONTAL:
        x ^= U(PAWN[p, wide(before.pawn[p])]) ^ U(PAWN[p, a])
    elif a < act.PASS:
        x ^= U(SLOT[a - act.HORIZONTAL]) ^ U(LEFT[p, wide(before.fences[p])]) ^ U(LEFT[p, wide(after.fences[p])])
    found: int = x
    return found
