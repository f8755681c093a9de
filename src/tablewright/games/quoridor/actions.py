"""Quoridor: the action numbers, their text and the reasons of refusals. The only place that knows the codes."""

from tablewright.games.quoridor.state import PLAYERS, SIZE, SLOTS
from tablewright.kernel.game import Reason

SQUARES = tuple(f"{'abcdefghi'[x]}{y + 1}" for y in range(SIZE) for x in range(SIZE))
SLOT_NAMES = tuple(f"{'abcdefgh'[x]}{y + 1}" for y in range(SLOTS) for x in range(SLOTS))

# 0-80 pawn to a square, 81-144 horizontal fence, 145-208 vertical fence, 209 pass
HORIZONTAL = SIZE * SIZE
VERTICAL = HORIZONTAL + SLOTS * SLOTS
PASS = VERTICAL + SLOTS * SLOTS
N_ACTIONS = PASS + 1
# the table's actions, at any time, never in a legal list: 210-213 time-out, 214-217 resignation, 218 agreed draw;
# 219 is played by the kernel alone, when a position has come too often
TIMEOUT = N_ACTIONS
RESIGN = TIMEOUT + PLAYERS
AGREED_DRAW = RESIGN + PLAYERS
REPETITION = AGREED_DRAW + 1
MAX_LEGAL = 6 + 2 * SLOTS * SLOTS

TEXTS = (
    *SQUARES,
    *(f"{slot}h" for slot in SLOT_NAMES),
    *(f"{slot}v" for slot in SLOT_NAMES),
    "pass",
    *(f"timeout {player}" for player in range(PLAYERS)),
    *(f"resign {player}" for player in range(PLAYERS)),
    "draw agreed",
    "repetition",
)

REASONS = (
    Reason("", ""),
    Reason("not-a-step", "QRD-16"),
    Reason("stays", "QRD-A10"),
    Reason("fence-between", "QRD-18"),
    Reason("occupied", "QRD-19"),
    Reason("jump-is-straight", "QRD-25"),
    Reason("landing-fenced", "QRD-26"),
    Reason("one-pawn-only", "QRD-28"),
    Reason("no-fence-left", "QRD-14"),
    Reason("overlaps", "QRD-31"),
    Reason("crosses", "QRD-31"),
    Reason("shuts-off", "QRD-35"),  # of opponents QRD-34 says the same
    Reason("no-pass", "QRD-15"),
    Reason("not-in-play", "QRD-A16"),
    Reason("no-repetition", "QRD-A11"),
)
(
    NOT_A_STEP,
    STAYS,
    FENCE_BETWEEN,
    OCCUPIED,
    JUMP_IS_STRAIGHT,
    LANDING_FENCED,
    ONE_PAWN_ONLY,
    NO_FENCE_LEFT,
    OVERLAPS,
    CROSSES,
    SHUTS_OFF,
    NO_PASS,
    NOT_IN_PLAY,
    NO_REPETITION,
) = range(1, len(REASONS))
