"""Records as plain Python numbers. To describe a position is to read many fields, and a field of a numpy record takes
two microseconds to read: all of them at once take five."""

from functools import cache, lru_cache
from typing import Any

import numpy as np

from tablewright.kernel import calls
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.records import Records, fields_of


class Rows(list[Any]):
    """A field of several dimensions; `rows[i, j]` is what it is for numpy."""

    def __getitem__(self, at: Any) -> Any:
        return super().__getitem__(at[0])[at[1]] if isinstance(at, tuple) else super().__getitem__(at)


class Plain:
    """The fields of a record: numbers, lists and rows of lists, by `s.field` and `s["field"]`."""

    def __init__(self, records: Records, at_once: np.dtype[np.void]) -> None:
        """`at_once`: the record type with the fields that are read anyway; the others are read when asked for."""
        self._records = records
        assert at_once.names is not None
        self.__dict__.update(zip(at_once.names, map(_plain, records.view(at_once).item())))

    def __getattr__(self, name: str) -> Any:
        if name not in (self._records.dtype.names or ()):
            raise AttributeError(f"the record has no field {name!r}")
        return _plain(self._records[name][0])

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


def _plain(value: Any) -> Any:
    if type(value) is int:
        return value
    return Rows(value.tolist()) if value.ndim > 1 else value.tolist()


@cache
def _described(game: Game) -> np.dtype[np.void]:
    """The fields of a state but for its caches, which a description hardly reads."""
    names = [field.name for field in fields_of(game.declared_state) if field.seen != "derived"]
    assert game.state.fields is not None
    kinds = [game.state.fields[name] for name in names]
    layout: Any = {
        "names": names,
        "formats": [kind[0] for kind in kinds],
        "offsets": [kind[1] for kind in kinds],
        "itemsize": game.state.itemsize,
    }
    found: np.dtype[np.void] = np.dtype(layout)
    return found


@lru_cache(100)
def _rules(game: Game, raw: bytes) -> Plain:
    """Tables of the same rules share them."""
    return Plain(np.frombuffer(raw, game.rules), game.rules)


def observed(game: Game, rules: Records, state: Records, viewer: int) -> Records:
    """What a viewer may know of a state."""
    seen = np.zeros(1, game.state)
    calls.observe(rules, state, viewer, seen)
    return seen


def state_for(position: Position, viewer: int, seen: Records | None = None) -> dict[str, Any]:
    """The "state" of `position.observation(viewer).to_dict()`; `seen` is what `observed` has given, if it was asked."""
    game, (rules, state) = position.game, position.arrays
    known = observed(game, rules, state, viewer) if seen is None else seen
    return game.to_dict(_rules(game, rules.tobytes()), Plain(known, _described(game)), viewer)
