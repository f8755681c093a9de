"""A game and a search as they go, in words, to be compared between processes that run them differently."""

from pathlib import Path

from tests.kernel.compiling.processes import copy_cache

import tablewright
from tablewright.bots import choose
from tablewright.kernel.compiling.patience import counted
from tablewright.kernel.position import Position

MOVES = 6
CHANGE = 3  # looks at the clock until a search changes over


def begun(name: str) -> Position:
    return tablewright.game(name).new(seed=1)


def moves(position: Position, n: int = MOVES) -> list[str]:
    """Play so many aimless moves, the same in every process; all that can be seen of each."""
    told = []
    for _ in range(n):
        actions = position.actions()
        action = choose(position.observation(position.actor), "random", len(position.moves)).action
        events = position.play(action)
        seen = position.observation(-1)
        told.append(f"{actions} {action} {events} {position.hash} {seen.to_dict()} {position.length}")
    return told


def decision(name: str) -> Position:
    """A decision with a choice, after some moves."""
    position = begun(name)
    moves(position)
    while len(position.actions()) < 3:
        moves(position, 1)
    return position


def thought(position: Position, bot: str, iterations: int) -> str:
    return repr(choose(position.observation(position.actor), bot, 3, iterations=iterations))


def thought_changed_over(position: Position, bot: str, iterations: int, source: str, cache: str) -> tuple[str, int]:
    """A thought in the middle of which compiled code comes to lie on the disk; calls that ran interpreted."""
    looks = 0

    def look() -> bool:
        nonlocal looks
        looks += 1
        if looks == CHANGE:
            copy_cache(position.game.name, Path(source), Path(cache))
        return False

    seen, before = position.observation(position.actor), counted()["interpreted"]
    found = choose(seen, bot, 3, iterations=iterations, stop=look)
    return repr(found), counted()["interpreted"] - before
