"""Of several processes that want the same compiled function at once, one compiles it; the others wait and load it.

Tests and simulations start several processes together. Each function with its types has a byte of its own in one file,
and whoever compiles it holds a lock on that byte; a process that dies lets go of it. Nobody waits for long, and nobody
behind a process of lower priority, which may be standing still: those have bytes of their own.
"""

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from threading import Event
from typing import Any

from numba.core.compiler_lock import global_compiler_lock

from tablewright.kernel.compiling.inner import is_inner

try:
    import fcntl
except ImportError:  # Windows: everybody compiles for themselves
    fcntl = None  # type: ignore[assignment]

FILE = "compiling.lock"
PATIENCE, PAUSE = 120.0, 0.02  # s: how long to wait for another process, and how long between two looks


def in_turn(compiled: Callable[[Any], Any], name: str, folder: Path) -> Callable[[Any], Any]:
    """A dispatcher's `compile`, waiting for others that compile the same for the same types."""

    def compile_in_turn(signature: Any) -> Any:
        if is_inner():  # what is part of another function is not shared
            return compiled(signature)
        # numba's own lock comes first, always: two threads of a process could wait for each other otherwise.
        priority = "low " if is_low_priority() else ""
        with global_compiler_lock, held(folder, f"{priority}{name} {signature}", PATIENCE):
            return compiled(signature)

    return compile_in_turn


@contextmanager
def held(folder: Path, what: str, patience: float) -> Iterator[None]:
    """One process at a time; without a lock where there can be none, or after so many seconds: it only saves work."""
    place = int.from_bytes(hashlib.sha256(what.encode()).digest()[:7], "big")
    file = None
    with suppress(OSError):
        file = _opened(folder, os.getpid())
    has_lock = file is not None and _locked(file, place, patience)
    try:
        yield
    finally:
        if file is not None and has_lock:
            with suppress(OSError):
                fcntl.lockf(file, fcntl.LOCK_UN, 1, place)


def is_low_priority() -> bool:
    """Whether this process lets others go first."""
    return os.name == "posix" and os.nice(0) > 0


def _locked(file: int, place: int, patience: float) -> bool:
    """Wait for a byte of the file; False when that takes too long."""
    for _ in range(int(patience / PAUSE)):
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)
        except (BlockingIOError, PermissionError):
            Event().wait(PAUSE)
        except OSError:
            return False
        else:
            return True
    return False


@cache
def _opened(folder: Path, process: int) -> int | None:
    """The file of locks, open as long as this process lives: closing it would let go of all of them."""
    if fcntl is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    return os.open(folder / FILE, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
