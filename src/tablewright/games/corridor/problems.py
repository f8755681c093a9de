"""What is impossible about a position, in words."""

from collections.abc import Iterator

from tablewright.games.corridor.audit import cards_of_kind, copies, is_floor, may_share
from tablewright.games.corridor.describe import card_name
from tablewright.games.corridor.meta import BY_COIN, BY_VOTE, CAUGHT_BY_HORDE, ROUND_CAP
from tablewright.games.corridor.state import (
    ABSTAINED,
    AT_END_OF_TURN,
    CARD,
    CARDS,
    COIN,
    CORRIDOR_FIRST,
    DEBT,
    DISCARDING,
    END_OF_TURN,
    KIND_NAMES,
    MIRRORED,
    NOBODY,
    OVER,
    PAID,
    PLACING,
    RANKS,
    START,
    TURN,
    VALUE_NAMES,
    VOTING,
    Rules,
    State,
)
from tablewright.games.corridor.zombies import last_rank, n_last

FASTEST = 1_000  # a bonus that nobody could have outrun: the table is a hundred ranks long


def problems(r: Rules, s: State) -> list[str]:
    """Every impossible thing about a full state; none when it is possible."""
    found = [*card_problems(r, s), *table_problems(r, s)]
    if found:
        return found  # the rest could not be looked up
    return [*phase_problems(r, s), *pawn_problems(r, s), *hand_problems(r, s), *tie_problems(r, s), *end_problems(r, s)]


def card_problems(r: Rules, s: State) -> Iterator[str]:
    """Invariants of the three decks."""
    for kind, name in enumerate(KIND_NAMES):
        if (n := cards_of_kind(r, s, kind)) != r.action_deck[kind]:
            yield f"there are {n} {name} cards; these rules have {r.action_deck[kind]}"
    for value, name in enumerate(VALUE_NAMES):
        if (n := int(s.zombies[value]) + int(s.revealed[value])) != r.zombie_deck[value]:
            yield f"there are {n} zombie cards of number {name}; these rules have {r.zombie_deck[value]}"
    for card in range(CARDS):
        if (n := copies(s, card)) != r.corridor_deck[card]:
            yield f"there are {n} corridor cards {card_name(r, card)}; these rules have {r.corridor_deck[card]}"


def table_problems(r: Rules, s: State) -> Iterator[str]:
    table = [int(code) for code in s.table[: int(s.n_table)]]
    if (table[:1] == [START]) != (s.lowest == 0) or START in table[1:]:
        yield "the starting board is at ranks 0 to 3 and nowhere else"
    if not r.mirror_cards and any(code >= CARD + MIRRORED for code in table):
        yield "a corridor card lies mirrored, but these rules mirror none"
    if s.horde < RANKS * s.lowest and not (s.lowest == 0 and s.horde == -1):
        yield f"the horde is on rank {s.horde}, behind the table, which begins with rank {RANKS * s.lowest}"
    if s.horde >= RANKS * (s.lowest + 1) and s.phase in (TURN, DISCARDING):
        yield f"the horde is on rank {s.horde}: the piece from rank {RANKS * s.lowest} on should be gone"
    if s.owed == DEBT and (s.n_deck or s.n_used):
        yield "a corridor card is owed although there are some to draw"
    if s.owed == DEBT and not s.depletions:
        yield "a corridor card is owed although the corridor deck was never used up"
    if int(s.depletions) * int(r.bonus_per_depletion) > FASTEST:
        yield f"the corridor deck was used up {s.depletions} times: nobody could have run from the horde so long"
    if s.owed == AT_END_OF_TURN and r.reveal != END_OF_TURN:
        yield "a corridor card waits for the end of the turn, but these rules lay it at once"


def phase_problems(r: Rules, s: State) -> Iterator[str]:
    if s.phase == PLACING:
        if s.rounds or s.points or s.horde != -1 or s.held.any() or s.rank.any() or s.tripped.any():
            yield "while pawns are placed it is round 0, the horde is in the pit and nobody has cards or points"
        if s.n_table != (2 if r.setup_order == CORRIDOR_FIRST else 1):
            yield f"while pawns are placed, {s.n_table} pieces on the table are not what these rules lay"
    elif not 1 <= s.rounds <= r.max_rounds:
        yield f"round {s.rounds} is not between 1 and {r.max_rounds}"
    if (s.turn == NOBODY) != (s.phase == OVER):
        yield "somebody is to act exactly while the game is not over"
    yield from point_problems(r, s)
    if s.phase != VOTING and s.vote.any():
        yield "there are votes but no tie"
    if s.shown.any() and s.end not in (BY_VOTE, BY_COIN):
        yield "votes are shown, but none decided the game"


def point_problems(r: Rules, s: State) -> Iterator[str]:
    """A turn ends with its last point, and whoever discards has paid for a card."""
    least, most = int(s.phase == TURN), 0
    if s.phase in (TURN, DISCARDING):
        most = int(r.action_points) - (int(r.cost_draw) if s.phase == DISCARDING else 0)
    if not least <= s.points <= most:
        yield f"{s.points} action points are not between {least} and {most}"


