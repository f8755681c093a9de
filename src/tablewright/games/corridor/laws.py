"""The Corridor: what is true of every position. Each check stands below its sentences, in the same order."""

from typing import Any

from tablewright.games.corridor import meta
from tablewright.games.corridor import state as st
from tablewright.games.corridor.decks import cards_in_sight
from tablewright.games.corridor.describe import card_name
from tablewright.games.corridor.floor import EDGE, MIDDLE, RANK_BITS, around, beyond, can_get_off, pawns, piece
from tablewright.games.corridor.state import Rules, State
from tablewright.games.corridor.turn import steps_after
from tablewright.games.corridor.zombies import last_rank, n_last
from tablewright.kernel.laws import PLAYERS, Laws, about, first
from tablewright.kernel.tools import jit, total, wide

FASTEST = 1_000  # a bonus that nobody could have outrun: the table is a hundred ranks long


def words(r: Any, s: Any, p: int) -> dict[str, Any]:
    """What sentences may say besides r and s, most of it of a player."""
    points = {"least_points": least_points(s), "most_points": most_points(r, s)}
    mine = {"p": p, "lane": s.lane[p] + 1, "rank": s.rank[p], "held": s.held[p], "limit": hand_limit(r, s, p)}
    return {"first_rank": st.RANKS * int(s.lowest), **points, **mine}


LAWS = Laws(words)


@jit
def cards_of_kind(r: Rules, s: State, kind: int) -> int:
    """All action cards of one kind, wherever they are."""
    n = wide(s.deck[kind]) + cards_in_sight(r, s, kind)
    for p in range(wide(r.players)):
        n += wide(s.hand[p, kind])
    return n


def of_kind(r: Any, s: Any, kind: int) -> dict[str, Any]:
    return {"n": cards_of_kind(r, s, kind), "name": st.KIND_NAMES[kind], "all": r.action_deck[kind]}


@LAWS.add("there are {n} {name} cards; these rules have {all}", each=st.KINDS, words=of_kind, is_basic=True)
def action_cards(r: Rules, s: State, kind: int) -> bool:
    """Invariant 1: no card is lost, none is made."""
    return bool(cards_of_kind(r, s, kind) != r.action_deck[kind])


@jit
def of_value(s: State, value: int) -> int:
    return wide(s.zombies[value]) + wide(s.revealed[value])


@LAWS.add(
    "there are {n} zombie cards of number {name}; these rules have {all}",
    each=st.VALUES,
    words=lambda r, s, value: {"n": of_value(s, value), "name": st.VALUE_NAMES[value], "all": r.zombie_deck[value]},
    is_basic=True,
)
def zombie_cards(r: Rules, s: State, value: int) -> bool:
    """Invariant 3."""
    return bool(of_value(s, value) != r.zombie_deck[value])


@jit
def copies(s: State, card: int) -> int:
    """All copies of a corridor card, wherever they are."""
    n = wide(s.corridor[card]) + wide(s.used[card])
    for i in range(wide(s.n_table)):
        code = wide(s.table[i])
        n += wide(code >= st.CARD and (code - st.CARD) % st.CARDS == card)
    return n


@LAWS.add(
    "there are {n} corridor cards {name}; these rules have {all}",
    each=st.CARDS,
    words=lambda r, s, card: {"n": copies(s, card), "name": card_name(r, card), "all": r.corridor_deck[card]},
    is_basic=True,
)
def corridor_cards(r: Rules, s: State, card: int) -> bool:
    """Invariant 2."""
    return bool(copies(s, card) != r.corridor_deck[card])


@LAWS.add(
    "the size of the action deck is not the number of its cards",
    "the size of the action discard pile is not the number of its cards",
    "the size of the corridor deck is not the number of its cards",
    "the size of the used pile is not the number of its cards",
    is_basic=True,
)
def sizes(r: Rules, s: State) -> int:
    return first(
        total(s.deck) != s.left,
        total(s.discard) != s.n_discard,
        total(s.corridor) != s.n_deck,
        total(s.used) != s.n_used,
    )


