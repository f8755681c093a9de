"""What a player may do in her turn, as a set of bits (bit a: action a), and in words why something is not in it.

`walls`, `standing` and `lying` are the windows of floor.py around the pawn of the player whose turn it is. The set is
made with few branches: random play spends most of its time here.
"""

from tablewright.games.corridor.actions import (
    BACK,
    DISCARD,
    DRAW,
    END,
    GET_UP,
    JUMP_TO,
    MOVE,
    PLAY_ATTRACT,
    PLAY_DISTRACT,
    PUSH_TO,
    TRIP_AT,
    WHY_ALREADY_TRIPPED,
    WHY_INTO_HORDE,
    WHY_JUMP_POINTS,
    WHY_LYING,
    WHY_MUST_SPEND,
    WHY_NO_CARDS,
    WHY_NO_FLOOR,
    WHY_NO_LANDING,
    WHY_NO_ROOM,
    WHY_NOBODY_THERE,
    WHY_NOT_DISCARDING,
    WHY_NOT_IN_HAND,
    WHY_NOTHING_TO_JUMP,
    WHY_OCCUPIED,
    WHY_ONLY_GET_UP,
    WHY_POINTS,
    WHY_PUSH_INTO_HORDE,
    WHY_SHARING,
    WHY_STANDING,
    WHY_STRANDED,
)
from tablewright.games.corridor.floor import MIDDLE, I, around, beyond, can_get_off, nearby, pawns, sides, way
from tablewright.games.corridor.state import ATTRACT, DISTRACT, JUMP, PUSH, TRIP, Rules, State, player_of_turn
from tablewright.kernel.cache import jit, jit_hot

ALL_SIDES = 0b1111
CALLS = 1 << PLAY_DISTRACT | 1 << PLAY_ATTRACT


@jit
def jump_cost(r: Rules) -> int:
    """COR-68: the card, a step onto the blocked square, a step to land."""
    return int(r.cost_card) + 2 * int(r.cost_move)


@jit_hot
def turn_actions(r: Rules, s: State) -> int:
    """The set of actions that the player whose turn it is may choose from."""
    p = player_of_turn(s)
    here = MIDDLE + I(s.lane[p])
    walls = nearby(r, s, I(s.rank[p]))
    standing, lying = pawns(r, s, p)
    actions = movements(r, s, p, here, walls, standing, lying) | others(r, s, p) | 1 << END
    if not (r.suicide_legal and r.push_into_horde):
        actions &= ~barred_by_horde(r, s, p)
    if lying:
        actions = without_stranding(r, s, p, actions, standing, lying)
    if r.must_spend and actions != 1 << END:
        actions &= ~I(1 << END)  # COR-A22: the turn ends early only when nothing else is left
    return actions


@jit_hot
def movements(r: Rules, s: State, p: int, here: int, walls: int, standing: int, lying: int) -> int:
    """Steps, pushes, trips and jumps, as if nobody could be stranded and the horde were far away.

    All know the same four neighbours (COR-32, COR-35, COR-A2, COR-A23). A push and a jump go straight on (COR-A3,
    COR-A13) to a free square of the table (COR-A4, COR-A9, COR-A15): a tripped player's is not free (COR-59). Whoever
    stands or lies can be pushed and jumped (COR-71, COR-A8, COR-A16), also from a shared square (COR-A17), and whoever
    stands be tripped, before or after her turn (COR-A24).
    """
    points, is_up = int(s.points), I(s.tripped[p] == 0)
    wall, stands, lies = sides(walls, here, 1), sides(standing, here, 1), sides(lying, here, 1)
    room = ALL_SIDES ^ sides(walls | standing | lying, here, 2)  # where a push or a jump could end
    can_play = (is_up | I(r.tripped_may_act)) & I(points >= r.cost_card)  # COR-A10
    steps = (ALL_SIDES ^ (wall | stands)) * (is_up & I(points >= r.cost_move))  # COR-33, COR-60, COR-63
    pushes = ((stands | lies) & room) * (can_play & I(s.hand[p, PUSH] > 0))  # COR-51, COR-53
    trips = stands * (can_play & I(s.hand[p, TRIP] > 0))  # COR-56, COR-58
    jumps = ((wall | stands | lies) & room) * (
        is_up & I(s.hand[p, JUMP] > 0) & I(points >= jump_cost(r))
    )  # COR-66, COR-67
    actions: int = steps << MOVE | pushes << PUSH_TO | trips << TRIP_AT | jumps << JUMP_TO
    return actions


