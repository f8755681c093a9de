"""Ratings on the Elo scale: who wins is a choice among those at the table (Bradley-Terry, Plackett-Luce).

With strengths x a player of a game with one winner wins with chance exp(x) / sum of exp(x); of a game with one loser
she loses with chance exp(-x) / sum of exp(-x). A draw counts for everybody alike. Teams on one seed are compared two
by two. A weak prior around the mean of the field keeps the rating of a bot that wins everything finite. Intervals are
those of the distance from the field's mean, and treat the games of a block as one observation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

import numpy as np

from tablewright.kernel.game import Meta
from tablewright.kernel.records import Values
from tablewright.lab.arena import Block
from tablewright.lab.arena_scores import SURE, scores_of, seat_shares

ELO = 400 / log(10)  # Elo points of one unit of strength
PRIOR = 400.0  # Elo points: the standard deviation of the prior
STEPS = 50  # of Newton's method, at most


@dataclass(frozen=True)
class Comparison:
    """One comparison: who was at the table, and whom the game picked, as shares that sum to 1."""

    bots: tuple[int, ...]
    picked: tuple[float, ...]
    sign: int  # 1: the winner is picked; -1: the loser


@dataclass(frozen=True)
class Rating:
    """Elo points around the field's mean, and half of the 95 % interval."""

    elo: float
    reach: float


def choices_of(meta: Meta, block: Block, bots: int) -> list[Comparison]:
    """The comparisons that a block makes."""
    if all(len(set(outcome.lineup)) == 1 for outcome in block):
        return _between_teams(meta, block, bots)
    found = []
    for outcome in block:
        shares = seat_shares(meta, outcome.results)
        if meta.goal == "one_loser":  # the others' shares are 1 / (n - 1); the loser has none
            n = len(shares)
            found.append(Comparison(outcome.lineup, tuple(1 - (n - 1) * share for share in shares), -1))
        else:
            total = sum(shares)
            even = [1 / len(shares)] * len(shares)
            found.append(Comparison(outcome.lineup, tuple(x / total for x in shares) if total > 0 else tuple(even), 1))
    return found


def _between_teams(meta: Meta, block: Block, bots: int) -> list[Comparison]:
    scores = [0.0] * bots
    for outcome in block:
        scores[outcome.lineup[0]] = scores_of(meta, outcome, bots)[outcome.lineup[0]] or 0.0
    found = []
    for one, other in combinations(range(bots), 2):
        won = 0.5 if scores[one] == scores[other] else float(scores[one] > scores[other])
        found.append(Comparison((one, other), (won, 1 - won), 1))
    return found


def slopes(choices: Sequence[Comparison], strengths: Values) -> tuple[Values, Values]:
    """Gradient and curvature of the log likelihood of some comparisons."""
    n = len(strengths)
    slope, curve = np.zeros(n), np.zeros((n, n))
    for choice in choices:
        at = np.zeros((len(choice.bots), n))
        at[np.arange(len(choice.bots)), list(choice.bots)] = 1.0
        weights = np.exp(choice.sign * (at @ strengths))
        chance = weights / weights.sum()
        slope += choice.sign * (np.array(choice.picked) - chance) @ at
        mean = chance @ at
        curve += at.T @ (chance[:, None] * at) - np.outer(mean, mean)
    return slope, curve


def fit(games: Sequence[Sequence[Comparison]], bots: int) -> list[Rating]:
    """Ratings from the comparisons of each block."""
    prior = np.eye(bots) * (ELO / PRIOR) ** 2
    every = [choice for block in games for choice in block]
    strengths = np.zeros(bots)
    for _ in range(STEPS):
        slope, curve = slopes(every, strengths)
        step = np.linalg.solve(curve + prior, slope - prior @ strengths)
        strengths += np.clip(step, -1.0, 1.0)
        if float(np.abs(step).max()) < 1e-9:
            break
    _, curve = slopes(every, strengths)
    around = np.eye(bots) - 1 / bots  # only distances from the mean are known
    inverse = around @ np.linalg.inv(curve + prior)
    by_block = [slopes(block, strengths)[0] for block in games]
    between = sum((np.outer(g, g) for g in by_block), prior.copy())
    errors = np.sqrt(np.diag(inverse @ between @ inverse.T))
    return [Rating(float(x) * ELO, SURE * float(error) * ELO) for x, error in zip(strengths, errors)]


def ratings(meta: Meta, blocks: Sequence[Block], bots: int) -> list[Rating]:
    """The ratings of a contest's bots; one alone has none to be compared with."""
    return fit([choices_of(meta, block, bots) for block in blocks], bots)
