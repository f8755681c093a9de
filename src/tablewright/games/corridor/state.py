"""The records of The Corridor, its phases and its events.

The corridor runs away from the horde: rank 0 is the starting area, the pit is rank -1, lanes 0 to 3 (told as 1 to 4)
count from the left of a player who runs forward. Four ranks make a piece: piece 0 is the starting board (ranks 0-3),
piece 1 the first corridor card (4-7), and so on. `table` holds the pieces that lie there, from the horde onwards.

              piece 0            piece 1
    pit    0  1  2  3      4  5  6  7      8 ...     rank
     Z     .  .  .  .      .  .  #  .                lane 0   left
     Z     .  .  .  .      #  .  #  .                lane 1
     Z     .  .  .  .      .  .  #  .                lane 2
     Z     .  .  .  .      .  .  .  .                lane 3   right      (bottleneck_r)
"""

from typing import Annotated, Protocol

import numpy as np

from tablewright.kernel.records import I1, I2, Ahead, Ints, Key, Owner, Public, Rng, Secret

PLAYERS, LANES, RANKS = 4, 4, 4  # RANKS: of a piece (COR-10, COR-100, COR-101)
KINDS = 5  # COR-6
PUSH, TRIP, JUMP, DISTRACT, ATTRACT = range(KINDS)
KIND_NAMES = ("push", "trip", "jump", "distract", "attract")
VALUES = 4  # zombie cards show 1 to 4 (COR-7)
VALUE_NAMES = ("1", "2", "3", "4")

CARDS = 24  # the most corridor cards that rules may define, and the most in a deck
NOTHING, START, PIT, CARD = 0, 1, 2, 3  # codes of a piece; a corridor card has the code CARD + its number
MIRRORED = CARDS  # added to the code of a card that lies mirrored
CODES = CARD + 2 * CARDS
TABLE = CARDS + 3  # the starting board, all cards, and what a window from the last rank sees beyond: two NOTHINGs
NAME = 24  # letters of a corridor card's name
START_NAME = "start"  # the starting board among the names of pieces

PLACING, TURN, DISCARDING, VOTING, OVER = range(5)
PHASES = ("placing", "turn", "discarding", "voting", "over")

PAID, AT_END_OF_TURN, DEBT = range(3)  # what the corridor owes
OWED = ("nothing", "end_of_turn", "debt")

IMMEDIATE, END_OF_TURN = 0, 1  # reveal
ON_NEED, ON_LAST_CARD = 0, 1  # depletion
UNANIMOUS, COIN = 0, 1  # tie_vote
CORRIDOR_FIRST, CORRIDOR_LAST = 0, 1  # setup_order

NOBODY = -1
ABSTAINED = PLAYERS + 1  # a vote; 1 to 4 name a player


class Rules(Protocol):
    players: I1  # 2 to 4
    opening_hand: Annotated[Ints, np.int8, (PLAYERS,), Key("players.opening_hand", 0, 10)]
    action_points: Annotated[I1, Key("turn.action_points", 1, 12)]
    hand_limit: Annotated[I1, Key("turn.hand_limit", 1, 10)]
    cost_move: Annotated[I1, Key("turn.cost_move", 1, 9)]
    cost_draw: Annotated[I1, Key("turn.cost_draw", 1, 9)]
    cost_card: Annotated[I1, Key("turn.cost_card", 1, 9)]
    cost_get_up: Annotated[I1, Key("turn.cost_get_up", 0, 9)]
    action_deck: Annotated[Ints, np.int8, (KINDS,), Key("action_deck", 0, 50, names=KIND_NAMES)]
    n_action: I2  # their sum
    zombie_deck: Annotated[Ints, np.int8, (VALUES,), Key("zombie_deck", 0, 50, names=VALUE_NAMES)]
    bonus_per_depletion: Annotated[I1, Key("corridor.bonus_per_depletion", 0, 9)]
    use_optional: Annotated[I1, Key("corridor.use_optional")]
    push_into_horde: Annotated[I1, Key("rules.push_into_horde")]
    pit_enterable: Annotated[I1, Key("rules.pit_enterable")]
    suicide_legal: Annotated[I1, Key("rules.suicide_legal")]
    tripped_may_act: Annotated[I1, Key("rules.tripped_may_act")]
    discard_after_draw: Annotated[I1, Key("rules.discard_after_draw")]
    reveal: Annotated[I1, Key("rules.reveal", choices=("immediate", "end_of_turn"))]
    must_spend: Annotated[I1, Key("rules.must_spend")]
    depletion: Annotated[I1, Key("rules.depletion", choices=("on_need", "on_last_card"))]
    tie_vote: Annotated[I1, Key("rules.tie_vote", choices=("unanimous", "coin"))]
    setup_order: Annotated[I1, Key("rules.setup_order", choices=("corridor_lanes_hands", "lanes_hands_corridor"))]
    mirror_cards: Annotated[I1, Key("rules.mirror_cards")]
    max_rounds: Annotated[I2, Key("rules.max_rounds", 1, 1000)]
    corridor_deck: Annotated[Ints, np.int8, (CARDS,)]  # copies of each card
    n_corridor: I1  # their sum
    floor: Annotated[Ints, np.int64, (CODES,)]  # by code: the bits of floor.py where nobody can stand
    gaps: Annotated[Ints, np.int32, (CARDS,)]  # obstacles drawn as gaps: bit 4 * rank of the card + lane
    name: Annotated[Ints, np.int8, (CARDS, NAME)]  # of each card, in ASCII


