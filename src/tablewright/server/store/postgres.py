"""PostgreSQL: several server processes share the tables. A lease says which of them runs one; NOTIFY tells the rest.

Every entry is inserted under the condition that the writer still has the lease; should two processes believe so for a
moment, the unique number of the entry lets only one of them through.
"""

import logging
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import psycopg

from tablewright.kernel.errors import TablewrightError
from tablewright.match.entries import Entry
from tablewright.server.store.base import Lease
from tablewright.server.store.statements import Statement, row_of

log = logging.getLogger("tablewright.postgres")
CHANNEL = "tablewright"
LEASE = 5_000  # ms without a sign of life until another process may take a table over
MIGRATION_LOCK = 7_241_006
# gone, or become a copy that only reads, as after a change-over to another machine
AWAY = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)
NOW = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT"  # the database's clock, the same for all


@cache
def _translated(sql: str) -> str:
    return sql.replace("?", "%s")


class Postgres:
    """The database at an address."""

    is_shared = True

    def __init__(self, url: str, name: str) -> None:
        self._url, self.me = url, name
        self._writing: psycopg.Connection[Any] | None = None
        self._reading: psycopg.Connection[Any] | None = None
        self._is_closed = False
        self._listener: threading.Thread | None = None

    def _connect(self) -> "psycopg.Connection[Any]":
        return psycopg.connect(self._url, autocommit=True, connect_timeout=10)

    def open(self) -> None:
        try:
            self._writing, self._reading = self._connect(), self._connect()
        except psycopg.Error as error:
            why = " ".join(str(error).split())  # libpq's words have several lines
            raise TablewrightError(f"--db: the PostgreSQL database cannot be reached: {why}") from None
        self._writing.execute("SELECT pg_advisory_lock(%s)", (MIGRATION_LOCK,))  # two may start at once

    def ready(self) -> None:
        assert self._writing is not None
        self._writing.execute("SELECT pg_advisory_unlock(%s)", (MIGRATION_LOCK,))

    def close(self) -> None:
        self._is_closed = True
        for connection in (self._writing, self._reading):
            if connection is not None:
                connection.close()
        if self._listener is not None:
            self._listener.join(5)

    def commit(self, groups: list[Sequence[Statement]]) -> list[list[int]]:
        if self._writing is None or self._writing.closed:
            self._writing = self._connect()
        connection = self._writing
        try:
            with connection.pipeline(), connection.transaction():
                cursors = [[connection.execute(_translated(s.sql), s.parameters) for s in group] for group in groups]
        except AWAY:
            connection.close()  # the next transaction connects anew
            raise
        return [[cursor.rowcount for cursor in group] for group in cursors]

    def query(self, sql: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        for attempt in range(2):
            try:
                if self._reading is None or self._reading.closed:
                    self._reading = self._connect()
                return self._reading.execute(_translated(sql), parameters).fetchall()
            except AWAY:
                if self._reading is not None:
                    self._reading.close()
                if attempt:
                    raise
        raise AssertionError("unreachable")

    def append_statement(self, table: str, entry: Entry) -> Statement:
        sql = (
            "INSERT INTO entries (match, number, client, body) SELECT ?, ?, ?, ? "
            "WHERE EXISTS (SELECT 1 FROM leases WHERE match = ? AND owner = ?) "
            "AND EXISTS (SELECT 1 FROM matches WHERE id = ?) ON CONFLICT DO NOTHING"
        )
        return Statement(sql, (*row_of(table, entry), table, self.me, table), must_change=True)

    def lease(self, table: str, now: int) -> Lease:
        """Take a table that has no owner, or whose owner has given no sign of life for long."""
        sql = (
            "WITH known AS (SELECT renewed FROM leases WHERE match = ?) "
            f"INSERT INTO leases (match, owner, renewed) VALUES (?, ?, {NOW}) ON CONFLICT (match) DO UPDATE "
            f"SET owner = excluded.owner, renewed = excluded.renewed "
            f"WHERE leases.owner = excluded.owner OR leases.renewed < {NOW} - {LEASE} "
            "RETURNING COALESCE((SELECT renewed FROM known), 0)"
        )
        taken = self.query(sql, (table, table, self.me))
        return Lease(bool(taken), int(taken[0][0]) if taken else 0)

    def release_statements(self, table: str) -> list[Statement]:
        return [Statement("DELETE FROM leases WHERE match = ? AND owner = ?", (table, self.me))]

    def heartbeat_statements(self, now: int, tables: Sequence[str]) -> list[Statement]:
        """Only what this process still runs: a table that was put away may be taken over at once."""
        sql = f"UPDATE leases SET renewed = {NOW} WHERE owner = ? AND match = ANY(?)"
        return [Statement(sql, (self.me, list(tables)))]

    def unleased(self) -> str:
        fresh = f"SELECT 1 FROM leases WHERE leases.match = matches.id AND leases.renewed >= {NOW} - {LEASE}"
        return f"NOT EXISTS ({fresh})"

    def tidying(self) -> list[Statement]:
        """PostgreSQL does it by itself."""
        return []

    def is_away(self, error: Exception) -> bool:
        return isinstance(error, AWAY)

    def notify_statements(self, channel: str, payload: str) -> list[Statement]:
        return [Statement("SELECT pg_notify(?, ?)", (CHANNEL, f"{channel} {payload}"))]

    def listen(self, heard: Callable[[str, str], object]) -> None:
        self._listener = threading.Thread(target=self._listen, args=(heard,), name="store-listener", daemon=True)
        self._listener.start()

    def _listen(self, heard: Callable[[str, str], object]) -> None:
        while not self._is_closed:
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    heard("listening", "")
                    while not self._is_closed:
                        for notice in connection.notifies(timeout=0.5):
                            channel, _, payload = notice.payload.partition(" ")
                            heard(channel, payload)
            except psycopg.Error as error:
                if not self._is_closed:
                    log.warning("listening to the database failed (%s); trying again", error)
                    time.sleep(1)
            except RuntimeError:
                return  # the loop that listened is closed
