"""One thread writes: whatever has piled up goes into one transaction, so one sync to disk serves many tables."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablewright.server.store.base import Conflict, StoreFailed
from tablewright.server.store.statements import Statement

log = logging.getLogger("tablewright.store")
MOST_AT_ONCE = 500
Outcome = tuple["asyncio.Future[None]", Exception | None]


@dataclass(frozen=True)
class Write:
    """Statements of one transaction, and who waits for it."""

    statements: Sequence[Statement]
    future: "asyncio.Future[None]"


class Writer:
    """The thread, its queue, and its connection."""

    def __init__(
        self,
        commit: Callable[[list[Sequence[Statement]]], list[list[int]]],
        is_away: Callable[[Exception], bool] = lambda error: False,
    ) -> None:
        """`is_away` tells an error that no write can escape from one that is about a single write."""
        self._commit, self._is_away = commit, is_away
        self._queue: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._next: list[Write] = []  # asked for in this turn of the loop
        self._loop: asyncio.AbstractEventLoop
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.commits = 0
        self.writes = 0

    def start(self) -> None:
        self._thread.start()

    async def finish(self) -> None:
        """Write what is waiting, then end."""
        self._hand_over()
        await asyncio.to_thread(self.stop)

    def stop(self) -> None:
        """End the thread, after what it was handed."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()

    async def write(self, *statements: Statement) -> None:
        """Returns when it is on the disk."""
        self._loop = asyncio.get_running_loop()
        future = self._loop.create_future()
        if not self._next:
            self._loop.call_soon(self._hand_over)
        self._next.append(Write(statements, future))
        await future

    def _hand_over(self) -> None:
        """To the thread, all at once: waking it up is not free either."""
        self._queue.put(self._next)
        self._next = []

    def _gathered(self) -> tuple[list[Write], bool]:
        """At least one write, and all that wait behind it; whether to go on afterwards."""
        found: list[Write] = []
        while len(found) < MOST_AT_ONCE:
            try:
                following = self._queue.get(block=not found)
            except queue.Empty:
                break
            if following is None:
                return found, False
            found += following
        return found, True

    def _run(self) -> None:
        going = True
        while going:
            writes, going = self._gathered()
            if writes:
                self._write(writes)

    def _write(self, writes: list[Write]) -> None:
        """All of it in one transaction; if something in it is wrong, each write in one of its own."""
        try:
            changed = self._commit([write.statements for write in writes])
        except Exception as error:
            is_away = self._is_away(error)
            log.error("a transaction failed: %s", error, exc_info=not is_away)
            if len(writes) == 1 or is_away:
                self._tell([(write.future, failed(error, is_away)) for write in writes])
            else:
                for write in writes:
                    self._write([write])
            return
        self.commits += 1
        self.writes += len(writes)
        self._tell([(write.future, problem(write, rows)) for write, rows in zip(writes, changed)])

    def _tell(self, outcomes: list[Outcome]) -> None:
        """All who wait for a transaction are told at once: waking up the loop is not free."""
        self._loop.call_soon_threadsafe(settle, outcomes)


def problem(write: Write, rows: Sequence[int]) -> Exception | None:
    wrong = any(s.must_change and n == 0 for s, n in zip(write.statements, rows))
    return Conflict("this entry cannot be added") if wrong else None


def failed(error: Exception, is_away: bool) -> Exception:
    """As whoever waits is told."""
    return StoreFailed(f"the store failed: {error!r}") if is_away else error


def settle(outcomes: list[Outcome]) -> None:
    for future, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
