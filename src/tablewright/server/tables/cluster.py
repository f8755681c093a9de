"""Several server processes and one set of tables: what they tell each other.

One process owns a table (the store's lease says so): it alone decides, runs the clock and asks the bots. Another one
that has connections to the table follows its log, makes views for its own clients, and hands their wishes on. Wishes
may be handed on twice; their ids see to it that they are granted once, and so does the key of somebody who sits down.
"""

import asyncio
import itertools
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from tablewright.match.errors import Refused
from tablewright.server.socket import messages as m
from tablewright.server.socket.refusals import refusal, refused_of
from tablewright.server.store import StoreFailed

if TYPE_CHECKING:
    from tablewright.server.tables.hub import Hub
    from tablewright.server.tables.table import Table

log = logging.getLogger("tablewright.shared")
PATIENCE, ATTEMPTS = 2.0, 6  # s for an answer of the owner; how often to ask
FORGET = 12.0  # s without news of another process's connections
_wishes = msgspec.json.Decoder(m.ClientMessage)


class Bus:
    """What this process says to the others and hears from them."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._count = itertools.count(1)
        self._asked: dict[int, asyncio.Future[Any]] = {}

    def start(self) -> None:
        if self._hub.store.is_shared:
            self._hub.store.listen(self._heard)

    async def ask_owner(self, table: "Table", kind: str, body: Any) -> Any:
        """Have the owner of a table do something; what it answered."""
        for _ in range(ATTEMPTS):
            if table.is_owner:
                return await table.do_for_others(kind, msgspec.to_builtins(body))
            number, loop = next(self._count), asyncio.get_running_loop()
            future = self._asked[number] = loop.create_future()
            told = {"from": self._hub.store.me, "id": number, "table": table.id, "kind": kind, "body": body}
            try:
                await self._hub.store.notify("ask", msgspec.json.encode(told).decode())
                return await asyncio.wait_for(future, PATIENCE)
            except TimeoutError:
                continue
            except StoreFailed:  # nobody can be asked just now
                await asyncio.sleep(PATIENCE)
            finally:
                del self._asked[number]
        raise Refused("try-again")

    def _heard(self, channel: str, payload: str) -> None:
        """In the loop: something another process (or this one) has said."""
        if channel == "log":
            name, _, number = payload.partition(" ")
            table = self._hub.live(name)
            if table is not None and len(table.match.entries) < int(number):
                table.do(table.catch_up)
        elif channel == "listening":
            for table in self._hub.tables:
                table.do(table.catch_up)
        elif channel in ("ask", "answer", "chat", "presence", "gone"):
            self._hub.spawn(getattr(self, f"_{channel}")(payload))

    async def _ask(self, payload: str) -> None:
        asked = msgspec.json.decode(payload)
        table = self._hub.live(asked["table"])
        if (table is None or table.is_dead) and await self._hub.store.is_mine(asked["table"]):
            table = await self._hub.find(asked["table"])  # put away here, and not yet let go
        if table is None or not table.is_owner:
            return
        try:
            answer: Any = await table.do_for_others(asked["kind"], asked["body"])
        except Refused as refused:
            answer = {"refused": msgspec.to_builtins(refusal("", refused)), "game": table.match.setup.game}
        told = {"to": asked["from"], "id": asked["id"], "body": answer}
        await self._hub.store.notify("answer", msgspec.json.encode(told).decode())

    async def _answer(self, payload: str) -> None:
        told = msgspec.json.decode(payload)
        future = self._asked.get(told["id"]) if told["to"] == self._hub.store.me else None
        if future is None or future.done():
            return
        body = told["body"]
        if isinstance(body, dict) and "refused" in body:
            future.set_exception(refused_of(msgspec.convert(body["refused"], m.Refusal), body["game"]))
        else:
            future.set_result(body)

    async def _chat(self, payload: str) -> None:
        name, _, line = payload.partition(" ")
        if (table := self._hub.live(name)) is not None:
            kept = await self._hub.store.chat_line(name, int(line))
            if kept is not None:
                table.chat.heard_line(msgspec.convert(kept, m.Said))

    async def _presence(self, payload: str) -> None:
        told = msgspec.json.decode(payload)
        table = self._hub.live(told["table"])
        if table is not None and told["from"] != self._hub.store.me:
            table.guests.heard(told["from"], told["seats"], told["spectators"])
            table.do(table.neighbours_changed)

    async def _gone(self, payload: str) -> None:
        if (table := self._hub.live(payload)) is not None:
            await table.stop()


class Guests:
    """Who is connected to a table at other processes."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[float, list[int], int]] = {}

    def heard(self, process: str, seats: list[int], spectators: int) -> None:
        self._known[process] = asyncio.get_running_loop().time(), seats, spectators
        if not seats and not spectators:
            del self._known[process]

    def _now(self) -> list[tuple[list[int], int]]:
        recent = asyncio.get_running_loop().time() - FORGET
        return [(seats, spectators) for at, seats, spectators in self._known.values() if at > recent]

    def seats(self) -> set[int]:
        return {seat for seats, _ in self._now() for seat in seats}

    def spectators(self) -> int:
        return sum(spectators for _, spectators in self._now())

    def is_anybody(self) -> bool:
        return bool(self._now())


def wish_of(body: dict[str, Any]) -> Any:
    """A wish as another process handed it on."""
    return _wishes.decode(msgspec.json.encode(body))
