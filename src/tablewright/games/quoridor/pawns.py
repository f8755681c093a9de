"""Quoridor: where a pawn may go."""

from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.squares import STEP, U, Z, is_open, one
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.tools import jit, wide


@jit
def is_edge(square: int, direction: int) -> bool:
    """Whether the board ends on that side of a square."""
    x, y = square % st.SIZE, square // st.SIZE
    return (
        (direction == 0 and y == 8)
        or (direction == 1 and x == 8)
        or (direction == 2 and y == 0)
        or (direction == 3 and x == 0)
    )


@jit
def is_taken(s: State, square: int) -> bool:
    """Whether a pawn stands there, whoever's it is: there are no teams (QRD-A21)."""
    for p in range(st.PLAYERS):
        if s.pawn[p] == square:
            return True
    return False


@jit
def may_turn(r: Rules, s: State, over: int, direction: int) -> bool:
    """Whether a jump over a pawn may land sideways: a fence, or what counts as one, stands behind that pawn."""
    if is_open(s, over, direction):  # QRD-25, QRD-A2: behind it is a free square or a third pawn
        return r.third_pawn_is_fence == 1 and is_taken(s, over + wide(STEP[direction]))
    return r.edge_is_fence == 1 or not is_edge(over, direction)  # QRD-23, QRD-A1, QRD-A5


@jit
def pawn_targets(r: Rules, s: State) -> tuple[int, int]:
    """The squares where the player to move may put her pawn, as a set; the same for two and four players (QRD-29)."""
    lo, hi = Z, Z
    here = wide(s.pawn[s.turn])
    for direction in range(4):  # QRD-16, QRD-17, QRD-27
        if is_open(s, here, direction):  # QRD-18, QRD-33
            next_to = here + wide(STEP[direction])
            if is_taken(s, next_to):
                a, b = jumps(r, s, next_to, direction)
            else:
                a, b = one(next_to)
            lo |= U(a)
            hi |= U(b)
    return lo, hi


@jit
def jumps(r: Rules, s: State, over: int, direction: int) -> tuple[int, int]:
    """The squares where a jump over the pawn on `over` may land (QRD-20)."""
    if is_open(s, over, direction):
        beyond = over + wide(STEP[direction])
        if not is_taken(s, beyond):  # QRD-28
            return one(beyond)
    lo, hi = Z, Z
    if may_turn(r, s, over, direction):
        for turned in ((direction + 1) % 4, (direction + 3) % 4):  # QRD-24
            landing = over + wide(STEP[turned])
            if is_open(s, over, turned) and not is_taken(s, landing):  # QRD-26, QRD-A6
                a, b = one(landing)
                lo |= U(a)
                hi |= U(b)
    return lo, hi


@jit
def may_meet(s: State, p: int) -> bool:
    """Whether another pawn may stand next to player p's. Quick: it takes the end of a row and the start of the next
    for neighbours."""
    here = wide(s.pawn[p])
    for q in range(st.PLAYERS):
        apart = abs(wide(s.pawn[q]) - here)
        if apart == 1 or apart == st.SIZE:
            return True
    return False
