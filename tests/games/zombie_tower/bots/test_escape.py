"""Zombie Tower 3D: an escape in one turn is taken by those who listen; a search can keep to its own turn."""

import pytest
from tests.bots.situations import seen
from tests.games.zombie_tower.scenes import Scene

from tablewright.bots import choose
from tablewright.match.talk import conversation

OWN = "ismcts:iterations=400,playout=0,prior=1,c=0.01,own=1,stay=16"


def at_the_helicopter(room, ap):
    """The last turn of a round: all are at the way out with their cards but the player to move."""
    scene = Scene().last()
    for p in range(3):
        scene.put(p, room=2).hold(p, "vaccine", "flare")
    return scene.put(2, room=room).turn(ap=ap, round=8)


def asked(position, bot, seed):
    """A bot that has heard the others."""
    heard = conversation(position, [bot] * position.players, position.actor)
    return choose(position.observation(position.actor), bot, seed, heard=heard)


@pytest.mark.parametrize("room, ap", [(2, 1), (4, 2)])
@pytest.mark.parametrize("bot", ["medium", OWN])
def test_an_escape_in_one_turn_is_taken(bot, room, ap):
    position = at_the_helicopter(room, ap).go()
    while not position.is_over and position.actor == 2 and len(position.moves) < 12:
        position.play(asked(position, bot, len(position.moves)).action)
    assert position.end_reason == "helicopter"


def test_with_own_a_search_ends_with_the_turn():
    for seed in range(3):
        line = choose(seen("zombie_tower"), OWN, seed).line
        assert "end" not in line[:-1]
    tired = Scene().put(0, room=6).turn(ap=0).go().observation(0)
    assert "end" not in choose(tired, OWN, 1, iterations=3000).line[:-1]
    assert "end" in choose(tired, OWN.replace("own=1", "own=0"), 1, iterations=3000).line[:-1]
