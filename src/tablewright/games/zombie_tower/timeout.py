"""What is played for a player who lets the time run out."""

import numpy as np

from tablewright.games.zombie_tower.actions import DONE, END_TURN, MAX_LEGAL
from tablewright.games.zombie_tower.rules import legal
from tablewright.games.zombie_tower.state import MAIN, SAVING, Rules, State


def time_out(r: Rules, s: State) -> int:
    """The action to play next: the end of the turn, or the lowest choice that settles the question asked."""
    if s.phase == MAIN:
        return END_TURN
    if s.phase == SAVING:
        return DONE  # saving one may leave others, and the question with them
    out = np.zeros(MAX_LEGAL, np.int32)
    legal(r, s, out)
    return int(out[0])
