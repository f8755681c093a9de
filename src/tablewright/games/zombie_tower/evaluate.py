"""A heuristic value for bots: how far the plan of the team has come, and how safe the player is.

The plan: draw up the deck with the Vaccines, and meet at a way out as soon as the cards for it are there. That needs
little talk: with the deck used up all Flares are in hands, as everybody knows. A Vaccine too many goes to the left,
through the wall beside the way out; whoever has none waits on the other side of it. A player's value leaves out how the
others stand, which she can only guess at: in a search over guessed worlds that would drown what her own choice changes.
"""

import numpy as np

from tablewright.games.zombie_tower.action_phase import has_acted
from tablewright.games.zombie_tower.bites import bites
from tablewright.games.zombie_tower.end_of_round import objective_points
from tablewright.games.zombie_tower.rules import result
from tablewright.games.zombie_tower.state import (
    ADJACENT,
    BATTERY,
    BUCKSHOT,
    COMMUNICATION_DEVICE,
    FIRST_AID_KIT,
    FLARE,
    FLOOR,
    HANDGUN,
    INT,
    LEFT,
    MAGAZINE,
    PLACES,
    SHOTGUN,
    SLIT_SIDE,
    SLITS,
    VACCINE,
    Rules,
    State,
)
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Values

ACROSS = np.array([0, 0, 3, 2, 0, 8, 0, 0, 5, 0, 11, 10, 0])  # the room behind the slit of a room
BASE = 0.04  # the value of a player who has nothing yet
DRAWN = 0.42  # what the deck adds to it once it is used up
VACCINE_WORTH = 0.1  # what a Vaccine adds, in the hand
FLARE_WORTH, RADIO_WORTH = 0.02, 0.01  # what each Flare and each half of a radio adds
NEAR = 0.3  # what being at the way out adds, once all cards for it are there
AT_WORK = 0.02  # and before that, being where the deck can be searched
SPARE = 0.04  # what a Vaccine or Flare costs that is kept, or left lying, while it is wanted elsewhere
STEPS = 8.0  # moves to the way out beyond which nobody is farther
HURT = (0.02, 0.75, 0.9, 0.97, 1.0)  # the chance to live on with so much life left
NOT_YET = 0.05  # how much of a danger counts that its player may still avoid in this round,
LAST_POINT = 0.1  # and with one AP left
CROWD = 0.001  # what a zombie on the floor of the PC costs
ARMED = 0.01  # what a loaded gun or a First Aid Kit is worth to its owner
POINT = 0.002  # what a point in hand is worth
FUSS = 0.02  # what an action without AP costs: none is done for nothing


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """For each player from 0 to less than an escape is worth."""
    if s.ending > 0 or s.round_number == 0:
        result(r, s, out)
        return
    drawn, goal, lacking = drawn_share(r, s), way_out(r, s), n_lacking(r, s)
    for p in range(INT(r.players)):
        value = BASE + DRAWN * drawn + own_cards(r, s, p)
        value -= SPARE * idle_cards(r, s, p, lacking > 0)
        value += standing(r, s, p, goal)
        points = objective_points(r, s, p) + INT(s.sheet[p]) * INT(r.survivor_points)
        value = value * safety(r, s, p) + POINT * min(points, 10)
        if s.turn == p:
            value -= FUSS * INT(s.steps)
        out[p] = max(0.001, min(0.89, value))


@jit
def own_cards(r: Rules, s: State, p: int) -> float:
    """What the cards in p's hand are worth."""
    value = VACCINE_WORTH if has_vaccine(r, s, p) else 0.0
    value += FLARE_WORTH * INT(s.hand[p, FLARE])
    return value + RADIO_WORTH * (INT(s.hand[p, COMMUNICATION_DEVICE]) + INT(s.hand[p, BATTERY]))


@jit
def standing(r: Rules, s: State, p: int, goal: int) -> float:
    """What p's place is worth: near the way out, or at work while there is none."""
    if goal > 0:
        to = goal if has_vaccine(r, s, p) else waiting_room(goal)
        return NEAR * (1.0 - min(distance(s, p, to), STEPS) / STEPS)
    return AT_WORK * at_work(r, s, p)


@jit
def has_vaccine(r: Rules, s: State, p: int) -> bool:
    return INT(s.hand[p, VACCINE]) >= INT(r.vaccines_each)


@jit
def way_out(r: Rules, s: State) -> int:
    """The room to meet in: where the cards are complete for, Vaccines on their way included; 0 none."""
    vaccines, flares, radio = in_slits(s, VACCINE), in_slits(s, FLARE), False
    for p in range(INT(r.players)):
        vaccines += INT(s.hand[p, VACCINE])
        flares += INT(s.hand[p, FLARE])
        radio = radio or (s.hand[p, COMMUNICATION_DEVICE] > 0 and s.hand[p, BATTERY] > 0)
    if vaccines < INT(r.vaccines_each) * INT(r.players):
        return 0
    if flares >= INT(r.flares_per_player) * INT(r.players):
        return INT(r.helicopter_room)
    return INT(r.passage_room) if radio else 0


