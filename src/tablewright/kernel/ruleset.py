"""Rules are data: a game's rules.toml, changed by dotted overrides, checked, and written into its rules record."""

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from tablewright.kernel.errors import RulesError, did_you_mean, shown
from tablewright.kernel.json_data import check_data
from tablewright.kernel.records import Field, Key, Records

Data = dict[str, Any]


def parsed(text: str) -> Any:
    """A value typed on a command line: TOML, or a bare text.

    >>> parsed("5"), parsed("true"), parsed("[1, 2]"), parsed("on_need")
    (5, True, [1, 2], 'on_need')
    """
    try:
        found = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):  # no TOML, a number of thousands of digits, brackets without end
        return text
    return found["value"] if len(found) == 1 else text


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
        if not isinstance(value, Mapping):
            raise RulesError(f"{path}: expected a table with {step!r} in it, not {shown(value)}")
        if step not in value:
            raise RulesError(f"{path}: {step!r} is missing")
        value = value[step]
    return value


class Ruleset:
    """The rules of one game as data."""

    def __init__(
        self,
        game: str,
        folder: Path,
        players: tuple[int, ...],
        fields: list[Field],
        own_tables: tuple[str, ...] = (),
        load: Callable[[Any, Data], None] | None = None,
    ) -> None:
        self.game, self.folder, self.players, self.own_tables, self._load = game, folder, players, own_tables, load
        self._keyed = [(field, field.key) for field in fields if field.key is not None]

    @cached_property
    def _file(self) -> Data:
        return tomllib.loads((self.folder / "rules.toml").read_text("utf-8"))

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
            if not isinstance(preset, str) or preset not in self.presets:
                known = ", ".join(self.presets) or "none"
                raise RulesError(f"{self.game} has no preset {shown(preset)}; there are: {known}")
            chosen.update(self.presets[preset])
        if not isinstance(rules, Mapping | None):
            example = next(iter(self.keys), "key")
            raise RulesError(f"rules: expected a table such as {{{example!r}: ...}}, not {shown(rules)}")
        check_data(rules, "rules", RulesError)
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
            raise RulesError(f"{self.game} has no rule {shown(key)}{hint}")

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
        self._load_own(rules, data)

    def _load_own(self, rules: Records, data: Data) -> None:
        """What the game reads by itself. It says what is wrong there; for what it did not foresee, this does."""
        if self._load is None:
            return
        try:
            self._load(rules[0], data)
        except RulesError:
            raise
        except (KeyError, TypeError, ValueError, IndexError, OverflowError, AttributeError) as error:
            tables = ", ".join(self.own_tables) or "rules.toml"
            raise RulesError(f"{tables}: these are no rules of {self.game} ({error!r})") from error


def checked(value: Any, field: Field, key: Key, path: str) -> Any:
    """A value of rules.toml as the record stores it, or a clear error."""
    if key.names:
        table = table_of(value, path, key.names)
        return [_one(table[name], key, f"{path}.{name}") for name in key.names]
    if field.shape:
        return _listed(value, field.shape, key, path)
    return _one(value, key, path)


def _listed(value: Any, shape: tuple[int, ...], key: Key, path: str) -> Any:
    if not shape:
        return _one(value, key, path)
    if not isinstance(value, list) or len(value) != shape[0]:
        given = f"one of {len(value)}" if isinstance(value, list) else shown(value)
        raise RulesError(f"{path}: expected a list of {shape[0]}, not {given}")
    return [_listed(inner, shape[1:], key, f"{path}[{i}]") for i, inner in enumerate(value)]


def _one(value: Any, key: Key, path: str) -> int:
    if key.choices:
        if value not in key.choices:
            raise RulesError(f"{path}: expected one of {', '.join(key.choices)}, not {shown(value)}")
        return key.choices.index(value)
    if key.lowest is None or key.highest is None:
        if not isinstance(value, bool):
            raise RulesError(f"{path}: expected true or false, not {shown(value)}")
        return int(value)
    return whole(value, key.lowest, key.highest, path)


def table_of(value: Any, path: str, names: Sequence[str], may_lack: Sequence[str] = ()) -> dict[str, Any]:
    """A table of rules.toml with just these names; also for a game's own tables. Some it may lack."""
    known = (*names, *may_lack)
    if not isinstance(value, dict):
        raise RulesError(f"{path}: expected a table of {', '.join(known)}, not {shown(value)}")
    for name in (*value, *names):
        if name not in known:
            hint = did_you_mean(str(name), list(known)) or f"; expected only {', '.join(known)}"
            raise RulesError(f"{path}.{name}: there is no such thing{hint}")
        if name not in value:
            raise RulesError(f"{path}.{name}: it is missing")
    return value


def whole(value: Any, lowest: int, highest: int, path: str) -> int:
    """A whole number of rules.toml within its range; also for a game's own tables."""
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise RulesError(f"{path}: expected a whole number from {lowest} to {highest}, not {shown(value)}")
    return value


def new_rules(dtype: np.dtype[np.void], ruleset: Ruleset, players: int, overrides: Mapping[str, Any]) -> Records:
    """A rules record in an array of one."""
    rules = np.zeros(1, dtype)
    ruleset.fill(rules, players, overrides)
    return rules
