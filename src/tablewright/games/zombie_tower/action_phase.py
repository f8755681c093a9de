"""The Action phase but for searching, items and slits: moving, resting, saving, releasing, overcharge, the cure."""

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.end_of_round import hurt
from tablewright.games.zombie_tower.search import save_one
from tablewright.games.zombie_tower.state import Rules, State, room_of
from tablewright.kernel.tools import Records, jit, jit_hot, whisper, wide


@jit
def has_acted(r: Rules, s: State, p: int) -> bool:
    """Whether a player's turn of this round has begun (ZT-36)."""
    n = wide(r.players)
    turns = n if s.turn < 0 else (wide(s.turn) - wide(s.marker) + n) % n + 1
    return (p - wide(s.marker) + n) % n < turns


@jit_hot
def reachable(r: Rules, s: State, p: int) -> int:
    """The rooms one Move away, as a mask: in the own play space (ZT-59), none collapsed (ZT-57), any other (ZT-58)."""
    room, rubble = room_of(s, p), wide(s.rubble[p])
    ways = wide(st.ADJACENT[room])
    other_end = wide(st.SHAFT[room])
    climbs = wide(s.character[p] == st.FIREFIGHTER) & wide(other_end > 0) & wide(not is_shaft_blocked(r, room, rubble))
    return (ways | climbs << other_end) & ~rubble


@jit
def is_shaft_blocked(r: Rules, room: int, rubble: int) -> bool:
    """ZT-79, ZT-A19: rubble in 5 or 8 stops the firefighter; by "column" only that on the own stairs."""
    middles = 1 << 5 | 1 << 8
    if r.firefighter_block:
        middles = 1 << 5 if room == 1 or room == 9 else 1 << 8
    return rubble & middles != 0


@jit_hot
def move(s: State, p: int, to: int, log: Records) -> None:
    whisper(log, st.MOVED, p, 1 << p, s.room[p], to, 0)
    s.room[p] = to
    s.ap -= 1
    s.overcharged = 0


@jit
def rest(s: State, p: int, log: Records) -> None:
    s.damage[p] -= 1  # ZT-84
    s.ap -= 1
    whisper(log, st.RESTED, p, 1 << p, s.damage[p], 0, 0)


@jit
def save(s: State, p: int, log: Records) -> None:
    s.steps += 1
    save_one(s, p, log)


@jit
def release(s: State, p: int, log: Records) -> None:
    room = wide(s.room[p])
    s.steps += 1
    s.sheet[p] -= 1
    s.survivors[p, room] += 1  # ZT-97
    whisper(log, st.RELEASED, p, 1 << p, room, 0, 0)


@jit_hot
def bears(r: Rules, s: State, p: int, damage: int) -> bool:
    """ZT-A33: a cost in damage must leave the PC alive, unless the rules allow otherwise."""
    return bool(r.allow_suicide or wide(s.damage[p]) + damage < r.life[s.character[p] - 1])


@jit
def overcharge(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-105: one more action point for one damage."""
    s.ap = 1
    s.overcharged = 1
    whisper(log, st.OVERCHARGED, p, 1 << p, wide(s.damage[p]) + 1, 0, 0)
    hurt(r, s, p, 1, log)


@jit
def cure(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-154: one zombie of the room is a survivor again."""
    room = wide(s.room[p])
    s.ap -= r.cure_ap
    s.overcharged = 0
    s.zombies[p, room] -= 1
    s.survivors[p, room] += 1
    whisper(log, st.CURED, p, 1 << p, room, 0, 0)
    hurt(r, s, p, wide(r.cure_damage), log)
