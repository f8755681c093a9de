"""The records of Zombie Tower 3D, the tower's geometry and the names of everything that has a number.

A play space as its player sees it. Stairs join the corners of neighbouring floors (1-5-9 and 4-8-12); a slit in the
wall joins the rooms marked with an angle to the play space on that side:

    3F    1  < 2    3 >  4
    2F  < 5    6    7    8 >
    1F    9  <10   11 > 12

Rooms are numbered 1 to 12 as on the board, so arrays over rooms have thirteen places and leave place 0 empty, and masks
of rooms have bit n for room n. Floors and their decks are numbered from the top: 0 is 3F, 1 is 2F, 2 is 1F. Wall w
stands between player w and the player to the left, w + 1; its three slits are 3 * w + floor.
"""

from typing import Annotated, Protocol

import numpy as np

from tablewright.kernel.records import I1, I2, Ahead, Ints, Key, Owner, Partly, Public, Rng, Secret
from tablewright.kernel.tools import jit, wide

PLAYERS, ROOMS, FLOORS, SLITS = 4, 12, 3, 12  # ZT-2 to ZT-5: at most four walls of three slits each
PLACES = ROOMS + 1
FLOOR_NAMES = ("3F", "2F", "1F")

CHARACTERS = ("firefighter", "soldier", "detective", "fighter", "doctor")
FIREFIGHTER, SOLDIER, DETECTIVE, FIGHTER, DOCTOR = 1, 2, 3, 4, 5  # in a state; 0 is not yet chosen
DIFFICULTIES = ("easy", "normal", "hard")
BLOCKS = ("any", "column")
DEALT, CHOSEN = 0, 1

KIND_NAMES = (
    "handgun", "shotgun", "magazine", "buckshot", "shovel", "dynamite", "detonator", "first_aid_kit", "barricade",
    "fire_extinguisher", "vaccine", "communication_device", "battery", "flare",
    "vaccine_plus1", "flare_plus1", "ev_zombie", "ev_collapsed", "ev_fire",
)  # fmt: skip
HANDGUN, SHOTGUN, MAGAZINE, BUCKSHOT, SHOVEL, DYNAMITE, DETONATOR, FIRST_AID_KIT, BARRICADE = range(9)
FIRE_EXTINGUISHER, VACCINE, COMMUNICATION_DEVICE, BATTERY, FLARE = range(9, 14)
VACCINE_PLUS1, FLARE_PLUS1, EV_ZOMBIE, EV_COLLAPSED, EV_FIRE = range(14, 19)
ITEMS, KINDS = 14, 19  # what a hand may hold; what a deck may hold
FIRST_EVENT, EVENTS = EV_ZOMBIE, 3
NONE, PLAIN, DANGER = 0, 1, 2  # the back on top of a deck (ZT-69)
MAX_CARDS = 51  # item cards that could all lie in slits at once
MAX_CHIPS = 120  # ZT-A32, ZT-8: zombies and survivors that one play space could ever hold

OBJECTIVES = 12  # ZT-16
UNHURT = ITEMS  # in place of a kind: an objective about damage

MAIN, TARGET, LOOKING, SAVING, LEAVING, CHOOSING = range(6)  # what the active player decides
SECRET_PASSAGE, HELICOPTER, DAMAGE, FIRE, TIME = range(1, 6)  # as in META.end_reasons


def _mask(rooms: tuple[int, ...]) -> int:
    return sum(1 << room for room in rooms)


EDGES = ((1, 2), (2, 3), (3, 4), (5, 6), (6, 7), (7, 8), (9, 10), (10, 11), (11, 12), (1, 5), (5, 9), (4, 8), (8, 12))
NEIGHBOURS = tuple(
    tuple(b if room == a else a for a, b in EDGES if room in (a, b)) for room in range(PLACES)
)  # ZT-54, ZT-55, ZT-56
ADJACENT = np.array([_mask(rooms) for rooms in NEIGHBOURS])  # the same as masks
SHAFT = np.array([0, 9, 0, 0, 12, 0, 0, 0, 0, 1, 0, 0, 4])  # ZT-151: the other end of the firefighter's way, 0 none
FLOOR = np.array([0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])  # ZT-6
LEFT, RIGHT = 1, 2
SLIT_SIDE = np.array([0, 0, LEFT, RIGHT, 0, LEFT, 0, 0, RIGHT, 0, LEFT, RIGHT, 0])  # ZT-102, 0 no slit
ALL_ROOMS = _mask(tuple(range(1, PLACES)))


