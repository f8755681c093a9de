"""Corner Rush: what the lab counts, checked against games that were counted by hand."""

import pytest
from tests.games.corner_rush.setups import position
from tests.lab.counted import measured, recorded

from tablewright.games.corner_rush.metrics import steps_to_go

pytestmark = pytest.mark.nojit


def test_a_game_of_nine_turns_that_a_nudge_ends():
    """Player 2 starts and player 3 wins. Two blockers with a 2 are captured, after three and after four turns."""
    game = recorded("corner_rush", "nudged")
    assert measured(game, "turns", "wins.3", "wins.2", "starter_wins", "ends.nudged", "nudged") == [9, 1, 0, 0, 1, 1]
    assert measured(game, "challenges", "challenge_won", "challenge_won_against.2") == [2, (2, 2), (2, 2)]
    assert measured(game, "challenge_won_against.5", "laid", "returned", "steps_lost") == [(0, 0), 8, 0, 0]
    stays = 3 + 4 + (9 + 8 + 5 + 4 + 3 + 2)
    assert measured(game, "blocker_stays") == [(stays, 8)]


def test_turns_without_progress():
    """Player 2 walks back from e4 to e5 in the fifth turn and rolls a Null in the ninth; all other turns gain steps."""
    assert measured(recorded("corner_rush", "nudged"), "no_progress") == [pytest.approx(2 / 9)]
    assert measured(recorded("corner_rush", "own_step"), "no_progress") == [pytest.approx(2 / 4)]


def test_how_far_the_second_was():
    """When player 3 wins, player 1 is on d3, three steps from e1, nearer than anybody else."""
    assert measured(recorded("corner_rush", "nudged"), "second") == [(3, 1)]
    assert measured(recorded("corner_rush", "own_step"), "second", "starter_wins", "wins.0") == [(7, 1), 1, 1]


def test_a_game_that_is_cut_short_has_no_second():
    game = recorded("corner_rush", "turn_cap")
    assert measured(game, "second", "draws", "capped", "starter_wins") == [(0, 0), 1, 1, 0]


def test_the_way_goes_round_the_hole():
    """From c2 to c4 it would be two steps through c3; round it there are four."""
    start = position("c2 e5", players=2, rules={"seat.south_west.goal": "c4"})
    assert steps_to_go(start.r, start.s, 0) == 4


def test_a_token_that_goes_back_is_not_laid():
    start = position("a1 e5", players=2, phase="place", die=2, held=2, rules={"rules.place_forced": False})
    start.play("pass")
    assert measured(start, "returned", "laid") == [1, 0]
