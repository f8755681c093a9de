"""A network that loses, doubles, delays and reorders messages, and cuts connections."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import websockets
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve


@dataclass
class Trouble:
    """How often what happens to a message, and what did."""

    dropped: float = 0.03
    doubled: float = 0.05
    late: float = 0.3  # a late message arrives behind those that follow
    longest: float = 0.05  # s
    cut: float = 0.001
    n_dropped: int = 0
    n_doubled: int = 0
    n_late: int = 0
    n_cut: int = 0


class BadNetwork:
    """A proxy between clients and a server, message by message."""

    def __init__(self, server: str, seed: int, trouble: Trouble) -> None:
        self.server, self.trouble = server, trouble
        self.random = random.Random(seed)
        self.url = ""

    async def __aenter__(self) -> "BadNetwork":
        self._listening = await serve(self._carry, "127.0.0.1", 0, max_queue=None)
        port = next(iter(self._listening.sockets)).getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()
        await self._listening.wait_closed()

    async def _carry(self, client: ServerConnection) -> None:
        assert client.request is not None
        address = self.server.replace("http", "ws") + client.request.path
        try:
            async with connect(address, max_queue=None) as server:
                ways = [self._pass_on(client, server.send), self._pass_on(server, client.send)]
                done, rest = await asyncio.wait(
                    [asyncio.create_task(way) for way in ways], return_when=asyncio.FIRST_COMPLETED
                )
                for way in rest:
                    way.cancel()
                await asyncio.gather(*done, *rest, return_exceptions=True)
        except (OSError, websockets.exceptions.WebSocketException):
            await client.close()

    async def _pass_on(self, source: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        """Until the connection ends or is cut."""
        trouble, under_way = self.trouble, set()
        async for message in source:
            if self.random.random() < trouble.cut:
                trouble.n_cut += 1
                return
            if self.random.random() < trouble.dropped:
                trouble.n_dropped += 1
                continue
            copies = 1
            if self.random.random() < trouble.doubled:
                trouble.n_doubled += 1
                copies = 2
            for _ in range(copies):
                wait = 0.0
                if self.random.random() < trouble.late:
                    trouble.n_late += 1
                    wait = self.random.random() * trouble.longest
                task = asyncio.create_task(_send_later(send, message, wait))
                under_way.add(task)
                task.add_done_callback(under_way.discard)


async def _send_later(send: Callable[[Any], Awaitable[None]], message: Any, wait: float) -> None:
    await asyncio.sleep(wait)
    try:
        await send(message)
    except websockets.exceptions.ConnectionClosed:
        return  # lost with its connection
