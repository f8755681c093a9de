"""Corner Rush: action numbers, their texts, and why an action may not be played. Only this file knows the codes."""

from tablewright.games.corner_rush.state import PLAYERS, SIZE, SQUARES
from tablewright.kernel.game import Reason

ROLL = 0
CHALLENGE = 1  # + direction
STEP_TO = 5  # + direction
PASS = 9  # no nudge, or the token back into the bag
NUDGE = 10  # + player * 4 + direction
LAY = 26  # + square

N_ACTIONS = LAY + SQUARES
MAX_LEGAL = 24  # without a hole and with two Aces 23 squares are vacant; and `pass`

DIRECTIONS = ("up", "right", "down", "left")
SQUARE_NAMES = tuple("abcde"[i % SIZE] + str(i // SIZE + 1) for i in range(SQUARES))
SQUARE_NUMBERS = {name: number for number, name in enumerate(SQUARE_NAMES)}

TEXTS = (
    "roll",
    *(f"challenge {direction}" for direction in DIRECTIONS),
    *DIRECTIONS,
    "pass",
    *(f"nudge {player} {direction}" for player in range(PLAYERS) for direction in DIRECTIONS),
    *(f"place {square}" for square in SQUARE_NAMES),
)

REASONS = (
    Reason("", ""),
    Reason("over", "CRN-38"),
    Reason("roll-first", "CRN-14"),
    Reason("steps-first", "CRN-17"),
    Reason("null-first", "CRN-18"),
    Reason("token-first", "CRN-23"),
    Reason("edge", "CRN-3"),
    Reason("hole", "CRN-25"),
    Reason("blocker", "CRN-22"),
    Reason("pawn", "CRN-A6"),
    Reason("trail", "CRN-A7"),
    Reason("nothing-to-challenge", "CRN-26"),
    Reason("own-pawn", "CRN-19"),
    Reason("no-player", "CRN-A30"),
    Reason("must-nudge", "CRN-A10"),
    Reason("must-lay", "CRN-A24"),
    Reason("occupied", "CRN-21"),
    Reason("ace-square", "CRN-A22"),
    Reason("last-path", "CRN-A23"),
)
(
    OVER_ALREADY, ROLL_FIRST, STEPS_FIRST, NULL_FIRST, TOKEN_FIRST, AT_EDGE, IN_HOLE, AT_BLOCKER, AT_PAWN, ON_TRAIL,
    NOTHING_TO_CHALLENGE, OWN_PAWN, NO_PLAYER, MUST_NUDGE, MUST_LAY, OCCUPIED, ACE_SQUARE, LAST_PATH,
) = range(1, len(REASONS))  # fmt: skip
