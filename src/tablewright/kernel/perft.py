"""Perft: how many sequences of so many actions a position allows, the sharpest single test of a legal list."""

import numpy as np

from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.position import Position
from tablewright.kernel.records import Actions, Records


@jit
def count(rs: Records, states: Records, outs: Actions, log: Records, depth: int) -> int:
    """Sequences of `depth` actions from states[0]. It holds a state a level, `outs` a legal list and its place."""
    r = rs[0]
    total, level = 0, 0
    sizes, places = np.zeros(depth, np.int64), np.zeros(depth, np.int64)
    sizes[0] = 0 if verbs.actor(states[0]) < 0 else verbs.legal(r, states[0], outs[0])
    while level >= 0:
        if level == depth - 1:
            total += sizes[level]
            level -= 1
        elif places[level] == sizes[level]:
            level -= 1
        else:
            states[level + 1] = states[level]
            verbs.apply(r, states[level + 1], outs[level, places[level]], log)
            places[level] += 1
            level += 1
            places[level] = 0
            sizes[level] = 0 if verbs.actor(states[level]) < 0 else verbs.legal(r, states[level], outs[level])
    return total


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` moves from a position.

    >>> import tablewright
    >>> perft(tablewright.game("quoridor").new(players=2, seed=1), 2)
    16677
    """
    if depth < 1:
        return 1
    rules, state = position.arrays
    states = np.zeros(depth, position.game.state)
    states[0] = state[0]
    return int(count(rules, states, np.zeros((depth, position.game.max_legal), np.int32), SILENT, depth))
