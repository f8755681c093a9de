"""Quoridor (Gigamic's rule sheet, two or four players): the rules QRD-1 to QRD-41 and the rulings in RULES.md.

Left to the table: lots (QRD-8: player 0 begins), the clock (QRD-39), taking back. Time-outs, resignations and agreed
draws are actions of the table; repetition needs history, which is kept beside the record.
"""

import numpy as np

from tablewright.games.quoridor import actions as act
from tablewright.games.quoridor import meta
from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.fences import CUTS, join, legal_fences
from tablewright.games.quoridor.pawns import may_meet, pawn_targets
from tablewright.games.quoridor.squares import (
    EAST,
    NORTH,
    ONE,
    START,
    STEP,
    U,
    Z,
    close_sides,
    is_goal,
    raise_fence,
    side,
)
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.tools import Actions, Records, Values, advance, count, jit, kth, lowest, mix, scaled, tell, wide

OPEN = np.array([(q < 72) * 1 + (q % 9 < 8) * 2 + (q > 8) * 4 + (q % 9 > 0) * 8 for q in range(81)], np.int8)
DIRECTION = np.array([{9: 0, 1: 1, -9: 2, -1: 3}.get(step, 0) for step in range(-st.SIZE, st.SIZE + 1)])  # of a step
# the steps over the open sides of a square, and how many
N_STEPS = np.array([sides.bit_count() for sides in range(16)])
STEPS = np.array([(sorted(STEP[d] for d in range(4) if sides >> d & 1) + [0] * 4)[:4] for sides in range(16)])


@jit
def setup(r: Rules, s: State, log: Records) -> None:
    """QRD-A14: player 0 sits at the bottom and begins, whoever the lot made her."""
    s.horizontal, s.vertical = Z, Z  # QRD-11
    s.ply, s.lost, s.turn, s.winner, s.reason = 0, 0, 0, -1, 0
    for p in range(st.PLAYERS):
        s.pawn[p], s.fences[p], s.removed[p] = -1, 0, 0
    for p in range(wide(r.players)):
        s.pawn[p] = START[side(r, p)]  # QRD-7, QRD-9
        s.fences[p] = r.fences  # QRD-6, QRD-10
    refresh(s)


@jit
def refresh(s: State) -> None:
    """Make the caches anew from the position."""
    for p in range(st.PLAYERS):
        s.cut_h[p], s.cut_v[p], s.has_path[p] = Z, Z, 0
    for i in range(2):
        s.east[i], s.north[i] = EAST[i], NORTH[i]
    for square in range(st.SIZE * st.SIZE):
        s.open[square] = OPEN[square]
    for slot in range(st.SLOTS * st.SLOTS):
        s.group[slot] = 0
    h, v = U(s.horizontal), U(s.vertical)
    while h != Z:
        close(s, False, lowest(h))
        h &= h - ONE
    while v != Z:
        close(s, True, lowest(v))
        v &= v - ONE


@jit
def close(s: State, vertical: bool, slot: int) -> None:
    """Close the ways across a fence, and join it to the fences it touches."""
    join(s, vertical, slot)
    raise_fence(s.east, s.north, vertical, slot)
    close_sides(s.open, vertical, slot)


@jit
def actor(s: State) -> int:
    return wide(s.turn) if s.reason == 0 else -1


@jit
def legal(r: Rules, s: State, out: Actions) -> int:
    """QRD-13: move the pawn or place a fence; QRD-15, QRD-A8: pass only if neither can be done.

    QRD-22, QRD-A9: none of these is ever a duty: who can jump may also step, who cannot move may place a fence.
    """
    p = wide(s.turn)
    if may_meet(s, p):
        lo, hi = pawn_targets(r, s)
        n = listed(out, 0, lo, 0)
        n = listed(out, n, hi, st.SPLIT)
    else:
        n = list_steps(s, wide(s.pawn[p]), out)
    if s.fences[p] > 0:
        h, v = legal_fences(r, s)
        n = listed(out, n, h, act.HORIZONTAL)
        n = listed(out, n, v, act.VERTICAL)
    if n == 0:
        out[0] = act.PASS
        n = 1
    return n


