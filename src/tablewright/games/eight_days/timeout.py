"""Eight Days: what is played for a player whose time is up (ED-B41)."""

import numpy as np

from tablewright.games.eight_days import actions as act
from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.rules import legal
from tablewright.games.eight_days.state import Rules, State

LAST = (st.ENCOUNTER, st.TRADER, st.TRADE, st.BUILD, st.ANSWER)  # run, ignore, end, cancel, reject


def time_out(r: Rules, s: State) -> int:
    out = np.zeros(act.MAX_LEGAL, np.int32)
    listed = [int(a) for a in out[: legal(r, s, out)]]
    if s.phase in LAST:
        return listed[-1]
    if s.phase == st.EXPLORE:
        return act.NOTHING if act.NOTHING in listed else act.STAY_LOOK
    if s.phase == st.COMBAT:
        free = [a - act.ATTACK for a in listed if a < act.FLEE and r.ammo[a - act.ATTACK] == 0]
        return act.ATTACK + max(free, key=lambda w: int(r.damage[w].sum(dtype=int)))
    return listed[0]  # skip, or the lowest card
