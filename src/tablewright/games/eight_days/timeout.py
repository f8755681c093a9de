"""What is played for a player who lets the time run out (ED-B41)."""

import numpy as np

from tablewright.games.eight_days import actions, state
from tablewright.games.eight_days.odds import expected_damage
from tablewright.games.eight_days.rules import legal
from tablewright.games.eight_days.state import Rules, State

LAST = (state.ENCOUNTER, state.TRADER, state.TRADE, state.BUILD, state.ANSWER)  # run, ignore, end, cancel, reject


def time_out(r: Rules, s: State) -> int:
    """The action to play next."""
    out = np.zeros(actions.MAX_LEGAL, np.int32)
    listed = [int(a) for a in out[: legal(r, s, out)]]
    if s.phase in LAST:
        return listed[-1]
    if s.phase == state.EXPLORE:
        return actions.NOTHING if actions.NOTHING in listed else actions.STAY_LOOK
    if s.phase == state.COMBAT:
        free = [a for a in listed if a < actions.FLEE and r.ammo[a - actions.ATTACK] == 0]
        return max(free, key=lambda a: (expected_damage(r, a - actions.ATTACK), -a))
    return listed[0]  # skip, or the lowest card
