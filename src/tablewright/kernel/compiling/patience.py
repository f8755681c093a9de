"""Interpreted until compiled: a process that people wait for never compiles.

Once a process has said `interpret_until_compiled`, a function whose compiled code is not on the disk yet runs as the
plain Python that it is made of, with everything it calls. Other processes compile meanwhile; from the moment a function
is on the disk, its next call loads and runs the compiled code. Both give the same results, so nobody else has to know.
"""

import os
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core import config
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher

from tablewright.kernel.compiling.inner import is_inner

JIT = not config.DISABLE_JIT  # type: ignore[attr-defined]


class _Here(threading.local):
    is_interpreting = False  # whether this thread is inside a function that runs as plain Python
    was_interpreted = False  # whether the last function that it called from Python ran so


_here = _Here()
_patient = False
_functions: list[Any] = []  # every compiled function of this process
_calls = {"interpreted": 0, "loaded": 0}


class _Interpretable(CPUDispatcher):
    """numba's compiled function, which a caller that runs as plain Python calls as plain Python."""

    def __call__(self, *args: Any, **named: Any) -> Any:
        if _here.is_interpreting:
            return self.py_func(*args, **named)
        _here.was_interpreted = False
        return super().__call__(*args, **named)


def interpret_until_compiled() -> None:
    """From now on this process waits for no compiler."""
    global _patient
    _patient = JIT
    for function in _functions:
        function.__class__ = _Interpretable


def was_interpreted() -> bool:
    """Whether the function that this thread called last ran as plain Python: some hundred times slower."""
    return _here.was_interpreted


def counted() -> dict[str, int]:
    """How many calls from Python ran uncompiled, and how many functions were loaded from the disk."""
    return dict(_calls)


def or_interpreted(function: Any, compiled: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A function's `compile`, which in a patient process gives the plain function unless there is something to load."""
    looked: dict[Any, tuple[int, int]] = {}  # by signature: the index when nothing was found in it
    if _patient:
        function.__class__ = _Interpretable
    _functions.append(function)

    def load_or_interpret(signature: Any) -> Any:
        if not _patient or is_inner():
            return compiled(signature)
        if tuple(signature) in function.overloads:
            return compiled(signature)
        if is_on_disk(function, signature, looked):
            _calls["loaded"] += 1
            return compiled(signature)
        return interpreted

    def interpreted(*args: Any, **named: Any) -> Any:
        _calls["interpreted"] += 1
        _here.is_interpreting = _here.was_interpreted = True
        try:
            with np.errstate(over="ignore"):  # the generator wraps by design
                return function.py_func(*args, **named)
        finally:
            _here.is_interpreting = False

    return load_or_interpret


def is_on_disk(function: Any, signature: Any, looked: dict[Any, tuple[int, int]]) -> bool:
    """Whether a function is there, compiled for these types. The index is read only when it has changed."""
    file = function._cache._cache_file
    try:
        index = os.stat(file._index_path)
    except OSError:
        return False
    version = index.st_mtime_ns, index.st_ino
    if looked.get(signature) == version:
        return False
    with global_compiler_lock:  # two threads that refresh at once meet in the middle of it
        function.targetctx.refresh()
    key = function._cache._index_key(signature, function.targetctx.codegen())
    if file.load(key) is not None:
        return True
    if key not in file._load_index():  # else its code is still to be written, or to be mended
        looked[signature] = version
    return False
