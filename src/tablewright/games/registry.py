"""The games by name. A game is imported, and so compiled, only when it is asked for."""

from functools import cache
from importlib import import_module

from tablewright.kernel.errors import TablewrightError, did_you_mean
from tablewright.kernel.game import Game
from tablewright.kernel.verbs import register

NAMES = ("corridor", "corner_rush", "zombie_tower", "quoridor", "eight_days")


@cache
def game(name: str) -> Game:
    """The game of this name.

    >>> game("quoridor").meta.title
    'Quoridor'
    """
    if name not in NAMES:
        hint = did_you_mean(name, list(NAMES)) or f"; there are {', '.join(NAMES)}"
        raise TablewrightError(f"there is no game {name!r}{hint}")
    found = import_module(f"tablewright.games.{name}").GAME
    assert isinstance(found, Game)
    return register(found)
