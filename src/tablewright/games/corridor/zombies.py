"""The Corridor: the zombies' move, the clean-up after it, and losing."""

from tablewright.games.corridor import meta
from tablewright.games.corridor import state as st
from tablewright.games.corridor.decks import (
    onto_discard_pile,
    pay_debt,
    remove_lowest,
    reshuffle_zombies,
    take_zombie_card,
)
from tablewright.games.corridor.state import Rules, State
from tablewright.kernel.tools import Records, below, jit, tell, total, wide


@jit
def horde_move(r: Rules, s: State, number: int) -> int:
    """COR-74, COR-79, COR-80, COR-A27, COR-A28: how far the horde goes on this number; never backward (COR-75)."""
    bonus = wide(s.depletions) * wide(r.bonus_per_depletion)
    return max(0, number + wide(s.attracts) - wide(s.distracts) + bonus)


@jit
def zombies_move(r: Rules, s: State, log: Records) -> None:
    """COR-78 to COR-82: obstacles and pawns do not slow the horde, and nobody acts before it has moved (COR-A26)."""
    number = take_zombie_card(s, log)
    move = horde_move(r, s, number)
    s.horde += move
    onto_discard_pile(s, st.DISTRACT, wide(s.distracts))  # COR-81: with the move, before anybody is caught
    onto_discard_pile(s, st.ATTRACT, wide(s.attracts))
    s.distracts = s.attracts = 0  # COR-77
    tell(log, st.HORDE_MOVED, st.NOBODY, number, move, s.horde)
    if r.depletion == st.ON_LAST_CARD and total(s.zombies) == 0:  # COR-A29
        reshuffle_zombies(s, log)


@jit
def clean_up(r: Rules, s: State, log: Records) -> None:
    """COR-83, COR-86, COR-A34: all pieces behind the horde go; players are ahead of it, so they have left them too."""
    while (wide(s.lowest) + 1) * st.RANKS <= s.horde:
        remove_lowest(s, log)
    if s.owed == st.DEBT:
        pay_debt(r, s, log)


@jit
def last_rank(r: Rules, s: State) -> int:
    """The rank of whoever is furthest behind."""
    rank = wide(s.rank[0])
    for p in range(1, wide(r.players)):
        rank = min(rank, wide(s.rank[p]))
    return rank


@jit
def n_last(r: Rules, s: State) -> int:
    """How many are furthest behind, side by side."""
    last, n = last_rank(r, s), 0
    for p in range(wide(r.players)):
        n += wide(s.rank[p] == last)
    return n


@jit
def finish(s: State, loser: int, reason: int, log: Records) -> None:
    """COR-93: the game is over at once; at the round cap nobody loses (COR-A47)."""
    s.loser, s.end, s.phase, s.turn, s.points = loser, reason, st.OVER, st.NOBODY, 0
    tell(log, st.NOBODY_LOST if loser == st.NOBODY else st.LOST, loser, reason, 0, 0)


@jit
def catch(r: Rules, s: State, log: Records) -> None:
    """COR-89, COR-90, COR-91: somebody is caught; whoever is furthest behind loses, or the others vote."""
    last, tied, first = wide(s.rank[0]), 0, 0
    for p in range(wide(r.players)):
        rank = wide(s.rank[p])
        if rank < last:
            last, tied, first = rank, 0, p
        if rank == last:
            tied |= 1 << p
    if tied == 1 << first:
        finish(s, first, meta.CAUGHT_BY_HORDE, log)
        return
    tell(log, st.TIED, st.NOBODY, tied, 0, 0)
    s.phase, s.turn, s.points = st.VOTING, next_voter(r, s, 0), 0
    if s.turn == st.NOBODY or r.tie_vote == st.COIN:  # COR-A36: nobody is left to decide
        toss(r, s, log)


@jit
def next_voter(r: Rules, s: State, p: int) -> int:
    """COR-A36: the first player from p on who is not one of the tied, or nobody."""
    last = last_rank(r, s)
    for q in range(p, wide(r.players)):
        if s.rank[q] != last:
            return q
    return st.NOBODY


@jit
def toss(r: Rules, s: State, log: Records) -> None:
    """COR-92: chance among the tied."""
    k, last = below(s, n_last(r, s)), last_rank(r, s)
    for p in range(wide(r.players)):
        if s.rank[p] == last:
            if k == 0:
                finish(s, p, meta.BY_COIN, log)
                return
            k -= 1


@jit
def cast_vote(r: Rules, s: State, p: int, vote: int, log: Records) -> None:
    """COR-A36: votes are open once all are in; one name by all decides, anything else is left to chance."""
    s.vote[p] = vote
    s.turn = next_voter(r, s, p + 1)
    if s.turn != st.NOBODY:
        return
    agreed = show_votes(r, s, log)
    if agreed:
        finish(s, agreed - 1, meta.BY_VOTE, log)
    else:
        toss(r, s, log)


@jit
def show_votes(r: Rules, s: State, log: Records) -> int:
    """Turn the votes over: the player that all named, counted from 1, or 0."""
    first, agreed = 0, True
    for p in range(wide(r.players)):
        vote = wide(s.vote[p])
        if vote:
            tell(log, st.VOTE_SHOWN, p, vote, 0, 0)
            first = first if first else vote
            agreed = agreed and vote == first
        s.vote[p], s.shown[p] = 0, vote
    return first if agreed and first != st.ABSTAINED else 0
