"""Tests of one game stay together on one worker, so that only one of them compiles it."""

import re

import pytest
from xdist.scheduler import LoadScopeScheduling

import tablewright
from tablewright.kernel.compiling import patience

FOLDER = re.compile(r"tests/games/(\w+)/")


def game_of(test: str) -> str | None:
    """The game that a test is about, by its id: its folder, or the one among its parameters."""
    if folder := FOLDER.match(test):
        return folder[1]
    case = test.partition("[")[2]
    return next((name for name in tablewright.GAMES if case.startswith(name)), None)


def turn(test: str) -> int:
    """Games first, the one that compiles longest before all; then those that wait more than they compute."""
    game = game_of(test)
    return (0 if game == "zombie_tower" else 1) if game else 2 if test.startswith("tests/proofs/") else 3


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: turn(item.nodeid))


class ByGame(LoadScopeScheduling):
    """Every other file stays together too, with its server; tests in a browser go to whoever has time."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if nodeid.startswith("tests/browser/") else game_of(nodeid) or nodeid.partition("::")[0]


@pytest.fixture(autouse=True)
def _compiles_again(monkeypatch):
    """A test that starts a server or `play` in its own process has it interpret: not for good."""
    monkeypatch.setattr(patience, "_patient", patience._patient)


@pytest.hookimpl(optionalhook=True)  # without pytest-xdist nothing is shared out
def pytest_xdist_make_scheduler(config, log):
    return ByGame(config, log)
