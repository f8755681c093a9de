"""The queue of jobs and the processes that do them. Each process has a thread that feeds it and listens to it."""

import asyncio
import itertools
import logging
import multiprocessing
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from tablewright.server.jobs.job import RUNNING, WAITING, BackgroundJob
from tablewright.server.jobs.turns import gives_way, in_order
from tablewright.server.jobs.worker import ENDED, FAILED, REFUSED, SAID, main

log = logging.getLogger("tablewright.jobs")
ATTEMPTS = 3
PATIENCE = 5.0  # s for a job that is to stop, until its process is ended, where nobody says otherwise
IDLE = 900.0  # s without work, until a process is given up
DIED = "the process that was at it died {times} times; memory may be short"


@dataclass
class Line:
    """A process and the way to it."""

    process: BaseProcess
    connection: Connection

    def end(self) -> None:
        self.process.kill()
        self.process.join(5)
        self.connection.close()


class Jobs:
    """So many processes, begun when they are first needed."""

    def __init__(
        self,
        name: str,
        workers: int = 1,
        ahead: Sequence[str] = (),
        is_patient: bool = True,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """ahead: modules that a process imports before its first job. is_patient: it never compiles.

        patience: seconds for a job that is to stop, until its process is ended.
        """
        self._patience = patience
        self._name, self.workers, self._ahead, self._is_patient, self._clock = name, workers, ahead, is_patient, clock
        self._context = multiprocessing.get_context("spawn")
        self._changed = threading.Condition()
        self._waiting: list[BackgroundJob] = []
        self._running: dict[int, tuple[BackgroundJob, Line, float]] = {}  # by worker: since when
        self._numbers = itertools.count()
        self._threads: list[threading.Thread] = []
        self._lines: dict[int, Line] = {}
        self._is_closed = False
        self.replaced = self.failed = 0

    def wake(self) -> None:
        """Have the processes begun now: somebody may soon want something."""
        with self._changed:
            if self._threads or self._is_closed:
                self._changed.notify_all()
                return
            for n in range(self.workers):
                thread = threading.Thread(target=self._run, args=(n,), name=f"{self._name}-{n}", daemon=True)
                self._threads.append(thread)
                thread.start()

    def close(self) -> None:
        """End everything. A job that is not over yet stays so."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        for line in list(self._lines.values()):
            line.process.kill()
        for thread in self._threads:
            thread.join(5)

    def begin(
        self,
        function: str,
        arguments: dict[str, Any],
        address: str,
        heard: Callable[[Any], object] = lambda value: None,
        takes_turns: bool = False,
    ) -> BackgroundJob:
        """Have a generator function run for somebody; its values are heard in this loop, in order."""
        loop = asyncio.get_running_loop()
        job = BackgroundJob(
            next(self._numbers), function, arguments, address, heard, takes_turns, loop, loop.create_future()
        )
        with self._changed:
            self._waiting.append(job)
        self.wake()
        self._make_way()
        return job

    def stop(self, job: BackgroundJob) -> None:
        """Nobody wants a job any more: it ends after its next value, or with its process if that takes long."""
        with self._changed:
            if job.phase not in (WAITING, RUNNING):
                return
            job.is_stopped = True
            if job.phase == WAITING:
                self._waiting.remove(job)
                job.settle(False)
        self._halt(job)

    def position(self, job: BackgroundJob) -> int:
        """How many jobs come before this one; 0 for one that is running or next."""
        with self._changed:
            order = self._order()
        return order.index(job) if job in order else 0

    def waiting_of(self, address: str) -> int:
        """How many jobs of an address are not over yet."""
        with self._changed:
            every = [*self._waiting, *(job for job, _, _ in self._running.values())]
        return sum(job.address == address for job in every)

    @property
    def queued(self) -> int:
        return len(self._waiting)

    @property
    def running(self) -> int:
        return len(self._running)

    @property
    def processes(self) -> list[int]:
        return [line.process.pid for line in self._lines.values() if line.process.pid is not None]

    def _order(self) -> list[BackgroundJob]:
        return in_order(self._waiting, [job for job, _, _ in self._running.values()])

    def _halt(self, job: BackgroundJob) -> None:
        """Tell the process that is at a job to stop it; end the process if it does not listen."""
        with self._changed:
            found = next((line for known, line, _ in self._running.values() if known is job), None)
            if found is None or job.halted == job.number:
                return
            job.halted = job.number
            try:
                found.connection.send(job.number)
            except OSError:
                return  # it has died, and its thread knows
        timer = threading.Timer(self._patience, self._end_if_still_at, (job, found))
        timer.daemon = True
        timer.start()

    def _end_if_still_at(self, job: BackgroundJob, line: Line) -> None:
        with self._changed:
            if any(known is job and at is line for known, at, _ in self._running.values()):
                log.warning("a job did not stop when it was told: its process is ended")
                line.process.kill()

    def _make_way(self) -> None:
        """Stop what has had its turn for what waits; it is begun again when its turn comes."""
        now = self._clock()
        with self._changed:
            late = [job for job, _, since in self._running.values() if gives_way(job, self._waiting, now - since)]
            free = self.workers - len(self._running)
            late = late[: max(0, len(self._waiting) - free)]
        for job in late:
            self._halt(job)

    def _next(self, n: int) -> BackgroundJob | None:
        """The next job; None when all is closed."""
        while True:
            with self._changed:
                if not self._waiting and not self._is_closed:
                    self._changed.wait(IDLE)
                if self._is_closed:
                    return None
                if self._waiting:
                    job = self._order()[0]
                    self._waiting.remove(job)
                    job.phase = RUNNING
                    return job
            self._give_up(n)

    def _give_up(self, n: int) -> None:
        if (line := self._lines.pop(n, None)) is not None:
            line.end()

    def _run(self, n: int) -> None:
        self._line(n)
        while (job := self._next(n)) is not None:
            self._serve(n, job)

    def _line(self, n: int) -> Line:
        """The process of a worker, alive."""
        known = self._lines.get(n)
        if known is not None and known.process.is_alive():
            return known
        self._give_up(n)
        ours, theirs = self._context.Pipe()
        process = self._context.Process(
            target=main, args=(theirs, self._ahead, self._is_patient), name=f"tablewright-{self._name}-{n}", daemon=True
        )
        process.start()
        theirs.close()
        self._lines[n] = Line(process, ours)
        if self._is_closed:  # meanwhile
            process.kill()
        return self._lines[n]

    def _serve(self, n: int, job: BackgroundJob) -> None:
        began, outcome, told, is_clean = self._clock(), "", None, False
        try:
            line = self._line(n)
            with self._changed:
                self._running[n] = job, line, began
                line.connection.send((job.number, job.function, job.arguments))
            if job.is_stopped:  # before it could be halted
                self._halt(job)
            outcome, told, is_clean = self._listened(line, job)
        except (EOFError, OSError) as error:
            if not self._is_closed and not job.is_stopped:
                log.warning("the process of a job died (%r): replaced", error)
                self.replaced += 1
                job.deaths += 1
        finally:
            with self._changed:
                self._running.pop(n, None)
            job.used += self._clock() - began
        if not is_clean:
            self._give_up(n)
        if not self._is_closed:
            self._settle(job, outcome, told)

    def _listened(self, line: Line, job: BackgroundJob) -> tuple[str, Any, bool]:
        """Hand on what a job says; what became of it."""
        while True:
            kind, told, is_clean = line.connection.recv()
            if kind != SAID:
                return kind, told, is_clean
            job.tell(told)
            if self._waiting:
                self._make_way()

    def _settle(self, job: BackgroundJob, outcome: str, told: Any) -> None:
        if outcome == ENDED:
            job.settle(True)
        elif outcome == REFUSED:
            job.settle(False, told)
        elif outcome == FAILED:
            self.failed += 1
            log.error("a job failed: %s", told)
            job.settle(False, "it failed by a fault of this program, which has been logged")
        elif job.is_stopped:
            job.settle(False)
        elif job.deaths >= ATTEMPTS:
            self.failed += 1
            job.settle(False, DIED.format(times=job.deaths))
        else:  # it gave way, or its process died
            with self._changed:
                job.phase = WAITING
                job.number = next(self._numbers)
                self._waiting.append(job)
                self._changed.notify_all()
