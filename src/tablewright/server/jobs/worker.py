"""The process that does jobs, one after the other: its messages, and its end, which is also that of the server."""

import contextlib
import importlib
import os
import signal
import threading
import time
import traceback
from collections.abc import Generator, Sequence
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from tablewright.kernel.compiling import interpret_until_compiled
from tablewright.kernel.errors import TablewrightError

NICENESS = 10
SAID, ENDED, STOPPED, REFUSED, FAILED = "said", "ended", "stopped", "refused", "failed"
LEFTOVERS = 2.0  # s that threads of a job may take to end, until its process is replaced
Order = tuple[int, str, dict[str, Any]]  # number, function, arguments


class Orders:
    """What the server says: a thread listens, so that a job can be stopped, and the process ends with the server."""

    def __init__(self, line: Connection) -> None:
        self._line, self._next = line, SimpleQueue[Order]()
        self._stopped = -1
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            try:
                order = self._line.recv()
            except (EOFError, OSError):
                os._exit(0)  # whatever runs here, nobody waits for it any more
            if isinstance(order, int):
                self._stopped = max(self._stopped, order)
            else:
                self._next.put(order)

    def next(self) -> Order:
        return self._next.get()

    def are_to_stop(self, number: int) -> bool:
        """Whether a job, by its number, is not wanted any more."""
        return self._stopped >= number


def main(line: Connection, ahead: Sequence[str], is_patient: bool) -> None:
    """Do jobs until the server is gone. `ahead`: modules to import before the first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the line
    with contextlib.suppress(AttributeError, OSError):  # Windows has no nice
        os.nice(NICENESS)
    if is_patient:
        interpret_until_compiled()
    orders = Orders(line)
    for module in ahead:
        importlib.import_module(module)
    while True:
        number, function, arguments = orders.next()
        outcome = done(line, orders, number, function, arguments)
        with contextlib.suppress(OSError):  # the server is going away
            line.send((*outcome, is_alone()))


def done(line: Connection, orders: Orders, number: int, function: str, arguments: dict[str, Any]) -> tuple[str, Any]:
    """Run a function to its end, or until it is to stop; what became of it.

    A function that is to stop is told so by the value of its `yield`, and may say one thing more.
    """
    try:
        module, _, name = function.partition(":")
        steps: Generator[Any, bool | None, None] = getattr(importlib.import_module(module), name)(**arguments)
        with contextlib.closing(steps):
            for value in steps:
                line.send((SAID, value, True))
                if orders.are_to_stop(number):
                    line.send((SAID, steps.send(True), True))
                    return STOPPED, None
        return ENDED, None
    except StopIteration:  # nothing more to say
        return STOPPED, None
    except TablewrightError as error:
        return REFUSED, str(error)
    except Exception:
        return FAILED, traceback.format_exc()


def is_alone() -> bool:
    """Whether no thread of the last job is left over; one that ends soon is waited for."""
    until = time.monotonic() + LEFTOVERS
    others = [t for t in threading.enumerate() if t is not threading.current_thread() and not t.daemon]
    for thread in others:
        thread.join(max(0.0, until - time.monotonic()))
    return not any(thread.is_alive() for thread in others)
