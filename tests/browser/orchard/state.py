"""Orchard: the records. The squares are numbered row by row from the top: a4 to d4, ..., a1 to d1."""

from typing import Annotated, Protocol

import numpy as np

from tablewright.kernel.records import I1, I2, Ahead, Ints, Key, Owner, Public, Rng, Secret

PLAYERS, SIZE = 3, 4
KINDS = ("apple", "pear", "plum", "cherry")
EVENTS = ("", "planted", "drew", "swapped", "ended")
PLANTED, DREW, SWAPPED, ENDED = range(1, 5)
MAX_EVENTS = 4


class Rules(Protocol):
    players: I1
    seeds: Annotated[I1, Key("deck.seeds", 2, 20)]  # of each kind
    hand: Annotated[I1, Key("deck.opening_hand", 1, 4)]
    max_turns: Annotated[I2, Key("end.max_turns", 1, 200)]


class State(Protocol):
    rng: Rng
    trees: Public[Annotated[Ints, np.int8, (SIZE * SIZE,)]]  # player + 1, 0 nobody's
    points: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # the own trees beside a new one, and itself
    last_player: Public[I1]  # who planted last; -1 nobody yet
    deck_size: Public[I1]
    turns: Public[I2]
    turn: Public[I1]
    reason: Public[I1]
    hand: Owner[Annotated[Ints, np.int8, (PLAYERS, 4)]]  # seeds by kind
    deck: Secret[Annotated[Ints, np.int8, (4,)]]  # seeds by kind
    ahead: Ahead
