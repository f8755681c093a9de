"""The Corridor: the action numbers and their text moves."""

from tablewright.games.corridor import state as st

FORWARD, BACK, LEFT, RIGHT = range(4)
DIRECTIONS = ("forward", "back", "left", "right")

END, MOVE, GET_UP, DRAW, PUSH_TO, TRIP_AT, JUMP_TO, PLAY_DISTRACT, PLAY_ATTRACT = 0, 1, 5, 6, 7, 11, 15, 19, 20
DISCARD, LANE, VOTE, ABSTAIN = 21, 26, 30, 34
N_ACTIONS = 35
MAX_LEGAL = 14  # end, draw, distract, attract, one step, and push, trip and jump at each of three neighbours

# COR-98: none of them shows a card or gives one away
TEXTS = (
    "end",
    *DIRECTIONS,
    "get up",
    "draw",
    *(f"push {direction}" for direction in DIRECTIONS),
    *(f"trip {direction}" for direction in DIRECTIONS),
    *(f"jump {direction}" for direction in DIRECTIONS),
    "distract",
    "attract",
    *(f"discard {kind}" for kind in st.KIND_NAMES),
    *(f"lane {lane}" for lane in range(1, st.LANES + 1)),
    *(f"vote {player}" for player in range(st.PLAYERS)),
    "vote abstain",
)
