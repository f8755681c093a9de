"""The reviews of this server: asked for, under way, and made."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from tablewright.match.errors import Refused
from tablewright.server.jobs import BackgroundJob, JobFailed, Jobs
from tablewright.server.reviews.making import key_of

NONE, QUEUED, RUNNING, DONE, FAILED = "none", "queued", "running", "done", "failed"
MOST_KEPT = 64  # reviews in memory; the processes keep all of them on the disk
MOST_WAITING = 3  # reviews that one address may wait for
MAKING = "tablewright.server.reviews.making"


@dataclass
class Making:
    """A review as far as it goes."""

    job: BackgroundJob
    progress: float = 0.0
    review: bytes | None = None  # as JSON
    problem: str = ""

    @property
    def status(self) -> str:
        if self.problem:
            return FAILED
        if self.job.done.done():
            return DONE
        return RUNNING if self.progress > 0 or self.review else QUEUED

    def hear(self, value: tuple[float, bytes | None]) -> None:
        self.progress, self.review = value[0], value[1] or self.review


class Reviews:
    """All reviews that somebody asked for, and the process that makes them."""

    def __init__(self) -> None:
        # it compiles for itself: nobody waits for a move of it
        self.jobs = Jobs("review", workers=1, ahead=(MAKING,), is_patient=False)
        self._made: OrderedDict[str, Making] = OrderedDict()
        self._ends: set[asyncio.Task[None]] = set()

    def find(self, record: dict[str, Any], level: str) -> Making | None:
        """A review that was asked for."""
        key = key_of(record, level)
        if key in self._made:
            self._made.move_to_end(key)
        return self._made.get(key)

    def ask(self, record: dict[str, Any], level: str, address: str) -> Making:
        """A review, begun now if nobody has asked for it."""
        found = self.find(record, level)
        if found is not None and found.status != FAILED:
            return found
        if self.jobs.waiting_of(address) >= MOST_WAITING:
            raise Refused("too-fast")
        key = key_of(record, level)
        arguments = {"record": record, "level": level, "key": key}

        def heard(value: tuple[float, bytes | None]) -> None:
            self._made[key].hear(value)

        self._made[key] = Making(self.jobs.begin(f"{MAKING}:made", arguments, address, heard=heard))
        end = asyncio.create_task(self._end(self._made[key]))
        self._ends.add(end)
        end.add_done_callback(self._ends.discard)
        self._forget()
        return self._made[key]

    async def _end(self, making: Making) -> None:
        try:
            if not await making.job.done:
                making.problem = "it was stopped"
        except JobFailed as error:
            making.problem = str(error)

    def _forget(self) -> None:
        """Old ones are on the disk; those under way stay."""
        done = [key for key, making in self._made.items() if making.job.done.done()]
        for key in done[: max(0, len(self._made) - MOST_KEPT)]:
            del self._made[key]

    def stop(self) -> None:
        """Wait for no review any more; in the loop."""
        for end in self._ends:
            end.cancel()

    def close(self) -> None:
        """End the process; in a thread, since that may take a moment."""
        self.jobs.close()
