"""One WebSocket at a table: what it may do, and what still has to be sent to it."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from tablewright.server.limits import Bucket, Limits

encode = msgspec.json.Encoder().encode
GOING_AWAY, POLICY, TOO_BIG, TRY_LATER = 1001, 1008, 1009, 1013


class Connection:
    """A client. A slow one is let go rather than waited for; it heals when it comes back."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        address: str,
        limits: Limits,
        write: Callable[[bytes], bool] = lambda message: False,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """`write` sends at once or returns False; what it cannot take now waits for `send`."""
        self._send, self.address, self._limits, self._write = send, address, limits, write
        self.seats: list[int] = []
        self.texts = False  # whether it wants sentences in words
        rate = limits.messages_per_second
        self.bucket = Bucket(rate, rate * 4, seconds)
        self.chat = Bucket(limits.chat_per_minute / 60, 5, seconds)
        self._outbox: deque[bytes] = deque()
        self._is_waiting = False  # `send` has the message before those in the outbox
        self._wake = asyncio.Event()
        self.closing: tuple[int, str] | None = None

    @property
    def viewers(self) -> list[int]:
        """The seats whose views it gets; a spectator gets nobody's."""
        return self.seats or [-1]

    def send(self, message: msgspec.Struct | bytes) -> None:
        """Send a message, or queue it behind those that wait."""
        if self.closing is not None:
            return
        raw = message if isinstance(message, bytes) else encode(message)
        if not self._outbox and not self._is_waiting and self._write(raw):
            return
        self._outbox.append(raw)
        if len(self._outbox) > self._limits.outbox_messages:
            self._outbox.clear()
            self.close(TRY_LATER, "slow")
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """End the connection once what is queued has been sent."""
        if self.closing is None:
            self.closing = code, reason
        self._wake.set()

    async def pump(self) -> tuple[int, str]:
        """Send what is queued, until the connection is to be closed; the code and the reason."""
        while True:
            while self._outbox:
                self._is_waiting = True
                await self._send(self._outbox.popleft().decode())
                self._is_waiting = False
            if self.closing is not None:
                return self.closing
            self._wake.clear()
            if not self._outbox and self.closing is None:
                await self._wake.wait()
