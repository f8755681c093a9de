"""The rules of Zombie Tower 3D, by the English rulebook as RULES.md reads it (ids ZT-n and ZT-An).

Here are the verbs and the round; the phases are in files of their own: getting_ready, emergence, action_phase with
search, items and slits, zombie_phase, end_of_round. What may be played in a turn is the set in choices. Talk between
players (ZT-142) is no part of the engine, and chips are plain counts, so that their supply and their change into bigger
ones (ZT-148) have nothing to do here.
"""

from tablewright.games.zombie_tower import action_phase, items, search, slits
from tablewright.games.zombie_tower import actions as act
from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.choices import turn_actions
from tablewright.games.zombie_tower.emergence import emergence_phase
from tablewright.games.zombie_tower.end_of_round import check_damage, end_of_round, has_escaped
from tablewright.games.zombie_tower.getting_ready import deal_characters, get_ready, is_taken
from tablewright.games.zombie_tower.state import Rules, State, left_of, player_of_turn
from tablewright.games.zombie_tower.zombie_phase import zombie_phase
from tablewright.kernel.tools import Actions, Records, Values, clear, jit, jit_hot, listed, tell, wide

CLEARED, TRUE_WINNERS_SHARE = 0.9, 0.1  # the two parts of a result: the team's escape, and the most points in it


@jit
def setup(r: Rules, s: State, log: Records) -> None:
    clear(s)
    if r.characters == st.CHOSEN:
        s.phase = st.CHOOSING
    else:
        deal_characters(r, s)
        begin(r, s, log)


@jit
def begin(r: Rules, s: State, log: Records) -> None:
    get_ready(r, s, log)
    begin_round(r, s, log)  # ZT-33: the First Encounter does not replace the first Emergence


@jit
def begin_round(r: Rules, s: State, log: Records) -> None:
    """ZT-34: Emergence, then the turns from the holder of the start marker on (ZT-36)."""
    s.round_number += 1
    tell(log, st.ROUND_BEGAN, s.marker, s.round_number, 0, 0)
    emergence_phase(r, s, log)
    begin_turn(r, s, wide(s.marker), log)


@jit
def begin_turn(r: Rules, s: State, p: int, log: Records) -> None:
    s.turn = p
    s.ap = r.action_points  # ZT-49; ZT-50: what the last player left is lost
    s.phase, s.overcharged, s.steps, s.using = st.MAIN, 0, 0, 0
    tell(log, st.TURN_BEGAN, p, 0, 0, 0)


@jit
def end_turn(r: Rules, s: State, log: Records) -> None:
    after = left_of(r, wide(s.turn))
    if after != s.marker:
        begin_turn(r, s, after, log)
        return
    zombie_phase(r, s, log)
    check_damage(r, s, log)
    if s.turn >= 0:
        end_of_round(r, s, log)
    if s.turn >= 0:
        s.searched[:] = 0  # ZT-64, ZT-A29
        s.marker = left_of(r, wide(s.marker))  # ZT-129
        begin_round(r, s, log)


@jit
def end_game(s: State) -> None:
    """What belonged to a turn is gone."""
    s.phase, s.ap, s.overcharged, s.steps, s.using = st.MAIN, 0, 0, 0, 0


@jit_hot
def legal_set(r: Rules, s: State) -> tuple[int, int]:
    """The legal actions as a number and a set of bits, bit i standing for the number + i."""
    if s.turn < 0:
        return 0, 0
    p = player_of_turn(s)
    if s.phase == st.MAIN:
        return 0, turn_actions(r, s, p)
    if s.phase == st.TARGET:
        return act.AIM, items.targets(r, s, p, wide(s.using))
    if s.phase == st.LEAVING:
        return act.EXIT, search.exits(s, p)
    if s.phase == st.CHOOSING:
        return act.CHOOSE, free_characters(s)
    if s.phase == st.LOOKING:
        return 0, 1 << act.KEEP | 1 << act.RETURN
    return act.SAVE, 1 | 1 << act.DONE - act.SAVE


@jit
def legal(r: Rules, s: State, out: Actions) -> int:
    first, actions = legal_set(r, s)
    return listed(first, actions, out)


@jit
def free_characters(s: State) -> int:
    """Those that nobody has chosen, bits 1 to 5."""
    free = 0
    for character in range(1, len(st.CHARACTERS) + 1):
        free |= wide(not is_taken(s, character)) << character
    return free


@jit_hot
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    p = player_of_turn(s)
    if s.phase == st.MAIN:
        play(r, s, p, a, log)
    elif s.phase == st.TARGET:
        items.aim(r, s, p, a - act.AIM, log)
    elif s.phase == st.LEAVING:
        search.leave_to(r, s, p, a - act.EXIT, log)
    elif s.phase == st.CHOOSING:
        choose(r, s, p, a - act.CHOOSE, log)
    elif a == act.KEEP:
        search.keep(r, s, p, log)
    elif a == act.RETURN:
        search.put_back(s, p, log)
    elif a == act.DONE:
        search.leave(r, s, p, log)
    else:
        search.save_in_time(r, s, p, log)
    if s.turn < 0:
        end_game(s)


@jit_hot
def play(r: Rules, s: State, p: int, a: int, log: Records) -> None:
    """An action of the turn itself."""
    if a == act.END_TURN:
        end_turn(r, s, log)
    elif a < act.SEARCH:
        action_phase.move(s, p, a - act.MOVE, log)
    elif a < act.GIVE:
        play_simple(r, s, p, a, log)
    elif a < act.TAKE:
        slits.give(r, s, p, a - act.GIVE, log)
    elif a == act.TAKE:
        slits.take(r, s, p, log)
    else:
        items.use(r, s, p, wide(items.ITEM_OF[a - act.USE]), log)


@jit_hot
def play_simple(r: Rules, s: State, p: int, a: int, log: Records) -> None:
    if a == act.SEARCH:
        search.search(r, s, p, log)
    elif a == act.REST:
        action_phase.rest(s, p, log)
    elif a == act.SAVE:
        action_phase.save(s, p, log)
    elif a == act.RELEASE:
        action_phase.release(s, p, log)
    elif a == act.OVERCHARGE:
        action_phase.overcharge(r, s, p, log)
    else:
        action_phase.cure(r, s, p, log)


@jit
def choose(r: Rules, s: State, p: int, character: int, log: Records) -> None:
    """All choose before anything is dealt, player 0 first."""
    s.character[p] = character
    if p + 1 < wide(r.players):
        s.turn = p + 1
    else:
        begin(r, s, log)


@jit
def actor(s: State) -> int:
    """ZT-53: nobody acts but in the own turn."""
    return wide(s.turn)


@jit
def result(r: Rules, s: State, out: Values) -> None:
    """0 for all when the tower wins; an escape is for all alike, and the most points in it a little more."""
    best = s.points.max()
    for p in range(wide(r.players)):
        out[p] = 0.0
        if has_escaped(s):
            out[p] = CLEARED + (TRUE_WINNERS_SHARE if s.points[p] == best else 0.0)


@jit
def end_reason(s: State) -> int:
    return wide(s.ending)


@jit
def length(s: State) -> int:
    return wide(s.round_number)
