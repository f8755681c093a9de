"""A cell is one number that a question asks for: of an arm, or the change from some arms to others, block by block.

An interval can be no narrower than the range allows: one game of 200 rounds among a thousand moves the mean by 0.2, and
rules leave many numbers a range far wider than any game uses. So where a range is wide, the first blocks set a scale,
three times the largest value among them. Values beyond it count as that much, and the evidence begins after those
blocks, so that it is none the less exact.
"""

import operator
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import inf

import numpy as np

from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.records import Values
from tablewright.lab.arm_table import ArmTable
from tablewright.lab.evidence import (
    LEVEL,
    Counts,
    Interval,
    PairCounts,
    apart,
    evidence_of_change,
    evidence_of_ratios_apart,
    luck_pairs,
    mean_interval,
    quantile_interval,
    ratio_interval,
    share_of_luck,
)
from tablewright.lab.measures import Measure, measure_named
from tablewright.lab.work import OVER

Term = tuple[str, str]  # the label of an arm, and a column of its table
Tables = dict[str, ArmTable]
COMPARISONS = {
    ">=": operator.ge,
    "<=": operator.le,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
    "=": operator.eq,
}
SHARES = ("share", "percent")  # units that are told in per cent
PILOT = 32  # blocks that set the scale of a number with a wide range
WIDE = 4.0  # the least that a scale allows; a range no wider than this needs none
BEYOND = 3.0  # the scale, in times of the largest value among the first blocks


@dataclass(frozen=True)
class Cell:
    """The mean over `plus` (less the mean over `minus`) in each block, and what the blocks say of it."""

    name: str
    plus: tuple[Term, ...]
    minus: tuple[Term, ...] = ()
    low: float = 0.0
    high: float = 1.0
    how: str = "mean"  # or "ratio", "quantile", "luck"
    unit: str = "share"
    over_high: float = 1.0  # of a ratio: the most that a denominator can be
    p: float = 0.5  # of a quantile
    test: tuple[str, float] | None = None  # such as (">", 2): the share of games of which it is true
    first: int = 0  # the block with which the evidence begins
    cap: float = inf  # values beyond count as this
    over_cap: float = inf  # the same of a ratio's denominators
    reach: float = WIDE  # the least that a scale has to allow

    @property
    def is_share(self) -> bool:
        return self.unit in SHARES or self.test is not None

    @property
    def top(self) -> float:
        """The largest ratio that can be."""
        return 1.0 if self.is_share else self.high

    def values(self, tables: Tables, terms: tuple[Term, ...], first: int, end: int) -> Values:
        """The mean over some terms in each block."""
        columns = [self._column(tables[label], name, first, end) for label, name in terms]
        return columns[0] if len(columns) == 1 else np.mean(columns, axis=0)

    def _column(self, table: ArmTable, name: str, first: int, end: int) -> Values:
        found = table.column(name, first, end)
        if self.test is None:
            return np.minimum(found, self.over_cap if name.endswith(OVER) else self.cap)
        sign, number = self.test
        return np.asarray(COMPARISONS[sign](found, number), np.float64)

    def pairs(self, tables: Tables, terms: tuple[Term, ...], first: int, end: int) -> PairCounts:
        """Numerators and denominators of some terms, together in each block."""
        over = tuple((label, name + OVER) for label, name in terms)
        return PairCounts.of(self.values(tables, terms, first, end), self.values(tables, over, first, end))

    def of(self, label: str) -> "Cell":
        """The same number of one arm alone."""
        return replace(self, plus=((label, self.plus[0][1]),), minus=())

    @property
    def has_wide_range(self) -> bool:
        return self.how in ("mean", "ratio") and self.test is None and max(self.high - self.low, self.over_high) > WIDE

    def scaled(self, tables: Tables) -> "Cell":
        """The cell on the scale that the first blocks set; its evidence begins after them."""
        if not self.has_wide_range:
            return self
        terms = (*self.plus, *self.minus)
        if min(tables[label].n for label, _ in terms) < PILOT:
            return replace(self, first=PILOT)
        high = self._scale(tables, terms, self.low, self.high, self.reach)
        below = [(label, name + OVER) for label, name in terms] if self.how == "ratio" else []
        over = self._scale(tables, below, 0.0, self.over_high, WIDE) if below else self.over_high
        return replace(self, first=PILOT, high=high, cap=high, over_high=over, over_cap=over)

    @staticmethod
    def _scale(tables: Tables, terms: Iterable[Term], low: float, high: float, reach: float) -> float:
        largest = max(float(tables[label].column(name, 0, PILOT).max()) for label, name in terms)
        return min(high, low + max(reach, BEYOND * (largest - low)))


