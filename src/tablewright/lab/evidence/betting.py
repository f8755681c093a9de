"""A mixture of bets: one test for a mean, valid at every look, from counts alone.

Let x_1, x_2, ... be independent blocks with values in [0, 1] and mean m. Whoever says that the mean is higher bets a
share c of a purse on each block and gets back

    1 - c + c x / m = 1 + c (x - m) / m,

which is never negative and is 1 in the mean: under mean m the purse P_n(c) = prod_i (1 + c (x_i - m) / m) is a
nonnegative martingale that begins at 1. So is the mean of twenty such purses, with c = 0.9, 0.9 / sqrt 2, 0.9 / 2, ...;
some share is good for every size of an effect, and there is nothing to tune. Ville's inequality: the chance that a
nonnegative martingale that begins at 1 ever reaches 1/a is at most a. Hence

    W_n(m) = (mean of the twenty purses for "higher" + mean of the twenty for "lower") / 2

reaches 1/a under the true mean with chance at most a, over all looks together, and {m: W_n(m) < 1/a} is a confidence
interval at every look at once. Three facts make it cheap:

- The shares are constants, so a purse depends on how often each value came and not on the order. The state is a
  histogram, which merges by addition over workers, resumed runs and stored arms.
- (1 - c) + c x / m is log-convex in m, and so are products of such terms and their sums. So W_n is log-convex, and
  the set is an interval.
- At the sample mean each purse is at most 1 (the mean of the factors is 1, and a geometric mean is not above an
  arithmetic one), so the sample mean lies inside, and both ends are found by bisection from there.

"Lower" is "higher" for 1 - x against 1 - m. A gain is what one unit of stake wins: (x - m) / m, never below -1.
"""

import numpy as np

from tablewright.kernel.compiling import jit
from tablewright.kernel.records import Values

SCALES = 20  # purses on each side
RATIO = 2.0**-0.5  # between the shares of two purses
LARGEST = 0.9  # the largest share
HALVINGS = 40
EDGE = 1e-9  # as near as bisection comes to the ends of a range


@jit
def log_purses(gains: Values, times: Values) -> float:
    """The log of the mean of the twenty purses, after gains that came so many times."""
    logs = np.empty(SCALES)
    share = LARGEST
    for j in range(SCALES):
        logs[j] = np.sum(times * np.log1p(share * gains))
        share *= RATIO
    top = np.max(logs)
    found: float = top + np.log(np.sum(np.exp(logs - top)) / SCALES)
    return found


@jit
def log_higher(x: Values, times: Values, m: float) -> float:
    """The log purse of "the mean is higher than m", for values in [0, 1]."""
    return log_purses((x - m) / m, times)


@jit
def log_lower(x: Values, times: Values, m: float) -> float:
    """The log purse of "the mean is lower than m"."""
    return log_purses((m - x) / (1.0 - m), times)


@jit
def log_wealth(x: Values, times: Values, m: float) -> float:
    """The log of W_n(m), both sides together."""
    found: float = np.logaddexp(log_higher(x, times, m), log_lower(x, times, m)) - np.log(2.0)
    return found


@jit
def mean_limits(x: Values, times: Values, alpha: float) -> tuple[float, float]:
    """The interval {m: W_n(m) < 1/alpha} for values in [0, 1]; where bisection ends, the wider choice is taken."""
    n = np.sum(times)
    if n == 0.0:
        return 0.0, 1.0
    bound = -np.log(alpha)
    mean = min(max(np.sum(x * times) / n, 2 * EDGE), 1.0 - 2 * EDGE)
    low, high = 0.0, 1.0
    if log_wealth(x, times, EDGE) >= bound:
        low, inside = EDGE, mean
        for _ in range(HALVINGS):
            middle = (low + inside) / 2
            if log_wealth(x, times, middle) >= bound:
                low = middle
            else:
                inside = middle
    if log_wealth(x, times, 1.0 - EDGE) >= bound:
        high, inside = 1.0 - EDGE, mean
        for _ in range(HALVINGS):
            middle = (high + inside) / 2
            if log_wealth(x, times, middle) >= bound:
                high = middle
            else:
                inside = middle
    return low, high


@jit
def log_ratio_higher(x: Values, y: Values, times: Values, ratio: float, most_y: float) -> float:
    """The log purse of "mean x is more than ratio times mean y", for x, y >= 0 and y <= most_y."""
    return log_purses((x - ratio * y) / (ratio * most_y), times)


@jit
def log_ratio_lower(x: Values, y: Values, times: Values, ratio: float, most_x: float) -> float:
    """The log purse of "mean x is less than ratio times mean y", for x, y >= 0 and x <= most_x."""
    return log_purses((ratio * y - x) / most_x, times)


@jit
def log_ratio_wealth(x: Values, y: Values, times: Values, ratio: float, most_x: float, most_y: float) -> float:
    """The log wealth of both sides against a ratio."""
    higher = log_ratio_higher(x, y, times, ratio, most_y)
    lower = log_ratio_lower(x, y, times, ratio, most_x)
    found: float = np.logaddexp(higher, lower) - np.log(2.0)
    return found


@jit
def ratio_limits(
    x: Values, y: Values, times: Values, most_x: float, most_y: float, top: float, alpha: float
) -> tuple[float, float]:
    """The ratios between 0 and top that neither side refutes at alpha/2.

    "Higher" falls and "lower" rises with the ratio, block by block, so each side has one limit, found by bisection.
    """
    bound = np.log(2.0) - np.log(alpha)
    if np.sum(times * y) == 0.0:
        return 0.0, top
    middle = min(max(np.sum(times * x) / np.sum(times * y), 2 * EDGE * top), top)
    low, high = 0.0, top
    if log_ratio_higher(x, y, times, EDGE * top, most_y) >= bound:
        low, inside = EDGE * top, middle
        for _ in range(HALVINGS):
            tried = (low + inside) / 2
            if log_ratio_higher(x, y, times, tried, most_y) >= bound:
                low = tried
            else:
                inside = tried
    if log_ratio_lower(x, y, times, top, most_x) >= bound:
        high, inside = top, middle
        for _ in range(HALVINGS):
            tried = (high + inside) / 2
            if log_ratio_lower(x, y, times, tried, most_x) >= bound:
                high = tried
            else:
                inside = tried
    return low, high


@jit
def log_share(k: float, n: float, p: float, is_higher: bool) -> float:
    """The log purse of "more (or less) often than p", after k times in n."""
    gains = np.empty(2)
    times = np.empty(2)
    times[0], times[1] = n - k, k
    if is_higher:
        gains[0], gains[1] = -1.0, (1.0 - p) / p
    else:
        gains[0], gains[1] = p / (1.0 - p), -1.0
    return log_purses(gains, times)


@jit
def quantile_places(times: Values, p: float, alpha: float) -> tuple[int, int]:
    """Which of the sorted values the p-quantile lies between, by place.

    The p-quantile q is the least value with P(x <= q) >= p. A value is too low where "x <= it" comes provably less
    often than p; the first that is not is the lower limit. The upper limit is the first value below or at which
    provably more than p lies.
    """
    n, bound = np.sum(times), np.log(2.0) - np.log(alpha)
    low, high = -1, times.shape[0] - 1
    upto = 0.0
    for i in range(times.shape[0]):
        upto += times[i]
        if low < 0 and not (upto < p * n and log_share(upto, n, p, False) >= bound):
            low = i
        if upto > p * n and log_share(upto, n, p, True) >= bound:
            high = i
            break
    return max(low, 0), high
