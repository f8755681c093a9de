"""Reading a description of a position value by value; an error names the place and what was expected."""

from collections.abc import Iterable, Sequence
from typing import Any

from tablewright.kernel.errors import PositionError, did_you_mean, shown

FEW = 24  # names that an error lists


def whole(value: Any, lowest: int, highest: int, path: str) -> int:
    """A whole number within its range.

    >>> whole(3, 0, 5, "points")
    3
    """
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise PositionError(f"state.{path}: expected a whole number from {lowest} to {highest}, not {shown(value)}")
    return value


def switch(value: Any, path: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise PositionError(f"state.{path}: expected true or false, not {shown(value)}")
    return value


def one_of(value: Any, names: Sequence[str | None], path: str) -> int:
    """The place of a name among those that may stand there."""
    if not isinstance(value, str | None) or value not in names:
        written = ["null" if name is None else name for name in names]
        known = ", ".join(written) if len(written) <= FEW else f"{written[0]} to {written[-1]}"
        raise PositionError(f"state.{path}: expected one of {known}, not {shown(value)}")
    return names.index(value)


def listed(value: Any, lowest: int, highest: int, path: str, of: str = "") -> list[Any]:
    """A list of so many things."""
    if not isinstance(value, list) or not lowest <= len(value) <= highest:
        many = str(lowest) if lowest == highest else f"{lowest} to {highest}"
        given = f"one of {len(value)}" if isinstance(value, list) else shown(value)
        raise PositionError(f"state.{path}: expected a list of {many}{of and ' '}{of}, not {given}")
    return value


def table(value: Any, names: Sequence[str], path: str) -> dict[str, Any]:
    """A table of just these names."""
    if not isinstance(value, dict):
        raise PositionError(f"state.{path}: expected a table of {', '.join(names)}, not {shown(value)}")
    for name in value:
        if name not in names:
            raise PositionError(f"state.{path}.{name}: there is no such thing{did_you_mean(str(name), list(names))}")
    for name in names:
        if name not in value:
            raise PositionError(f"state.{path}.{name}: it is missing")
    return value


def counts(value: Any, names: Sequence[str], path: str, highest: int = 120) -> list[int]:
    """A table of how many there are of each name, all of them given."""
    given = table(value, names, path)
    return [whole(given[name], 0, highest, f"{path}.{name}") for name in names]


def some(value: Any, names: Sequence[str], path: str) -> list[int]:
    """The same; names of which there are none may be left out."""
    return counts({**dict.fromkeys(names, 0), **value} if isinstance(value, dict) else value, names, path)


def counted(numbers: Iterable[Any], names: Sequence[str]) -> dict[str, int]:
    """What `some` reads: how many there are of each name, but for those of which there are none."""
    return {name: int(n) for name, n in zip(names, numbers) if n}


def player_or_none(player: Any) -> int | None:
    """A player as descriptions tell her: -1 is nobody."""
    return None if player < 0 else int(player)


def unknown(value: Any, path: str) -> None:
    """Null: in what one player may know, nothing stands where she cannot look."""
    if value is not None:
        raise PositionError(f"state.{path}: expected null, since the viewer cannot know it, not {shown(value)}")


def bits(value: Any, names: Sequence[str], path: str) -> int:
    """A list of different names, as a set of bits."""
    found = 0
    for i, name in enumerate(listed(value, 0, len(names), path)):
        bit = 1 << one_of(name, names, f"{path}[{i}]")
        if found & bit:
            raise PositionError(f"state.{path}[{i}]: {name} stands there twice")
        found |= bit
    return found


class Reader:
    """The "state" of a description, or a table in it."""

    def __init__(self, d: dict[str, Any], path: str = "") -> None:
        self.d, self.path = d, f"{path}." if path else ""

    @classmethod
    def of(cls, value: Any, names: Sequence[str], path: str) -> "Reader":
        """A table of just these names."""
        return cls(table(value, names, path), path)

    def expect_keys(self, known: Sequence[str]) -> None:
        """Nothing else stands there."""
        for key in self.d:
            if key not in known:
                raise PositionError(
                    f"state.{self.path}{key}: there is no such thing{did_you_mean(str(key), list(known))}"
                )

    def get(self, key: str) -> Any:
        if key not in self.d:
            raise PositionError(f"state.{self.path}{key}: it is missing")
        return self.d[key]

    def whole(self, key: str, lowest: int, highest: int) -> int:
        return whole(self.get(key), lowest, highest, self.path + key)

    def switch(self, key: str) -> bool:
        return switch(self.get(key), self.path + key)

    def one_of(self, key: str, names: Sequence[str | None]) -> int:
        return one_of(self.get(key), names, self.path + key)

    def player(self, key: str, players: int) -> int:
        """A player, or -1 for null."""
        value = self.get(key)
        return -1 if value is None else whole(value, 0, players - 1, self.path + key)

    def each(self, key: str, players: int) -> list[Any]:
        """A list with one thing for each player."""
        return listed(self.get(key), players, players, self.path + key, "things, one for each player")

    def listed(self, key: str, lowest: int, highest: int, of: str = "") -> list[Any]:
        return listed(self.get(key), lowest, highest, self.path + key, of)

    def table(self, key: str, names: Sequence[str]) -> dict[str, Any]:
        return table(self.get(key), names, self.path + key)

    def counts(self, key: str, names: Sequence[str], highest: int = 120) -> list[int]:
        return counts(self.get(key), names, self.path + key, highest)

    def some(self, key: str, names: Sequence[str]) -> list[int]:
        return some(self.get(key), names, self.path + key)

    def unknown(self, *keys: str) -> None:
        for key in keys:
            unknown(self.get(key), self.path + key)

    def bits(self, key: str, names: Sequence[str]) -> int:
        return bits(self.get(key), names, self.path + key)

    def numbers(self, key: str, shape: tuple[int, ...], lowest: int, highest: int, may_be_unknown: bool = False) -> Any:
        """A number, or lists of them in this shape; unknown ones (null) are 0 where that may be."""
        return _numbers(self.get(key), shape, lowest, highest, self.path + key, may_be_unknown)


def _numbers(value: Any, shape: tuple[int, ...], lowest: int, highest: int, path: str, may_be_unknown: bool) -> Any:
    if value is None and may_be_unknown:
        return 0 if not shape else [_numbers(None, shape[1:], lowest, highest, path, True)] * shape[0]
    if not shape:
        return whole(value, lowest, highest, path)
    rows = listed(value, shape[0], shape[0], path)
    return [_numbers(row, shape[1:], lowest, highest, f"{path}[{i}]", may_be_unknown) for i, row in enumerate(rows)]
