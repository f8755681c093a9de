"""Quoridor: sets of squares as two words, the ways between them, and flood fill over all squares at once."""

from typing import Any

import numpy as np

from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.records import Ints, Words
from tablewright.kernel.tools import jit, wide

U: Any = np.uint64
Z, ONE, THREE = U(0), U(1), U(3)
U1, U9, U54 = U(1), U(9), U(54)
LOW = U((1 << st.SPLIT) - 1)

UP, RIGHT, DOWN, LEFT = range(4)
STEP = np.array([st.SIZE, 1, -st.SIZE, -1], np.int64)


def words(squares: list[int]) -> tuple[Any, Any]:
    """A set of squares."""
    bits = sum(1 << square for square in squares)
    return U(bits & int(LOW)), U(bits >> st.SPLIT)


def _line(squares: list[int]) -> list[Any]:
    return list(words(squares))


# by side, clockwise from the bottom: S, W, N, E (QRD-A7)
START = np.array([4, 36, 76, 44], np.int64)
GOAL = np.array(
    [
        _line([72 + x for x in range(st.SIZE)]),  # S: row 9
        _line([9 * y + 8 for y in range(st.SIZE)]),  # W: column i
        _line(list(range(st.SIZE))),  # N: row 1
        _line([9 * y for y in range(st.SIZE)]),  # E: column a
    ],
    np.uint64,
)
IS_GOAL = np.array(
    [[int(lo) >> q & 1 if q < st.SPLIT else int(hi) >> (q - st.SPLIT) & 1 for q in range(81)] for lo, hi in GOAL]
)
EAST = np.array(words([9 * y + x for y in range(st.SIZE) for x in range(st.SIZE - 1)]), np.uint64)
NORTH = np.array(words([9 * y + x for y in range(st.SIZE - 1) for x in range(st.SIZE)]), np.uint64)


@jit
def side(r: Rules, p: int) -> int:
    """Where player p sits: 0 S, 1 W, 2 N, 3 E. A player is an id, a side is a place."""
    return p if r.players == 4 else 2 * p


@jit
def has(lo: int, hi: int, square: int) -> bool:
    """Whether a set of squares holds a square."""
    if square < st.SPLIT:
        return bool((U(lo) >> U(square)) & ONE != Z)
    return bool((U(hi) >> U(square - st.SPLIT)) & ONE != Z)


@jit
def is_open(s: State, square: int, direction: int) -> bool:
    """No fence and no edge on that side of a square."""
    return (wide(s.open[square]) >> direction) & 1 == 1


@jit
def is_goal(r: Rules, p: int, square: int) -> bool:
    return bool(IS_GOAL[side(r, p), square] == 1)


@jit
def spread(lo: int, hi: int, e0: int, e1: int, n0: int, n1: int) -> tuple[int, int]:
    """A set of squares and all that are one step away."""
    a, b = U(lo), U(hi)
    up = a & U(n0)
    c = a | ((a & U(e0)) << U1) | ((a >> U1) & U(e0)) | ((up << U9) & LOW) | (((a >> U9) | (b << U54)) & U(n0))
    d = b | ((b & U(e1)) << U1) | ((b >> U1) & U(e1)) | ((b & U(n1)) << U9) | (up >> U54) | ((b >> U9) & U(n1))
    return c, d


@jit
def sweep(lo: int, hi: int, e0: int, e1: int, n0: int, n1: int) -> tuple[int, int]:
    """A set of squares, spread along the rows and then up and down: up to two steps."""
    a = U(lo) | ((U(lo) & U(e0)) << U1) | ((U(lo) >> U1) & U(e0))
    b = U(hi) | ((U(hi) & U(e1)) << U1) | ((U(hi) >> U1) & U(e1))
    up = a & U(n0)
    c = a | ((up << U9) & LOW) | (((a >> U9) | (b << U54)) & U(n0))
    d = b | ((b & U(n1)) << U9) | (up >> U54) | ((b >> U9) & U(n1))
    return c, d


@jit
def reaches(square: int, g0: int, g1: int, e0: int, e1: int, n0: int, n1: int) -> bool:
    """Whether a way leads from a square to one of the goal squares, pawns not counting (QRD-A4)."""
    lo, hi = one(square)
    while True:
        c, d = sweep(lo, hi, e0, e1, n0, n1)
        if (U(c) & U(g0)) | (U(d) & U(g1)):
            return True
        if c == lo and d == hi:
            return False
        lo, hi = c, d


@jit
def one(square: int) -> tuple[int, int]:
    """The set of one square."""
    if square < st.SPLIT:
        return ONE << U(square), Z
    return Z, ONE << U(square - st.SPLIT)


@jit
def distance(r: Rules, s: State, p: int) -> int:
    """Steps from player p's pawn to the goal line, pawns not counting."""
    goal = GOAL[side(r, p)]
    lo, hi = one(wide(s.pawn[p]))
    steps = 0
    while ((U(lo) & goal[0]) | (U(hi) & goal[1])) == Z:
        lo, hi = spread(lo, hi, s.east[0], s.east[1], s.north[0], s.north[1])
        steps += 1
    return steps


@jit
def raise_fence(east: Words, north: Words, vertical: bool, slot: int) -> None:
    """Close the two ways that a fence in a slot lies across."""
    square = slot + slot // 8
    if vertical:
        _without(east, square)
        _without(east, square + st.SIZE)
    else:
        _without(north, square)
        _without(north, square + 1)


@jit
def _without(ways: Words, square: int) -> None:
    if square < st.SPLIT:
        ways[0] &= ~(ONE << U(square))
    else:
        ways[1] &= ~(ONE << U(square - st.SPLIT))


@jit
def close_sides(sides: Ints, vertical: bool, slot: int) -> None:
    """Close the four squares' sides at a fence."""
    square = slot + slot // 8
    if vertical:
        for low in (square, square + st.SIZE):
            sides[low] = wide(sides[low]) & ~(1 << RIGHT)
            sides[low + 1] = wide(sides[low + 1]) & ~(1 << LEFT)
    else:
        for low in (square, square + 1):
            sides[low] = wide(sides[low]) & ~(1 << UP)
            sides[low + st.SIZE] = wide(sides[low + st.SIZE]) & ~(1 << DOWN)