@LAWS.add(
    "there is a gap in the table",
    "something lies beyond the end of the table",
    "the starting board is missing at ranks 0 to 3",
    "there is a starting board beyond ranks 0 to 3",
    "a corridor card lies mirrored, but these rules mirror none",
    "the horde is on rank {s.horde}, behind the table, which begins with rank {first_rank}",
    "the horde is on rank {s.horde}: the piece from rank {first_rank} on should be gone",
    is_basic=True,
)
def table(r: Rules, s: State) -> int:
    """Invariants 7 and 8: the table is contiguous, and the horde stands on its lowest piece or in the pit."""
    for i in range(st.TABLE):
        code = wide(s.table[i])
        is_start = i == 0 and s.lowest == 0
        fault = first(
            code == st.NOTHING and i < s.n_table,
            code != st.NOTHING and i >= s.n_table,
            code != st.START and is_start,
            code == st.START and not is_start,
            code >= st.CARD + st.MIRRORED and r.mirror_cards == 0,  # COR-A46
        )
        if fault:
            return fault
    ahead = wide(s.horde) - st.RANKS * wide(s.lowest)
    is_in_pit = s.lowest == 0 and s.horde == -1
    fault = first(ahead < 0 and not is_in_pit, ahead >= st.RANKS and is_running(s))
    return 5 + fault if fault else 0


@jit
def is_running(s: State) -> bool:
    """Whether a turn goes on."""
    return s.phase == st.TURN or s.phase == st.DISCARDING


@LAWS.add(
    "a corridor card is owed although there are some to draw",
    "a corridor card is owed although the corridor deck was never used up",
    "the corridor deck is empty: under these rules it was used up with its last card, so depletions cannot be 0",
    "the corridor deck was used up {s.depletions} times: nobody could have run from the horde so long",
    "a corridor card waits for the end of the turn, but these rules lay it at once",
    is_basic=True,
)
def corridor(r: Rules, s: State) -> int:
    return first(
        s.owed == st.DEBT and (s.n_deck > 0 or s.n_used > 0),  # COR-A30
        s.owed == st.DEBT and s.depletions == 0,
        r.depletion == st.ON_LAST_CARD and s.n_deck == 0 and s.depletions == 0,  # COR-A29
        wide(s.depletions) * wide(r.bonus_per_depletion) > FASTEST,
        s.owed == st.AT_END_OF_TURN and r.reveal != st.END_OF_TURN,  # COR-A20
    )


@LAWS.add(
    "while pawns are placed it is round 0, not round {s.rounds}",
    "while pawns are placed the horde is in the pit, not on rank {s.horde}",
    "while pawns are placed, {s.n_table} pieces on the table are not what these rules lay",
    "while pawns are placed nobody has cards",
    "while pawns are placed nobody has left the starting area",
    "while pawns are placed nobody is tripped",
)
def placing(r: Rules, s: State) -> int:
    if s.phase != st.PLACING:
        return 0
    return first(
        s.rounds != 0,
        s.horde != -1,
        s.n_table != (2 if r.setup_order == st.CORRIDOR_FIRST else 1),  # COR-A39
        total(s.held) != 0,
        bool(s.rank.any()),
        total(s.tripped) != 0,
    )


@LAWS.add(
    "round {s.rounds} is not between 1 and {r.max_rounds}",
    "nobody is to act, but the game is not over",
    "player {s.turn} is to act, but the game is over",
    "{s.points} action points are not between {least_points} and {most_points}",
    "there are votes but no tie",
    "votes are shown, but none decided the game",
)
def phase(r: Rules, s: State) -> int:
    return first(
        s.phase != st.PLACING and not 1 <= s.rounds <= r.max_rounds,
        s.turn == st.NOBODY and s.phase != st.OVER,
        s.turn != st.NOBODY and s.phase == st.OVER,
        not least_points(s) <= s.points <= most_points(r, s),
        s.phase != st.VOTING and total(s.vote) != 0,
        total(s.shown) != 0 and not was_tied(s),
    )


@jit
def least_points(s: State) -> int:
    """A turn ends with its last point."""
    return wide(s.phase == st.TURN)


@jit
def most_points(r: Rules, s: State) -> int:
    """Whoever discards has paid for a card."""
    if s.phase == st.DISCARDING:
        return wide(r.action_points) - wide(r.cost_draw)
    return wide(r.action_points) if s.phase == st.TURN else 0


