"""How much of a result the deal decides: each deal is played twice, with other thoughts of the same bots.

A result varies for two reasons: another deal (and dice), and other thoughts. Let R and R' be the results of one deal
played twice, S and S' those of the next deal. Then E (R - R')^2 / 2 is the variance that is left when the deal is
known, and E (R - S)^2 / 2 is all of it. Their ratio is what thoughts explain, and 1 minus it what the deal explains.
Two neighbouring blocks give one independent pair of both numbers, so the interval for a ratio of means applies.
"""

import numpy as np

from tablewright.kernel.records import Values
from tablewright.lab.evidence.counts import PairCounts
from tablewright.lab.evidence.intervals import LEVEL, Interval, ratio_interval


def luck_pairs(first: Values, second: Values) -> PairCounts:
    """The pairs of (left when the deal is known, all) for results of shape (blocks, players) with two thoughts."""
    n = len(first) // 2 * 2
    r, r2, s, s2 = first[0:n:2], second[0:n:2], first[1:n:2], second[1:n:2]
    within = (((r - r2) ** 2 + (s - s2) ** 2) / 4).sum(axis=1)
    across = (((r - s) ** 2 + (r - s2) ** 2 + (r2 - s) ** 2 + (r2 - s2) ** 2) / 8).sum(axis=1)
    return PairCounts.of(np.round(within, 9), np.round(across, 9))


def share_of_luck(pairs: PairCounts, most: float, level: float = LEVEL) -> Interval:
    """The share of the result that the deal decides; `most`: half the largest squared distance of two results."""
    rest = ratio_interval(pairs, most, most, 1.0, level)
    return Interval(1 - rest.high, 1 - rest.low, max(0.0, 1 - rest.mean), 2 * pairs.n, level)
