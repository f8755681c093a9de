"""Intervals in the units of what was measured. `Counts` of blocks go in; each answer is valid at every look."""

from dataclasses import dataclass
from math import inf, isnan, log

import numpy as np

from tablewright.lab.evidence.betting import (
    EDGE,
    HALVINGS,
    log_ratio_wealth,
    log_wealth,
    mean_limits,
    quantile_places,
    ratio_limits,
)
from tablewright.lab.evidence.counts import Counts, PairCounts

LEVEL = 0.95


@dataclass(frozen=True)
class Interval:
    """Where the truth lies, at a level that holds over all looks together."""

    low: float
    high: float
    mean: float  # what was seen
    blocks: int
    level: float = LEVEL

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def mean_interval(counts: Counts, low: float, high: float, level: float = LEVEL) -> Interval:
    """The mean of values that lie between low and high.

    >>> found = mean_interval(Counts.of([0, 1] * 200), 0, 1)
    >>> f"{found.low:.3f} {found.high:.3f} {found.mean}"
    '0.416 0.584 0.5'
    """
    width = high - low
    if width <= 0:  # the rules leave one value only
        return Interval(low, high, low, counts.n, level)
    below, above = mean_limits(scaled(counts, low, high), counts.times, 1 - level)
    return Interval(low + below * width, low + above * width, counts.mean, counts.n, level)


def scaled(counts: Counts, low: float, high: float) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The values in [0, 1]. A value outside its declared range would make every claim void: it is refused."""
    x = (counts.values - low) / (high - low)
    if len(x) and (x[0] < -1e-9 or x[-1] > 1 + 1e-9):
        raise ArithmeticError(f"a value of {counts.values[[0, -1]].tolist()} lies outside {low} to {high}")
    return np.clip(x, 0.0, 1.0)


def evidence_of_change(differences: Counts, width: float) -> float:
    """log W(no change), for differences between -width and width: above log 20, "no change" is refuted at 5 %."""
    if width <= 0 or not differences.n:
        return 0.0
    return float(log_wealth(scaled(differences, -width, width), differences.times, 0.5))


def ratio_interval(pairs: PairCounts, most_x: float, most_y: float, top: float, level: float = LEVEL) -> Interval:
    """Mean x over mean y, for x from 0 to most_x and y from 0 to most_y: rho is refuted where the mean of x - rho y is.

    top: the largest ratio that can be, 1 where x counts some of what y counts.
    """
    if most_x <= 0 or most_y <= 0 or not pairs.n:
        return Interval(0.0, top, pairs.ratio, pairs.n, level)
    # whole numbers would have it compiled once more
    most_x, most_y, top = float(most_x), float(most_y), float(top)
    below, above = ratio_limits(pairs.x, pairs.y, pairs.times, most_x, most_y, top, 1 - level)
    return Interval(below, above, pairs.ratio, pairs.n, level)


def evidence_of_ratios_apart(a: PairCounts, b: PairCounts, most_x: float, most_y: float, top: float) -> float:
    """The log evidence against "both have the same ratio".

    Were the common ratio rho, the mean of both wealths against rho would be a fair purse. One falls towards its own
    ratio, the other rises from it: where they meet at v, no rho leaves the mean below v / 2.
    """
    if most_x <= 0 or most_y <= 0 or isnan(a.ratio) or isnan(b.ratio) or a.ratio == b.ratio:
        return 0.0
    if a.ratio > b.ratio:
        a, b = b, a
    low, high, found = max(a.ratio, EDGE * top), max(b.ratio, EDGE * top), 0.0
    for _ in range(HALVINGS):
        ratio = (low + high) / 2
        of_a = log_ratio_wealth(a.x, a.y, a.times, ratio, float(most_x), float(most_y))
        of_b = log_ratio_wealth(b.x, b.y, b.times, ratio, float(most_x), float(most_y))
        found = min(of_a, of_b)
        low, high = (low, ratio) if of_a > of_b else (ratio, high)
    return float(found - log(2))


def quantile_interval(counts: Counts, p: float, level: float = LEVEL) -> Interval:
    """The p-quantile of the values, such as 0.9: nine of ten games are not longer.

    >>> found = quantile_interval(Counts.of(list(range(1, 101)) * 20), 0.5)
    >>> found.low < 50 < found.high, found.mean
    (True, 50.0)
    """
    if not counts.n:
        return Interval(-inf, inf, float("nan"), 0, level)
    low, high = quantile_places(counts.times, p, 1 - level)
    seen = np.searchsorted(np.cumsum(counts.times), p * counts.n)
    return Interval(float(counts.values[low]), float(counts.values[high]), float(counts.values[seen]), counts.n, level)


def apart(a: Interval, b: Interval, level: float = LEVEL) -> Interval:
    """How much more b is than a, from two intervals that each err half as often as the answer may."""
    return Interval(b.low - a.high, b.high - a.low, b.mean - a.mean, min(a.blocks, b.blocks), level)
