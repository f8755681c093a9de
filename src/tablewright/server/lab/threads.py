"""The threads that play the lab's games, of the lowest priority, so that no table waits for them."""

import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

from tablewright.kernel.compiling.patience import was_interpreted

LOWEST = 19  # niceness


class _Behind(ThreadPoolExecutor):
    """Each thread stands back once it has played compiled games.

    Not before: beside compilers and busy tables the first numbers would be long in coming.
    """

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        return super().submit(_then_stand_back, work, *arguments, **named)


def _then_stand_back(work: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
    found = work(*arguments, **named)
    if not was_interpreted():
        stand_back()
    return found


def stand_back() -> None:
    """From now on this thread has the lowest priority. Only on Linux does a thread have one of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST)


@contextlib.contextmanager
def threads_behind(n: int) -> Iterator[Executor]:
    """So many such threads. Whoever ends before they do does not wait for them."""
    pool = _Behind(n)
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
