"""Rules are data: a game's rules.toml, changed by dotted overrides, checked, and written into its rules record."""

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import cached_property
from typing import Any

import numpy as np

from tablewright.kernel.cache import ROOT
from tablewright.kernel.errors import RulesError, did_you_mean
from tablewright.kernel.records import Field, Key, Records

Data = dict[str, Any]


def parsed(text: str) -> Any:
    """A value typed on a command line: TOML, or a bare text.

    >>> parsed("5"), parsed("true"), parsed("[1, 2]"), parsed("on_need")
    (5, True, [1, 2], 'on_need')
    """
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def flat(data: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """The values of nested tables, each with its dotted key.

    >>> list(flat({"turn": {"points": 4}, "turn.limit": 5}))
    [('turn.points', 4), ('turn.limit', 5)]
    """
    for name, value in data.items():
        inner = f"{path}.{name}" if path else str(name)
        if isinstance(value, Mapping):
            yield from flat(value, inner)
        else:
            yield inner, value


def at(data: Mapping[str, Any], path: str) -> Any:
    """The value at a dotted key."""
    value: Any = data
    for step in path.split("."):
        if not isinstance(value, Mapping) or step not in value:
            raise RulesError(f"{path}: expected a table with {step!r}, not {value!r}")
        value = value[step]
    return value


class Ruleset:
    """The rules of one game as data."""

    def __init__(
        self,
        game: str,
        players: tuple[int, ...],
        fields: list[Field],
        own_tables: tuple[str, ...] = (),
        load: Callable[[Any, Data], None] | None = None,
    ) -> None:
        self.game, self.players, self.own_tables, self._load = game, players, own_tables, load
        self._keyed = [(field, field.key) for field in fields if field.key is not None]

    @cached_property
    def _file(self) -> Data:
        return tomllib.loads((ROOT / "games" / self.game / "rules.toml").read_text("utf-8"))

    @cached_property
    def defaults(self) -> Data:
        """rules.toml as it is, without the presets."""
        return {name: table for name, table in self._file.items() if name != "preset"}

    @cached_property
    def presets(self) -> dict[str, Data]:
        """Named sets of overrides that the game offers."""
        return {name: dict(flat(table)) for name, table in self._file.get("preset", {}).items()}

    @cached_property
    def keys(self) -> dict[str, Any]:
        """Every dotted key with its default."""
        return dict(flat(self.defaults))

    def overrides(self, rules: Mapping[str, Any] | None, preset: str | None) -> Data:
        """A preset and single changes as one flat set, without those that change nothing."""
        chosen: Data = {}
        if preset is not None:
            if preset not in self.presets:
                known = ", ".join(self.presets) or "none"
                raise RulesError(f"{self.game} has no preset {preset!r}; there are: {known}")
            chosen.update(self.presets[preset])
        if not isinstance(rules, Mapping | None):
            raise RulesError(f"rules: expected a table such as {{{next(iter(self.keys))!r}: ...}}, not {rules!r}")
        chosen.update(flat(rules or {}))
        for key in chosen:
            self._known(key)
        return {key: deepcopy(value) for key, value in sorted(chosen.items()) if not self._is_default(key, value)}

    def _is_default(self, key: str, value: Any) -> bool:
        if key not in self.keys:
            return False
        default = self.keys[key]
        return type(value) is type(default) and value == default  # 1 is not true

    def _known(self, key: str) -> None:
        if key not in self.keys and key.split(".")[0] not in self.own_tables:
            hint = did_you_mean(key, list(self.keys)) or f"; the keys are: {', '.join(self.keys)}"
            raise RulesError(f"{self.game} has no rule {key!r}{hint}")

    def merged(self, overrides: Mapping[str, Any]) -> Data:
        """All rules with these changes."""
        data = deepcopy(self.defaults)
        for key, value in overrides.items():
            *path, name = key.split(".")
            table = data
            for step in path:
                table = table.setdefault(step, {})
                if not isinstance(table, dict):
                    raise RulesError(f"{key}: {step!r} is a value, not a table")
            table[name] = value
        return data

    def hash(self, overrides: Mapping[str, Any]) -> str:
        """A name for the rules with these changes, the same on every machine."""
        text = json.dumps([self.game, self.merged(overrides)], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def fill(self, rules: Records, players: int, overrides: Mapping[str, Any]) -> None:
        """Check the rules and write them into a rules record."""
        data = self.merged(overrides)
        for field, key in self._keyed:
            for count in self.players:
                path = key.path.format(players=count)
                value = checked(at(data, path), field, key, path)
                if count == players:
                    rules[field.name][0] = value
        rules["players"][0] = players
        if self._load is not None:
            self._load(rules[0], data)


def checked(value: Any, field: Field, key: Key, path: str) -> Any:
    """A value of rules.toml as the record stores it, or a clear error."""
    if key.names:
        if not isinstance(value, dict) or set(value) != set(key.names):
            raise RulesError(f"{path}: expected a table of {', '.join(key.names)}, not {value!r}")
        return [_one(value[name], key, f"{path}.{name}") for name in key.names]
    if field.shape:
        return _listed(value, field.shape, key, path)
    return _one(value, key, path)


def _listed(value: Any, shape: tuple[int, ...], key: Key, path: str) -> Any:
    if not shape:
        return _one(value, key, path)
    if not isinstance(value, list) or len(value) != shape[0]:
        raise RulesError(f"{path}: expected a list of {shape[0]}, not {value!r}")
    return [_listed(inner, shape[1:], key, f"{path}[{i}]") for i, inner in enumerate(value)]


def _one(value: Any, key: Key, path: str) -> int:
    if key.choices:
        if value not in key.choices:
            raise RulesError(f"{path}: expected one of {', '.join(key.choices)}, not {value!r}")
        return key.choices.index(value)
    if key.lowest is None or key.highest is None:
        if not isinstance(value, bool):
            raise RulesError(f"{path}: expected true or false, not {value!r}")
        return int(value)
    return whole(value, key.lowest, key.highest, path)


def whole(value: Any, lowest: int, highest: int, path: str) -> int:
    """A whole number of rules.toml within its range; also for a game's own tables."""
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise RulesError(f"{path}: expected a whole number from {lowest} to {highest}, not {value!r}")
    return value


def new_rules(dtype: np.dtype[np.void], ruleset: Ruleset, players: int, overrides: Mapping[str, Any]) -> Records:
    """A rules record in an array of one."""
    rules = np.zeros(1, dtype)
    ruleset.fill(rules, players, overrides)
    return rules
