"""A long way between browser and server: every byte takes its time, in both directions."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit


@contextmanager
def far_away(server: str, delay: float) -> Iterator[str]:
    """An address that leads to a server over a line that takes `delay` seconds each way."""
    line = Line(server, delay)
    thread = threading.Thread(target=lambda: asyncio.run(line.carry()))
    thread.start()
    line.is_up.wait()
    try:
        yield f"http://127.0.0.1:{line.port}"
    finally:
        line.end()
        thread.join()


class Line:
    """A proxy of bytes, run in a thread of its own."""

    def __init__(self, server: str, delay: float) -> None:
        self.server, self.delay = urlsplit(server), delay
        self.is_up = threading.Event()
        self.port = 0

    async def carry(self) -> None:
        """Until it is ended."""
        self._loop, self._ended = asyncio.get_running_loop(), asyncio.Event()
        listening = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = listening.sockets[0].getsockname()[1]
        self.is_up.set()
        await self._ended.wait()
        listening.close()

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, there = await asyncio.open_connection(self.server.hostname, self.server.port)
        await asyncio.gather(self._pass(reader, there), self._pass(back, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what comes, each piece so much later than it came, until it ends."""
        try:
            while piece := await reader.read(65_536):
                self._loop.call_later(self.delay, writer.write, piece)
        except ConnectionError:
            pass  # cut on one side: cut on the other
        self._loop.call_later(self.delay, writer.close)
