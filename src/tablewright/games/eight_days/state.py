"""Eight Days: the records, and the numbers that name its things."""

from typing import Annotated, Protocol

import numpy as np

from tablewright.games.eight_days.hexes import PLACES
from tablewright.kernel.records import I1, I2, Ahead, Derived, Ints, Key, Public, Rng

PLAYERS = 5

# ED-7, ED-8: what a player can hold, by column: eight resource types, nine weapons, two kinds of pieces
RESOURCES = ("food", "wood", "scrap", "cloth", "bandage", "backpack", "arrows", "bullets")
WEAPONS = ("knife", "torch", "spear", "axe", "bow", "pistol", "revolver", "sniper", "assault")
ITEMS = (*RESOURCES, *WEAPONS, "arrow", "bullet")
FOOD, WOOD, SCRAP, CLOTH, BANDAGE, BACKPACK, ARROWS, BULLETS = range(8)
KNIFE = 8  # the first weapon's column; weapon w (1 to 9, 0 is unarmed) lies in column w + 7
WEAPON_COLUMN = KNIFE - 1
N_RAW, N_PAYABLE, N_RESOURCES, N_WEAPONS, N_CARDS, N_ITEMS = 4, 6, 8, 9, 17, 19
ARROW, BULLET = 17, 18  # pieces, not cards (ED-67)
RESOURCE_CARDS = (*RESOURCES[:N_RAW], "weapon_mark")  # of the resource deck
WEAPON_MARK = 4  # stands for a weapon card (ED-81, ED-B19)

# ED-3: kinds of tiles on the board; 0 is a space not yet explored
TILES = ("house", "factory", "store", "road", "building", "nothing")
TILE_NAMES = (*TILES, "start")  # by number on the board, from 1 on
START_TILE = 7  # the centre's own (ED-4)

# ED-32 to ED-39, ED-B20: event cards
EVENT_CARDS = (
    "zombie_loot0", "zombie_loot1", "zombie_loot2", "npc_loot1", "npc_loot2", "npc_loot3",
    "trader", "resource", "nothing", "snow_storm", "weapon",
)  # fmt: skip
FIRST_NPC, TRADER_CARD, RESOURCE_CARD, NOTHING_CARD, STORM_CARD, WEAPON_CARD = 3, 6, 7, 8, 9, 10
N_EVENTS = len(EVENT_CARDS)

HOSTILES = ("zombie", "npc")
NO_HOSTILE, ZOMBIE, NPC = 0, 1, 2

SUPPLY = ("bandage", "backpack", "arrow", "bullet")
RECIPES = ("bandage", "backpack", "arrows", "bullets", "torch", "knife", "spear", "axe", "bow")
N_RECIPES = len(RECIPES)

STACKS = {  # the kinds in each
    "tile_stack": TILES,
    "event_deck": EVENT_CARDS,
    "event_discard": EVENT_CARDS,
    "resource_deck": RESOURCE_CARDS,
    "resource_discard": RESOURCE_CARDS,
    "weapon_deck": WEAPONS,
    "weapon_discard": WEAPONS,
    "supply": SUPPLY,
}
STACK_NAMES = ("event", "resource", "weapon")  # as events of the log name them
EVENT_STACK, RESOURCE_STACK, WEAPON_STACK = range(3)

PHASES = (
    "over", "prepare", "explore", "encounter", "trader", "pay", "combat", "pack", "limit", "trade", "build", "answer",
)  # fmt: skip
OVER, PREPARE, EXPLORE, ENCOUNTER, TRADER, PAY, COMBAT, PACK, LIMIT, TRADE, BUILD, ANSWER = range(12)

EIGHT_DAYS, ALL_DEAD = 1, 2  # end reasons
EACH_SURVIVOR, ALL_OR_NOTHING = 0, 1
SHARED, KILLER = 0, 1  # who gets the loot
DUSKS, DUSK_LOOTS, FACES = 4, 3, 10

MAX_EVENTS = 200

