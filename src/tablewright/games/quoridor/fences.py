"""Quoridor: where a fence may stand.

A fence can shut somebody off only if it closes a ring of fences (the board's edge being one), and only if it cuts every
way. So the slots are first narrowed by bit work to those that touch other fences twice and cut a path known for a
player; of these few, those that close a ring are searched.
"""

import numpy as np

from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.squares import (
    DOWN,
    GOAL,
    LEFT,
    STEP,
    UP,
    U,
    has,
    is_open,
    reaches,
    side,
    spread,
)
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.tools import jit, lowest, wide

Z, ONE, THREE, U1, U8 = U(0), U(1), U(3), U(1), U(8)
# slots of the first and last column, of the first and last row, and of all but a column
FIRST, LAST = U(0x0101010101010101), U(0x8080808080808080)
BOTTOM, TOP = U(0xFF), U(0xFF00000000000000)
NOT_LAST = U(0x7F7F7F7F7F7F7F7F)
EDGE = 1  # the group of all fences joined to the board's edge


def _cuts(square: int, direction: int) -> tuple[int, int]:
    """The horizontal and the vertical fences that would lie on one side of a square, as sets of slots."""
    x, y = square % st.SIZE - (direction == LEFT), square // st.SIZE - (direction == DOWN)
    slots = [(x, y), (x - 1, y)] if direction in (UP, DOWN) else [(x, y), (x, y - 1)]
    found = sum(1 << (8 * row + column) for column, row in slots if 0 <= column < 8 and 0 <= row < 8)
    return (found, 0) if direction in (UP, DOWN) else (0, found)


CUTS = np.array([[_cuts(square, direction) for direction in range(4)] for square in range(81)], np.uint64)


@jit
def beside(x: int) -> int:
    """Slots left or right of a set of slots."""
    b: int = ((U(x) & NOT_LAST) << U1) | ((U(x) >> U1) & NOT_LAST)
    return b


@jit
def above_below(x: int) -> int:
    """Slots above or below a set of slots."""
    b: int = (U(x) << U8) | (U(x) >> U8)
    return b


@jit
def room(s: State) -> tuple[int, int]:
    """Slots where a horizontal, and where a vertical fence would neither overlap nor cross another (QRD-31)."""
    h, v = U(s.horizontal), U(s.vertical)
    return ~(h | U(beside(h)) | v), ~(v | U(above_below(v)) | h)


