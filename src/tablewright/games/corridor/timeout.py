"""The Corridor: what is played for a player who lets the time run out (COR-A49)."""

import numpy as np

from tablewright.games.corridor import actions as act
from tablewright.games.corridor import state as st
from tablewright.games.corridor.floor import MIDDLE, around, beyond, can_get_off, pawns, way
from tablewright.games.corridor.rules import legal
from tablewright.games.corridor.state import Rules, State
from tablewright.games.corridor.turn import is_sharing


def time_out(r: Rules, s: State) -> int:
    """The action to play next: the lowest lane or kind, no vote; in a turn off a shared square, then the end.

    Where points must be spent, the lowest action that does not lead to the horde, if there is one.
    """
    if s.phase == st.VOTING:
        return act.ABSTAIN
    out = np.zeros(act.MAX_LEGAL, np.int32)
    actions = [int(a) for a in out[: legal(r, s, out)]]
    if s.phase != st.TURN:
        return actions[0]
    if is_sharing(r, s, int(s.turn)):
        return way_off(r, s, actions)
    return next((a for a in actions if not leads_to_horde(s, a)), actions[0])


def leads_to_horde(s: State, a: int) -> bool:
    """Whether the player whose turn it is would be caught by her own step or jump (COR-A7, COR-A18)."""
    back = {act.MOVE + act.BACK: 1, act.JUMP_TO + act.BACK: 2}.get(a, 0)
    return back > 0 and int(s.rank[s.turn]) - back <= int(s.horde)


def way_off(r: Rules, s: State, actions: list[int]) -> int:
    """The first step of a shortest plain path to an unshared square off the horde's rank, ties by lowest number."""
    p = int(s.turn)
    walls = around(r, s, int(s.rank[p])) | beyond(s, p)
    standing, lying = pawns(r, s, p)
    steps = {a: MIDDLE + int(s.lane[p]) + way(a - act.MOVE) for a in actions if act.MOVE <= a < act.GET_UP}
    on_floor = {a: to for a, to in steps.items() if not walls >> to & 1}
    for a, to in on_floor.items():
        if not lying >> to & 1:
            return a
    for more in (1, 2):
        for a, to in on_floor.items():
            if can_get_off(walls, standing, lying, to, more):
                return a
    raise AssertionError("time_out: nobody can be stranded on a tripped player's square (COR-A11)")
