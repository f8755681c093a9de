"""Luck and choices: the parts of a player's way."""

import pytest

from tablewright.reviews.splitting import MoveEffect, parts_of

pytestmark = pytest.mark.nojit
WAY = [[0.5, 0.5], [0.4, 0.6], [0.7, 0.3], [0.7, 0.3], [1.0, 0.0]]


def test_the_parts_sum_to_the_result():
    moments = [
        MoveEffect(0, False, (-0.2, 0.1)),
        MoveEffect(1, False, (0.1, -0.4)),
        MoveEffect(0, True, (None, None)),
        MoveEffect(1, False, (None, None)),
    ]
    for player in (0, 1):
        parts = parts_of(player, moments, WAY)
        assert WAY[0][player] + parts.own + parts.others + parts.chance == pytest.approx(WAY[-1][player], abs=1e-12)
    mine = parts_of(0, moments, WAY)
    assert mine.own == pytest.approx(-0.2)
    assert mine.others == pytest.approx(0.1 + 0.3)  # of the last move all that happened
    assert mine.chance == pytest.approx(0.1 + 0.2)


def test_a_forced_move_decides_nothing():
    way = [[0.5], [0.9]]
    parts = parts_of(0, [MoveEffect(0, True, (None,))], way)
    assert (parts.own, parts.others) == (0.0, 0.0)
    assert parts.chance == pytest.approx(0.4)


def test_what_all_agree_on_is_everybodys_own():
    way = [[0.7, 0.3], [0.5, 0.5]]
    agreed = [MoveEffect(-1, False, (None, None))]
    assert parts_of(0, agreed, way).own == pytest.approx(-0.2)
    assert parts_of(1, agreed, way).own == pytest.approx(0.2)
