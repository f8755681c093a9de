"""Whatever is thrown at the server: it answers or hangs up, nothing breaks, and no game changes."""

import asyncio
import json
import random
import subprocess
import sys
from typing import Any

import pytest
import websockets
from tests.proofs.players import Table, open_table
from tests.proofs.servers import PATIENCE, Server, asking
from tests.proofs.test_bad_network import fresh_views
from websockets.asyncio.client import connect

TYPES = (
    "hello", "move", "undo", "undo_answer", "offer_draw", "draw_answer", "resign", "leave", "back", "hint",
    "rematch", "rename", "entropy", "say", "host", "sync", "ping", "view", "ack", "", "__proto__", "Hello",
)  # fmt: skip
COMMANDS = ("start", "close", "remove", "bot", "open", "mute", "unmute", "host", "drop table", "")
TEXTS = (
    "", "e2", "e8", "e3h", "resign 0", "timeout 1", "draw agreed", "pass", "\0", "'; DROP TABLE entries; --",
    "<script>alert(1)</script>", "\u202e", "\ud83d\ude00" * 3, "a" * 64, "a" * 5000, "{}", "../../etc/passwd",
)  # fmt: skip
NUMBERS = (0, 1, -1, 2, 9, 10, 255, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**400, 0.5, 1e308)
NAMES = (
    "type", "id", "seat", "number", "move", "yes", "name", "hex", "text", "quick", "arguments", "command", "target",
    "bot", "seen", "keys", "protocol", "hash", "constructor",
)  # fmt: skip


class Attacker:
    """Makes up messages; it knows the ids of the table and of the seats, but none of their keys."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def value(self, depth: int = 0) -> Any:
        pick = self.random.randrange(9 if depth < 3 else 6)
        if pick < 2:
            return self.random.choice(TEXTS)
        if pick < 4:
            return self.random.choice(NUMBERS)
        if pick < 6:
            return self.random.choice((None, True, False))
        if pick == 6:
            return [self.value(depth + 1) for _ in range(self.random.randrange(12))]
        if pick == 7:
            return {self.random.choice(NAMES): self.value(depth + 1) for _ in range(self.random.randrange(6))}
        return {"seat": self.random.randrange(-1, 3), "number": self.random.randrange(99)}

    def forged(self) -> dict[str, Any]:
        """A message with the right fields, from somebody who has no seat."""
        message = {
            "type": self.random.choice(TYPES[:17]),
            "id": f"x{self.random.randrange(1000)}",
            "seat": self.random.randrange(3),
            "number": self.random.randrange(40),
            "move": self.random.choice(("e2", "e8", "e3h", "d5v", "resign 0")),
            "yes": True,
            "name": "Mallory",
            "hex": "00ff",
            "text": self.random.choice(TEXTS)[:200],
            "command": self.random.choice(COMMANDS),
            "target": self.random.randrange(2),
        }
        fields = {
            "move": ("number", "move"), "undo_answer": ("yes",), "draw_answer": ("yes",), "hint": ("number",),
            "rename": ("name",), "entropy": ("hex",), "host": ("command", "target"),
        }  # fmt: skip
        kind = str(message["type"])
        if kind == "hello":
            return {"type": kind, "protocol": 2, "keys": [self.key() for _ in range(3)]}
        if kind == "sync":
            return {"type": kind, "seen": {"seat": message["seat"], "number": message["number"]}}
        if kind == "say":
            return {"type": kind, "id": message["id"], "seat": message["seat"], "text": message["text"]}
        if kind == "ping":
            return {"type": kind, "id": message["id"]}
        return {name: message[name] for name in ("type", "id", "seat", *fields.get(kind, ()))}

    def key(self) -> str:
        return "".join(self.random.choice("abcdefghijklmnopqrstuvwxyz0123456789-_") for _ in range(43))

    def message(self) -> str | bytes:
        pick = self.random.randrange(10)
        if pick == 0:
            return self.random.randbytes(self.random.randrange(200))
        if pick == 1:
            return json.dumps(self.forged())[: self.random.randrange(60)]
        if pick == 2:
            return self.random.choice(("", "[]", "null", "0", '""', "[" * 2000, '{"type":' * 500, "\ud7ff", "9" * 4000))
        if pick == 3:
            return json.dumps({**self.forged(), self.random.choice(NAMES): self.value()})
        if pick == 4:
            return json.dumps(self.value())
        if pick == 5 and self.random.random() < 0.05:
            return "x" * self.random.choice((4_097, 20_000, 200_000))
        return json.dumps(self.forged())


def said_in(message: str | bytes) -> set[str]:
    """The id of a message that is a line of the spectators' chat, if it is one."""
    try:
        told = json.loads(message)
    except (ValueError, RecursionError):
        return set()
    is_chat = isinstance(told, dict) and told.get("type") == "say" and told.get("seat") is None
    return {str(told.get("id"))} if is_chat else set()


