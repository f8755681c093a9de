"""The team's plan, as far as a position shows it: which cards are still to be drawn, where to meet, who brings whom a
Vaccine, and how many rounds that takes. Bots judge positions by it.

Everybody draws up the deck with the Vaccines. As soon as the cards for a way out are in the team's hands all go there.
A Vaccine too many goes through the wall between its owner and whoever has none, where both get soonest; to the player
across, through the hands of a neighbour.
"""

import numpy as np

from tablewright.games.zombie_tower.action_phase import has_acted
from tablewright.games.zombie_tower.bites import bites
from tablewright.games.zombie_tower.search import n_events
from tablewright.games.zombie_tower.state import (
    BARRICADE,
    BATTERY,
    BUCKSHOT,
    COMMUNICATION_DEVICE,
    FIGHTER,
    FLARE,
    FLOOR,
    FLOORS,
    HANDGUN,
    INT,
    MAGAZINE,
    PLACES,
    SHOTGUN,
    SLITS,
    VACCINE,
    VACCINE_PLUS1,
    Rules,
    State,
    left_of,
    right_of,
)
from tablewright.games.zombie_tower.ways import FAR, moves
from tablewright.kernel.cache import jit

GATE = np.array([[2, 5, 10], [3, 8, 11]])  # the rooms at slits, by side (left, right wall) and floor
NOWHERE = 4  # moves to the next search when there is none
HANDOVER = 2  # AP that a card costs whose giver has not yet put it into a slit
RELAY = 5  # AP more when it comes through the hands of a neighbour
UNSEEN = 9  # and when nobody has one to spare
MOST_ROUNDS = 3.5  # in which the team will have met, at the latest: longer plans are guesses
EACH_ROUND = 0.08  # what each player's own rounds add, so that whoever is not the last hurries too
CLOSE = 0.01  # what each AP adds to that
DRAWS_EACH = 1.6  # cards that a player draws in a round
UNSHARED = 0.15  # rounds that a player without a Vaccine costs while cards are still drawn,
ON_ITS_WAY = 0.05  # and one for whom a Vaccine lies in a slit
EVENT = 0.3  # rounds that each event card still in the deck will cost
LOOSE = 0.15  # rounds that a card for the escape costs that lies in a slit for nothing


@jit
def work_floor(r: Rules) -> int:
    """The floor whose deck has the Vaccines."""
    for floor in range(FLOORS):
        if r.deck[floor, VACCINE] + r.deck[floor, VACCINE_PLUS1] > 0:
            return floor
    return 0


@jit
def team_has(r: Rules, s: State, item: int) -> int:
    """Cards of an item in the team's hands, those in slits included."""
    n, end = 0, 0
    for p in range(INT(r.players)):
        n += INT(s.hand[p, item])
    for slit in range(SLITS):
        end += INT(s.in_slit[slit])
    for place in range(end):
        n += 1 if INT(s.slit_card[place]) >> 1 == item + 1 else 0
    return n


@jit
def has_radio(r: Rules, s: State) -> bool:
    for p in range(INT(r.players)):
        if s.hand[p, COMMUNICATION_DEVICE] > 0 and s.hand[p, BATTERY] > 0:
            return True
    return False


@jit
def missing_flares(r: Rules, s: State) -> int:
    return max(0, INT(r.flares_per_player) * INT(r.players) - team_has(r, s, FLARE))


@jit
def draws_left(r: Rules, s: State) -> float:
    """How many cards of the deck with the Vaccines have to be drawn on the average until a way out is open."""
    missing = max(0, INT(r.vaccines_each) * INT(r.players) - team_has(r, s, VACCINE))
    if not has_radio(r, s):
        missing += missing_flares(r, s)
    return missing * (INT(s.left[work_floor(r)]) + 1.0) / (missing + 1.0)


@jit
def way_out(r: Rules, s: State) -> int:
    """Where to meet, once the cards are there: with all Flares at the helicopter, as everybody can know."""
    return INT(r.passage_room) if missing_flares(r, s) > 0 else INT(r.helicopter_room)


@jit
def underway(s: State) -> int:
    """The slits in which a Vaccine lies, as bits: those of cards that go left, and from bit SLITS on that go right."""
    found, place = 0, 0
    for slit in range(SLITS):
        for _ in range(INT(s.in_slit[slit])):
            card = INT(s.slit_card[place])
            if card >> 1 == VACCINE + 1:
                found |= 1 << (slit + SLITS * (card & 1))
            place += 1
    return found


@jit
def meant_for(r: Rules, p: int, side: int, sent: int) -> int:
    """The floors, as bits, on which a Vaccine lies for p in the wall at a side."""
    slit = SLITS + FLOORS * p if side == 0 else FLOORS * right_of(r, p)
    return sent >> slit & 7


@jit
def spare(r: Rules, s: State, p: int) -> int:
    """Vaccines of p beyond those that p needs; less than 0: p lacks some."""
    return INT(s.hand[p, VACCINE]) - INT(r.vaccines_each)


@jit
def n_lacking(r: Rules, s: State) -> int:
    """Players without a Vaccine."""
    n = 0
    for p in range(INT(r.players)):
        n += 1 if spare(r, s, p) < 0 else 0
    return n


@jit
def n_waiting(r: Rules, s: State, sent: int) -> int:
    """Players without a Vaccine for whom none lies in a slit."""
    n = 0
    for p in range(INT(r.players)):
        if spare(r, s, p) < 0 and meant_for(r, p, 0, sent) | meant_for(r, p, 1, sent) == 0:
            n += 1
    return n


