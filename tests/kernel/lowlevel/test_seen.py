"""What a viewer gets of a state: nothing but the fields that are for them."""

import numpy as np
import pytest

import tablewright
from tablewright.kernel import calls
from tablewright.kernel.lowlevel.seen import hidden_runs
from tablewright.kernel.records import bytes_of, fields_of


def padding(game):
    """The bytes of a state that belong to no field."""
    found = np.ones(game.state.itemsize, bool)
    for field in fields_of(game.declared_state):
        found[bytes_of(game.state, field.name)] = False
    return found


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_what_lies_between_the_fields_does_not_come_along(name):
    """It is whatever was in that memory before: of another table, perhaps."""
    game = tablewright.game(name)
    rules, state = game.new(seed=1).arrays
    state.view(np.uint8)[padding(game)] = 0xAA
    for viewer in (-1, 0):
        seen = np.zeros(1, game.state)
        calls.observe(rules, state, viewer, seen)
        assert not seen.view(np.uint8)[padding(game)].any()


@pytest.mark.nojit
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_runs_of_hidden_bytes_hold_all_that_is_not_everybodys(name):
    game = tablewright.game(name)
    hidden = np.zeros(game.state.itemsize, bool)
    for begin, end in hidden_runs(game):
        assert begin < end
        hidden[begin:end] = True
    assert hidden[padding(game)].all()
    for field in fields_of(game.declared_state):
        place = hidden[bytes_of(game.state, field.name)]
        assert place.all() or not place.any()
        assert place.all() == (field.seen in ("owner", "partly", "nobody")) or field.seen == "derived", field.name
