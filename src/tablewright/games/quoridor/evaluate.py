"""Quoridor: a heuristic value for bots, from path lengths and fences left."""

from tablewright.games.quoridor.squares import distance
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Values

PER_STEP, PER_FENCE, TEMPO = 0.09, 0.03, 0.5


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """How far ahead of the best other player each one is, in steps; having the move is worth half of one."""
    for p in range(int(r.players)):
        out[p] = -1.0 if s.removed[p] == 1 else standing(r, s, p)
    for p in range(int(r.players)):
        if s.winner >= 0:
            out[p] = 1.0 if s.winner == p else -1.0


@jit
def standing(r: Rules, s: State, p: int) -> float:
    nearest, fences = 99.0, 0.0
    for q in range(int(r.players)):
        if q != p and s.removed[q] == 0:
            nearest = min(nearest, distance(r, s, q) - (TEMPO if s.turn == q else 0.0))
            fences = max(fences, float(s.fences[q]))
    own = distance(r, s, p) - (TEMPO if s.turn == p else 0.0)
    value = PER_STEP * (nearest - own) + PER_FENCE * (float(s.fences[p]) - fences)
    return max(-0.99, min(0.99, value))
