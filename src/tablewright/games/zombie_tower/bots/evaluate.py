"""A heuristic value for bots: what a player's turn can still come to, and how the team's plan stands with it.

A player is judged by the best room in which she can end her turn: what she finds on the way there, what the zombies do
to her in it, where they will be after that, and how many rounds it leaves until the escape. So an action that is part
of a good turn shows it at once, and the search needs to look at few. Values count in rounds, not in chances: a round or
a wound costs as much late in a hopeless game as early in a good one.
"""

import numpy as np

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.action_phase import has_acted
from tablewright.games.zombie_tower.bots import plan
from tablewright.games.zombie_tower.bots.ways import moves
from tablewright.games.zombie_tower.end_of_round import objective_points
from tablewright.games.zombie_tower.rules import result
from tablewright.games.zombie_tower.slits import cards_in_slits
from tablewright.games.zombie_tower.state import Rules, State
from tablewright.games.zombie_tower.zombie_phase import bites_at, move_floor, places_with_survivors, turn_survivors
from tablewright.kernel.tools import SILENT, Values, jit, wide

BEST, SCALE = 0.8, 0.07  # the value of a game that is cleared early, and what a round costs
EARLY = 4.0
IN_TIME, HASTE, TOO_LATE = 2.0, 2.0, -3.0  # rounds to spare that make a plan likely to be in time; how sharply; worst
# All that follows is in rounds.
FEAR = (3.0, 0.9, 0.35, 0.12, 0.0)  # what it costs to have so much life left
DEAD, UNDER = 3.0, 0.3  # and to be dead, by each life that is missing
OVERCHARGES = 2  # that a turn is planned with, at most
NEXT_DRAWS = 0.7  # of what a card drawn is worth: one that can be drawn in the next round
CHASER, CHASER_THERE = 0.03, 0.006  # zombies on the PC's floor that come for her, while cards are drawn and afterwards
AT_WORK = 0.02  # zombies on the floor with the Vaccines
SHORTAGE = (0.35, 0.12, 0.04, 0.0)  # what it costs to be able to bear so much more at the way out
TOO_MANY = 0.25  # and for each zombie that is too many there
SIEGE, SIEGE_NOW = 0.75, 1.0  # how much of that counts, while cards are drawn and afterwards
ARMED, TOOL, THING = 0.05, 0.1, 0.05  # what a shot, a First Aid Kit or a Barricade, any other card is worth
BAIT = 0.15  # what a survivor on the sheet is worth, who can be set free before the zombies, up to four
SET_FREE = 0.03  # what else it costs to set one free
LITTER, LOOSE = 0.3, 0.15  # what a card in a slit costs, and one for the escape
POINT = 0.01  # what a point in hand is worth
FUSS, TOO_MUCH = 0.03, 0.15  # what an action without AP costs, so that none is done for nothing; and one too many
FEW = 4  # such actions that a turn may need
NOWHERE = -99.0  # what a room is worth in which no turn can end


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """For each player from 0 to less than an escape is worth."""
    if s.ending > 0:
        result(r, s, out)
        return
    for p in range(wide(r.players)):
        out[p] = value_for(r, s, p)


@jit
def value_for(r: Rules, s: State, p: int) -> float:
    """For one player, of a game that is on. The position is changed meanwhile, and changed back."""
    if s.round_number == 0:  # characters are being chosen
        return 0.0
    draws, sent = plan.draws_left(r, s), plan.underway(s)
    rubble = s.rubble.copy()
    s.rubble[:] = 0  # of what hinders the others p knows nothing, and guesses would drown what p's choice changes
    s.rubble[p] = rubble[p]
    rounds = wide(s.round_number) - EARLY + LOOSE * plan.loose_cards(r, s, sent)
    if draws > 0.0:
        rounds += plan.rounds_to_draw(r, s, p, draws)
    worth = best_end(r, s, p, draws, plan.n_waiting(r, s, sent), sent) - rounds
    worth += in_time(r, s, plan.MEETING if draws > 0.0 else 1.0) + belongings(r, s, p, sent)
    s.rubble[:] = rubble
    return max(0.001, min(0.89, BEST + SCALE * worth))


@jit
def in_time(r: Rules, s: State, rounds: float) -> float:
    """The logarithm of the chance that a plan of so many rounds more than this one is done before the last."""
    left = wide(r.max_rounds) - wide(s.round_number) - rounds
    return float(max(TOO_LATE, -np.log(1.0 + np.exp(-(left + IN_TIME) / HASTE))))


