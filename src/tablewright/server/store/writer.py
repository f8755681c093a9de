"""One thread writes: whatever has piled up goes into one transaction, so one sync to disk serves many tables."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablewright.server.store.base import Conflict
from tablewright.server.store.statements import Statement

log = logging.getLogger("tablewright.store")
MOST_AT_ONCE = 500


@dataclass(frozen=True)
class Write:
    """Statements of one transaction, and who waits for it."""

    statements: Sequence[Statement]
    done: Callable[[Exception | None], object]


class Writer:
    """The thread, its queue, and its connection."""

    def __init__(self, commit: Callable[[list[Sequence[Statement]]], list[list[int]]]) -> None:
        self._commit = commit
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.commits = 0
        self.writes = 0

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()

    async def write(self, *statements: Statement) -> None:
        """Returns when it is on the disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()

        def settle(error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self._queue.put(Write(statements, lambda error: loop.call_soon_threadsafe(settle, error)))
        await future

    def _gathered(self) -> tuple[list[Write], bool]:
        """At least one write, and all that wait behind it; whether to go on afterwards."""
        first = self._queue.get()
        if first is None:
            return [], False
        found = [first]
        while len(found) < MOST_AT_ONCE:
            try:
                following = self._queue.get_nowait()
            except queue.Empty:
                break
            if following is None:
                return found, False
            found.append(following)
        return found, True

    def _run(self) -> None:
        going = True
        while going:
            writes, going = self._gathered()
            if writes:
                self._write(writes)

    def _write(self, writes: list[Write]) -> None:
        try:
            changed = self._commit([write.statements for write in writes])
        except Exception as error:
            log.exception("a transaction failed")
            for write in writes:
                write.done(error)
            return
        self.commits += 1
        self.writes += len(writes)
        for write, rows in zip(writes, changed):
            wrong = any(s.must_change and n == 0 for s, n in zip(write.statements, rows))
            write.done(Conflict("this entry cannot be added") if wrong else None)
