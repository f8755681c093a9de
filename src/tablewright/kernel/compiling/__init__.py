"""`jit`: numba's njit, with a disk cache that an edit can never leave stale (see cache.py)."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

from tablewright.kernel.compiling import files, inner
from tablewright.kernel.compiling.cache import home, used_by_numba
from tablewright.kernel.compiling.patience import JIT, interpret_until_compiled, or_interpreted
from tablewright.kernel.compiling.turns import in_turn
from tablewright.kernel.paths import cache_folder

__all__ = ["JIT", "interpret_until_compiled", "jit", "jit_hot", "jit_inline"]

F = TypeVar("F", bound=Callable[..., object])
if JIT:
    files.install()
    inner.install()


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
    with used_by_numba(home(function.__module__)):  # numba reads it here, once, not when it compiles
        made: Any = numba.njit(cache=True, nogil=True, **how)(function)
    if JIT:
        name = f"{function.__module__}.{function.__qualname__}"
        made.compile = or_interpreted(made, in_turn(made.compile, name, cache_folder()))
    return cast(F, made)
