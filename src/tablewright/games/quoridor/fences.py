"""Quoridor: where a fence may stand.

A fence can shut somebody off only if it closes a ring of fences (the board's edge being one), and only if it cuts every
way. So the slots are first narrowed by bit work to those that could close a ring, then to those that cut a path known
for a player; only these few are searched.
"""

import numpy as np

from tablewright.games.quoridor.squares import (
    DOWN, GOAL, LEFT, STEP, U, UP, flood, has, is_open, reaches, side, spread, words,
)
from tablewright.games.quoridor.state import SIZE, SPLIT, Rules, State
from tablewright.kernel.bits import lowest
from tablewright.kernel.cache import jit

Z, ONE, THREE, U1, U8 = U(0), U(1), U(3), U(1), U(8)
# slots of the first and last column, of the first and last row, and of all but a column
FIRST, LAST = U(0x0101010101010101), U(0x8080808080808080)
BOTTOM, TOP = U(0xFF), U(0xFF00000000000000)
NOT_LAST = U(0x7F7F7F7F7F7F7F7F)
# the four squares at a slot
FOUR = np.array([words([q, q + 1, q + SIZE, q + SIZE + 1]) for q in (i + i // 8 for i in range(64))], np.uint64)


def _cuts(square: int, direction: int) -> tuple[int, int]:
    """The horizontal and the vertical fences that would lie on one side of a square, as sets of slots."""
    x, y = square % SIZE - (direction == LEFT), square // SIZE - (direction == DOWN)
    if direction in (UP, DOWN):
        slots = [(x, y), (x - 1, y)]
    else:
        slots = [(x, y), (x, y - 1)]
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
def join(s: State) -> None:
    """Bring up to date which slots have their middle, or an end of a fence, joined to the board's edge by fences."""
    h, v = U(s.horizontal), U(s.vertical)
    while True:
        b = U(s.joined)
        nh = h & (b | U(beside(b)) | FIRST | LAST)
        nv = v & (b | U(above_below(b)) | BOTTOM | TOP)
        more = nh | U(beside(nh)) | nv | U(above_below(nv))
        if more == b:
            return
        s.joined = more


@jit
def may_close(s: State) -> tuple[int, int]:
    """Slots where a fence would join two points of one group of fences, and so might close a ring."""
    h, v = U(s.horizontal), U(s.vertical)
    b = U(s.joined)
    i = (h | U(beside(h)) | v | U(above_below(v))) & ~b  # points of groups that stand free
    left, right = ((b & NOT_LAST) << U1) | FIRST, ((b >> U1) & NOT_LAST) | LAST
    l, r = (i & NOT_LAST) << U1, (i >> U1) & NOT_LAST  # noqa: E741
    closing_h = (left & right) | (b & (left | right)) | (l & r) | (i & (l | r))
    down, up = (b << U8) | BOTTOM, (b >> U8) | TOP
    d, u = i << U8, i >> U8
    closing_v = (down & up) | (b & (down | up)) | (d & u) | (i & (d | u))
    return closing_h, closing_v


@jit
def find_path(r: Rules, s: State, p: int) -> None:
    """Remember which fences would cut one shortest path of player p.

    Flooding from the goal line, each square is marked with its distance modulo 3: neighbours are at most one apart,
    so that is enough to walk back.
    """
    goal = GOAL[side(r, p)]
    lo, hi = U(goal[0]), U(goal[1])
    a0, a1, b0, b1, c0, c1 = lo, hi, Z, Z, Z, Z  # squares at distance k, k - 1, k - 2 modulo 3
    square = int(s.pawn[p])
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
        square += int(STEP[direction])
    s.cut_h[p], s.cut_v[p], s.has_path[p] = h, v, 1


@jit
def toward(s: State, square: int, first: int, lo: int, hi: int) -> int:
    """An open side of a square behind which lies a square of a set, looking in one direction first."""
    for turned in range(4):
        direction = (first + turned) & 3
        if is_open(s, square, direction) and has(lo, hi, square + int(STEP[direction])):
            return direction
    raise AssertionError("toward: the set is no layer next to the square")


@jit
def leaves_open(r: Rules, s: State, vertical: bool, slot: int) -> bool:
    """Whether everybody in play still reaches the goal line with a fence in this slot (QRD-35, QRD-A3).

    If the four squares at the fence are still joined, nothing has been cut off; mostly they are, by a short way round.
    """
    e0, e1, n0, n1 = U(s.east[0]), U(s.east[1]), U(s.north[0]), U(s.north[1])
    corner = slot + slot // 8
    if vertical:
        e0, e1 = less(e0, e1, corner, ONE)
        e0, e1 = less(e0, e1, corner + SIZE, ONE)
    else:
        n0, n1 = less(n0, n1, corner, THREE)
    four = FOUR[slot]
    lo, hi, saturated = flood(corner, four[0], four[1], e0, e1, n0, n1)
    if not saturated:
        return True
    for p in range(int(r.players)):
        if s.removed[p] == 0:  # QRD-A19
            goal = GOAL[side(r, p)]
            if has(lo, hi, int(s.pawn[p])):
                if ((U(lo) & goal[0]) | (U(hi) & goal[1])) == Z:
                    return False
            elif not reaches(int(s.pawn[p]), goal[0], goal[1], e0, e1, n0, n1):
                return False
    return True


@jit
def less(lo: int, hi: int, square: int, bits: int) -> tuple[int, int]:
    """A set of squares without one, or (bits = 3) without that and the next in its row."""
    if square < SPLIT:
        return U(lo) & ~(U(bits) << U(square)), U(hi)
    return U(lo), U(hi) & ~(U(bits) << U(square - SPLIT))


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
    for p in range(int(r.players)):
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
        if not leaves_open(r, s, vertical, slot):
            shut |= bit
    found: int = shut
    return found