def cell(measure: Measure, plus: tuple[str, ...] | str, minus: tuple[str, ...] | str = ()) -> Cell:
    """A measure of the arms of some labels, less that of others."""
    up, down = ((part,) if isinstance(part, str) else part for part in (plus, minus))
    return Cell(
        measure.name,
        tuple((label, measure.name) for label in up),
        tuple((label, measure.name) for label in down),
        measure.low,
        measure.high,
        measure.kind,
        measure.unit,
        measure.over_high if measure.kind == "ratio" else 1.0,
    )


def tested(found: Cell, sign: str, number: float) -> Cell:
    """The share of games in which a measure compares so."""
    return replace(found, low=0.0, high=1.0, unit="share", test=(sign, number), name=f"{found.name} {sign} {number:g}")


def parse_metric(text: str) -> tuple[str, str, float]:
    """A metric as people write it: its name, and perhaps a comparison.

    >>> parse_metric("rounds > 2"), parse_metric("alive")
    (('rounds', '>', 2.0), ('alive', '', 0.0))
    """
    found = re.fullmatch(r"\s*([\w.]+)\s*(?:(>=|<=|!=|>|<|=)\s*(-?[\d.]+)\s*)?", text)
    if not found:
        raise TablewrightError(
            f"metric {text!r}: expected a name, such as rounds, or a comparison, such as 'rounds > 2'"
        )
    return found[1], found[2] or "", float(found[3] or 0)


def metric_cell(known: dict[str, Measure], text: str, plus: str, minus: tuple[str, ...] | str = ()) -> Cell:
    """The cell of a metric that a person wrote, refused where there is none of that name."""
    name, sign, number = parse_metric(text)
    measure = measure_named(tuple(known.values()), name)
    if sign and measure.kind == "ratio":
        raise TablewrightError(
            f"metric {text!r}: {name} is a ratio over all games; a comparison needs a number of each game"
        )
    found = cell(measure, plus, minus)
    return tested(found, sign, number) if sign else found


class Watch:
    """A cell as blocks come in: counts grow, so that a look costs no more for having many blocks behind it."""

    def __init__(self, cell: Cell, tables: Tables) -> None:
        self.cell, self._tables = cell, tables
        self._begin()

    def _begin(self) -> None:
        self._n = self.cell.first
        self._one, self._other = Counts.of([]), Counts.of([])
        self._pairs, self._other_pairs = PairCounts.of([], []), PairCounts.of([], [])

    def _upto(self, n: int) -> None:
        if n < self._n:
            self._begin()
        if n <= self._n:
            return
        cell, tables, first = self.cell, self._tables, self._n
        if cell.how == "ratio":
            self._pairs += cell.pairs(tables, cell.plus, first, n)
            if cell.minus:
                self._other_pairs += cell.pairs(tables, cell.minus, first, n)
        elif cell.how == "quantile":
            self._one += Counts.of(cell.values(tables, cell.plus, first, n))
            if cell.minus:
                self._other += Counts.of(cell.values(tables, cell.minus, first, n))
        elif cell.how == "mean":
            values = cell.values(tables, cell.plus, first, n)
            if cell.minus:
                values = values - cell.values(tables, cell.minus, first, n)
            self._one += Counts.of(np.round(values, 9))
        self._n = n

    def interval(self, n: int, level: float = LEVEL) -> Interval:
        """What the first n blocks say."""
        self._upto(n)
        cell, half = self.cell, 1 - (1 - level) / 2
        if cell.how == "luck":
            return share_of_luck(self._luck(n), cell.high, level)
        if cell.how == "ratio":
            ranges = (cell.high, cell.over_high, cell.top)
            if not cell.minus:
                return ratio_interval(self._pairs, *ranges, level)
            return apart(
                ratio_interval(self._other_pairs, *ranges, half), ratio_interval(self._pairs, *ranges, half), level
            )
        if cell.how == "quantile":
            if not cell.minus:
                return quantile_interval(self._one, cell.p, level)
            return apart(
                quantile_interval(self._other, cell.p, half), quantile_interval(self._one, cell.p, half), level
            )
        if cell.minus:
            width = cell.high - cell.low
            return mean_interval(self._one, -width, width, level)
        return mean_interval(self._one, cell.low, cell.high, level)

    def mean(self, n: int) -> float:
        """What the first n blocks show of an arm."""
        self._upto(n)
        return self._pairs.ratio if self.cell.how == "ratio" else self._one.mean

    def evidence(self, n: int) -> float:
        """The log evidence of the first n blocks against "no change"."""
        self._upto(n)
        cell = self.cell
        if cell.how == "ratio":
            return evidence_of_ratios_apart(self._other_pairs, self._pairs, cell.high, cell.over_high, cell.top)
        return evidence_of_change(self._one, cell.high - cell.low)

    def spread(self, n: int) -> float:
        """The variance of a block's value."""
        self._upto(n)
        return self._one.variance

    def _luck(self, n: int) -> PairCounts:
        first, second = (
            np.stack([self._tables[label].column(name, 0, n) for label, name in terms], axis=1)
            for terms in (self.cell.plus, self.cell.minus)
        )
        return luck_pairs(first, second)
