"""What is played for a player who lets the time run out (CRN-A38)."""

import numpy as np

from tablewright.games.corner_rush.actions import MAX_LEGAL
from tablewright.games.corner_rush.rules import legal
from tablewright.games.corner_rush.state import Rules, State


def time_out(r: Rules, s: State) -> int:
    """The action to play next, the lowest-numbered one: roll, pass, the first open step, the first vacant square."""
    out = np.zeros(MAX_LEGAL, np.int32)
    if legal(r, s, out) == 0:
        raise AssertionError("time_out: the game is over, nobody's time can run out")
    return int(out[0])
