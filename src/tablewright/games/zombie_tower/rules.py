"""The rules of Zombie Tower 3D, by the English rulebook as RULES.md reads it (ids ZT-n and ZT-An).

Here are the verbs and the round; the phases are in files of their own: getting_ready, emergence, action_phase with
search, items and slits, zombie_phase, end_of_round. What may be played in a turn is the set in choices. Talk between
players (ZT-142) is no part of the engine, and chips are plain counts, so that their supply and their change into bigger
ones (ZT-148) have nothing to do here.
"""

from tablewright.games.zombie_tower import action_phase as act
from tablewright.games.zombie_tower import actions as a_
from tablewright.games.zombie_tower import items, search, slits
from tablewright.games.zombie_tower.choices import turn_actions
from tablewright.games.zombie_tower.emergence import emergence_phase
from tablewright.games.zombie_tower.end_of_round import check_damage, end_of_round
from tablewright.games.zombie_tower.getting_ready import deal_characters, get_ready, is_taken
from tablewright.games.zombie_tower.state import (
    CHARACTERS,
    CHOOSING,
    CHOSEN,
    HELICOPTER,
    INT,
    LEAVING,
    LOOKING,
    MAIN,
    ROUND_BEGAN,
    SAVING,
    TARGET,
    TURN_BEGAN,
    Rules,
    State,
    left_of,
    player_of_turn,
)
from tablewright.games.zombie_tower.zombie_phase import zombie_phase
from tablewright.kernel.bits import listed
from tablewright.kernel.cache import jit, jit_hot
from tablewright.kernel.events import EVERYBODY, emit
from tablewright.kernel.fields import clear
from tablewright.kernel.records import Actions, Records, Values

CLEARED, TRUE_WINNERS_SHARE = 0.9, 0.1  # the two parts of a result: the team's escape, and the most points in it


@jit
def setup(r: Rules, s: State, log: Records) -> None:
    clear(s)
    if r.characters == CHOSEN:
        s.phase = CHOOSING
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
    emit(log, ROUND_BEGAN, INT(s.marker), EVERYBODY, INT(s.round_number), 0, 0)
    emergence_phase(r, s, log)
    begin_turn(r, s, INT(s.marker), log)


@jit
def begin_turn(r: Rules, s: State, p: int, log: Records) -> None:
    s.turn = p
    s.ap = r.action_points  # ZT-49; ZT-50: what the last player left is lost
    s.phase, s.overcharged, s.steps, s.using = MAIN, 0, 0, 0
    emit(log, TURN_BEGAN, p, EVERYBODY, 0, 0, 0)


@jit
def end_turn(r: Rules, s: State, log: Records) -> None:
    after = left_of(r, INT(s.turn))
    if after != s.marker:
        begin_turn(r, s, after, log)
        return
    zombie_phase(r, s, log)
    check_damage(r, s, log)
    if s.turn >= 0:
        end_of_round(r, s, log)
    if s.turn >= 0:
        s.searched[:] = 0  # ZT-64, ZT-A29
        s.marker = left_of(r, INT(s.marker))  # ZT-129
        begin_round(r, s, log)


@jit
def end_game(s: State) -> None:
    """What belonged to a turn is gone."""
    s.phase, s.ap, s.overcharged, s.steps, s.using = MAIN, 0, 0, 0, 0


@jit_hot
def legal_set(r: Rules, s: State) -> tuple[int, int]:
    """The legal actions as a number and a set of bits, bit i standing for the number + i."""
    if s.turn < 0:
        return 0, 0
    p = player_of_turn(s)
    if s.phase == MAIN:
        return 0, turn_actions(r, s, p)
    if s.phase == TARGET:
        return a_.AIM, items.targets(r, s, p, INT(s.using))
    if s.phase == LEAVING:
        return a_.EXIT, search.exits(s, p)
    if s.phase == CHOOSING:
        return a_.CHOOSE, free_characters(s)
    if s.phase == LOOKING:
        return 0, 1 << a_.KEEP | 1 << a_.RETURN
    return a_.SAVE, 1 | 1 << a_.DONE - a_.SAVE


@jit
def legal(r: Rules, s: State, out: Actions) -> int:
    first, actions = legal_set(r, s)
    return listed(first, actions, out)


@jit
def free_characters(s: State) -> int:
    """Those that nobody has chosen, bits 1 to 5."""
    free = 0
    for character in range(1, len(CHARACTERS) + 1):
        free |= INT(not is_taken(s, character)) << character
    return free


@jit_hot
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    p = player_of_turn(s)
    if s.phase == MAIN:
        play(r, s, p, a, log)
    elif s.phase == TARGET:
        items.aim(r, s, p, a - a_.AIM, log)
    elif s.phase == LEAVING:
        search.leave_to(r, s, p, a - a_.EXIT, log)
    elif s.phase == CHOOSING:
        choose(r, s, p, a - a_.CHOOSE, log)
    elif a == a_.KEEP:
        search.keep(r, s, p, log)
    elif a == a_.RETURN:
        search.put_back(s, p, log)
    elif a == a_.DONE:
        search.leave(r, s, p, log)
    else:
        search.save_in_time(r, s, p, log)
    if s.turn < 0:
        end_game(s)


