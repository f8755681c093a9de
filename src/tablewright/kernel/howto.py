"""How a game is learnt: `howto.toml` of its folder says what is shown, `words/<language>-howto.ftl` says it.

    missed = ["lanes"]          what beginners miss: `<game>-howto-miss-lanes`

    [positions.start]           a position that pictures show: the players, the seed, the moves that lead there
    players = 2
    seed = 1
    moves = ["e2"]

    [table]                     the table and its parts: a CSS selector in the page's board for each
    position = "start"
    parts.pawn = ".pawn"        `<game>-howto-part-pawn`

    [[turn]]                    a step of a turn: `<game>-howto-turn-step` and `<game>-howto-turn-step-more`
    name = "step"
    position = "start"
    show = ".targets"           the part of the board that the picture shows; all of it if left out

    [[try]]                     something to try: `<game>-howto-try-jump`, and `<game>-howto-try-jump-done` afterwards
    name = "jump"
    position = "face"
    wants = ["e6"]              moves that do it, one after the other
    refused = "e7"              one that is not allowed

`<game>-howto-aim` and `<game>-howto-end` say what it is about and how it ends. A message may use every number of the
rules in force: `{ $turn_action_points }` is the key `turn.action_points`. Without the file the start is shown.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tablewright.kernel.errors import RulesError, TablewrightError
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.ruleset import flat

FILE = "howto.toml"
START = "start"


@dataclass(frozen=True)
class Shown:
    """A position to look at."""

    players: int | None = None
    seed: int = 1
    moves: tuple[str, ...] = ()


@dataclass(frozen=True)
class TurnStep:
    """A step of a turn, and the picture beside it."""

    name: str
    position: str = START
    show: str = ""


@dataclass(frozen=True)
class Exercise:
    """Something to try on a board."""

    name: str
    position: str = START
    wants: tuple[str, ...] = ()
    refused: str = ""


@dataclass(frozen=True)
class HowTo:
    """What is shown to somebody who learns a game."""

    positions: Mapping[str, Shown]
    table: str = START
    parts: Mapping[str, str] | None = None
    turn: tuple[TurnStep, ...] = ()
    tries: tuple[Exercise, ...] = ()
    missed: tuple[str, ...] = ()
    is_own: bool = False  # the game brings it


@cache
def howto_in(folder: Path) -> HowTo:
    """The how-to of the game that lives there; the plain one where it brings none."""
    path = folder / FILE
    if not path.exists():
        return HowTo({START: Shown()}, tries=(Exercise("any"),))
    data = tomllib.loads(path.read_text("utf-8"))
    try:
        return _read(data)
    except (TypeError, AttributeError, KeyError) as error:
        raise RulesError(f"{path}: {error}; kernel/howto.py shows what such a file may say") from error


def _read(data: Mapping[str, Any]) -> HowTo:
    positions = {
        name: Shown(one.get("players"), one.get("seed", 1), tuple(one.get("moves", ())))
        for name, one in data["positions"].items()
    }
    turn = tuple(TurnStep(**one) for one in data.get("turn", ()))
    tries = tuple(Exercise(**{**one, "wants": tuple(one.get("wants", ()))}) for one in data.get("try", ()))
    table = data.get("table", {})
    shown = [table.get("position", START), *(one.position for one in turn), *(one.position for one in tries)]
    if unknown := [name for name in shown if name not in positions]:
        raise KeyError(f"there is no position {unknown[0]!r}")
    missed = tuple(data.get("missed", ()))
    return HowTo(positions, shown[0], dict(table.get("parts", {})), turn, tries, missed, is_own=True)


def position_of(game: Game, shown: Shown, rules: Mapping[str, Any] | None = None) -> Position:
    """A position of the how-to under these house rules; under the usual ones where they do not allow its moves."""
    try:
        return _played(game, shown, rules)
    except TablewrightError:
        if not rules:
            raise
        return _played(game, shown, None)


def _played(game: Game, shown: Shown, rules: Mapping[str, Any] | None) -> Position:
    position = game.new(shown.players, shown.seed, rules)
    for move in shown.moves:
        position.play(move)
    return position


def numbers_of(game: Game, rules: Mapping[str, Any] | None = None) -> dict[str, int | str]:
    """Every rule in force as an argument of the words: yes and no for switches, lists as they are read aloud.

    >>> import tablewright
    >>> numbers_of(tablewright.game("quoridor"), {"fences.2": 7})["fences_2"]
    7
    """
    data = game.ruleset.merged(game.ruleset.overrides(rules, None))
    return {key.replace(".", "_"): _spoken(value) for key, value in flat(data)}


def _spoken(value: Any) -> int | str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return value if isinstance(value, int) else str(value)
