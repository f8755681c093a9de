"""The action numbers of Eight Days and their texts; why an action may be refused."""

from tablewright.games.eight_days.hexes import DIRECTIONS
from tablewright.games.eight_days.state import ITEMS, N_CARDS, PLAYERS, RECIPES, RESOURCES, WEAPONS
from tablewright.kernel.game import Reason

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

CARDS = ITEMS[:N_CARDS]
TEXTS = (
    "skip", "eat", "bandage",
    *(f"craft {thing}" for thing in RECIPES),
    "stay look",
    *(f"look {way}" for way in DIRECTIONS),
    *(f"move {way}" for way in DIRECTIONS),
    "nothing", "fight", "run", "attack unarmed",
    *(f"attack {weapon}" for weapon in WEAPONS),
    *(f"flee {way}" for way in DIRECTIONS),
    "trader accept", "trader ignore",
    *(f"pay {card}" for card in RESOURCES),
    *(f"discard {card}" for card in CARDS),
    *(f"trade {player}" for player in range(PLAYERS)),
    *(f"offer {item}" for item in ITEMS),
    *(f"request {item}" for item in ITEMS),
    "send", "cancel", "accept", "reject",
    *(f"take {card}" for card in CARDS),
    "end",
)  # fmt: skip
N_ACTIONS = len(TEXTS)
MAX_LEGAL = 2 * len(ITEMS) + 2  # building a trade

REASONS = (
    Reason("", ""),
    Reason("over", "ED-16"),
    Reason("not-now", "ED-92"),
    Reason("no-food", "ED-18"),
    Reason("not-hungry", "ED-21"),
    Reason("no-bandage", "ED-18"),
    Reason("not-hurt", "ED-21"),
    Reason("craft-cards", "ED-22"),
    Reason("craft-out", "ED-B34"),
    Reason("edge", "ED-27"),
    Reason("restless", "ED-B39"),
    Reason("no-weapon", "ED-56"),
    Reason("no-ammunition", "ED-76"),
    Reason("flee-fog", "ED-60"),
    Reason("trader-cards", "ED-45"),
    Reason("trader-empty", "ED-34"),
    Reason("no-card", "ED-64"),
    Reason("worn", "ED-B23"),
    Reason("trade-self", "ED-65"),
    Reason("trade-nobody", "ED-1"),
    Reason("trade-dead", "ED-86"),
    Reason("trade-elsewhere", "ED-B25"),
    Reason("trade-used-up", "ED-B25"),
    Reason("offer-none", "ED-65"),
    Reason("request-none", "ED-65"),
    Reason("trade-full", "ED-B25"),
    Reason("send-empty", "ED-B25"),
    Reason("take-none", "ED-89"),
    Reason("pay-none", "ED-B18"),
)
(
    ALLOWED, WHY_OVER, NOT_NOW, NO_FOOD, NOT_HUNGRY, NO_BANDAGE, NOT_HURT, CRAFT_CARDS, CRAFT_OUT, EDGE, RESTLESS,
    NO_WEAPON, NO_AMMUNITION, FLEE_FOG, TRADER_CARDS, TRADER_EMPTY, NO_CARD, WORN, TRADE_SELF, TRADE_NOBODY,
    TRADE_DEAD, TRADE_ELSEWHERE, TRADE_USED_UP, OFFER_NONE, REQUEST_NONE, TRADE_FULL, SEND_EMPTY, TAKE_NONE, PAY_NONE,
) = range(len(REASONS))  # fmt: skip
