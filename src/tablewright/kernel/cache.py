"""`jit`: numba's njit, with a disk cache that an edit can never leave stale.

numba stamps a cached function with the text of its own file only, so a caller would go on running an edited callee.
Two names repair that, and neither lets one game's edit touch another game:

- each function is cached in a directory named by a hash of everything it can call: its own package and those below it
  (LAYERS), or the kernel and its own game;
- each record type carries its game's tag as a field of no bytes, so generic code that was specialised on a game's
  record is looked up (and compiled) anew once that game changes.
"""

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config

from tablewright.kernel.compiling import in_turn

ROOT = Path(__file__).parents[1]
JIT = not config.DISABLE_JIT  # type: ignore[attr-defined]
LAYERS = {"kernel": ("kernel",), "bots": ("kernel", "bots"), "lab": ("kernel", "bots", "lab")}
KEEP = 3  # generations of compiled code kept for each package

F = TypeVar("F", bound=Callable[..., object])
_one_at_a_time = Lock()


def store() -> Path:
    """Where compiled code is kept: TABLEWRIGHT_CACHE, else the user's cache directory."""
    if chosen := os.environ.get("TABLEWRIGHT_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return base / "tablewright"


@cache
def digest(*folders: str) -> str:
    """A hash of all sources in these folders and of what else shapes the machine code."""
    bounds = config.BOUNDSCHECK  # type: ignore[attr-defined]
    made_by = f"{platform.python_version()} {numba.__version__} {np.__version__} {bounds}"
    known = hashlib.sha256(made_by.encode())
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            known.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return known.hexdigest()[:12]


def tag(game: str) -> str:
    """Changes when the kernel or this game changes, and only then."""
    return digest("kernel", f"games/{game}")


@cache
def home(module: str) -> Path:
    """The cache directory for the functions of a module."""
    package, inner = module.split(".")[1:3]
    if package == "games":
        return store() / f"{inner}-{tag(inner)}"
    return store() / f"{package}-{digest(*LAYERS[package])}"


def stamp(game: str, use: str) -> Path:
    """A file that is there once a use of a game (to play it, to simulate it) has been compiled."""
    return store() / f"{game}-{tag(game)}" / f"{use}-{digest(*LAYERS['lab'])}.done"


def is_compiled(game: str, use: str) -> bool:
    """Whether an earlier start has compiled this use of a game."""
    return not JIT or stamp(game, use).exists()


def mark_compiled(game: str, use: str) -> None:
    """Remember that a use of a game is compiled, and forget generations of code that are no longer in use."""
    if JIT:
        stamp(game, use).parent.mkdir(parents=True, exist_ok=True)
        stamp(game, use).touch()
        for name, folders in {game: ("kernel", f"games/{game}"), **LAYERS}.items():
            prune(name, digest(*folders))


def prune(name: str, current: str) -> None:
    """Delete all but the current and the newest other generations of one package's compiled code."""
    generations = store().glob(f"{name}-" + "[0-9a-f]" * 12)
    others = [path for path in generations if path.name != f"{name}-{current}"]
    for old in sorted(others, key=_made)[: 1 - KEEP]:
        shutil.rmtree(old, ignore_errors=True)


def _made(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0.0  # another process may be pruning too


@contextmanager
def _directory(path: Path) -> Iterator[None]:
    settings = vars(config)
    with _one_at_a_time:  # two threads may import two games
        before, settings["CACHE_DIR"] = settings["CACHE_DIR"], str(path)
        try:
            yield
        finally:
            settings["CACHE_DIR"] = before


def jit(function: F) -> F:
    """Compile on first call, cache on disk, release the GIL. To mypy a compiled function keeps its signature."""
    return _compiled(function)


def jit_inline(function: F) -> F:
    """Put into its callers as it is, before types are known: for small functions that are called with many types."""
    return _compiled(function, inline="always")


def jit_hot(function: F) -> F:
    """Its machine code is made part of every caller: for what random play does at each step, where a call is dear."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, **how: Any) -> F:
    with _directory(home(function.__module__)):  # numba reads it here, once, not when it compiles
        made: Any = numba.njit(cache=True, nogil=True, **how)(function)
    if JIT:
        made.compile = in_turn(made.compile, f"{function.__module__}.{function.__qualname__}", store())
    return cast(F, made)
