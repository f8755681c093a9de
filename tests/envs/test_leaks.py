"""What a seat may not know changes nothing that an environment hands out: no tensor, no mask, no reward, no picture."""

import random

import numpy as np
import pytest
from tests.envs.cases import EVERY_CASE

from tablewright import envs
from tablewright.envs.batches import RECORD, TENSOR, observed
from tablewright.envs.pictures import rendered
from tablewright.kernel.compiling import JIT
from tablewright.testing.conformance import Moment

GAMES = 6 if JIT else 2
pytestmark = pytest.mark.nojit


def scrambled(batch, moment, viewer, chooser):
    """The same batch in a world that the viewer cannot tell from it."""
    other = envs.batch(batch.game, batch.players, 1, rules=batch.start.changes)
    other.states[:] = moment.scrambled(batch.states, viewer, chooser)
    other.actor[:] = batch.actor
    if batch.actor[0] == viewer:  # only who decides asks what is legal: to others the world is rubbish
        other._slots[0].look()
    return other


@EVERY_CASE
def test_no_tensor_no_mask_and_no_picture_tells_what_is_hidden(name, players, preset):
    chooser, compared = random.Random(4), 0
    for seed in range(GAMES):
        batch = envs.batch(name, players, 1, seed, preset=preset)
        moment = Moment(batch.start)
        for _ in range(chooser.randrange(60)):
            batch.step([chooser.choice(np.flatnonzero(batch.mask[0]).tolist())])
        for viewer in range(players):
            other = scrambled(batch, moment, viewer, chooser)
            assert (observed(other, viewer, TENSOR) == observed(batch, viewer, TENSOR)).all()
            seen, twin = (observed(each, viewer, RECORD).view(np.uint8) for each in (batch, other))
            assert (seen == twin)[moment.counts].all()
            assert (rendered(other, viewer, "rgb_array") == rendered(batch, viewer, "rgb_array")).all()
            assert rendered(other, viewer, "ansi") == rendered(batch, viewer, "ansi")
            if batch.actor[0] == viewer:
                assert (other.mask == batch.mask).all()
                assert (other.observation == batch.observation).all()
            compared += 1
    assert compared == GAMES * players


@EVERY_CASE
def test_no_reward_tells_what_is_hidden(name, players, preset):
    """At the end of a game each player's reward follows from what that player sees."""
    chooser = random.Random(9)
    batch = envs.batch(name, players, 1, 1, preset=preset, at_once=False)
    while not batch.done[0]:
        batch.step([chooser.choice(np.flatnonzero(batch.mask[0]).tolist())])
    moment = Moment(batch.start)
    for viewer in range(players):
        other = scrambled(batch, moment, viewer, chooser)
        assert other.position(0).result[viewer] == batch.rewards[0][viewer]
