"""What a player may know of a game, and a possible game from what she knows.

Hidden are the other hands, the votes of a tie until all are in, and chance itself; the action deck follows from the
hands. The corridor and zombie decks are no secret: whoever looks at the open piles knows what is left in them.
"""

from tablewright.games.corridor.state import (
    ABSTAINED,
    ATTRACT,
    CARDS,
    DISTRACT,
    KINDS,
    PLAYERS,
    TABLE,
    TRIP,
    VALUES,
    VOTING,
    Rules,
    State,
)
from tablewright.games.corridor.zombies import last_rank, n_last
from tablewright.kernel.cache import jit
from tablewright.kernel.rng import below, pick


@jit
def observe(r: Rules, s: State, p: int, out: State) -> None:
    """COR-94 to COR-96."""
    for i in range(3):
        out.rng[i] = 0
    for kind in range(KINDS):
        out.deck[kind], out.discard[kind] = 0, s.discard[kind]
    out.left, out.n_discard = s.left, s.n_discard
    for q in range(PLAYERS):
        out.lane[q], out.rank[q], out.tripped[q], out.held[q] = s.lane[q], s.rank[q], s.tripped[q], s.held[q]
        out.vote[q], out.shown[q] = s.vote[q] if q == p else 0, s.shown[q]
        for kind in range(KINDS):
            out.hand[q, kind] = s.hand[q, kind] if q == p else 0
    out.phase, out.turn, out.points, out.rounds, out.horde = s.phase, s.turn, s.points, s.rounds, s.horde
    out.distracts, out.attracts, out.loser, out.end = s.distracts, s.attracts, s.loser, s.end
    observe_corridor(s, out)


@jit
def observe_corridor(s: State, out: State) -> None:
    """All of it is open."""
    for value in range(VALUES):
        out.zombies[value], out.revealed[value] = s.zombies[value], s.revealed[value]
    for i in range(TABLE):
        out.table[i] = s.table[i]
    for card in range(CARDS):
        out.corridor[card], out.used[card] = s.corridor[card], s.used[card]
    out.n_deck, out.n_used, out.n_table = s.n_deck, s.n_used, s.n_table
    out.lowest, out.owed, out.depletions = s.lowest, s.owed, s.depletions


@jit
def deal(r: Rules, o: State, p: int) -> None:
    """The unseen cards are dealt to the other hands by their sizes; what is left is the action deck."""
    unseen = count_unseen(r, o, p)
    for q in range(int(r.players)):
        if q != p:
            for _ in range(int(o.held[q])):
                if unseen == 0:
                    raise AssertionError("deal: the hands hold more cards than there are")
                kind = pick(o, o.deck, unseen)
                o.deck[kind] -= 1
                o.hand[q, kind] += 1
                unseen -= 1
    if unseen != o.left:
        raise AssertionError("deal: the cards do not add up")
    if o.phase == VOTING:
        deal_votes(r, o, p)


@jit
def count_unseen(r: Rules, o: State, p: int) -> int:
    """Put all cards that p does not see into the deck; how many."""
    unseen = 0
    for kind in range(KINDS):
        seen = int(o.discard[kind]) + (int(o.hand[p, kind]) if p >= 0 else 0)
        seen += int(o.distracts) if kind == DISTRACT else int(o.attracts) if kind == ATTRACT else 0
        if kind == TRIP:
            for q in range(int(r.players)):
                seen += int(o.tripped[q])
        if seen > r.action_deck[kind]:
            raise AssertionError("deal: more cards of a kind are seen than there are")
        o.deck[kind] = int(r.action_deck[kind]) - seen
        unseen += int(o.deck[kind])
    return unseen


@jit
def deal_votes(r: Rules, o: State, p: int) -> None:
    """A tie is put to the vote in turn order: those before the current voter have voted, nobody knows what."""
    last, n = last_rank(r, o), n_last(r, o)
    for q in range(int(o.turn)):
        if q != p and o.rank[q] != last:
            o.vote[q] = tied_player(r, o, below(o, n + 1), last)


@jit
def tied_player(r: Rules, o: State, k: int, last: int) -> int:
    """A vote for the k-th of the tied; an abstention when there are no more than k."""
    for q in range(int(r.players)):
        if o.rank[q] == last:
            if k == 0:
                return q + 1
            k -= 1
    return ABSTAINED
