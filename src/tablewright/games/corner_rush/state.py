"""Corner Rush: the records, the board's numbering, phases and events.

Squares are numbered row by row from the bottom left; c3 is the hole of the rulebook's board.

    5  20 21 22 23 24        a1 0   pawn of seat 0, Ace of seat 2
    4  15 16 17 18 19        a5 20  pawn of seat 1, Ace of seat 3
    3  10 11 ## 13 14        e5 24  pawn of seat 2, Ace of seat 0
    2   5  6  7  8  9        e1 4   pawn of seat 3, Ace of seat 1
    1   0  1  2  3  4
        a  b  c  d  e

A set of squares is an int with a bit for each.
"""

from typing import Annotated, Protocol

import numpy as np

from tablewright.kernel.records import I1, I2, I4, Ahead, Ints, Key, Partly, Public, Rng

PLAYERS = 4
SIZE = 5
SQUARES = SIZE * SIZE
KINDS = 7  # token values 0 (Null) to 6
FACES = 6
TOKENS = 5  # in a bag at the start
ORDER = 40  # public facts kept about a bag: see `State.order`

# What is to be decided; over: nothing.
PHASES = ("turn", "step", "null", "place", "over")
TURN, STEP, NULL, PLACE, OVER = range(5)

# End reasons, as in meta.py.
OWN_STEP, NUDGED_HOME, TURN_CAP = 1, 2, 3

# Events: what player, a, b and c mean.
START_ROLLED = 1  # a value of the face, b 1: it is the Ace
BEGINS = 2
ROLLED = 3  # as START_ROLLED
CHALLENGED = 4  # a square, b number on the blocker, c who laid it
CAPTURED = 5  # a square, b number, c steps won
REPELLED = 6  # a square, b number
STEPPED = 7  # a from, b to
NUDGED = 8  # a whose pawn, b from, c to
KEPT_STILL = 9  # a Null without a nudge
LAPSED = 10  # a steps that cannot be used
DREW = 11  # a number: for the drawer alone
LAID = 12  # a square
RETURNED = 13  # the token went back into the bag
NO_TOKEN = 14  # the bag is empty
NO_ROOM = 15  # no square for a token
WON = 16  # a end reason
CAPPED = 17  # a turns played

# Entries of `State.order`: 1 + square, or one of these + the value.
CAUGHT, SHOWN = 32, 64


class Rules(Protocol):
    players: I1  # 2 to 4
    die: Annotated[Ints, np.int8, (FACES,), Key("die.values", 0, 9)]  # ascending; 0 is the Null
    blockers: Annotated[Ints, np.int8, (TOKENS,), Key("tokens.blockers", 0, 6)]  # in each bag at the start
    pawns_block: Annotated[I1, Key("rules.pawns_block")]
    revisit: Annotated[I1, Key("rules.revisit")]
    null_forced: Annotated[I1, Key("rules.null_forced")]
    null_power_on_challenge: Annotated[I1, Key("rules.null_power_on_challenge")]
    win_on_any_move: Annotated[I1, Key("rules.win_on_any_move")]
    must_leave_path: Annotated[I1, Key("rules.must_leave_path")]
    place_forced: Annotated[I1, Key("rules.place_forced")]
    owner_sees: Annotated[I1, Key("rules.owner_sees")]
    max_turns: Annotated[I2, Key("rules.max_turns", 1, 30_000)]
    squares: I4  # the squares that have a tile
    aces: I4  # the squares with an Ace
    start: Annotated[Ints, np.int8, (PLAYERS,)]  # of each player: the square of the pawn
    goal: Annotated[Ints, np.int8, (PLAYERS,)]  # of each player: the square of the Ace


class State(Protocol):
    rng: Rng
    phase: Public[I1]  # TURN .. OVER
    turn: Public[I1]  # whose turn it is; stays when the game is over
    turns: Public[I2]  # turns ended
    end: Public[I1]  # end reason, 0: not over
    winner: Public[I1]  # -1 nobody
    die: Public[I1]  # 1 + value of the face rolled in this turn, 0 not yet
    steps: Public[I1]  # steps left in this turn
    trail: Public[I4]  # squares the pawn stood on in this turn; kept only where rules.revisit is false
    pawn: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # square of each player's pawn; 0 for nobody's
    blocked: Public[I4]  # squares with a blocker
    face_up: Public[I4]  # those of them turned up
    layer: Public[Annotated[Ints, np.int8, (SQUARES,)]]  # 1 + who laid the blocker, 0 none
    value: Partly[Annotated[Ints, np.int8, (SQUARES,)]]  # number of the blocker: its layer's until it is turned up
    held: Partly[I1]  # in PLACE: 1 + number of the token drawn, for the drawer; else 0
    bag: Partly[Annotated[Ints, np.int8, (PLAYERS, KINDS)]]  # tokens of each value: for the bag's owner
    n_bag: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # tokens in each bag
    # Bag, token in hand and face-down blockers of a player together: everybody can count these (CRN-45).
    unseen: Public[Annotated[Ints, np.int8, (PLAYERS, KINDS)]]
    # What happened to a bag since its oldest blocker that still lies face down, oldest first: that blocker and the
    # later ones (1 + square), tokens captured (CAUGHT + value), tokens laid that were turned up since (SHOWN + value).
    # Everybody knows it, and `deal` needs it: a blocker laid before a capture cannot be the captured token.
    order: Public[Annotated[Ints, np.int8, (PLAYERS, ORDER)]]
    n_order: Public[Annotated[Ints, np.int8, (PLAYERS,)]]
    ahead: Ahead