class Rules(Protocol):
    players: I1  # 3 or 4
    characters: Annotated[I1, Key("game.characters", choices=("dealt", "chosen"))]
    difficulty: Annotated[I1, Key("game.difficulty", choices=DIFFICULTIES)]
    action_points: Annotated[I1, Key("game.action_points", 1, 9)]
    max_rounds: Annotated[I1, Key("game.max_rounds", 1, 24)]
    zero_ap_cap: Annotated[I2, Key("game.zero_ap_cap", 0, 1000)]
    allow_suicide: Annotated[I1, Key("game.allow_suicide")]
    objectives_each: Annotated[I1, Key("game.objectives_each", 0, 3)]
    encounter_zombies: Annotated[Ints, np.int8, (3,), Key("first_encounter.zombies", 0, 12, names=DIFFICULTIES)]
    encounter_cards: Annotated[I1, Key("first_encounter.cards", 0, 12)]
    survivors_per_flip: Annotated[I1, Key("emergence.survivors_per_flip", 0, 3)]
    ground_board_survivors: Annotated[I1, Key("emergence.ground_board_survivors", 0, 3)]
    icon_zombies: Annotated[
        Ints, np.int8, (ROOMS,), Key("emergence.icon_zombies", 0, 4, names=tuple(map(str, range(1, PLACES))))
    ]  # zombies on the icon side of the card with number room, at room - 1
    # ZT-9: the lives of any four leave 11 damage that can be borne
    life: Annotated[Ints, np.int8, (5,), Key("life", 1, 12, names=CHARACTERS)]
    start_room: Annotated[Ints, np.int8, (5,), Key("start_room", 1, 12, names=CHARACTERS)]
    firefighter_block: Annotated[I1, Key("ability.firefighter_block", choices=BLOCKS)]
    gun_bonus: Annotated[I1, Key("ability.gun_bonus", 0, 9)]
    damage_reduction: Annotated[I1, Key("ability.damage_reduction", 0, 9)]
    cure_ap: Annotated[I1, Key("ability.cure_ap", 1, 9)]
    cure_damage: Annotated[I1, Key("ability.cure_damage", 0, 9)]
    once_per_room: Annotated[I1, Key("search.once_per_room")]
    handgun_kills: Annotated[I1, Key("item.handgun.kills", 1, 12)]
    handgun_range: Annotated[I1, Key("item.handgun.range", 0, 3)]
    shotgun_kills: Annotated[I1, Key("item.shotgun.kills", 1, 12)]
    ammunition_spent: Annotated[I1, Key("item.ammunition_spent")]
    shovel_spent: Annotated[I1, Key("item.shovel.spent")]
    extinguisher_spent: Annotated[I1, Key("item.fire_extinguisher.spent")]
    kit_heals: Annotated[I1, Key("item.first_aid_kit.heals", 1, 12)]
    zombie_count: Annotated[I1, Key("event.ev_zombie.count", 0, 12)]
    collapse_damage: Annotated[I1, Key("event.ev_collapsed.damage", 0, 12)]
    take_back: Annotated[I1, Key("slits.take_back")]
    vaccines_each: Annotated[I1, Key("escape.vaccines_each", 0, 3)]
    passage_room: Annotated[I1, Key("escape.secret_passage.room", 1, 12)]
    passage_one_hand: Annotated[I1, Key("escape.secret_passage.one_hand")]
    helicopter_room: Annotated[I1, Key("escape.helicopter.room", 1, 12)]
    flares_per_player: Annotated[I1, Key("escape.helicopter.flares_per_player", 0, 2)]
    survivor_points: Annotated[I1, Key("points.survivor", 0, 9)]
    icon_cards: Annotated[
        Ints, np.int16, (5,)
    ]  # the Emergence cards with so many zombies, as a mask; this and the rest: by load
    begin: Annotated[Ints, np.int8, (ITEMS,)]  # Beginning cards
    n_begin: I1  # their number
    begin_card: Annotated[Ints, np.int8, (MAX_CARDS,)]  # the item of each of them
    deck: Annotated[Ints, np.int8, (FLOORS, KINDS)]  # the search decks of this number of players
    n_deck: Annotated[Ints, np.int8, (FLOORS,)]  # cards in each
    objective_points: Annotated[Ints, np.int8, (OBJECTIVES,)]
    objective_kind: Annotated[Ints, np.int8, (OBJECTIVES,)]  # an item to hold, or UNHURT
    objective_count: Annotated[Ints, np.int8, (OBJECTIVES,)]  # how many at least; for UNHURT: damage at most


