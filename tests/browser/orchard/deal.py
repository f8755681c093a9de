"""Orchard: what a player considers possible: apples in the deck, and one in every other hand."""

from orchard.state import Rules, State
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide


@jit
def deal(r: Rules, o: State, viewer: int) -> None:
    o.deck[0] = o.deck_size
    for p in range(wide(r.players)):
        if p != viewer:
            o.hand[p, 0] = 1
