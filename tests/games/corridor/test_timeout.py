"""What is played for somebody whose time is up."""

import pytest
from tests.games.corridor.setups import GAME, random_game, scene, squares

from tablewright.games.corridor import state
from tablewright.games.corridor.timeout import time_out

pytestmark = pytest.mark.nojit


def timed_out(position):
    """The moves that are played until it is somebody else's decision."""
    player, played = position.actor, []
    while position.actor == player and len(played) < 9:
        played.append(GAME.texts[time_out(position.r, position.s)])
        position.play(played[-1])
        if played[-1] == "end":
            break
    return played


@pytest.mark.rule("COR-A49")
def test_lane_discard_vote_and_end():
    position = GAME.new(3, 0)
    position.play("lane 1")
    assert timed_out(position) == ["lane 2"]
    full = scene([(4, 4), (4, 7)], hands=["trip jump jump distract attract"], deck="attract")
    full.play("draw")
    assert timed_out(full) == ["discard trip", "end"]
    tie = scene([(4, 5), (3, 5), (4, 8)], horde=2, zombie=4, turn=2)
    tie.play("end")
    assert timed_out(tie) == ["vote abstain"]


@pytest.mark.rule("COR-A49", "COR-61")
def test_off_a_shared_square_by_the_shortest_way_and_not_into_the_horde():
    one = scene([(4, 5), (4, 5), (1, 7)], tripped=(1,), horde=1)
    assert timed_out(one) == ["forward", "end"]
    near = scene([(4, 4), (4, 4), (4, 5), (3, 4)], tripped=(1, 2), horde=3)
    assert timed_out(near) == ["forward", "forward", "end"]  # back would be the horde, left stands somebody
    assert squares(near)[0] == (4, 6)
    side = scene([(4, 4), (4, 4), (4, 5), (3, 7)], tripped=(1, 2), horde=2)
    assert timed_out(side) == ["back", "end"]  # one step back is shorter than two forward


@pytest.mark.rule("COR-A49", "COR-A22")
def test_where_points_must_be_spent_the_lowest_action_is_played():
    position = scene([(4, 4), (1, 7)], rules={"rules.must_spend": True}, points=2)
    assert timed_out(position) == ["forward", "forward"]


@pytest.mark.rule("COR-A49")
def test_it_is_always_legal_and_ends_the_turn():
    for seed in range(8):
        for position in random_game(4, seed):
            if position.is_over:
                break
            copy = position.copy()
            played = timed_out(copy)
            assert 1 <= len(played) <= 4  # at most a discard or two steps, then the end
            assert copy.is_over or copy.s.phase == state.VOTING or copy.actor != position.actor
