"""The action numbers of The Corridor, their text moves, and the reasons why one may not be played."""

from tablewright.games.corridor.state import KIND_NAMES, PLAYERS
from tablewright.kernel.game import Reason

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
    *(f"discard {kind}" for kind in KIND_NAMES),
    *(f"lane {lane}" for lane in range(1, 5)),
    *(f"vote {player}" for player in range(PLAYERS)),
    "vote abstain",
)

REASONS = (
    Reason("", ""),
    Reason("placing", "COR-16"),
    Reason("discarding", "COR-41"),
    Reason("voting", "COR-91"),
    Reason("not-placing", "COR-17"),
    Reason("not-discarding", "COR-40"),
    Reason("not-voting", "COR-91"),
    Reason("lane-taken", "COR-18"),
    Reason("points", "COR-27"),
    Reason("lying", "COR-63"),
    Reason("only-get-up", "COR-A10"),
    Reason("standing", "COR-63"),
    Reason("no-floor", "COR-33"),
    Reason("occupied", "COR-34"),
    Reason("into-horde", "COR-A7"),
    Reason("stranded", "COR-A11"),
    Reason("sharing", "COR-61"),
    Reason("must-spend", "COR-A22"),
    Reason("no-cards", "COR-A31"),
    Reason("not-in-hand", "COR-44"),
    Reason("nobody-there", "COR-45"),
    Reason("no-room", "COR-53"),
    Reason("push-into-horde", "COR-A5"),
    Reason("already-tripped", "COR-58"),
    Reason("nothing-to-jump", "COR-66"),
    Reason("no-landing", "COR-70"),
    Reason("jump-points", "COR-69"),
    Reason("not-tied", "COR-A35"),
    Reason("over", "COR-93"),
)
(
    _FINE,
    WHY_PLACING,
    WHY_DISCARDING,
    WHY_VOTING,
    WHY_NOT_PLACING,
    WHY_NOT_DISCARDING,
    WHY_NOT_VOTING,
    WHY_LANE_TAKEN,
    WHY_POINTS,
    WHY_LYING,
    WHY_ONLY_GET_UP,
    WHY_STANDING,
    WHY_NO_FLOOR,
    WHY_OCCUPIED,
    WHY_INTO_HORDE,
    WHY_STRANDED,
    WHY_SHARING,
    WHY_MUST_SPEND,
    WHY_NO_CARDS,
    WHY_NOT_IN_HAND,
    WHY_NOBODY_THERE,
    WHY_NO_ROOM,
    WHY_PUSH_INTO_HORDE,
    WHY_ALREADY_TRIPPED,
    WHY_NOTHING_TO_JUMP,
    WHY_NO_LANDING,
    WHY_JUMP_POINTS,
    WHY_NOT_TIED,
    WHY_OVER,
) = range(len(REASONS))
