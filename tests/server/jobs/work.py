"""Functions for jobs. They wait for files, so that a test decides when something happens."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

from tablewright.kernel.errors import TablewrightError

STEP = 0.01  # s between looks


def count(to: int) -> Iterator[int]:
    yield from range(to)


def until(path: str, note: str = "") -> Iterator[str]:
    """Yields until a file is there; notes at its end that it was closed."""
    try:
        while not Path(path).exists():
            yield f"{os.getpid()}"
            time.sleep(STEP)
    finally:
        if note:
            with Path(note).open("a") as file:
                file.write("closed\n")


def deaf(path: str = "") -> Iterator[int]:
    """Says who it is, in a file or as a value, and then never comes back."""
    if path:
        Path(f"{path}.new").write_text(f"{os.getpid()}")
        Path(f"{path}.new").rename(path)
    else:
        yield os.getpid()
    while True:
        time.sleep(STEP)


def dies(path: str) -> Iterator[str]:
    """Its process dies as long as a file is not there, and makes it, one letter each time, until there are two."""
    file = Path(path)
    tries = len(file.read_text()) if file.exists() else 0
    file.write_text("x" * (tries + 1))
    if tries < 2:
        os._exit(3)
    yield f"after {tries}"


def always_dies() -> Iterator[str]:
    os._exit(3)
    yield ""


def refuses() -> Iterator[str]:
    yield "first"
    raise TablewrightError("the rule cannot be 7")


def breaks() -> Iterator[str]:
    yield "first"
    raise KeyError("a fault")
