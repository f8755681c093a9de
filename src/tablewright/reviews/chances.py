"""Chances: what a bot's value means, measured.

A chance is a number from 0 to 1: to win where one wins, not to be the one who loses, to live, that the team makes it.
The curves that turn values into chances were measured in games of bots (bench/calibration.py) and stand in
`bots/chances.toml` of a game's folder, by the number of players and the level that played. A game that brings none gets
the plain scale of results.
"""

import tomllib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from tablewright.bots.registry import Bot, bot_of
from tablewright.kernel.game import Game
from tablewright.reviews.played import ReviewError

LEVELS = ("easy", "medium", "hard")
USUAL_LEVEL = "medium"
USUAL_LOOK = "hard:slack=0,iterations=400"
ADVICE = 10  # times the thought of a review, which looks at every decision of a game
MARKS = ("best", "good", "loose", "mistake", "blunder")
USUAL_MARKS = (0.02, 0.05, 0.12)


@dataclass(frozen=True)
class Curve:
    """Chances by value: straight lines between measured points, both rising."""

    values: tuple[float, ...]
    chances: tuple[float, ...]

    def at(self, value: float) -> float:
        """The chance that goes with a value.

        >>> Curve((-1.0, 0.0, 1.0), (0.1, 0.5, 1.0)).at(0.5)
        0.75
        """
        if value <= self.values[0]:
            return self.chances[0]
        if value >= self.values[-1]:
            return self.chances[-1]
        i = bisect_right(self.values, value)
        (x, y), (low, high) = self.values[i - 1 : i + 1], self.chances[i - 1 : i + 1]
        return low + (high - low) * (value - x) / (y - x)


@dataclass(frozen=True)
class Chances:
    """How a game's values are read for a number of players and a level."""

    goal: str
    players: int
    level: str
    look: Bot  # whose values they are
    curve: Curve
    is_measured: bool
    marks: tuple[float, ...]  # the largest losses of good, loose and mistaken decisions

    def of(self, value: float) -> float:
        """The chance that goes with the value of a position that is not over."""
        return self.curve.at(value)

    def outcome(self, result: float) -> float:
        """A result on the scale of chances."""
        return outcome(self.goal, self.players, result)

    def mark(self, loss: float, is_best: bool) -> str:
        """What a decision is called that cost so much."""
        if is_best:
            return MARKS[0]
        return MARKS[1 + sum(loss > most for most in self.marks)]


def outcome(goal: str, players: int, result: float) -> float:
    """A result from -1 to 1 as a chance that has come true or not; a draw is shared.

    >>> outcome("one_winner", 2, 0.0), outcome("one_winner", 4, 0.0), outcome("one_loser", 4, -1.0)
    (0.5, 0.25, 0.0)
    """
    if goal == "cooperative":
        return float(result > 0.0)
    if goal == "one_winner":
        return (result * (players - 1) + 1.0) / players
    if goal == "one_loser":
        return (result + 1.0) * (players - 1) / players
    return (result + 1.0) / 2.0


def plain_curve(goal: str, players: int) -> Curve:
    """The scale of results, for a game that brings no curves."""
    low, high = (-1.0, 1.0) if goal == "cooperative" else sorted(ends_of(goal, players))
    return Curve((low, high), (0.0, 1.0))


def ends_of(goal: str, players: int) -> tuple[float, float]:
    """The worst and the best result."""
    if goal == "one_winner":
        return -1.0 / (players - 1), 1.0
    if goal == "one_loser":
        return -1.0, 1.0 / (players - 1)
    return -1.0, 1.0


@cache
def data_of(game: Game) -> Mapping[str, Any]:
    """What a game's folder says of chances; nothing if it has no such file."""
    path = game.folder / "bots" / "chances.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


@cache
def chances_of(game: Game, players: int, level: str = USUAL_LEVEL, look: str = "") -> Chances:
    """How values are read; the nearest measured level stands in where this one was not measured for so many players.

    `look` is another search to look with than the one that was measured; more of the same kind sees more.
    """
    if level not in LEVELS:
        raise ReviewError(f"there is no level {level!r} to review for; there are {', '.join(LEVELS)}")
    kept, goal = data_of(game), game.meta.goal
    measured: Mapping[str, Any] = kept.get("curves", {}).get(str(players), {})
    bot = bot_of(game, look or kept.get("look", USUAL_LOOK))
    marks = tuple(kept.get("marks", USUAL_MARKS))
    if not measured:
        return Chances(goal, players, level, bot, plain_curve(goal, players), False, marks)
    used = min(measured, key=lambda name: (abs(LEVELS.index(name) - LEVELS.index(level)), name))
    found = Curve(*(tuple(map(float, measured[used][axis])) for axis in ("values", "chances")))
    _check(game, found)
    return Chances(goal, players, used, bot, found, True, marks)


@cache
def adviser_of(game: Game) -> str:
    """The bot that gives hints: the search whose values were measured as chances, with more thought."""
    return deeper(bot_of(game, data_of(game).get("look", USUAL_LOOK)), ADVICE)


def deeper(look: Bot, factor: int) -> str:
    """The same search with more thought: its values mean the same chances, and it sees more."""
    more = {name: factor * int(look.values[name]) for name in ("iterations", "many") if name in look.values}
    return f"{look.kind.name}:" + ",".join(f"{name}={value}" for name, value in {**look.values, **more}.items())


def _check(game: Game, curve: Curve) -> None:
    if len(curve.values) != len(curve.chances) or len(curve.values) < 2 or not rises(curve.values):
        raise ReviewError(f"{game.folder.name}/bots/chances.toml: values have to rise, with a chance for each")


def rises(values: Sequence[float]) -> bool:
    return all(low < high for low, high in pairwise(values))