def pawn_problems(r: Rules, s: State) -> Iterator[str]:
    """Invariant 4: where pawns can stand."""
    n = int(s.turn) if s.phase == PLACING else int(r.players)
    for p in range(n):
        lane, rank = int(s.lane[p]), int(s.rank[p])
        in_pit = bool(r.pit_enterable) and s.phase == OVER and rank == -1 == int(s.horde)
        if not is_floor(r, s, lane, rank) and not in_pit:
            yield f"player {p} stands on lane {lane + 1}, rank {rank}, where there is no free floor"
        if rank <= s.horde and s.phase not in (VOTING, OVER):
            yield f"player {p} is on rank {rank}, caught by the horde on rank {s.horde}"
        if s.owed == PAID and rank // RANKS == s.lowest + s.n_table - 1 and s.phase not in (PLACING, OVER):
            yield f"player {p} is on the newest card, so another should lie beyond it"
        for q in range(p):
            if lane == s.lane[q] and rank == s.rank[q] and not may_share(r, s, p, q):
                yield f"players {q} and {p} are both on lane {lane + 1}, rank {rank}"


def hand_problems(r: Rules, s: State) -> Iterator[str]:
    """Invariant 5."""
    for p in range(int(r.players)):
        draws = s.phase == DISCARDING and s.turn == p
        limit = int(r.hand_limit) + int(draws and bool(r.discard_after_draw))
        if s.held[p] > limit:
            yield f"player {p} holds {s.held[p]} cards, more than {limit}"
        if draws and s.held[p] < limit:
            yield f"player {p} is to discard, but holds only {s.held[p]} cards"


def tie_problems(r: Rules, s: State) -> Iterator[str]:
    """COR-A36: who votes, and in which order."""
    if s.phase != VOTING:
        return
    if r.tie_vote == COIN:
        yield "there is a vote, but these rules toss a coin"
    last = last_rank(r, s)
    if n_last(r, s) < 2 or last > s.horde:
        yield "a tie needs two or more who are caught side by side"
    for p in range(int(r.players)):
        is_voter = s.rank[p] != last
        if bool(s.vote[p]) != (is_voter and p < s.turn):
            yield f"player {p}: the votes are cast in turn order by those who are not tied, up to player {s.turn}"
        if p == s.turn and not is_voter:
            yield f"player {p} is tied and cannot vote"
        if s.vote[p] and s.vote[p] <= r.players and s.rank[int(s.vote[p]) - 1] != last:
            yield f"player {p} has voted for somebody who is not tied"


def end_problems(r: Rules, s: State) -> Iterator[str]:
    """Invariant 16: exactly one loser, furthest behind and caught; none at the round cap."""
    if s.phase != OVER:
        if s.loser != NOBODY or s.end:
            yield "there is a loser or an end reason, but the game is not over"
        return
    if s.end == 0:
        yield "the game is over for no reason"
    elif s.end == ROUND_CAP:
        if s.loser != NOBODY or last_rank(r, s) <= s.horde:
            yield "at the round cap nobody is caught and nobody loses"
        if s.rounds != r.max_rounds:
            yield f"the round cap ends round {r.max_rounds}, not round {s.rounds}"
    elif s.loser == NOBODY or s.rank[s.loser] != last_rank(r, s) or s.rank[s.loser] > s.horde:
        yield "the loser is the one furthest behind, caught by the horde"
    elif (n_last(r, s) > 1) != (s.end in (BY_VOTE, BY_COIN)):
        yield "a vote or a coin decides a tie, and only a tie"
    elif s.end in (BY_VOTE, BY_COIN):
        yield from shown_problems(r, s)
    elif s.end != CAUGHT_BY_HORDE and s.end < BY_VOTE and s.rank[s.loser] + 1 < s.horde:
        yield "a push, a step or a jump leads no further than the rank behind the horde's"


def shown_problems(r: Rules, s: State) -> Iterator[str]:
    """COR-A36: the votes that decided a tie, or did not."""
    players, last = range(int(r.players)), last_rank(r, s)
    voters = [] if r.tie_vote == COIN else [p for p in players if s.rank[p] != last]
    votes = {int(s.shown[p]) for p in voters}
    if any((s.shown[p] != 0) != (p in voters) for p in players):
        yield "after a tie the votes of those who were not tied are open, and no others"
    elif any(vote != ABSTAINED and s.rank[vote - 1] != last for vote in votes):
        yield "somebody has voted for one who was not tied"
    elif (s.end == BY_VOTE) != (len(votes) == 1 and ABSTAINED not in votes):
        yield "a vote decides exactly when all name the same player"
    elif s.end == BY_VOTE and votes != {int(s.loser) + 1}:
        yield "the loser is the one whom all have named"
