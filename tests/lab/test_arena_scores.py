"""Shares, intervals, the sequential test and ratings, each against a case that can be reckoned by hand."""

from dataclasses import replace
from math import log

import numpy as np
import pytest

import tablewright
from tablewright.lab.arena import FinishedGame
from tablewright.lab.arena_scores import block_scores, interval, mean_results, scores_of, seat_shares, student
from tablewright.lab.ratings import choices_of, fit, ratings
from tablewright.lab.sprt import ERROR, LEAST, Sequential

pytestmark = pytest.mark.nojit
META = {name: tablewright.game(name).meta for name in tablewright.GAMES}


def game(lineup, results):
    return FinishedGame(tuple(lineup), tuple(results), "", 1, 1)


def test_shares_of_a_game_sum_to_one():
    assert seat_shares(META["quoridor"], (1, -1)) == [1, 0]
    assert seat_shares(META["quoridor"], (0, 0)) == [0.5, 0.5]
    assert seat_shares(META["corner_rush"], (-1 / 3, 1, -1 / 3, -1 / 3)) == pytest.approx([0, 1, 0, 0])
    assert seat_shares(META["corridor"], (1 / 3, -1, 1 / 3, 1 / 3)) == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3])


def test_those_who_play_together_are_counted_one_by_one():
    assert seat_shares(META["zombie_tower"], (0.9, 1.0, 0.9)) == [1, 1, 1]
    assert seat_shares(META["zombie_tower"], (0, 0, 0)) == [0, 0, 0]
    assert seat_shares(META["eight_days"], (1, -1, 1)) == [1, 0, 1]


def test_a_bot_has_the_sum_of_its_places_and_a_team_their_mean():
    four = game((0, 1, 0, 1), (-1 / 3, -1 / 3, 1, -1 / 3))
    assert scores_of(META["corner_rush"], four, 3) == [pytest.approx(1), pytest.approx(0), None]
    team = game((1, 1, 1, 1), (1, -1, 1, 1))
    assert scores_of(META["eight_days"], team, 2) == [None, 0.75]


def test_block_scores_are_means_over_the_games_a_bot_plays():
    block = (game((0, 1), (1, -1)), game((1, 0), (1, -1)), game((0, 2), (1, -1)), game((2, 0), (-1, 1)))
    assert block_scores(META["quoridor"], [block], 3).tolist() == [[0.75, 0.5, 0.0]]
    assert mean_results([block], 3) == [0.5, 0.0, -1.0]


def test_student():
    assert student(10) == pytest.approx(2.2281, abs=2e-3)
    assert student(1000) == pytest.approx(1.9623, abs=1e-3)


def test_an_interval_of_independent_games_is_wilsons():
    found = interval(np.array([1.0] * 60 + [0.0] * 40))
    assert found.mean == 0.6
    assert found.low == pytest.approx(0.501, abs=0.004)
    assert found.high == pytest.approx(0.691, abs=0.004)


def test_blocks_that_vary_less_than_games_give_a_narrower_interval():
    steady = interval(np.array([0.5, 0.75] * 20))
    loose = interval(np.array([0.0, 1.0, 0.5, 1.0] * 10))
    assert steady.mean == loose.mean == 0.625
    assert steady.high - steady.low < loose.high - loose.low


def test_a_clean_sweep_is_no_certainty():
    found = interval(np.ones(10))
    assert found.mean == found.high == 1.0
    assert 0.6 < found.low < 0.8
    assert interval(np.ones(1)).low == 0.0


def test_intervals_cover_the_truth():
    """Blocks of two games, won by the same side half of the time: 95 % of the intervals hold the true share."""
    chance = np.random.default_rng(1)
    held = 0
    for _ in range(2000):
        first = chance.random(30) < 0.7
        second = np.where(chance.random(30) < 0.5, first, chance.random(30) < 0.7)
        found = interval((first + second.astype(float)) / 2)
        held += found.low <= 0.7 <= found.high
    assert 0.93 < held / 2000 < 0.975


