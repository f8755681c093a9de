"""When what clients say is handled: at once while few speak, together when many do.

A move that comes alone costs several times as much as one among many: the processor's caches have gone cold, and the
disk is synced for it alone. So when many clients speak within a GAP, what they say is handled together at its end.
Nobody at a table notices. While few speak, nobody waits: not somebody who comes alone, nor a program that answers the
moment it is told something, however often.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

log = logging.getLogger("tablewright.batching")
GAP = 0.02  # s in which what many say is gathered
FEW = 4  # clients who speak within a GAP without waiting for each other


class Batching:
    """What has come in and is not handled yet."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Callable[[Any], None], Any]] = []
        self._speakers: set[object] = set()  # in this gap
        self._were_many = False  # in the gap before
        self._ends = 0.0  # this gap
        self._timer: asyncio.TimerHandle | None = None

    def take(self, speaker: object, handle: Callable[[Any], None], message: Any) -> None:
        """Handle what a client says: now, or with what others say."""
        loop = asyncio.get_running_loop()
        if self._timer is None and loop.time() >= self._ends:
            self._were_many = len(self._speakers) > FEW and loop.time() < self._ends + GAP
            self._begin(loop.time())
        self._speakers.add(speaker)
        if self._timer is None and not self._were_many and len(self._speakers) <= FEW:
            self._handle(handle, message)
            return
        self._waiting.append((handle, message))
        if self._timer is None:
            self._timer = loop.call_at(self._ends, self._handle_all)

    def _begin(self, now: float) -> None:
        self._speakers.clear()
        self._ends = now + GAP

    def _handle_all(self) -> None:
        self._timer = None
        self._were_many = len(self._speakers) > FEW
        self._begin(asyncio.get_running_loop().time())
        waiting, self._waiting = self._waiting, []
        for handle, message in waiting:
            self._handle(handle, message)

    def _handle(self, handle: Callable[[Any], None], message: Any) -> None:
        try:
            handle(message)
        except Exception:
            log.exception("a message could not be handled")
