"""A heuristic value for bots: how far the team is from an escape, how near the zombies are, how much life is left."""

import numpy as np

from tablewright.games.zombie_tower.end_of_round import objective_points
from tablewright.games.zombie_tower.rules import result
from tablewright.games.zombie_tower.state import (
    BATTERY,
    COMMUNICATION_DEVICE,
    FLARE,
    FLOOR,
    INT,
    NEIGHBOURS,
    PLACES,
    VACCINE,
    Rules,
    State,
)
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Values

CARDS, GATHERED, LIFE, THREAT, CLOCK, POINT = 0.35, 0.2, 0.2, 0.2, 0.1, 0.004


def _distances() -> list[list[int]]:
    """Moves between rooms when nothing is in the way.

    >>> _distances()[1][12]
    5
    """
    found = [[0 if a == b else 99 for b in range(PLACES)] for a in range(PLACES)]
    for _ in range(PLACES):
        for a in range(1, PLACES):
            for b in range(1, PLACES):
                found[a][b] = min([found[a][b]] + [found[via][b] + 1 for via in NEIGHBOURS[a]])
    return found


DISTANCE = np.array(_distances())
FARTHEST = 5.0


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """The same for all but for a little more to whoever has the most points in hand."""
    if s.ending > 0 or s.round_number == 0:
        result(r, s, out)
        return
    team = team_value(r, s)
    for p in range(INT(r.players)):
        points = objective_points(r, s, p) + INT(s.sheet[p]) * INT(r.survivor_points)
        out[p] = team + POINT * min(points, 10)


@jit
def team_value(r: Rules, s: State) -> float:
    radio, flares = radio_share(r, s), flare_share(r, s)
    goal = INT(r.passage_room) if radio >= flares else INT(r.helicopter_room)
    cards = 0.5 * vaccine_share(r, s) + 0.5 * max(radio, flares)
    life, threat, near = 1.0, 0.0, 0.0
    for p in range(INT(r.players)):
        full = float(r.life[s.character[p] - 1])
        left = full - float(s.damage[p])
        life = min(life, left / full)
        threat = max(threat, min(1.0, danger(s, p) / left))
        near += (1.0 - DISTANCE[s.room[p], goal] / FARTHEST) / r.players
    clock = (1.0 - cards) * s.round_number / r.max_rounds
    value = 0.3 + CARDS * cards + GATHERED * cards * near + LIFE * (life - 1.0) - THREAT * threat - CLOCK * clock
    return max(0.01, min(0.85, value))


@jit
def vaccine_share(r: Rules, s: State) -> float:
    """Players with a Vaccine, of all."""
    n = 0.0
    for p in range(INT(r.players)):
        n += 1.0 if s.hand[p, VACCINE] >= r.vaccines_each else 0.0
    return n / r.players


@jit
def radio_share(r: Rules, s: State) -> float:
    """Half for one of device and battery, three quarters for both in different hands."""
    best, devices, batteries = 0.0, 0, 0
    for p in range(INT(r.players)):
        device, battery = INT(s.hand[p, COMMUNICATION_DEVICE]), INT(s.hand[p, BATTERY])
        devices += device
        batteries += battery
        if device > 0 and battery > 0:
            best = 1.0
    apart = (0.375 if devices > 0 else 0.0) + (0.375 if batteries > 0 else 0.0)
    return max(best, apart if r.passage_one_hand else min(1.0, apart / 0.75))


@jit
def flare_share(r: Rules, s: State) -> float:
    """Flares in hands, of those wanted."""
    n = 0
    for p in range(INT(r.players)):
        n += INT(s.hand[p, FLARE])
    wanted = INT(r.flares_per_player) * INT(r.players)
    return 1.0 if wanted == 0 else min(1.0, n / wanted)


@jit
def danger(s: State, p: int) -> float:
    """Zombies that could bite after this round: those here, and those next door when no survivor draws them off."""
    room = INT(s.room[p])
    here, near, survivors = INT(s.zombies[p, room]) - INT(s.survivors[p, room]), 0, 0
    for other in range(1, PLACES):
        if FLOOR[other] == FLOOR[room]:
            survivors += INT(s.survivors[p, other])
            if abs(other - room) == 1:
                near += INT(s.zombies[p, other])
    if INT(s.fire[p]) >> room & 1:
        return 99.0
    return max(0.0, float(here + (near if survivors == 0 else 0)))
