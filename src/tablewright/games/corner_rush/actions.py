"""Corner Rush: the action numbers, and their text. The only place that knows the codes."""

from tablewright.games.corner_rush import state as st

ROLL = 0
CHALLENGE = 1  # + direction
STEP_TO = 5  # + direction
PASS = 9  # no nudge, or the token back into the bag
NUDGE = 10  # + player * 4 + direction
LAY = 26  # + square

N_ACTIONS = LAY + st.SQUARES
MAX_LEGAL = 24  # without a hole and with two Aces 23 squares are vacant; and `pass`

DIRECTIONS = ("up", "right", "down", "left")
SQUARE_NAMES = tuple("abcde"[i % st.SIZE] + str(i // st.SIZE + 1) for i in range(st.SQUARES))

TEXTS = (
    "roll",
    *(f"challenge {direction}" for direction in DIRECTIONS),
    *DIRECTIONS,
    "pass",
    *(f"nudge {player} {direction}" for player in range(st.PLAYERS) for direction in DIRECTIONS),
    *(f"place {square}" for square in SQUARE_NAMES),
)
