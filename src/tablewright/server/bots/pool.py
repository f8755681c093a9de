"""The bot workers: a fair queue, budgets that shrink under load, and processes that are replaced when they die.

Every table has at most one question for a bot at a time. Addresses are served in turn, and so are the tables of an
address. A question's budget is the level's while there are workers enough; when more wait than there are workers it
shrinks in proportion, down to FLOOR. Bots that do not search answer at once, so they have a worker of their own and
never wait behind those that do.
"""

import asyncio
import logging
import multiprocessing
import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from tablewright.bots import BotError, Thought, bot_of
from tablewright.games.registry import game
from tablewright.server.bots.fair_queue import FairQueue
from tablewright.server.bots.worker import Job, main

log = logging.getLogger("tablewright.bots")
BUDGETS = {"beginner": 1000.0, "easy": 1000.0, "medium": 2000.0, "hard": 4000.0, "expert": 8000.0}  # ms, at most
OTHERS = 3000.0  # ms, of bots named by their settings
FLOOR = 100.0  # ms
ATTEMPTS = 3
PATIENCE = 60.0  # s over its budget, until a worker is taken for dead


@cache
def is_quick(name: str, bot: str) -> bool:
    """Whether a bot answers without a search; one that does not exist is soon found out."""
    try:
        return "iterations" not in bot_of(game(name), bot).values
    except BotError:
        return True


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

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self.workers, self._patience = workers, patience
        self._context = multiprocessing.get_context("spawn")
        self._slow: FairQueue[Waiting] = FairQueue()
        self._quick: FairQueue[Waiting] = FairQueue()
        self._changed = threading.Condition()
        self._closed = False
        self._threads: list[threading.Thread] = []
        self._processes: dict[int, BaseProcess] = {}
        self.answered = self.failed = self.replaced = self.thinking = 0

    def start(self) -> None:
        lanes = [*(self._slow for _ in range(self.workers)), self._quick]
        for n, lane in enumerate(lanes):
            thread = threading.Thread(target=self._run, args=(n, lane), name=f"bot-worker-{n}", daemon=True)
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
        return len(self._slow) + len(self._quick)

    def think(self, job: Job, addresses: Sequence[str] = ()) -> "asyncio.Future[Thought]":
        """Ask for somebody at one of these addresses; the answer is awaited."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(job, loop, loop.create_future())
        with self._changed:
            lane = self._quick if is_quick(job.game, job.bot) else self._slow
            lane.put(waiting, job.table, addresses)
            self._changed.notify_all()
        return waiting.future

    def budget(self, bot: str, queued: int) -> float:
        """How long a bot may think, with so many questions waiting behind its own."""
        own = BUDGETS.get(bot.partition(":")[0], OTHERS)
        return max(FLOOR, own * min(1.0, self.workers / (queued + self.workers))) if queued else own

    def _next(self, lane: "FairQueue[Waiting]") -> Waiting | None:
        """The next question; None when the pool is closed."""
        with self._changed:
            while not lane and not self._closed:
                self._changed.wait()
            if self._closed:
                return None
            waiting, rivals = lane.take()
            self.thinking += 1
        waiting.job = replace(waiting.job, milliseconds=self.budget(waiting.job.bot, rivals))
        return waiting

    def _run(self, n: int, lane: "FairQueue[Waiting]") -> None:
        connection = self._spawn(n)
        while (waiting := self._next(lane)) is not None:
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
        if not connection.poll(self._patience + job.milliseconds / 1000):
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
        """The ids of the worker processes; the last is that of bots that do not search."""
        return [process.pid for _, process in sorted(self._processes.items()) if process.pid is not None]