@jit_hot
def others(r: Rules, s: State, p: int) -> int:
    """Getting up (in one's own turn, COR-A45, or not at all, COR-A25), drawing (COR-43), distracting, attracting."""
    points, is_up = int(s.points), I(s.tripped[p] == 0)
    can_act = is_up | I(r.tripped_may_act)
    can_play = can_act & I(points >= r.cost_card)
    gets_up = (1 - is_up) & I(points >= r.cost_get_up)  # COR-63
    draws = can_act & I(points >= r.cost_draw) & I(int(s.left) + int(s.n_discard) > 0)  # COR-39, COR-A31
    distracts, attracts = can_play & I(s.hand[p, DISTRACT] > 0), can_play & I(s.hand[p, ATTRACT] > 0)  # COR-76
    actions: int = gets_up << GET_UP | draws << DRAW | distracts << PLAY_DISTRACT | attracts << PLAY_ATTRACT
    return actions


@jit
def barred_by_horde(r: Rules, s: State, p: int) -> int:
    """COR-A5, COR-A7, COR-A18: what a house rule forbids because it ends on the horde's rank or behind it."""
    ahead, barred = int(s.rank[p]) - int(s.horde), 0
    if not r.suicide_legal:
        barred |= int(ahead <= 1) << MOVE + BACK | int(ahead <= 2) << JUMP_TO + BACK
    if not r.push_into_horde:
        barred |= int(ahead <= 2) << PUSH_TO + BACK
    return barred


@jit
def without_stranding(r: Rules, s: State, p: int, actions: int, standing: int, lying: int) -> int:
    """COR-A11: only actions after which p can still get off a tripped player's square."""
    here = MIDDLE + int(s.lane[p])
    shut = around(r, s, I(s.rank[p])) | beyond(s, p)
    for d in range(4):
        to = here + way(d)
        if lying >> to & 1 and not can_get_off(shut, standing, lying, to, steps_after(r, s, int(r.cost_move))):
            actions &= ~(I(1) << MOVE + d)
    if lying >> here & 1:
        actions = while_sharing(r, s, p, actions, shut, standing, lying)
    return actions


@jit
def steps_after(r: Rules, s: State, cost: int) -> int:
    """How many steps the points allow after something of this cost."""
    return (int(s.points) - cost) // int(r.cost_move)


@jit
def while_sharing(r: Rules, s: State, p: int, actions: int, shut: int, standing: int, lying: int) -> int:
    """COR-61, COR-A12: the turn cannot end here, and something else than a step must leave the points to get off."""
    here = MIDDLE + int(s.lane[p])
    steps = steps_after(r, s, int(r.cost_card))
    actions &= ~I(1 << END)
    if not can_get_off(shut, standing, lying, here, steps_after(r, s, int(r.cost_draw))):
        actions &= ~I(1 << DRAW)
    if not can_get_off(shut, standing, lying, here, steps):
        actions &= ~I(CALLS)
    if steps < 1:  # one step is enough after a push: it empties the square next to her
        is_the_end = int(s.rank[p]) - 2 <= s.horde  # a push back into the horde
        actions &= ~(I(ALL_SIDES ^ int(is_the_end) << BACK) << PUSH_TO)
    for d in range(4):
        victim = I(1) << (here + way(d))
        if not can_get_off(shut, standing & ~victim, lying | victim, here, steps):
            actions &= ~(I(1) << TRIP_AT + d)
    return actions


