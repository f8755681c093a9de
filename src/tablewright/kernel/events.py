"""What happened, as small integers. A log is an array of events whose first one counts the rest.

In place of a log, SILENT records nothing: simulations and searches pass it, and numba compiles a twin of each rule in
which telling does not exist. Redaction is generic: `told` has the bits of the players who learn that it happened (kind
and player), `seen` of those who also learn a, b and c.
"""

from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from tablewright.kernel.compiling import jit, jit_inline
from tablewright.kernel.records import I1, I2, Records, dtype_of

I: Any = np.int64  # noqa: E741
EVERYBODY = -1
SPECTATOR = -1  # the viewer who has no seat
SILENT: Any = None  # a log that keeps nothing


class EventRecord(Protocol):
    kind: I2  # in element 0: how many events follow
    player: I1  # whom it is about; -1 nobody
    told: I1  # bits of the players who learn that it happened; -1 everybody
    seen: I1  # bits of the players who may know a, b and c; -1 everybody
    a: I2
    b: I2
    c: I2


EVENT = dtype_of(EventRecord)


def new_log(capacity: int) -> Records:
    """An empty log with room for so many events."""
    return np.zeros(capacity + 1, EVENT)


@jit
def _append(log: Records, kind: int, player: int, told: int, seen: int, a: int, b: int, c: int) -> None:
    """A full log goes on counting, so that its reader can tell."""
    if log is None:
        return
    log[0].kind += 1
    n = log[0].kind
    if n < log.shape[0]:
        e = log[n]
        e.kind, e.player, e.told, e.seen, e.a, e.b, e.c = kind, player, told, seen, a, b, c


@jit_inline
def tell(log: Records, kind: int, player: int, a: int, b: int, c: int) -> None:
    """Everybody learns all of it."""
    _append(log, I(kind), I(player), I(EVERYBODY), I(EVERYBODY), I(a), I(b), I(c))


@jit_inline
def emit(log: Records, kind: int, player: int, seen: int, a: int, b: int, c: int) -> None:
    """Everybody learns that it happened; only `seen` learn a, b and c."""
    _append(log, I(kind), I(player), I(EVERYBODY), I(seen), I(a), I(b), I(c))


@jit_inline
def whisper(log: Records, kind: int, player: int, seen: int, a: int, b: int, c: int) -> None:
    """Only `seen` learn that it happened."""
    _append(log, I(kind), I(player), I(seen), I(seen), I(a), I(b), I(c))


@dataclass(frozen=True)
class Event:
    """One thing that happened, as Python sees it."""

    kind: int
    player: int
    told: int
    seen: int
    a: int
    b: int
    c: int
    hidden: bool = False  # a, b and c are not for this viewer


def read_log(log: Records) -> list[Event]:
    """The events of a log, unredacted."""
    n = int(log["kind"][0])
    if n >= len(log):
        raise OverflowError(f"{n} events in one action, room for {len(log) - 1}")
    return [Event(*row) for row in log[1 : n + 1].tolist()]


def may(bits: int, viewer: int) -> bool:
    """Whether a viewer is among those players; a spectator is only among everybody."""
    return bits == EVERYBODY or (viewer >= 0 and bool(bits >> viewer & 1))


def redacted(events: list[Event], viewer: int) -> list[Event]:
    """What a viewer learns of these events."""
    told = [event for event in events if may(event.told, viewer)]
    return [e if may(e.seen, viewer) else replace(e, a=0, b=0, c=0, hidden=True) for e in told]
