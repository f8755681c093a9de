"""Many random games, checked by the conformance tests at every step: no leak, no lost card, no illegal list."""

import pytest
from tests.games.corridor.setups import GAME

from tablewright.testing.conformance import conform, endure_all

SWITCHED = [
    {"rules.push_into_horde": False},
    {"rules.pit_enterable": True},
    {"rules.suicide_legal": False},
    {"rules.tripped_may_act": False},
    {"rules.discard_after_draw": False},
    {"rules.reveal": "end_of_turn"},
    {"rules.must_spend": True},
    {"rules.depletion": "on_last_card"},
    {"rules.tie_vote": "coin"},
    {"rules.setup_order": "lanes_hands_corridor"},
    {"rules.mirror_cards": True},
    {"rules.max_rounds": 2},
    {"corridor.use_optional": True},
    {"turn.action_points": 12, "turn.cost_get_up": 0},
    {"turn.cost_move": 2, "turn.hand_limit": 4},
    {"corridor.default_cards": ["crates"], "zombie_deck.3": 0, "zombie_deck.4": 0, "rules.suicide_legal": False},
]


@pytest.mark.bounds
@pytest.mark.rule("COR-5", "COR-94", "COR-95", "COR-96")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_every_law(players):
    assert endure_all(GAME.new(players, 0), range(3_000)) == 3_000
    conform(GAME.new(players, 0), range(100), every=3)


@pytest.mark.bounds
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", SWITCHED, ids=str)
def test_random_games_under_changed_rules_keep_every_law(players, rules):
    assert endure_all(GAME.new(players, 0, rules), range(300)) == 300
    conform(GAME.new(players, 0, rules), range(6), every=3)


@pytest.mark.long
@pytest.mark.rule("COR-5", "COR-94", "COR-95", "COR-96")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_100_000_random_games_keep_every_law(players):
    """Lists and laws, the cards of each kind among them, at every step; every viewer in some of the games."""
    assert endure_all(GAME.new(players, 0), range(1_000, 101_000)) == 100_000
    conform(GAME.new(players, 0), range(2_000), every=5)
