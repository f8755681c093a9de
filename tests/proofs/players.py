"""People who play on through anything: they say everything again until it is answered, and check all they are told."""

import asyncio
import hashlib
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import connect

import tablewright

ANSWER = 4.0  # s until something is said again
LOST = (OSError, TimeoutError, websockets.exceptions.WebSocketException)


@dataclass
class Seat:
    """A seat as its player knows it."""

    number: int
    key: str
    view: dict[str, Any] | None = None  # the last `view` message
    wish: dict[str, Any] | None = None  # said, and not answered yet
    acknowledged: list[str] = field(default_factory=list)  # moves, in order
    story: dict[int, Any] = field(default_factory=dict)  # the steps told, by number

    @property
    def count(self) -> int:
        return self.view["number"] if self.view else 0

    @property
    def is_over(self) -> bool:
        """Whether the game is, and nothing is left unanswered."""
        return self.wish is None and self.view is not None and self.view["fields"]["phase"] in ("over", "closed")


def hash_of(view: dict[str, Any]) -> str:
    """What the server says a whole view's hash is, computed from what arrived."""
    text = json.dumps([view["fields"], view["state"]], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


class Table:
    """People of one table, on one connection; with several servers each new connection is to any of them."""

    def __init__(
        self,
        urls: list[str],
        table: str,
        keys: dict[str, str],
        seed: int,
        moves_of: Sequence[str],
        patience: float = ANSWER,
    ) -> None:
        """`moves_of` has the move of each action number."""
        self.urls, self.table, self.patience, self.moves_of = urls, table, patience, moves_of
        self.seats = {int(number): Seat(int(number), key) for number, key in keys.items()}
        self.random = random.Random(seed)
        self.wishes = self.views = self.cuts = self.refusals = self.gaps = 0

    def parted(self, urls: list[str]) -> list["Table"]:
        """The same people, each on a connection of their own."""
        return [
            Table(urls, self.table, {str(n): seat.key}, self.random.randrange(1 << 30), self.moves_of, self.patience)
            for n, seat in self.seats.items()
        ]

    @property
    def is_over(self) -> bool:
        return all(seat.is_over for seat in self.seats.values())

    @property
    def moves(self) -> int:
        return sum(len(seat.acknowledged) for seat in self.seats.values())

    async def play(self) -> None:
        """Until the game is over, through any number of cuts."""
        while not self.is_over:
            try:
                url = self.random.choice(self.urls).replace("http", "ws")
                async with connect(f"{url}/api/tables/{self.table}/play", open_timeout=5, max_queue=None) as socket:
                    await self._talk(socket)
            except LOST:
                self.cuts += 1
                await asyncio.sleep(0.05 + self.random.random() / 5)

    async def _talk(self, socket: Any) -> None:
        await socket.send(json.dumps(self._hello()))
        for seat in self.seats.values():
            if seat.wish:
                await socket.send(json.dumps(seat.wish))
        while not self.is_over:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), self.patience))
            except TimeoutError:
                await self._ask_again(socket)
                continue
            await self._hear(socket, message)

    def _hello(self) -> dict[str, Any]:
        seen = [{"seat": s.number, "number": s.count, "hash": s.view["hash"]} for s in self.seats.values() if s.view]
        return {"type": "hello", "protocol": 2, "keys": [s.key for s in self.seats.values()], "seen": seen}

    async def _ask_again(self, socket: Any) -> None:
        """Silence: say again what was not answered, and ask whether what is known is still right."""
        for seat in self.seats.values():
            if seat.wish:
                await socket.send(json.dumps(seat.wish))
            await self._sync(socket, seat)

    async def _sync(self, socket: Any, seat: Seat) -> None:
        hashed = seat.view["hash"] if seat.view else ""
        seen = {"seat": seat.number, "number": seat.count, "hash": hashed}
        await socket.send(json.dumps({"type": "sync", "seen": seen}))

    async def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "view":
            if not self._look(message):
                await self._sync(socket, self.seats[message["seat"]])
        elif kind == "refusal" and message["code"] == "try-again":  # the table is being moved: send the same again
            await asyncio.sleep(0.2)
            await self._ask_again(socket)
        elif kind in ("ack", "refusal"):
            self._answered(message)
        if kind in ("view", "ack", "refusal"):
            await self._wish(socket)

    def _look(self, message: dict[str, Any]) -> bool:
        """A view replaces an older one; it is what its hash says. Whether it tells all steps since the last one."""
        seat = self.seats[message["seat"]]
        if message["number"] < seat.count:
            return True  # it was under way for long
        if message["number"] == seat.count and seat.view:
            assert message["hash"] == seat.view["hash"], "two views of one number differ"
            return True
        if message["since"] > seat.count or message["base"] not in (0, seat.count):
            self.gaps += 1
            return False
        if message["base"]:
            assert seat.view is not None
            message["fields"] = seat.view["fields"] | message["fields"]
            if message["state"] is not None:
                message["state"] = seat.view["state"] | message["state"]
        assert hash_of(message) == message["hash"]
        for step in message["steps"]:
            known = seat.story.setdefault(step["number"], step)
            assert known == step, "a step is told in two ways"
        self.views += 1
        seat.view = message
        return True

    def _answered(self, message: dict[str, Any]) -> None:
        for seat in self.seats.values():
            if seat.wish and seat.wish["id"] == message["id"]:
                if message["type"] == "ack":
                    seat.acknowledged.append(seat.wish["move"])
                else:
                    self.refusals += 1
                    assert message["code"] == "stale", message
                seat.wish = None

    async def _wish(self, socket: Any) -> None:
        """Whoever is asked something answers it, by lot; a view that was waited for may still be under way."""
        for seat in self.seats.values():
            choices = seat.view["fields"]["choices"] if seat.view else []
            if seat.wish is None and choices and seat.view and seat.view.get("answered") is None:
                self.wishes += 1
                seat.view["answered"] = True
                seat.wish = {
                    "type": "move",
                    "id": f"{seat.number}-{self.wishes}-{self.random.randrange(1 << 30)}",
                    "seat": seat.number,
                    "number": seat.count,
                    "move": self.moves_of[self.random.choice(choices)],
                }
                await socket.send(json.dumps(seat.wish))


async def open_table(http: httpx.AsyncClient, game: str, players: int, people: int, seed: int, **more: Any) -> Table:
    """A table with so many people, all of them ours, and random bots."""
    seats = [{"kind": "me", "name": f"P{n}"} for n in range(people)]
    seats += [{"kind": "bot", "bot": "random"} for _ in range(players - people)]
    body = {"game": game, "players": players, "seats": seats, "start": True, "grace": 3600, "stand_in": "random"}
    while (answer := await http.post("/api/tables", json={**body, **more})).status_code == 503:
        await asyncio.sleep(0.5)  # nothing can be kept now: ask again
    assert answer.status_code in (200, 201), answer.text
    told = answer.json()
    return Table([str(http.base_url)], told["table"], told["keys"], seed, tablewright.game(game).texts)
