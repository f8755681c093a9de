"""Which game a record belongs to: by its dtype from Python, by its numba type in compiled code."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import typeof, types
from numba.core.errors import TypingError

if TYPE_CHECKING:
    from tablewright.kernel.game import Game

_by_dtype: dict[np.dtype[np.void], "Game"] = {}
_by_type: dict[types.Type, "Game"] = {}


def register(game: "Game") -> "Game":
    """Make a game's records known to the verbs. Called once, when the game is assembled."""
    known = _by_dtype.setdefault(game.state, game)
    if known is not game:
        raise ValueError(f"{game.name} and {known.name} have the same state record")
    _by_type[typeof(np.zeros(1, game.state)[0])] = game  # type: ignore[no-untyped-call]
    return game


def game_of(s: Any) -> "Game":
    """The game of a state record."""
    try:
        return _by_dtype[s.dtype]
    except KeyError:
        raise TypeError(f"no loaded game has the state record {s.dtype.names}") from None


def game_of_type(s: types.Type) -> "Game":
    """The game of a numba record type."""
    game = _by_type.get(s)
    if game is None:  # raise: numba would remember a None for good
        raise TypingError(f"no loaded game has the state record {s}")
    return game