# events of the log
(
    ROLLED, STARTS, DAY, TURN, ATE, BANDAGED, CRAFTED, RESTED, STAYED, MOVED, DISCOVERED, FOUND, FOUND_WEAPON,
    FOUND_NOTHING, RESHUFFLED, QUIET, STORM, STORM_ENDED, TRADER_CAME, HOSTILE_CAME, FOUGHT, RAN, STRUCK, HURT,
    ATTACKED, KILLED, FLED, STARVED, DIED, TRADER_ACCEPTED, TRADER_IGNORED, PAID, DISCARDED, TRADE_OPENED, OFFERED,
    REQUESTED, SENT, CANCELLED, ACCEPTED, REJECTED, GAVE, TOOK, TOOK_PIECES, PACK_LEFT, DUSK, DUSK_ROLL, ENDED,
    SKIPPED, TURN_ENDED,
) = range(1, 50)  # fmt: skip


class Rules(Protocol):
    players: I1  # 3 to 5
    days: Annotated[I1, Key("game.days", 1, 30)]
    health: Annotated[I1, Key("game.health", 1, 99)]  # tokens at the start
    hunger: Annotated[I1, Key("game.hunger", 0, 99)]
    health_cap: Annotated[I1, Key("game.health_cap", 1, 99)]
    hunger_cap: Annotated[I1, Key("game.hunger_cap", 0, 99)]
    phase1_actions: Annotated[I1, Key("game.phase1_actions", 0, 20)]
    starve_damage: Annotated[I1, Key("game.starve_damage", 0, 10)]
    hand_limit: Annotated[I1, Key("game.hand_limit", 1, 50)]
    backpack_bonus: Annotated[I1, Key("game.backpack_bonus", 0, 50)]
    backpack_counts: Annotated[I1, Key("game.backpack_counts")]
    win: Annotated[I1, Key("game.win", choices=("each_survivor", "all_or_nothing"))]
    trades_per_turn: Annotated[I1, Key("game.trades_per_turn", 0, 20)]
    trade_max_cards: Annotated[I1, Key("game.trade_max_cards", 1, 20)]
    restless: Annotated[I1, Key("variant.restless")]
    daily_hunger: Annotated[I1, Key("variant.daily_hunger", 0, 10)]
    start_food: Annotated[I1, Key("start.food", 0, 5)]
    start_bandage: Annotated[I1, Key("start.bandage", 0, 5)]
    start_tile_number: Annotated[I1, Key("tiles.start_number", 0, 9)]
    tile_loot: Annotated[I1, Key("tiles.add_to_loot")]
    tile_copies: Annotated[Ints, np.int8, (6,), Key("tiles.copies", 0, 36, names=TILES)]
    tile_number: Annotated[Ints, np.int8, (6,), Key("tiles.number", 0, 9, names=TILES)]
    run_success_min: Annotated[I1, Key("dice.run_success_min", 1, 11)]
    flee_success_min: Annotated[I1, Key("dice.flee_success_min", 1, 11)]
    strike_hit_min: Annotated[I1, Key("dice.strike_hit_min", 1, 10)]
    move_hunger: Annotated[I1, Key("price.move", 0, 10)]
    run_hunger: Annotated[I1, Key("price.run", 0, 10)]
    flee_hunger: Annotated[I1, Key("price.flee", 0, 10)]
    storm_hunger: Annotated[I1, Key("price.storm", 0, 10)]
    food_hunger: Annotated[I1, Key("consumable.food", 1, 99)]
    bandage_health: Annotated[I1, Key("consumable.bandage", 1, 99)]
    dusk_days: Annotated[Ints, np.int8, (DUSKS,), Key("dusk.days", 0, 30)]  # 0: not used
    dusk_spawn_max: Annotated[I1, Key("dusk.spawn_max", 0, 10)]
    dusk_hostile: Annotated[I1, Key("dusk.hostile", choices=HOSTILES)]
    dusk_loot: Annotated[Ints, np.int8, (DUSK_LOOTS,), Key("dusk.loot", 0, 9)]
    hostile_health: Annotated[Ints, np.int8, (2,), Key("hostile.health", 1, 99, names=HOSTILES)]  # ED-85
    hostile_damage: Annotated[Ints, np.int8, (2,), Key("hostile.damage", 1, 99, names=HOSTILES)]
    loot_to: Annotated[I1, Key("hostile.loot_to", choices=("shared", "killer"))]
    trader_price: Annotated[I1, Key("trader.price", 1, 9)]
    trader_asks_others: Annotated[I1, Key("trader.asks_others")]
    events: Annotated[Ints, np.int8, (N_EVENTS,), Key("events", 0, 99, names=EVENT_CARDS)]
    resource_deck: Annotated[Ints, np.int8, (5,), Key("resource_deck", 0, 99, names=RESOURCE_CARDS)]
    weapon_deck: Annotated[Ints, np.int8, (N_WEAPONS,), Key("weapon_deck", 0, 99, names=WEAPONS)]
    supply: Annotated[Ints, np.int8, (4,), Key("supply", 0, 99, names=SUPPLY)]
    # filled by `load`: ED-68, ED-70 to ED-73, ED-75, ED-B30, ED-B31 are the bands and damages of rules.toml
    damage: Annotated[Ints, np.int8, (N_WEAPONS + 1, FACES + 1)]  # of weapon w (0 unarmed) for each face; face 0 unused
    ammo: Annotated[Ints, np.int8, (N_WEAPONS + 1,)]  # column of the pieces it uses, 0 none
    brings: Annotated[Ints, np.int8, (N_WEAPONS + 1,)]  # pieces that come with the card
    recipe_cost: Annotated[Ints, np.int8, (N_RECIPES, N_RAW)]
    recipe_pieces: Annotated[Ints, np.int8, (N_RECIPES,)]
    fewest_raw: I1  # cards of the cheapest recipe


