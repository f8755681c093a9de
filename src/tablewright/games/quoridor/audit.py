"""Quoridor: what holds in every position, compiled, so that volume tests can ask at every step."""

from tablewright.games.quoridor.fences import above_below, beside
from tablewright.games.quoridor.squares import GOAL, U, Z, is_goal, reaches, side
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.bits import count
from tablewright.kernel.cache import jit

FENCES, OVERLAP, SHARED, SHUT_OFF, GOAL_LINE = range(1, 6)


@jit
def audit(r: Rules, s: State) -> int:
    h, v = U(s.horizontal), U(s.vertical)
    fences = count(h) + count(v) + int(s.lost)
    for p in range(int(r.players)):
        fences += int(s.fences[p])
        if s.removed[p] == 0:
            fault = audit_player(r, s, p)
            if fault != 0:
                return fault
    if fences != int(r.players) * int(r.fences):
        return FENCES
    if (h & (v | U(beside(h)))) != Z or (v & U(above_below(v))) != Z:
        return OVERLAP
    return 0


@jit
def audit_player(r: Rules, s: State, p: int) -> int:
    """Of a player in play: the pawn is on the board, has a way, and is on its goal line only at the end."""
    square = int(s.pawn[p])
    goal = GOAL[side(r, p)]
    for q in range(p):
        if s.pawn[q] == square:
            return SHARED
    if not reaches(square, goal[0], goal[1], s.east[0], s.east[1], s.north[0], s.north[1]):
        return SHUT_OFF
    return GOAL_LINE if is_goal(r, p, square) and s.winner != p else 0
