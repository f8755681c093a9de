"""Every game in the registry, for every number of players."""

import pytest

import tablewright

CASES = [(name, players) for name in tablewright.GAMES for players in tablewright.game(name).meta.players]


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def start(request):
    """A new game; its rules are what the checks play under."""
    name, players = request.param
    return tablewright.game(name).new(players, seed=1)


@pytest.fixture(params=tablewright.GAMES)
def game(request):
    return tablewright.game(request.param)
