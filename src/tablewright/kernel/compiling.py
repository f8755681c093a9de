"""Of several processes that want the same compiled function at once, one compiles it; the others wait and load it.

A server and its bots' workers start together, and so do the workers of a simulation. Each function with its types has a
byte of its own in one file, and whoever compiles it holds a lock on that byte; a process that dies lets go of it.
"""

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from numba.core.compiler_lock import global_compiler_lock

try:
    import fcntl
except ImportError:  # Windows: everybody compiles for themselves
    fcntl = None  # type: ignore[assignment]

FILE = "compiling.lock"


def in_turn(compiled: Callable[[Any], Any], name: str, folder: Path) -> Callable[[Any], Any]:
    """A dispatcher's `compile`, waiting for others that compile the same for the same types."""

    def compile_in_turn(signature: Any) -> Any:
        # numba's own lock comes first, always: two threads of a process could wait for each other otherwise.
        with global_compiler_lock, _held(folder, f"{name} {signature}"):
            return compiled(signature)

    return compile_in_turn


@contextmanager
def _held(folder: Path, what: str) -> Iterator[None]:
    """Without a lock where there can be none: it saves work, and nothing depends on it."""
    place = int.from_bytes(hashlib.sha256(what.encode()).digest()[:7], "big")
    file = None
    with suppress(OSError):
        file = _opened(folder, os.getpid())
        if file is not None:
            fcntl.lockf(file, fcntl.LOCK_EX, 1, place)
    try:
        yield
    finally:
        if file is not None:
            with suppress(OSError):
                fcntl.lockf(file, fcntl.LOCK_UN, 1, place)


@cache
def _opened(folder: Path, process: int) -> int | None:
    """The file of locks, open as long as this process lives: closing it would let go of all of them."""
    if fcntl is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    return os.open(folder / FILE, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
