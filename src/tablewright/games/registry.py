"""The games by name: our own, and those of packages that name one as an entry point of the group "tablewright.games".

A game is imported, and so compiled, only when it is asked for.
"""

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from tablewright.kernel.errors import TablewrightError, did_you_mean, shown
from tablewright.kernel.game import Game
from tablewright.kernel.paths import remember_folder

GROUP = "tablewright.games"
OWN = ("corridor", "corner_rush", "zombie_tower", "quoridor", "eight_days")


def _outside() -> dict[str, EntryPoint]:
    """The entry points of installed packages, by the name of the game; the folder of each is remembered."""
    found = {point.name: point for point in entry_points(group=GROUP) if point.name not in OWN}
    for name, point in found.items():
        spec = find_spec(point.module)
        for place in (spec and spec.submodule_search_locations) or ():
            remember_folder(name, Path(place))
    return found


OUTSIDE = _outside()
NAMES = (*OWN, *sorted(OUTSIDE))


def game(name: str) -> Game:
    """The game of this name.

    >>> game("quoridor").meta.title
    'Quoridor'
    """
    if not isinstance(name, str) or name not in NAMES:
        near = did_you_mean(name, list(NAMES)) if isinstance(name, str) else ""
        hint = near or f"; there are {', '.join(NAMES)}"
        raise TablewrightError(f"there is no game {shown(name)}{hint}")
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    found = OUTSIDE[name].load() if name in OUTSIDE else import_module(f"tablewright.games.{name}").GAME
    if not isinstance(found, Game) or found.name != name:
        raise TablewrightError(f"the entry point {name!r} of {GROUP} is {found!r}, not a game of that name")
    return found


def _by_name(known: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """A game is pickled as its name: whoever reads it has the game, and positions and environments can be copied."""
    if known.name not in NAMES or _loaded(known.name) is not known:
        raise TablewrightError(f"the game {known.name!r} is not registered, so it cannot be copied or pickled")
    return game, (known.name,)


copyreg.pickle(Game, _by_name)
