"""Days, turns and dusks: who has the next turn, and what comes in the night (ED-14, ED-16, ED-83)."""

from tablewright.games.eight_days import state
from tablewright.games.eight_days.dice import roll
from tablewright.games.eight_days.exploration import appear
from tablewright.games.eight_days.state import I, Rules, State
from tablewright.games.eight_days.survival import clockwise, is_alive, n_players, next_at, pay_hunger, places_after
from tablewright.kernel.cache import jit
from tablewright.kernel.events import tell
from tablewright.kernel.records import Records
from tablewright.kernel.rng import below


@jit
def n_alive(s: State) -> int:
    """How many players live."""
    n = 0
    for p in range(state.PLAYERS):
        if is_alive(s, p):
            n += 1
    return n


@jit
def end_turn(r: Rules, s: State, log: Records) -> None:
    """ED-33, ED-B21, ED-B37: who ends his turn in a storm pays for it, whoever brought it."""
    p = I(s.turn)
    tell(log, state.TURN_ENDED, p, 0, 0, 0)
    if s.storm[s.place[p]] != 0:
        pay_hunger(r, s, p, I(r.storm_hunger), log)


@jit
def pass_on(r: Rules, s: State, log: Records) -> None:
    """The next turn of the day, else the dusk, else the next day, until somebody has to decide."""
    while True:
        if s.turn >= 0 and next_turn(r, s, I(s.turn), 1, log):
            return
        if n_alive(s) == 0:  # ED-17
            finish(s, state.ALL_DEAD, log)
            return
        if s.turn >= 0:
            begin_dusk(r, s, log)
        if go_through_dusk(r, s, log):
            return
        if n_alive(s) > 0 and s.day == r.days:  # ED-16, ED-B2
            finish(s, state.EIGHT_DAYS, log)
            return
        if n_alive(s) > 0 and begin_day(r, s, log):
            return


@jit
def begin_day(r: Rules, s: State, log: Records) -> bool:
    """ED-14: every day begins with the same player. Whether somebody has a turn."""
    s.day += 1
    tell(log, state.DAY, -1, I(s.day), 0, 0)
    return next_turn(r, s, I(s.first), 0, log)


@jit
def next_turn(r: Rules, s: State, p: int, first: int, log: Records) -> bool:
    """The turn of the next living player of this day, `first` places after p. Whether there is one."""
    n = n_players(r)
    for place in range(places_after(p, I(s.first), n) + first, n):
        q = clockwise(I(s.first), place, n)
        if not is_alive(s, q):
            continue
        s.turn, s.decider = q, q
        s.phase = state.PREPARE if r.phase1_actions > 0 else state.EXPLORE
        if pay_hunger(r, s, q, I(r.daily_hunger), log):  # ED-B40: who dies of it has no turn
            tell(log, state.TURN, q, I(s.day), 0, 0)
            return True
    return False


@jit
def is_dusk_day(r: Rules, day: int) -> bool:
    """ED-83: the days after which a monster may come."""
    for i in range(state.DUSKS):
        if r.dusk_days[i] == day:
            return True
    return False


@jit
def begin_dusk(r: Rules, s: State, log: Records) -> None:
    """ED-B26: the occupied tiles, fixed now, in turn order of the first player on each."""
    s.turn = -1
    if not is_dusk_day(r, I(s.day)) or n_alive(s) == 0:  # ED-17: without players the game ends at once
        return
    tell(log, state.DUSK, -1, I(s.day), 0, 0)
    n, tiles = n_players(r), 0
    for step in range(n):
        p = clockwise(I(s.first), step, n)
        place = I(s.place[p])
        if next_at(r, s, place, I(s.first)) == p:
            s.dusk[tiles] = place + 1
            tiles += 1


@jit
def go_through_dusk(r: Rules, s: State, log: Records) -> bool:
    """Each tile of the list rolls once if somebody is still there. Whether a hostile has come."""
    while s.dusk[0] != 0:
        place = I(s.dusk[0]) - 1
        for i in range(state.PLAYERS):
            s.dusk[i] = s.dusk[i + 1] if i + 1 < state.PLAYERS else 0
        p = next_at(r, s, place, I(s.first))
        if p < 0:
            continue
        face = roll(s)
        tell(log, state.DUSK_ROLL, p, place, face, I(face <= I(r.dusk_spawn_max)))
        if face <= r.dusk_spawn_max:  # ED-83, ED-84, ED-B27
            appear(r, s, p, I(r.dusk_hostile) + 1, I(r.dusk_loot[below(s, state.DUSK_LOOTS)]), log)
            return True
    return False


@jit
def finish(s: State, reason: int, log: Records) -> None:
    """The game is over."""
    s.ended, s.phase, s.decider, s.turn = reason, state.OVER, -1, -1
    s.dusk[:] = 0
    tell(log, state.ENDED, -1, reason, n_alive(s), I(s.day))
