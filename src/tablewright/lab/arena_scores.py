"""What a game, a block and a contest are worth to each bot, as shares from 0 to 1 with intervals over blocks."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from tablewright.kernel.game import Meta
from tablewright.kernel.records import Values
from tablewright.lab.arena import Block, FinishedGame

SURE = 1.959963984540054  # of the normal distribution, for 95 %
SHARES = {
    "one_winner": "share of the wins (a draw is divided)",
    "one_loser": "share of the results (the loser gets nothing, the others divide)",
    "cooperative": "share of the games that its team cleared",
    "survival": "share of its players who lived",
}


def seat_shares(meta: Meta, results: Sequence[float]) -> list[float]:
    """What each player has of a game. With one winner or one loser the shares of a game sum to 1."""
    n = len(results)
    if meta.goal == "one_winner":
        return [(1 + (n - 1) * result) / n for result in results]
    if meta.goal == "one_loser":
        return [(1 + result) / n for result in results]
    if meta.goal == "cooperative":
        return [float(result > 0) for result in results]
    return [(1 + result) / 2 for result in results]


def scores_of(meta: Meta, outcome: FinishedGame, bots: int) -> list[float | None]:
    """Each bot's part of a game: the sum over its players, in a team their mean; None where it did not play."""
    found: list[float | None] = [None] * bots
    for bot in set(outcome.lineup):
        own = [share for share, at in zip(seat_shares(meta, outcome.results), outcome.lineup) if at == bot]
        found[bot] = sum(own) / (len(own) if len(set(outcome.lineup)) == 1 else 1)
    return found


def block_scores(meta: Meta, blocks: Sequence[Block], bots: int) -> Values:
    """The mean score of each bot over the games that it plays in each block."""
    table = np.zeros((len(blocks), bots))
    for row, block in enumerate(blocks):
        games = np.array([scores_of(meta, outcome, bots) for outcome in block], float)  # None becomes nan
        table[row] = np.nanmean(games, axis=0)
    return table


def mean_results(blocks: Sequence[Block], bots: int) -> list[float]:
    """The mean result of the players of each bot, -1 to 1."""
    totals, counts = np.zeros(bots), np.zeros(bots)
    for outcome in (game for block in blocks for game in block):
        np.add.at(totals, list(outcome.lineup), outcome.results)
        np.add.at(counts, list(outcome.lineup), 1)
    return [float(x) for x in totals / np.maximum(counts, 1)]


@dataclass(frozen=True)
class ShareInterval:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution (the expansion of Cornish and Fisher; exact to 1 % from 3 on)."""
    z, n = SURE, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def interval(values: Values) -> ShareInterval:
    """The mean of the blocks' scores, all from 0 to 1.

    A Wilson interval for as many independent games as would leave the mean as uncertain as the blocks do; where all
    blocks came out alike, for as many as there are blocks. It never leaves 0 to 1, and ten wins of ten prove little.
    """
    n, mean = len(values), float(np.mean(values))
    if n < 2:
        return ShareInterval(mean, 0.0, 1.0)
    spread = float(np.var(values, ddof=1)) / n
    games = mean * (1 - mean) / spread if spread > 1e-12 else float(n)
    t = student(n - 1)
    middle = (mean + t * t / (2 * games)) / (1 + t * t / games)
    reach = t * sqrt(mean * (1 - mean) / games + t * t / (4 * games * games)) / (1 + t * t / games)
    return ShareInterval(mean, max(0.0, middle - reach), min(1.0, middle + reach))
