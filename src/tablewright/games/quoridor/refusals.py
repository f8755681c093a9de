"""Quoridor: why an action may not be played, with the rule that says so."""

from tablewright.games.quoridor import actions as act
from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.fences import above_below, beside, legal_fences
from tablewright.games.quoridor.pawns import is_taken, may_turn, pawn_targets
from tablewright.games.quoridor.squares import ONE, STEP, U, Z, has, is_open
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.game import Reasons
from tablewright.kernel.tools import jit, wide

REASONS = Reasons()
NOT_A_STEP = REASONS.add("not-a-step", "QRD-16")
STAYS = REASONS.add("stays", "QRD-A10")
FENCE_BETWEEN = REASONS.add("fence-between", "QRD-18")
OCCUPIED = REASONS.add("occupied", "QRD-19")
JUMP_IS_STRAIGHT = REASONS.add("jump-is-straight", "QRD-25")
LANDING_FENCED = REASONS.add("landing-fenced", "QRD-26")
ONE_PAWN_ONLY = REASONS.add("one-pawn-only", "QRD-28")
NO_FENCE_LEFT = REASONS.add("no-fence-left", "QRD-14")
OVERLAPS = REASONS.add("overlaps", "QRD-31")
CROSSES = REASONS.add("crosses", "QRD-31")
SHUTS_OFF = REASONS.add("shuts-off", "QRD-35")  # of opponents QRD-34 says the same
NO_PASS = REASONS.add("no-pass", "QRD-15")
NOT_IN_PLAY = REASONS.add("not-in-play", "QRD-A16")
NO_REPETITION = REASONS.add("no-repetition", "QRD-A11")


@jit
def why_not(r: Rules, s: State, a: int) -> int:
    if a < act.HORIZONTAL:
        return why_not_pawn(r, s, a)
    if a < act.PASS:
        return why_not_fence(r, s, a >= act.VERTICAL, (a - act.HORIZONTAL) % 64)
    if a < act.N_ACTIONS:
        return 0 if is_stuck(r, s) else NO_PASS
    return why_not_table(r, s, a)


@jit
def is_stuck(r: Rules, s: State) -> bool:
    """QRD-A8: neither a pawn move nor a fence."""
    lo, hi = pawn_targets(r, s)
    h, v = legal_fences(r, s)
    return bool((U(lo) | U(hi) | U(h) | U(v)) == Z)


@jit
def why_not_pawn(r: Rules, s: State, to: int) -> int:
    lo, hi = pawn_targets(r, s)
    if has(lo, hi, to):
        return 0
    here = wide(s.pawn[s.turn])
    if to == here:
        return STAYS
    if is_taken(s, to):
        return OCCUPIED
    across, along = abs(to % st.SIZE - here % st.SIZE), abs(to // st.SIZE - here // st.SIZE)
    if across + along == 1:
        return FENCE_BETWEEN
    if across + along == 2:
        return why_no_jump(r, s, here, to, across == 1)
    if max(across, along) == 3 and across + along == 3:  # over two pawns in a row?
        step = (to - here) // 3
        return ONE_PAWN_ONLY if is_taken(s, here + step) and is_taken(s, to - step) else NOT_A_STEP
    return NOT_A_STEP


@jit
def why_no_jump(r: Rules, s: State, here: int, to: int, turns: bool) -> int:
    """Why no jump leads to a square two steps away: what hinders the one over a neighbouring pawn, if there is one."""
    for direction in range(4):
        over = here + wide(STEP[direction])
        x, y = abs(over % st.SIZE - to % st.SIZE), abs(over // st.SIZE - to // st.SIZE)
        if x + y != 1 or not 0 <= over < st.SIZE * st.SIZE or not is_taken(s, over):
            continue
        if not is_open(s, here, direction):
            return FENCE_BETWEEN
        if not turns or may_turn(r, s, over, direction):
            return LANDING_FENCED
        is_third = is_open(s, over, direction) and is_taken(s, over + wide(STEP[direction]))
        return ONE_PAWN_ONLY if is_third else JUMP_IS_STRAIGHT
    return NOT_A_STEP


@jit
def why_not_fence(r: Rules, s: State, vertical: bool, slot: int) -> int:
    """QRD-41: nothing but the fences left, the other fences and everybody's way to the goal line counts."""
    if s.fences[s.turn] == 0:
        return NO_FENCE_LEFT
    bit = ONE << U(slot)
    h, v = U(s.horizontal), U(s.vertical)
    if ((h if vertical else v) & bit) != Z:
        return CROSSES
    overlapping = v | U(above_below(v)) if vertical else h | U(beside(h))
    if (overlapping & bit) != Z:
        return OVERLAPS
    legal_h, legal_v = legal_fences(r, s)
    legal = U(legal_v) if vertical else U(legal_h)
    return 0 if (legal & bit) != Z else SHUTS_OFF


@jit
def why_not_table(r: Rules, s: State, a: int) -> int:
    """QRD-A16, QRD-A18: a player in play may be removed at any time; QRD-A11: an agreed draw is always possible."""
    if a == act.REPETITION:
        return NO_REPETITION
    if a < act.REPETITION - 1:
        p = a - act.RESIGN if a >= act.RESIGN else a - act.TIMEOUT
        if p >= r.players or s.removed[p] == 1:
            return NOT_IN_PLAY
    return 0
