"""The action numbers of Zombie Tower 3D, their text moves, and the reasons why one may not be played."""

from tablewright.games.zombie_tower.state import CHARACTERS, ITEMS, KIND_NAMES, PLACES
from tablewright.kernel.game import Reason

END_TURN = 0
MOVE = 0  # MOVE + room, for rooms 1 to 12
SEARCH, REST, SAVE, RELEASE, OVERCHARGE, CURE = 13, 14, 15, 16, 17, 18
GIVE = 19  # GIVE + item
TAKE = 33
USE = 34  # USE + place in USABLE
AIM = 40  # AIM + room
KEEP, RETURN = 53, 54
EXIT = 54  # EXIT + room
DONE = 67
CHOOSE = 67  # CHOOSE + character, 1 to 5
N_ACTIONS = 73
MAX_LEGAL = 40

USABLE = ("handgun", "shotgun", "shovel", "dynamite", "first_aid_kit", "barricade", "fire_extinguisher")
ROOM_NUMBERS = range(1, PLACES)

TEXTS: tuple[str, ...] = (
    "end",
    *(f"move {room}" for room in ROOM_NUMBERS),
    *("search", "rest", "save", "release", "overcharge", "cure"),
    *(f"give {name}" for name in KIND_NAMES[:ITEMS]),
    "take",
    *(f"use {name}" for name in USABLE),
    *(f"target {room}" for room in ROOM_NUMBERS),
    *("keep", "return"),
    *(f"exit {room}" for room in ROOM_NUMBERS),
    "done",
    *(f"choose {name}" for name in CHARACTERS),
)

REASONS = (
    Reason("", ""),
    Reason("over", "ZT-133"),
    Reason("choose-first", "ZT-22"),
    Reason("not-choosing", "ZT-22"),
    Reason("character-taken", "ZT-22"),
    Reason("aim-first", "ZT-87"),
    Reason("not-aiming", "ZT-87"),
    Reason("look-first", "ZT-155"),
    Reason("not-looking", "ZT-155"),
    Reason("save-first", "ZT-74"),
    Reason("not-saving", "ZT-74"),
    Reason("leave-first", "ZT-75"),
    Reason("not-leaving", "ZT-75"),
    Reason("no-action-points", "ZT-49"),
    Reason("too-far", "ZT-54"),
    Reason("collapsed", "ZT-57"),
    Reason("shaft-blocked", "ZT-151"),
    Reason("deck-empty", "ZT-61"),
    Reason("search-zombies", "ZT-62"),
    Reason("search-fire", "ZT-63"),
    Reason("searched-already", "ZT-64"),
    Reason("search-trapped", "ZT-A10"),
    Reason("rest-zombies", "ZT-85"),
    Reason("rest-fire", "ZT-81"),
    Reason("unhurt", "ZT-86"),
    Reason("rest-overcharged", "ZT-105"),
    Reason("too-many-steps", "ZT-98"),
    Reason("nobody-to-save", "ZT-95"),
    Reason("nobody-to-release", "ZT-97"),
    Reason("release-trapped", "ZT-A10"),
    Reason("points-left", "ZT-107"),
    Reason("deadly", "ZT-A33"),
    Reason("not-the-doctor", "ZT-154"),
    Reason("nobody-to-cure", "ZT-154"),
    Reason("no-slit", "ZT-99"),
    Reason("not-in-hand", "ZT-99"),
    Reason("slit-empty", "ZT-101"),
    Reason("item-missing", "ZT-87"),
    Reason("partner-missing", "ZT-88"),
    Reason("no-target", "ZT-94"),
    Reason("bad-target", "ZT-94"),
    Reason("line-of-fire", "ZT-91"),
    Reason("own-gift", "ZT-A21"),
)
(
    OK, OVER, CHOOSE_FIRST, NOT_CHOOSING, CHARACTER_TAKEN, AIM_FIRST, NOT_AIMING, LOOK_FIRST, NOT_LOOKING, SAVE_FIRST,
    NOT_SAVING, LEAVE_FIRST, NOT_LEAVING, NO_POINTS, TOO_FAR, COLLAPSED, SHAFT_BLOCKED, DECK_EMPTY, SEARCH_ZOMBIES,
    SEARCH_FIRE, SEARCHED_ALREADY, SEARCH_TRAPPED, REST_ZOMBIES, REST_FIRE, UNHURT, REST_OVERCHARGED, TOO_MANY_STEPS,
    NOBODY_TO_SAVE, NOBODY_TO_RELEASE, RELEASE_TRAPPED, POINTS_LEFT, DEADLY, NOT_THE_DOCTOR, NOBODY_TO_CURE, NO_SLIT,
    NOT_IN_HAND, SLIT_EMPTY, ITEM_MISSING, PARTNER_MISSING, NO_TARGET, BAD_TARGET, LINE_OF_FIRE, OWN_GIFT,
) = range(len(REASONS))  # fmt: skip
