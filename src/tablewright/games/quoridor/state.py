"""Quoridor: the records.

Squares are numbered row by row from a1, as player 0 sees the board; a slot is where a fence can lie, numbered by the
square nearest to a1 of the four it touches.

    squares                         slots
    9  72 73 74 75 76 77 78 79 80
    8  63 64 65 66 67 68 69 70 71   8  56 57 58 59 60 61 62 63
    7  54 55 56 57 58 59 60 61 62   7  48 49 50 51 52 53 54 55
    6  45 46 47 48 49 50 51 52 53   6  40 41 42 43 44 45 46 47
    5  36 37 38 39 40 41 42 43 44   5  32 33 34 35 36 37 38 39
    4  27 28 29 30 31 32 33 34 35   4  24 25 26 27 28 29 30 31
    3  18 19 20 21 22 23 24 25 26   3  16 17 18 19 20 21 22 23
    2   9 10 11 12 13 14 15 16 17   2   8  9 10 11 12 13 14 15
    1   0  1  2  3  4  5  6  7  8   1   0  1  2  3  4  5  6  7
        a  b  c  d  e  f  g  h  i       a  b  c  d  e  f  g  h

A set of squares is two words: rows 1 to 7 in the first, rows 8 and 9 in the second. A set of slots is one word.
"""

from typing import Annotated, Protocol

import numpy as np

from tablewright.kernel.records import I1, I2, U8, Derived, Ints, Key, Public, Rng, Words

SIZE, SLOTS, PLAYERS = 9, 8, 4  # QRD-1, QRD-2
SPLIT = 63  # squares in the first word of a set

MAX_EVENTS = 8

# what happened
MOVED, JUMPED, FENCED, PASSED, REMOVED, WON, DRAWN = range(1, 8)


class Rules(Protocol):
    players: I1  # 2 or 4
    fences: Annotated[I1, Key("fences.{players}", 0, 30)]  # each player begins with
    edge_is_fence: Annotated[I1, Key("rules.edge_is_fence")]  # QRD-A1
    third_pawn_is_fence: Annotated[I1, Key("rules.third_pawn_is_fence")]  # QRD-A2
    max_plies: Annotated[I2, Key("rules.max_plies", 1, 10_000)]  # QRD-A11
    repetition_draw: Annotated[I1, Key("rules.repetition_draw", 0, 99)]  # QRD-A11; 0 off


class State(Protocol):
    rng: Rng
    horizontal: Public[U8]  # slots with a horizontal fence
    vertical: Public[U8]  # slots with a vertical fence
    ply: Public[I2]  # actions played; removals are none
    pawn: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # square; -1 when removed, or no such player
    fences: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # fences left (QRD-36)
    removed: Public[Annotated[Ints, np.int8, (PLAYERS,)]]  # 1: timed out or resigned
    lost: Public[I1]  # fences that removed players had left
    turn: Public[I1]  # who moves, or would move
    winner: Public[I1]  # -1 none
    reason: Public[I1]  # end reason, 0 while the game goes on
    # caches
    east: Derived[Annotated[Words, np.uint64, (2,)]]  # squares from which a step right is open
    north: Derived[Annotated[Words, np.uint64, (2,)]]  # squares from which a step up is open
    cut_h: Derived[Annotated[Words, np.uint64, (PLAYERS,)]]  # horizontal fences that would cut a known path of a player
    cut_v: Derived[Annotated[Words, np.uint64, (PLAYERS,)]]  # vertical ones
    has_path: Derived[Annotated[Ints, np.int8, (PLAYERS,)]]  # 1: that path is known
    open: Derived[Annotated[Ints, np.int8, (SIZE * SIZE,)]]  # open sides of a square: 1 up, 2 right, 4 down, 8 left
    group: Derived[
        Annotated[Ints, np.int8, (SLOTS * SLOTS,)]
    ]  # of fences at the middle of a slot: 0 none, 1 at the edge
