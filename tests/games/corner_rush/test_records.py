"""Finished games, replayed to tell the same."""

import pytest
from tests.games import telling


@pytest.mark.nojit
def test_recorded_games_tell_the_same():
    """Every event with all its numbers, and who learns it."""
    assert telling.told("corner_rush") == telling.kept("corner_rush")
