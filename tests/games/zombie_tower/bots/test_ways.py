"""Moves between rooms, as the bots' plans count them."""

import pytest
from tests.games.zombie_tower.scenes import Scene

from tablewright.games.zombie_tower.bots.ways import moves, next_door
from tablewright.games.zombie_tower.state import ADJACENT

pytestmark = pytest.mark.nojit


def test_ways_around_rubble():
    for start in range(1, 13):
        assert next_door(1 << start) == ADJACENT[start]
    position = Scene().mark(0, "rubble", 6).mark(0, "rubble", 1).go()
    found = [int(moves(position.s, 0, 5, to)) for to in (9, 7, 2, 1)]
    assert found == [1, 6, 8, 8]
