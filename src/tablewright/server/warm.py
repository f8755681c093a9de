"""Compile a game's face in a process of its own, at low priority: `python -m tablewright.server.warm GAME`.

The server goes on serving meanwhile, and loads what was compiled from the cache on disk.
"""

import contextlib
import os
import sys

import numpy as np

from tablewright.games.registry import game
from tablewright.kernel import entry
from tablewright.kernel.cache import mark_compiled
from tablewright.match.line import sight

USE = "serve"  # the stamp of what is compiled here


def warm(name: str) -> None:
    """Call once whatever a table needs of a game, so that nothing is compiled while people play."""
    found = game(name)
    position = found.new(seed=0)
    for _ in range(3):
        position.why_not(position.actions()[0])
        sight(position, position.actor)
        position.play(position.actions()[0])
    position.observation(-1).to_dict()
    position.observation(position.actor).deal(1)
    rules, state = position.arrays
    entry.result(rules, state, np.zeros(position.players))
    entry.end_reason(state)
    entry.length(state)
    if found.fingerprint is not None:
        entry.fingerprint(state)
    if found.time_out is not None:
        found.time_out(position.r, position.s)


def main(names: list[str]) -> None:
    with contextlib.suppress(AttributeError, OSError):  # Windows has no nice
        os.nice(10)
    for name in names:
        warm(name)
        mark_compiled(name, USE)


if __name__ == "__main__":
    main(sys.argv[1:])
