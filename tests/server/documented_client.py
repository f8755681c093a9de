"""A client written from docs/api.md alone: it uses nothing of Tablewright, and plays on through any network."""

import asyncio
import hashlib
import json
import random
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import connect

LOST = (OSError, TimeoutError, websockets.exceptions.WebSocketException)


class Client:
    """Several seats of one table, on one connection."""

    def __init__(self, server: str, line: str, made: dict[str, Any], game: str, seed: int, patience: float) -> None:
        """`server` is asked over HTTP, `line` is where WebSockets go; `made` is the answer to POST /api/tables."""
        self.line, self.table, self.patience = line.replace("http", "ws", 1), made["table"], patience
        self.keys = list(made["keys"].values())
        self.facts = httpx.get(f"{server}/api/games/{game}", timeout=600).json()
        self.chance = random.Random(seed)
        self.views: dict[int, dict[str, Any]] = {}  # by seat
        self.unanswered: dict[str, dict[str, Any]] = {}  # wishes, by id
        self.answered: set[tuple[int, int]] = set()  # seat and number of views that a move was sent for
        self.steps: dict[int, dict[int, Any]] = {}
        self.acks = self.refusals = self.lines = 0

    @property
    def is_over(self) -> bool:
        known = len(self.views) == len(self.keys) and not self.unanswered
        return known and all(view["fields"]["phase"] == "over" for view in self.views.values())

    async def play(self) -> None:
        while not self.is_over:
            try:
                async with connect(f"{self.line}/api/tables/{self.table}/play", open_timeout=5) as socket:
                    self.lines += 1
                    await self.talk(socket)
            except LOST:
                await asyncio.sleep(self.chance.random() / 10)

    async def talk(self, socket: Any) -> None:
        seen = [{"seat": seat, "number": view["number"], "hash": view["hash"]} for seat, view in self.views.items()]
        await socket.send(json.dumps({"type": "hello", "protocol": 2, "keys": self.keys, "seen": seen}))
        while not self.is_over:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), self.patience))
            except TimeoutError:  # silence: say again what has no answer, and ask whether the views are the newest
                for wish in self.unanswered.values():
                    await socket.send(json.dumps(wish))
                for seat in self.views:
                    await self.sync(socket, seat)
                continue
            await self.hear(socket, message)

    async def hear(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "view":
            if not self.put_together(message):
                await self.sync(socket, message["seat"])
        elif message["type"] in ("ack", "refusal"):
            self.acks += message["type"] == "ack" and message["id"] in self.unanswered
            self.refusals += message["type"] == "refusal"
            assert message["type"] == "ack" or message["code"] == "stale", message
            self.unanswered.pop(message["id"], None)
        elif message["type"] == "bye":
            assert message["code"] in ("restart", "store"), message
        await self.move(socket)

    def put_together(self, message: dict[str, Any]) -> bool:
        """Whether the view that this one is a change of is here."""
        old = self.views.get(message["seat"])
        if old is not None and message["number"] <= old["number"]:
            return True
        if message["base"]:
            if old is None or old["number"] != message["base"]:
                return False
            message["fields"] = {**old["fields"], **message["fields"]}
            if message["state"] is not None:
                message["state"] = {**old["state"], **message["state"]}
        both = [message["fields"], message["state"]]
        whole = json.dumps(both, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert hashlib.sha256(whole.encode()).hexdigest()[:32] == message["hash"]
        for step in message["steps"]:
            self.steps.setdefault(message["seat"], {}).setdefault(step["number"], step)
        self.views[message["seat"]] = message
        return True

    async def sync(self, socket: Any, seat: int) -> None:
        view = self.views.get(seat, {"number": 0, "hash": ""})
        seen = {"seat": seat, "number": view["number"], "hash": view["hash"]}
        await socket.send(json.dumps({"type": "sync", "seen": seen}))

    async def move(self, socket: Any) -> None:
        for seat, view in self.views.items():
            choices, number = view["fields"]["choices"], view["number"]
            if choices and (seat, number) not in self.answered and not self.unanswered:
                self.answered.add((seat, number))
                move = self.facts["moves"][self.chance.choice(choices)]
                wish = {"type": "move", "id": f"{seat}-{number}", "seat": seat, "number": number, "move": move}
                self.unanswered[wish["id"]] = wish
                await socket.send(json.dumps(wish))
