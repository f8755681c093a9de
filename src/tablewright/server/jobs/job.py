"""A job: a function that yields values as it goes on, and who wants it done."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

WAITING, RUNNING, OVER = "waiting", "running", "over"


class JobFailed(Exception):  # noqa: N818 - the jobs' word
    """The function raised an error, or its process kept dying; the text is for people."""


@dataclass(eq=False)
class BackgroundJob:
    """One job. `done` becomes True when the function has come to its end, False when it was stopped before."""

    number: int
    function: str  # "package.module:name" of a generator function; what it yields and is given can be pickled
    arguments: dict[str, Any]
    address: str  # of whoever wants it
    heard: Callable[[Any], object]  # called in the loop with each value
    takes_turns: bool  # it may be stopped for others and begun anew: it goes on by itself where it was
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[bool]"
    phase: str = WAITING
    used: float = 0.0  # seconds that processes have spent on it
    deaths: int = 0  # of processes that were at it
    is_stopped: bool = False  # somebody does not want it any more
    halted: int = -1  # the number under which its process was last told to stop

    def tell(self, value: Any) -> None:
        """Hand a value on, from the thread that received it."""
        self._in_loop(lambda: None if self.done.done() else self.heard(value))

    def settle(self, is_whole: bool, error: str = "") -> None:
        self.phase = OVER

        def settled() -> None:
            if self.done.done():
                return
            if error:
                self.done.set_exception(JobFailed(error))
            else:
                self.done.set_result(is_whole)

        self._in_loop(settled)

    def _in_loop(self, told: Callable[[], object]) -> None:
        try:
            self.loop.call_soon_threadsafe(told)
        except RuntimeError:  # the server has stopped meanwhile
            self.is_stopped = True
