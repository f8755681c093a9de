"""Corner Rush: what a player knows, as planes and vectors for learners.

The board lies as in state.py, whoever looks: the numbers of actions name its squares and players. Players are counted
on from me. Not in it: the order in which tokens came into the bags (`State.order`).
"""

from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.squares import has
from tablewright.games.corner_rush.state import Rules, State
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.tensors import Row, Tensor, part, starts

BOARD = (st.SIZE, st.SIZE)  # a1 first, then along row 1
TOKEN, STEPS, TURNS = 7.0, 9.0, 200.0
TOKENS = wide(st.TOKENS)

TENSORS = (
    Tensor("tiles", BOARD, "1 where there is a tile to walk on", drawn="floor", upward=True),
    Tensor(
        "goals", (st.PLAYERS, *BOARD), "1 on the Ace to reach: mine, the next player's, ...", drawn="ring", upward=True
    ),
    Tensor(
        "pawns",
        (st.PLAYERS, *BOARD),
        "1 where the pawn stands: mine, the next player's, ...",
        drawn="disc",
        upward=True,
    ),
    Tensor(
        "blockers", (st.PLAYERS, *BOARD), "1 where a blocker lies: laid by me, by the next player, ...", drawn="mark"
    ),
    Tensor("face_up", BOARD, "1 where a blocker is turned up", drawn="dot", upward=True),
    Tensor("numbers", BOARD, "1 + the number of a blocker where I know it", TOKEN),
    Tensor("trail", BOARD, "1 where the pawn stood in this turn, where the rules forbid to come back"),
    Tensor("me", (st.PLAYERS,), "1 for the player I am, by number, as nudges name players"),
    Tensor("turn", (st.PLAYERS,), "1 for the player whose turn it is, counted on from me"),
    Tensor("phase", (len(st.PHASES),), "1 for what is to be decided: " + ", ".join(st.PHASES)),
    Tensor("die", (1,), "1 + the number rolled in this turn", TOKEN),
    Tensor("steps", (1,), "steps left in this turn", STEPS),
    Tensor("held", (st.KINDS,), "1 for the number of the token that I have drawn"),
    Tensor("bag", (st.KINDS,), "tokens in my bag, by number", TOKENS),
    Tensor("in_bags", (st.PLAYERS,), "tokens in the bags: mine, the next player's, ...", TOKENS),
    Tensor("unseen", (st.PLAYERS, st.KINDS), "a player's tokens that do not lie open, by number", TOKENS),
    Tensor("turns", (1,), "turns ended", TURNS),
)
(
    TILES_AT, GOALS_AT, PAWNS_AT, BLOCKERS_AT, FACE_UP_AT, NUMBERS_AT, TRAIL_AT, ME_AT, TURN_AT, PHASE_AT, DIE_AT,
    STEPS_AT, HELD_AT, BAG_AT, IN_BAGS_AT, UNSEEN_AT, TURNS_AT,
) = starts(TENSORS)  # fmt: skip


@jit
def write_tensors(r: Rules, o: State, p: int, out: Row) -> None:
    write_board(r, o, p, out)
    write_players(r, o, p, out)
    out[ME_AT + p] = 1.0
    out[PHASE_AT + wide(o.phase)] = 1.0
    out[DIE_AT] = part(wide(o.die), TOKEN)
    out[STEPS_AT] = part(wide(o.steps), STEPS)
    out[TURNS_AT] = part(wide(o.turns), TURNS)
    if o.turn == p and o.held > 0:
        out[HELD_AT + wide(o.held) - 1] = 1.0
    for value in range(st.KINDS):
        out[BAG_AT + value] = part(wide(o.bag[p, value]), TOKENS)


@jit
def write_board(r: Rules, o: State, p: int, out: Row) -> None:
    n = wide(r.players)
    tiles, face_up, trail = wide(r.squares), wide(o.face_up), wide(o.trail)
    for square in range(st.SQUARES):
        out[TILES_AT + square] = wide(has(tiles, square))
        out[FACE_UP_AT + square] = wide(has(face_up, square))
        out[TRAIL_AT + square] = wide(has(trail, square))
        layer = wide(o.layer[square])
        if layer > 0:
            out[BLOCKERS_AT + (layer - 1 - p + n) % n * st.SQUARES + square] = 1.0
            if has(face_up, square) or (layer - 1 == p and r.owner_sees == 1):
                out[NUMBERS_AT + square] = part(wide(o.value[square]) + 1, TOKEN)


@jit
def write_players(r: Rules, o: State, p: int, out: Row) -> None:
    n = wide(r.players)
    for i in range(n):
        q = (p + i) % n
        out[PAWNS_AT + i * st.SQUARES + wide(o.pawn[q])] = 1.0
        out[GOALS_AT + i * st.SQUARES + wide(r.goal[q])] = 1.0
        out[IN_BAGS_AT + i] = part(wide(o.n_bag[q]), TOKENS)
        for value in range(st.KINDS):
            out[UNSEEN_AT + i * st.KINDS + value] = part(wide(o.unseen[q, value]), TOKENS)
    out[TURN_AT + (wide(o.turn) - p + n) % n] = 1.0
