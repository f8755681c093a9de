"""Corner Rush: which square lies where, and sets of squares as the bits of an int64."""

from typing import Any

import numpy as np

from tablewright.games.corner_rush.state import NOWHERE, SIZE, SQUARES, Rules, State
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Ints

I: Any = np.int64  # noqa: E741  to mypy an int; int() would keep the width of a field and so compile functions once for each
ALL = (1 << SQUARES) - 1
NOT_LEFT = ALL & ~sum(1 << row * SIZE for row in range(SIZE))
NOT_RIGHT = ALL & ~sum(1 << row * SIZE + SIZE - 1 for row in range(SIZE))


def _neighbours() -> Ints:
    """Row: a square; column: a direction. CRN-16: up, right, down, left, never diagonally."""
    table = np.full((SQUARES, 4), NOWHERE, np.int64)
    for square in range(SQUARES):
        row, column = divmod(square, SIZE)
        for d, (rows, columns) in enumerate(((1, 0), (0, 1), (-1, 0), (0, -1))):
            if 0 <= row + rows < SIZE and 0 <= column + columns < SIZE:
                table[square, d] = square + rows * SIZE + columns
    return table


NEIGHBOUR = _neighbours()


@jit
def has(squares: int, square: int) -> bool:
    """Whether a set holds a square; NOWHERE is in no set."""
    return (squares >> square) & 1 == 1


@jit
def around(square: int) -> int:
    """The squares next to one."""
    return spread(1 << square) & ~(1 << square)


@jit
def spread(squares: int) -> int:
    """A set with the squares next to it."""
    wide = squares | (squares & NOT_RIGHT) << 1 | (squares & NOT_LEFT) >> 1
    return (wide | squares << SIZE | squares >> SIZE) & ALL


@jit
def reaches(free: int, start: int, goal: int) -> bool:
    """Whether a pawn can walk from start to goal over free squares."""
    reached, before = 1 << start, 0
    while reached != before and not has(reached, goal):
        before = reached
        reached |= spread(reached) & free
    return has(reached, goal)


@jit
def pawns(r: Rules, s: State) -> int:
    """The squares where a pawn stands."""
    stood = 0
    for p in range(I(r.players)):
        stood |= 1 << I(s.pawn[p])
    return stood


@jit
def open_squares(r: Rules, s: State) -> int:
    """The squares a pawn may enter."""
    free: int = I(r.squares) & ~I(s.blocked)  # CRN-22, CRN-25: neither blockers nor the hole
    if r.pawns_block:
        free &= ~pawns(r, s)
    return free  # CRN-A6: pawns pass and share squares


@jit
def keeps_paths(r: Rules, s: State, square: int) -> bool:
    """Whether a blocker there leaves every pawn that has a way to its Ace a way."""
    free = I(r.squares) & ~I(s.blocked)
    for p in range(I(r.players)):
        start, goal = I(s.pawn[p]), I(r.goal[p])
        if reaches(free, start, goal) and not reaches(free & ~(1 << square), start, goal):
            return False
    return True


@jit
def vacant(r: Rules, s: State) -> int:
    """The squares where a token may be laid."""
    # CRN-21, CRN-25, CRN-A22: no pawn, no blocker, no Ace, not the hole
    free: int = I(r.squares) & ~I(s.blocked) & ~I(r.aces) & ~pawns(r, s)
    if not r.must_leave_path:  # CRN-A23: walling in is allowed
        return free
    kept = 0
    for square in range(SQUARES):
        if has(free, square) and keeps_paths(r, s, square):
            kept |= 1 << square
    return kept
