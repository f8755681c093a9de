"""A heuristic value for bots: by the round in which the team's plan will be done, and the risk of a player's own.

Values are on the scale of a logarithm, so that a round or a wound costs as much late in a hopeless game as early in a
good one. A player's value leaves out in what danger the others are, which she can only guess at: in a search over
guessed worlds that would drown what her own choice changes.
"""

import numpy as np

from tablewright.games.zombie_tower.bites import least_bites
from tablewright.games.zombie_tower.end_of_round import objective_points
from tablewright.games.zombie_tower.plan import (
    draws_left,
    points_now,
    rounds_to_draw,
    rounds_to_meet,
    siege,
    steps_to_work,
    way_out,
)
from tablewright.games.zombie_tower.rules import result
from tablewright.games.zombie_tower.slits import cards_in_slits
from tablewright.games.zombie_tower.state import (
    BUCKSHOT,
    FIRST_AID_KIT,
    FLOOR,
    HANDGUN,
    INT,
    MAGAZINE,
    SHOTGUN,
    Rules,
    State,
)
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Values

BEST = 0.85  # the value of a plan that will be done early; an escape is worth 0.9
SCALE = 0.1  # of all that follows: what is e times less likely costs so much
ROUND_LOST = 0.7  # what each later round of the escape costs,
EARLY = 5.0  # from this round on
BESIEGED = 0.05  # rounds that a zombie too many at the way out costs while cards are still drawn,
SHUT_OUT, BEATEN_BACK = 0.7, 0.1  # and afterwards: rounds for the first one, and for each
TO_WORK = 0.08  # rounds that a move to the next search takes
HURT = (1.0, 0.22, 0.07, 0.02, 0.0)  # the chance to die on the way with so much life left
FEARED = 2.0  # rounds to come in which that chance is all there; with fewer it is less
IN_TIME, HASTE = 2.0, 2.0  # rounds to spare that make a plan likely to be in time, and how sharply
CROWD = 0.001  # what a zombie on the floor of the PC costs
ARMED = 0.004  # what a loaded gun or a First Aid Kit is worth to its owner
LITTER = 0.006  # what a card in a slit costs
BAIT = 0.004  # what a survivor on the sheet is worth, who can be set free before the zombies
POINT = 0.001  # what a point in hand is worth
FUSS = 0.008  # what an action without AP costs: none is done for nothing


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """For each player from 0 to less than an escape is worth."""
    if s.ending > 0 or s.round_number == 0:
        result(r, s, out)
        return
    draws = draws_left(r, s)
    rounds = rounds_to_draw(r, s, draws) if draws > 0.0 else rounds_to_meet(r, s)
    goal = way_out(r, s)
    for p in range(INT(r.players)):
        own = rounds + hindrance(r, s, p, goal, draws > 0.0)
        chance = in_time(r, s, own) * safety(r, s, p, own)
        late = ROUND_LOST * (INT(s.round_number) + own - EARLY)
        value = BEST - SCALE * late + SCALE * np.log(chance + 0.0001) + trifles(r, s, p)
        out[p] = max(0.001, min(0.89, value))


@jit
def hindrance(r: Rules, s: State, p: int, goal: int, is_drawing: bool) -> float:
    """Rounds that p's own place and the zombies at the way out in p's play space will cost."""
    zombies = min(8, siege(r, s, p, goal))
    if is_drawing:
        return BESIEGED * zombies + TO_WORK * steps_to_work(r, s, p, 0)
    return SHUT_OUT + BEATEN_BACK * zombies if zombies > 0 else 0.0


@jit
def in_time(r: Rules, s: State, rounds: float) -> float:
    """The chance that a plan of so many rounds more than this one is done before the last."""
    left = INT(r.max_rounds) - INT(s.round_number) - rounds
    return float(1.0 / (1.0 + np.exp(-(left + IN_TIME) / HASTE)))


@jit
def safety(r: Rules, s: State, p: int, rounds: float) -> float:
    """The chance that p lives on for so many rounds, by the life left and what this round's zombies will take of it."""
    left = INT(r.life[s.character[p] - 1]) - INT(s.damage[p])
    left -= least_bites(r, s, p, points_now(r, s, p))
    return lives_on(left, rounds) * (1.0 - CROWD * crowd(s, p))


@jit
def lives_on(life: int, rounds: float) -> float:
    if life <= 0:
        return 0.0
    return 1.0 - HURT[min(life, 4)] * min(1.0, (rounds + 0.3) / FEARED)


@jit
def trifles(r: Rules, s: State, p: int) -> float:
    """What is good to have: points, arms, survivors; and no fuss."""
    points = objective_points(r, s, p) + INT(s.sheet[p]) * INT(r.survivor_points)
    value = POINT * min(points, 10) + ARMED * arms(s, p) + BAIT * min(INT(s.sheet[p]), 4)
    value -= LITTER * cards_in_slits(s)
    return value - (FUSS * INT(s.steps) if s.turn == p else 0.0)


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
