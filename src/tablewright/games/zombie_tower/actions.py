"""The action numbers of Zombie Tower 3D, and their text moves."""

from tablewright.games.zombie_tower import state as st

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
ROOM_NUMBERS = range(1, st.PLACES)

TEXTS: tuple[str, ...] = (
    "end",
    *(f"move {room}" for room in ROOM_NUMBERS),
    *("search", "rest", "save", "release", "overcharge", "cure"),
    *(f"give {name}" for name in st.KIND_NAMES[: st.ITEMS]),
    "take",
    *(f"use {name}" for name in USABLE),
    *(f"target {room}" for room in ROOM_NUMBERS),
    *("keep", "return"),
    *(f"exit {room}" for room in ROOM_NUMBERS),
    "done",
    *(f"choose {name}" for name in st.CHARACTERS),
)
