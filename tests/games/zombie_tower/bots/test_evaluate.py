"""The heuristic: the plan of the team, danger and wounds; the end is the result."""

import numpy as np
import pytest
from tests.games.zombie_tower.scenes import GAME, Scene

from tablewright.kernel import calls

pytestmark = pytest.mark.nojit


def value(scene, p=0):
    position = scene if not isinstance(scene, Scene) else scene.go()
    out = np.zeros(position.players)
    calls.evaluate(*position.arrays, out)
    return float(out[p])


def test_cards_for_the_escape_are_worth_something():
    plain = value(Scene())
    assert plain < value(Scene().hold(0, "flare"))
    assert plain < value(Scene().hold(0, "vaccine"))
    assert value(Scene().hold(0, "flare")) < value(Scene().hold(0, "flare", "flare"))


def test_the_deck_with_the_vaccines_is_to_be_drawn_up_by_anybody():
    assert value(Scene()) < value(Scene().hold(1, "flare")) < value(Scene().hold(1, "flare").hold(2, "battery"))
    assert value(Scene()) == value(Scene().hold(1, "shovel"))  # of another deck


def test_a_spare_vaccine_is_for_whoever_has_none():
    given = Scene().hold(0, "vaccine").hold(1, "vaccine")
    assert value(Scene().hold(0, "vaccine", "vaccine")) < value(given)


def test_nobody_gives_away_the_only_vaccine():
    held = Scene().hold(0, "vaccine").hold(1, "flare")
    given = Scene().hold(1, "flare").slit(0, "2F", ("vaccine", 0))
    assert value(given) < value(held)


def complete():
    """All cards are there; late enough that no value is as high as can be."""
    scene = Scene().hold(0, "vaccine", "flare").hold(1, "vaccine", "flare").hold(2, "vaccine", "flare")
    return scene.turn(ap=0, round=8)


def test_with_all_cards_there_the_way_out_is_the_place_to_be():
    far = value(complete())
    assert far < value(complete().put(0, room=3)) < value(complete().put(0, room=2))
    assert value(complete().put(0, room=10)) < value(complete().put(0, room=2))
    radio = Scene().hold(0, "vaccine", "communication_device", "battery").hold(1, "vaccine").hold(2, "vaccine")
    radio.turn(ap=0, round=8)
    assert value(radio.put(0, room=2)) < value(radio.put(0, room=10))


def test_who_has_no_vaccine_goes_where_one_comes_through_the_wall():
    """Her left neighbour has one to spare and stands at the way out."""
    scene = Scene().hold(1, "vaccine", "vaccine", "flare").hold(2, "vaccine", "flare", "flare")
    scene.put(1, room=3).put(2, room=2).turn(ap=0, round=8)
    assert value(scene.put(0, room=12)) < value(scene.put(0, room=5)) < value(scene.put(0, room=2))


def test_zombies_at_the_way_out_keep_a_player_away():
    free = value(complete().put(0, room=5))
    some, few, many = (value(complete().put(0, room=5, zombies=z)) for z in ({2: 2, 4: 9}, {2: 3, 3: 2}, {2: 6, 3: 2}))
    assert many < few < some < free  # some she could bear
    assert free - some < some - few
    assert many < value(complete().put(0, room=5, zombies={2: 6, 3: 2}, saved=4))  # survivors to set free


def test_a_survivor_at_the_far_end_draws_zombies_away_from_the_way_out():
    alone = value(complete().put(0, room=8, zombies={3: 2}))
    assert alone < value(complete().put(0, room=8, zombies={3: 2}, survivors={4: 1}))


def test_before_that_everybody_is_wanted_where_the_deck_can_be_searched():
    assert value(Scene().put(0, room=2).turn(ap=2)) < value(Scene().put(0, room=1).turn(ap=2))
    assert value(Scene().put(0, room=1)) < value(Scene().put(0, room=5))


def test_the_round_of_the_escape_counts():
    """A turn that is given away costs something, and a round that is over does not pay by itself."""
    assert value(Scene().put(0, room=6).turn(ap=0)) < value(Scene().put(0, room=6))
    assert value(Scene().turn(round=5)) < value(Scene().turn(round=2))


def test_danger_and_wounds():
    def stand(**facts):
        return value(Scene().put(0, room=6, **facts).turn(ap=0))

    plain = stand()
    assert plain > stand(damage=1) > stand(damage=2) > stand(damage=3)
    assert plain > stand(zombies={7: 2}) > stand(zombies={7: 4})
    assert plain > value(Scene().put(0, room=6).mark(0, "fire", 6).turn(ap=0))
    assert plain == stand(zombies={9: 2})  # another floor, and not the way out


def test_danger_is_what_cannot_be_avoided():
    """Zombies on both sides: with points left to reach the stairs they do no harm."""
    threatened = [value(Scene().put(0, room=6, zombies={5: 1, 7: 3}).turn(ap=ap)) for ap in (2, 1, 0)]
    free = [value(Scene().put(0, room=6, zombies={12: 4}).turn(ap=ap)) for ap in (2, 1, 0)]
    lost = [a - b for a, b in zip(free, threatened, strict=True)]
    assert lost[0] < lost[2]
    assert lost[2] > 0.02


def test_no_fuss():
    assert value(Scene().turn(steps=4)) < value(Scene())
    assert value(Scene().slit(0, "2F", ("magazine", 0))) < value(Scene().hold(0, "magazine"))


def test_a_position_is_the_same_after_it_was_judged():
    chooser = np.random.default_rng(7)
    for seed in range(3):
        position = GAME.new(4, seed)
        while not position.is_over:
            before = position.arrays[1].tobytes()
            value(position)
            assert position.arrays[1].tobytes() == before
            position.play(int(chooser.choice(position.actions())))


def test_the_end_is_the_result():
    scene = Scene().last().hold(0, "communication_device", "battery")
    for p in range(3):
        scene.put(p, room=10).hold(p, "vaccine")
    position = scene.go("end")
    assert [value(position, p) for p in range(3)] == position.result
    lost = Scene(rules={"game.max_rounds": 1}).last().go("end")
    assert [value(lost, p) for p in range(3)] == [0.0, 0.0, 0.0]
    chooser = np.random.default_rng(3)
    for seed in range(5):
        position = GAME.new(4, seed)
        while not position.is_over:
            assert all(0 <= value(position, p) <= 0.9 for p in range(4))
            position.play(int(chooser.choice(position.actions())))
