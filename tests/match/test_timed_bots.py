"""Bots on the clock. The test has the clock: each time somebody looks at it, so many milliseconds have gone by."""

from dataclasses import replace

import pytest
from tests.bots.situations import SEARCH, seen

import tablewright
from tablewright import bots
from tablewright.bots import BotError
from tablewright.match import timed_bots
from tablewright.match.timed_bots import INTERPRETED, UNLIMITED, at_a_table, choose, within

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


@pytest.mark.nojit
def test_a_time_is_up_to_the_millisecond(monkeypatch):
    now = [5.0]
    monkeypatch.setattr(timed_bots.time, "perf_counter", lambda: now[0])
    is_up = within(2000)
    for now[0], expected in ((6.9995, False), (7.0, True), (7.0005, True)):
        assert is_up() is expected
    assert within(1_000_000, stop=lambda: True)(), "another stop counts too"


@pytest.mark.nojit
@pytest.mark.parametrize("was_interpreted", [True, False])
def test_what_runs_uncompiled_gets_less(monkeypatch, was_interpreted):
    now = [0.0]
    monkeypatch.setattr(timed_bots.time, "perf_counter", lambda: now[0])
    monkeypatch.setattr(timed_bots, "was_interpreted", lambda: was_interpreted)
    is_up = within(10 * INTERPRETED)
    now[0] = INTERPRETED / 1000
    assert is_up() is was_interpreted


@pytest.mark.nojit
@pytest.mark.parametrize(
    "interpreted, considered, iterations, is_simple",
    [(1, 2, 9, True), (0, 2, 9, False), (1, 1, 9, False), (1, 2, 10, False), (1, 2, 11, False)],
)
def test_a_bot_thought_simply_if_it_ran_uncompiled_had_a_choice_and_too_little_time(
    monkeypatch, interpreted, considered, iterations, is_simple
):
    """10 iterations are wanted."""
    calls = [0]
    thought = bots.choose(seen("corridor"), "random", 1)

    def chosen(observation, bot, seed, *, stop, heard):
        calls[0] += interpreted
        return replace(thought, considered=thought.considered[:1] * considered, iterations=iterations)

    thought = replace(thought, considered=thought.considered or (object(),))
    monkeypatch.setattr(timed_bots, "counted", lambda: {"interpreted": calls[0]})
    monkeypatch.setattr(timed_bots.bots, "choose", chosen)
    assert at_a_table(seen("corridor"), "ismcts:iterations=10", 1).is_simple is is_simple
