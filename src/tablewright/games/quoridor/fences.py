"""Quoridor: where a fence may stand.

A fence can shut somebody off only if it closes a ring of fences (the board's edge being one), and only if it cuts every
way. So the slots are first narrowed by bit work to those that could close a ring, then to those that cut a path known
for a player; only these few are searched.
"""

import numpy as np

from tablewright.games.quoridor.squares import GOAL, STEP, U, has, is_open, one, reaches, side, spread
from tablewright.games.quoridor.state import SIZE, SPLIT, Rules, State
from tablewright.kernel.bits import lowest
from tablewright.kernel.cache import jit

Z, ONE, THREE, U1, U8 = U(0), U(1), U(3), U(1), U(8)
# slots of the first and last column, of the first and last row, and of all but a column
FIRST, LAST = U(0x0101010101010101), U(0x8080808080808080)
BOTTOM, TOP = U(0xFF), U(0xFF00000000000000)
NOT_LAST = U(0x7F7F7F7F7F7F7F7F)
MAX_STEPS = 81


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
def joined_to_edge(h: int, v: int) -> int:
    """Slots whose middle, or an end, is joined to the board's edge by fences."""
    hb, vb = U(h) & (FIRST | LAST), U(v) & (BOTTOM | TOP)
    while True:
        b = hb | U(beside(hb)) | vb | U(above_below(vb))
        nh = U(h) & (b | U(beside(b)) | FIRST | LAST)
        nv = U(v) & (b | U(above_below(b)) | BOTTOM | TOP)
        if nh == hb and nv == vb:
            joined: int = b
            return joined
        hb, vb = nh, nv


@jit
def may_close(s: State) -> tuple[int, int]:
    """Slots where a fence would join two points of one group of fences, and so might close a ring."""
    h, v = U(s.horizontal), U(s.vertical)
    b = U(joined_to_edge(h, v))
    i = (h | U(beside(h)) | v | U(above_below(v))) & ~b  # points of groups that stand free
    left, right = ((b & NOT_LAST) << U1) | FIRST, ((b >> U1) & NOT_LAST) | LAST
    l, r = (i & NOT_LAST) << U1, (i >> U1) & NOT_LAST  # noqa: E741
    closing_h = (left & right) | (b & (left | right)) | (l & r) | (i & (l | r))
    down, up = (b << U8) | BOTTOM, (b >> U8) | TOP
    d, u = i << U8, i >> U8
    closing_v = (down & up) | (b & (down | up)) | (d & u) | (i & (d | u))
    return closing_h, closing_v


@jit
def step_cuts(a: int, b: int) -> tuple[int, int]:
    """The horizontal and the vertical fences that would lie between two neighbouring squares."""
    low = min(a, b)
    y = low // SIZE
    x = low - y * SIZE
    h, v = Z, Z
    if abs(a - b) == 1:
        if y < 8:
            v |= ONE << U(y * 8 + x)
        if y > 0:
            v |= ONE << U(y * 8 - 8 + x)
    else:
        if x < 8:
            h |= ONE << U(y * 8 + x)
        if x > 0:
            h |= ONE << U(y * 8 + x - 1)
    return h, v


@jit
def find_path(r: Rules, s: State, p: int) -> None:
    """Remember which fences would cut one shortest path of player p."""
    layers = np.empty((MAX_STEPS, 2), np.uint64)
    goal = GOAL[side(r, p)]
    lo, hi = goal[0], goal[1]
    square = int(s.pawn[p])
    t0, t1 = one(square)
    n = 0
    while ((U(lo) & U(t0)) | (U(hi) & U(t1))) == Z:
        layers[n, 0], layers[n, 1] = lo, hi
        lo, hi = spread(lo, hi, s.east[0], s.east[1], s.north[0], s.north[1])
        n += 1
    h, v = Z, Z
    while n > 0:
        n -= 1
        nearer = toward(s, square, layers[n, 0], layers[n, 1])
        ch, cv = step_cuts(square, nearer)
        h |= U(ch)
        v |= U(cv)
        square = nearer
    s.cut_h[p], s.cut_v[p], s.has_path[p] = h, v, 1


@jit
def toward(s: State, square: int, lo: int, hi: int) -> int:
    """A neighbour of a square, over an open side, that lies in a set."""
    for direction in range(4):
        if is_open(s, square, direction):
            to = square + int(STEP[direction])
            if has(lo, hi, to):
                return to
    raise AssertionError("toward: the set is no layer next to the square")


@jit
def leaves_open(r: Rules, s: State, vertical: bool, slot: int, bit: int) -> bool:
    """Whether everybody in play still reaches the goal line with a fence in this slot (QRD-34, QRD-35, QRD-A3)."""
    e0, e1, n0, n1 = U(s.east[0]), U(s.east[1]), U(s.north[0]), U(s.north[1])
    a = slot + slot // 8
    if vertical:
        e0, e1 = less(e0, e1, a, ONE)
        e0, e1 = less(e0, e1, a + SIZE, ONE)
    else:
        n0, n1 = less(n0, n1, a, THREE)
    for p in range(int(r.players)):
        cuts = U(s.cut_v[p]) if vertical else U(s.cut_h[p])
        if s.removed[p] == 0 and (cuts & U(bit)) != Z:  # QRD-A19
            goal = GOAL[side(r, p)]
            if not reaches(int(s.pawn[p]), goal[0], goal[1], e0, e1, n0, n1):
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
        if not leaves_open(r, s, vertical, slot, bit):
            shut |= bit
    found: int = shut
    return found
