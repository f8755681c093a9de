"""Records as plain Python numbers. To describe a position is to read many fields, and a field of a numpy record takes
two microseconds to read: all of them at once take five."""

from functools import lru_cache
from typing import Any

import numpy as np

from tablewright.kernel import entry as face
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.records import Records


class Rows(list[Any]):
    """A field of several dimensions; `rows[i, j]` is what it is for numpy."""

    def __getitem__(self, at: Any) -> Any:
        return super().__getitem__(at[0])[at[1]] if isinstance(at, tuple) else super().__getitem__(at)


class Plain:
    """The fields of a record: numbers, lists and rows of lists, by `s.field` and `s["field"]`."""

    def __init__(self, records: Records) -> None:
        assert records.dtype.names is not None
        self._fields = dict(zip(records.dtype.names, records.item()))

    def __getattr__(self, name: str) -> Any:
        """A field that was not asked for before."""
        if name not in self._fields:
            raise AttributeError(f"the record has no field {name!r}")
        value = self._fields[name]
        if isinstance(value, np.ndarray):
            value = value.tolist() if value.ndim == 1 else Rows(value.tolist())
        setattr(self, name, value)
        return value

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


@lru_cache(100)
def _rules(game: Game, raw: bytes) -> Plain:
    """Tables of the same rules share them."""
    return Plain(np.frombuffer(raw, game.rules))


def observed(game: Game, rules: Records, state: Records, viewer: int) -> Records:
    """What a viewer may know of a state."""
    seen = np.zeros(1, game.state)
    face.observe(rules, state, viewer, seen)
    return seen


def state_for(position: Position, viewer: int) -> dict[str, Any]:
    """The "state" of `position.observation(viewer).to_dict()`."""
    game, (rules, state) = position.game, position.arrays
    return game.to_dict(_rules(game, rules.tobytes()), Plain(observed(game, rules, state, viewer)), viewer)