@LAWS.add(
    "player {p} stands on lane {lane}, rank {rank}, where there is no free floor",
    "player {p} is on rank {rank}, caught by the horde on rank {s.horde}",
    "player {p} is on the newest card, so another should lie beyond it",
    "player {p} either lies tripped (1) or does not (0), nothing else",
    each=PLAYERS,
)
def places(r: Rules, s: State, p: int) -> int:
    """Invariant 4: where pawns can stand, of those that are placed."""
    if p >= n_placed(r, s):
        return 0
    rank, is_over = wide(s.rank[p]), s.phase == st.OVER
    is_in_pit = r.pit_enterable == 1 and is_over and s.horde == -1 and rank == -1  # COR-A6
    is_newest = rank // st.RANKS == wide(s.lowest) + wide(s.n_table) - 1
    return first(
        not is_floor(r, s, wide(s.lane[p]), rank) and not is_in_pit,
        rank <= s.horde and s.phase != st.VOTING and not is_over,
        is_newest and s.owed == st.PAID and s.phase != st.PLACING and not is_over,  # COR-38
        not 0 <= s.tripped[p] <= 1,  # COR-58
    )


@jit
def n_placed(r: Rules, s: State) -> int:
    return wide(s.turn) if s.phase == st.PLACING else wide(r.players)


@jit
def is_floor(r: Rules, s: State, lane: int, rank: int) -> bool:
    """Whether a square lies on the table and holds no obstacle."""
    k = rank // st.RANKS
    if not s.lowest <= k < wide(s.lowest) + wide(s.n_table):
        return False
    return piece(r, s, k) >> (rank % st.RANKS * RANK_BITS + EDGE + lane) & 1 == 0


