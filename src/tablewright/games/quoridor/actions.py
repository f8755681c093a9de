"""Quoridor: the action numbers, and their text. The only place that knows the codes."""

from tablewright.games.quoridor import state as st

SQUARES = tuple(f"{'abcdefghi'[x]}{y + 1}" for y in range(st.SIZE) for x in range(st.SIZE))
SLOT_NAMES = tuple(f"{'abcdefgh'[x]}{y + 1}" for y in range(st.SLOTS) for x in range(st.SLOTS))

# 0-80 pawn to a square, 81-144 horizontal fence, 145-208 vertical fence, 209 pass
HORIZONTAL = st.SIZE * st.SIZE
VERTICAL = HORIZONTAL + st.SLOTS * st.SLOTS
PASS = VERTICAL + st.SLOTS * st.SLOTS
N_ACTIONS = PASS + 1
# the table's actions, at any time, never in a legal list: 210-213 time-out, 214-217 resignation, 218 agreed draw;
# 219 is played by the kernel alone, when a position has come too often
TIMEOUT = N_ACTIONS
RESIGN = TIMEOUT + st.PLAYERS
AGREED_DRAW = RESIGN + st.PLAYERS
REPETITION = AGREED_DRAW + 1
MAX_LEGAL = 6 + 2 * st.SLOTS * st.SLOTS

TEXTS = (
    *SQUARES,
    *(f"{slot}h" for slot in SLOT_NAMES),
    *(f"{slot}v" for slot in SLOT_NAMES),
    "pass",
    *(f"timeout {player}" for player in range(st.PLAYERS)),
    *(f"resign {player}" for player in range(st.PLAYERS)),
    "draw agreed",
    "repetition",
)
