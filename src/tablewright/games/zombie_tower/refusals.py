"""Zombie Tower 3D: why an action may not be played, with the rule that says so."""

from tablewright.games.zombie_tower import actions as act
from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.action_phase import bears, is_shaft_blocked
from tablewright.games.zombie_tower.getting_ready import is_taken
from tablewright.games.zombie_tower.items import ITEM_OF, PARTNER, in_range, targets
from tablewright.games.zombie_tower.search import exits
from tablewright.games.zombie_tower.slits import oldest, side_of, slit_of
from tablewright.games.zombie_tower.state import Rules, State
from tablewright.kernel.game import Reasons
from tablewright.kernel.tools import jit, wide

REASONS = Reasons()
OVER = REASONS.add("over", "ZT-133")
CHOOSE_FIRST = REASONS.add("choose-first", "ZT-22")
NOT_CHOOSING = REASONS.add("not-choosing", "ZT-22")
CHARACTER_TAKEN = REASONS.add("character-taken", "ZT-22")
AIM_FIRST = REASONS.add("aim-first", "ZT-87")
NOT_AIMING = REASONS.add("not-aiming", "ZT-87")
LOOK_FIRST = REASONS.add("look-first", "ZT-155")
NOT_LOOKING = REASONS.add("not-looking", "ZT-155")
SAVE_FIRST = REASONS.add("save-first", "ZT-74")
NOT_SAVING = REASONS.add("not-saving", "ZT-74")
LEAVE_FIRST = REASONS.add("leave-first", "ZT-75")
NOT_LEAVING = REASONS.add("not-leaving", "ZT-75")
NO_POINTS = REASONS.add("no-action-points", "ZT-49")
TOO_FAR = REASONS.add("too-far", "ZT-54")
COLLAPSED = REASONS.add("collapsed", "ZT-57")
SHAFT_BLOCKED = REASONS.add("shaft-blocked", "ZT-151")
DECK_EMPTY = REASONS.add("deck-empty", "ZT-61")
SEARCH_ZOMBIES = REASONS.add("search-zombies", "ZT-62")
SEARCH_FIRE = REASONS.add("search-fire", "ZT-63")
SEARCHED_ALREADY = REASONS.add("searched-already", "ZT-64")
SEARCH_TRAPPED = REASONS.add("search-trapped", "ZT-A10")
REST_ZOMBIES = REASONS.add("rest-zombies", "ZT-85")
REST_FIRE = REASONS.add("rest-fire", "ZT-81")
UNHURT = REASONS.add("unhurt", "ZT-86")
REST_OVERCHARGED = REASONS.add("rest-overcharged", "ZT-105")
TOO_MANY_STEPS = REASONS.add("too-many-steps", "ZT-98")
NOBODY_TO_SAVE = REASONS.add("nobody-to-save", "ZT-95")
NOBODY_TO_RELEASE = REASONS.add("nobody-to-release", "ZT-97")
RELEASE_TRAPPED = REASONS.add("release-trapped", "ZT-A10")
POINTS_LEFT = REASONS.add("points-left", "ZT-107")
DEADLY = REASONS.add("deadly", "ZT-A33")
NOT_THE_DOCTOR = REASONS.add("not-the-doctor", "ZT-154")
NOBODY_TO_CURE = REASONS.add("nobody-to-cure", "ZT-154")
NO_SLIT = REASONS.add("no-slit", "ZT-99")
NOT_IN_HAND = REASONS.add("not-in-hand", "ZT-99")
SLIT_EMPTY = REASONS.add("slit-empty", "ZT-101")
ITEM_MISSING = REASONS.add("item-missing", "ZT-87")
PARTNER_MISSING = REASONS.add("partner-missing", "ZT-88")
NO_TARGET = REASONS.add("no-target", "ZT-94")
BAD_TARGET = REASONS.add("bad-target", "ZT-94")
LINE_OF_FIRE = REASONS.add("line-of-fire", "ZT-91")
OWN_GIFT = REASONS.add("own-gift", "ZT-A21")


@jit
def why_not(r: Rules, s: State, a: int) -> int:
    p = wide(s.turn)
    if p < 0:
        return OVER
    if a > act.CHOOSE:
        return why_not_choose(s, a - act.CHOOSE)
    if s.phase == st.CHOOSING:
        return CHOOSE_FIRST
    if a == act.KEEP or a == act.RETURN:
        return 0 if s.phase == st.LOOKING else NOT_LOOKING
    if a == act.DONE or (a == act.SAVE and s.phase == st.SAVING):
        return 0 if s.phase == st.SAVING else NOT_SAVING
    if a > act.EXIT:
        return why_not_exit(s, p, a - act.EXIT)
    if a > act.AIM:
        return why_not_aim(r, s, p, wide(s.using), a - act.AIM) if s.phase == st.TARGET else NOT_AIMING
    return why_not_play(r, s, p, a) if s.phase == st.MAIN else unfinished(s)


@jit
def why_not_choose(s: State, character: int) -> int:
    if s.phase != st.CHOOSING:
        return NOT_CHOOSING
    return CHARACTER_TAKEN if is_taken(s, character) else 0


@jit
def why_not_exit(s: State, p: int, room: int) -> int:
    if s.phase != st.LEAVING:
        return NOT_LEAVING
    if exits(s, p) >> room & 1:
        return 0
    return COLLAPSED if wide(s.rubble[p]) >> room & 1 else TOO_FAR


@jit
def why_not_aim(r: Rules, s: State, p: int, item: int, room: int) -> int:
    if targets(r, s, p, item) >> room & 1:
        return 0
    if item == st.HANDGUN and in_range(r, s, p, room) and s.zombies[p, room] > 0:
        return LINE_OF_FIRE
    return BAD_TARGET


