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
# A set of directions is four bits, 1 << direction. For each set: how many, and which, in order.
N_SIDES = np.array([sides.bit_count() for sides in range(16)])
SIDES = np.array([([d for d in range(4) if sides >> d & 1] + [0] * 4)[:4] for sides in range(16)])
# The neighbours of a square as `open_sides` sees them, in a set moved so that the square itself is bit 5.
BESIDE = np.array([sum(1 << n - square + SIZE for n in NEIGHBOUR[square] if n != NOWHERE) for square in range(SQUARES)])


@jit
def has(squares: int, square: int) -> bool:
    """Whether a set holds a square; NOWHERE is in no set."""
    return (squares >> square) & 1 == 1


@jit
def open_sides(free: int, square: int) -> int:
    """The directions that lead from a square to one of a set. No branches: they are what random play waits for."""
    near = ((free << SIZE) >> square) & BESIDE[square]
    return int(near >> 10 & 1 | near >> 5 & 2 | near << 2 & 4 | near >> 1 & 8)


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
