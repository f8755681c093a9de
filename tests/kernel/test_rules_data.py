"""Every game's rules.toml and rules record fit each other, leaf by leaf."""

import pytest

import tablewright
from tablewright.kernel.records import fields_of
from tablewright.kernel.ruleset import at

pytestmark = [pytest.mark.nojit, pytest.mark.parametrize("name", tablewright.GAMES)]


def keys_of(game):
    """The dotted keys that the record's fields read, those of tables spelt out."""
    keys = [field.key for field in fields_of(game.declared_rules) if field.key is not None]
    for key in keys:
        for players in game.meta.players:
            path = key.path.format(players=players)
            yield from (f"{path}.{name}" for name in key.names) if key.names else (path,)


def test_every_leaf_is_read(name):
    game = tablewright.game(name)
    read = set(keys_of(game))
    left = [key for key in game.ruleset.keys if key not in read and key.split(".")[0] not in game.own_tables]
    assert not left, f"{name}: nothing reads {left}"


def test_every_key_is_in_the_file(name):
    game = tablewright.game(name)
    missing = [key for key in keys_of(game) if key not in game.ruleset.keys]
    assert not missing, f"{name}: rules.toml lacks {missing}"


def test_every_own_table_is_in_the_file(name):
    game = tablewright.game(name)
    assert set(game.own_tables) <= set(game.ruleset.defaults)
    assert not game.own_tables or game.load is not None


def test_every_preset_plays_for_every_player_count(name):
    game = tablewright.game(name)
    for preset in game.ruleset.presets:
        for players in game.meta.players:
            assert game.new(players, 1, preset=preset).legal()


def test_every_limit_of_a_key_fits_its_field(name):
    """A value within its range is stored as it is."""
    game = tablewright.game(name)
    for field in fields_of(game.declared_rules):
        if field.key is not None and field.key.lowest is not None:
            largest = 2 ** (8 * field.kind().itemsize - 1) - 1
            assert -largest <= field.key.lowest <= field.key.highest <= largest, field.name
        if field.key is not None and field.key.names:
            assert field.shape == (len(field.key.names),)
            for players in game.meta.players:
                assert tuple(at(game.ruleset.defaults, field.key.path.format(players=players)))
