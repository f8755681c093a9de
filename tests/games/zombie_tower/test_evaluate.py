"""The heuristic: nearer to an escape is better, danger and wounds are worse, the end is the result."""

import numpy as np
import pytest
from tests.games.zombie_tower.scenes import GAME, Scene

from tablewright.kernel import entry

pytestmark = pytest.mark.nojit


def value(scene, p=1):
    position = scene if not isinstance(scene, Scene) else scene.go()
    out = np.zeros(position.players)
    entry.evaluate(*position.arrays, out)
    return float(out[p])


def test_cards_for_the_escape_are_worth_something():
    plain = value(Scene())
    assert plain < value(Scene().hold(0, "vaccine")) < value(Scene().hold(0, "vaccine").hold(1, "vaccine"))
    assert value(Scene().hold(0, "vaccine", "vaccine")) < value(Scene().hold(0, "vaccine").hold(1, "vaccine"))
    apart = value(Scene().hold(0, "communication_device").hold(1, "battery"))
    assert plain < apart < value(Scene().hold(0, "communication_device", "battery"))
    assert plain < value(Scene().hold(0, "flare")) < value(Scene().hold(0, "flare", "flare"))
    ready = Scene().hold(0, "vaccine").hold(1, "vaccine").hold(2, "vaccine", "communication_device", "battery")
    far = value(ready)
    assert far < value(ready.put(0, room=10)) < value(ready.put(1, room=10).put(2, room=10))


def test_danger_wounds_and_time():
    plain = value(Scene().put(0, room=6))
    assert plain > value(Scene().put(0, room=6, damage=1)) > value(Scene().put(0, room=6, damage=2))
    assert plain > value(Scene().put(0, room=6, zombies={7: 2})) > value(Scene().put(0, room=6, zombies={7: 4}))
    assert plain == value(Scene().put(0, room=6, zombies={8: 2, 2: 4}))  # too far, another floor
    assert plain == value(Scene().put(0, room=6, zombies={7: 2}, survivors={8: 1}))  # they go elsewhere
    assert plain > value(Scene().put(0, room=6).mark(0, "fire", 6))
    assert value(Scene()) > value(Scene().turn(round=9))


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