@jit_hot
def play(r: Rules, s: State, p: int, a: int, log: Records) -> None:
    """An action of the turn itself."""
    if a == a_.END_TURN:
        end_turn(r, s, log)
    elif a < a_.SEARCH:
        act.move(s, p, a - a_.MOVE, log)
    elif a < a_.GIVE:
        play_simple(r, s, p, a, log)
    elif a < a_.TAKE:
        slits.give(r, s, p, a - a_.GIVE, log)
    elif a == a_.TAKE:
        slits.take(r, s, p, log)
    else:
        items.use(r, s, p, INT(items.ITEM_OF[a - a_.USE]), log)


@jit_hot
def play_simple(r: Rules, s: State, p: int, a: int, log: Records) -> None:
    if a == a_.SEARCH:
        search.search(r, s, p, log)
    elif a == a_.REST:
        act.rest(s, p, log)
    elif a == a_.SAVE:
        act.save(s, p, log)
    elif a == a_.RELEASE:
        act.release(s, p, log)
    elif a == a_.OVERCHARGE:
        act.overcharge(r, s, p, log)
    else:
        act.cure(r, s, p, log)


@jit
def choose(r: Rules, s: State, p: int, character: int, log: Records) -> None:
    """All choose before anything is dealt, player 0 first."""
    s.character[p] = character
    if p + 1 < INT(r.players):
        s.turn = p + 1
    else:
        begin(r, s, log)


@jit
def actor(s: State) -> int:
    """ZT-53: nobody acts but in the own turn."""
    return INT(s.turn)


@jit
def result(r: Rules, s: State, out: Values) -> None:
    """0 for all when the tower wins; an escape is for all alike, and the most points in it a little more."""
    best = 0
    for p in range(INT(r.players)):
        best = max(best, INT(s.points[p]))
    for p in range(INT(r.players)):
        out[p] = 0.0
        if 0 < s.ending <= HELICOPTER:
            out[p] = CLEARED + (TRUE_WINNERS_SHARE if s.points[p] == best else 0.0)


@jit
def why_not(r: Rules, s: State, a: int) -> int:
    p = INT(s.turn)
    if p < 0:
        return a_.OVER
    if a > a_.CHOOSE:
        return why_not_choose(s, a - a_.CHOOSE)
    if s.phase == CHOOSING:
        return a_.CHOOSE_FIRST
    if a == a_.KEEP or a == a_.RETURN:
        return a_.OK if s.phase == LOOKING else a_.NOT_LOOKING
    if a == a_.DONE or (a == a_.SAVE and s.phase == SAVING):
        return a_.OK if s.phase == SAVING else a_.NOT_SAVING
    if a > a_.EXIT:
        return why_not_exit(s, p, a - a_.EXIT)
    if a > a_.AIM:
        return items.no_target(r, s, p, INT(s.using), a - a_.AIM) if s.phase == TARGET else a_.NOT_AIMING
    return why_not_play(r, s, p, a) if s.phase == MAIN else unfinished(s)


@jit
def why_not_choose(s: State, character: int) -> int:
    if s.phase != CHOOSING:
        return a_.NOT_CHOOSING
    return a_.CHARACTER_TAKEN if is_taken(s, character) else a_.OK


@jit
def why_not_exit(s: State, p: int, room: int) -> int:
    if s.phase != LEAVING:
        return a_.NOT_LEAVING
    if search.exits(s, p) >> room & 1:
        return a_.OK
    return a_.COLLAPSED if INT(s.rubble[p]) >> room & 1 else a_.TOO_FAR


@jit
def unfinished(s: State) -> int:
    """The decision that has to be taken before the turn goes on."""
    if s.phase == TARGET:
        return a_.AIM_FIRST
    if s.phase == LOOKING:
        return a_.LOOK_FIRST
    return a_.SAVE_FIRST if s.phase == SAVING else a_.LEAVE_FIRST


@jit
def why_not_play(r: Rules, s: State, p: int, a: int) -> int:
    if a == a_.END_TURN:
        return a_.OK
    if a < a_.SEARCH:
        return act.no_move(r, s, p, a - a_.MOVE)
    if a >= a_.USE:
        return items.no_use(r, s, p, INT(items.ITEM_OF[a - a_.USE]))
    if a == a_.TAKE:
        return slits.no_take(r, s, p)
    if a >= a_.GIVE:
        return slits.no_give(r, s, p, a - a_.GIVE)
    return why_not_simple(r, s, p, a)


@jit
def why_not_simple(r: Rules, s: State, p: int, a: int) -> int:
    if a == a_.SEARCH:
        return search.no_search(r, s, p)
    if a == a_.REST:
        return act.no_rest(s, p)
    if a == a_.SAVE:
        return act.no_save(r, s, p)
    if a == a_.RELEASE:
        return act.no_release(r, s, p)
    return act.no_overcharge(r, s, p) if a == a_.OVERCHARGE else act.no_cure(r, s, p)


@jit
def end_reason(s: State) -> int:
    return INT(s.ending)


@jit
def length(s: State) -> int:
    return INT(s.round_number)
