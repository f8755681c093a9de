"""Counts that merge."""

from collections import Counter

import numpy as np
import pytest

import tablewright
from tablewright.lab.tally import Tally

pytestmark = pytest.mark.nojit

META = tablewright.game("quoridor").meta


def tally(lengths, results, reasons=None):
    lengths = np.array(lengths)
    reasons = np.ones(len(lengths), int) if reasons is None else np.array(reasons)
    return Tally.of(META, lengths, lengths, reasons, np.array(results, float))


SOME = tally([10, 20, 30, 40], [[1, -1], [-1, 1], [0, 0], [1, -1]], [1, 1, 2, 1])


def test_what_is_counted():
    assert (SOME.games, SOME.plies) == (4, 100)
    assert SOME.results == (1.0, -1.0)
    assert (SOME.wins, SOME.losses) == ((2, 1), (1, 2))
    assert SOME.reasons == Counter({1: 3, 2: 1})


def test_as_dict_is_for_json():
    assert SOME.as_dict() == {
        "games": 4,
        "plies": 100,
        "result": [0.25, -0.25],
        "wins": [2, 1],
        "losses": [1, 2],
        "draws": [1, 1],
        "length": {"unit": "plies", "mean": 25.0, "min": 10, "p10": 10, "p50": 20, "p90": 40, "max": 40},
        "end_reasons": {"reached_goal": 3, "ply_cap": 1},
    }


def test_merging_is_counting_together():
    lengths, results = [5, 9, 9, 2, 7], [[1, -1], [-1, 1], [1, -1], [0, 0], [-1, 1]]
    whole = tally(lengths, results)
    for cut in range(1, 5):
        assert tally(lengths[:cut], results[:cut]) + tally(lengths[cut:], results[cut:]) == whole


def test_nothing_adds_nothing():
    assert Tally.none(META, 2) + SOME == SOME == SOME + Tally.none(META, 2)


def test_tallies_of_other_player_counts_do_not_merge():
    with pytest.raises(ValueError):
        _ = SOME + Tally.none(META, 4)


@pytest.mark.parametrize("games", [1, 2, 9, 10, 30, 70, 110, 500, 1000])
def test_a_quantile_is_the_least_length_that_so_many_games_do_not_exceed(games):
    """Against the definition, in whole numbers."""
    many = tally(list(range(1, games + 1)), [[0, 0]] * games)
    for tenths in (1, 5, 9):
        assert many.quantile(tenths / 10) == max(1, -(-tenths * games // 10))


def test_quantiles_of_one_length():
    assert {tally([8] * 20, [[0, 0]] * 20).quantile(share) for share in (0.0, 0.1, 0.5, 0.9, 1.0)} == {8}