@jit
def list_steps(s: State, here: int, out: Actions) -> int:
    """The steps of a pawn that no other is next to, in increasing order; how many."""
    sides = wide(s.open[here])
    for i in range(4):  # a slot too many is overwritten
        out[i] = here + STEPS[sides, i]
    return wide(N_STEPS[sides])


@jit
def listed(out: Actions, n: int, members: int, first: int) -> int:
    """Append the members of a set to a list of actions; how many there are now."""
    rest = U(members)
    while rest != Z:
        out[n] = first + lowest(rest)
        n += 1
        rest &= rest - ONE
    return n


@jit
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    if a >= act.TIMEOUT:
        table_action(r, s, a, log)
        return
    p = wide(s.turn)
    if a < act.HORIZONTAL:
        move(r, s, p, a, log)
    elif a < act.PASS:
        place(r, s, p, a >= act.VERTICAL, (a - act.HORIZONTAL) % 64, log)
        tell(log, st.FENCED, p, a, 0, 0)
    else:
        tell(log, st.PASSED, p, 0, 0, 0)
    s.ply += 1
    s.turn = following(r, s, p)
    if s.reason == 0 and s.ply >= r.max_plies:  # QRD-A11
        draw(s, meta.PLY_CAP, log)


@jit
def move(r: Rules, s: State, p: int, to: int, log: Records) -> None:
    here = wide(s.pawn[p])
    is_step = abs(to - here) == 1 or abs(to - here) == st.SIZE  # else a jump, which is one move as well (QRD-21)
    if s.has_path[p] == 1:
        if is_step:  # the known path goes on from here, one step longer
            s.cut_h[p] |= CUTS[here, DIRECTION[to - here + st.SIZE], 0]
            s.cut_v[p] |= CUTS[here, DIRECTION[to - here + st.SIZE], 1]
        else:
            s.has_path[p] = 0
    s.pawn[p] = to
    tell(log, st.MOVED if is_step else st.JUMPED, p, to, here, 0)
    if is_goal(r, p, to):  # QRD-3, QRD-37, QRD-38, QRD-A13: however she came there, the game ends at once
        win(s, p, meta.REACHED_GOAL, log)


@jit
def place(r: Rules, s: State, p: int, vertical: bool, slot: int, log: Records) -> None:
    """QRD-30, QRD-32: a fence goes into its slot for good."""
    bit = ONE << U(slot)
    close(s, vertical, slot)
    if vertical:
        s.vertical |= bit
    else:
        s.horizontal |= bit
    for q in range(wide(r.players)):
        cuts = U(s.cut_v[q]) if vertical else U(s.cut_h[q])
        if (cuts & bit) != Z:
            s.has_path[q] = 0
    s.fences[p] -= 1
    stock = 0
    for q in range(wide(r.players)):
        stock += wide(s.fences[q])
    if stock == 0:  # nobody will ask for paths again
        for q in range(wide(r.players)):
            s.has_path[q] = 0


@jit
def following(r: Rules, s: State, p: int) -> int:
    """QRD-12, QRD-A7: the next player in play, clockwise."""
    q = p
    for _ in range(wide(r.players)):
        q = q + 1 if q + 1 < r.players else 0
        if s.removed[q] == 0:
            return q
    return p


@jit
def win(s: State, p: int, reason: int, log: Records) -> None:
    s.winner, s.reason = p, reason
    tell(log, st.WON, p, reason, 0, 0)


@jit
def draw(s: State, reason: int, log: Records) -> None:
    s.reason = reason
    tell(log, st.DRAWN, -1, reason, 0, 0)


@jit
def table_action(r: Rules, s: State, a: int, log: Records) -> None:
    if a == act.AGREED_DRAW:
        draw(s, meta.AGREED_DRAW, log)
    elif a == act.REPETITION:
        if s.reason == 0 or s.reason == meta.PLY_CAP:  # of the two the repetition counts; a goal or an agreement stands
            draw(s, meta.REPETITION, log)
    elif a >= act.RESIGN:
        remove(r, s, a - act.RESIGN, meta.RESIGNED, log)
    else:
        remove(r, s, a - act.TIMEOUT, meta.TIMEOUT, log)


