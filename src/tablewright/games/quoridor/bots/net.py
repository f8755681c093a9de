"""Quoridor with two players: what a small network makes of a position.

`see` lists what it is told, as rows of the network and how often each counts: how long the ways are and what a fence
could do to them, where the fences and the pawns are. It looks from the side of the player to move: for player 1 the
board is turned. `judge` adds the rows up to hidden units, of which the last one is linear, and those to a value. All
numbers are whole, so that a search answers the same on every machine. bench/quoridor_net.py trains the network.
"""

from pathlib import Path

import numpy as np

from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.fences import room
from tablewright.games.quoridor.squares import ONE, U, Z
from tablewright.games.quoridor.state import State
from tablewright.kernel.tools import Ints, count, jit, lowest, wide

NET: Ints = np.load(Path(__file__).with_name("net.npy")).astype(np.int32)
HIDDEN = 48
SQUARES, GRID = st.SIZE * st.SIZE, st.SLOTS * st.SLOTS
# the rows of the network
BIAS = 0
MINE, OTHERS = 1, 5  # of each player: steps to go, fences in hand, what the worst fence and what all fences would cost
ROOM = 9  # slots where a fence would neither overlap nor cross another
ROUGH = 10  # the value without the network
HORIZONTAL = 11
VERTICAL = HORIZONTAL + GRID
PAWN = VERTICAL + GRID
OTHER_PAWN = PAWN + SQUARES
OUT = OTHER_PAWN + SQUARES  # what the units count for
SEEN = HORIZONTAL + 2 * GRID + 2  # more can never be listed
UNIT, STEP = 16, 20  # a unit of 1, and a hundredth of a step, as powers of two


@jit
def see(s: State, rough: int, notes: Ints, mine: tuple[int, int], others: tuple[int, int], seen: Ints) -> int:
    """List rows and how often each counts; how many."""
    me = wide(s.turn)
    other, is_turned = 1 - me, me == 1
    n = put(seen, 0, BIAS, 1)
    n = put(seen, n, MINE, wide(notes[me]))
    n = put(seen, n, MINE + 1, wide(s.fences[me]))
    n = put(seen, n, MINE + 2, mine[0])
    n = put(seen, n, MINE + 3, mine[1])
    n = put(seen, n, OTHERS, wide(notes[other]))
    n = put(seen, n, OTHERS + 1, wide(s.fences[other]))
    n = put(seen, n, OTHERS + 2, others[0])
    n = put(seen, n, OTHERS + 3, others[1])
    free_h, free_v = room(s)
    n = put(seen, n, ROOM, count(U(free_h)) + count(U(free_v)))
    n = put(seen, n, ROUGH, rough)
    n = put_fences(seen, n, HORIZONTAL, s.horizontal, is_turned)
    n = put_fences(seen, n, VERTICAL, s.vertical, is_turned)
    n = put(seen, n, PAWN + turned(wide(s.pawn[me]), SQUARES, is_turned), 1)
    return put(seen, n, OTHER_PAWN + turned(wide(s.pawn[other]), SQUARES, is_turned), 1)


@jit
def put(seen: Ints, n: int, row: int, times: int) -> int:
    seen[2 * n], seen[2 * n + 1] = row, times
    return n + 1


@jit
def put_fences(seen: Ints, n: int, first: int, slots: int, is_turned: bool) -> int:
    rest = U(slots)
    while rest != Z:
        n = put(seen, n, first + turned(lowest(rest), GRID, is_turned), 1)
        rest &= rest - ONE
    return n


@jit
def turned(place: int, places: int, is_turned: bool) -> int:
    return places - 1 - place if is_turned else place


@jit
def judge(net: Ints, seen: Ints, n: int, units: Ints) -> int:
    """What the network thinks of what was seen, in hundredths of a step for the player to move."""
    for j in range(HIDDEN):
        units[j] = 0
    for i in range(n):
        row, times = net[seen[2 * i]], seen[2 * i + 1]
        for j in range(HIDDEN):
            units[j] += times * row[j]
    value = np.int64(net[OUT, HIDDEN - 1]) * np.int64(units[HIDDEN - 1])
    for j in range(HIDDEN - 1):
        value += np.int64(net[OUT, j]) * np.int64(max(np.int32(0), units[j]))
    return wide(value >> np.int64(STEP))
