"""The heuristic value of a position."""

import numpy as np
import pytest
from tests.games.corridor.setups import GAME, scene

pytestmark = pytest.mark.nojit


def test_evaluate_sees_margin_place_hand_trips_and_obstacles():
    def value(p, pawns, **facts):
        position = scene(pawns, turn=2, **facts)
        out = np.zeros(3)
        GAME.evaluate(position.r, position.s, out)
        assert out.sum() == pytest.approx(0)
        assert (abs(out) <= 1).all()
        return out[p]

    base = value(0, [(3, 3), (4, 5), (1, 7)])
    assert value(0, [(4, 5), (3, 3), (1, 7)]) > base  # further ahead
    assert value(0, [(3, 3), (4, 5), (1, 7)], horde=1) < base  # the horde is nearer
    assert value(0, [(3, 3), (4, 2), (1, 7)]) > base  # somebody else is behind
    assert value(0, [(3, 3), (4, 5), (1, 7)], hands=["jump push"]) > base
    assert value(0, [(3, 3), (4, 5), (1, 7)], tripped=(0,)) < base
    assert value(0, [(2, 3), (4, 5), (1, 7)]) < base  # an obstacle right ahead


def test_evaluate_knows_the_end():
    position = scene([(4, 4), (4, 7)], horde=3)
    position.play("back")
    out = np.zeros(2)
    GAME.evaluate(position.r, position.s, out)
    assert out.tolist() == [-1, 1]
    tied = scene([(4, 3), (3, 3), (4, 8)], horde=2, zombie=4, turn=2)
    tied.play("end")
    three = np.zeros(3)
    GAME.evaluate(tied.r, tied.s, three)
    assert three.tolist() == [-0.25, -0.25, 0.5]
