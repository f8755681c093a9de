"""Corner Rush: which square lies where, and sets of squares as the bits of a number."""

import numpy as np

from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.state import Rules, State
from tablewright.kernel.tools import jit, wide

ALL = (1 << st.SQUARES) - 1
NOT_LEFT = ALL & ~sum(1 << row * st.SIZE for row in range(st.SIZE))
NOT_RIGHT = NOT_LEFT >> 1
STEP = np.array([st.SIZE, 1, -st.SIZE, -1])  # CRN-16: up, right, down, left, never diagonally


@jit
def has(squares: int, square: int) -> bool:
    """Whether a set holds a square."""
    return (squares >> square) & 1 == 1


@jit
def open_sides(free: int, square: int) -> int:
    """The directions (bit d: direction d) that lead from a square to one of a set.

    No branches: guessing them wrong is what random play would wait for.
    """
    up, right = free >> st.SIZE, free & NOT_LEFT
    down, left = free << st.SIZE + 2, (free & NOT_RIGHT) << 4
    return up >> square & 1 | right >> square & 2 | down >> square & 4 | left >> square & 8


@jit
def spread(squares: int) -> int:
    """A set with the squares next to it; above the top row lie numbers that no set of squares has."""
    rows = squares | (squares & NOT_RIGHT) << 1 | (squares & NOT_LEFT) >> 1
    return rows | squares << st.SIZE | squares >> st.SIZE


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
    for p in range(wide(r.players)):
        stood |= 1 << wide(s.pawn[p])
    return stood


@jit
def open_squares(r: Rules, s: State) -> int:
    """The squares a pawn may enter."""
    free = wide(r.squares) & ~wide(s.blocked)  # CRN-22, CRN-25: neither blockers nor the hole
    if r.pawns_block:
        free &= ~pawns(r, s)
    return free  # CRN-A6: pawns pass and share squares


@jit
def keeps_paths(r: Rules, s: State, square: int) -> bool:
    """Whether a blocker there leaves every pawn that has a way to its Ace a way."""
    free = wide(r.squares) & ~wide(s.blocked)
    for p in range(wide(r.players)):
        start, goal = wide(s.pawn[p]), wide(r.goal[p])
        if reaches(free, start, goal) and not reaches(free & ~(1 << square), start, goal):
            return False
    return True


@jit
def vacant(r: Rules, s: State) -> int:
    """The squares where a token may be laid."""
    # CRN-21, CRN-25, CRN-A22: no pawn, no blocker, no Ace, not the hole
    free = wide(r.squares) & ~wide(s.blocked) & ~wide(r.aces) & ~pawns(r, s)
    if not r.must_leave_path:  # CRN-A23: walling in is allowed
        return free
    kept = 0
    for square in range(st.SQUARES):
        if has(free, square) and keeps_paths(r, s, square):
            kept |= 1 << square
    return kept
