"""The WebSocket of a table: reads messages, hands them to the table, and sends what the table has to say."""

import asyncio
import contextlib
import logging
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablewright.match.errors import Refused
from tablewright.server.http import lobby
from tablewright.server.http.security import is_own_origin
from tablewright.server.limits import Buckets
from tablewright.server.socket import messages as m
from tablewright.server.socket.connection import POLICY, TOO_BIG, TRY_LATER, Connection
from tablewright.server.socket.refusals import bye, refusal, why_gone
from tablewright.server.socket.wire import EXTENSION, Wire
from tablewright.server.store import Conflict
from tablewright.server.tables.hub import Hub
from tablewright.server.tables.table import Table

log = logging.getLogger("tablewright.socket")
_decoder = msgspec.json.Decoder(m.ClientMessage)


class Sockets:
    """All open WebSockets of this process."""

    def __init__(self, hub: Hub, public_url: str) -> None:
        self._hub, self._public_url = hub, public_url
        self._by_address: Counter[str] = Counter()
        rate = hub.limits.handshakes_per_second
        self._handshakes = Buckets(rate, rate * 10, hub.seconds)

    async def play(self, socket: WebSocket) -> None:
        """One WebSocket from its beginning to its end."""
        address = socket.client.host if socket.client else "?"
        if (reason := self._unwelcome(socket, address)) is not None:
            self._hub.metrics.count("connections_refused", reason)
            await socket.close(POLICY, reason)  # before it was accepted: HTTP 403
            return
        await socket.accept()
        self._hub.n_connections += 1
        self._by_address[address] += 1
        try:
            await Session(self._hub, socket, address).run()
        finally:
            self._hub.n_connections -= 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _unwelcome(self, socket: WebSocket, address: str) -> str | None:
        limits = self._hub.limits
        if not is_own_origin(socket.headers.get("origin"), socket.headers.get("host", ""), self._public_url):
            return "origin"
        if not self._handshakes.take(address):
            return "rate"
        if self._hub.is_stopping or self._hub.n_connections >= limits.connections:
            return "full"
        return "address" if self._by_address[address] >= limits.connections_per_address else None


class Session:
    """One connection from its hello to its end."""

    def __init__(self, hub: Hub, socket: WebSocket, address: str) -> None:
        self._hub, self._socket = hub, socket
        self._wire: Wire | None = socket.scope.get("extensions", {}).get(EXTENSION)
        write = {"write": self._wire.write} if self._wire else {}
        self._connection = Connection(socket.send_text, address, hub.limits, seconds=hub.seconds, **write)
        self._table: Table | None = None

    async def run(self) -> None:
        """Send and receive until either side ends it."""
        pump = asyncio.create_task(self._connection.pump())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({pump, reader}, return_when=asyncio.FIRST_COMPLETED)
            if not pump.done() and self._connection.closing is not None:
                await asyncio.wait({pump}, timeout=5)
            if pump.done() and not pump.cancelled() and pump.exception() is None:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
                    await self._socket.close(*pump.result())
        finally:
            for task in (pump, reader):
                task.cancel()
            await asyncio.gather(pump, reader, return_exceptions=True)
            self._leave()

    def _leave(self) -> None:
        if (table := self._table) is not None and not table.is_dead:
            table.do(lambda: table.part(self._connection))

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(
                self._hub.limits.hello_seconds
            ):  # for their part of it: a table may take long to load
                text = await self._socket.receive_text()
            await self._hello(text)
            if self._wire and self._connection.closing is None:
                self._wire.on_text = self._received  # from here on only the end comes through the socket
            while self._connection.closing is None:
                self._received(await self._socket.receive_text())
        except TimeoutError:
            self._bye(Refused("no-hello"))
        except (WebSocketDisconnect, KeyError, RuntimeError):
            self._connection.close(1000, "")  # gone, or not text

    def _bye(self, refused: Refused, close: int = POLICY) -> None:
        self._connection.send(bye(refused))
        self._connection.close(close, refused.code)

    async def _hello(self, text: str) -> None:
        message = self._decoded(text)
        if not isinstance(message, m.Hello):
            self._bye(Refused("no-hello"))
            return
        if message.protocol != m.PROTOCOL:
            self._bye(Refused("protocol", spoken=message.protocol, here=m.PROTOCOL))
            return
        soon = self._hub.limits.loading_seconds
        waiting = asyncio.get_running_loop().call_later(soon, self._connection.send, m.Loading())
        try:
            table = self._table = await lobby.found_table(self._hub, self._socket.path_params["table"])
            await table.call(lambda: table.join(self._connection, message))
        except Refused as refused:
            self._bye(refused)
        except Conflict as conflict:
            self._bye(why_gone(conflict), TRY_LATER)
        finally:
            waiting.cancel()

    def _decoded(self, text: str) -> m.FromClient | None:
        """A message, or a refusal that says what is wrong with it."""
        if len(text) > self._hub.limits.message_bytes:
            self._bye(Refused("too-big", most=self._hub.limits.message_bytes), TOO_BIG)
            return None
        try:
            message: m.FromClient = _decoder.decode(text)
            return message
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._connection.send(refusal("", Refused("unreadable", problem=str(error))))
            self._hub.metrics.count("refusals", "unreadable")
            return None

    def _received(self, text: str) -> None:
        """What comes too fast is not even read; all else is, soon."""
        if self._connection.closing is not None:
            return
        if self._connection.bucket.take():
            self._hub.batching.take(self, self._handle, text)
        else:
            self._bye(Refused("too-fast"))

    def _handle(self, text: str) -> None:
        connection, table = self._connection, self._table
        message = self._decoded(text)
        if message is None or table is None:
            return
        self._hub.metrics.count("messages", type(message).__name__.lower())
        if isinstance(message, m.Ping):
            connection.send(m.Pong(message.id, self._hub.now()))
        elif isinstance(message, m.Hello):
            connection.send(refusal("", Refused("unreadable", "why-said-hello")))
        else:
            table.do(lambda: table.receive(connection, message))
