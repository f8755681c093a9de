"""Where nothing is compiled: views, moves, bots' answers and hints come all the same, and nobody compiles for them."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.kernel.compiling.processes import compiles
from tests.server.running import PATIENCE, Player, Running

from tablewright.match.record import verified

pytestmark = compiles
PROGRAM = Path(__file__).with_name("compiling_for_ever.py")
BOT = "medium"  # thinks longer than anybody waits, where nothing is compiled


class Server:
    """A server with an empty cache, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.cache = folder / "cache"
        settings = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
        settings |= {"TABLEWRIGHT_CACHE": str(self.cache), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, str(PROGRAM), "serve", "--port", "0", "--workers", "1", "--lazy", "--log", "warning"]
        self.process = subprocess.Popen(
            [*command, "--db", str(folder / "tables.sqlite")], env=settings, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, "the server did not start"
        self.port = int(found[1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self._games: dict[str, Any] = {}

    game = Running.game

    def sit_down(self, game: str, bot: str = BOT) -> tuple[str, Player]:
        """A table against a bot, and whoever sits there and begins."""
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": bot}]
        wish = {"game": game, "players": 2, "seats": seats, "start": True, "order": "fixed"}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"], Player(self, made["table"], list(made["keys"].values()))  # type: ignore[arg-type]

    def prepared(self, game: str) -> float:
        share: float = self.http.get(f"/api/games/{game}").json()["card"]["prepared"]
        return share

    def metric(self, name: str) -> float:
        found = re.search(rf"^\w*{name}\s+(\S+)$", self.http.get("/metrics").text, re.MULTILINE)
        assert found, name
        return float(found[1])

    def stop(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


def compiled(server):
    """What anybody has compiled. The compilers here do nothing, so it would be the server or a bot's worker."""
    return [path.name for path in server.cache.rglob("*.nb[ic]")]


def play_a_turn(player):
    """The own move is acknowledged, it is the own turn again, and a hint comes; the hint."""
    while not player.view["view"]["choices"]:  # another may begin
        player.listen()
    before = player.view["number"]
    assert player.move(player.view["view"]["choices"][0]["move"])["type"] == "ack"
    player.until("view", lambda m: m["number"] > before and m["view"]["choices"])
    hint = player.wish("hint", number=player.view["number"])
    assert hint["type"] == "hint", hint
    return hint


def test_view_move_answer_and_hint_come_without_a_compiler(server):
    table, ann = server.sit_down("quoridor")
    assert ann.view["view"]["length"] == 0
    assert play_a_turn(ann)["is_simple"]
    assert compiled(server) == []
    assert server.metric("calls_interpreted") > 0
    assert server.metric("functions_loaded") == 0

    assert ann.wish("resign")["type"] == "ack"
    record = server.http.get(f"/api/tables/{table}/record").json()
    moves = [entry for entry in record["entries"] if entry["kind"] == "move"]
    assert [(entry["by"], entry.get("simple", False)) for entry in moves] == [("person", False), ("bot", True)]
    assert verified(record).match.history is not None
    ann.close()


def test_while_one_game_is_compiled_another_is_played(server):
    _, ann = server.sit_down("quoridor", "random")
    _, ben = server.sit_down("corner_rush", "random")
    play_a_turn(ann)
    play_a_turn(ben)
    play_a_turn(ann)
    assert server.prepared("quoridor") == 0.25
    assert server.prepared("corner_rush") == 0
    assert compiled(server) == []
    ann.close()
    ben.close()
