"""The Action phase but for searching, items and slits: moving, resting, saving, releasing, overcharge, the cure."""

from tablewright.games.zombie_tower.actions import (
    COLLAPSED,
    DEADLY,
    NO_POINTS,
    NOBODY_TO_CURE,
    NOBODY_TO_RELEASE,
    NOBODY_TO_SAVE,
    NOT_THE_DOCTOR,
    OK,
    POINTS_LEFT,
    RELEASE_TRAPPED,
    REST_FIRE,
    REST_OVERCHARGED,
    REST_ZOMBIES,
    SHAFT_BLOCKED,
    TOO_FAR,
    TOO_MANY_STEPS,
    UNHURT,
)
from tablewright.games.zombie_tower.end_of_round import hurt
from tablewright.games.zombie_tower.search import save_one
from tablewright.games.zombie_tower.state import (
    ADJACENT,
    CURED,
    DOCTOR,
    FIREFIGHTER,
    INT,
    MOVED,
    OVERCHARGED,
    RELEASED,
    RESTED,
    SHAFT,
    Rules,
    State,
    room_of,
)
from tablewright.kernel.cache import jit, jit_hot
from tablewright.kernel.events import whisper
from tablewright.kernel.records import Records


@jit
def has_acted(r: Rules, s: State, p: int) -> bool:
    """Whether a player's turn of this round has begun (ZT-36)."""
    n = INT(r.players)
    turns = n if s.turn < 0 else (INT(s.turn) - INT(s.marker) + n) % n + 1
    return (p - INT(s.marker) + n) % n < turns


@jit_hot
def reachable(r: Rules, s: State, p: int) -> int:
    """The rooms one Move away, as a mask: in the own play space (ZT-59), none collapsed (ZT-57), any other (ZT-58)."""
    room, rubble = room_of(s, p), INT(s.rubble[p])
    ways = INT(ADJACENT[room])
    climbs = INT(s.character[p] == FIREFIGHTER) & INT(SHAFT[room] > 0) & INT(not is_shaft_blocked(r, room, rubble))
    return (ways | climbs << INT(SHAFT[room])) & ~rubble


@jit
def is_shaft_blocked(r: Rules, room: int, rubble: int) -> bool:
    """ZT-79, ZT-A19: rubble in 5 or 8 stops the firefighter; by "column" only that on the own stairs."""
    middles = 1 << 5 | 1 << 8
    if r.firefighter_block:
        middles = 1 << 5 if room == 1 or room == 9 else 1 << 8
    return rubble & middles != 0


@jit
def no_move(r: Rules, s: State, p: int, to: int) -> int:
    """Why the PC cannot move to a room; when asked for a legal list, use `reachable`."""
    room, rubble = INT(s.room[p]), INT(s.rubble[p])
    shaft = s.character[p] == FIREFIGHTER and SHAFT[room] == to
    if not shaft and not INT(ADJACENT[room]) >> to & 1:
        return TOO_FAR
    if rubble >> to & 1:
        return COLLAPSED
    if shaft and is_shaft_blocked(r, room, rubble):
        return SHAFT_BLOCKED
    return OK if s.ap >= 1 else NO_POINTS


@jit_hot
def move(s: State, p: int, to: int, log: Records) -> None:
    whisper(log, MOVED, p, 1 << p, INT(s.room[p]), to, 0)
    s.room[p] = to
    s.ap -= 1
    s.overcharged = 0


@jit
def no_rest(s: State, p: int) -> int:
    room = INT(s.room[p])
    if s.damage[p] == 0:
        return UNHURT  # ZT-86
    if s.zombies[p, room] > 0:
        return REST_ZOMBIES  # ZT-85
    if INT(s.fire[p]) >> room & 1:
        return REST_FIRE  # ZT-81
    if s.ap < 1:
        return NO_POINTS
    return OK if s.overcharged == 0 else REST_OVERCHARGED  # ZT-105


@jit
def rest(s: State, p: int, log: Records) -> None:
    s.damage[p] -= 1  # ZT-84
    s.ap -= 1
    whisper(log, RESTED, p, 1 << p, INT(s.damage[p]), 0, 0)


@jit
def no_save(r: Rules, s: State, p: int) -> int:
    """ZT-96: zombies and Fire are no reason."""
    if s.survivors[p, s.room[p]] == 0:
        return NOBODY_TO_SAVE
    return OK if s.steps < r.zero_ap_cap else TOO_MANY_STEPS


@jit
def save(s: State, p: int, log: Records) -> None:
    s.steps += 1
    save_one(s, p, log)


@jit
def no_release(r: Rules, s: State, p: int) -> int:
    """ZT-A31: allowed into Fire and among zombies."""
    if s.sheet[p] == 0:
        return NOBODY_TO_RELEASE
    if INT(s.rubble[p]) >> INT(s.room[p]) & 1:
        return RELEASE_TRAPPED  # ZT-A10
    return OK if s.steps < r.zero_ap_cap else TOO_MANY_STEPS


@jit
def release(s: State, p: int, log: Records) -> None:
    room = INT(s.room[p])
    s.steps += 1
    s.sheet[p] -= 1
    s.survivors[p, room] += 1  # ZT-97
    whisper(log, RELEASED, p, 1 << p, room, 0, 0)


@jit_hot
def bears(r: Rules, s: State, p: int, damage: int) -> bool:
    """ZT-A33: a cost in damage must leave the PC alive, unless the rules allow otherwise."""
    return bool(r.allow_suicide or INT(s.damage[p]) + damage < r.life[s.character[p] - 1])


@jit
def no_overcharge(r: Rules, s: State, p: int) -> int:
    if s.ap > 0:
        return POINTS_LEFT  # ZT-107
    return OK if bears(r, s, p, 1) else DEADLY  # ZT-106: nothing else limits it


@jit
def overcharge(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-105: one more action point for one damage."""
    s.ap = 1
    s.overcharged = 1
    whisper(log, OVERCHARGED, p, 1 << p, INT(s.damage[p]) + 1, 0, 0)
    hurt(r, s, p, 1, log)


@jit
def no_cure(r: Rules, s: State, p: int) -> int:
    if s.character[p] != DOCTOR:
        return NOT_THE_DOCTOR
    if s.zombies[p, s.room[p]] == 0:
        return NOBODY_TO_CURE
    if s.ap < r.cure_ap:
        return NO_POINTS
    return OK if bears(r, s, p, INT(r.cure_damage)) else DEADLY  # ZT-A17


@jit
def cure(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-154: one zombie of the room is a survivor again."""
    room = INT(s.room[p])
    s.ap -= r.cure_ap
    s.overcharged = 0
    s.zombies[p, room] -= 1
    s.survivors[p, room] += 1
    whisper(log, CURED, p, 1 << p, room, 0, 0)
    hurt(r, s, p, INT(r.cure_damage), log)