class State(Protocol):
    rng: Rng
    # the table
    round_number: Public[I1]  # 1 to 12; 0 while characters are chosen
    turn: Public[I1]  # who acts; -1 when the game is over
    marker: Public[I1]  # who holds the start marker
    ending: Public[I1]  # 0 not over, else how it ended
    points: Public[Annotated[Ints, np.int16, (PLAYERS,)]]  # 0 until an escape
    character: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # 1 to 5; 0 not yet chosen
    # the roof
    left: Public[Annotated[Ints, np.int8, (FLOORS,)]]  # cards in each deck
    back: Public[Annotated[Ints, np.int8, (FLOORS,)]]  # NONE (empty), PLAIN or DANGER
    returned: Public[Annotated[Ints, np.int8, (FLOORS,)]]  # 1: the detective put the top card back
    looking: Public[I1]  # the deck whose top card the detective is looking at, plus 1; 0 none
    discard: Public[Annotated[Ints, np.int8, (KINDS,)]]
    announced: Public[Annotated[Ints, np.int8, (FLOORS, EVENTS)]]  # event cards drawn from each deck so far
    found: Public[Annotated[Ints, np.int8, (PLAYERS, FLOORS)]]  # item cards a player has drawn from each deck
    n_rubble: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # Collapsed cards drawn there and not yet cleared
    n_fires: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # Fire cards drawn there and not yet put out
    deck: Secret[Annotated[Ints, np.int8, (FLOORS, KINDS)]]  # the top card included
    top: Partly[Annotated[Ints, np.int8, (FLOORS,)]]  # a card the detective knows to be on top, kind + 1; 0 none
    # the play spaces
    room: Owner[Annotated[Ints, np.int8, (PLAYERS,)]]  # where the PC is, 1 to 12
    zombies: Owner[Annotated[Ints, np.int8, (PLAYERS, PLACES)]]
    survivors: Owner[Annotated[Ints, np.int8, (PLAYERS, PLACES)]]
    rubble: Owner[Annotated[Ints, np.int16, (PLAYERS,)]]  # mask of rooms with a Collapsed card
    fire: Owner[Annotated[Ints, np.int16, (PLAYERS,)]]  # mask of rooms with a Fire card
    barricade: Owner[Annotated[Ints, np.int16, (PLAYERS,)]]  # mask of rooms with a Barricade
    searched: Owner[Annotated[Ints, np.int16, (PLAYERS,)]]  # mask of rooms searched this round
    pile: Owner[Annotated[Ints, np.int16, (PLAYERS,)]]  # mask of the 12 Emergence cards (ZT-7) not yet flipped
    icon: Owner[Annotated[Ints, np.int8, (PLAYERS,)]]  # zombies on the icon side on top of that pile
    last_flip: Owner[Annotated[Ints, np.int8, (PLAYERS,)]]  # the number on the flipped pile; 0 when it is empty
    # the sheets and hands
    damage: Owner[Annotated[Ints, np.int8, (PLAYERS,)]]
    sheet: Owner[Annotated[Ints, np.int8, (PLAYERS,)]]  # survivors saved
    objectives: Owner[Annotated[Ints, np.int16, (PLAYERS,)]]  # mask of Minor Objectives, bits 0 to 11
    hand: Owner[Annotated[Ints, np.int8, (PLAYERS, ITEMS)]]  # ZT-68: without limit
    # the end; here so that the record has no gaps
    fallen: Public[I1]  # who was bitten to death or burnt, plus 1; 0 nobody
    # the slits: seen from their two sides only
    in_slit: Partly[Annotated[Ints, np.int8, (SLITS,)]]  # cards in each
    slit_card: Partly[
        Annotated[Ints, np.int8, (MAX_CARDS,)]
    ]  # slit by slit, oldest first: (kind + 1) * 2 + giver's side
    # the turn: seen by the active player only
    steps: Partly[I2]  # actions without AP taken this turn
    phase: Partly[I1]  # MAIN to CHOOSING; CHOOSING and LOOKING are open
    ap: Partly[I1]  # action points left
    overcharged: Partly[I1]  # 1: the point left was bought by overcharge
    using: Partly[I1]  # in TARGET: the item
    ahead: Ahead