@jit
def best_end(r: Rules, s: State, p: int, draws: float, waiting: int, sent: int) -> float:
    """The worth of the best room that p can still end this turn in."""
    start, best, points = wide(s.room[p]), NOWHERE, plan.points_now(r, s, p)
    more = max(0, min(OVERCHARGES, life_of(r, s, p) - 1)) if s.turn == p else 0
    zombies, survivors, work = s.zombies[p].copy(), s.survivors[p].copy(), workable(r, s, p, draws)
    for room in range(1, st.PLACES):
        steps = moves(s, p, start, room)
        if steps > points + more or wide(s.fire[p]) >> room & 1:
            continue
        spent = max(0, steps - points)
        left = max(0, points - steps)
        is_calm = (zombies[start] == 0 or zombies[room] == 0) and (s.turn != p or s.overcharged == 0)
        rests = min(left, wide(s.damage[p]) + spent) if is_calm else 0
        searches = min(left, on_the_way(s, p, start, room, steps, work)) if draws > 0.0 and left > 0 else 0
        s.room[p] = room
        bitten, life = bites_at(r, s, p, room), life_of(r, s, p) - spent
        if draws > 0.0:
            worth = end_at_work(r, s, p, life, bitten, left, rests, searches, waiting, sent)
        else:
            worth = end_on_the_way(r, s, p, life + rests, bitten, left + more - spent, waiting, sent)
        best = max(best, worth)
        s.room[p] = start
        s.zombies[p, :] = zombies
        s.survivors[p, :] = survivors
    return best if best > NOWHERE else -DEAD - DEAD


@jit
def life_of(r: Rules, s: State, p: int) -> int:
    return wide(r.life[s.character[p] - 1]) - wide(s.damage[p])


@jit
def workable(r: Rules, s: State, p: int, draws: float) -> int:
    """The rooms where p can draw from the deck with the Vaccines, as a mask."""
    rooms, floor = 0, plan.work_floor(r)
    shut = wide(s.fire[p]) | wide(s.rubble[p]) | wide(s.searched[p]) * wide(r.once_per_room)
    if draws > 0.0 and s.left[floor] > 0:
        for room in range(4 * floor + 1, 4 * floor + 5):
            if s.zombies[p, room] == 0 and not shut >> room & 1:
                rooms |= 1 << room
    return rooms


@jit
def on_the_way(s: State, p: int, start: int, end: int, steps: int, rooms: int) -> int:
    """How many of some rooms p passes on the way."""
    n = 0
    for room in range(1, st.PLACES):
        if rooms >> room & 1 and moves(s, p, start, room) + moves(s, p, room, end) == steps:
            n += 1
    return n


@jit
def night(s: State, p: int) -> None:
    """The Zombie phase and the Fire in p's play space; the PC is not bitten."""
    for floor in range(st.FLOORS):
        move_floor(s, p, floor, SILENT)
    turn_survivors(s, p, SILENT)
    if s.fire[p] != 0:
        for room in range(1, st.PLACES):
            if wide(s.fire[p]) >> room & 1:
                s.zombies[p, room] = 0
                s.survivors[p, room] = 0


@jit
def fear(life: int) -> float:
    return FEAR[min(life, 4)] if life >= 0 else DEAD + UNDER * min(-life, 4)


@jit
def stand(r: Rules, s: State, p: int, life: int, bitten: int, weight: float) -> float:
    """What so many bites cost, with as many survivors set free before them as is best."""
    best = -weight * fear(life - bitten)
    for freed in range(1, min(wide(s.sheet[p]), bitten) + 1 if s.turn == p or not has_acted(r, s, p) else 1):
        best = max(best, -weight * fear(life - bitten + freed) - (BAIT + SET_FREE) * freed)
    return best


@jit
def shortage(left: int) -> float:
    return SHORTAGE[max(0, min(left, 3))]


@jit
def end_at_work(
    r: Rules, s: State, p: int, life: int, bitten: int, left: int, rests: int, searches: int, waiting: int, sent: int
) -> float:
    """The worth of p's ending the turn where she is, while cards are still to be drawn."""
    each, worth = 1.0 / (plan.DRAWS_EACH * wide(r.players)), NOWHERE
    for n in range(searches + 1):
        worth = max(worth, each * n + stand(r, s, p, life + min(rests, left - n), bitten, 1.0))
    for q in range(wide(r.players)):
        worth -= plan.share(r, s, q, waiting, sent)
    night(s, p)
    bears = plan.margin(r, s, p, wide(r.helicopter_room), life + rests - min(bitten, 2))
    worth -= SIEGE * (shortage(bears) + TOO_MANY * min(6, max(0, -bears)))
    worth += NEXT_DRAWS * each * next_draws(r, s, p)
    return worth - CHASER * chasers(s, p) - AT_WORK * min(10, zombies_on(s, p, plan.work_floor(r)))


