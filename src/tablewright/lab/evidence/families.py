"""Many numbers at once: which of them changed, with few false ones among those named."""

from collections.abc import Sequence
from math import log


def discoveries(log_evidence: Sequence[float], rate: float = 0.05) -> list[int]:
    """The e-BH procedure: the places of the numbers that changed.

    Of K numbers, the k with the most evidence are named where each has at least K / (rate k), for the largest such k.
    Each evidence is a purse that is fair under "no change", at any stop; then, on average, at most `rate` of those
    named are false, however the numbers depend on each other.

    >>> discoveries([log(100), log(30), 0.0, log(39)])
    [0, 1, 3]
    """
    order = sorted(range(len(log_evidence)), key=lambda i: (-log_evidence[i], i))
    named = 0
    for k, i in enumerate(order, 1):
        if log_evidence[i] >= log(len(order) / (rate * k)):
            named = k
    return sorted(order[:named])