# What happened. "owner": whispered to that player alone.
DEALT_CHARACTER = 1  # a character
DEALT_CARD = 2  # owner: a item
DEALT_OBJECTIVE = 3  # owner: a objective
ENCOUNTERED = 4  # owner: a room, b zombies
ROUND_BEGAN = 5  # a round
EMERGED = 6  # owner: a room, b zombies
APPEARED = 7  # owner: a room, b survivors
TURN_BEGAN = 8
MOVED = 9  # owner: a from, b to
SEARCHED = 10  # a floor
FOUND = 11  # owner: a kind
LOOKED = 12  # owner: a kind
RETURNED = 13  # a floor
ANNOUNCED = 14  # a kind, b floor
CAME = 15  # owner: the event's a kind, b room, c zombies
RESTED = 16  # owner: a damage left
SAVED = 17  # owner: a room
RELEASED = 18  # owner: a room
OVERCHARGED = 19  # owner: a damage
CURED = 20  # owner: a room
GAVE = 21  # owner: a item, b room
SLIT_FILLED = 22  # whispered to the neighbour: a the neighbour's room
TOOK = 23  # owner: a item, b room
SLIT_EMPTIED = 24  # whispered to the neighbour: a the neighbour's room, b item + 1 where it was the neighbour's, else 0
SHOT = 25  # owner: a gun, b room, c zombies removed
DUG = 26  # owner: a room
BLASTED = 27  # owner: a room, b zombies, c survivors
HEALED = 28  # owner: a damage removed
BARRICADED = 29  # owner: a room
PUT_OUT = 30  # owner: a room
DISCARDED = 31  # a kind
LEFT_BEHIND = 32  # owner: a room, b survivors lost in the collapse
PUSHED_OUT = 33  # owner: a from, b to
TRAPPED = 34  # owner: a room
SHAMBLED = 35  # owner: a from, b to, c zombies
BITTEN = 36  # owner: a room, b damage
TURNED = 37  # owner: a room, b survivors
BURNED = 38  # owner: a room, b zombies, c survivors
ESCAPED = 39  # a end reason
LOST = 40  # a end reason; player: who fell, -1 nobody
SCORED = 41  # a points, b of objectives, c of survivors
TRUE_WINNER = 42
HURT = 43  # owner: a damage of a collapse


@jit
def player_of_turn(s: State) -> int:
    """Whose turn it is, while there is one. The mask changes nothing: it tells the compiler that it is not negative."""
    return wide(s.turn) & 3


@jit
def room_of(s: State, p: int) -> int:
    """Where a PC is; masked like `player_of_turn`."""
    return wide(s.room[p]) & 15


@jit
def left_of(r: Rules, p: int) -> int:
    """Who sits to the left: the next player."""
    return p + 1 if p + 1 < r.players else 0


@jit
def right_of(r: Rules, p: int) -> int:
    return p - 1 if p > 0 else wide(r.players) - 1
