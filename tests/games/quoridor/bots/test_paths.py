"""Steps to the goal line, as they are and with one more fence, against the slow engine's search."""

import pytest
from tests.games.quoridor.setups import GAME, position
from tests.games.quoridor.slow_engine import ALL_FENCES, CLOSED_BY, Slow

from tablewright.games.quoridor import actions as act
from tablewright.games.quoridor import squares
from tablewright.games.quoridor.bots import paths

pytestmark = pytest.mark.nojit

POSITIONS = {
    "two players": ("e4 c6", "d5h d3h c4v f6h g7v"),
    "in a box": ("e5 d4", "d5h d3h c4v"),
    "a wall": ("e1 h8", "a8h c8h e8h g8h b2v"),
    "four players": ("e4 c6 g3 h7", "d5h f3v b6h c7v"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_distance_is_the_length_of_a_shortest_way(name):
    game = position(*POSITIONS[name])
    slow = Slow.of(game.to_dict())
    for player in range(game.players):
        assert squares.distance(game.r, game.s, player) == len(slow.way(player))


@pytest.mark.parametrize("name", POSITIONS)
def test_a_detour_is_the_way_with_one_more_fence(name):
    game = position(*POSITIONS[name])
    slow = Slow.of(game.to_dict())
    for player in range(game.players):
        side, at = squares.side(game.r, player), int(game.s.pawn[player])
        for fence in ALL_FENCES:
            way = slow.way(player, CLOSED_BY[fence])
            slot = (GAME.number(fence) - act.HORIZONTAL) % 64
            steps = paths.detour(game.s, side, at, fence[2] == "v", slot)
            assert steps == (len(way) if way is not None else 0), (player, fence)