class State(Protocol):
    rng: Rng
    # ED-90: all that lies on the table is open; the stacks are counts, since their order need not exist
    phase: Public[I1]  # PHASES
    decider: Public[I1]  # who decides now, -1 when over
    turn: Public[I1]  # whose turn it is, -1 at dusk and when over
    first: Public[I1]  # who goes first on every day
    day: Public[I1]  # 1 to days
    ended: Public[I1]  # end reason, 0 while the game lasts
    health: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # 0: dead
    hunger: Public[Annotated[Ints, np.int8, (PLAYERS,)]]
    place: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # the dead stay where their pack lies
    idle: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # restless variant: 1 if the last turn drew no event card
    items: Public[Annotated[Ints, np.int8, (PLAYERS, N_ITEMS)]]  # cards and pieces; a dead player's row is his pack
    tile: Public[Annotated[Ints, np.int8, (PLACES,)]]  # 0 unexplored, else kind + 1, START_TILE in the centre
    storm: Public[Annotated[Ints, np.int8, (PLACES,)]]  # 1: a snow storm
    tile_stack: Public[Annotated[Ints, np.int8, (6,)]]
    event_deck: Public[Annotated[Ints, np.int8, (N_EVENTS,)]]
    event_discard: Public[Annotated[Ints, np.int8, (N_EVENTS,)]]
    resource_deck: Public[Annotated[Ints, np.int8, (5,)]]
    resource_discard: Public[Annotated[Ints, np.int8, (5,)]]
    weapon_deck: Public[Annotated[Ints, np.int8, (N_WEAPONS,)]]
    weapon_discard: Public[Annotated[Ints, np.int8, (N_WEAPONS,)]]
    supply: Public[Annotated[Ints, np.int8, (4,)]]
    prepared: Public[I1]  # phase 1 actions used this turn
    paid: Public[I1]  # cards the trader has got so far
    trades: Public[I1]  # trades opened this turn
    partner: Public[I1]  # of the trade being made, or whose limit is still to be checked after it; -1 none
    n_offer: Public[I1]  # how many items are offered and requested
    n_request: Public[I1]
    offer: Public[Annotated[Ints, np.int8, (N_ITEMS,)]]
    request: Public[Annotated[Ints, np.int8, (N_ITEMS,)]]
    hostile: Public[I1]  # NO_HOSTILE, ZOMBIE or NPC
    hostile_health: Public[I2]
    loot: Public[I1]  # cards it carries
    fight_at: Public[I1]  # where it is
    initiator: Public[I1]  # who met it, -1 none
    dusk: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # spaces that still roll, plus 1; then 0
    # the sizes of the stacks
    tiles_left: Derived[I2]
    events_left: Derived[I2]
    resources_left: Derived[I2]
    weapons_left: Derived[I2]
    ahead: Ahead
