"""The lab's tests keep their stored arms to themselves."""

import pytest
from tests.lab.made_up import MadeUp

from tablewright.lab import running


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def made_up(monkeypatch):
    """Games that are made up: call it with effects; no game is played."""

    def use(effects=None):
        games = MadeUp(effects)
        monkeypatch.setattr(running, "perform", games)
        return games

    return use