@jit
def next_draws(r: Rules, s: State, p: int) -> float:
    """Cards that p can draw in the next round: a search, a move, a search."""
    nearest, floor, shut = 9, plan.work_floor(r), wide(s.fire[p]) | wide(s.rubble[p])
    for room in range(4 * floor + 1, 4 * floor + 5):
        if s.zombies[p, room] == 0 and not shut >> room & 1:
            nearest = min(nearest, moves(s, p, wide(s.room[p]), room))
    return (
        plan.DRAWS_EACH / 4.0 * max(0, wide(r.action_points) + 1 - nearest) if nearest < wide(r.action_points) else 0.0
    )


@jit
def chasers(s: State, p: int) -> int:
    """Zombies that will come for the PC, up to eight: all on the floor, unless there are survivors."""
    floor = wide(st.FLOOR[s.room[p]])
    return 0 if places_with_survivors(s, p, 4 * floor + 1) else min(8, zombies_on(s, p, floor))


@jit
def zombies_on(s: State, p: int, floor: int) -> int:
    n = 0
    for room in range(4 * floor + 1, 4 * floor + 5):
        n += wide(s.zombies[p, room])
    return n


@jit
def end_on_the_way(r: Rules, s: State, p: int, life: int, bitten: int, left: int, waiting: int, sent: int) -> float:
    """The worth of p's ending the turn where she is, when all cards for a way out are there."""
    by_air = (
        plan.rounds_to_meet(r, s, p, wide(r.helicopter_room), waiting, sent)
        if plan.missing_flares(r, s) == 0
        else plan.NEVER
    )
    by_foot = plan.rounds_to_meet(r, s, p, wide(r.passage_room), waiting, sent) if plan.has_radio(r, s) else plan.NEVER
    rounds = min(by_air, by_foot)
    worth = leave(r, s, p, life, bitten, left) - rounds if rounds < 1.0 else NOWHERE
    night(s, p)
    if by_air < plan.NEVER:
        worth = max(worth, wait(r, s, p, wide(r.helicopter_room), by_air, life, bitten))
    if by_foot < plan.NEVER:
        worth = max(worth, wait(r, s, p, wide(r.passage_room), by_foot, life, bitten))
    return worth


@jit
def leave(r: Rules, s: State, p: int, life: int, bitten: int, left: int) -> float:
    """The worth of being at the way out when everybody can be there, if p lives; with an action left p can use arms."""
    freed = min(wide(s.sheet[p]), bitten) if s.turn == p else 0
    bears = life - 1 - (bitten - freed)
    if bears < 0 and left > 0 and s.turn == p:
        bears = plan.margin(r, s, p, wide(s.room[p]), life)
    return -SIEGE_NOW * shortage(bears) - BAIT * freed if bears >= 0 else NOWHERE


@jit
def wait(r: Rules, s: State, p: int, goal: int, rounds: float, life: int, bitten: int) -> float:
    """The worth of being where p is for an escape in a later round; the zombies have moved."""
    bears = plan.margin(r, s, p, goal, life - max(0, bitten - wide(s.sheet[p])))
    rounds = max(1.0, rounds) + TOO_MANY * min(8, max(0, -bears))
    worth = stand(r, s, p, life, bitten, min(1.0, (rounds + 0.3) / 2.0)) - rounds
    return worth - CHASER_THERE * chasers(s, p) - SIEGE_NOW * shortage(bears)


@jit
def belongings(r: Rules, s: State, p: int, sent: int) -> float:
    """What is good to have: arms, other cards, survivors, points; no litter and no fuss."""
    worth, things = BAIT * min(wide(s.sheet[p]), 4) + POINT * min(objective_points(r, s, p), 10), 0
    for item in range(st.VACCINE):
        things += wide(s.hand[p, item])
    worth += (
        THING * things
        + TOOL * (wide(s.hand[p, st.FIRST_AID_KIT]) + wide(s.hand[p, st.BARRICADE]))
        + ARMED * shots(s, p)
    )
    worth -= LITTER * max(0, cards_in_slits(s) - plan.n_on_the_way(r, s, sent))
    return worth - (fuss(wide(s.steps)) if s.turn == p else 0.0)


@jit
def fuss(steps: int) -> float:
    return FUSS * min(steps, FEW) + TOO_MUCH * max(0, steps - FEW)


@jit
def shots(s: State, p: int) -> int:
    """Shots in hand, up to three."""
    n = wide(s.hand[p, st.MAGAZINE]) if s.hand[p, st.HANDGUN] > 0 else 0
    return min(3, n + (wide(s.hand[p, st.BUCKSHOT]) if s.hand[p, st.SHOTGUN] > 0 else 0))
