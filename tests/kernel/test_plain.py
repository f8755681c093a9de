"""Records as plain numbers are described as the records themselves are."""

import random

import numpy as np
import pytest

import tablewright
from tablewright.kernel.plain import Plain, state_for


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_a_state_in_plain_numbers_is_described_alike(name):
    """Everybody, spectators too, at many positions of whole games."""
    game, chance, compared = tablewright.game(name), random.Random(7), 0
    for seed in range(6):
        position = game.new(game.meta.players[-1], seed)
        while not position.is_over and len(position.moves) < 200:
            for viewer in range(-1, position.players):
                assert state_for(position, viewer) == position.observation(viewer).to_dict()["state"]
                compared += 1
            for _ in range(7):
                if not position.is_over:
                    position.play(chance.choice(position.legal()))
    assert compared > 30


def test_a_record_in_plain_numbers():
    _, states = tablewright.game("eight_days").new(4, seed=1).arrays
    plain = Plain(states, np.dtype({"names": ["day"], "formats": [np.int8], "itemsize": states.itemsize}))
    assert type(plain.day) is int
    assert plain.tile == states["tile"][0].tolist()
    assert plain.items[2, 3] == plain.items[2][3] == states["items"][0, 2, 3]
    with pytest.raises(AttributeError, match="no_such_field"):
        plain.no_such_field  # noqa: B018
