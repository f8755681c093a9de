"""The Corridor: why an action may not be played, with the rule that says so."""

from tablewright.games.corridor import actions as act
from tablewright.games.corridor import state as st
from tablewright.games.corridor.floor import MIDDLE, around, pawns, way
from tablewright.games.corridor.rules import free_lanes
from tablewright.games.corridor.state import Rules, State
from tablewright.games.corridor.turn import is_sharing, jump_cost, player_of_turn, turn_actions
from tablewright.games.corridor.zombies import last_rank
from tablewright.kernel.game import Reasons
from tablewright.kernel.tools import jit, wide

REASONS = Reasons()
PLACING = REASONS.add("placing", "COR-16")
DISCARDING = REASONS.add("discarding", "COR-41")
VOTING = REASONS.add("voting", "COR-91")
NOT_PLACING = REASONS.add("not-placing", "COR-17")
NOT_DISCARDING = REASONS.add("not-discarding", "COR-40")
NOT_VOTING = REASONS.add("not-voting", "COR-91")
LANE_TAKEN = REASONS.add("lane-taken", "COR-18")
POINTS = REASONS.add("points", "COR-27")
LYING = REASONS.add("lying", "COR-63")
ONLY_GET_UP = REASONS.add("only-get-up", "COR-A10")
STANDING = REASONS.add("standing", "COR-63")
NO_FLOOR = REASONS.add("no-floor", "COR-33")
OCCUPIED = REASONS.add("occupied", "COR-34")
INTO_HORDE = REASONS.add("into-horde", "COR-A7")
STRANDED = REASONS.add("stranded", "COR-A11")
SHARING = REASONS.add("sharing", "COR-61")
MUST_SPEND = REASONS.add("must-spend", "COR-A22")
NO_CARDS = REASONS.add("no-cards", "COR-A31")
NOT_IN_HAND = REASONS.add("not-in-hand", "COR-44")
NOBODY_THERE = REASONS.add("nobody-there", "COR-45")
NO_ROOM = REASONS.add("no-room", "COR-53")
PUSH_INTO_HORDE = REASONS.add("push-into-horde", "COR-A5")
ALREADY_TRIPPED = REASONS.add("already-tripped", "COR-58")
NOTHING_TO_JUMP = REASONS.add("nothing-to-jump", "COR-66")
NO_LANDING = REASONS.add("no-landing", "COR-70")
JUMP_POINTS = REASONS.add("jump-points", "COR-69")
NOT_TIED = REASONS.add("not-tied", "COR-A35")
OVER = REASONS.add("over", "COR-93")


@jit
def why_not(r: Rules, s: State, a: int) -> int:
    if s.phase == st.TURN:
        return why_not_in_turn(r, s, a)
    if s.phase == st.PLACING:
        if not act.LANE <= a < act.VOTE:
            return PLACING
        return 0 if free_lanes(s) >> a - act.LANE & 1 else LANE_TAKEN
    if s.phase == st.DISCARDING:
        if not act.DISCARD <= a < act.LANE:
            return DISCARDING
        return 0 if s.hand[player_of_turn(s), a - act.DISCARD] else NOT_IN_HAND
    return why_not_vote(r, s, a) if s.phase == st.VOTING else OVER


@jit
def why_not_vote(r: Rules, s: State, a: int) -> int:
    if a < act.VOTE:
        return VOTING
    if a == act.ABSTAIN or (a - act.VOTE < r.players and s.rank[a - act.VOTE] == last_rank(r, s)):
        return 0
    return NOT_TIED


