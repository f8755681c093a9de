"""The Corridor: the floor round a pawn as bits, so that a neighbouring square is a shift away.

A rank is eight bits: two of wall, lanes 0 to 3, two of wall. A piece is four ranks, the nearest to the horde in the low
bits. A window is the seven ranks around a pawn, hers in the middle:

    bit   7 6 | 5 4 3 2 | 1 0          a step forward is 8 bits up, back 8 down, left 1 down, right 1 up
         wall | lanes   | wall
                3 2 1 0
"""

from tablewright.games.corridor import actions as act
from tablewright.games.corridor import state as st
from tablewright.games.corridor.state import Rules, State
from tablewright.kernel.tools import jit, packed, wide

RANK_BITS, EDGE, REACH = 8, 2, 3  # REACH: ranks of a window on each side of its middle
NEAR = 2  # ranks that a jump or a push covers
RANKS_SHIFT = st.RANKS.bit_length() - 1  # a piece has a power of two of ranks
PIECE_BITS = st.RANKS * RANK_BITS
WALLS = 0b11000011  # a rank without obstacles
OPEN = WALLS * 0x01010101  # a piece without obstacles
SOLID = 0xFFFFFFFF  # no piece at all
PLAYERS_IN_THE_WAY = 3
MIDDLE = REACH * RANK_BITS + EDGE  # lane 0 of the pawn's own rank
SHIFTS = 63  # a shift beyond the window must not be beyond a word
ANY_CODE = 63  # tells the compiler that a code is not negative
WINDOW_RANKS = 2 * REACH + 1
WINDOW = (1 << WINDOW_RANKS * RANK_BITS) - 1


def floor_of(rows: list[str], mirrored: bool = False) -> int:
    """The bits of a piece drawn in rows, the nearest to the horde first; '.' is floor.

    >>> hex(floor_of([".#..", "....", "###.", "...."]))
    '0xc3dfc3cb'
    """
    bits = 0
    for rank, row in enumerate(rows):
        shown = row[::-1] if mirrored else row
        obstacles = sum(1 << EDGE + lane for lane in range(st.LANES) if shown[lane] != ".")
        bits |= (WALLS | obstacles) << RANK_BITS * rank
    return bits


@jit
def way(d: int) -> int:
    """How far a step in direction d shifts a window."""
    if d <= act.BACK:
        return RANK_BITS if d == act.FORWARD else -RANK_BITS
    return -1 if d == act.LEFT else 1


@jit
def sides(bits: int, at: int, reach: int) -> int:
    """The bits forward, back, left and right of bit `at`, so many squares away, as bits 0 to 3."""
    along = RANK_BITS * reach
    cross = 1 << 2 * along | 1 << along + reach | 1 << along - reach | 1
    found = packed(bits >> (at - along), cross)  # back, left, right, forward
    return found << 1 & 0b1110 | found >> 3


@jit
def piece(r: Rules, s: State, k: int) -> int:
    """The bits of piece k, all set where none lies; the pit is behind the starting board (COR-A6)."""
    i = k - wide(s.lowest)
    code = wide(s.table[max(i, 0)])
    behind = st.PIT if s.lowest == 0 else st.NOTHING
    return wide(r.floor[(code if i >= 0 else behind) & ANY_CODE])


@jit
def around(r: Rules, s: State, rank: int) -> int:
    """The window of obstacles, walls and missing floor around a rank that lies on the table."""
    low = rank - REACH
    k, shift = low >> RANKS_SHIFT, (low & st.RANKS - 1) * RANK_BITS
    rest = PIECE_BITS - shift
    walls = piece(r, s, k) >> shift | piece(r, s, k + 1) << rest | piece(r, s, k + 2) << PIECE_BITS << rest
    return walls & WINDOW


@jit
def nearby(r: Rules, s: State, rank: int) -> int:
    """The same window as far as a step, a push or a jump can reach; of the ranks beyond it says nothing."""
    low = rank - NEAR
    k, shift = low >> RANKS_SHIFT, (low & st.RANKS - 1) * RANK_BITS
    walls = piece(r, s, k) >> shift | piece(r, s, k + 1) << (PIECE_BITS - shift)
    return walls << (REACH - NEAR) * RANK_BITS & WINDOW


@jit
def pawns(r: Rules, s: State, p: int) -> tuple[int, int]:
    """The windows of the other pawns around p's: of those who stand, and of those who lie tripped.

    Without branches, since nobody can predict who is near.
    """
    near = 1 << (MIDDLE + wide(s.lane[p]))  # p's own, to be taken out again
    lying = near * wide(s.tripped[p])
    for q in range(st.PLAYERS):
        away = wide(s.rank[q]) - wide(s.rank[p]) + REACH
        is_near = wide(away >= 0) & wide(away < WINDOW_RANKS) & wide(q < r.players)
        bit = is_near << (away * RANK_BITS + EDGE + wide(s.lane[q]) & SHIFTS)
        near ^= bit
        lying ^= bit * wide(s.tripped[q])
    return near ^ lying, lying


@jit
def beyond(s: State, p: int) -> int:
    """The window of the ranks that the horde has reached, around p's pawn."""
    ranks = wide(s.horde) - wide(s.rank[p]) + REACH + 1
    return (1 << min(max(ranks, 0), WINDOW_RANKS) * RANK_BITS) - 1


@jit
def can_get_off(walls: int, standing: int, lying: int, at: int, steps: int) -> bool:
    """Whether a pawn at bit `at` reaches a square of its own in so many steps, through tripped players if need be.

    COR-A11. Three steps always suffice if any number does: no more than three others can lie in the way.
    """
    passable = ~(walls | standing) & WINDOW
    reached = 1 << at
    for _ in range(min(steps, PLAYERS_IN_THE_WAY)):
        reached |= (reached << RANK_BITS | reached >> RANK_BITS | reached << 1 | reached >> 1) & passable
        if reached & passable & ~lying:
            return True
    return False
