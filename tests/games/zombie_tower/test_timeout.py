"""What is played for somebody whose time is up."""

import pytest
from tests.games.zombie_tower.scenes import GAME, Scene, hand, player, survivors

from tablewright.games.zombie_tower.timeout import time_out

pytestmark = pytest.mark.nojit


def timed_out(position):
    """The moves that are played until the turn is over."""
    player, played = position.actor, []
    while not position.is_over and position.actor == player and len(played) < 9:
        played.append(GAME.texts[time_out(position.r, position.s)])
        position.play(played[-1])
    return played


@pytest.mark.rule("ZT-50")
def test_the_turn_ends():
    assert timed_out(Scene().put(survivors={12: 1}).go()) == ["end"]
    assert timed_out(Scene().put(damage=1).turn(ap=0).go("overcharge")) == ["end"]


@pytest.mark.rule("ZT-87")
def test_an_item_in_use_goes_to_the_lowest_room():
    position = Scene().put(room=6, zombies={5: 1, 8: 1}).hold(0, "magazine").go("use handgun")
    assert timed_out(position) == ["target 5", "end"]


@pytest.mark.rule("ZT-155")
def test_the_detective_keeps_the_card():
    position = Scene(cast=("detective", "soldier", "fighter")).put(room=6).stack("2F", "battery").go("search")
    assert timed_out(position) == ["keep", "end"]
    assert hand(position)["battery"] == 1


@pytest.mark.rule("ZT-74", "ZT-75")
def test_a_collapse_is_left_by_the_first_way_without_saving():
    for n in (1, 2):
        position = Scene().put(room=6, survivors={6: n}).stack("2F", "ev_collapsed").go("search")
        assert timed_out(position) == ["done", "exit 5", "end"]
        assert (player(position)["room"], player(position)["saved"], survivors(position)) == (5, 0, {})


@pytest.mark.rule("ZT-22")
def test_the_first_free_character_is_chosen():
    position = GAME.new(3, 0, preset="chosen")
    assert timed_out(position) == ["choose firefighter"]
    assert timed_out(position) == ["choose soldier"]