@jit
def unfinished(s: State) -> int:
    """The decision that has to be taken before the turn goes on."""
    if s.phase == st.TARGET:
        return AIM_FIRST
    if s.phase == st.LOOKING:
        return LOOK_FIRST
    return SAVE_FIRST if s.phase == st.SAVING else LEAVE_FIRST


@jit
def why_not_play(r: Rules, s: State, p: int, a: int) -> int:
    """Of an action of the turn itself."""
    if a == act.END_TURN:
        return 0
    if a < act.SEARCH:
        return why_not_move(r, s, p, a - act.MOVE)
    if a >= act.USE:
        return why_not_use(r, s, p, wide(ITEM_OF[a - act.USE]))
    if a == act.TAKE:
        return why_not_take(r, s, p)
    if a >= act.GIVE:
        return why_not_give(r, s, p, a - act.GIVE)
    if a == act.SEARCH:
        return why_not_search(r, s, p)
    if a == act.REST:
        return why_not_rest(s, p)
    if a == act.SAVE:
        return why_not_save(r, s, p)
    if a == act.RELEASE:
        return why_not_release(r, s, p)
    return why_not_overcharge(r, s, p) if a == act.OVERCHARGE else why_not_cure(r, s, p)


@jit
def why_not_move(r: Rules, s: State, p: int, to: int) -> int:
    room, rubble = wide(s.room[p]), wide(s.rubble[p])
    shaft = s.character[p] == st.FIREFIGHTER and st.SHAFT[room] == to
    if not shaft and not wide(st.ADJACENT[room]) >> to & 1:
        return TOO_FAR
    if rubble >> to & 1:
        return COLLAPSED
    if shaft and is_shaft_blocked(r, room, rubble):
        return SHAFT_BLOCKED
    return 0 if s.ap >= 1 else NO_POINTS


@jit
def why_not_search(r: Rules, s: State, p: int) -> int:
    """ZT-70: survivors in the room are no reason."""
    room = wide(s.room[p])
    if s.ap < 1:
        return NO_POINTS
    if s.zombies[p, room] > 0:
        return SEARCH_ZOMBIES
    if wide(s.fire[p]) >> room & 1:
        return SEARCH_FIRE
    if wide(s.rubble[p]) >> room & 1:  # ZT-A37; so rubble and Fire never meet (ZT-A12)
        return SEARCH_TRAPPED
    if r.once_per_room and wide(s.searched[p]) >> room & 1:
        return SEARCHED_ALREADY
    return 0 if s.left[st.FLOOR[room]] > 0 else DECK_EMPTY


@jit
def why_not_rest(s: State, p: int) -> int:
    room = wide(s.room[p])
    if s.damage[p] == 0:
        return UNHURT
    if s.zombies[p, room] > 0:
        return REST_ZOMBIES
    if wide(s.fire[p]) >> room & 1:
        return REST_FIRE
    if s.ap < 1:
        return NO_POINTS
    return 0 if s.overcharged == 0 else REST_OVERCHARGED


@jit
def why_not_save(r: Rules, s: State, p: int) -> int:
    """ZT-96: zombies and Fire are no reason."""
    if s.survivors[p, s.room[p]] == 0:
        return NOBODY_TO_SAVE
    return too_many_steps(r, s)


@jit
def too_many_steps(r: Rules, s: State) -> int:
    return 0 if s.steps < r.zero_ap_cap else TOO_MANY_STEPS


@jit
def why_not_release(r: Rules, s: State, p: int) -> int:
    """ZT-A31: allowed into Fire and among zombies."""
    if s.sheet[p] == 0:
        return NOBODY_TO_RELEASE
    if wide(s.rubble[p]) >> wide(s.room[p]) & 1:
        return RELEASE_TRAPPED
    return too_many_steps(r, s)


@jit
def why_not_overcharge(r: Rules, s: State, p: int) -> int:
    """ZT-106: nothing else limits it."""
    if s.ap > 0:
        return POINTS_LEFT
    return 0 if bears(r, s, p, 1) else DEADLY


@jit
def why_not_cure(r: Rules, s: State, p: int) -> int:
    if s.character[p] != st.DOCTOR:
        return NOT_THE_DOCTOR
    if s.zombies[p, s.room[p]] == 0:
        return NOBODY_TO_CURE
    if s.ap < r.cure_ap:
        return NO_POINTS
    return 0 if bears(r, s, p, wide(r.cure_damage)) else DEADLY  # ZT-A17


@jit
def why_not_give(r: Rules, s: State, p: int, item: int) -> int:
    """ZT-104: zombies and Fire are no reason."""
    if st.SLIT_SIDE[s.room[p]] == 0:
        return NO_SLIT
    if s.hand[p, item] == 0:
        return NOT_IN_HAND
    return too_many_steps(r, s)


@jit
def why_not_take(r: Rules, s: State, p: int) -> int:
    room = wide(s.room[p])
    slit = slit_of(r, p, room)
    if slit < 0:
        return NO_SLIT
    if s.in_slit[slit] == 0:
        return SLIT_EMPTY
    if oldest(r, s, slit, side_of(room)) < 0:
        return OWN_GIFT
    return too_many_steps(r, s)


@jit
def why_not_use(r: Rules, s: State, p: int, item: int) -> int:
    """An item without anything to do is not offered, so that aiming has no dead end."""
    if s.hand[p, item] == 0:
        return ITEM_MISSING
    if PARTNER[item] >= 0 and s.hand[p, PARTNER[item]] == 0:
        return PARTNER_MISSING
    if s.ap < 1:
        return NO_POINTS
    if item == st.FIRST_AID_KIT:
        return 0 if s.damage[p] > 0 else NO_TARGET
    return 0 if targets(r, s, p, item) else NO_TARGET
