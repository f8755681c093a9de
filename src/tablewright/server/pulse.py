"""The pulse of the server. One message is handled at once; when many come, they are handled together.

A move that comes alone costs several times as much as one among many: the processor's caches have gone cold, and the
disk is synced for it alone. So after a beat nothing is begun for a short while, and the next beat takes all that came.
Nobody at a table notices; a server that has little to do never waits.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

log = logging.getLogger("tablewright.pulse")
GAP = 0.02  # s from one beat to the next, while there is something to do


class Pulse:
    """What has come in since the last beat."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Callable[[Any], None], Any]] = []
        self._next = 0.0  # the earliest time of the next beat
        self._timer: asyncio.TimerHandle | None = None

    def take(self, handle: Callable[[Any], None], message: Any) -> None:
        """Handle a message: now, or with all others at the next beat."""
        self._waiting.append((handle, message))
        if self._timer is not None:
            return
        loop = asyncio.get_running_loop()
        if loop.time() >= self._next:
            self._beat()
        else:
            self._timer = loop.call_at(self._next, self._beat)

    def _beat(self) -> None:
        self._timer = None
        self._next = asyncio.get_running_loop().time() + GAP
        waiting, self._waiting = self._waiting, []
        for handle, message in waiting:
            try:
                handle(message)
            except Exception:
                log.exception("a message could not be handled")
