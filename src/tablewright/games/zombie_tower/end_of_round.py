"""The End of Round (ZT-127 to ZT-130), the two escapes, the points, and the three ways to lose (ZT-131 to ZT-139)."""

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.items import discard
from tablewright.games.zombie_tower.state import Rules, State
from tablewright.kernel.tools import Records, jit, tell, whisper, wide


@jit
def end_of_round(r: Rules, s: State, log: Records) -> None:
    """ZT-A24: barricades, Fire, escape, the last round, in this order; the game may be over after it."""
    remove_barricades(r, s, log)
    burn(r, s, log)
    if s.turn >= 0:
        check_escapes(r, s, log)
    if s.turn >= 0 and s.round_number >= r.max_rounds:
        lose(s, st.TIME, -1, log)  # ZT-139, ZT-A2: after the last round, not in its Emergence phase


@jit
def remove_barricades(r: Rules, s: State, log: Records) -> None:
    for p in range(wide(r.players)):
        barricades = wide(s.barricade[p])
        s.barricade[p] = 0  # ZT-92, ZT-127
        while barricades:
            barricades &= barricades - 1
            discard(s, p, st.BARRICADE, log)


@jit
def burn(r: Rules, s: State, log: Records) -> None:
    """ZT-128, ZT-130: Fire takes everybody in its room, not the sheets; a PC in it is the end (ZT-138)."""
    burnt = -1
    for p in range(wide(r.players)):
        fire = wide(s.fire[p])
        if fire == 0:
            continue
        for room in range(1, st.PLACES):
            if fire >> room & 1 and (s.zombies[p, room] > 0 or s.survivors[p, room] > 0):
                whisper(log, st.BURNED, p, 1 << p, room, s.zombies[p, room], s.survivors[p, room])
                s.zombies[p, room] = 0
                s.survivors[p, room] = 0
        if burnt < 0 and fire >> wide(s.room[p]) & 1:
            burnt = p
    if burnt >= 0:
        lose(s, st.FIRE, burnt, log)


@jit
def check_escapes(r: Rules, s: State, log: Records) -> None:
    """ZT-133, ZT-A25: one is enough, and nobody has to say so."""
    if everybody_ready(r, s, wide(r.passage_room)) and has_radio(r, s):
        escape(r, s, st.SECRET_PASSAGE, log)
    elif everybody_ready(r, s, wide(r.helicopter_room)) and has_flares(r, s):
        escape(r, s, st.HELICOPTER, log)


@jit
def has_escaped(s: State) -> bool:
    return bool(s.ending == st.SECRET_PASSAGE or s.ending == st.HELICOPTER)


@jit
def everybody_ready(r: Rules, s: State, room: int) -> bool:
    """Each PC is in the room, each hand has a Vaccine; cards in slits are nobody's (ZT-103)."""
    for p in range(wide(r.players)):
        if s.room[p] != room or s.hand[p, st.VACCINE] < r.vaccines_each:
            return False
    return True


@jit
def has_radio(r: Rules, s: State) -> bool:
    """ZT-131, ZT-A23: Communication Device and Battery in one hand; in the team where the rules say so."""
    devices, batteries = 0, 0
    for p in range(wide(r.players)):
        if s.hand[p, st.COMMUNICATION_DEVICE] > 0 and s.hand[p, st.BATTERY] > 0:
            return True
        devices += wide(s.hand[p, st.COMMUNICATION_DEVICE])
        batteries += wide(s.hand[p, st.BATTERY])
    return r.passage_one_hand == 0 and devices > 0 and batteries > 0


@jit
def has_flares(r: Rules, s: State) -> bool:
    """ZT-132, ZT-A22: at least as many Flares in all hands as there are PCs."""
    flares = 0
    for p in range(wide(r.players)):
        flares += wide(s.hand[p, st.FLARE])
    return flares >= wide(r.flares_per_player) * wide(r.players)


@jit
def escape(r: Rules, s: State, reason: int, log: Records) -> None:
    s.ending = reason
    s.turn = -1
    tell(log, st.ESCAPED, -1, reason, 0, 0)
    best = 0
    for p in range(wide(r.players)):
        won = objective_points(r, s, p)
        saved = wide(s.sheet[p]) * wide(r.survivor_points)  # ZT-A40: those on the sheet
        s.points[p] = won + saved  # ZT-134
        best = max(best, won + saved)
        tell(log, st.SCORED, p, won + saved, won, saved)
    for p in range(wide(r.players)):
        if s.points[p] == best:  # ZT-135: a tie is shared
            tell(log, st.TRUE_WINNER, p, best, 0, 0)


@jit
def objective_points(r: Rules, s: State, p: int) -> int:
    points = 0
    for objective in range(st.OBJECTIVES):
        if wide(s.objectives[p]) >> objective & 1 and is_fulfilled(r, s, p, objective):
            points += wide(r.objective_points[objective])
    return points


@jit
def is_fulfilled(r: Rules, s: State, p: int, objective: int) -> bool:
    kind, count = wide(r.objective_kind[objective]), wide(r.objective_count[objective])
    if kind == st.UNHURT:
        return bool(s.damage[p] <= count)
    return bool(s.hand[p, kind] >= count)


@jit
def hurt(r: Rules, s: State, p: int, damage: int, log: Records) -> None:
    """Damage in a player's own turn; with damage up to the Life everybody has lost, at once."""
    s.damage[p] = min(wide(s.damage[p]) + damage, 127)
    if is_dead(r, s, p):
        lose(s, st.DAMAGE, p, log)


@jit
def is_dead(r: Rules, s: State, p: int) -> bool:
    return bool(s.damage[p] >= r.life[s.character[p] - 1])  # ZT-137


@jit
def check_damage(r: Rules, s: State, log: Records) -> None:
    """After the Zombie phase of all players."""
    for p in range(wide(r.players)):
        if is_dead(r, s, p):
            lose(s, st.DAMAGE, p, log)
            return


@jit
def lose(s: State, reason: int, p: int, log: Records) -> None:
    """ZT-136: no points, no winner."""
    s.ending = reason
    s.turn = -1
    s.fallen = p + 1
    tell(log, st.LOST, p, reason, 0, 0)
