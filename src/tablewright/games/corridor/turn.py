"""The Corridor: what a player may do in her turn, as a set of bits (bit a: action a).

`walls`, `standing` and `lying` are the windows of floor.py around the pawn of the player whose turn it is. The set is
made with few branches: random play spends most of its time here.
"""

from tablewright.games.corridor import actions as act
from tablewright.games.corridor import state as st
from tablewright.games.corridor.floor import MIDDLE, around, beyond, can_get_off, nearby, pawns, sides, way
from tablewright.games.corridor.state import Rules, State
from tablewright.kernel.tools import jit, jit_hot, wide

ALL_SIDES = 0b1111
END, DRAW = 1 << act.END, 1 << act.DRAW  # as sets of actions, like the next one
CALLS = 1 << act.PLAY_DISTRACT | 1 << act.PLAY_ATTRACT


@jit
def player_of_turn(s: State) -> int:
    """Whose turn it is, while there is one. The mask changes nothing: it tells the compiler that it is not negative."""
    return wide(s.turn) & st.PLAYERS - 1


@jit
def jump_cost(r: Rules) -> int:
    """COR-68: the card, a step onto the blocked square, a step to land."""
    return wide(r.cost_card) + 2 * wide(r.cost_move)


@jit_hot
def turn_actions(r: Rules, s: State) -> int:
    """The set of actions that the player whose turn it is may choose from."""
    p = player_of_turn(s)
    here = MIDDLE + wide(s.lane[p])
    walls = nearby(r, s, wide(s.rank[p]))
    standing, lying = pawns(r, s, p)
    actions = movements(r, s, p, here, walls, standing, lying) | others(r, s, p) | END
    if not (r.suicide_legal and r.push_into_horde):
        actions &= ~barred_by_horde(r, s, p)
    if lying:
        actions = without_stranding(r, s, p, actions, standing, lying)
    if r.must_spend and actions != END:
        actions &= ~END  # COR-A22: the turn ends early only when nothing else is left
    return actions


@jit_hot
def movements(r: Rules, s: State, p: int, here: int, walls: int, standing: int, lying: int) -> int:
    """Steps, pushes, trips and jumps, as if nobody could be stranded and the horde were far away.

    All know the same four neighbours (COR-32, COR-35, COR-A2, COR-A23). A push and a jump go straight on (COR-A3,
    COR-A13) to a free square of the table (COR-A4, COR-A9, COR-A15): a tripped player's is not free (COR-59). Whoever
    stands or lies can be pushed and jumped (COR-71, COR-A8, COR-A16), also from a shared square (COR-A17), and whoever
    stands be tripped, before or after her turn (COR-A24).
    """
    points, is_up = wide(s.points), wide(s.tripped[p] == 0)
    wall, stands, lies = sides(walls, here, 1), sides(standing, here, 1), sides(lying, here, 1)
    room = ALL_SIDES ^ sides(walls | standing | lying, here, 2)  # where a push or a jump could end
    can_play = (is_up | wide(r.tripped_may_act)) & wide(points >= r.cost_card)  # COR-A10
    steps = (ALL_SIDES ^ (wall | stands)) * (is_up & wide(points >= r.cost_move))  # COR-33, COR-60, COR-63
    pushes = ((stands | lies) & room) * (can_play & wide(s.hand[p, st.PUSH] > 0))  # COR-51, COR-53
    trips = stands * (can_play & wide(s.hand[p, st.TRIP] > 0))  # COR-56, COR-58
    can_jump = is_up & wide(s.hand[p, st.JUMP] > 0) & wide(points >= jump_cost(r))
    jumps = ((wall | stands | lies) & room) * can_jump  # COR-66, COR-67
    return steps << act.MOVE | pushes << act.PUSH_TO | trips << act.TRIP_AT | jumps << act.JUMP_TO


@jit_hot
def others(r: Rules, s: State, p: int) -> int:
    """Getting up (in one's own turn, COR-A45, or not at all, COR-A25), drawing (COR-43), distracting, attracting."""
    points, is_up = wide(s.points), wide(s.tripped[p] == 0)
    can_act = is_up | wide(r.tripped_may_act)
    can_play = can_act & wide(points >= r.cost_card)
    gets_up = (1 - is_up) & wide(points >= r.cost_get_up)  # COR-63
    draws = can_act & wide(points >= r.cost_draw) & wide(wide(s.left) + wide(s.n_discard) > 0)  # COR-39, COR-A31
    distracts = can_play & wide(s.hand[p, st.DISTRACT] > 0)  # COR-76
    attracts = can_play & wide(s.hand[p, st.ATTRACT] > 0)
    return gets_up << act.GET_UP | draws << act.DRAW | distracts << act.PLAY_DISTRACT | attracts << act.PLAY_ATTRACT


@jit
def barred_by_horde(r: Rules, s: State, p: int) -> int:
    """COR-A5, COR-A7, COR-A18: what a house rule forbids because it ends on the horde's rank or behind it."""
    ahead, barred = wide(s.rank[p]) - wide(s.horde), 0
    if not r.suicide_legal:
        barred |= wide(ahead <= 1) << act.MOVE + act.BACK | wide(ahead <= 2) << act.JUMP_TO + act.BACK
    if not r.push_into_horde:
        barred |= wide(ahead <= 2) << act.PUSH_TO + act.BACK
    return barred


@jit
def without_stranding(r: Rules, s: State, p: int, actions: int, standing: int, lying: int) -> int:
    """COR-A11: only actions after which p can still get off a tripped player's square."""
    here = MIDDLE + wide(s.lane[p])
    shut = around(r, s, wide(s.rank[p])) | beyond(s, p)
    for d in range(4):
        to = here + way(d)
        if lying >> to & 1 and not can_get_off(shut, standing, lying, to, steps_after(r, s, wide(r.cost_move))):
            actions &= ~(1 << act.MOVE + d)
    if lying >> here & 1:
        actions = while_sharing(r, s, p, actions, shut, standing, lying)
    return actions


@jit
def steps_after(r: Rules, s: State, cost: int) -> int:
    """How many steps the points allow after something of this cost."""
    return (wide(s.points) - cost) // wide(r.cost_move)


@jit
def while_sharing(r: Rules, s: State, p: int, actions: int, shut: int, standing: int, lying: int) -> int:
    """COR-61, COR-A12: the turn cannot end here, and something else than a step must leave the points to get off."""
    here = MIDDLE + wide(s.lane[p])
    steps = steps_after(r, s, wide(r.cost_card))
    actions &= ~END
    if not can_get_off(shut, standing, lying, here, steps_after(r, s, wide(r.cost_draw))):
        actions &= ~DRAW
    if not can_get_off(shut, standing, lying, here, steps):
        actions &= ~CALLS
    if steps < 1:  # one step is enough after a push: it empties the square next to her
        is_the_end = wide(wide(s.rank[p]) - 2 <= s.horde)  # a push back into the horde
        actions &= ~((ALL_SIDES ^ is_the_end << act.BACK) << act.PUSH_TO)
    for d in range(4):
        victim = 1 << (here + way(d))
        if not can_get_off(shut, standing & ~victim, lying | victim, here, steps):
            actions &= ~(1 << act.TRIP_AT + d)
    return actions


@jit
def is_sharing(r: Rules, s: State, p: int) -> bool:
    """Whether p is on a tripped player's square."""
    _, lying = pawns(r, s, p)
    return lying >> (MIDDLE + wide(s.lane[p])) & 1 == 1
