"""The benchmarks of the bots' searches."""

import pytest
from bench import decisions, search

import tablewright


@pytest.mark.nojit
@pytest.mark.parametrize("where", search.POSITIONS)
def test_the_positions_can_be_reached(where):
    position = tablewright.game("quoridor").new(2, 0)
    for move in search.POSITIONS[where].split():
        position.play(move)
    assert len(position.actions()) > 1


def test_speed_counts_iterations():
    position = tablewright.game("quoridor").new(2, 0)
    assert search.speed(position.observation(0), search.UCT, 300, 1) > 300  # of one CPU second


def test_a_middle_game_has_a_choice_and_is_no_beginning():
    seen = search.middle_game("corner_rush", 4, 1)
    assert seen.viewer == seen.actor
    assert len(seen.actions()) > 1
    assert seen.length > 1


def test_decisions_are_choices_from_whole_games():
    found = decisions.decisions("corner_rush", 2, 1)
    seen = [next(found) for _ in range(30)]
    assert all(one.viewer == one.actor and len(one.actions()) > 1 for one in seen)
    assert len({one.length for one in seen}) > 6
    mean, most = decisions.timed(seen[:3], "easy")
    assert 0 < mean <= most
