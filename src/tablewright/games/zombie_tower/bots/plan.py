"""The team's plan, as far as a position shows it: which cards are still to be drawn, where to meet, who brings whom a
Vaccine, and how many rounds that takes. Bots judge positions by it.

Everybody draws up the deck with the Vaccines. As soon as the cards for a way out are in the team's hands all go there.
A Vaccine too many goes through the wall between its owner and whoever has none, where both get soonest; to the player
across, through the hands of a neighbour.
"""

import numpy as np

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.action_phase import has_acted
from tablewright.games.zombie_tower.bots.ways import FAR, moves
from tablewright.games.zombie_tower.search import n_events
from tablewright.games.zombie_tower.state import Rules, State, left_of, right_of
from tablewright.games.zombie_tower.zombie_phase import bites_at
from tablewright.kernel.tools import jit, wide

GATE = np.array([[2, 5, 10], [3, 8, 11]])  # the rooms at slits, by side (left, right wall) and floor
HANDOVER = 2  # AP that a card costs whose giver has not yet put it into a slit
RELAY = 5  # AP more when it comes through the hands of a neighbour
UNSEEN = 9  # and when nobody has one to spare
EACH_ROUND = 0.15  # what each player's own rounds add, so that whoever is not the last hurries too
CLOSE = 0.03  # what each AP adds to that
MEETING = 3.0  # rounds that it takes to meet after the last card is drawn
DRAWS_EACH = 1.6  # cards that a player draws in a round
EVENT = 0.4  # rounds that each event card still in the deck will cost
# Rounds that a player without a Vaccine costs while cards are still drawn, if she is to draw one, and more if there is
# none; if one lies in a slit for her; if her neighbour has one to spare; if it comes from beyond; each move to the slit
TO_DRAW, NOT_THERE, IN_SLIT, NEXT_DOOR, BEYOND, EACH_STEP = 0.25, 1.5, 0.15, 0.4, 0.8, 0.07
NEVER = 99.0  # rounds


@jit
def work_floor(r: Rules) -> int:
    """The floor whose deck has the Vaccines."""
    for floor in range(st.FLOORS):
        if r.deck[floor, st.VACCINE] + r.deck[floor, st.VACCINE_PLUS1] > 0:
            return floor
    return 0


@jit
def team_has(r: Rules, s: State, item: int) -> int:
    """Cards of an item in the team's hands, those in slits included."""
    n, end = 0, 0
    for p in range(wide(r.players)):
        n += wide(s.hand[p, item])
    for slit in range(st.SLITS):
        end += wide(s.in_slit[slit])
    for place in range(end):
        n += 1 if wide(s.slit_card[place]) >> 1 == item + 1 else 0
    return n


@jit
def has_radio(r: Rules, s: State) -> bool:
    for p in range(wide(r.players)):
        if s.hand[p, st.COMMUNICATION_DEVICE] > 0 and s.hand[p, st.BATTERY] > 0:
            return True
    return False


@jit
def missing_flares(r: Rules, s: State) -> int:
    return max(0, wide(r.flares_per_player) * wide(r.players) - team_has(r, s, st.FLARE))


@jit
def draws_left(r: Rules, s: State) -> float:
    """How many cards of the deck with the Vaccines have to be drawn on the average until a way out is open."""
    missing = max(0, wide(r.vaccines_each) * wide(r.players) - team_has(r, s, st.VACCINE))
    if not has_radio(r, s):
        missing += missing_flares(r, s)
    return missing * (wide(s.left[work_floor(r)]) + 1.0) / (missing + 1.0)


@jit
def underway(s: State) -> int:
    """The slits in which a Vaccine lies, as bits: those of cards that go left, and from bit SLITS on that go right."""
    found, place = 0, 0
    for slit in range(st.SLITS):
        for _ in range(wide(s.in_slit[slit])):
            card = wide(s.slit_card[place])
            if card >> 1 == st.VACCINE + 1:
                found |= 1 << (slit + st.SLITS * (card & 1))
            place += 1
    return found


@jit
def meant_for(r: Rules, p: int, side: int, sent: int) -> int:
    """The floors, as bits, on which a Vaccine lies for p in the wall at a side."""
    slit = st.SLITS + st.FLOORS * p if side == 0 else st.FLOORS * right_of(r, p)
    return sent >> slit & 7


@jit
def spare(r: Rules, s: State, p: int) -> int:
    """Vaccines of p beyond those that p needs; less than 0: p lacks some."""
    return wide(s.hand[p, st.VACCINE]) - wide(r.vaccines_each)


