"""The disk cache of compiled code: one that an edit can never leave stale.

numba stamps a cached function with the text of its own file only, so a caller would go on running an edited callee.
Two names repair that, and neither lets one game's edit touch another game:

- each function is cached in a directory named by a hash of everything it can call: its own package and those below it
  (LAYERS), or the kernel and its own game;
- each record type carries its game's tag as a field of no bytes, so generic code that was specialised on a game's
  record is looked up (and compiled) anew once that game changes.
"""

import ast
import hashlib
import platform
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock

import numba
import numpy as np
from numba.core import config

from tablewright.kernel.paths import ROOT, cache_folder

LAYERS = {
    "kernel": ("kernel",),
    "bots": ("kernel", "bots"),
    "lab": ("kernel", "bots", "lab"),
    "envs": ("kernel", "bots", "envs"),
    "testing": ("kernel", "testing"),
}
LAB = ROOT / "lab"  # much of it is no compiled code, and grows without any need to compile again
KEEP = 3  # generations of compiled code kept for each package
FACTS = "meta.py"  # the file that every game's folder has

_one_at_a_time = Lock()


@cache
def digest(*folders: Path) -> str:
    """A hash of all sources in these folders and of what else shapes the machine code."""
    bounds = config.BOUNDSCHECK  # type: ignore[attr-defined]
    made_by = f"{platform.python_version()} {numba.__version__} {np.__version__} {bounds}"
    known = hashlib.sha256(made_by.encode())
    for folder in folders:
        for path in sorted(folder.rglob("*.py") if folder != LAB else compiled_part(folder)):
            name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            known.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return known.hexdigest()[:12]


def compiled_part(folder: Path) -> set[Path]:
    """The sources of a package that compile, and those they import from it: questions and reports are none of them."""
    texts = {path: path.read_text("utf-8") for path in folder.rglob("*.py")}
    found = {path for path, text in texts.items() if "kernel.compiling import" in text}
    new = set(found)
    while new:
        new = {path for source in new for path in imports(texts[source])} & set(texts) - found
        found |= new
    return found


def imports(source: str) -> Iterator[Path]:
    """The files of our package that a source may import from."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tablewright."):
            module = ROOT.joinpath(*node.module.split(".")[1:])
            yield from (module.with_suffix(".py"), module / "__init__.py")
            yield from (module / f"{name.name}.py" for name in node.names)


def layer(package: str) -> str:
    """A hash of one of our packages and of those below it."""
    return digest(*(ROOT / folder for folder in LAYERS[package]))


def tag(folder: Path) -> str:
    """Changes when the kernel or the game of this folder changes, and only then."""
    return digest(ROOT / "kernel", folder)


def game_folder(module: str) -> Path | None:
    """The folder of the game that a module belongs to: the nearest package around it that has a meta.py."""
    while module:
        for place in getattr(sys.modules.get(module), "__path__", ()):
            if (Path(place) / FACTS).exists():
                return Path(place)
        module = module.rpartition(".")[0]
    return None


@cache
def home(module: str) -> Path:
    """The cache directory for the functions of a module."""
    if (folder := game_folder(module)) is not None:
        return cache_folder() / f"{folder.name}-{tag(folder)}"
    package = module.split(".")[1] if module.startswith("tablewright.") else ""
    if package in LAYERS:
        return cache_folder() / f"{package}-{layer(package)}"
    own = Path(sys.modules[module].__file__ or "").parent  # a test, a benchmark, somebody's experiment: it may call all
    return cache_folder() / f"{own.name}-{digest(ROOT, own)}"


def stamp(folder: Path, use: str) -> Path:
    """A file that is there once a use of a game (to play it, to simulate it) has been compiled.

    numba keeps compiled code apart by where its sources lie and by the version of Python, and so does the stamp: two
    clones of the same sources do not share their code.
    """
    place = hashlib.sha256(f"{ROOT} {folder} {sys.implementation.cache_tag}".encode()).hexdigest()[:12]
    return cache_folder() / f"{folder.name}-{tag(folder)}" / f"{use}-{layer('lab')}-{place}.done"


def is_compiled(folder: Path, use: str) -> bool:
    """Whether an earlier start has compiled this use of a game."""
    return bool(config.DISABLE_JIT) or stamp(folder, use).exists()  # type: ignore[attr-defined]


def mark_compiled(folder: Path, use: str) -> None:
    """Remember that a use of a game is compiled, and forget generations of code that are no longer in use."""
    if not config.DISABLE_JIT:  # type: ignore[attr-defined]
        stamp(folder, use).parent.mkdir(parents=True, exist_ok=True)
        stamp(folder, use).touch()
        for name, current in {folder.name: tag(folder), **{package: layer(package) for package in LAYERS}}.items():
            prune(name, current)


def prune(name: str, current: str) -> None:
    """Delete all but the current and the newest other generations of one package's compiled code."""
    generations = cache_folder().glob(f"{name}-" + "[0-9a-f]" * 12)
    others = [path for path in generations if path.name != f"{name}-{current}"]
    for old in sorted(others, key=_made)[: 1 - KEEP]:
        shutil.rmtree(old, ignore_errors=True)


def _made(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0.0  # another process may be pruning too


@contextmanager
def used_by_numba(path: Path) -> Iterator[None]:
    """Functions that are decorated meanwhile are cached there."""
    settings = vars(config)
    with _one_at_a_time:  # two threads may import two games
        before, settings["CACHE_DIR"] = settings["CACHE_DIR"], str(path)
        try:
            yield
        finally:
            settings["CACHE_DIR"] = before
