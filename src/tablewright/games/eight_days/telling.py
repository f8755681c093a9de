"""Events, or none. A simulation passes an empty log: its games are played by functions compiled without events."""

from typing import Any

from tablewright.kernel.cache import jit
from tablewright.kernel.events import EVERYBODY, emit
from tablewright.kernel.records import Records

SILENT: Any = None  # in place of a log: numba compiles a twin of each function, in which telling is nothing


@jit
def tell(log: Records, kind: int, player: int, a: int, b: int, c: int) -> None:
    """Everybody learns what happened (ED-90)."""
    if log is not None:
        emit(log, kind, player, EVERYBODY, a, b, c)
