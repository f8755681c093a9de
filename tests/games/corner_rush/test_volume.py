"""Random games under every changed rule, with the checks that tests/conformance makes under the usual rules."""

import pytest
from tests.games.corner_rush.setups import GAME

from tablewright.testing.conformance import conform, endure_all

SWITCHED = [
    {"rules.pawns_block": True},
    {"rules.revisit": False},
    {"rules.null_forced": True},
    {"rules.null_power_on_challenge": True},
    {"rules.win_on_any_move": False},
    {"rules.must_leave_path": True},
    {"rules.place_forced": False},
    {"rules.owner_sees": False},
    {"tokens.blockers": [2, 2, 2, 3, 3]},
    {"board.holes": []},
    {"die.values": [0, 0, 1, 2, 3, 9]},
]


@pytest.mark.bounds
@pytest.mark.rule("CRN-5", "CRN-22", "CRN-42", "CRN-45")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_every_law(players):
    start = GAME.new(players=players, seed=0)
    assert endure_all(start, range(500)) == 500
    conform(start, range(10), every=20)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", SWITCHED, ids=str)
def test_random_games_under_changed_rules_keep_every_law(players, rules):
    start = GAME.new(players=players, seed=0, rules=rules)
    assert endure_all(start, range(200)) == 200
    conform(start, range(2), every=20)
