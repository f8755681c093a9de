"""False alarms under constant looking: at most one experiment in twenty may ever be wrong, for each kind of number.

Every day a few hundred experiments with fixed seeds; `long` takes a thousand of each kind, for bench/results.md.
"""

import numpy as np
import pytest
from tests.lab.evidence.chance import ever_wrong, family_ever_wrong, quantile_ever_wrong, stopped_at

from tablewright.lab.evidence import Counts, mean_interval

ALPHA = 0.05
FEW, MANY = 200, 1000
VOLUMES = [pytest.param(FEW, id="few"), pytest.param(MANY, id="thousand", marks=pytest.mark.long)]
LENGTHS = np.exp(-0.5 * ((np.arange(501) - 60) / 15) ** 2)

MEANS = {  # values in [0, 1] and their chances
    "share of a half": ([0, 1], [0.5, 0.5]),
    "share of a quarter": ([0, 1], [0.75, 0.25]),
    "rare": ([0, 1], [0.97, 0.03]),
    "plies, at most 500": (np.arange(501) / 500, LENGTHS),
}
DIFFERENCES = {  # of two arms, scaled from [-1, 1]
    "three in ten differ": ([0, 0.5, 1], [0.15, 0.7, 0.15]),
    "three in a hundred differ": ([0, 0.5, 1], [0.015, 0.97, 0.015]),
    "seldom much, often little": ([0.45, 1], [10 / 11, 1 / 11]),
}
RATIOS = {  # numerator, denominator, chances, most of both
    "fights won of fights": ([0, 0, 1, 0, 1, 2], [0, 1, 1, 2, 2, 2], [0.3, 0.2, 0.2, 0.1, 0.05, 0.15], 2, 2),
    "kills a fight": ([0, 0, 3, 9], [0, 1, 2, 3], [0.4, 0.3, 0.2, 0.1], 9, 3),
}


def tell(record, kind, name, runs, wrong, plain):
    """A figure of the run, for whoever reads it with -rP."""
    print(f"{kind}, {name}: {runs} experiments, ever wrong {wrong / runs:.1%}, plain interval {plain / runs:.1%}")
    record("ever_wrong", f"{kind}/{name}: {wrong}/{runs}, plain {plain}/{runs}")
    assert wrong <= ALPHA * runs
    assert plain > 2 * wrong  # the experiment is one in which looking is a danger


def drawn(chances, runs, blocks, seed):
    chances = np.array(chances, float)
    return np.random.default_rng(seed).choice(len(chances), (runs, blocks), p=chances / chances.sum()).astype(np.int16)


@pytest.mark.parametrize("runs", VOLUMES)
@pytest.mark.parametrize(
    "kind, name", [("mean", name) for name in MEANS] + [("difference", name) for name in DIFFERENCES]
)
def test_means_and_differences(kind, name, runs, record_property):
    values, chances = (np.array(part, float) for part in (MEANS | DIFFERENCES)[name])
    truth = (values * chances).sum() / chances.sum()
    gains = np.array([(values - truth) / truth, (truth - values) / (1 - truth)])
    wrong, plain = ever_wrong(gains, values, truth, drawn(chances, runs, 3000, 5), ALPHA)
    tell(record_property, kind, name, runs, wrong, plain)


@pytest.mark.parametrize("runs", VOLUMES)
@pytest.mark.parametrize("name", RATIOS)
def test_ratios(name, runs, record_property):
    x, y, chances, most_x, most_y = (np.array(part, float) for part in RATIOS[name])
    ratio = (x * chances).sum() / (y * chances).sum()
    z = x - ratio * y
    wrong, plain = ever_wrong(
        np.array([z / (ratio * most_y), -z / most_x]), z, 0.0, drawn(chances, runs, 3000, 6), ALPHA
    )
    tell(record_property, "ratio", name, runs, wrong, plain)


@pytest.mark.parametrize("runs", VOLUMES)
@pytest.mark.parametrize("p", [0.1, 0.5, 0.9])
def test_quantiles(p, runs, record_property):
    chances = LENGTHS / LENGTHS.sum()
    truth = int(np.searchsorted(np.cumsum(chances), p))
    wrong, plain = quantile_ever_wrong(drawn(chances, runs, 3000, 7), truth, p, ALPHA)
    tell(record_property, "quantile", f"p{p * 100:.0f}", runs, wrong, plain)


@pytest.mark.parametrize("runs", [pytest.param(100, id="few"), VOLUMES[1]])
def test_a_family_of_twenty(runs, record_property):
    found = np.array([family_ever_wrong(20, 1000, 0.0, 0, ALPHA, seed) for seed in range(runs)])
    tell(record_property, "e-BH", "20 numbers, none changed", runs, *found[:, :2].sum(axis=0))


@pytest.mark.parametrize("runs", [pytest.param(50, id="few"), pytest.param(200, id="more", marks=pytest.mark.long)])
def test_a_family_finds_what_changed(runs, record_property):
    found = np.array([family_ever_wrong(20, 2000, 0.03, 5, ALPHA, seed) for seed in range(runs)])
    record_property("found", f"{found[:, 2].mean():.2f} of 5 changed numbers")
    print(f"e-BH: {found[:, 2].mean():.2f} of 5 changed numbers named after 2,000 blocks")
    assert found[:, 2].mean() > 4.5


@pytest.mark.parametrize("runs", VOLUMES)
@pytest.mark.parametrize("plus, minus", [(0.11, 0.09), (0.06, 0.04)])
def test_at_the_automatic_stop_the_interval_holds_the_effect(plus, minus, runs, record_property):
    """Stopping as soon as "no change" is refuted favours lucky runs; the interval has to bear that."""
    truth, held, plain, estimates = plus - minus, 0, 0, []
    for seed in range(runs):
        came = stopped_at(plus, minus, 100_000, seed, ALPHA)
        counts = Counts(np.array([-1.0, 0.0, 1.0]), came)
        held += mean_interval(counts, -1, 1).holds(truth)
        plain += abs(counts.mean - truth) <= 1.96 * np.sqrt(counts.variance / counts.n)
        estimates.append(counts.mean)
    high = np.mean(estimates) / truth
    print(f"effect {truth:.2f}: {runs} runs, held {held / runs:.1%}, plain {plain / runs:.1%}, estimate x {high:.2f}")
    record_property("held", f"{held}/{runs}, plain {plain}/{runs}, estimate x {high:.2f}")
    assert held >= 0.95 * runs
