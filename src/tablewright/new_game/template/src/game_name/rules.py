"""Game Title: the rules GAM-1 to GAM-6, as RULES.md has them. Nothing is left out."""

from game_name import meta
from game_name import state as st
from game_name.state import Rules, State
from tablewright.kernel.tools import Actions, Records, Values, clear, jit, tell, wide

LINES = ((1, 0), (0, 1), (1, 1), (1, -1))  # across, down, and both ways aslant


@jit
def setup(r: Rules, s: State, log: Records) -> None:
    """GAM-2: the board is empty; GAM-3: player 0 begins."""
    clear(s)
    s.winner = -1


@jit
def actor(s: State) -> int:
    return wide(s.turn) if s.reason == 0 else -1


@jit
def legal(r: Rules, s: State, out: Actions) -> int:
    """GAM-4: any empty square."""
    n = 0
    for square in range(st.SQUARES):
        if s.square[square] == 0:
            out[n] = square
            n += 1
    return n


@jit
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    p = wide(s.turn)
    s.square[a] = p + 1
    s.pieces += 1
    tell(log, st.PLACED, p, a, 0, 0)
    if has_line(r, s, a):  # GAM-5
        s.winner, s.reason = p, meta.IN_A_ROW
        tell(log, st.WON, p, 0, 0, 0)
    elif s.pieces == st.SQUARES:  # GAM-6
        s.reason = meta.BOARD_FULL
        tell(log, st.DRAWN, -1, 0, 0, 0)
    s.turn = (p + 1) % wide(r.players)  # GAM-3


@jit
def has_line(r: Rules, s: State, a: int) -> bool:
    """GAM-5: whether the piece on a square stands in a line of enough pieces of the same player."""
    for across, down in LINES:
        if 1 + pieces_on(s, a, across, down) + pieces_on(s, a, -across, -down) >= r.in_a_row:
            return True
    return False


@jit
def pieces_on(s: State, a: int, across: int, down: int) -> int:
    """How many pieces like the one on a square follow it without a gap in one direction."""
    n, x, y = 0, a % st.SIZE + across, a // st.SIZE + down
    while 0 <= x < st.SIZE and 0 <= y < st.SIZE and s.square[y * st.SIZE + x] == s.square[a]:
        n, x, y = n + 1, x + across, y + down
    return n


@jit
def result(r: Rules, s: State, out: Values) -> None:
    """The winner gets 1, the others share -1; a draw is 0."""
    players = wide(r.players)
    for p in range(players):
        out[p] = 0.0 if s.winner < 0 else 1.0 if s.winner == p else -1.0 / (players - 1)


@jit
def end_reason(s: State) -> int:
    return wide(s.reason)


@jit
def length(s: State) -> int:
    return wide(s.pieces)
