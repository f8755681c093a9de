"""The Corridor: a heuristic value for bots. Who is in how much danger of being the one loser?

The horde takes whoever is furthest behind, so what counts is how far along each player will be when it moves: those who
still have a turn before that may run, the others have done what they can. How near the horde is foretells little more,
it comes soon enough. The weights are those that best foretell the loser of games between bots (bench/results.md).
"""

from math import exp

from tablewright.games.corridor import state as st
from tablewright.games.corridor.floor import EDGE, MIDDLE, RANK_BITS, REACH, WINDOW, around, pawns
from tablewright.games.corridor.state import Rules, State
from tablewright.games.corridor.zombies import last_rank
from tablewright.kernel.tools import Values, jit, wide

# all in ranks
RUN = 0.45  # a point that can still be spent before the horde moves
DETOUR = 0.5  # each step more than the squares ahead would take without obstacles
BEHIND = 0.6  # somebody stands right ahead, in the way of one who has yet to run
WAITING = 0.5  # the same once one has run
DOWN = 0.5  # lying, with no point left to get up
JUMP_WORTH = 0.2  # a jump in hand; the other cards foretell nothing
FALL = 1.25  # by so much the logarithm of the danger falls with each rank
NEAR_FALL = 0.07  # and by so much more close to the horde
NEAR = 5.0  # ranks ahead of the horde that are close to it
FAR = 60.0  # ranks ahead of the horde that are counted
LONGEST = 10  # steps: a way that is counted no further


@jit
def points_to_come(r: Rules, s: State, p: int) -> int:
    """Action points that p can still spend before the horde moves, less what getting up costs."""
    points = wide(r.action_points) if p > s.turn else wide(s.points) if p == s.turn else 0
    return max(0, points - wide(s.tripped[p]) * wide(r.cost_get_up))


@jit
def way_ahead(r: Rules, s: State, p: int) -> int:
    """Steps to a piece's length further on, around obstacles; pawns do not count."""
    passable = ~around(r, s, wide(s.rank[p]) + REACH) & WINDOW  # p's rank and the six ahead of it
    reached = 1 << (EDGE + wide(s.lane[p]))
    for steps in range(1, LONGEST):
        reached |= (reached << RANK_BITS | reached >> RANK_BITS | reached << 1 | reached >> 1) & passable
        if reached >> st.RANKS * RANK_BITS:
            return steps
    return LONGEST


@jit
def progress(r: Rules, s: State, p: int) -> float:
    """How far ahead of where the horde is now p will be when it moves, in ranks, all things considered."""
    points = points_to_come(r, s, p)
    far = wide(s.rank[p]) - wide(s.horde) + RUN * points - DETOUR * (way_ahead(r, s, p) - st.RANKS)
    far += JUMP_WORTH * wide(s.hand[p, st.JUMP])
    standing, _ = pawns(r, s, p)
    if standing >> (MIDDLE + RANK_BITS + wide(s.lane[p])) & 1:
        far -= BEHIND if points > 0 else WAITING
    if s.tripped[p] and points == 0:
        far -= DOWN
    return float(far)


@jit
def chances(r: Rules, s: State, out: Values) -> None:
    """The chance of each player to be the loser, as it looks."""
    n, last, total = wide(r.players), last_rank(r, s), 0.0
    for p in range(n):
        if s.phase == st.OVER:
            out[p] = 1.0 if s.loser == p else 0.0
        elif s.phase == st.VOTING:
            out[p] = 1.0 if s.rank[p] == last else 0.0
        else:
            far = min(progress(r, s, p), FAR)
            out[p] = exp(-FALL * far - NEAR_FALL * min(far, NEAR))
        total += out[p]
    for p in range(n):
        out[p] /= total


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """The outcome to expect for each player: the loser's -1 and the others' share of it, by the chance of each."""
    n = wide(r.players)
    if s.phase == st.PLACING or (s.phase == st.OVER and s.loser == st.NOBODY):
        for p in range(n):
            out[p] = 0.0
        return
    chances(r, s, out)
    for p in range(n):
        out[p] = (1.0 - out[p]) / (n - 1) - out[p]