@jit
def in_slits(s: State, item: int) -> int:
    """Cards of an item that lie in slits."""
    n, end = 0, 0
    for slit in range(SLITS):
        end += INT(s.in_slit[slit])
    for place in range(end):
        if INT(s.slit_card[place]) >> 1 == item + 1:
            n += 1
    return n


@jit
def waiting_room(goal: int) -> int:
    """Where a card comes through the wall that the right neighbour gives at the way out."""
    return INT(ACROSS[goal]) if SLIT_SIDE[goal] == LEFT else goal


@jit
def n_lacking(r: Rules, s: State) -> int:
    """Players without a Vaccine."""
    n = 0
    for p in range(INT(r.players)):
        n += 1 if INT(s.hand[p, VACCINE]) < INT(r.vaccines_each) else 0
    return n


@jit
def idle_cards(r: Rules, s: State, p: int, is_wanted: bool) -> int:
    """Cards that p should pass on or fetch: a Vaccine too many while somebody has none, what lies in the right wall."""
    n = max(0, INT(s.hand[p, VACCINE]) - INT(r.vaccines_each)) if is_wanted else 0
    wall, place = (p + INT(r.players) - 1) % INT(r.players), 0
    for slit in range(SLITS):
        for _ in range(INT(s.in_slit[slit])):
            item = (INT(s.slit_card[place]) >> 1) - 1
            if slit // 3 == wall and (item == FLARE or (item == VACCINE and is_wanted)):
                n += 1
            place += 1
    return n


@jit
def at_work(r: Rules, s: State, p: int) -> float:
    """1 in a room that can be searched for what is missing, less with each move to the nearest one."""
    nearest = 4.0
    for room in range(1, PLACES):
        closed = (INT(s.fire[p]) | INT(s.rubble[p])) >> room & 1
        if r.deck[FLOOR[room], VACCINE] > 0 and s.zombies[p, room] == 0 and not closed:
            nearest = min(nearest, distance(s, p, room))
    return 1.0 - nearest / 4.0


@jit
def drawn_share(r: Rules, s: State) -> float:
    """How much of the deck with the Vaccines has been drawn."""
    for floor in range(s.left.shape[0]):
        if r.deck[floor, VACCINE] > 0:
            total = 0
            for kind in range(s.deck.shape[1]):
                total += INT(r.deck[floor, kind])
            return 1.0 - INT(s.left[floor]) / total
    return 1.0


@jit
def distance(s: State, p: int, to: int) -> float:
    """Moves to a room, around rubble; STEPS if there is no way."""
    open_rooms, reached, steps = ~INT(s.rubble[p]) | 1 << INT(s.room[p]), 1 << INT(s.room[p]), 0
    while not reached >> to & 1 and steps < STEPS:
        wave = reached
        for room in range(1, PLACES):
            if reached >> room & 1:
                wave |= INT(ADJACENT[room])
        reached = wave & open_rooms
        steps += 1
    return float(steps)


@jit
def safety(r: Rules, s: State, p: int) -> float:
    """The chance that p lives on, from the life left and what this round's zombies will take of it."""
    left = INT(r.life[s.character[p] - 1]) - INT(s.damage[p])
    after = max(0, left - bites(r, s, p))
    if INT(s.fire[p]) >> INT(s.room[p]) & 1:
        after = 0
    chance = HURT[min(after, 4)]
    now = HURT[min(left, 4)]
    chance = now + certainty(r, s, p) * (chance - now)
    return chance * (1.0 - CROWD * crowd(s, p)) + ARMED * arms(s, p)


@jit
def certainty(r: Rules, s: State, p: int) -> float:
    """How sure it is that p will stand there when the zombies come: the surer the fewer AP are left to leave."""
    if not has_acted(r, s, p):
        return NOT_YET
    if s.turn != p or s.ap == 0:
        return 1.0
    return max(NOT_YET, LAST_POINT - 0.2 * (INT(s.ap) - 1))


@jit
def crowd(s: State, p: int) -> int:
    """Zombies on the floor of the PC, up to ten."""
    n, first = 0, 4 * INT(FLOOR[s.room[p]]) + 1
    for room in range(first, first + 4):
        n += INT(s.zombies[p, room])
    return min(n, 10)


@jit
def arms(s: State, p: int) -> int:
    """Shots and First Aid Kits in hand, up to three."""
    n = INT(s.hand[p, FIRST_AID_KIT])
    if s.hand[p, HANDGUN] > 0:
        n += INT(s.hand[p, MAGAZINE])
    if s.hand[p, SHOTGUN] > 0:
        n += INT(s.hand[p, BUCKSHOT])
    return min(n, 3)
