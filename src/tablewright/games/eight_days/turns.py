"""Eight Days: days, turns and dusks: who has the next turn, and what comes in the night (ED-14, ED-16, ED-83)."""

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.dice import roll
from tablewright.games.eight_days.exploration import appear
from tablewright.games.eight_days.state import Rules, State
from tablewright.games.eight_days.survival import clockwise, is_alive, n_alive, next_at, pay_hunger, places_after
from tablewright.kernel.tools import Records, below, jit, tell, wide


@jit
def end_turn(r: Rules, s: State, log: Records) -> None:
    """ED-33, ED-B21, ED-B37: who ends his turn in a storm pays for it, whoever brought it."""
    p = wide(s.turn)
    tell(log, st.TURN_ENDED, p, 0, 0, 0)
    if s.storm[s.place[p]] != 0:
        pay_hunger(r, s, p, wide(r.storm_hunger), log)


@jit
def pass_on(r: Rules, s: State, log: Records) -> None:
    """The next turn of the day, else the dusk, else the next day, until somebody has to decide."""
    while True:
        if s.turn >= 0 and next_turn(r, s, places_after(wide(s.turn), wide(s.first), wide(r.players)) + 1, log):
            return
        if n_alive(s) == 0:  # ED-17
            finish(s, st.ALL_DEAD, log)
            return
        if s.turn >= 0:
            begin_dusk(r, s, log)
        if go_through_dusk(r, s, log):
            return
        if s.day == r.days:  # ED-16, ED-B2, ED-B43
            finish(s, st.EIGHT_DAYS, log)
            return
        if begin_day(r, s, log):
            return


@jit
def begin_day(r: Rules, s: State, log: Records) -> bool:
    """ED-14: every day begins with the same player. Whether somebody has a turn."""
    s.day += 1
    tell(log, st.DAY, -1, s.day, 0, 0)
    return next_turn(r, s, wide(0), log)


@jit
def next_turn(r: Rules, s: State, begin: int, log: Records) -> bool:
    """The turn of the first living player from this place of the day's order on. Whether there is one."""
    n = wide(r.players)
    for place in range(begin, n):
        p = clockwise(wide(s.first), place, n)
        if not is_alive(s, p):
            continue
        s.turn, s.decider = p, p
        s.phase = st.PREPARE if r.phase1_actions > 0 else st.EXPLORE
        if pay_hunger(r, s, p, wide(r.daily_hunger), log):  # ED-B40: who dies of it has no turn
            tell(log, st.TURN, p, s.day, 0, 0)
            return True
    return False


@jit
def is_dusk_day(r: Rules, day: int) -> bool:
    """ED-83: the days after which a monster may come."""
    for i in range(st.DUSKS):
        if r.dusk_days[i] == day:
            return True
    return False


@jit
def begin_dusk(r: Rules, s: State, log: Records) -> None:
    """ED-B26: the occupied tiles, fixed now, in turn order of the first player on each."""
    s.turn = -1
    if not is_dusk_day(r, wide(s.day)):
        return
    tell(log, st.DUSK, -1, s.day, 0, 0)
    n, first, tiles = wide(r.players), wide(s.first), 0
    for step in range(n):
        p = clockwise(first, step, n)
        place = wide(s.place[p])
        if next_at(r, s, place, first) == p:
            s.dusk[tiles] = place + 1
            tiles += 1


@jit
def go_through_dusk(r: Rules, s: State, log: Records) -> bool:
    """Each tile of the list rolls once if somebody is still there. Whether a hostile has come."""
    while s.dusk[0] != 0:
        place = wide(s.dusk[0]) - 1
        for i in range(st.PLAYERS - 1):
            s.dusk[i] = s.dusk[i + 1]
        s.dusk[st.PLAYERS - 1] = 0
        p = next_at(r, s, place, wide(s.first))
        if p < 0:
            continue
        face = roll(s)
        comes = face <= r.dusk_spawn_max
        tell(log, st.DUSK_ROLL, p, place, face, comes)
        if comes:  # ED-83, ED-84, ED-B27
            loot = wide(r.dusk_loot[below(s, st.DUSK_LOOTS)])
            appear(r, s, p, wide(r.dusk_hostile) + 1, loot, log)
            return True
    return False


@jit
def finish(s: State, reason: int, log: Records) -> None:
    """The game is over."""
    s.ended, s.phase, s.decider, s.turn = reason, st.OVER, -1, -1
    s.dusk[:] = 0
    tell(log, st.ENDED, -1, reason, n_alive(s), s.day)
