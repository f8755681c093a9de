"""What the zombies will do to a player who stays where she is: for bots, and for the worlds that they guess."""

from tablewright.games.zombie_tower.state import FIGHTER, FLOOR, INT, PLACES, Rules, State
from tablewright.games.zombie_tower.ways import moves
from tablewright.games.zombie_tower.zombie_phase import STEP, places_with_survivors
from tablewright.kernel.cache import jit


@jit
def bites(r: Rules, s: State, p: int) -> int:
    """The damage that p would take in a Zombie phase now: of the zombies that stay in the PC's room or come there."""
    return bites_at(r, s, p, INT(s.room[p]))


@jit
def bites_at(r: Rules, s: State, p: int, room: int) -> int:
    """The same if the PC were in that room."""
    first = 4 * INT(FLOOR[room]) + 1
    pc = room - first
    wanted = places_with_survivors(s, p, first)
    fed = wanted != 0
    if not fed:
        wanted = 1 << pc
    closed = (INT(s.rubble[p]) | INT(s.barricade[p])) >> first
    barred = INT(s.barricade[p]) >> first
    n = 0
    for place in range(4):
        to = place + INT(STEP[wanted, place])
        if to == place or (fed and place == pc) or closed >> to & 1 or barred >> place & 1:
            to = place
        if to == pc:
            n += INT(s.zombies[p, first + place])
    n -= INT(s.survivors[p, room])
    if s.character[p] == FIGHTER:
        n -= INT(r.damage_reduction)
    return max(0, n)


@jit
def least_bites(r: Rules, s: State, p: int, points: int) -> int:
    """The damage that p cannot avoid by so many moves; in Fire all of it."""
    here, least = INT(s.room[p]), INT(r.life[s.character[p] - 1])
    for room in range(1, PLACES):
        if least > 0 and not INT(s.fire[p]) >> room & 1 and moves(s, p, here, room) <= points:
            least = min(least, bites_at(r, s, p, room))
    return least
