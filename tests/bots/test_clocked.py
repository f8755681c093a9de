"""Bots on the clock."""

import time
from types import SimpleNamespace

import pytest
from tests.bots.situations import SEARCH, seen

import tablewright
from tablewright.bots import BotError
from tablewright.match import clocked
from tablewright.match.clocked import choose, within

LATE = 0.25  # seconds for a chunk of the search and for the answer


@pytest.fixture(autouse=True)
def cpu_clock(monkeypatch):
    """Time is CPU time here: on a busy machine a search is not late because somebody else was at work."""
    monkeypatch.setattr(clocked, "time", SimpleNamespace(perf_counter=time.thread_time))


@pytest.mark.parametrize("name", tablewright.GAMES)
@pytest.mark.parametrize("milliseconds", [30, 300])
def test_a_timed_search_returns_within_its_budget(name, milliseconds):
    observation = seen(name)
    choose(observation, SEARCH[name], 1, iterations=1)  # compiled
    began = time.thread_time()
    thought = choose(observation, SEARCH[name], 1, milliseconds=milliseconds)
    took = time.thread_time() - began
    assert milliseconds / 1000 <= took < milliseconds / 1000 + LATE
    assert thought.iterations > 1


def test_more_time_is_more_thought():
    short, long = (choose(seen("corridor"), "ismcts", 1, milliseconds=t).iterations for t in (20, 400))
    assert long > 3 * short


def test_the_budget_that_ends_first_counts():
    thought = choose(seen("corridor"), "ismcts", 1, iterations=50, milliseconds=60_000)
    assert thought.iterations == 50


def test_without_a_budget_the_bots_own_holds():
    assert choose(seen("corridor"), "ismcts:iterations=77", 1).iterations == 77


def test_a_clock_and_a_stop_together():
    thought = choose(seen("corridor"), "ismcts", 1, milliseconds=60_000, stop=lambda: True)
    assert thought.iterations < 200


@pytest.mark.nojit
@pytest.mark.parametrize("milliseconds", [0, -5, float("nan")])
def test_a_budget_is_more_than_nothing(milliseconds):
    with pytest.raises(BotError, match="milliseconds: expected a number above 0"):
        within(milliseconds)
