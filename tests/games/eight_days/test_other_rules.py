"""The checks that every game passes under its own rules (tests/conformance), here under others."""

import pytest
from tests.games.eight_days.table import GAME

from tablewright.testing.conformance import conform, endure_all


@pytest.mark.parametrize("preset", ["Rulebook", "Restless"])
def test_presets_conform(preset):
    start = GAME.new(players=4, seed=1, preset=preset)
    assert conform(start, range(3), every=20) > 0
    assert endure_all(start, range(300)) == 300


@pytest.mark.bounds
def test_far_out_rules_conform():
    rules = {
        "game.phase1_actions": 3, "game.hand_limit": 1, "game.trades_per_turn": 6, "variant.daily_hunger": 1,
        "tiles.number.road": 3, "events.snow_storm": 20, "events.weapon": 5, "resource_deck.food": 1,
        "resource_deck.cloth": 2, "supply.arrow": 2, "supply.bandage": 5, "dusk.spawn_max": 10,
        "dusk.days": [1, 2, 3, 8], "trader.price": 5, "weapon_deck.knife": 0, "dusk.hostile": "npc",
    }  # fmt: skip
    start = GAME.new(players=5, seed=1, rules=rules)
    assert conform(start, range(3), every=20) > 0
    assert endure_all(start, range(300)) == 300
