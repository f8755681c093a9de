"""Corner Rush: why an action may not be played, with the rule that says so."""

from tablewright.games.corner_rush import actions as act
from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.rules import legal_set
from tablewright.games.corner_rush.squares import ALL, STEP, has, open_sides, pawns
from tablewright.games.corner_rush.state import Rules, State
from tablewright.kernel.game import Reasons
from tablewright.kernel.tools import jit, wide

REASONS = Reasons()
OVER_ALREADY = REASONS.add("over", "CRN-38")
ROLL_FIRST = REASONS.add("roll-first", "CRN-14")
STEPS_FIRST = REASONS.add("steps-first", "CRN-17")
NULL_FIRST = REASONS.add("null-first", "CRN-18")
TOKEN_FIRST = REASONS.add("token-first", "CRN-23")
AT_EDGE = REASONS.add("edge", "CRN-3")
IN_HOLE = REASONS.add("hole", "CRN-25")
AT_BLOCKER = REASONS.add("blocker", "CRN-22")
AT_PAWN = REASONS.add("pawn", "CRN-A6")
ON_TRAIL = REASONS.add("trail", "CRN-A7")
NOTHING_TO_CHALLENGE = REASONS.add("nothing-to-challenge", "CRN-26")
OWN_PAWN = REASONS.add("own-pawn", "CRN-19")
NO_PLAYER = REASONS.add("no-player", "CRN-A30")
MUST_NUDGE = REASONS.add("must-nudge", "CRN-A10")
MUST_LAY = REASONS.add("must-lay", "CRN-A24")
OCCUPIED = REASONS.add("occupied", "CRN-21")
ACE_SQUARE = REASONS.add("ace-square", "CRN-A22")
LAST_PATH = REASONS.add("last-path", "CRN-A23")


@jit
def why_not(r: Rules, s: State, a: int) -> int:
    _, actions = legal_set(r, s)
    if has(actions, a):
        return 0
    if s.phase == st.TURN:
        return NOTHING_TO_CHALLENGE if a < act.STEP_TO else ROLL_FIRST
    if s.phase == st.STEP:
        is_step = act.STEP_TO <= a < act.PASS
        return why_closed(r, s, wide(s.pawn[s.turn]), a - act.STEP_TO) if is_step else STEPS_FIRST
    if s.phase == st.NULL:
        return why_not_nudge(r, s, a) if act.PASS <= a < act.LAY else NULL_FIRST
    if s.phase == st.PLACE:
        return why_not_place(r, s, a) if a == act.PASS or a >= act.LAY else TOKEN_FIRST
    return OVER_ALREADY


@jit
def why_closed(r: Rules, s: State, square: int, d: int) -> int:
    """Why a pawn may not go from a square in a direction."""
    if not has(open_sides(wide(ALL), square), d):
        return AT_EDGE
    to = square + STEP[d]
    if not has(wide(r.squares), to):
        return IN_HOLE
    if has(wide(s.blocked), to):
        return AT_BLOCKER
    return AT_PAWN if r.pawns_block and has(pawns(r, s), to) else ON_TRAIL


@jit
def why_not_nudge(r: Rules, s: State, a: int) -> int:
    if a == act.PASS:
        return MUST_NUDGE
    p, d = (a - act.NUDGE) // 4, (a - act.NUDGE) % 4
    if p >= r.players:
        return NO_PLAYER
    return OWN_PAWN if p == s.turn else why_closed(r, s, wide(s.pawn[p]), d)


@jit
def why_not_place(r: Rules, s: State, a: int) -> int:
    if a == act.PASS:
        return MUST_LAY
    square = a - act.LAY
    if not has(wide(r.squares), square):
        return IN_HOLE
    if has(wide(r.aces), square):
        return ACE_SQUARE
    return OCCUPIED if has(wide(s.blocked) | pawns(r, s), square) else LAST_PATH
