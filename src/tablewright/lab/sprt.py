"""A sequential test: stop a contest of two bots as soon as its question is answered.

The test is Wald's, on the differences d of the two bots' scores in each block (from -1 to 1; blocks are independent,
the games of a block are not), with the variance of d estimated as it goes:

    H0: the mean of d is 0, the first bot is not the stronger one
    H1: the mean of d is `margin`

Either is wrongly accepted in about one contest of a hundred when the truth is the other. The estimate begins with one
block of middling variance, so that a few equal blocks do not look like certainty.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

ERROR = 0.01  # of both kinds
LEAST = 5  # blocks before anything is decided
FIRST_GUESS = 0.5  # the variance that the estimate begins with, worth one block


@dataclass(frozen=True)
class Sequential:
    """The two hypotheses, by the difference that H1 claims."""

    margin: float = 0.1

    @property
    def bound(self) -> float:
        """The log likelihood ratio that decides: for H1 above it, for H0 below its negative."""
        return log((1 - ERROR) / ERROR)

    def ratio(self, differences: Sequence[float]) -> float:
        """The log likelihood ratio of H1 to H0."""
        n = len(differences)
        if n == 0:
            return 0.0
        mean = sum(differences) / n
        variance = (FIRST_GUESS + sum((d - mean) ** 2 for d in differences)) / (n + 1)
        return n * self.margin * (mean - self.margin / 2) / variance

    def accepted(self, differences: Sequence[float]) -> str | None:
        """ "H1", "H0", or None while the question is open."""
        if len(differences) < LEAST:
            return None
        ratio = self.ratio(differences)
        if ratio >= self.bound:
            return "H1"
        return "H0" if ratio <= -self.bound else None
