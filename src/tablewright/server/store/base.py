"""What a store hands out, and what it raises."""

from dataclasses import dataclass
from typing import Any

from tablewright.match.entries import Entry, Setup


class Conflict(Exception):  # noqa: N818 - the store's word
    """The entry is there already, or the table has another owner: what was in memory is out of date."""


class StoreFailed(Conflict):
    """Nothing could be written: the disk is full or read-only, or the database is away."""


@dataclass(frozen=True)
class Stored:
    """A table as the store has it."""

    setup: Setup
    secret: str
    entries: list[Entry]
    chat: list[dict[str, Any]]
    phase: str = ""  # as it was last noted; a kill may have left an older one
    touched: int = 0  # ms since 1970: when something last happened at it


@dataclass(frozen=True)
class Finished:
    """What is kept of a finished game besides its log, for the day when its rules are not played any more."""

    record: dict[str, Any]
    story: list[Any]


@dataclass(frozen=True)
class Lease:
    """Whether this process owns a table now, and when its owner was last known to be alive."""

    is_mine: bool
    alive: int  # ms since 1970; 0 unknown


@dataclass(frozen=True)
class Old:
    """Times before which tables count as old, by their phase; ms since 1970."""

    waiting: int
    unfinished: int
    finished: int

    def before(self, phase: str) -> int:
        return {"waiting": self.waiting, "over": self.finished, "closed": self.finished}.get(phase, self.unfinished)
