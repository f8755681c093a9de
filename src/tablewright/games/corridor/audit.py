"""What holds in every position of The Corridor, compiled, so that volume tests can ask at every step."""

from tablewright.games.corridor.floor import EDGE, MIDDLE, RANK_BITS, around, beyond, can_get_off, pawns, piece
from tablewright.games.corridor.meta import ROUND_CAP
from tablewright.games.corridor.state import (
    ATTRACT,
    CARD,
    CARDS,
    DEBT,
    DISCARDING,
    DISTRACT,
    KINDS,
    NOBODY,
    OVER,
    PAID,
    PLACING,
    RANKS,
    START,
    TABLE,
    TRIP,
    TURN,
    VALUES,
    Rules,
    State,
)
from tablewright.games.corridor.zombies import last_rank, n_last
from tablewright.kernel.cache import jit

ACTION_CARDS, CORRIDOR_CARDS, ZOMBIE_CARDS, SIZES, POINTS, TABLE_GAP, HORDE_OFF, NEW_CARD, PAWN, SHARED, END = range(
    1, 12
)


@jit
def cards_of_kind(r: Rules, s: State, kind: int) -> int:
    """All action cards of one kind, wherever they are."""
    n = int(s.deck[kind]) + int(s.discard[kind])
    for p in range(int(r.players)):
        n += int(s.hand[p, kind])
        if kind == TRIP:
            n += int(s.tripped[p])
    if kind == DISTRACT:
        n += int(s.distracts)
    return n + int(s.attracts) if kind == ATTRACT else n


@jit
def copies(s: State, card: int) -> int:
    """All copies of a corridor card, wherever they are."""
    n = int(s.corridor[card]) + int(s.used[card])
    for i in range(int(s.n_table)):
        code = int(s.table[i])
        n += int(code >= CARD and (code - CARD) % CARDS == card)
    return n


@jit
def audit(r: Rules, s: State) -> int:
    """0, or the number of the law that is broken."""
    fault = audit_cards(r, s)
    if fault == 0:
        fault = audit_sizes(r, s)
    if fault == 0:
        fault = audit_table(s)
    if fault == 0:
        fault = audit_pawns(r, s)
    return audit_end(r, s) if fault == 0 else fault


@jit
def audit_cards(r: Rules, s: State) -> int:
    """Invariants 1 to 3: no card is lost, none is made."""
    for kind in range(KINDS):
        if cards_of_kind(r, s, kind) != r.action_deck[kind]:
            return ACTION_CARDS
    for card in range(CARDS):
        if copies(s, card) != r.corridor_deck[card]:
            return CORRIDOR_CARDS
    for value in range(VALUES):
        if int(s.zombies[value]) + int(s.revealed[value]) != r.zombie_deck[value]:
            return ZOMBIE_CARDS
    return 0


@jit
def audit_sizes(r: Rules, s: State) -> int:
    """Invariant 5, and that every count agrees with what it counts."""
    deck, discard, corridor, used = 0, 0, 0, 0
    for kind in range(KINDS):
        deck += int(s.deck[kind])
        discard += int(s.discard[kind])
    for card in range(CARDS):
        corridor += int(s.corridor[card])
        used += int(s.used[card])
    if deck != s.left or discard != s.n_discard or corridor != s.n_deck or used != s.n_used:
        return SIZES
    for p in range(int(r.players)):
        held = 0
        for kind in range(KINDS):
            held += int(s.hand[p, kind])
        limit = int(r.hand_limit) + int(s.phase == DISCARDING and s.turn == p and r.discard_after_draw == 1)
        if held != s.held[p] or held > limit or not 0 <= s.tripped[p] <= 1:
            return SIZES
    return 0 if 0 <= s.points <= r.action_points and (s.points > 0 or s.phase != TURN) else POINTS


@jit
def audit_table(s: State) -> int:
    """Invariants 7 and 8: the table is contiguous, and the horde stands on its lowest piece or in the pit."""
    for i in range(TABLE):
        if (s.table[i] != 0) != (i < s.n_table) or (s.table[i] == START) != (i == 0 and s.lowest == 0):
            return TABLE_GAP
    first = RANKS * int(s.lowest)
    if s.horde < first and not (s.lowest == 0 and s.horde == -1):
        return HORDE_OFF
    if s.phase in (TURN, DISCARDING) and s.horde >= first + RANKS:
        return HORDE_OFF
    return NEW_CARD if s.owed == DEBT and (s.n_deck > 0 or s.n_used > 0 or s.depletions == 0) else 0


@jit
def is_floor(r: Rules, s: State, lane: int, rank: int) -> bool:
    """Whether a square lies on the table and holds no obstacle."""
    k = rank // RANKS
    if not s.lowest <= k < s.lowest + s.n_table:
        return False
    return piece(r, s, k) >> (rank % RANKS * RANK_BITS + EDGE + lane) & 1 == 0


@jit
def audit_pawns(r: Rules, s: State) -> int:
    """Invariants 4, 7 and 11: who stands where."""
    n = int(s.turn) if s.phase == PLACING else int(r.players)
    for p in range(n):
        lane, rank = int(s.lane[p]), int(s.rank[p])
        if s.phase in (PLACING, TURN, DISCARDING):
            if rank <= s.horde:
                return PAWN
            if s.owed == PAID and s.phase != PLACING and rank // RANKS == s.lowest + s.n_table - 1:
                return NEW_CARD
        if not is_floor(r, s, lane, rank) and not (s.phase == OVER and r.pit_enterable == 1 and rank == -1):
            return PAWN
        for q in range(p):
            if s.lane[q] == lane and s.rank[q] == rank and not may_share(r, s, p, q):
                return SHARED
    return 0


@jit
def may_share(r: Rules, s: State, p: int, q: int) -> bool:
    """COR-60, COR-A11, COR-A48: only the player whose turn it is, on a tripped one, if she can still get off.

    A push into the horde may end the game while its player shares a square.
    """
    if s.phase == OVER:
        return int(s.tripped[p]) + int(s.tripped[q]) == 1
    if s.phase not in (TURN, DISCARDING) or (s.turn != p and s.turn != q):
        return False
    mine = int(s.turn)
    if s.tripped[mine] == 1 or s.tripped[p + q - mine] == 0:
        return False
    walls, at = around(r, s, int(s.rank[mine])) | beyond(s, mine), MIDDLE + int(s.lane[mine])
    steps = int(s.points) // int(r.cost_move)
    standing, lying = pawns(r, s, mine)
    return can_get_off(walls, standing, lying, at, steps)


@jit
def audit_end(r: Rules, s: State) -> int:
    """Invariant 16: at the end there is one loser, furthest behind and caught; at the round cap there is none."""
    if (s.phase == OVER) != (s.end != 0) or (s.phase == OVER) != (s.turn == NOBODY):
        return END
    if s.phase != OVER:
        return END if s.loser != NOBODY else 0
    if s.end == ROUND_CAP:
        return END if s.loser != NOBODY or last_rank(r, s) <= s.horde else 0
    if s.loser == NOBODY or n_last(r, s) == 0:
        return END
    return 0 if s.rank[s.loser] == last_rank(r, s) and s.rank[s.loser] <= s.horde else END
