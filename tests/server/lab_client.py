"""Somebody who asks the lab, over the wire; time and compiling are left out of it."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import LIMITS, PATIENCE, Running

from tablewright.server.lab import lab
from tablewright.server.limits import Limits

# Random bots of a small game play well without being compiled. So few deals are soon played; so large a change
# matters to nobody, so that the first look decides.
FEW = {
    "game": "corridor",
    "players": 2,
    "change": {"turn.action_points": 2},
    "bots": ["random"],
    "metrics": ["loses.0"],
}
LONG = 36_000  # s: however busy the machine is, no question of a test rests because its time is over
SHORT = FEW | {"blocks": 4, "seconds": LONG}
DECIDED = FEW | {"matters": 100, "seconds": LONG}
ENDLESS = FEW | {"until": 0.001, "seconds": LONG}
LAB_LIMITS = replace(LIMITS, question_seconds=LONG)


class Compiled:
    """Stands for the compiler: nothing is compiled for a test."""

    def start(self, ahead: tuple[str, ...] = ()) -> None: ...

    async def stop(self) -> None: ...

    def want(self, name: str) -> None: ...

    def share(self, name: str) -> float:
        return 1.0


def lab_server(folder: Path, monkeypatch: pytest.MonkeyPatch, limits: Limits = LAB_LIMITS, **more: Any) -> Running:
    """A server whose lab keeps its games in a folder."""
    monkeypatch.setattr("tablewright.server.lab.lab.Preparing", lambda *how: Compiled())
    monkeypatch.setattr("tablewright.server.http.games.Preparing", Compiled)
    for limit in ("WAIT", "PATIENCE", "GRACE"):  # a busy machine may take long for anything
        monkeypatch.setattr(lab, limit, PATIENCE)
    where = more.pop("db", folder / "tables.sqlite")
    return Running(where, limits, lab={"lab_folder": folder / "arms", **more.pop("lab", {})}, **more)


class Asker:
    """A visitor with a key."""

    def __init__(self, server: Running, key: str = "") -> None:
        self._http, self.key = server.http, key

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Asker {self.key}"} if self.key else {}

    def post(self, path: str, body: Any = None) -> Any:
        return self._http.post(f"/api/lab{path}", json={} if body is None else body, headers=self.headers)

    def get(self, path: str, **query: Any) -> Any:
        return self._http.get(f"/api/lab{path}", params=query)

    def ask(self, **wish: Any) -> dict[str, Any]:
        answer = self.post("/questions", wish)
        assert answer.status_code in (200, 201), answer.text
        told: dict[str, Any] = answer.json()
        self.key = told["key"]
        return told

    def events(self, question: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """What the stream of a question says, until it ends."""
        with self._http.stream("GET", f"/api/lab/questions/{question}/events") as stream:
            kind = ""
            for line in stream.iter_lines():
                if line.startswith("event: "):
                    kind = line.removeprefix("event: ")
                elif line.startswith("data: "):
                    yield kind, json.loads(line.removeprefix("data: "))

    def until_rest(self, question: str) -> dict[str, Any]:
        """The state in which a question comes to rest."""
        states = [value for kind, value in self.events(question) if kind == "state"]
        assert states[-1]["phase"] in ("done", "paused", "failed"), states[-1]
        return states[-1]

    def until_games(self, question: str, n: int = 1) -> dict[str, Any]:
        """The first state with so many games."""
        for kind, state in self.events(question):
            if kind == "state" and state["games"] >= n:
                return state
        raise AssertionError("it came to rest before")


def refused(answer: Any) -> tuple[int, str, str]:
    told = answer.json()
    return answer.status_code, told["code"], told["sentence"]
