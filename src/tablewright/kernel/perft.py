"""Perft: how many sequences of so many actions a position allows, the sharpest single test of a legal list."""

import numpy as np

from tablewright.kernel import verbs
from tablewright.kernel.cache import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.position import Position
from tablewright.kernel.records import Actions, Records


@jit
def count(rs: Records, line: Records, outs: Actions, log: Records, depth: int) -> int:
    """Sequences of `depth` actions from line[0]. `line` holds a state a level, `outs` a legal list and its place."""
    r = rs[0]
    total, level = 0, 0
    sizes, places = np.zeros(depth, np.int64), np.zeros(depth, np.int64)
    sizes[0] = 0 if verbs.actor(line[0]) < 0 else verbs.legal(r, line[0], outs[0])
    while level >= 0:
        if level == depth - 1:
            total += sizes[level]
            level -= 1
        elif places[level] == sizes[level]:
            level -= 1
        else:
            line[level + 1] = line[level]
            verbs.apply(r, line[level + 1], outs[level, places[level]], log)
            places[level] += 1
            level += 1
            places[level] = 0
            sizes[level] = 0 if verbs.actor(line[level]) < 0 else verbs.legal(r, line[level], outs[level])
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
    line = np.zeros(depth, position.game.state)
    line[0] = state[0]
    return int(count(rules, line, np.zeros((depth, position.game.max_legal), np.int32), SILENT, depth))
