"""Compiling games beside the server, one at a time in a process of low priority: those that people are at come first.

Nobody waits for it. Until a game is compiled, tables and bots run its plain Python, and each process changes over by
itself as compiled functions come to lie on the disk (kernel/compiling/patience.py). What fails is tried again, later
each time: a full disk or a lack of memory may pass.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from tablewright.games.registry import NAMES, game
from tablewright.kernel.compiling.cache import is_compiled
from tablewright.kernel.game import Game
from tablewright.match.warming import TABLE, warm_table

log = logging.getLogger("tablewright.games")
AGAIN = (60, 600, 3600)  # s until a compilation that failed once, twice, or more often is tried again


def later(seconds: float, job: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, job)


class Preparing:
    """What is compiled, what is being compiled, and what comes next."""

    def __init__(
        self,
        stamp: str = TABLE,
        module: str = "tablewright.match.warming",
        load: Callable[[Game], None] | None = None,
    ) -> None:
        """The stamp of what is compiled, the module that does it, what loads it here (else what a table needs)."""
        self._stamp, self._module, self._load = stamp, module, load
        self._ready: set[str] = set()
        self._wanted: dict[str, None] = {}  # by people, the first to want theirs first
        self._ahead: tuple[str, ...] = ()  # wanted by nobody yet
        self._failures: Counter[str] = Counter()  # in a row
        self._resting: dict[str, asyncio.TimerHandle] = {}  # they have failed, and are tried again
        self.failed = 0  # compilations, in all
        self._share: dict[str, float] = {}  # how far it is, 0 to 1
        self._current = ""
        self._child: Process | None = None
        self._is_interrupted = False  # that process was stopped for the sake of another game
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, ahead: tuple[str, ...] = ()) -> None:
        """Begin with what is wanted; these games are prepared too, when there is nothing else to do."""
        self._ahead = ahead
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Leave no compiler running."""
        for timer in self._resting.values():
            timer.cancel()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def want(self, name: str) -> None:
        """Somebody is at a table of this game."""
        if name not in self._wanted and name in NAMES:
            self._wanted[name] = None
            self._changed.set()
            self._give_way()

    def is_ready(self, name: str) -> bool:
        return name in self._ready

    def share(self, name: str) -> float:
        """How much of a game is prepared, 0 to 1; of one that has just failed, there is nothing to wait for."""
        return 1.0 if name in self._ready or name in self._resting else self._share.get(name, 0.0)

    def _next(self) -> str:
        done = self._ready | self._resting.keys()
        return next((name for name in (*self._wanted, *self._ahead) if name not in done), "")

    def _give_way(self) -> None:
        """Stop what nobody wants when there is something that somebody does; what it has compiled stays on the disk."""
        if self._child is not None and self._current not in self._wanted and self._next() in self._wanted:
            self._is_interrupted = True
            with suppress(ProcessLookupError):
                self._child.kill()

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            self._current = self._next()
            if self._current:
                await self._prepare(self._current)
            else:
                await self._changed.wait()

    async def _prepare(self, name: str) -> None:
        found = game(name)
        if not is_compiled(found.folder, self._stamp):
            log.info("compiling %s (%s) for this machine: the first time only", name, self._stamp)
            why = await self._compile(name)
            if why and self._is_interrupted:  # it comes again
                return
            if why:
                self._rest(name, why)
                return
        await asyncio.to_thread(self._load or warm_table, found)  # loads what lies on the disk
        self._ready.add(name)

    def _rest(self, name: str, why: str) -> None:
        wait = AGAIN[min(self._failures[name], len(AGAIN) - 1)]
        self._failures[name] += 1
        self.failed += 1
        told = "compiling %s failed (%s): it is played uncompiled, and slowly; tried again in %d s"
        log.error(told, name, why, wait)
        self._resting[name] = later(wait, lambda: self._try_again(name))

    def _try_again(self, name: str) -> None:
        del self._resting[name]
        self._changed.set()
        self._give_way()

    async def _compile(self, name: str) -> str:
        """Why that did not succeed; nothing if it did."""
        command = (sys.executable, "-m", self._module, name)
        self._is_interrupted = False
        try:
            child = self._child = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        except OSError as error:  # no memory, or too many processes
            return str(error)
        self._give_way()  # somebody may have come meanwhile
        assert child.stdout is not None
        try:
            async for line in child.stdout:
                done, _, steps = line.decode().strip().partition("/")
                if done.isdigit() and steps.isdigit():
                    self._share[name] = int(done) / int(steps)
            code = await child.wait()
            return f"exit code {code}" if code else ""
        finally:
            self._child = None
            if child.returncode is None:
                child.kill()
                await child.wait()
