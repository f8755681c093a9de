"""The HTTP protocol of the server: uvicorn's, with limits on connections that have not asked for anything yet.

A request that is sent in part, or not at all, costs a file of the system's and nothing else shows it: so connections
are counted by address from the moment they are accepted, and one that is not through with the head of a request within
HEAD_WITHIN is closed. A WebSocket leaves this count with its handshake; from there on `socket.py` counts it.
"""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_WITHIN = 15.0  # s for the head of a request, and between two requests


class Accepted:
    """How many connections there are, by address. `trusted` ones are proxies, which speak for many."""

    def __init__(self, most: int, most_of_an_address: int, trusted: tuple[str, ...] = ()) -> None:
        self._most, self._most_of_an_address, self._trusted = most, most_of_an_address, trusted
        self._by_address: Counter[str] = Counter()
        self.refused = 0

    def __len__(self) -> int:
        return self._by_address.total()

    def add(self, address: str) -> bool:
        """Count one more, if there is room for it."""
        of_an_address = 0 if address in self._trusted else self._by_address[address]
        if len(self) >= self._most or of_an_address >= self._most_of_an_address:
            self.refused += 1
            return False
        self._by_address[address] += 1
        return True

    def remove(self, address: str) -> None:
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]


class RawSocket(H11Protocol):
    """One connection, until it closes or becomes a WebSocket."""

    accepted = Accepted(1_000_000, 1_000_000)  # `limited` makes classes with limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else "?"
        self._is_counted = self.accepted.add(self._address)
        self._timer: asyncio.TimerHandle | None = None
        if self._is_counted:
            self._wait()
        else:
            transport.abort()

    def _wait(self) -> None:
        self._timer = self.loop.call_later(HEAD_WITHIN, self._check)

    def _check(self) -> None:
        """Nothing is under way: neither a request that is read nor an answer that is written."""
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()
        else:
            self._wait()

    def _leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._is_counted:
            self._is_counted = False
            self.accepted.remove(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)


def limited(accepted: Accepted) -> type[RawSocket]:
    """The protocol with limits."""
    return type("LimitedRawSocket", (RawSocket,), {"accepted": accepted})
