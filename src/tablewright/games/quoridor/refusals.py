"""Quoridor: why an action may not be played, with the rule that says so."""

from tablewright.games.quoridor import actions
from tablewright.games.quoridor.actions import HORIZONTAL, N_ACTIONS, PASS, REPETITION, RESIGN, TIMEOUT, VERTICAL
from tablewright.games.quoridor.fences import above_below, beside, legal_fences
from tablewright.games.quoridor.pawns import is_taken, may_turn, pawn_targets
from tablewright.games.quoridor.squares import ONE, STEP, U, Z, has, is_open
from tablewright.games.quoridor.state import SIZE, Rules, State
from tablewright.kernel.cache import jit


@jit
def why_not(r: Rules, s: State, a: int) -> int:
    if a < HORIZONTAL:
        return why_not_pawn(r, s, a)
    if a < PASS:
        return why_not_fence(r, s, a >= VERTICAL, (a - HORIZONTAL) % 64)
    if a < N_ACTIONS:
        return 0 if is_stuck(r, s) else actions.NO_PASS
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
    here = int(s.pawn[s.turn])
    if to == here:
        return actions.STAYS
    if is_taken(s, to):
        return actions.OCCUPIED
    across, along = abs(to % SIZE - here % SIZE), abs(to // SIZE - here // SIZE)
    if across + along == 1:
        return actions.FENCE_BETWEEN
    if across + along == 2:
        return why_no_jump(r, s, here, to, across == 1)
    if max(across, along) == 3 and across + along == 3:  # over two pawns in a row?
        step = (to - here) // 3
        return actions.ONE_PAWN_ONLY if is_taken(s, here + step) and is_taken(s, to - step) else actions.NOT_A_STEP
    return actions.NOT_A_STEP


@jit
def why_no_jump(r: Rules, s: State, here: int, to: int, turns: bool) -> int:
    """Why no jump leads to a square two steps away: what hinders the one over a neighbouring pawn, if there is one."""
    for direction in range(4):
        over = here + int(STEP[direction])
        x, y = abs(over % SIZE - to % SIZE), abs(over // SIZE - to // SIZE)
        if x + y != 1 or not 0 <= over < SIZE * SIZE or not is_taken(s, over):
            continue
        if not is_open(s, here, direction):
            return actions.FENCE_BETWEEN
        if not turns or may_turn(r, s, over, direction):
            return actions.LANDING_FENCED
        is_third = is_open(s, over, direction) and is_taken(s, over + int(STEP[direction]))
        return actions.ONE_PAWN_ONLY if is_third else actions.JUMP_IS_STRAIGHT
    return actions.NOT_A_STEP


@jit
def why_not_fence(r: Rules, s: State, vertical: bool, slot: int) -> int:
    """QRD-41: nothing but the fences left, the other fences and everybody's way to the goal line counts."""
    if s.fences[s.turn] == 0:
        return actions.NO_FENCE_LEFT
    bit = ONE << U(slot)
    h, v = U(s.horizontal), U(s.vertical)
    if ((h if vertical else v) & bit) != Z:
        return actions.CROSSES
    overlapping = v | U(above_below(v)) if vertical else h | U(beside(h))
    if (overlapping & bit) != Z:
        return actions.OVERLAPS
    legal_h, legal_v = legal_fences(r, s)
    legal = U(legal_v) if vertical else U(legal_h)
    return 0 if (legal & bit) != Z else actions.SHUTS_OFF


@jit
def why_not_table(r: Rules, s: State, a: int) -> int:
    """QRD-A16, QRD-A18: a player in play may be removed at any time; QRD-A11: an agreed draw is always possible."""
    if a == REPETITION:
        return actions.NO_REPETITION
    if a < REPETITION - 1:
        p = a - RESIGN if a >= RESIGN else a - TIMEOUT
        if p >= r.players or s.removed[p] == 1:
            return actions.NOT_IN_PLAY
    return 0
