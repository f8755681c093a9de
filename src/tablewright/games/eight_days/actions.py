"""Eight Days: the action numbers, and their text."""

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.hexes import DIRECTIONS

SKIP, EAT, USE_BANDAGE, CRAFT = 0, 1, 2, 3  # CRAFT + recipe
STAY_LOOK, LOOK, MOVE, NOTHING = 12, 13, 19, 25  # LOOK + direction, MOVE + direction
FIGHT, RUN = 26, 27
ATTACK, FLEE = 28, 38  # ATTACK + weapon (0 unarmed), FLEE + direction
TRADER_ACCEPT, TRADER_IGNORE, PAY_CARD = 44, 45, 46  # PAY_CARD + column
DISCARD = 54  # + column
TRADE_WITH = 71  # + player
OFFER, REQUEST = 76, 95  # + column
SEND, CANCEL, ACCEPT, REJECT = 114, 115, 116, 117
TAKE = 118  # + column
END = 135

CARDS = st.ITEMS[: st.N_CARDS]
TEXTS = (
    "skip", "eat", "bandage",
    *(f"craft {thing}" for thing in st.RECIPES),
    "stay look",
    *(f"look {way}" for way in DIRECTIONS),
    *(f"move {way}" for way in DIRECTIONS),
    "nothing", "fight", "run", "attack unarmed",
    *(f"attack {weapon}" for weapon in st.WEAPONS),
    *(f"flee {way}" for way in DIRECTIONS),
    "trader accept", "trader ignore",
    *(f"pay {card}" for card in st.RESOURCES),
    *(f"discard {card}" for card in CARDS),
    *(f"trade {player}" for player in range(st.PLAYERS)),
    *(f"offer {item}" for item in st.ITEMS),
    *(f"request {item}" for item in st.ITEMS),
    "send", "cancel", "accept", "reject",
    *(f"take {card}" for card in CARDS),
    "end",
)  # fmt: skip
N_ACTIONS = len(TEXTS)
MAX_LEGAL = 2 * len(st.ITEMS) + 2  # building a trade
