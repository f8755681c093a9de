"""Tests of one game stay together on one worker, so that only one of them compiles it."""

from pathlib import Path

import pytest

import tablewright

GAMES = Path(__file__).parent / "games"


def game_of(item: pytest.Item) -> str | None:
    """The game that a test is about: its folder, or the one among its parameters."""
    if GAMES in item.path.parents:
        return item.path.relative_to(GAMES).parts[0]
    case = item.name.partition("[")[2]
    return next((name for name in tablewright.GAMES if case.startswith(name)), None)


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if game := game_of(item):
            item.add_marker(pytest.mark.xdist_group(game))
