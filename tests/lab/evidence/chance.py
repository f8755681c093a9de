"""Experiments with a known truth: how often is an interval ever wrong when it is looked at after every block?

Compiled, for a look after every block of a thousand experiments is some million intervals. An experiment is wrong as
soon as the truth is refuted once. The plain interval (mean and 1.96 standard errors) is looked at in the same way.
"""

import numpy as np

from tablewright.kernel.compiling import jit
from tablewright.lab.evidence.betting import LARGEST, RATIO, SCALES, log_share

FIRST_LOOK = 30  # of the plain interval, which is nonsense before


@jit
def ever_wrong(gains, values, truth, drawn, alpha):
    """How many experiments ever refute the truth: by the bets, by the plain interval.

    gains: what a stake on "higher" and on "lower" wins for each kind of block (2, kinds); values: for the plain
    interval, the kind's value less the truth; drawn: the kind of each block (experiments, blocks).
    """
    kinds = values.shape[0]
    steps = np.empty((kinds, 2 * SCALES))
    for k in range(kinds):
        share = LARGEST
        for j in range(SCALES):
            steps[k, j] = np.log1p(share * gains[0, k])
            steps[k, SCALES + j] = np.log1p(share * gains[1, k])
            share *= RATIO
    by_bets, by_plain = 0, 0
    for e in range(drawn.shape[0]):
        logs = np.zeros(2 * SCALES)
        total, squares = 0.0, 0.0
        is_wrong, is_plainly_wrong = False, False
        for i in range(drawn.shape[1]):
            k = drawn[e, i]
            logs += steps[k]
            total += values[k] - truth
            squares += (values[k] - truth) ** 2
            n = i + 1
            is_wrong = is_wrong or np.sum(np.exp(logs)) / (2 * SCALES) >= 1 / alpha
            variance = max(squares / n - (total / n) ** 2, 0.0)
            is_plainly_wrong = is_plainly_wrong or (n >= FIRST_LOOK and abs(total / n) > 1.96 * np.sqrt(variance / n))
        by_bets += is_wrong
        by_plain += is_plainly_wrong
    return by_bets, by_plain


@jit
def quantile_ever_wrong(lengths, truth, p, alpha):
    """How many experiments ever refute the true p-quantile: by the bets, by the plain interval of ranks."""
    by_bets, by_plain = 0, 0
    bound = np.log(2 / alpha)
    for e in range(lengths.shape[0]):
        below, upto = 0, 0
        is_wrong, is_plainly_wrong = False, False
        for i in range(lengths.shape[1]):
            below += lengths[e, i] < truth
            upto += lengths[e, i] <= truth
            n = i + 1
            if (
                log_share(float(upto), float(n), p, False) >= bound
                or log_share(float(below), float(n), p, True) >= bound
            ):
                is_wrong = True
            spread = 1.96 * np.sqrt(n * p * (1 - p))
            if n >= FIRST_LOOK and (upto < n * p - spread or below > n * p + spread):
                is_plainly_wrong = True
        by_bets += is_wrong
        by_plain += is_plainly_wrong
    return by_bets, by_plain


@jit
def stopped_at(plus, minus, blocks, seed, alpha):
    """One experiment with differences of +1, 0 and -1: how often each came when "no change" was first refuted."""
    np.random.seed(seed)
    steps = np.empty((3, 2 * SCALES))
    for k in range(3):
        share = LARGEST
        for j in range(SCALES):
            steps[k, j] = np.log1p(share * (k - 1.0))
            steps[k, SCALES + j] = np.log1p(-share * (k - 1.0))
            share *= RATIO
    logs, came = np.zeros(2 * SCALES), np.zeros(3)
    for i in range(blocks):
        u = np.random.random()
        k = 2 if u < plus else 0 if u < plus + minus else 1
        logs += steps[k]
        came[k] += 1
        if (i + 1) % 32 == 0 and np.sum(np.exp(logs)) / (2 * SCALES) >= 1 / alpha:
            break
    return came


@jit
def family_ever_wrong(numbers, blocks, effect, changed, alpha, seed):
    """One experiment of numbers that hang together: the first `changed` have an effect.

    Whether e-BH ever names an unchanged one, whether plain intervals ever do, and how many changed ones are named last.
    """
    np.random.seed(seed)
    shares = np.empty(SCALES)
    shares[0] = LARGEST
    for j in range(1, SCALES):
        shares[j] = shares[j - 1] * RATIO
    logs = np.zeros((numbers, 2 * SCALES))
    totals, squares = np.zeros(numbers), np.zeros(numbers)
    evidence = np.empty(numbers)
    is_wrong, is_plainly_wrong, found = False, False, 0
    for i in range(blocks):
        common = np.random.normal()
        for k in range(numbers):
            x = 0.2 * (0.55 * common + 0.835 * np.random.normal()) + (effect if k < changed else 0.0)
            x = min(max(2 * x, -1.0), 1.0)
            logs[k, :SCALES] += np.log1p(shares * x)
            logs[k, SCALES:] += np.log1p(-shares * x)
            evidence[k] = np.sum(np.exp(logs[k])) / (2 * SCALES)
            totals[k] += x
            squares[k] += x * x
            n = i + 1
            error = np.sqrt(max(squares[k] / n - (totals[k] / n) ** 2, 0.0) / n)
            if k >= changed and n >= FIRST_LOOK and abs(totals[k] / n) > 1.96 * error:
                is_plainly_wrong = True
        order = np.argsort(-evidence)
        named = 0
        for k in range(numbers):
            if evidence[order[k]] >= numbers / (alpha * (k + 1)):
                named = k + 1
        found = 0
        for k in range(named):
            if order[k] < changed:
                found += 1
            else:
                is_wrong = True
    return is_wrong, is_plainly_wrong, found