@jit
def why_not_in_turn(r: Rules, s: State, a: int) -> int:
    if a >= act.DISCARD:
        return NOT_DISCARDING if a < act.LANE else NOT_PLACING if a < act.VOTE else NOT_VOTING
    if turn_actions(r, s) >> a & 1:
        return 0
    p = player_of_turn(s)
    if a == act.END:
        return SHARING if is_sharing(r, s, p) else MUST_SPEND
    if a < act.GET_UP:
        return why_no_step(r, s, p, way(a - act.MOVE))
    if a == act.GET_UP:
        return POINTS if s.tripped[p] else STANDING
    if act.JUMP_TO <= a < act.PLAY_DISTRACT:
        return why_no_jump(r, s, p, way(a - act.JUMP_TO))
    if s.tripped[p] and not r.tripped_may_act:
        return ONLY_GET_UP
    if a == act.DRAW:
        return why_no_draw(r, s)
    if a == act.PLAY_DISTRACT:
        return why_no_card(r, s, p, st.DISTRACT)
    if a == act.PLAY_ATTRACT:
        return why_no_card(r, s, p, st.ATTRACT)
    return why_no_push(r, s, p, a - act.PUSH_TO) if a < act.TRIP_AT else why_no_trip(r, s, p, way(a - act.TRIP_AT))


@jit
def why_no_step(r: Rules, s: State, p: int, step: int) -> int:
    if s.tripped[p]:
        return LYING
    if s.points < r.cost_move:
        return POINTS
    standing, lying = pawns(r, s, p)
    to = MIDDLE + wide(s.lane[p]) + step
    if around(r, s, wide(s.rank[p])) >> to & 1:
        return NO_FLOOR
    if standing >> to & 1:
        return OCCUPIED
    return STRANDED if lying >> to & 1 else INTO_HORDE


@jit
def not_free(r: Rules, s: State, p: int) -> int:
    """The window of all that is in the way around p's pawn."""
    standing, lying = pawns(r, s, p)
    return around(r, s, wide(s.rank[p])) | standing | lying


@jit
def why_no_jump(r: Rules, s: State, p: int, step: int) -> int:
    if s.hand[p, st.JUMP] == 0:
        return NOT_IN_HAND
    if s.tripped[p]:
        return LYING
    if s.points < jump_cost(r):
        return JUMP_POINTS
    blocked, over = not_free(r, s, p), MIDDLE + wide(s.lane[p]) + step
    if not blocked >> over & 1:
        return NOTHING_TO_JUMP
    return NO_LANDING if blocked >> over + step & 1 else INTO_HORDE


@jit
def why_no_draw(r: Rules, s: State) -> int:
    if s.points < r.cost_draw:
        return POINTS
    return STRANDED if wide(s.left) + wide(s.n_discard) > 0 else NO_CARDS


@jit
def why_no_card(r: Rules, s: State, p: int, kind: int) -> int:
    """Why p, who may act, cannot use a card of this kind, whatever its conditions are."""
    if s.hand[p, kind] == 0:
        return NOT_IN_HAND
    return POINTS if s.points < r.cost_card else STRANDED


@jit
def why_no_push(r: Rules, s: State, p: int, d: int) -> int:
    reason = why_no_card(r, s, p, st.PUSH)
    if reason != STRANDED:
        return reason
    standing, lying = pawns(r, s, p)
    to = MIDDLE + wide(s.lane[p]) + way(d)
    if not (standing | lying) >> to & 1:
        return NOBODY_THERE
    if not_free(r, s, p) >> to + way(d) & 1:
        return NO_ROOM
    ends_at_horde = d == act.BACK and wide(s.rank[p]) - 2 <= s.horde
    return PUSH_INTO_HORDE if ends_at_horde and not r.push_into_horde else STRANDED


@jit
def why_no_trip(r: Rules, s: State, p: int, step: int) -> int:
    reason = why_no_card(r, s, p, st.TRIP)
    if reason != STRANDED:
        return reason
    standing, lying = pawns(r, s, p)
    to = MIDDLE + wide(s.lane[p]) + step
    if not (standing | lying) >> to & 1:
        return NOBODY_THERE
    return ALREADY_TRIPPED if lying >> to & 1 else STRANDED
