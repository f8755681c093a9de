"""When to look and what an interval says."""

import pytest

from tablewright.lab.evidence import Interval, Precision, Reading, UntilVerdict, looks_until, next_look, read

pytestmark = pytest.mark.nojit


def test_looks_are_at_fixed_numbers_of_blocks():
    looks = list(looks_until(1600))
    assert looks[:3] == [32, 64, 96]
    assert looks[-3:] == [1024, 1280, 1536]
    assert len(looks) == 34
    for blocks in range(1600):
        assert next_look(blocks) == next(look for look in looks + [1792] if look > blocks)


@pytest.mark.parametrize(
    "low, high, said",
    [
        (0.01, 0.03, Reading.MORE),
        (-0.03, -0.01, Reading.LESS),
        (-0.01, 0.015, Reading.NO_MATTER),
        (0.001, 0.015, Reading.NO_MATTER),
        (-0.01, 0.03, Reading.OPEN),
    ],
)
def test_what_an_interval_says(low, high, said):
    assert read(Interval(low, high, (low + high) / 2, 100), 0.02) is said
    assert UntilVerdict().is_enough(Interval(low, high, 0, 100), said, 1) == (said is not Reading.OPEN)


def test_precision_is_in_points_of_the_unit():
    assert Precision(1).is_enough(Interval(0.4, 0.42, 0.41, 100), Reading.OPEN, 1.0)
    assert not Precision(1).is_enough(Interval(0.4, 0.43, 0.41, 100), Reading.OPEN, 1.0)
    assert Precision(1).is_enough(Interval(19.9, 20.2, 20, 100), Reading.OPEN, 20.0)
