"""Many random games, checked by the conformance tests at every step: no leak, no lost token, no illegal list."""

import pytest
from tests.games.corner_rush.setups import GAME

from tablewright.lab.conformance import conform

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
    conform(GAME.new(players=players, seed=0), range(60), every=8)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", SWITCHED, ids=str)
def test_random_games_under_changed_rules_keep_every_law(players, rules):
    conform(GAME.new(players=players, seed=0, rules=rules), range(8), every=8)


@pytest.mark.long
@pytest.mark.rule("CRN-5", "CRN-22", "CRN-42", "CRN-45")
@pytest.mark.parametrize("players, games", [(2, 40_000), (3, 30_000), (4, 30_000)])
def test_100_000_random_games_keep_every_law(players, games):
    """Laws and lists at every step, every viewer at one step in fifty."""
    conform(GAME.new(players=players, seed=0), range(1_000, 1_000 + games), every=50)