@LAWS.add(
    "players {q} and {p} are both on lane {lane}, rank {rank}",
    each=st.PLAYERS * st.PLAYERS,
    words=lambda r, s, both: words(r, s, both // st.PLAYERS) | {"q": both % st.PLAYERS},
)
def shared_squares(r: Rules, s: State, both: int) -> bool:
    """Invariant 11."""
    p, q = both // st.PLAYERS, both % st.PLAYERS
    is_shared = q < p < n_placed(r, s) and s.lane[q] == s.lane[p] and s.rank[q] == s.rank[p]
    return is_shared and not may_share(r, s, p, q)


@jit
def may_share(r: Rules, s: State, p: int, q: int) -> bool:
    """COR-60, COR-A11, COR-A48: only the player whose turn it is, on a tripped one, if she can still get off.

    A push into the horde may end the game while its player shares a square.
    """
    if s.phase == st.OVER:
        return wide(s.tripped[p]) + wide(s.tripped[q]) == 1
    if not is_running(s) or (s.turn != p and s.turn != q):
        return False
    mine = wide(s.turn)
    if s.tripped[mine] == 1 or s.tripped[p + q - mine] == 0:
        return False
    shut = around(r, s, wide(s.rank[mine])) | beyond(s, mine)
    standing, lying = pawns(r, s, mine)
    return can_get_off(shut, standing, lying, MIDDLE + wide(s.lane[mine]), steps_after(r, s, 0))


@LAWS.add(
    "player {p}: the size of the hand, {held}, is not the number of its cards",
    "player {p} holds {held} cards, more than {limit}",
    "player {p} is to discard, but holds only {held} cards",
    each=PLAYERS,
)
def hands(r: Rules, s: State, p: int) -> int:
    """Invariant 5."""
    spare = wide(s.held[p]) - hand_limit(r, s, p)
    return first(total(s.hand[p]) != s.held[p], spare > 0, spare < 0 and s.phase == st.DISCARDING and s.turn == p)


@jit
def hand_limit(r: Rules, s: State, p: int) -> int:
    """COR-40, COR-41: one card more while p chooses what to discard."""
    return wide(r.hand_limit) + wide(s.phase == st.DISCARDING and s.turn == p and r.discard_after_draw == 1)


@LAWS.add(
    "there is a vote, but these rules toss a coin",
    "a tie is between players caught side by side: player {p} is alone furthest behind",
    "a tie is between players caught side by side: player {p}, furthest behind, is not caught",
    "player {p} is not tied and has not voted, but it is player {s.turn}'s turn to vote",
    "player {p} has voted before her turn: it is player {s.turn}'s",
    "player {p} is tied and cannot vote",
    "player {p} has voted for somebody who is not tied",
    each=PLAYERS,
)
def tie(r: Rules, s: State, p: int) -> int:
    """COR-91, COR-A36: who votes, and in which order."""
    if s.phase != st.VOTING:
        return 0
    last = last_rank(r, s)
    is_tied = s.rank[p] == last
    return first(
        r.tie_vote == st.COIN,
        is_tied and n_last(r, s) == 1,
        is_tied and last > s.horde,
        not is_tied and p < s.turn and s.vote[p] == 0,
        not is_tied and p >= s.turn and s.vote[p] != 0,
        is_tied and (p == s.turn or s.vote[p] != 0),
        is_for_untied(r, s, wide(s.vote[p])),
    )


@jit
def is_for_untied(r: Rules, s: State, vote: int) -> bool:
    """COR-A35."""
    return 0 < vote <= r.players and s.rank[vote - 1] != last_rank(r, s)


@LAWS.add(
    "there is a loser, player {s.loser}, but the game is not over",
    "there is an end reason, but the game is not over",
    "the game is over for no reason",
    "at the round cap nobody loses, so not player {s.loser}",
    "at the round cap nobody is caught",
    "the round cap ends round {r.max_rounds}, not round {s.rounds}",
    "the game is over without a loser, which is for the round cap only",
    "the loser, player {s.loser}, is not the one furthest behind",
    "the loser, player {s.loser}, is furthest behind, but not caught by the horde",
    "several are furthest behind together, so a vote or a coin decides",
    "a vote or a coin has decided, but there was no tie",
    "a push, a step or a jump leads no further than the rank behind the horde's",
)
def end(r: Rules, s: State) -> int:
    """Invariant 16: at the end there is one loser, furthest behind and caught; at the round cap there is none."""
    is_over, is_cap, has_loser = s.phase == st.OVER, s.end == meta.ROUND_CAP, s.loser != st.NOBODY
    last, is_one, is_loss = last_rank(r, s), n_last(r, s) == 1, is_over and not is_cap
    is_own_doing = s.end == meta.PUSHED_INTO_HORDE or s.end == meta.WALKED_INTO_HORDE
    return first(
        not is_over and has_loser,
        not is_over and s.end != 0,
        is_over and s.end == 0,
        is_over and is_cap and has_loser,
        is_over and is_cap and last <= s.horde,
        is_over and is_cap and s.rounds != r.max_rounds,
        is_loss and not has_loser,
        is_loss and s.rank[s.loser] != last,
        is_loss and last > s.horde,
        is_loss and not is_one and not was_tied(s),
        is_loss and is_one and was_tied(s),
        is_loss and is_own_doing and last + 1 < s.horde,
    )


@jit
def was_tied(s: State) -> bool:
    return s.end == meta.BY_VOTE or s.end == meta.BY_COIN


@LAWS.add(
    "after a tie the votes of those who were not tied are open: player {p}'s is missing",
    "after a tie the votes of those who were not tied are open, and no others: player {p} has none",
    "player {p} has voted for one who was not tied",
    "a vote decides exactly when all name the same player, and player {p} has named another or none",
    "a vote decides exactly when all name the same player, and all have named player {p}",
    "the loser is the one whom all have named, player {p}",
)
def shown_votes(r: Rules, s: State) -> int:
    """COR-A36: the votes that decided a tie, or did not."""
    if not was_tied(s):
        return 0
    last, named, odd = last_rank(r, s), 0, st.NOBODY
    for p in range(wide(r.players)):
        vote = wide(s.shown[p])
        is_voter = r.tie_vote != st.COIN and s.rank[p] != last
        fault = first(is_voter and vote == 0, not is_voter and vote != 0, is_for_untied(r, s, vote))
        if fault:
            return about(p, fault)
        named = named if named else vote
        if vote == st.ABSTAINED or vote != (named if vote else 0):
            odd = p
    if s.end == meta.BY_VOTE and (named == 0 or odd != st.NOBODY):
        return about(max(odd, 0), 4)
    if s.end == meta.BY_COIN and named != 0 and odd == st.NOBODY:
        return about(named - 1, 5)
    return about(named - 1, 6) if s.end == meta.BY_VOTE and s.loser != named - 1 else 0
