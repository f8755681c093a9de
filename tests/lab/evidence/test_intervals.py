"""Intervals against the definition, counted out on small cases; what merges, and what is refused."""

from math import log

import numpy as np
import pytest

from tablewright.kernel.compiling import JIT
from tablewright.lab.evidence import (
    Counts,
    PairCounts,
    apart,
    betting,
    discoveries,
    dithered,
    evidence_of_change,
    evidence_of_ratios_apart,
    luck_pairs,
    mean_interval,
    quantile_interval,
    ratio_interval,
    share_of_luck,
)
from tablewright.lab.evidence.betting import log_purses, log_wealth, mean_limits
from tablewright.lab.warming import warm_intervals

pytestmark = pytest.mark.nojit
CHANCE = np.random.default_rng(4)


def wealth(blocks, m):
    """The definition, block by block."""
    total = 0.0
    for j in range(20):
        c = 0.9 * 2 ** (-j / 2)
        higher, lower = 1.0, 1.0
        for x in blocks:
            higher *= 1 + c / m * (x - m)
            lower *= 1 - c / (1 - m) * (x - m)
        total += (higher + lower) / 40
    return total


@pytest.mark.parametrize("m", [0.01, 0.3, 0.5, 0.99])
def test_wealth_from_counts_is_wealth_block_by_block(m):
    blocks = [0, 0.25, 1, 1, 0.25, 0.5, 0]
    counts = Counts.of(blocks)
    assert log_wealth(counts.values, counts.times, m) == pytest.approx(log(wealth(blocks, m)))


def test_a_purse_is_fair_under_its_mean():
    """All 16 sequences of four blocks, each with its chance: the mean of W is 1."""
    p, total = 0.3, 0.0
    for k in range(16):
        blocks = [k >> i & 1 for i in range(4)]
        total += wealth(blocks, p) * p ** sum(blocks) * (1 - p) ** (4 - sum(blocks))
    assert total == pytest.approx(1.0)


def test_limits_are_where_the_wealth_reaches_its_bound():
    counts = Counts.of([0] * 30 + [1] * 20 + [0.5] * 10)
    low, high = mean_limits(counts.values, counts.times, 0.05)
    assert log_wealth(counts.values, counts.times, low) == pytest.approx(log(20), abs=1e-6)
    assert log_wealth(counts.values, counts.times, high) == pytest.approx(log(20), abs=1e-6)
    assert low < counts.mean < high


def test_the_means_not_refuted_are_an_interval():
    counts = Counts.of([0] * 7 + [0.1] * 50 + [1] * 3)
    logs = [log_wealth(counts.values, counts.times, m) for m in np.linspace(0.001, 0.999, 999)]
    falls = np.diff(logs) < 0
    assert falls[0]
    assert not falls[-1]
    assert (np.diff(falls.astype(int)) == -1).sum() == 1  # down, then up
    assert (np.diff(logs, 2) > -1e-9).all()  # log-convex


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_a_clean_sweep_is_no_certainty(value):
    found = mean_interval(Counts.of([value] * 100), 0, 1)
    assert found.holds(value)
    assert 0.05 < found.high - found.low < 0.12


def test_nothing_seen_nothing_known():
    found = mean_interval(Counts.of([]), 2, 5)
    assert (found.low, found.high, found.blocks) == (2, 5, 0)
    assert quantile_interval(Counts.of([]), 0.5).blocks == 0
    assert ratio_interval(PairCounts.of([], []), 1, 1, 1).high == 1
    assert evidence_of_change(Counts.of([]), 1) == 0.0


def test_a_range_of_one_value_needs_no_games():
    found = mean_interval(Counts.of([3.0] * 5), 3, 3)
    assert (found.low, found.high) == (3, 3)


def test_a_value_outside_its_range_is_refused():
    with pytest.raises(ArithmeticError, match="outside 0 to 1"):
        mean_interval(Counts.of([0, 2]), 0, 1)


def test_units_are_those_of_what_was_measured():
    share = mean_interval(Counts.of([0, 1] * 50), 0, 1)
    rounds = mean_interval(Counts.of([10, 30] * 50), 10, 30)
    assert rounds.low == pytest.approx(10 + 20 * share.low)
    assert rounds.mean == 20


@pytest.mark.parametrize("parts", [1, 2, 7])
def test_counts_merge(parts):
    x, y = CHANCE.integers(0, 5, 210), CHANCE.integers(0, 9, 210)
    merged, pairs = Counts.of([]), PairCounts.of([], [])
    for part in range(parts):
        merged = merged + Counts.of(x[part::parts])
        pairs = pairs + PairCounts.of(x[part::parts], y[part::parts])
    assert mean_interval(merged, 0, 4) == mean_interval(Counts.of(x), 0, 4)
    assert quantile_interval(merged, 0.9) == quantile_interval(Counts.of(x), 0.9)
    assert ratio_interval(pairs, 4, 8, 4) == ratio_interval(PairCounts.of(x, y), 4, 8, 4)


def test_the_order_of_blocks_does_not_matter():
    x = CHANCE.random(50).round(2)
    assert mean_interval(Counts.of(x), 0, 1) == mean_interval(Counts.of(x[::-1]), 0, 1)