class State(Protocol):
    rng: Rng
    phase: Public[I1]
    turn: Public[I1]  # the player who decides now; -1 when over
    points: Public[I1]  # action points left in this turn
    rounds: Public[I2]  # the round being played, from 1; 0 while pawns are placed
    horde: Public[I2]  # its rank, all four lanes of it (COR-9); -1 in the pit (COR-3, COR-99)
    lane: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # of each pawn (COR-8): 0 to 3; 0 before placing
    rank: Public[Annotated[Ints, np.int16, (PLAYERS,)]]  # 0 is the starting area
    tripped: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # 1: a trip card lies in front of her (COR-65)
    hand: Owner[Annotated[Ints, np.int8, (PLAYERS, KINDS)]]  # cards of each kind (COR-22)
    held: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # cards in each hand (COR-95)
    deck: Secret[Annotated[Ints, np.int8, (KINDS,)]]  # the action deck: it follows from the hands
    left: Public[I2]  # cards in the action deck
    discard: Public[Annotated[Ints, np.int8, (KINDS,)]]  # the action discard pile, open (COR-A43)
    n_discard: Public[I2]  # cards in it
    distracts: Public[I1]  # beside the zombie deck
    attracts: Public[I1]  # beside the zombie deck
    zombies: Public[Annotated[Ints, np.int8, (VALUES,)]]  # zombie cards still in the deck, by value - 1
    revealed: Public[Annotated[Ints, np.int8, (VALUES,)]]  # zombie cards on their discard pile
    lowest: Public[I2]  # the piece nearest to the horde that lies on the table; 0 the starting board
    n_table: Public[I1]  # pieces on the table
    table: Public[Annotated[Ints, np.int8, (TABLE,)]]  # their codes, from the horde onwards (COR-4)
    owed: Public[I1]  # the newest card is entered and its successor is not there yet: when it comes
    corridor: Public[Annotated[Ints, np.int8, (CARDS,)]]  # the corridor deck: everybody knows what is not on the table
    n_deck: Public[I1]  # cards in it
    used: Public[Annotated[Ints, np.int8, (CARDS,)]]  # the used pile
    n_used: Public[I1]  # cards in it
    depletions: Public[I2]  # how often the corridor deck was used up
    vote: Owner[Annotated[Ints, np.int8, (PLAYERS,)]]  # in a tie: player + 1, or ABSTAINED; 0 none yet
    shown: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # the votes of a tie once all are in
    loser: Public[I1]  # -1 nobody
    end: Public[I1]  # how the game ended, an index into the end reasons; 0 not over
    ahead: Ahead


MAX_EVENTS = 64  # of one action
# events, and what a, b, c mean
PLACED = 1  # lane
DEALT = 2  # kind (the owner's)
ROUND_BEGAN = 3  # round
MOVED = 4  # direction, lane, rank
WALKED_THROUGH = 5  # the tripped player, lane, rank
GOT_UP = 6
DREW = 7  # kind (the owner's)
DISCARDED = 8  # kind
PUSHED = 9  # victim, her lane, her rank
TRIPPED = 10  # victim
JUMPED = 11  # jumped player + 1 or 0 for an obstacle, lane, rank
DISTRACTED = 12
ATTRACTED = 13
ENDED_TURN = 14  # points lost
HORDE_MOVED = 15  # number on the card, ranks moved, rank reached
CARD_REVEALED = 16  # code of the piece, its first rank
PIECE_REMOVED = 17  # code of the piece
CORRIDOR_RESHUFFLED = 18  # cards, depletions so far
CORRIDOR_DEPLETED = 19  # depletions so far
ACTION_RESHUFFLED = 20  # cards
ZOMBIE_RESHUFFLED = 21  # cards
TIED = 22  # bits of the tied players
VOTED = 23  # vote (the voter's)
VOTE_SHOWN = 24  # vote
LOST = 25  # end reason
NOBODY_LOST = 26
CORRIDOR_OWED = 27
