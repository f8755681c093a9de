"""Moves between the rooms of a play space: for the bots' plans."""

from collections import deque

import numpy as np

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.state import State
from tablewright.kernel.tools import Ints, jit, wide

FAR = 8  # moves beyond which nothing is farther; also: there is no way


def _moves(by_shaft: bool) -> Ints:
    """Moves from every room to every other, without rubble.

    >>> int(_moves(False)[6, 2]), int(_moves(False)[9, 1]), int(_moves(True)[9, 1])
    (3, 2, 1)
    """
    table = np.full((st.PLACES, st.PLACES), FAR)
    for start in range(1, st.PLACES):
        table[start, start] = 0
        waiting = deque([start])
        while waiting:
            room = waiting.popleft()
            for other in (*st.NEIGHBOURS[room], *([int(st.SHAFT[room])] if by_shaft and st.SHAFT[room] else [])):
                if table[start, other] == FAR:
                    table[start, other] = table[start, room] + 1
                    waiting.append(other)
    return table


MOVES = np.array([_moves(False), _moves(True)])


@jit
def moves(s: State, p: int, start: int, to: int) -> int:
    """Moves in p's play space from one room to another, around rubble (there without the firefighter's shaft)."""
    rubble = wide(s.rubble[p])
    if rubble == 0:
        return wide(MOVES[wide(s.character[p] == st.FIREFIGHTER), start, to])
    reached, steps = 1 << start, 0
    while not reached >> to & 1 and steps < FAR:
        reached = (reached | next_door(reached)) & ~rubble | 1 << start
        steps += 1
    return steps


@jit
def next_door(rooms: int) -> int:
    """The rooms next to some, as masks: along the floors, and on the stairs."""
    along = rooms << 1 & ~(1 << 5 | 1 << 9 | 1 << 13) | rooms >> 1 & ~(1 << 0 | 1 << 4 | 1 << 8)
    stairs = (rooms & (1 << 1 | 1 << 4 | 1 << 5 | 1 << 8)) << 4 | (rooms & (1 << 5 | 1 << 8 | 1 << 9 | 1 << 12)) >> 4
    return along | stairs
