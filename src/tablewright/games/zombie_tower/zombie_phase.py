"""The Zombie phase (ZT-108 to ZT-126): each floor of each play space moves, then bites. Nothing is decided or drawn."""

import numpy as np

from tablewright.games.zombie_tower.state import BITTEN, FIGHTER, FLOORS, INT, SHAMBLED, TURNED, Rules, State
from tablewright.kernel.cache import jit
from tablewright.kernel.events import whisper
from tablewright.kernel.records import Records


def _step(targets: int, place: int) -> int:
    """ZT-111: where zombies at a place (0 to 3) of a floor go, -1, 0 or 1 room, when they want to be at `targets`.

    >>> _step(0b1000, 0), _step(0b0101, 1), _step(0b1001, 1)
    (1, 0, -1)
    """
    nearest = min((abs(target - place) for target in range(4) if targets >> target & 1), default=0)
    ways = {target - place for target in range(4) if targets >> target & 1 and abs(target - place) == nearest}
    if nearest == 0 or len(ways) == 2:  # ZT-109, ZT-116: nobody to reach, or there already; ZT-113: confused
        return 0
    return 1 if max(ways) > 0 else -1


STEP = np.array([[_step(targets, place) for place in range(4)] for targets in range(16)])


@jit
def zombie_phase(r: Rules, s: State, log: Records) -> None:
    for p in range(INT(r.players)):
        for floor in range(FLOORS):
            move_floor(s, p, floor, log)
        bite(r, s, p, log)
        turn_survivors(s, p, log)


@jit
def move_floor(s: State, p: int, floor: int, log: Records) -> None:
    """ZT-118: all zombies of a floor move at once, by where everybody stood before."""
    first = 4 * floor + 1
    pc = INT(s.room[p]) - first  # outside 0 to 3: on another floor
    wanted = places_with_survivors(s, p, first)
    fed = wanted != 0
    if not fed and 0 <= pc < 4:
        wanted = 1 << pc  # ZT-110; with survivors on the floor the PC is ignored (ZT-114)
    if wanted == 0:
        return  # ZT-109
    closed = (INT(s.rubble[p]) | INT(s.barricade[p])) >> first
    barred = INT(s.barricade[p]) >> first
    arrived = 0  # zombies that came into the place in hand from the one before it, which was dealt with already
    for place in range(4):  # without branches: who is where, nobody can guess
        n = INT(s.zombies[p, first + place])
        to = place + INT(STEP[wanted, place])
        stays = INT(to == place) | INT(fed and place == pc)  # ZT-115
        # ZT-78, ZT-A26, ZT-A28: rubble does not change whom they want, but stops the step; ZT-A13: barricades too
        gone = n * (1 - (stays | closed >> to & 1 | barred >> place & 1))
        if gone > 0:
            whisper(log, SHAMBLED, p, 1 << p, first + place, first + to, n)
        s.zombies[p, first + place] = n - gone + arrived
        s.zombies[p, first + to] += gone * INT(to < place)
        arrived = gone * INT(to > place)


@jit
def places_with_survivors(s: State, p: int, first: int) -> int:
    """The places of a floor with survivors in them, as bits; those on a sheet do not count (ZT-117)."""
    found = 0
    for place in range(4):
        if s.survivors[p, first + place] > 0:
            found |= 1 << place  # ZT-112: how many does not matter
    return found


@jit
def bite(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-121, ZT-123, ZT-124, ZT-A27: one damage for each zombie in the PC's room beyond the survivors there."""
    room = INT(s.room[p])
    spared = INT(r.damage_reduction) * INT(s.character[p] == FIGHTER)  # ZT-153, ZT-A18: once for the whole phase
    damage = max(INT(s.zombies[p, room]) - INT(s.survivors[p, room]) - spared, 0)
    s.damage[p] = min(INT(s.damage[p]) + damage, 127)
    if damage > 0:
        whisper(log, BITTEN, p, 1 << p, room, damage, 0)


@jit
def turn_survivors(s: State, p: int, log: Records) -> None:
    """ZT-122, ZT-125: after the bites, as many survivors turn as there are zombies with them."""
    for room in range(1, s.zombies.shape[1]):
        n = min(INT(s.zombies[p, room]), INT(s.survivors[p, room]))
        if n > 0:
            s.survivors[p, room] -= n
            s.zombies[p, room] += n
            whisper(log, TURNED, p, 1 << p, room, n, 0)
