"""numba's files of compiled code, for processes that share them and for disks that get full.

Each function has an index, which says for which types its code lies in which file. numba reads the index, adds a line
and writes it: of two processes that do so at once, one loses its line, and both may take the same file for their code.
Here they take turns, and code of other types than asked for is not run. A file that was cut short counts as missing.
"""

from collections.abc import Callable
from typing import Any

from numba.core import caching

from tablewright.kernel.compiling.turns import held
from tablewright.kernel.paths import cache_folder

SIGNATURE = 3  # its place in what numba keeps of a compiled function
A_MOMENT = 5.0  # s: how long to wait for others that write to the same index


def _load_index(original: Callable[..., Any]) -> Callable[..., Any]:
    def load_index(self: Any) -> Any:
        return _unless_damaged(lambda: original(self), {})

    return load_index


def _load(original: Callable[..., Any]) -> Callable[..., Any]:
    def load(self: Any, key: Any) -> Any:
        found = _unless_damaged(lambda: original(self, key), None)
        return found if found is not None and tuple(found[SIGNATURE].args) == tuple(key[0]) else None

    return load


def _save(original: Callable[..., Any]) -> Callable[..., Any]:
    def save(self: Any, key: Any, data: Any) -> None:
        with held(cache_folder(), f"index {self._index_path}", A_MOMENT):
            original(self, key, data)

    return save


def _unless_damaged(read: Callable[[], Any], nothing: Any) -> Any:
    try:
        return read()
    except OSError:
        raise
    except Exception:  # a file that was cut short makes pickle raise any of a dozen
        return nothing


def install() -> None:
    """Let numba read and write its files in this way from now on; once in a process."""
    file = caching.IndexDataCacheFile
    for name, changed in (("_load_index", _load_index), ("load", _load), ("save", _save)):
        setattr(file, name, changed(getattr(file, name)))
