"""What a player may do in her turn: for each kind of action the rule that forbids it, and the list of what is left.

Each `why_...` returns 0 or a reason of actions.py; `turn_actions` and `why_not_in_turn` ask the same ones. `walls`,
`standing` and `lying` are the windows of floor.py around the pawn of the player whose turn it is.
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
from tablewright.games.corridor.floor import MIDDLE, I, around, beyond, can_get_off, pawns, way
from tablewright.games.corridor.state import ATTRACT, DISTRACT, JUMP, PUSH, TRIP, Rules, State
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Actions

NEXT_TO = 1 << 8 | 1 << 15 | 1 << 17 | 1 << 24  # the four squares next to bit 16, for a quick look at who is near


@jit
def jump_cost(r: Rules) -> int:
    """COR-68: the card, a step onto the blocked square, a step to land."""
    return int(r.cost_card) + 2 * int(r.cost_move)


@jit
def why_stay(r: Rules, s: State, p: int, cost: int, walls: int, standing: int, lying: int) -> int:
    """COR-A12: whoever shares a square may do something else only if she can still get off it afterwards."""
    here = MIDDLE + int(s.lane[p])
    if not lying >> here & 1:
        return 0
    steps = (int(s.points) - cost) // int(r.cost_move)
    return 0 if can_get_off(walls | beyond(s, p), standing, lying, here, steps) else WHY_STRANDED


@jit
def why_walking(r: Rules, s: State, p: int) -> int:
    """What forbids any step."""
    if s.tripped[p]:
        return WHY_LYING  # COR-63
    return 0 if s.points >= r.cost_move else WHY_POINTS


@jit
def why_step(r: Rules, s: State, p: int, d: int, walls: int, standing: int, lying: int) -> int:
    """COR-31 to COR-35: to a free neighbouring square; COR-60: or through a tripped player."""
    to = MIDDLE + int(s.lane[p]) + way(d)
    if walls >> to & 1:
        return WHY_NO_FLOOR
    if standing >> to & 1:
        return WHY_OCCUPIED
    if d == BACK and s.rank[p] - 1 <= s.horde:
        return 0 if r.suicide_legal else WHY_INTO_HORDE  # COR-A7
    if lying >> to & 1:
        steps = (int(s.points) - int(r.cost_move)) // int(r.cost_move)
        return 0 if can_get_off(walls | beyond(s, p), standing, lying, to, steps) else WHY_STRANDED
    return 0


@jit
def why_get_up(r: Rules, s: State, p: int) -> int:
    if not s.tripped[p]:
        return WHY_STANDING
    return 0 if s.points >= r.cost_get_up else WHY_POINTS


@jit
def why_draw(r: Rules, s: State, p: int, walls: int, standing: int, lying: int) -> int:
    if s.points < r.cost_draw:
        return WHY_POINTS
    if s.tripped[p] and not r.tripped_may_act:
        return WHY_ONLY_GET_UP
    if s.left == 0 and s.n_discard == 0:
        return WHY_NO_CARDS  # COR-A31
    return why_stay(r, s, p, int(r.cost_draw), walls, standing, lying)


@jit
def why_card(r: Rules, s: State, p: int, kind: int) -> int:
    """What forbids any use of this card."""
    if s.hand[p, kind] == 0:
        return WHY_NOT_IN_HAND
    if s.points < r.cost_card:
        return WHY_POINTS  # COR-44
    return WHY_ONLY_GET_UP if s.tripped[p] and not r.tripped_may_act else 0  # COR-A10


@jit
def why_push(r: Rules, s: State, p: int, d: int, walls: int, standing: int, lying: int) -> int:
    """COR-51 to COR-53: a neighbour, straight away, onto a free square."""
    here, step = MIDDLE + int(s.lane[p]), way(d)
    victim, to = I(1) << (here + step), I(1) << (here + 2 * step)
    if not (standing | lying) & victim:
        return WHY_NOBODY_THERE
    if (walls | standing | lying) & to:
        return WHY_NO_ROOM
    if d == BACK and s.rank[p] - 2 <= s.horde:
        return 0 if r.push_into_horde else WHY_PUSH_INTO_HORDE  # COR-A5; it ends the game, so COR-A11 does not matter
    if standing & victim:
        return why_stay(r, s, p, int(r.cost_card), walls, standing ^ victim | to, lying)
    return why_stay(r, s, p, int(r.cost_card), walls, standing, lying ^ victim | to)


@jit
def why_trip(r: Rules, s: State, p: int, d: int, walls: int, standing: int, lying: int) -> int:
    """COR-56, COR-58: a neighbour who stands."""
    victim = I(1) << (MIDDLE + int(s.lane[p]) + way(d))
    if lying & victim:
        return WHY_ALREADY_TRIPPED
    if not standing & victim:
        return WHY_NOBODY_THERE
    return why_stay(r, s, p, int(r.cost_card), walls, standing ^ victim, lying | victim)


@jit
def why_jumping(r: Rules, s: State, p: int) -> int:
    """What forbids any jump."""
    if s.hand[p, JUMP] == 0:
        return WHY_NOT_IN_HAND
    if s.tripped[p]:
        return WHY_LYING  # COR-A10: a jump is movement
    return 0 if s.points >= jump_cost(r) else WHY_JUMP_POINTS  # COR-69


@jit
def why_jump(r: Rules, s: State, p: int, d: int, walls: int, standing: int, lying: int) -> int:
    """COR-66, COR-70: across one square that is not free, onto one that is."""
    here, step = MIDDLE + int(s.lane[p]), way(d)
    blocked = walls | standing | lying
    if not blocked >> (here + step) & 1:
        return WHY_NOTHING_TO_JUMP
    if blocked >> (here + 2 * step) & 1:
        return WHY_NO_LANDING
    if d == BACK and s.rank[p] - 2 <= s.horde and not r.suicide_legal:
        return WHY_INTO_HORDE  # COR-A18
    return 0


@jit
def why_call(r: Rules, s: State, p: int, kind: int, walls: int, standing: int, lying: int) -> int:
    """COR-76: distract and attract need no target."""
    why = why_card(r, s, p, kind)
    return why if why else why_stay(r, s, p, int(r.cost_card), walls, standing, lying)


@jit
def add_moves(r: Rules, s: State, p: int, walls: int, standing: int, lying: int, out: Actions, n: int) -> int:
    """Steps, getting up, drawing."""
    if why_walking(r, s, p) == 0:
        for d in range(4):
            if why_step(r, s, p, d, walls, standing, lying) == 0:
                out[n] = MOVE + d
                n += 1
    if why_get_up(r, s, p) == 0:
        out[n] = GET_UP
        n += 1
    if why_draw(r, s, p, walls, standing, lying) == 0:
        out[n] = DRAW
        n += 1
    return n


@jit
def add_attacks(r: Rules, s: State, p: int, walls: int, standing: int, lying: int, out: Actions, n: int) -> int:
    """Pushes and trips."""
    if not (standing | lying) & (I(NEXT_TO) << (MIDDLE + int(s.lane[p]) - 16)):
        return n
    if why_card(r, s, p, PUSH) == 0:
        for d in range(4):
            if why_push(r, s, p, d, walls, standing, lying) == 0:
                out[n] = PUSH_TO + d
                n += 1
    if why_card(r, s, p, TRIP) == 0:
        for d in range(4):
            if why_trip(r, s, p, d, walls, standing, lying) == 0:
                out[n] = TRIP_AT + d
                n += 1
    return n


@jit
def add_jumps_and_calls(r: Rules, s: State, p: int, walls: int, standing: int, lying: int, out: Actions, n: int) -> int:
    """Jumps, distract, attract."""
    if why_jumping(r, s, p) == 0:
        for d in range(4):
            if why_jump(r, s, p, d, walls, standing, lying) == 0:
                out[n] = JUMP_TO + d
                n += 1
    if why_call(r, s, p, DISTRACT, walls, standing, lying) == 0:
        out[n] = PLAY_DISTRACT
        n += 1
    if why_call(r, s, p, ATTRACT, walls, standing, lying) == 0:
        out[n] = PLAY_ATTRACT
        n += 1
    return n


@jit
def add_all(r: Rules, s: State, p: int, walls: int, standing: int, lying: int, out: Actions, n: int) -> int:
    """Everything but ending the turn."""
    n = add_moves(r, s, p, walls, standing, lying, out, n)
    n = add_attacks(r, s, p, walls, standing, lying, out, n)
    return add_jumps_and_calls(r, s, p, walls, standing, lying, out, n)


@jit
def turn_actions(r: Rules, s: State, out: Actions) -> int:
    """Write what the player whose turn it is may do; how many."""
    p = int(s.turn)
    walls, standing, lying = around(r, s, int(s.rank[p])), pawns(r, s, p, 0), pawns(r, s, p, 1)
    n = 0
    if not lying >> (MIDDLE + int(s.lane[p])) & 1 and not r.must_spend:
        out[0] = END
        n = 1
    n = add_all(r, s, p, walls, standing, lying, out, n)
    if n == 0:  # COR-A22: under must_spend the turn ends only when nothing else is left
        out[0] = END
        n = 1
    return n


@jit
def is_stuck(r: Rules, s: State, p: int, walls: int, standing: int, lying: int) -> bool:
    """Whether nothing but ending the turn is left."""
    for a in range(MOVE, DISCARD):
        if why_act(r, s, p, a, walls, standing, lying) == 0:
            return False
    return True


@jit
def why_act(r: Rules, s: State, p: int, a: int, walls: int, standing: int, lying: int) -> int:
    """What forbids an action of a turn other than ending it."""
    if a < GET_UP:
        why = why_walking(r, s, p)
        return why if why else why_step(r, s, p, a - MOVE, walls, standing, lying)
    if a == GET_UP:
        return why_get_up(r, s, p)
    if a == DRAW:
        return why_draw(r, s, p, walls, standing, lying)
    if a < TRIP_AT:
        why = why_card(r, s, p, PUSH)
        return why if why else why_push(r, s, p, a - PUSH_TO, walls, standing, lying)
    if a < JUMP_TO:
        why = why_card(r, s, p, TRIP)
        return why if why else why_trip(r, s, p, a - TRIP_AT, walls, standing, lying)
    if a < PLAY_DISTRACT:
        why = why_jumping(r, s, p)
        return why if why else why_jump(r, s, p, a - JUMP_TO, walls, standing, lying)
    return why_call(r, s, p, DISTRACT + a - PLAY_DISTRACT, walls, standing, lying)


@jit
def why_not_in_turn(r: Rules, s: State, a: int) -> int:
    """Why an action may not be played in this turn; 0: it may."""
    p = int(s.turn)
    walls, standing, lying = around(r, s, int(s.rank[p])), pawns(r, s, p, 0), pawns(r, s, p, 1)
    if a >= DISCARD:
        return WHY_NOT_DISCARDING
    if a != END:
        return why_act(r, s, p, a, walls, standing, lying)
    if lying >> (MIDDLE + int(s.lane[p])) & 1:
        return WHY_SHARING
    return WHY_MUST_SPEND if r.must_spend and not is_stuck(r, s, p, walls, standing, lying) else 0