async def attack(server: Server, table: Table, n: int, seed: int) -> tuple[int, set[str]]:
    """Send so many messages over as many connections as it takes; how many answers, and their types."""
    attacker, sent, answers, kinds = Attacker(seed), 0, 0, set()
    chat: set[str] = set()  # the ids of what was said: spectators may talk to each other
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table.table}/play"

    heard = asyncio.Event()

    async def hear(socket: Any) -> None:
        nonlocal answers
        async for raw in socket:
            message = json.loads(raw)
            answers += 1
            heard.set()
            kinds.add(message["type"])
            granted = message["type"] == "ack" and message["id"] not in chat
            assert not granted, "something was granted to somebody without a seat"

    while sent < n:
        try:
            async with connect(address, max_queue=None, open_timeout=PATIENCE, close_timeout=PATIENCE) as socket:
                hearing = asyncio.create_task(hear(socket))
                try:
                    if attacker.random.random() < 0.7:
                        await socket.send(json.dumps({"type": "hello", "protocol": 2, "keys": [attacker.key()]}))
                    while sent < n:
                        sent += 1
                        heard.clear()
                        message = attacker.message()
                        chat |= said_in(message)
                        await socket.send(message)
                        if sent % 8:  # some in a burst, most one by one
                            await asyncio.wait([asyncio.create_task(heard.wait()), hearing], timeout=0.05,
                                               return_when=asyncio.FIRST_COMPLETED)  # fmt: skip
                finally:
                    await socket.close()  # what is under way still comes
                    (result,) = await asyncio.gather(hearing, return_exceptions=True)
                    if isinstance(result, AssertionError):
                        raise result
        except websockets.exceptions.WebSocketException:
            continue
    return answers, kinds


async def watched(server: Server, n: int, seed: int) -> None:
    """A game in progress is attacked; everything about it stays as it was, and it can be played on."""
    async with asking(server.url) as http:
        table = await open_table(http, "quoridor", 2, 2, seed, hints="always")
        before = await fresh_views(server, table)
        answers, kinds = await attack(server, table, n, seed)
        assert answers > n / 20
        assert {"refusal", "bye"} <= kinds
        after = await fresh_views(server, table)
        assert {seat: (v["number"], v["hash"]) for seat, v in before.items()} == {
            seat: (v["number"], v["hash"]) for seat, v in after.items()
        }
        assert (await http.get("/api/health")).json()["status"] == "ok"
        other = await open_table(http, "quoridor", 2, 2, seed)
        path = f"/api/tables/{table.table}"
        for stranger in ({"Authorization": "Seat nonsense"}, _seat(other)):
            assert (await http.get(f"{path}/view", headers=stranger)).status_code == 403
            assert (await http.delete(path, headers=stranger)).status_code in (401, 403)
        assert (await http.delete(path)).status_code in (401, 403)
        assert (await http.get(f"{path}/view")).json()["seat"] == -1  # what a spectator may see
        await asyncio.wait_for(table.play(), PATIENCE)
        assert table.is_over


def _seat(table: Table) -> dict[str, str]:
    return {"Authorization": f"Seat {table.seats[0].key}"}


@pytest.fixture
def server(tmp_path):
    server = Server(str(tmp_path / "tables.sqlite"), tmp_path / "log")
    server.start()
    yield server
    server.kill()
    assert server.errors() == []


def test_malformed_and_forged_messages_change_nothing(server):
    asyncio.run(watched(server, 4_000, seed=1))


@pytest.mark.long
def test_a_million_malformed_and_forged_messages_change_nothing(server):
    asyncio.run(watched(server, 1_000_000, seed=2))


@pytest.mark.parametrize("examples", [15, pytest.param(200, marks=pytest.mark.long)])
def test_the_http_interface_keeps_its_word(server, examples, tmp_path):
    """schemathesis makes up requests from the OpenAPI document: none is answered with an error of the server's."""
    words = ["run", f"{server.url}/api/openapi.json", "--checks", "not_a_server_error", "--max-examples", str(examples)]
    done = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", *words, "--no-color", "--seed", "1"],
        capture_output=True, text=True, timeout=1500, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
