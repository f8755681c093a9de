"""What the zombies will do to a player who stays where she is: for bots, and for the worlds that they guess."""

from tablewright.games.zombie_tower.state import FIGHTER, FLOOR, INT, Rules, State
from tablewright.games.zombie_tower.zombie_phase import STEP, places_with_survivors
from tablewright.kernel.cache import jit


@jit
def bites(r: Rules, s: State, p: int) -> int:
    """The damage that p would take in a Zombie phase now: of the zombies that stay in the PC's room or come there."""
    room = INT(s.room[p])
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
