"""Bots on the clock. The test has the clock: each time somebody looks at it, so many milliseconds have gone by."""

import pytest
from tests.bots.situations import SEARCH, seen

import tablewright
from tablewright import bots
from tablewright.bots import BotError
from tablewright.match import timed_bots
from tablewright.match.timed_bots import UNLIMITED, choose, within

A_LOOK = 10  # ms


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """A clock that goes on by itself whenever somebody looks at it."""

    class Clock:
        looks = 0

        def perf_counter(self):
            self.looks += 1
            return self.looks * A_LOOK / 1000

    found = Clock()
    monkeypatch.setattr(timed_bots, "time", found)
    return found


@pytest.mark.parametrize("name", tablewright.GAMES)
@pytest.mark.parametrize("looks", [1, 4])
def test_a_timed_search_ends_with_the_chunk_in_which_its_time_is_up(name, looks):
    stops = iter([False] * (looks - 1) + [True])
    stopped = bots.choose(seen(name), SEARCH[name], 1, iterations=UNLIMITED, stop=lambda: next(stops))
    assert choose(seen(name), SEARCH[name], 1, milliseconds=looks * A_LOOK) == stopped


def test_more_time_is_more_thought(clock):
    short, long = (choose(seen("corridor"), "ismcts", 1, milliseconds=t).iterations for t in (2 * A_LOOK, 8 * A_LOOK))
    assert long > 3 * short


def test_the_budget_that_ends_first_counts():
    thought = choose(seen("corridor"), "ismcts", 1, iterations=50, milliseconds=60_000)
    assert thought.iterations == 50


def test_without_a_budget_the_bots_own_holds(clock):
    assert choose(seen("corridor"), "ismcts:iterations=77", 1).iterations == 77
    assert clock.looks == 0


def test_a_clock_and_a_stop_together():
    at_once = bots.choose(seen("corridor"), "ismcts", 1, stop=lambda: True)
    assert choose(seen("corridor"), "ismcts", 1, milliseconds=60_000, stop=lambda: True) == at_once


@pytest.mark.nojit
def test_a_stop_says_so_once_the_time_is_up():
    is_up = within(2 * A_LOOK)
    assert [is_up() for _ in range(4)] == [False, True, True, True]


@pytest.mark.nojit
@pytest.mark.parametrize("milliseconds", [0, -5, float("nan")])
def test_a_budget_is_more_than_nothing(milliseconds):
    with pytest.raises(BotError, match="milliseconds: expected a number above 0"):
        within(milliseconds)


@pytest.mark.nojit
def test_a_budget_may_be_short():
    assert within(0.5)()