@jit
def neighbour(r: Rules, p: int, side: int) -> int:
    return left_of(r, p) if side == 0 else right_of(r, p)


@jit
def by_gate(s: State, p: int, side: int, floor: int, goal: int) -> int:
    """Moves of p to the goal past a slit."""
    gate = INT(GATE[side, floor])
    return moves(s, p, INT(s.room[p]), gate) + moves(s, p, gate, goal)


@jit
def meeting_floor(r: Rules, s: State, p: int, side: int, goal: int) -> int:
    """The floor on which p and the neighbour at that side lose least by a card handed over."""
    best, least, other = 0, 1000, neighbour(r, p, side)
    for floor in range(FLOORS):
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
        for floor in range(FLOORS):
            if floors >> floor & 1:
                best = min(best, by_gate(s, p, side, floor, goal))
    return best


@jit
def way_to_fetch(r: Rules, s: State, p: int, goal: int, sent: int) -> int:
    """AP until p, who has no Vaccine, has one and is at the goal."""
    best = min(moves(s, p, INT(s.room[p]), goal) + UNSEEN, way_to_take(r, s, p, goal, sent))
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
    best = moves(s, p, INT(s.room[p]), goal) + UNSEEN
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
    straight = moves(s, p, INT(s.room[p]), goal)
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
        return INT(s.ap)
    return 0 if has_acted(r, s, p) else INT(r.action_points)


@jit
def rounds_to_meet(r: Rules, s: State) -> float:
    """Rounds after this one until all are at the way out with what they need."""
    goal, sent, each = way_out(r, s), underway(s), INT(r.action_points)
    waiting, last, sum_of_all = n_waiting(r, s, sent), 0.0, 0.0
    for p in range(INT(r.players)):
        needed = errand(r, s, p, goal, waiting, sent)
        rounds = (max(0, needed - points_now(r, s, p)) + each - 1) // each
        last = max(last, float(rounds))
        sum_of_all += EACH_ROUND * rounds + CLOSE * needed
    return min(MOST_ROUNDS, last + sum_of_all + LOOSE * loose_cards(r, s, sent))


@jit
def rounds_to_draw(r: Rules, s: State, draws: float) -> float:
    """Rounds after this one until so many cards are drawn and all have met."""
    now, sent, lacking = 0.0, underway(s), n_lacking(r, s)
    for p in range(INT(r.players)):
        now += draws_now(r, s, p)
    waiting = n_waiting(r, s, sent)
    unshared = UNSHARED * waiting + ON_ITS_WAY * (lacking - waiting) + LOOSE * loose_cards(r, s, sent)
    to_come = EVENT * n_events(s, work_floor(r))
    return MOST_ROUNDS + max(0.0, draws - now) / (DRAWS_EACH * INT(r.players)) + unshared + to_come


@jit
def loose_cards(r: Rules, s: State, sent: int) -> int:
    """Cards for the escape that lie in slits, but for Vaccines on the way to somebody who has none."""
    n, end = 0, 0
    for slit in range(SLITS):
        end += INT(s.in_slit[slit])
    for place in range(end):
        n += 1 if VACCINE < INT(s.slit_card[place]) // 2 <= FLARE + 1 else 0
    for p in range(INT(r.players)):
        if spare(r, s, p) < 0 and meant_for(r, p, 0, sent) | meant_for(r, p, 1, sent) > 0:
            n -= 1
    return max(0, n)


@jit
def draws_now(r: Rules, s: State, p: int) -> float:
    """How many cards p can still draw in this round: a search, a move, a search."""
    points = points_now(r, s, p)
    if s.turn != p:  # what hinders others can only be guessed
        return DRAWS_EACH * points / INT(r.action_points)
    steps = steps_to_work(r, s, p, INT(s.searched[p]) * INT(r.once_per_room))
    return DRAWS_EACH / 4.0 * (points - steps + 1) if points > steps else 0.0


@jit
def steps_to_work(r: Rules, s: State, p: int, searched: int) -> int:
    """Moves to the nearest room where p can draw from the deck with the Vaccines, up to NOWHERE."""
    shut = INT(s.fire[p]) | INT(s.rubble[p]) | searched
    nearest, floor = NOWHERE, work_floor(r)
    for room in range(1, PLACES):
        if FLOOR[room] == floor and s.zombies[p, room] == 0 and not shut >> room & 1:
            nearest = min(nearest, moves(s, p, INT(s.room[p]), room))
    return nearest


@jit
def siege(r: Rules, s: State, p: int, goal: int) -> int:
    """Zombies too many for p to end a round at the goal and live, with all that p can do against them; 0: none."""
    life = INT(r.life[s.character[p] - 1]) - INT(s.damage[p])
    if s.room[p] == goal and s.turn != p and has_acted(r, s, p):
        return max(0, bites(r, s, p) - life + 1)
    n, first = INT(s.zombies[p, goal]), 4 * INT(FLOOR[goal]) + 1
    if s.hand[p, BARRICADE] == 0:
        for room in range(max(first, goal - 1), min(first + 3, goal + 1) + 1):
            n += INT(s.zombies[p, room]) if room != goal else 0
    if s.hand[p, SHOTGUN] > 0 and s.hand[p, BUCKSHOT] > 0:
        n -= INT(r.shotgun_kills)
    if s.hand[p, HANDGUN] > 0 and s.hand[p, MAGAZINE] > 0:
        n -= INT(r.handgun_kills)
    n -= INT(s.sheet[p]) + INT(s.survivors[p, goal])
    n -= INT(r.damage_reduction) if s.character[p] == FIGHTER else 0
    return max(0, n - life + 1)
