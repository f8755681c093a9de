"""A client that waits as long as a busy machine needs."""

import pytest

from tablewright.mcp import chair


@pytest.fixture(autouse=True)
def _patient(monkeypatch):
    monkeypatch.setattr(chair, "PATIENCE", 600.0)
