"""The End of Round (ZT-127 to ZT-130), the two escapes, the points, and the three ways to lose (ZT-131 to ZT-139)."""

from tablewright.games.zombie_tower.items import discard
from tablewright.games.zombie_tower.state import (
    BARRICADE,
    BATTERY,
    BURNED,
    COMMUNICATION_DEVICE,
    DAMAGE,
    ESCAPED,
    FIRE,
    FLARE,
    HELICOPTER,
    INT,
    LOST,
    OBJECTIVES,
    PLACES,
    SCORED,
    SECRET_PASSAGE,
    TIME,
    TRUE_WINNER,
    UNHURT,
    VACCINE,
    Rules,
    State,
)
from tablewright.kernel.cache import jit
from tablewright.kernel.events import EVERYBODY, emit, whisper
from tablewright.kernel.records import Records


@jit
def end_of_round(r: Rules, s: State, log: Records) -> None:
    """ZT-A24: barricades, Fire, escape, the last round, in this order; the game may be over after it."""
    remove_barricades(r, s, log)
    burn(r, s, log)
    if s.turn >= 0:
        check_escapes(r, s, log)
    if s.turn >= 0 and s.round_number >= r.max_rounds:
        lose(s, TIME, -1, log)  # ZT-139, ZT-A2: after the last round, not in its Emergence phase


@jit
def remove_barricades(r: Rules, s: State, log: Records) -> None:
    for p in range(INT(r.players)):
        barricades = INT(s.barricade[p])
        s.barricade[p] = 0  # ZT-92, ZT-127
        while barricades:
            barricades &= barricades - 1
            discard(s, p, BARRICADE, log)


@jit
def burn(r: Rules, s: State, log: Records) -> None:
    """ZT-128, ZT-130: Fire takes everybody in its room, not the sheets; a PC in it is the end (ZT-138)."""
    burnt = -1
    for p in range(INT(r.players)):
        fire = INT(s.fire[p])
        if fire == 0:
            continue
        for room in range(1, PLACES):
            if fire >> room & 1 and (s.zombies[p, room] > 0 or s.survivors[p, room] > 0):
                whisper(log, BURNED, p, 1 << p, room, INT(s.zombies[p, room]), INT(s.survivors[p, room]))
                s.zombies[p, room] = 0
                s.survivors[p, room] = 0
        if burnt < 0 and fire >> INT(s.room[p]) & 1:
            burnt = p
    if burnt >= 0:
        lose(s, FIRE, burnt, log)


@jit
def check_escapes(r: Rules, s: State, log: Records) -> None:
    """ZT-133, ZT-A25: one is enough, and nobody has to say so."""
    if everybody_ready(r, s, INT(r.passage_room)) and has_radio(r, s):
        escape(r, s, SECRET_PASSAGE, log)
    elif everybody_ready(r, s, INT(r.helicopter_room)) and has_flares(r, s):
        escape(r, s, HELICOPTER, log)


@jit
def everybody_ready(r: Rules, s: State, room: int) -> bool:
    """Each PC is in the room, each hand has a Vaccine; cards in slits are nobody's (ZT-103)."""
    for p in range(INT(r.players)):
        if s.room[p] != room or s.hand[p, VACCINE] < r.vaccines_each:
            return False
    return True


@jit
def has_radio(r: Rules, s: State) -> bool:
    """ZT-131, ZT-A23: Communication Device and Battery in one hand; in the team where the rules say so."""
    devices, batteries = 0, 0
    for p in range(INT(r.players)):
        if s.hand[p, COMMUNICATION_DEVICE] > 0 and s.hand[p, BATTERY] > 0:
            return True
        devices += INT(s.hand[p, COMMUNICATION_DEVICE])
        batteries += INT(s.hand[p, BATTERY])
    return r.passage_one_hand == 0 and devices > 0 and batteries > 0


@jit
def has_flares(r: Rules, s: State) -> bool:
    """ZT-132, ZT-A22: at least as many Flares in all hands as there are PCs."""
    flares = 0
    for p in range(INT(r.players)):
        flares += INT(s.hand[p, FLARE])
    return flares >= INT(r.flares_per_player) * INT(r.players)


@jit
def escape(r: Rules, s: State, reason: int, log: Records) -> None:
    s.ending = reason
    s.turn = -1
    emit(log, ESCAPED, -1, EVERYBODY, reason, 0, 0)
    best = 0
    for p in range(INT(r.players)):
        won = objective_points(r, s, p)
        saved = INT(s.sheet[p]) * INT(r.survivor_points)  # ZT-A40: those on the sheet
        s.points[p] = won + saved  # ZT-134
        best = max(best, won + saved)
        emit(log, SCORED, p, EVERYBODY, won + saved, won, saved)
    for p in range(INT(r.players)):
        if s.points[p] == best:  # ZT-135: a tie is shared
            emit(log, TRUE_WINNER, p, EVERYBODY, best, 0, 0)


@jit
def objective_points(r: Rules, s: State, p: int) -> int:
    points = 0
    for objective in range(OBJECTIVES):
        if INT(s.objectives[p]) >> objective & 1 and is_fulfilled(r, s, p, objective):
            points += INT(r.objective_points[objective])
    return points


@jit
def is_fulfilled(r: Rules, s: State, p: int, objective: int) -> bool:
    kind, count = INT(r.objective_kind[objective]), INT(r.objective_count[objective])
    if kind == UNHURT:
        return bool(s.damage[p] <= count)
    return bool(s.hand[p, kind] >= count)


@jit
def hurt(r: Rules, s: State, p: int, damage: int, log: Records) -> None:
    """Damage in a player's own turn; with damage up to the Life everybody has lost, at once."""
    s.damage[p] = min(INT(s.damage[p]) + damage, 127)
    if is_dead(r, s, p):
        lose(s, DAMAGE, p, log)


@jit
def is_dead(r: Rules, s: State, p: int) -> bool:
    return bool(s.damage[p] >= r.life[s.character[p] - 1])  # ZT-137


@jit
def check_damage(r: Rules, s: State, log: Records) -> None:
    """After the Zombie phase of all players."""
    for p in range(INT(r.players)):
        if is_dead(r, s, p):
            lose(s, DAMAGE, p, log)
            return


@jit
def lose(s: State, reason: int, p: int, log: Records) -> None:
    """ZT-136: no points, no winner."""
    s.ending = reason
    s.turn = -1
    s.fallen = p + 1
    emit(log, LOST, p, EVERYBODY, reason, 0, 0)