@jit
def ends(s: State, vertical: bool, slot: int) -> tuple[int, int, int]:
    """The groups of fences that a fence in a slot would touch: with its middle, with one end, with the other."""
    along, step = (slot // 8, 8) if vertical else (slot % 8, 1)
    before = wide(s.group[slot - step]) if along > 0 else EDGE
    after = wide(s.group[slot + step]) if along < 7 else EDGE
    return wide(s.group[slot]), before, after


@jit
def join(s: State, vertical: bool, slot: int) -> None:
    """A new fence makes one group of all that it touches."""
    middle, before, after = ends(s, vertical, slot)
    group = slot + 2  # no group has this number yet
    if middle == EDGE or before == EDGE or after == EDGE:
        group = EDGE
    for point in range(64):
        other = wide(s.group[point])
        if other != 0 and (other == middle or other == before or other == after):  # noqa: SIM109  numba
            s.group[point] = group
    along, step = (slot // 8, 8) if vertical else (slot % 8, 1)
    s.group[slot] = group
    if along > 0:
        s.group[slot - step] = group
    if along < 7:
        s.group[slot + step] = group


@jit
def closes_ring(s: State, vertical: bool, slot: int) -> bool:
    """Whether a fence would join two points of one group, and so part the board."""
    middle, before, after = ends(s, vertical, slot)
    return (before != 0 and before == middle) or (before != 0 and before == after) or (middle != 0 and middle == after)


@jit
def may_close(s: State) -> tuple[int, int]:
    """Slots where a fence would touch others, or the edge, at two points at least."""
    h, v = U(s.horizontal), U(s.vertical)
    points = h | U(beside(h)) | v | U(above_below(v))
    left, right = ((points & NOT_LAST) << U1) | FIRST, ((points >> U1) & NOT_LAST) | LAST
    below, above = (points << U8) | BOTTOM, (points >> U8) | TOP
    return (left & right) | (points & (left | right)), (below & above) | (points & (below | above))


@jit
def find_path(r: Rules, s: State, p: int) -> None:
    """Remember which fences would cut one shortest path of player p.

    Flooding from the goal line, each square is marked with its distance modulo 3: neighbours are at most one apart,
    so that is enough to walk back.
    """
    goal = GOAL[side(r, p)]
    lo, hi = U(goal[0]), U(goal[1])
    a0, a1, b0, b1, c0, c1 = lo, hi, Z, Z, Z, Z  # squares at distance k, k - 1, k - 2 modulo 3
    square = wide(s.pawn[p])
    steps = 0
    while not has(lo, hi, square):
        more_lo, more_hi = spread(lo, hi, s.east[0], s.east[1], s.north[0], s.north[1])
        a0, a1, b0, b1, c0, c1 = c0 | (U(more_lo) & ~lo), c1 | (U(more_hi) & ~hi), a0, a1, b0, b1
        lo, hi = U(more_lo), U(more_hi)
        steps += 1
    h, v = Z, Z
    for _ in range(steps):
        direction = toward(s, square, side(r, p), b0, b1)
        a0, a1, b0, b1, c0, c1 = b0, b1, c0, c1, a0, a1
        h |= CUTS[square, direction, 0]
        v |= CUTS[square, direction, 1]
        square += wide(STEP[direction])
    s.cut_h[p], s.cut_v[p], s.has_path[p] = h, v, 1


@jit
def toward(s: State, square: int, first: int, lo: int, hi: int) -> int:
    """An open side of a square behind which lies a square of a set, looking in one direction first."""
    for turned in range(4):
        direction = (first + turned) & 3
        if is_open(s, square, direction) and has(lo, hi, square + wide(STEP[direction])):
            return direction
    raise AssertionError("toward: the set is no layer next to the square")


@jit
def leaves_open(r: Rules, s: State, vertical: bool, slot: int) -> bool:
    """Whether everybody in play still reaches the goal line with a fence in this slot (QRD-35, QRD-A3)."""
    e0, e1, n0, n1 = U(s.east[0]), U(s.east[1]), U(s.north[0]), U(s.north[1])
    bit, square = ONE << U(slot), slot + slot // 8
    if vertical:
        e0, e1 = less(e0, e1, square, ONE)
        e0, e1 = less(e0, e1, square + st.SIZE, ONE)
    else:
        n0, n1 = less(n0, n1, square, THREE)
    for p in range(wide(r.players)):
        cuts = U(s.cut_v[p]) if vertical else U(s.cut_h[p])
        if s.removed[p] == 0 and (cuts & bit) != Z:  # QRD-A19
            goal = GOAL[side(r, p)]
            if not reaches(wide(s.pawn[p]), goal[0], goal[1], e0, e1, n0, n1):
                return False
    return True


@jit
def less(lo: int, hi: int, square: int, bits: int) -> tuple[int, int]:
    """A set of squares without one, or (bits = 3) without that and the next in its row."""
    if square < st.SPLIT:
        return U(lo) & ~(U(bits) << U(square)), U(hi)
    return U(lo), U(hi) & ~(U(bits) << U(square - st.SPLIT))


@jit
def legal_fences(r: Rules, s: State) -> tuple[int, int]:
    """The slots where the player to move may place a horizontal, and a vertical fence (QRD-30, QRD-41)."""
    if s.fences[s.turn] == 0:  # QRD-14
        return Z, Z
    h, v = room(s)
    closing_h, closing_v = may_close(s)
    closing_h, closing_v = U(closing_h) & U(h), U(closing_v) & U(v)
    if (closing_h | closing_v) == Z:
        return h, v
    cut_h, cut_v = Z, Z
    for p in range(wide(r.players)):
        if s.removed[p] == 0:
            if s.has_path[p] == 0:
                find_path(r, s, p)
            cut_h |= U(s.cut_h[p])
            cut_v |= U(s.cut_v[p])
    h = U(h) ^ U(shutting(r, s, False, closing_h & cut_h))
    v = U(v) ^ U(shutting(r, s, True, closing_v & cut_v))
    return h, v


@jit
def shutting(r: Rules, s: State, vertical: bool, slots: int) -> int:
    """Those of the slots where a fence would shut somebody off."""
    shut, rest = Z, U(slots)
    while rest != Z:
        slot = lowest(rest)
        bit = ONE << U(slot)
        rest ^= bit
        if closes_ring(s, vertical, slot) and not leaves_open(r, s, vertical, slot):
            shut |= bit
    found: int = shut
    return found