@jit
def n_waiting(r: Rules, s: State, sent: int) -> int:
    """Players without a Vaccine for whom none lies in a slit."""
    n = 0
    for p in range(wide(r.players)):
        if spare(r, s, p) < 0 and meant_for(r, p, 0, sent) | meant_for(r, p, 1, sent) == 0:
            n += 1
    return n


@jit
def neighbour(r: Rules, p: int, side: int) -> int:
    return left_of(r, p) if side == 0 else right_of(r, p)


@jit
def by_gate(s: State, p: int, side: int, floor: int, goal: int) -> int:
    """Moves of p to the goal past a slit."""
    gate = wide(GATE[side, floor])
    return moves(s, p, wide(s.room[p]), gate) + moves(s, p, gate, goal)


@jit
def meeting_floor(r: Rules, s: State, p: int, side: int, goal: int) -> int:
    """The floor on which p and the neighbour at that side lose least by a card handed over."""
    best, least, other = 0, 1000, neighbour(r, p, side)
    for floor in range(st.FLOORS):
        mine, theirs = by_gate(s, p, side, floor, goal), by_gate(s, other, 1 - side, floor, goal)
        cost = 8 * max(mine, theirs) + mine + theirs
        if cost < least:
            best, least = floor, cost
    return best


@jit
def way_to_take(r: Rules, s: State, p: int, goal: int, sent: int) -> int:
    """Moves of p to the goal past a slit in which a Vaccine lies for her; more than FAR + FAR: there is none."""
    best = 3 * FAR
    for side in range(2):
        floors = meant_for(r, p, side, sent)
        for floor in range(st.FLOORS):
            if floors >> floor & 1:
                best = min(best, by_gate(s, p, side, floor, goal))
    return best


@jit
def way_to_fetch(r: Rules, s: State, p: int, goal: int, sent: int) -> int:
    """AP until p, who has no Vaccine, has one and is at the goal."""
    best = min(moves(s, p, wide(s.room[p]), goal) + UNSEEN, way_to_take(r, s, p, goal, sent))
    for side in range(2):
        other = neighbour(r, p, side)
        if spare(r, s, other) > 0:
            floor = meeting_floor(r, s, p, side, goal)
            there = by_gate(s, other, 1 - side, floor, goal)
            best = min(best, max(there, by_gate(s, p, side, floor, goal)) + HANDOVER)
        elif spare(r, s, neighbour(r, other, side)) > 0 or meant_for(r, other, side, sent) > 0:
            best = min(best, by_gate(s, p, side, meeting_floor(r, s, p, side, goal), goal) + HANDOVER + RELAY)
    return best


@jit
def way_to_bring(r: Rules, s: State, p: int, goal: int) -> int:
    """AP until p, who has a Vaccine to spare, has handed it over and is at the goal."""
    best = moves(s, p, wide(s.room[p]), goal) + UNSEEN
    for side in range(2):
        other = neighbour(r, p, side)
        if spare(r, s, other) < 0:
            best = min(best, by_gate(s, p, side, meeting_floor(r, s, p, side, goal), goal))
        elif spare(r, s, neighbour(r, other, side)) < 0:
            best = min(best, by_gate(s, p, side, meeting_floor(r, s, p, side, goal), goal) + RELAY)
    return best


@jit
def errand(r: Rules, s: State, p: int, goal: int, waiting: int, sent: int) -> int:
    """AP that p still needs until all is done and p is at the goal."""
    if spare(r, s, p) < 0:
        return way_to_fetch(r, s, p, goal, sent)
    straight = moves(s, p, wide(s.room[p]), goal)
    if waiting == 0:
        return straight
    if spare(r, s, p) > 0:
        return way_to_bring(r, s, p, goal)
    relayed = way_to_take(r, s, p, goal, sent)
    return straight if relayed > 2 * FAR else relayed + HANDOVER


@jit
def points_now(r: Rules, s: State, p: int) -> int:
    """The AP that p still has in this round."""
    if s.turn == p:
        return wide(s.ap)
    return 0 if has_acted(r, s, p) else wide(r.action_points)


