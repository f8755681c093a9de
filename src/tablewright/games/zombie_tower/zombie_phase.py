"""The Zombie phase (ZT-108 to ZT-126): each floor of each play space moves, then bites. Nothing is decided or drawn."""

import numpy as np

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.state import Rules, State, room_of
from tablewright.kernel.tools import Records, jit, positive, whisper, wide


def _step(targets: int, place: int) -> int:
    """ZT-111: where zombies at a place (0 to 3) of a floor go, -1, 0 or 1 room, when they want to be at `targets`.

    >>> _step(0b1000, 0), _step(0b0101, 1), _step(0b1001, 1)
    (1, 0, -1)
    """
    ways = [target - place for target in range(4) if targets >> target & 1]
    nearest = [way for way in ways if abs(way) == min(map(abs, ways))]
    # ZT-109, ZT-116: there is nobody to reach, or somebody here; ZT-113: confused between two
    return int(np.sign(sum(nearest)))


STEP = np.array([[_step(targets, place) for place in range(4)] for targets in range(16)])
UPWARD, DOWNWARD = (np.equal(STEP, way) @ (1 << np.arange(4)) for way in (1, -1))  # where they step that way from
BYTES = np.array([sum(0xFF << 8 * place for place in range(4) if places >> place & 1) for places in range(16)])
ALL_PLACES = 0b1111


@jit
def zombie_phase(r: Rules, s: State, log: Records) -> None:
    for p in range(wide(r.players)):
        for floor in range(st.FLOORS):
            move_floor(s, p, floor, log)
        bite(r, s, p, log)
        turn_survivors(s, p, log)


@jit
def move_floor(s: State, p: int, floor: int, log: Records) -> None:
    """ZT-118: all zombies of a floor move at once, by where everybody stood before. Sets are of places, 0 to 3."""
    first = 4 * floor + 1
    pc = wide(1) << room_of(s, p) >> first & ALL_PLACES  # nowhere: on another floor
    fed = places_with_survivors(s, p, first)
    wanted = fed if fed else pc  # ZT-109, ZT-110; with survivors on the floor the PC is ignored (ZT-114)
    barred = wide(s.barricade[p]) >> first
    stay = barred | (pc if fed else 0)  # ZT-A13, ZT-115
    # ZT-78, ZT-A26, ZT-A28: rubble does not change whom they want, but stops the step; so do barricades
    closed = (wide(s.rubble[p]) | wide(s.barricade[p])) >> first
    upward = wide(UPWARD[wanted]) & ~(stay | closed >> 1)
    downward = wide(DOWNWARD[wanted]) & ~(stay | closed << 1)
    zombies = in_one_word(s, p, first)
    up, down = zombies & wide(BYTES[upward & ALL_PLACES]), zombies & wide(BYTES[downward & ALL_PLACES])
    tell_moves(p, first, up, down, log)
    put_back(s, p, first, zombies - up - down + (up << 8) + (down >> 8))


@jit
def in_one_word(s: State, p: int, first: int) -> int:
    """The zombies of the four rooms of a floor, each number a byte of a word: so all move by two shifts."""
    word = 0
    for place in range(4):
        word |= (wide(s.zombies[p, first + place]) & 0xFF) << 8 * place
    return word


@jit
def put_back(s: State, p: int, first: int, word: int) -> None:
    for place in range(4):
        s.zombies[p, first + place] = word >> 8 * place & 0xFF


@jit
def tell_moves(p: int, first: int, up: int, down: int, log: Records) -> None:
    for place in range(4):
        n, back = up >> 8 * place & 0xFF, down >> 8 * place & 0xFF
        if n > 0:
            whisper(log, st.SHAMBLED, p, 1 << p, first + place, first + place + 1, n)
        if back > 0:
            whisper(log, st.SHAMBLED, p, 1 << p, first + place, first + place - 1, back)


@jit
def places_with_survivors(s: State, p: int, first: int) -> int:
    """The places of a floor with survivors, however many (ZT-112); those on a sheet do not count (ZT-117)."""
    found: int = positive(s.survivors, p) >> first & ALL_PLACES
    return found


@jit
def bite(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-121, ZT-123, ZT-124, ZT-A27: one damage for each zombie in the PC's room beyond the survivors there."""
    room = wide(s.room[p])
    spared = wide(r.damage_reduction) * wide(s.character[p] == st.FIGHTER)  # ZT-153, ZT-A18: once for the whole phase
    damage = max(wide(s.zombies[p, room]) - wide(s.survivors[p, room]) - spared, 0)
    s.damage[p] = min(wide(s.damage[p]) + damage, 127)
    if damage > 0:
        whisper(log, st.BITTEN, p, 1 << p, room, damage, 0)


@jit
def turn_survivors(s: State, p: int, log: Records) -> None:
    """ZT-122, ZT-125: after the bites, as many survivors turn as there are zombies with them."""
    for room in range(1, s.zombies.shape[1]):
        n = min(wide(s.zombies[p, room]), wide(s.survivors[p, room]))
        if n > 0:
            s.survivors[p, room] -= n
            s.zombies[p, room] += n
            whisper(log, st.TURNED, p, 1 << p, room, n, 0)


@jit
def bites_at(r: Rules, s: State, p: int, room: int) -> int:
    """The damage that p would take in a Zombie phase now, the PC being in that room."""
    first = 4 * wide(st.FLOOR[room]) + 1
    pc = room - first
    wanted = places_with_survivors(s, p, first)
    fed = wanted != 0
    if not fed:
        wanted = 1 << pc
    closed = (wide(s.rubble[p]) | wide(s.barricade[p])) >> first
    barred = wide(s.barricade[p]) >> first
    n = 0
    for place in range(4):
        to = place + wide(STEP[wanted, place])
        if (fed and place == pc) or closed >> to & 1 or barred >> place & 1:
            to = place
        if to == pc:
            n += wide(s.zombies[p, first + place])
    n -= wide(s.survivors[p, room])
    if s.character[p] == st.FIGHTER:
        n -= wide(r.damage_reduction)
    return max(0, n)
