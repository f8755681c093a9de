"""Game Title: the records. Squares are numbered row by row from the top left.

5   0  1  2  3  4
4   5  6  7  8  9
3  10 11 12 13 14
2  15 16 17 18 19
1  20 21 22 23 24
    a  b  c  d  e
"""

from typing import Annotated, Protocol

import numpy as np

from tablewright.kernel.records import I1, Ints, Key, Public, Rng

SIZE = 5  # GAM-2
SQUARES = SIZE * SIZE

EVENTS = ("", "placed", "won", "drawn")
PLACED, WON, DRAWN = 1, 2, 3


class Rules(Protocol):
    players: I1
    in_a_row: Annotated[I1, Key("goal.in_a_row", 3, SIZE)]  # GAM-5


class State(Protocol):
    rng: Rng
    square: Public[Annotated[Ints, np.int8, (SQUARES,)]]  # 0 empty, else 1 + the player whose piece is there
    turn: Public[I1]  # who places a piece now
    pieces: Public[I1]  # on the board, 0 to 25
    winner: Public[I1]  # -1 nobody
    reason: Public[I1]  # end reason, 0 while the game goes on
