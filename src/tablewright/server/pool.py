"""The bot workers: a fair queue, budgets that shrink under load, and processes that are replaced when they die.

Every table has at most one question for a bot at a time, and tables are served in turn. A question's budget is the
level's while there are workers enough; when more tables wait than there are workers it shrinks in proportion, down to
FLOOR, so that no table starves.
"""

import asyncio
import logging
import multiprocessing
import threading
from collections import OrderedDict, deque
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from tablewright.bots import Thought
from tablewright.server.worker import Job, main

log = logging.getLogger("tablewright.bots")
BUDGETS = {"easy": 1000.0, "medium": 2000.0, "hard": 4000.0, "expert": 8000.0}  # ms, at most
OTHERS = 3000.0  # ms, of bots named by their settings
FLOOR = 100.0  # ms
ATTEMPTS = 3
PATIENCE = 300.0  # s: the first question of a game may have to compile its search


class BotFailed(Exception):  # noqa: N818 - the pool's word
    """No worker could answer."""


@dataclass
class Waiting:
    job: Job
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Thought]"

    def settle(self, thought: Thought | None, error: str = "") -> None:
        def tell() -> None:
            if self.future.done():
                return
            if thought is None:
                self.future.set_exception(BotFailed(error))
            else:
                self.future.set_result(thought)

        try:
            self.loop.call_soon_threadsafe(tell)
        except RuntimeError:  # the server has stopped meanwhile
            log.debug("an answer came too late")


class Pool:
    """So many workers, each with a thread that feeds it."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._context = multiprocessing.get_context("spawn")
        self._waiting: OrderedDict[str, deque[Waiting]] = OrderedDict()  # by table
        self._changed = threading.Condition()
        self._closed = False
        self._threads: list[threading.Thread] = []
        self._processes: dict[int, BaseProcess] = {}
        self.answered = self.failed = self.replaced = self.thinking = 0

    def start(self) -> None:
        for n in range(self.workers):
            thread = threading.Thread(target=self._run, args=(n,), name=f"bot-worker-{n}", daemon=True)
            thread.start()
            self._threads.append(thread)

    def stop(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        for process in list(self._processes.values()):
            process.terminate()
        for thread in self._threads:
            thread.join(5)

    @property
    def queued(self) -> int:
        return sum(len(jobs) for jobs in self._waiting.values())

    def think(self, job: Job) -> "asyncio.Future[Thought]":
        """Ask; the answer is awaited."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(job, loop, loop.create_future())
        with self._changed:
            self._waiting.setdefault(job.table, deque()).append(waiting)
            self._changed.notify()
        return waiting.future

    def budget(self, bot: str, queued: int) -> float:
        """How long a bot may think, with so many questions waiting behind its own."""
        own = BUDGETS.get(bot.partition(":")[0], OTHERS)
        return max(FLOOR, own * min(1.0, self.workers / (queued + self.workers))) if queued else own

    def _next(self) -> Waiting | None:
        """The next question, table by table; None when the pool is closed."""
        with self._changed:
            while not self._waiting and not self._closed:
                self._changed.wait()
            if self._closed:
                return None
            table, jobs = self._waiting.popitem(last=False)
            waiting = jobs.popleft()
            if jobs:
                self._waiting[table] = jobs  # behind all others
            self.thinking += 1
            budget = self.budget(waiting.job.bot, self.queued)
        waiting.job = replace(waiting.job, milliseconds=budget)
        return waiting

    def _run(self, n: int) -> None:
        connection = self._spawn(n)
        while (waiting := self._next()) is not None:
            answer: Any = "no worker could answer"
            for _ in range(ATTEMPTS):
                try:
                    answer = self._asked(connection, waiting.job)
                    break
                except (EOFError, OSError, TimeoutError) as error:
                    if self._closed:
                        return
                    log.warning("bot worker %d failed (%r): replaced", n, error)
                    self.replaced += 1
                    connection = self._spawn(n)
            self._settled(waiting, answer)

    def _settled(self, waiting: Waiting, answer: Any) -> None:
        self.thinking -= 1
        if isinstance(answer, Thought):
            self.answered += 1
            waiting.settle(answer)
        else:
            self.failed += 1
            waiting.settle(None, str(answer))

    def _asked(self, connection: Connection, job: Job) -> Any:
        connection.send(job)
        if not connection.poll(PATIENCE + job.milliseconds / 1000):
            raise TimeoutError("no answer")
        return connection.recv()

    def _spawn(self, n: int) -> Connection:
        if (old := self._processes.get(n)) is not None:
            old.kill()
            old.join(5)
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=main, args=(theirs,), name=f"tablewright-bot-{n}", daemon=True)
        process.start()
        theirs.close()
        self._processes[n] = process
        return ours

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes."""
        return [process.pid for process in self._processes.values() if process.pid is not None]
