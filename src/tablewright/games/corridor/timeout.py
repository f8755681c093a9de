"""What is played for a player who lets the time run out (COR-A49)."""

import numpy as np

from tablewright.games.corridor.actions import ABSTAIN, END, MAX_LEGAL, MOVE
from tablewright.games.corridor.floor import MIDDLE, I, around, beyond, can_get_off, pawns, way
from tablewright.games.corridor.rules import legal
from tablewright.games.corridor.state import TURN, VOTING, Rules, State


def time_out(r: Rules, s: State) -> int:
    """The action to play next: the lowest lane or kind, no vote, and in a turn the shortest way to end it."""
    if s.phase == VOTING:
        return ABSTAIN
    out = np.zeros(MAX_LEGAL, np.int32)
    n = legal(r, s, out)
    if s.phase == TURN and END not in out[:n] and not r.must_spend:
        return way_off(r, s, [int(a) for a in out[:n]])
    return int(out[0])


def way_off(r: Rules, s: State, actions: list[int]) -> int:
    """The first step of a shortest plain path to an unshared square off the horde's rank, ties by lowest number."""
    p = int(s.turn)
    walls = around(r, s, int(s.rank[p])) | beyond(s, p)
    standing, lying = pawns(r, s, p)
    steps = {a: I(MIDDLE) + int(s.lane[p]) + way(a - MOVE) for a in actions if MOVE <= a < MOVE + 4}
    on_floor = {a: to for a, to in steps.items() if not walls >> to & 1}
    for a, to in on_floor.items():
        if not lying >> to & 1:
            return a
    for more in (1, 2):
        for a, to in on_floor.items():
            if can_get_off(walls, standing, lying, to, more):
                return a
    raise AssertionError("time_out: nobody can be stranded on a tripped player's square (COR-A11)")