@jit
def why_not_in_turn(r: Rules, s: State, a: int) -> int:
    """Why an action is not in the set; 0: it is."""
    if a < DISCARD and turn_actions(r, s) >> a & 1:
        return 0
    p, points = int(s.turn), int(s.points)
    if a == END:
        return WHY_SHARING if is_sharing(r, s, p) else WHY_MUST_SPEND
    if a == GET_UP:
        return WHY_POINTS if s.tripped[p] else WHY_STANDING
    if MOVE <= a < GET_UP or JUMP_TO <= a < PLAY_DISTRACT:
        return why_no_movement(r, s, p, a)
    if a >= DISCARD:
        return WHY_NOT_DISCARDING
    if s.tripped[p] and not r.tripped_may_act:
        return WHY_ONLY_GET_UP
    if a == DRAW:
        return WHY_POINTS if points < r.cost_draw else WHY_STRANDED if s.left + s.n_discard > 0 else WHY_NO_CARDS
    return why_no_card(r, s, p, a)


@jit
def is_sharing(r: Rules, s: State, p: int) -> bool:
    """Whether p is on a tripped player's square."""
    _, lying = pawns(r, s, p)
    return lying >> (MIDDLE + int(s.lane[p])) & 1 == 1


@jit
def why_no_movement(r: Rules, s: State, p: int, a: int) -> int:
    """Why p cannot make this step or jump."""
    if a >= JUMP_TO and s.hand[p, JUMP] == 0:
        return WHY_NOT_IN_HAND
    if s.tripped[p]:
        return WHY_LYING
    if s.points < (jump_cost(r) if a >= JUMP_TO else r.cost_move):
        return WHY_JUMP_POINTS if a >= JUMP_TO else WHY_POINTS
    standing, lying = pawns(r, s, p)
    step = way(a - MOVE if a < GET_UP else a - JUMP_TO)
    walls, to = around(r, s, I(s.rank[p])), MIDDLE + int(s.lane[p]) + step
    if a < GET_UP:
        if walls >> to & 1:
            return WHY_NO_FLOOR
        if standing >> to & 1:
            return WHY_OCCUPIED
        return WHY_STRANDED if lying >> to & 1 else WHY_INTO_HORDE
    blocked, land = walls | standing | lying, to + step
    if not blocked >> to & 1:
        return WHY_NOTHING_TO_JUMP
    return WHY_NO_LANDING if blocked >> land & 1 else WHY_INTO_HORDE


@jit
def why_no_card(r: Rules, s: State, p: int, a: int) -> int:
    """Why p, who may act, cannot push, trip, distract or attract like this."""
    kind = PUSH if a < TRIP_AT else TRIP if a < JUMP_TO else DISTRACT + a - PLAY_DISTRACT
    if s.hand[p, kind] == 0:
        return WHY_NOT_IN_HAND
    if s.points < r.cost_card:
        return WHY_POINTS
    if a >= PLAY_DISTRACT:
        return WHY_STRANDED
    d = a - PUSH_TO if kind == PUSH else a - TRIP_AT
    standing, lying = pawns(r, s, p)
    walls, to = around(r, s, I(s.rank[p])), MIDDLE + int(s.lane[p]) + way(d)
    if not (standing | lying) >> to & 1:
        return WHY_NOBODY_THERE
    if kind == TRIP:
        return WHY_ALREADY_TRIPPED if lying >> to & 1 else WHY_STRANDED
    if (walls | standing | lying) >> (to + way(d)) & 1:
        return WHY_NO_ROOM
    ends_at_horde = d == BACK and int(s.rank[p]) - 2 <= s.horde
    return WHY_PUSH_INTO_HORDE if ends_at_horde and not r.push_into_horde else WHY_STRANDED
