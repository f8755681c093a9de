"""The zombies' move, the clean-up after it, and losing."""

from tablewright.games.corridor.decks import (
    onto_discard_pile,
    pay_debt,
    remove_lowest,
    reshuffle_zombies,
    take_zombie_card,
    zombies_left,
)
from tablewright.games.corridor.meta import BY_COIN, BY_VOTE, CAUGHT_BY_HORDE, ROUND_CAP
from tablewright.games.corridor.state import (
    ABSTAINED,
    ATTRACT,
    COIN,
    DEBT,
    DISTRACT,
    HORDE_MOVED,
    LOST,
    NOBODY,
    NOBODY_LOST,
    ON_LAST_CARD,
    OVER,
    RANKS,
    TIED,
    VOTE_SHOWN,
    VOTING,
    Rules,
    State,
)
from tablewright.kernel.cache import jit
from tablewright.kernel.events import EVERYBODY, emit
from tablewright.kernel.records import Records
from tablewright.kernel.rng import below


@jit
def horde_move(r: Rules, s: State, number: int) -> int:
    """COR-74, COR-79, COR-80, COR-A27, COR-A28: how far the horde goes on this number; never backward (COR-75)."""
    bonus = int(s.depletions) * int(r.bonus_per_depletion)
    return max(0, number + int(s.attracts) - int(s.distracts) + bonus)


@jit
def zombies_move(r: Rules, s: State, log: Records) -> None:
    """COR-78 to COR-82: obstacles and pawns do not slow the horde, and nobody acts before it has moved (COR-A26)."""
    number = take_zombie_card(s, log)
    move = horde_move(r, s, number)
    s.horde += move
    onto_discard_pile(s, DISTRACT, int(s.distracts))  # COR-81: with the move, before anybody is caught
    onto_discard_pile(s, ATTRACT, int(s.attracts))
    s.distracts = s.attracts = 0  # COR-77
    emit(log, HORDE_MOVED, NOBODY, EVERYBODY, number, move, int(s.horde))
    if r.depletion == ON_LAST_CARD and zombies_left(s) == 0:  # COR-A29
        reshuffle_zombies(s, log)


@jit
def clean_up(r: Rules, s: State, log: Records) -> None:
    """COR-83, COR-86, COR-A34: all pieces behind the horde go; players are ahead of it, so they have left them too."""
    while (int(s.lowest) + 1) * RANKS <= int(s.horde):
        remove_lowest(s, log)
    if s.owed == DEBT:
        pay_debt(r, s, log)


@jit
def last_rank(r: Rules, s: State) -> int:
    """The rank of whoever is furthest behind."""
    rank = int(s.rank[0])
    for p in range(1, int(r.players)):
        rank = min(rank, int(s.rank[p]))
    return rank


@jit
def n_last(r: Rules, s: State) -> int:
    """How many are furthest behind, side by side."""
    last, n = last_rank(r, s), 0
    for p in range(int(r.players)):
        n += s.rank[p] == last
    return n


@jit
def finish(s: State, loser: int, reason: int, log: Records) -> None:
    """COR-93: the game is over at once."""
    s.loser, s.end, s.phase, s.turn, s.points = loser, reason, OVER, NOBODY, 0
    if loser == NOBODY:
        emit(log, NOBODY_LOST, NOBODY, EVERYBODY, reason, 0, 0)
    else:
        emit(log, LOST, loser, EVERYBODY, reason, 0, 0)


@jit
def finish_at_cap(s: State, log: Records) -> None:
    """COR-A47: nobody loses a game that does not end."""
    finish(s, NOBODY, ROUND_CAP, log)


@jit
def catch(r: Rules, s: State, log: Records) -> None:
    """COR-89, COR-90, COR-91: somebody is caught; whoever is furthest behind loses, or the others vote."""
    last, bits, first = int(s.rank[0]), 0, 0
    for p in range(int(r.players)):
        rank = int(s.rank[p])
        if rank < last:
            last, bits, first = rank, 0, p
        if rank == last:
            bits |= 1 << p
    if bits == 1 << first:
        finish(s, first, CAUGHT_BY_HORDE, log)
        return
    emit(log, TIED, NOBODY, EVERYBODY, bits, 0, 0)
    s.phase, s.turn, s.points = VOTING, next_voter(r, s, 0), 0
    if s.turn == NOBODY or r.tie_vote == COIN:  # COR-A36: nobody is left to decide
        toss(r, s, log)


@jit
def next_voter(r: Rules, s: State, p: int) -> int:
    """COR-A36: the first player from p on who is not one of the tied, or nobody."""
    last = last_rank(r, s)
    for q in range(p, int(r.players)):
        if s.rank[q] != last:
            return q
    return NOBODY


@jit
def toss(r: Rules, s: State, log: Records) -> None:
    """COR-92: chance among the tied."""
    k, last = below(s, n_last(r, s)), last_rank(r, s)
    for p in range(int(r.players)):
        if s.rank[p] == last:
            if k == 0:
                finish(s, p, BY_COIN, log)
                return
            k -= 1


@jit
def cast_vote(r: Rules, s: State, p: int, vote: int, log: Records) -> None:
    """COR-A36: votes are open once all are in; one name by all decides, anything else is left to chance."""
    s.vote[p] = vote
    s.turn = next_voter(r, s, p + 1)
    if s.turn != NOBODY:
        return
    agreed = show_votes(r, s, log)
    if agreed:
        finish(s, agreed - 1, BY_VOTE, log)
    else:
        toss(r, s, log)


@jit
def show_votes(r: Rules, s: State, log: Records) -> int:
    """Turn the votes over: the player that all named, counted from 1, or 0."""
    first, agreed = 0, True
    for p in range(int(r.players)):
        vote = int(s.vote[p])
        if vote:
            emit(log, VOTE_SHOWN, p, EVERYBODY, vote, 0, 0)
            first = first if first else vote
            agreed = agreed and vote == first
        s.vote[p], s.shown[p] = 0, vote
    return first if agreed and first != ABSTAINED else 0
