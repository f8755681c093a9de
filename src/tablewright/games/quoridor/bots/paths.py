"""Quoridor: how long the ways are, which fences lengthen them, and races that nothing can change any more.

A flood leaves its layers behind: layers[k] is the set of squares at most k steps from a goal line. From them come the
length of a way, what a step is worth, and all shortest ways at once.
"""

from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.fences import CUTS, less, toward
from tablewright.games.quoridor.squares import GOAL, LOW, ONE, STEP, THREE, U1, U9, U54, U, Z, has, one, spread
from tablewright.games.quoridor.state import State
from tablewright.kernel.records import Words
from tablewright.kernel.tools import count, jit, lowest, wide


@jit
def flood(s: State, side: int, square: int, layers: Words) -> int:
    """Steps from a square to a side's goal line, pawns not counting; layers: the squares within 0, 1, 2... of it."""
    e0, e1, n0, n1 = U(s.east[0]), U(s.east[1]), U(s.north[0]), U(s.north[1])
    lo, hi = U(GOAL[side, 0]), U(GOAL[side, 1])
    layers[0, 0], layers[0, 1] = lo, hi
    steps = 0
    while not has(lo, hi, square):
        lo, hi = spread(lo, hi, e0, e1, n0, n1)
        steps += 1
        layers[steps, 0], layers[steps, 1] = lo, hi
    return steps


@jit
def gain_of_step(layers: Words, steps: int, to: int) -> int:
    """How much nearer to the goal line a pawn comes that is `steps` away and moves to a square: 2 to -1."""
    for gain in range(min(2, steps), -1, -1):
        if has(layers[steps - gain, 0], layers[steps - gain, 1], to):
            return gain
    return -1


@jit
def detour(s: State, side: int, square: int, vertical: bool, slot: int) -> int:
    """Steps from a square to a side's goal line with one more fence; 0 if it leaves no way."""
    e0, e1, n0, n1 = U(s.east[0]), U(s.east[1]), U(s.north[0]), U(s.north[1])
    corner = slot + slot // 8
    if vertical:
        e0, e1 = less(e0, e1, corner, ONE)
        e0, e1 = less(e0, e1, corner + st.SIZE, ONE)
    else:
        n0, n1 = less(n0, n1, corner, THREE)
    g0, g1 = U(GOAL[side, 0]), U(GOAL[side, 1])
    lo, hi = one(square)
    steps = 0
    while ((U(lo) & g0) | (U(hi) & g1)) == Z:
        more_lo, more_hi = spread(lo, hi, e0, e1, n0, n1)
        if more_lo == lo and more_hi == hi:
            return 0
        lo, hi = more_lo, more_hi
        steps += 1
    return steps


@jit
def narrows(s: State, side: int, square: int, steps: int, layers: Words) -> tuple[int, int]:
    """The only horizontal and vertical fences that can lengthen a pawn's way.

    All shortest ways are followed at once, and one of them step by step. A fence that lengthens the way lies across
    that one; and either it closes a crossing that all ways share, or other ways use its second crossing.
    """
    e0, e1, n0, n1 = U(s.east[0]), U(s.east[1]), U(s.north[0]), U(s.north[1])
    h, v, sure_h, sure_v, up0, up1, over0, over1 = Z, Z, Z, Z, Z, Z, Z, Z
    a, b = one(square)
    for k in range(steps - 1, -1, -1):
        c, d = spread(a, b, e0, e1, n0, n1)
        c, d = U(c) & U(layers[k, 0]), U(d) & U(layers[k, 1])
        # crossings between squares one above the other, by the lower one; between neighbours in a row, by the left one
        u0 = n0 & ((U(a) & ((c >> U9) | (d << U54) & LOW)) | (c & ((U(a) >> U9) | (U(b) << U54) & LOW)))
        u1 = n1 & ((U(b) & (d >> U9)) | (d & (U(b) >> U9)))
        o0 = e0 & ((U(a) & (c >> U1)) | (c & (U(a) >> U1)))
        o1 = e1 & ((U(b) & (d >> U1)) | (d & (U(b) >> U1)))
        up0, up1, over0, over1 = up0 | u0, up1 | u1, over0 | o0, over1 | o1
        direction = toward(s, square, side, layers[k, 0], layers[k, 1])
        h |= CUTS[square, direction, 0]
        v |= CUTS[square, direction, 1]
        if count(u0) + count(u1) + count(o0) + count(o1) == 1:
            sure_h |= CUTS[square, direction, 0]
            sure_v |= CUTS[square, direction, 1]
        square += wide(STEP[direction])
        a, b = c, d
    h = sure_h | U(twice_crossed(h & ~sure_h, up0, up1, 1))
    v = sure_v | U(twice_crossed(v & ~sure_v, over0, over1, st.SIZE))
    return h, v


@jit
def twice_crossed(slots: int, lo: int, hi: int, apart: int) -> int:
    """Those of the slots whose fence would close two crossings of a set."""
    found, rest = Z, U(slots)
    while rest != Z:
        slot = lowest(rest)
        corner = slot + slot // 8
        if has(lo, hi, corner) and has(lo, hi, corner + apart):
            found |= ONE << U(slot)
        rest &= rest - ONE
    both: int = found
    return both


@jit
def neighbours(lo: int, hi: int, e0: int, e1: int, n0: int, n1: int) -> tuple[int, int]:
    """The squares one step away from a set of squares."""
    a, b = U(lo), U(hi)
    up = a & U(n0)
    c = ((a & U(e0)) << U1) | ((a >> U1) & U(e0)) | ((up << U9) & LOW) | (((a >> U9) | (b << U54)) & U(n0))
    d = ((b & U(e1)) << U1) | ((b >> U1) & U(e1)) | ((b & U(n1)) << U9) | (up >> U54) | ((b >> U9) & U(n1))
    return c, d


@jit
def free_walk(s: State, side: int, square: int, other: int, first: bool, most: int) -> int:
    """In how many moves, `most` at the most, a pawn is home that another one cannot meet on its way; 0: it may be met.

    The other pawn is taken to be everywhere it could have gone so far. Pawns that are never next to each other neither
    block nor jump, so if the other player has no fence and needs longer, the race is decided.
    """
    e0, e1, n0, n1 = U(s.east[0]), U(s.east[1]), U(s.north[0]), U(s.north[1])
    g0, g1 = U(GOAL[side, 0]), U(GOAL[side, 1])
    lo, hi = one(square)
    a, b = one(other)
    if not first:
        a, b = spread(a, b, e0, e1, n0, n1)
        if has(a, b, square):
            return 0
    for moves in range(1, most + 1):
        lo, hi = neighbours(lo, hi, e0, e1, n0, n1)
        lo, hi = U(lo) & ~U(a), U(hi) & ~U(b)
        if ((lo & g0) | (hi & g1)) != Z:
            return moves
        a, b = spread(a, b, e0, e1, n0, n1)
        lo, hi = lo & ~U(a), hi & ~U(b)
        if (lo | hi) == Z:
            return 0
    return 0