def test_a_share_of_all_is_a_mean():
    """Where every block has one try, "won of tries" is the mean of "won", but for the wider range allowed."""
    won = np.array([0] * 300 + [1] * 700)
    ratio = ratio_interval(PairCounts.of(won, np.ones(1000)), 1, 1, 1)
    mean = mean_interval(Counts.of(won), 0, 1)
    assert ratio.mean == mean.mean == 0.7
    assert ratio.low == pytest.approx(mean.low, abs=0.01)
    assert ratio.low < 0.7 < ratio.high < mean.high + 0.05


def test_a_ratio_is_no_mean_of_ratios():
    pairs = PairCounts.of([1] * 500 + [0] * 500, [1] * 500 + [9] * 500)
    found = ratio_interval(pairs, 1, 9, 1)
    assert found.mean == 0.1
    assert found.holds(0.1)
    assert not found.holds(0.5)


def test_ratios_apart():
    low, high = PairCounts.of([0, 1] * 500, [1] * 1000), PairCounts.of([0, 1, 1] * 400, [1] * 1200)
    assert evidence_of_ratios_apart(low, high, 1, 1, 1) > log(20)
    assert evidence_of_ratios_apart(high, low, 1, 1, 1) == evidence_of_ratios_apart(low, high, 1, 1, 1)
    assert evidence_of_ratios_apart(low, low, 1, 1, 1) == 0.0
    nearly = PairCounts.of([0, 1] * 500 + [1] * 10, [1] * 1010)
    assert evidence_of_ratios_apart(low, nearly, 1, 1, 1) < log(20)
    change = apart(ratio_interval(low, 1, 1, 1, 0.975), ratio_interval(high, 1, 1, 1, 0.975))
    assert 0 < change.low < 1 / 6 < change.high


def test_quantiles_of_a_known_length():
    counts = Counts.of(np.repeat(np.arange(1, 101), 100))
    for p in (0.1, 0.5, 0.9):
        found = quantile_interval(counts, p)
        assert found.mean == 100 * p
        assert found.low < 100 * p < found.high
        assert found.high - found.low < 8
    assert quantile_interval(Counts.of([7.0] * 1000), 0.5).low == 7


def test_evidence_grows_with_the_effect():
    none = evidence_of_change(Counts.of([-1, 0, 1] * 100), 1)
    some = evidence_of_change(Counts.of([-1, 0, 1, 1] * 100), 1)
    assert none < 0 < log(20) < some


def test_discoveries_by_hand():
    assert discoveries([]) == []
    assert discoveries([log(19.9)]) == []
    assert discoveries([log(20.1)]) == [0]
    assert discoveries([log(39), log(19)]) == []
    assert discoveries([log(41), log(19)]) == [0]
    assert discoveries([log(21), log(21)]) == [0, 1]  # two at half the price


def test_dither_keeps_whole_numbers_and_means():
    words = np.arange(100_000, dtype=np.uint64)
    assert dithered(np.array([2.0, 0.5, 2 / 15]), 0, 5, words[:3]).tolist() == [2.0, 0.5, 2 / 15]
    rounded = dithered(np.full(100_000, 1 / 7), 0, 1, words)
    assert len(set(rounded.tolist())) == 2
    assert rounded.mean() == pytest.approx(1 / 7, abs=1e-5)
    top = dithered(np.full(5, 0.9999999), 0.0, 1.0, words[:5])
    assert top.max() <= 1
    same = CHANCE.random(9)
    assert (dithered(same, 0, 1, words[:9]) == dithered(same.copy(), 0, 1, words[:9])).all()


def test_luck_where_the_deal_decides_all_and_where_it_decides_nothing():
    deal = CHANCE.integers(0, 2, (2000, 1)).astype(float)
    all_of_it = share_of_luck(luck_pairs(deal, deal), 0.5)
    assert all_of_it.mean == 1
    assert all_of_it.low > 0.95
    other = CHANCE.integers(0, 2, (2000, 1)).astype(float)
    nothing = share_of_luck(luck_pairs(deal, other), 0.5)
    assert nothing.low == pytest.approx(0, abs=0.02)
    assert nothing.high < 0.2
    assert nothing.blocks == 2000


def test_luck_of_a_known_share():
    """Half of the deals decide the game; in the others it is a coin of the bots."""
    decides = CHANCE.random((20_000, 1)) < 0.5
    fate, coin, other = (CHANCE.integers(0, 2, (20_000, 1)).astype(float) for _ in range(3))
    first, second = np.where(decides, fate, coin), np.where(decides, fate, other)
    assert share_of_luck(luck_pairs(first, second), 0.5).holds(0.5)


def test_purses_after_a_certain_loss_stay_above_nothing():
    assert log_purses(np.array([-1.0]), np.array([1.0])) > -1


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_what_is_compiled_ahead_serves_every_question():
    warm_intervals()
    ratios = (betting.ratio_limits, betting.log_ratio_wealth)
    ahead = [list(each.signatures) for each in ratios]
    pairs, others = PairCounts.of([0, 1, 1], [1, 2, 1]), PairCounts.of([1, 0], [2, 1])
    for kind in (int, float):
        ratio_interval(pairs + others, kind(1), kind(2), kind(1))
        evidence_of_ratios_apart(pairs, others + others, kind(1), kind(2), kind(1))
    assert [list(each.signatures) for each in ratios] == ahead != [[], []]
