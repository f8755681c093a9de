"""The Corridor: a possible game from what a player knows.

Hidden are the other hands, the votes of a tie until all are in, and chance itself; the action deck follows from the
hands. The corridor and zombie decks are no secret: whoever looks at the open piles knows what is left in them.
"""

from tablewright.games.corridor import state as st
from tablewright.games.corridor.decks import cards_in_sight
from tablewright.games.corridor.state import Rules, State
from tablewright.games.corridor.zombies import last_rank, n_last
from tablewright.kernel.tools import below, jit, pick, wide


@jit
def deal(r: Rules, o: State, p: int) -> None:
    """The unseen cards are dealt to the other hands by their sizes; what is left is the action deck."""
    unseen = gather_unseen(r, o, p)
    for q in range(wide(r.players)):
        if q != p:
            for _ in range(wide(o.held[q])):
                if unseen == 0:
                    raise AssertionError("deal: the hands hold more cards than there are")
                kind = pick(o, o.deck, unseen)
                o.deck[kind] -= 1
                o.hand[q, kind] += 1
                unseen -= 1
    if unseen != o.left:
        raise AssertionError("deal: the cards do not add up")
    if o.phase == st.VOTING:
        deal_votes(r, o, p)


@jit
def gather_unseen(r: Rules, o: State, p: int) -> int:
    """Put all cards that p does not see into the deck; how many."""
    unseen = 0
    for kind in range(st.KINDS):
        seen = cards_in_sight(r, o, kind) + (wide(o.hand[p, kind]) if p >= 0 else 0)
        if seen > r.action_deck[kind]:
            raise AssertionError("deal: more cards of a kind are seen than there are")
        o.deck[kind] = wide(r.action_deck[kind]) - seen
        unseen += wide(o.deck[kind])
    return unseen


@jit
def deal_votes(r: Rules, o: State, p: int) -> None:
    """A tie is put to the vote in turn order: those before the current voter have voted, nobody knows what."""
    last, n = last_rank(r, o), n_last(r, o)
    for q in range(wide(o.turn)):
        if q != p and o.rank[q] != last:
            o.vote[q] = tied_player(r, o, below(o, n + 1), last)


@jit
def tied_player(r: Rules, o: State, k: int, last: int) -> int:
    """A vote for the k-th of the tied; an abstention when there are no more than k."""
    for q in range(wide(r.players)):
        if o.rank[q] == last:
            if k == 0:
                return q + 1
            k -= 1
    return st.ABSTAINED
