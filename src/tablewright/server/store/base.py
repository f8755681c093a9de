"""What the server asks of a store."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tablewright.match.entries import Entry, Setup


class Conflict(Exception):  # noqa: N818 - the store's word
    """The entry is there already, or the table has another owner: what was in memory is out of date."""


@dataclass(frozen=True)
class Stored:
    """A table as the store has it."""

    setup: Setup
    secret: str
    entries: list[Entry]
    chat: list[dict[str, Any]]


@dataclass(frozen=True)
class Lease:
    """Whether this process owns a table now, and when its owner was last known to be alive."""

    is_mine: bool
    alive: int  # ms since 1970; 0 unknown


class Store(Protocol):
    """Append-only logs of tables. What has been awaited is on the disk."""

    @property
    def me(self) -> str:
        """The name of this process among those that share the tables."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may work on the same tables."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(self, setup: Setup, secret: str, invite: str, phase: str, entries: list[Entry]) -> None: ...

    async def append(self, table: str, entry: Entry) -> None:
        """Keep one more entry; Conflict if its number or its wish is there already."""

    async def touch(self, table: str, phase: str, at: int) -> None:
        """Note the phase of a table, for lists and for the sweep."""

    async def say(self, table: str, line: dict[str, Any]) -> None: ...

    async def load(self, table: str) -> Stored | None: ...

    async def entries_after(self, table: str, number: int) -> list[Entry]: ...

    async def listed(self, game: str, most: int) -> list[str]:
        """Public tables that wait for players, newest first."""

    async def invited(self, invite: str) -> str | None:
        """The table of an invitation, by its hash."""

    async def chat_line(self, table: str, line: int) -> dict[str, Any] | None: ...

    async def is_invite(self, table: str, invite: str) -> bool: ...

    async def count(self) -> int: ...

    async def delete(self, table: str) -> None: ...

    async def sweep(self, waiting: int, unfinished: int, finished: int) -> int:
        """Delete tables in which nothing has happened since these times; how many."""

    async def lease(self, table: str, now: int) -> Lease: ...

    async def release(self, table: str) -> None: ...

    async def heartbeat(self, now: int) -> None: ...

    async def notify(self, channel: str, payload: str) -> None: ...

    def listen(self, heard: Callable[[str, str], object]) -> None:
        """Call `heard(channel, payload)`, in the loop, for what other processes say."""
