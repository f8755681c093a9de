"""Quoridor: what a player may know (all but the random stream, QRD-40), and a possible whole from it."""

from tablewright.games.quoridor.rules import refresh
from tablewright.games.quoridor.state import PLAYERS, Rules, State
from tablewright.kernel.cache import jit
from tablewright.kernel.rng import U


@jit
def observe(r: Rules, s: State, p: int, out: State) -> None:
    for i in range(3):
        out.rng[i] = U(0)
    out.horizontal, out.vertical, out.ply, out.lost = s.horizontal, s.vertical, s.ply, s.lost
    for q in range(PLAYERS):
        out.pawn[q], out.fences[q], out.removed[q] = s.pawn[q], s.fences[q], s.removed[q]
    out.turn, out.winner, out.reason = s.turn, s.winner, s.reason
    refresh(out)


@jit
def deal(r: Rules, o: State, p: int) -> None:
    """Nothing is hidden but chance, and Quoridor uses none."""
