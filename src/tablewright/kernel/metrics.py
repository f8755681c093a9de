"""What a game declares in its metrics.py: what is counted while games are played, and which numbers are made of it.

    COUNTS    what is counted of the events: how often, how much, when; by player, by card, by round
    SUMMARY   what is read off the state, by the game's compiled `summary(r, s, out)`
    METRICS   the numbers that people read, each a function of the counts, with its unit and its true range
    TOOLS     what a player may be barred from using, and what rules remove it from the game
    PRIMARY   the names of one to three numbers that an answer speaks of first
    CAPS      the most that `length` and the number of decisions can come to under some rules
    EVEN      where players win together: the value of `evaluate` at which that is as likely as not; 0 if not given

Words stand in words/<language>-lab.ftl: `<game>-lab-<name>` is the title of a metric, with `$of` where it is given for
each of several things, `<game>-lab-<name>-about` its definition, `<game>-of-<thing>` what `$of` says,
`<game>-tool-<name>` what one does with a tool, and `<game>-of-<word>` what moves that begin with this word do (a word
with digits by its shape, `a9`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

FIELDS = ("one", "a", "b", "c", "player", "length")  # what a count reads of an event
HOW = ("sum", "most", "first", "last")  # how the values of several events make one number; -1 where none came
SEATS = "seats"  # a metric for each seat

Range = float | Callable[[Any], float]  # a number, or what follows from the rules record


@dataclass(frozen=True)
class Axis:
    """One of the things that a count is split by: the values first, first + 1, ... of a field; others are left out."""

    field: str
    size: int
    first: int = 0


@dataclass(frozen=True)
class Count:
    """A number, or a table of numbers, made of the events of one kind.

    Of each event that fits `where` (a field and its lowest and highest value) the field `add` is taken: "one" counts.
    `by` is a list of at most two axes; "player" stands for the player whom the event is about.
    """

    name: str
    event: int
    add: str = "one"
    by: tuple[Axis | str, ...] = ()
    where: tuple[tuple[str, int, int], ...] = ()
    how: str = "sum"


@dataclass(frozen=True)
class Sample:
    """A number, or a table of numbers, that the game's `summary` keeps, in the order of SUMMARY.

    `summary(r, s, out)` is called after setup, at each change of `length` and when the game is over. It finds in `out`
    what it wrote before (zeros at first), so it can add up, compare with the state before, or keep the last value.
    """

    name: str
    shape: tuple[int, ...] = ()


@dataclass(frozen=True)
class Metric:
    """A number of each game, in a range that no game can leave.

    `value` gives a number a game from the table of counts, and with `each` a column for each of these things. With
    `over` it is a ratio: the sum of `value` over all games by the sum of `over`, never a mean of ratios.
    """

    name: str
    value: Callable[[Any], Any]
    unit: str  # its message is lab-unit-<unit>
    high: Range
    low: Range = 0
    over: Callable[[Any], Any] | None = None
    over_high: Range = 1
    each: tuple[str, ...] | str | Callable[[Any], tuple[str, ...]] = ()  # names, SEATS, or what follows from the rules
    group: str = "game"
    is_length: bool = False  # its quantiles are of interest


@dataclass(frozen=True)
class Tool:
    """A card or a way to act: the moves that use it (`push *`), and rules under which it does not exist."""

    name: str
    moves: tuple[str, ...]
    without: Mapping[str, Any] = field(default_factory=dict)  # empty: no rule removes it


@dataclass(frozen=True)
class Caps:
    """The most that a game can come to, as functions of its rules record.

    Where nothing but chance bounds it (a fight in which everybody misses), a number that hardly any game reaches: what
    goes beyond is counted as this.
    """

    length: Callable[[Any], int]
    plies: Callable[[Any], int]