@jit
def remove(r: Rules, s: State, p: int, reason: int, log: Records) -> None:
    """QRD-A16, QRD-A18: the pawn leaves, placed fences stay, unused ones are lost; the last one left wins."""
    s.removed[p], s.pawn[p] = 1, -1
    s.lost += s.fences[p]
    s.fences[p] = 0
    tell(log, st.REMOVED, p, reason, 0, 0)
    if s.turn == p:
        s.turn = following(r, s, p)
    in_play = 0
    for q in range(wide(r.players)):
        in_play += 1 - wide(s.removed[q])
    if in_play == 1:
        win(s, following(r, s, p), reason, log)


@jit
def result(r: Rules, s: State, out: Values) -> None:
    """The winner gets 1, the others share -1; a draw is 0, but not for those who were removed."""
    for p in range(wide(r.players)):
        out[p] = 0.0 if s.winner < 0 and s.removed[p] == 0 else -1.0 / (r.players - 1)
    if s.winner >= 0:
        out[s.winner] = 1.0


@jit
def end_reason(s: State) -> int:
    return wide(s.reason)


@jit
def length(s: State) -> int:
    return wide(s.ply)


@jit
def fingerprint(s: State) -> int:
    """QRD-A11: repetition compares mover, pawns, fences and fences left."""
    mark = mix(U(s.horizontal)) ^ mix(mix(U(s.vertical)))
    pieces = U(s.turn)
    for p in range(st.PLAYERS):
        pieces = (pieces << U(7)) | U(wide(s.pawn[p]) + 1)
        pieces = (pieces << U(6)) | (U(s.fences[p]) << U(1)) | U(s.removed[p])
    found: int = U(mix(U(mark) ^ U(mix(pieces))))
    return found


@jit
def playout(r: Rules, s: State, out: Actions, log: Records, seed: int) -> int:
    """Uniform random play to the end: the exact legal sets at every ply, sampled by rank instead of listed."""
    plies = 0
    x = U(seed)
    while s.reason == 0:
        x = advance(x)
        apply(r, s, sampled(r, s, U(mix(x))), log)
        plies += 1
    return plies


@jit
def sampled(r: Rules, s: State, word: int) -> int:
    """One of the legal actions, each equally likely."""
    p = wide(s.turn)
    if may_meet(s, p):
        return sampled_near(r, s, word)
    here = wide(s.pawn[p])
    sides = wide(s.open[here])  # each open side is a step
    steps = wide(N_STEPS[sides])
    if s.fences[p] == 0 and steps > 0:
        return here + wide(STEPS[sides, scaled(word, steps)])
    h, v = legal_fences(r, s)
    n_h = count(h)
    total = steps + n_h + count(v)
    if total == 0:
        return act.PASS
    k = scaled(word, total)
    return here + wide(STEPS[sides, k]) if k < steps else nth_fence(h, v, n_h, k - steps)


@jit
def sampled_near(r: Rules, s: State, word: int) -> int:
    """The same where another pawn may be jumped or be in the way."""
    lo, hi = pawn_targets(r, s)
    h, v = legal_fences(r, s)
    n_lo, n_hi, n_h = count(lo), count(hi), count(h)
    total = n_lo + n_hi + n_h + count(v)
    if total == 0:
        return act.PASS
    k = scaled(word, total)
    if k < n_lo:
        return kth(lo, k)
    if k < n_lo + n_hi:
        return st.SPLIT + kth(hi, k - n_lo)
    return nth_fence(h, v, n_h, k - n_lo - n_hi)


@jit
def nth_fence(h: int, v: int, n_h: int, k: int) -> int:
    """The k-th of the fences in two sets of slots, of which the first has n_h."""
    return act.HORIZONTAL + kth(h, k) if k < n_h else act.VERTICAL + kth(v, k - n_h)
