"""Quoridor: what a player knows, as planes and vectors for learners.

The board lies as in state.py, whoever looks: the numbers of actions name its squares. Players are counted on from me.
"""

from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.squares import side
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.bits import lowest
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.rng import U
from tablewright.kernel.tensors import Row, Tensor, part, starts

BOARD = (st.SIZE, st.SIZE)  # a1 first, then along row 1
SQUARES = st.SIZE * st.SIZE
FENCES, PLIES = 10.0, 200.0
ONE = U(1)

TENSORS = (
    Tensor(
        "pawns",
        (st.PLAYERS, *BOARD),
        "1 where the pawn stands: mine, the next player's, ...",
        drawn="disc",
        upward=True,
    ),
    Tensor(
        "goals",
        (st.PLAYERS, *BOARD),
        "1 on the squares that win: for me, for the next player, ...",
        drawn="dot",
        upward=True,
    ),
    Tensor(
        "horizontal",
        BOARD,
        "1 where a fence lies above this square and the one right of it",
        drawn="fence above",
        upward=True,
    ),
    Tensor(
        "vertical",
        BOARD,
        "1 where a fence lies right of this square and the one above it",
        drawn="fence right",
        upward=True,
    ),
    Tensor("fences", (st.PLAYERS,), "fences left: mine, the next player's, ...", FENCES),
    Tensor("ply", (1,), "actions played so far", PLIES),
)
PAWNS_AT, GOALS_AT, HORIZONTAL_AT, VERTICAL_AT, FENCES_AT, PLY_AT = starts(TENSORS)


@jit
def write_tensors(r: Rules, o: State, p: int, out: Row) -> None:
    n = wide(r.players)
    for i in range(n):
        q = (p + i) % n
        if o.pawn[q] >= 0:
            out[PAWNS_AT + i * SQUARES + wide(o.pawn[q])] = 1.0
            write_goal(side(r, q), GOALS_AT + i * SQUARES, out)
        out[FENCES_AT + i] = part(wide(o.fences[q]), FENCES)
    write_fences(o.horizontal, wide(HORIZONTAL_AT), out)
    write_fences(o.vertical, wide(VERTICAL_AT), out)
    out[PLY_AT] = part(wide(o.ply), PLIES)


@jit
def write_goal(at_side: int, start: int, out: Row) -> None:
    """The goal line of who sits at a side."""
    first = 72 if at_side == 0 else 8 if at_side == 1 else 0
    step = 1 if at_side % 2 == 0 else st.SIZE
    for i in range(st.SIZE):
        out[start + first + i * step] = 1.0


@jit
def write_fences(slots: int, start: int, out: Row) -> None:
    """A set of slots, each at its square nearest to a1."""
    rest = U(slots)
    while rest:
        slot = lowest(rest)
        out[start + slot + slot // st.SLOTS] = 1.0
        rest &= rest - ONE
