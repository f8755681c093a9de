"""How often each value came: all that the evidence needs, and it merges by addition, in any order."""

from dataclasses import dataclass

import numpy as np

from tablewright.kernel.records import Values, Words
from tablewright.kernel.rng import STEP, U

STEPS = 1024  # of a range, for values that are on no grid of their own
PARTS = 60  # of a whole: halves, thirds, quarters, fifths and minutes are a grid


@dataclass(frozen=True, eq=False)
class Counts:
    """A histogram of numbers.

    >>> both = Counts.of([1, 3, 3]) + Counts.of([2, 3])
    >>> both.values.tolist(), both.times.tolist(), both.n, both.mean
    ([1.0, 2.0, 3.0], [1.0, 1.0, 3.0], 5, 2.4)
    """

    values: Values  # in increasing order
    times: Values  # how often each came

    @classmethod
    def of(cls, values: object) -> "Counts":
        found, times = np.unique(np.asarray(values, np.float64), return_counts=True)
        return cls(found, times.astype(np.float64))

    def __add__(self, other: "Counts") -> "Counts":
        values, place = np.unique(np.concatenate((self.values, other.values)), return_inverse=True)
        times = np.zeros(len(values))
        np.add.at(times, place, np.concatenate((self.times, other.times)))
        return Counts(values, times)

    @property
    def n(self) -> int:
        return int(self.times.sum())

    @property
    def mean(self) -> float:
        return float((self.values * self.times).sum() / self.times.sum()) if self.n else float("nan")

    @property
    def variance(self) -> float:
        return float((self.times * (self.values - self.mean) ** 2).sum() / self.times.sum()) if self.n else float("nan")


@dataclass(frozen=True, eq=False)
class PairCounts:
    """A histogram of pairs, such as fights won and fights.

    >>> pairs = PairCounts.of([1, 0, 1], [2, 0, 2]) + PairCounts.of([1], [2])
    >>> pairs.x.tolist(), pairs.y.tolist(), pairs.times.tolist(), pairs.ratio
    ([0.0, 1.0], [0.0, 2.0], [1.0, 3.0], 0.5)
    """

    x: Values
    y: Values
    times: Values

    @classmethod
    def of(cls, x: object, y: object) -> "PairCounts":
        pairs, times = np.unique(np.asarray(x, np.float64) + 1j * np.asarray(y, np.float64), return_counts=True)
        return cls(pairs.real.copy(), pairs.imag.copy(), times.astype(np.float64))

    def __add__(self, other: "PairCounts") -> "PairCounts":
        all_pairs = np.concatenate((self.x + 1j * self.y, other.x + 1j * other.y))
        pairs, place = np.unique(all_pairs, return_inverse=True)
        times = np.zeros(len(pairs))
        np.add.at(times, place, np.concatenate((self.times, other.times)))
        return PairCounts(pairs.real.copy(), pairs.imag.copy(), times)

    @property
    def n(self) -> int:
        return int(self.times.sum())

    @property
    def ratio(self) -> float:
        below = float((self.y * self.times).sum())
        return float((self.x * self.times).sum()) / below if below else float("nan")


def dithered(values: Values, low: float, high: float, words: Words) -> Values:
    """Values on a grid, so that counts of them stay small: whole sixtieths as they are, others up or down by chance.

    A value between two steps of 1/1024 of the range goes to one of them with the chance that keeps its mean, so means
    are not moved. The chance is a word for each value; two arms that share it keep equal values equal.
    """
    parts = values * PARTS
    fractional = np.abs(parts - np.round(parts)) > 1e-6
    if high <= low or not fractional.any():
        return values
    with np.errstate(over="ignore"):
        lot = (stirred(words) >> U(11)).astype(np.float64) * 2.0**-53
    step = (high - low) / STEPS
    rounded = low + np.minimum(np.floor((values - low) / step + lot), STEPS) * step
    return np.where(fractional, rounded, values)


def stirred(words: Words) -> Words:
    """`kernel.rng.mix` of each word."""
    with np.errstate(over="ignore"):
        z = words + STEP
        z = (z ^ (z >> U(30))) * U(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> U(27))) * U(0x94D049BB133111EB)
        mixed: Words = z ^ (z >> U(31))
    return mixed
