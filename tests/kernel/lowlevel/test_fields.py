"""Whole fields at once: the same compiled or not."""

import numpy as np
import pytest

import tablewright
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.fields import clear, fill, positive

pytestmark = pytest.mark.nojit

GAME = tablewright.game("zombie_tower")


@jit
def cleared(ss):
    clear(ss[0])


@jit
def filled(rs, ss):
    fill(ss[0].deck, rs[0].deck)


@jit
def hand(ss, p):
    return positive(ss[0].hand, np.int64(p))


@jit
def rooms(ss, p):
    return positive(ss[0].zombies, np.int64(p))


def full_of(byte):
    """A state of which every byte is the same."""
    states = np.zeros(1, GAME.state)
    states.view(np.uint8)[:] = byte
    return states.view(GAME.state)


def test_a_cleared_state_keeps_its_stream_of_chance_and_nothing_else():
    states = full_of(7)
    cleared(states)
    chance = int.from_bytes([7] * 8)
    for name in GAME.state.names:
        assert np.all(states[0][name] == (chance if name in ("rng", "ahead") else 0)), name


def test_a_filled_field_is_like_its_source_and_its_neighbours_stay():
    rules, states = GAME.new(seed=1).arrays[0], full_of(5)
    filled(rules, states)
    assert np.array_equal(states[0].deck, rules[0].deck)
    mask = np.ones(GAME.state.itemsize, bool)
    where = GAME.state.fields["deck"]
    mask[where[1] : where[1] + where[0].itemsize] = False
    assert np.all(states.view(np.uint8)[mask] == 5)


def test_the_places_of_a_row_that_hold_more_than_nothing():
    states = np.zeros(1, GAME.state)
    states[0]["hand"][2, [0, 5, 13]] = 1, 127, 3
    states[0]["hand"][1, 4] = states[0]["hand"][3, 0] = 1
    states[0]["zombies"][3, [1, 12]] = 2, -1  # a number below nothing is not there either
    assert int(hand(states, 2)) == 1 << 0 | 1 << 5 | 1 << 13
    assert [int(hand(states, p)) for p in (0, 1, 3)] == [0, 1 << 4, 1]
    assert int(rooms(states, 3)) == 1 << 1
