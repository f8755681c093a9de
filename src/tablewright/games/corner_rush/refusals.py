"""Corner Rush: why an action may not be played, by the sets of squares that `legal` lists."""

from tablewright.games.corner_rush import actions as act
from tablewright.games.corner_rush.rules import ahead, challengeable, must_nudge
from tablewright.games.corner_rush.squares import NEIGHBOUR, I, has, open_squares, pawns, vacant
from tablewright.games.corner_rush.state import NULL, OVER, PLACE, SQUARES, STEP, TURN, Rules, State
from tablewright.kernel.cache import jit


@jit
def why_not(r: Rules, s: State, a: int) -> int:
    """The number of the reason; 0: it may be played."""
    phase = I(s.phase)
    if phase == OVER:
        return act.OVER_ALREADY
    square = I(s.pawn[I(s.turn)])
    if phase == TURN and a < act.STEP_TO:
        return why_not_begin(s, a, square)
    if phase == STEP and act.STEP_TO <= a < act.PASS:
        return why_not_enter(r, s, ahead(r, s), I(NEIGHBOUR[square, a - act.STEP_TO]))
    if phase == NULL and act.PASS <= a < act.LAY:
        return why_not_nudge(r, s, a)
    if phase == PLACE and (a == act.PASS or a >= act.LAY):
        return why_not_place(r, s, a)
    return not_now(phase)


@jit
def not_now(phase: int) -> int:
    """What has to be done first."""
    if phase == TURN:
        return act.ROLL_FIRST
    if phase == STEP:
        return act.STEPS_FIRST
    return act.NULL_FIRST if phase == NULL else act.TOKEN_FIRST


@jit
def why_not_begin(s: State, a: int, square: int) -> int:
    if a == act.ROLL or has(challengeable(s), NEIGHBOUR[square, a - act.CHALLENGE]):
        return 0
    return act.NOTHING_TO_CHALLENGE


@jit
def why_not_enter(r: Rules, s: State, free: int, square: int) -> int:
    if has(free, square):
        return 0
    if square >= SQUARES:
        return act.AT_EDGE
    if not has(I(r.squares), square):
        return act.IN_HOLE
    if has(I(s.blocked), square):
        return act.AT_BLOCKER
    return act.AT_PAWN if r.pawns_block and has(pawns(r, s), square) else act.ON_TRAIL


@jit
def why_not_nudge(r: Rules, s: State, a: int) -> int:
    if a == act.PASS:
        return act.MUST_NUDGE if must_nudge(r, s) else 0
    p, d = (a - act.NUDGE) // 4, (a - act.NUDGE) % 4
    if p >= I(r.players):
        return act.NO_PLAYER
    if p == I(s.turn):
        return act.OWN_PAWN
    return why_not_enter(r, s, open_squares(r, s), I(NEIGHBOUR[I(s.pawn[p]), d]))


@jit
def why_not_place(r: Rules, s: State, a: int) -> int:
    if a == act.PASS:
        return act.MUST_LAY if r.place_forced else 0  # CRN-A24
    square = a - act.LAY
    if has(vacant(r, s), square):
        return 0
    if not has(I(r.squares), square):
        return act.IN_HOLE
    if has(I(r.aces), square):
        return act.ACE_SQUARE
    return act.OCCUPIED if has(I(s.blocked) | pawns(r, s), square) else act.LAST_PATH