def test_the_sequential_test_errs_as_rarely_as_it_says():
    """Against drift 0 it must not find H1, against the margin not H0, but for about one case of a hundred."""
    chance, test = np.random.default_rng(2), Sequential(0.2)
    wrong = {0.0: 0, 0.2: 0}
    for truth, error in ((0.0, "H1"), (0.2, "H0")):
        for _ in range(400):
            values: list[float] = []
            while (found := test.accepted(values)) is None:
                p = (1 + truth) / 2
                values.append(float(np.mean(2 * (chance.random(2) < p) - 1)))
            wrong[truth] += found == error
    assert max(wrong.values()) <= 12


def test_the_sequential_test_waits_for_some_blocks():
    test = Sequential(0.2)
    assert test.bound == pytest.approx(log((1 - ERROR) / ERROR))
    assert test.accepted([1.0] * (LEAST - 1)) is None
    assert test.accepted([1.0] * LEAST) == "H1"
    assert test.accepted([-1.0] * LEAST) == "H0"
    assert test.ratio([]) == 0.0


def test_ratings_of_two_are_elos_formula():
    blocks = [(game((0, 1), (1, -1)), game((1, 0), (-1, 1)))] * 75 + [
        (game((0, 1), (-1, 1)), game((1, 0), (1, -1)))
    ] * 25
    one, other = ratings(META["quoridor"], blocks, 2)
    assert one.elo - other.elo == pytest.approx(400 * np.log10(3), abs=3)
    assert one.elo == pytest.approx(-other.elo)
    assert one.reach == pytest.approx(39, abs=4)  # 100 blocks that count once each, not 200 games


def test_ratings_find_the_strengths_that_made_the_games():
    chance = np.random.default_rng(3)
    strengths = np.array([0.8, 0.1, -0.9])
    blocks = []
    for _ in range(3000):
        lineup = tuple(int(x) for x in chance.permutation([0, 1, 2, int(chance.integers(3))]))
        weights = np.exp(strengths[list(lineup)])
        winner = chance.choice(4, p=weights / weights.sum())
        blocks.append((game(lineup, [1 if p == winner else -1 / 3 for p in range(4)]),))
    found = ratings(META["corner_rush"], blocks, 3)
    assert [row.elo for row in found] == pytest.approx(list(strengths * 400 / log(10)), abs=25)


def test_the_bot_that_loses_least_is_rated_highest():
    rows = [(game((0, 1, 0, 1), (1 / 3, -1, 1 / 3, 1 / 3)),)] * 8 + [
        (game((0, 1, 0, 1), (-1, 1 / 3, 1 / 3, 1 / 3)),)
    ] * 2
    one, other = ratings(META["corridor"], rows, 2)
    assert one.elo > 0 > other.elo
    assert choices_of(META["corridor"], rows[0], 2)[0].picked == pytest.approx((0, 1, 0, 0))


def test_teams_are_rated_seed_by_seed():
    block = (game((0,) * 4, (0.9,) * 4), game((1,) * 4, (0.0,) * 4), game((2,) * 4, (0.0,) * 4))
    found = ratings(META["zombie_tower"], [block] * 10, 3)
    assert found[0].elo > 100
    assert found[1].elo == pytest.approx(found[2].elo)


def test_a_drawn_contest_and_a_bot_alone_are_rated_zero():
    drawn = [(game((0, 1), (0, 0)),)] * 3
    assert [row.elo for row in ratings(META["quoridor"], drawn, 2)] == pytest.approx([0, 0])
    nobody = replace(META["corner_rush"], goal="one_winner")
    assert [row.elo for row in fit([choices_of(nobody, drawn[0], 2)], 2)] == pytest.approx([0, 0])
    alone = [(game((0,) * 3, (0.9,) * 3),)]
    assert ratings(META["zombie_tower"], alone, 1)[0].elo == 0
