"""Conformance at volume: no leak, no illegal list, nothing lost, no game without an end."""

import pytest
from tests.games.eight_days.table import GAME

from tablewright.lab.conformance import conform


@pytest.mark.rule("ED-6", "ED-90", "ED-B22", "ED-B25", "ED-B38")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_conform(players):
    conform(GAME.new(players=players, seed=1), range(100), every=5)


@pytest.mark.parametrize("preset", ["Rulebook", "Restless"])
def test_presets_conform(preset):
    conform(GAME.new(players=4, seed=1, preset=preset), range(30), every=5)


def test_far_out_rules_conform():
    rules = {
        "game.phase1_actions": 3, "game.hand_limit": 1, "game.trades_per_turn": 6, "variant.daily_hunger": 1,
        "tiles.number.road": 3, "events.snow_storm": 20, "events.weapon": 5, "resource_deck.food": 1,
        "resource_deck.cloth": 2, "supply.arrow": 2, "supply.bandage": 5, "dusk.spawn_max": 10,
        "dusk.days": [1, 2, 3, 8], "trader.price": 5, "weapon_deck.knife": 0, "dusk.hostile": "npc",
    }  # fmt: skip
    conform(GAME.new(players=5, seed=1, rules=rules), range(60), every=5)


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_conform_in_volume(players):
    conform(GAME.new(players=players, seed=1), range(100_000), every=100)
