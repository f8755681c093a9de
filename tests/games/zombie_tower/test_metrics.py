"""Zombie Tower 3D: what the lab counts, checked against games that were counted by hand."""

import pytest
from tests.games.zombie_tower.scenes import Scene, end_round
from tests.lab.counted import measured, recorded

pytestmark = pytest.mark.nojit
NO_BONUS = ("fighter", "soldier", "detective", "doctor")


def test_an_escape_through_the_secret_passage():
    """Four players are out after four rounds, with three survivors and no objective."""
    game = recorded("zombie_tower", "secret_passage")
    assert measured(game, "cleared", "rounds", "ends.secret_passage", "ends.damage") == [1, 4, 1, 0]
    assert measured(game, "saved", "points", "objectives") == [3, (3, 4), (0, 4)]
    assert measured(game, "bitten", "turned", "searched", "passed") == [16, 14, 13, 1]
    assert measured(game, "came.ev_zombie", "came.ev_collapsed", "came.ev_fire") == [2, 1, 1]
    assert measured(game, "killed", "killed_by.fire", "killed_by.handgun") == [2, 2, 0]


def test_what_is_found_by_when():
    """Vaccines: two in round 1, one in round 2, two in round 3, those with a survivor among them."""
    game = recorded("zombie_tower", "secret_passage")
    assert measured(game, "vaccines_by.3", "vaccines_by.6", "vaccines_by.12") == [5, 5, 5]
    assert measured(game, "flares_by.3", "found.vaccine", "found.vaccine_plus1", "found.battery") == [2, 3, 2, 1]


def test_objectives_are_counted_in_an_escape():
    game = recorded("zombie_tower", "helicopter")
    assert measured(game, "objectives", "points", "saved", "ends.helicopter") == [(1, 3), (3, 3), 2, 1]


@pytest.mark.parametrize("end", ["damage", "fire", "time"])
def test_who_does_not_get_out_has_no_points(end):
    game = recorded("zombie_tower", end)
    assert measured(game, "cleared", f"ends.{end}", "points", "objectives") == [0, 1, (0, 0), (0, 0)]


def test_zombies_by_what_removed_them():
    shooter = Scene(cast=NO_BONUS).put(room=6, zombies={5: 1, 6: 2, 8: 5}).hold(0, "magazine")
    assert measured(shooter.go("use handgun", "target 8"), "killed_by.handgun", "killed") == [3, 3]
    blaster = Scene().put(room=8, zombies={7: 9, 8: 2}, survivors={7: 1}).hold(0, "dynamite", "detonator")
    assert measured(blaster.go("use dynamite", "target 7"), "killed_by.dynamite", "killed_by.cure") == [9, 0]


def test_rubble_and_fire():
    digger = Scene().put(room=8).hold(0, "shovel").mark(0, "rubble", 7)
    assert measured(digger.go("use shovel", "target 7"), "rubble_gone", "fire_out") == [1, 0]
    quencher = Scene().put(room=8).hold(0, "fire_extinguisher").mark(0, "fire", 7)
    assert measured(quencher.go("use fire_extinguisher", "target 7"), "rubble_gone", "fire_out") == [0, 1]


def test_a_card_that_is_taken_back_has_not_passed():
    """Room 8's slit leads to room 5 of the player to the right."""
    scene = Scene().put(room=8).put(2, room=5).hold(0, "shovel")
    assert measured(scene.go("give shovel", "take", "end"), "passed", "used.give") == [0, 1]
    assert measured(scene.go("give shovel", "end", "end", "take"), "passed", "used.give") == [1, 1]


def test_bites():
    position = Scene(cast=NO_BONUS).last().put(1, room=6, zombies={6: 2}).go()
    end_round(position)
    assert measured(position, "bitten") == [2]
