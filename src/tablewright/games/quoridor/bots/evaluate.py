"""Quoridor: a heuristic value for bots, from path lengths, fences left and whose turn it is.

Each player's way is counted in moves, with the wait for her next turn; the shorter, the likelier she wins. All chances
add up to one: who lengthens the way of the leader helps everybody else as much as herself, so with four players a fence
in hand counts for more than most fences on the board.
"""

from math import exp

from tablewright.games.quoridor.squares import distance
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.tools import Values, jit, wide

STEP = 0.55  # by so much the logarithm of the odds falls with each step to go
FENCE_OF_TWO, FENCE_OF_MANY = 0.33, 2.0  # steps that a fence in hand is worth with two players, and with more
WAIT = 1.0  # steps that waiting for a whole round costs


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """A win is worth 1, a loss -1 divided among the others, each as likely as the players' ways suggest."""
    n, total = wide(r.players), 0.0
    for p in range(n):
        out[p] = 0.0
        if s.winner >= 0:
            out[p] = 1.0 if s.winner == p else 0.0
        elif s.removed[p] == 0:
            out[p] = exp(-STEP * way(r, s, p))
        total += out[p]
    for p in range(n):
        chance = out[p] / total
        out[p] = chance - (1.0 - chance) / (n - 1)


@jit
def way(r: Rules, s: State, p: int) -> float:
    """The steps that p has still to go, all things considered."""
    n = wide(r.players)
    wait = (p - wide(s.turn)) % n
    fence = FENCE_OF_TWO if n == 2 else FENCE_OF_MANY
    return distance(r, s, p) + WAIT * wait / n - fence * wide(s.fences[p])
