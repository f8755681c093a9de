"""The numbers that a game is measured by: those of every game (here and in general_measures.py), and its own.

A measure gives one number a game, in a range that no game can leave: intervals rest on it. A ratio gives two, and is
the sum of the first over the sum of the second, never a mean of ratios.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from tablewright.kernel.errors import TablewrightError, did_you_mean
from tablewright.kernel.game import Game
from tablewright.kernel.metrics import SEATS, Metric, Range
from tablewright.kernel.position import Position
from tablewright.kernel.records import Values
from tablewright.lab.general_measures import Facts, general_metrics
from tablewright.lab.plan import GameTable
from tablewright.lab.words import text

SECONDS = 8.0  # that a person takes for a decision, where nobody says otherwise


@dataclass(frozen=True)
class Measure:
    """One number of a game."""

    game: str
    name: str  # "rounds", "loses.0" (player 0), "drew.push"
    kind: str  # "mean" or "ratio"
    low: float
    high: float
    unit: str
    group: str  # seats, length, ends, feel, cards, game
    value: Callable[[GameTable], Any]
    divisor: Callable[[GameTable], Any] | None = None
    over_high: float = 1.0  # of a ratio: the most that its denominator can be; the least is 0
    is_length: bool = False  # its quantiles are of interest
    thing: str = ""  # what it is given for, the part of the name behind the dot
    message: str = ""  # the key of its title
    is_seat: bool = False  # `thing` is a player

    def of(self, games: GameTable) -> Values:
        """One value a game; of a ratio the numerators."""
        return np.asarray(self.value(games), np.float64)

    def over(self, games: GameTable) -> Values:
        """The denominators of a ratio, one a game."""
        if self.divisor is None:
            raise ValueError(f"{self.name} is a mean: it has no denominator")
        return np.asarray(self.divisor(games), np.float64)

    def title(self, language: str = "en") -> str:
        """What it is called; a game's own metric without words goes by its name."""
        return text(self.game, self.message, language, of=self.of_what(language)) or self.name

    def about(self, language: str = "en") -> str:
        """What it is, in a sentence."""
        return text(self.game, f"{self.message}-about", language, of=self.of_what(language)) or ""

    def unit_text(self, language: str = "en") -> str:
        return text(self.game, f"lab-unit-{self.unit}", language) or self.unit

    def of_what(self, language: str = "en") -> str:
        """The player, card or way to act that it is given for, in words."""
        if self.is_seat:
            return text(self.game, "lab-seat", language, number=int(self.thing) + 1) or self.thing
        is_own = self.message.startswith(f"{self.game}-")
        kinds: tuple[str, ...] = (
            ("of", "tool") if is_own else ("tool", "of")
        )  # `of` names a card, `tool` what one does with it
        if self.group == "ends":
            kinds = ("end",)
        for kind in kinds:
            if self.thing and (said := text(self.game, f"{self.game}-{kind}-{self.thing}", language)):
                return said
        return self.thing


def measures(start: Position, seconds: float = SECONDS) -> tuple[Measure, ...]:
    """All measures of a game under the rules and with the players of a position; the ranges depend on both.

    >>> import tablewright
    >>> [m.name for m in measures(tablewright.game("quoridor").new(players=2, seed=1)) if m.group == "seats"]
    ['wins.0', 'wins.1', 'draws']
    """
    facts = Facts.of(start, seconds)
    found: list[Measure] = []
    for metric in general_metrics(facts):
        found += _made(start, metric, f"lab-{metric.name}")
    for metric in start.game.metrics:
        found += _made(start, metric, f"{start.game.name}-lab-{metric.name}")
    return tuple(found)


def _made(start: Position, metric: Metric, message: str) -> Iterator[Measure]:
    """A metric as one measure, or as one for each of the things it is given for."""
    things: tuple[str, ...]
    if callable(metric.each):
        things = metric.each(start.r)
    else:
        things = tuple(map(str, range(start.players))) if metric.each == SEATS else tuple(metric.each)
    if not things:
        yield _measure(start, metric, message, metric.name, metric.value, metric.over)
    for i, thing in enumerate(things):
        over = None if metric.over is None else partial(_column_or_all, metric.over, i)
        value = partial(_column, metric.value, i)
        made = _measure(start, metric, message, f"{metric.name}.{thing}", value, over, thing)
        yield made


def _measure(
    start: Position, metric: Metric, message: str, name: str, value: Any, over: Any, thing: str = ""
) -> Measure:
    low, high, over_high = (_bound(bound, start) for bound in (metric.low, metric.high, metric.over_high))
    high, over_high = max(high, low + 1), max(over_high, 1.0)  # rules that leave one value leave a range all the same
    return Measure(
        start.game.name, name, "mean" if over is None else "ratio", low, high, metric.unit, metric.group, value, over,
        over_high, metric.is_length, thing, message, metric.each == SEATS,
    )  # fmt: skip


def _bound(bound: Range, start: Position) -> float:
    return float(bound(start.r) if callable(bound) else bound)


def _column(value: Callable[[GameTable], Any], i: int, games: GameTable) -> Any:
    return value(games)[:, i]


def _column_or_all(value: Callable[[GameTable], Any], i: int, games: GameTable) -> Any:
    found = value(games)
    return found if found.ndim == 1 else found[:, i]


def primary(game: Game) -> tuple[str, ...]:
    """The names of the measures that an answer speaks of first, where nobody names others."""
    if game.primary:
        return game.primary
    outcome = {"one_loser": "loses.0", "cooperative": "cleared"}.get(game.meta.goal, "wins.0")
    return outcome, game.meta.length_unit


def measure_named(known: tuple[Measure, ...], name: str) -> Measure:
    """The measure of this name, or an error that helps."""
    for measure in known:
        if measure.name == name:
            return measure
    names = [measure.name for measure in known]
    hint = did_you_mean(name, names) or f"; there are {', '.join(names)}"
    raise TablewrightError(f"there is no measure {name!r}{hint}")
