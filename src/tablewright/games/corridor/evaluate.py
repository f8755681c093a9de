"""The bots' heuristic: who is in how much danger of being the one loser."""

from tablewright.games.corridor.floor import MIDDLE, RANK_BITS, around
from tablewright.games.corridor.state import (
    ATTRACT,
    DISTRACT,
    JUMP,
    NOBODY,
    OVER,
    PLACING,
    PUSH,
    TRIP,
    VOTING,
    Rules,
    State,
)
from tablewright.games.corridor.zombies import last_rank
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Values

CARD_WORTH = 0.25  # ranks that a card in hand is worth
JUMP_WORTH, PUSH_WORTH, TRIP_WORTH, CALL_WORTH = 0.15, 0.2, 0.2, 0.05  # and what the kinds add to that, where known
DOWN = 1.2  # ranks that lying costs
DETOUR = 0.8  # ranks that a blocked square right ahead costs
FAR = 14.0  # ranks ahead of the horde beyond which nobody is safer
POINT_WORTH = 0.6  # ranks that an unspent action point is worth
BRINK = 0.5  # keeps the danger of whoever has no rank left finite


@jit
def safety(r: Rules, s: State, p: int) -> float:
    """How many ranks p is ahead of the horde, all things considered."""
    ahead = float(int(s.rank[p]) - int(s.horde)) + CARD_WORTH * int(s.held[p])
    ahead += JUMP_WORTH * int(s.hand[p, JUMP]) + PUSH_WORTH * int(s.hand[p, PUSH]) + TRIP_WORTH * int(s.hand[p, TRIP])
    ahead += CALL_WORTH * (int(s.hand[p, DISTRACT]) + int(s.hand[p, ATTRACT]))
    if s.tripped[p]:
        ahead -= DOWN
    elif around(r, s, int(s.rank[p])) >> (MIDDLE + int(s.lane[p]) + RANK_BITS) & 1:
        ahead -= DETOUR
    if s.turn == p:
        ahead += POINT_WORTH * int(s.points)  # she may still run
    return min(max(ahead, 0.0), FAR)


@jit
def danger(r: Rules, s: State, p: int) -> float:
    """A weight for p being the loser: it falls with the square of her safety."""
    near = BRINK + safety(r, s, p)
    return 1.0 / (near * near)


@jit
def chances(r: Rules, s: State, out: Values) -> None:
    """The chance of each player to be the loser, as it looks."""
    n, last, total = int(r.players), last_rank(r, s), 0.0
    for p in range(n):
        if s.phase == OVER:
            out[p] = 1.0 if s.loser == p else 0.0
        elif s.phase == VOTING:
            out[p] = 1.0 if s.rank[p] == last else 0.0
        else:
            out[p] = danger(r, s, p)
        total += out[p]
    for p in range(n):
        out[p] /= total


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """The outcome to expect for each player: the loser's -1 and the others' share of it, by the chance of each."""
    n = int(r.players)
    if s.phase == PLACING or (s.phase == OVER and s.loser == NOBODY):
        for p in range(n):
            out[p] = 0.0
        return
    chances(r, s, out)
    for p in range(n):
        out[p] = (1.0 - out[p]) / (n - 1) - out[p]
