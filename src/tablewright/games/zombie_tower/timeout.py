"""What is played for a player who lets the time run out."""

import numpy as np

from tablewright.games.zombie_tower import actions as act
from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.rules import legal
from tablewright.games.zombie_tower.state import Rules, State


def time_out(r: Rules, s: State) -> int:
    """The action to play next: the end of the turn, or the lowest choice that settles the question asked."""
    if s.phase == st.MAIN:
        return act.END_TURN
    if s.phase == st.SAVING:
        return act.DONE  # saving one may leave others, and the question with them
    out = np.zeros(act.MAX_LEGAL, np.int32)
    legal(r, s, out)
    return int(out[0])
