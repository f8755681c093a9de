"""SQLite: one file, one process. The file is locked as long as the process lives."""

import os
import sqlite3
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any

from tablewright.kernel.errors import TablewrightError
from tablewright.match.entries import Entry
from tablewright.server.store.base import Lease
from tablewright.server.store.statements import Statement, insertion

PAGES_AT_ONCE = 10_000  # given back to the system after a sweep; of 4 kB each
# auto_vacuum counts for a new file only; one of an older version gives nothing back until somebody runs VACUUM
PRAGMAS = ("auto_vacuum=INCREMENTAL", "journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


class Sqlite:
    """The database in a file; `:memory:` is refused, since nothing there would be kept."""

    is_shared = False
    me = "here"

    def __init__(self, path: str) -> None:
        self._path = Path(path)
        self._connection: sqlite3.Connection | None = None
        self._lock: IO[str] | None = None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def open(self) -> None:
        if str(self._path) == ":memory:":
            raise TablewrightError("--db: expected a file or postgresql://..., since nothing in memory would be kept")
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = locked(Path(f"{self._path}.lock"))
        try:
            self._connection = self._connect()
            self._reading = self._connect()
        except sqlite3.DatabaseError as error:
            self.close()
            raise TablewrightError(f"--db {self._path}: not a database that can be used ({error})") from None

    def ready(self) -> None:
        """Nobody else waits for it."""

    def close(self) -> None:
        if self._connection is not None:
            self._reading.close()
            self._connection.close()
            self._connection = None
        if self._lock is not None:
            self._lock.close()

    def commit(self, groups: list[Sequence[Statement]]) -> list[list[int]]:
        assert self._connection is not None
        run = self._connection.execute
        run("BEGIN IMMEDIATE")
        try:
            changed = [[run(s.sql, s.parameters).rowcount for s in group] for group in groups]
            run("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                run("ROLLBACK")
            raise
        return changed

    def query(self, sql: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._reading.execute(sql, parameters).fetchall()

    def append_statement(self, table: str, entry: Entry) -> Statement:
        return insertion(table, entry)

    def lease(self, table: str, now: int) -> Lease:
        """The file is ours alone."""
        return Lease(True, int(self.query("SELECT at FROM alive WHERE id = 1")[0][0]))

    def release_statements(self, table: str) -> list[Statement]:
        return []

    def heartbeat_statements(self, now: int, tables: Sequence[str]) -> list[Statement]:
        return [Statement("UPDATE alive SET at = ? WHERE id = 1", (now,))]

    def unleased(self) -> str:
        return "1 = 1"  # the file is this process's alone

    def tidying(self) -> list[Statement]:
        """One page at a time: the pragma frees a page a step, and Python's `execute` takes one step."""
        unused = int(self.query("PRAGMA freelist_count")[0][0])
        return [Statement("PRAGMA incremental_vacuum(1)", ())] * min(unused, PAGES_AT_ONCE)

    def is_away(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.OperationalError)

    def notify_statements(self, channel: str, payload: str) -> list[Statement]:
        return []

    def listen(self, heard: Callable[[str, str], object]) -> None:
        """Nobody else is there."""


def locked(path: Path) -> IO[str]:
    """A file that only one process can hold; the system lets go of it when the process ends, however it ends."""
    held = path.open("w")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise TablewrightError(
            f"{path.with_suffix('')} is in use by another server; stop that one, or choose another file with --db. "
            "Several servers can share a PostgreSQL database."
        ) from None
    held.write(str(os.getpid()))
    held.flush()
    return held