@jit
def rounds_to_meet(r: Rules, s: State, p: int, goal: int, waiting: int, sent: int) -> float:
    """Rounds after this one until all are at the goal with what they need, if p does nothing more in this round.

    Less than 1: this round, if all live.
    """
    each, last, sum_of_all = wide(r.action_points), 0.0, 0.0
    for q in range(wide(r.players)):
        needed = errand(r, s, q, goal, waiting, sent)
        now = 0 if q == p else points_now(r, s, q)
        rounds = float((max(0, needed - now) + each - 1) // each)
        last = max(last, rounds)
        sum_of_all += EACH_ROUND * rounds + (CLOSE * needed if q == p else 0.0)
    return last + sum_of_all


@jit
def margin(r: Rules, s: State, p: int, goal: int, life: int) -> int:
    """Damage that p, with so much life, could still bear after a round at the goal, with all that p can do against the
    zombies there; less than 0: p would die."""
    bitten = bites_at(r, s, p, goal)
    if s.hand[p, st.BARRICADE] > 0:
        spared = wide(r.damage_reduction) if s.character[p] == st.FIGHTER else 0
        bitten = min(bitten, wide(s.zombies[p, goal]) - wide(s.survivors[p, goal]) - spared)
    if s.hand[p, st.SHOTGUN] > 0 and s.hand[p, st.BUCKSHOT] > 0:
        bitten -= min(wide(r.shotgun_kills), wide(s.zombies[p, goal]))
    if s.hand[p, st.HANDGUN] > 0 and s.hand[p, st.MAGAZINE] > 0:
        bitten -= wide(r.handgun_kills)
    return life - 1 - max(0, bitten - wide(s.sheet[p]))


@jit
def rounds_to_draw(r: Rules, s: State, p: int, draws: float) -> float:
    """Rounds after this one until so many cards are drawn and all have met, if p does nothing more in this round."""
    now = 0.0
    for q in range(wide(r.players)):
        now += 0.0 if q == p else DRAWS_EACH * points_now(r, s, q) / wide(r.action_points)
    to_come = max(0.0, draws - now) / (DRAWS_EACH * wide(r.players))
    return MEETING + to_come + EVENT * n_events(s, work_floor(r))


@jit
def share(r: Rules, s: State, q: int, waiting: int, sent: int) -> float:
    """Rounds that it costs to bring q a Vaccine: best is one that she draws herself, while there are enough."""
    if spare(r, s, q) >= 0:
        return 0.0
    floor = work_floor(r)
    short = max(0, waiting - wide(s.deck[floor, st.VACCINE]) - wide(s.deck[floor, st.VACCINE_PLUS1]))
    best = TO_DRAW + NOT_THERE * short / max(1, waiting)
    for side in range(2):
        best = min(best, share_through(r, s, q, side, sent))
    return best


@jit
def share_through(r: Rules, s: State, q: int, side: int, sent: int) -> float:
    """The same through the wall at one side of q."""
    other, best = neighbour(r, q, side), NEVER
    beyond = neighbour(r, other, side)
    lies, has = meant_for(r, q, side, sent), spare(r, s, other) > 0
    comes = not has and (spare(r, s, beyond) > 0 or meant_for(r, other, side, sent) > 0)
    for floor in range(st.FLOORS):
        gate, opposite = wide(GATE[side, floor]), wide(GATE[1 - side, floor])
        if lies >> floor & 1:
            best = min(best, IN_SLIT + EACH_STEP * to_room(s, q, gate))
        if has:
            best = min(best, NEXT_DOOR + EACH_STEP * (to_room(s, q, gate) + to_room(s, other, opposite)))
        if comes:
            giver = to_room(s, beyond, opposite) if spare(r, s, beyond) > 0 else 0
            best = min(best, BEYOND + EACH_STEP * (giver + to_room(s, other, gate)))
    return best


@jit
def to_room(s: State, p: int, room: int) -> int:
    return moves(s, p, wide(s.room[p]), room)


@jit
def loose_cards(r: Rules, s: State, sent: int) -> int:
    """Cards for the escape that lie in slits, but for Vaccines on the way to somebody who has none."""
    n, end = 0, 0
    for slit in range(st.SLITS):
        end += wide(s.in_slit[slit])
    for place in range(end):
        n += 1 if st.VACCINE < wide(s.slit_card[place]) // 2 <= st.FLARE + 1 else 0
    return max(0, n - n_on_the_way(r, s, sent))


@jit
def n_on_the_way(r: Rules, s: State, sent: int) -> int:
    """Players without a Vaccine for whom one lies in a slit."""
    n = 0
    for p in range(wide(r.players)):
        n += 1 if spare(r, s, p) < 0 and meant_for(r, p, 0, sent) | meant_for(r, p, 1, sent) > 0 else 0
    return n
