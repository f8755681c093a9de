"""The store in SQL that SQLite and PostgreSQL both understand; what differs is in `sqlite.py` and `postgres.py`."""

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec

from tablewright.kernel.errors import TablewrightError
from tablewright.match.entries import Entry, Setup
from tablewright.server.store.base import Lease, Stored
from tablewright.server.store.schema import MIGRATIONS, VERSION
from tablewright.server.store.statements import Statement, deletions, insertion, text_of
from tablewright.server.store.writer import Writer

_entry = msgspec.json.Decoder(Entry)
_setup = msgspec.json.Decoder(Setup)


class Database(Protocol):
    """A database as the store needs it. Each method is called by one thread only: the writer's or the reader's."""

    is_shared: bool
    me: str

    def open(self) -> None:
        """Connect, for the writer."""

    def ready(self) -> None:
        """The tables are up to date."""

    def close(self) -> None: ...

    def commit(self, groups: list[Sequence[Statement]]) -> list[list[int]]:
        """All statements in one transaction; how many rows each changed."""

    def query(self, sql: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Read, on a connection of the reader's own."""

    def append_statement(self, table: str, entry: Entry) -> Statement:
        """Insert an entry, if this process may."""

    def lease(self, table: str, now: int) -> Lease: ...

    def release_statements(self, table: str) -> list[Statement]: ...

    def heartbeat_statements(self, now: int) -> list[Statement]: ...

    def notify_statements(self, channel: str, payload: str) -> list[Statement]: ...

    def listen(self, heard: Callable[[str, str], object]) -> None: ...


class SqlStore:
    """Matches in a database."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self.writer = Writer(database.commit)
        self._reader = ThreadPoolExecutor(1, "store-reader")

    @property
    def is_shared(self) -> bool:
        return self._db.is_shared

    @property
    def me(self) -> str:
        """The name of this process among those that share the tables."""
        return self._db.me

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._reader, self._prepare)
        self.writer.start()

    def _prepare(self) -> None:
        self._db.open()
        migrate(self._db)
        self._db.ready()

    async def close(self) -> None:
        await self.writer.finish()
        await asyncio.get_running_loop().run_in_executor(self._reader, self._db.close)
        self._reader.shutdown()

    async def _query(self, sql: str, *parameters: Any) -> list[tuple[Any, ...]]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._db.query, sql, parameters)

    async def create(self, setup: Setup, secret: str, invite: str, phase: str, entries: list[Entry]) -> None:
        row = (setup.table, text_of(setup), secret, invite, setup.game, phase, int(setup.settings.is_public))
        sql = (
            "INSERT INTO matches (id, setup, secret, invite, game, phase, is_public, touched) VALUES (?,?,?,?,?,?,?,?)"
        )
        made = Statement(sql, (*row, entries[-1].at if entries else setup.created))
        await self.writer.write(made, *(insertion(setup.table, entry) for entry in entries))

    async def append(self, table: str, entry: Entry) -> None:
        told = self._db.notify_statements("log", f"{table} {entry.number}")
        await self.writer.write(self._db.append_statement(table, entry), *told)

    async def touch(self, table: str, phase: str, at: int) -> None:
        sql = "UPDATE matches SET phase = ?, touched = ? WHERE id = ?"
        await self.writer.write(Statement(sql, (phase, at, table)))

    async def say(self, table: str, line: dict[str, Any]) -> None:
        sql = "INSERT INTO chat (match, line, body) VALUES (?,?,?) ON CONFLICT DO NOTHING"
        told = self._db.notify_statements("chat", f"{table} {line['line']}")
        await self.writer.write(Statement(sql, (table, line["line"], json.dumps(line)), must_change=True), *told)

    async def load(self, table: str) -> Stored | None:
        rows = await self._query("SELECT setup, secret FROM matches WHERE id = ?", table)
        if not rows:
            return None
        chat = await self._query("SELECT body FROM chat WHERE match = ? ORDER BY line DESC LIMIT 200", table)
        lines = [json.loads(body) for (body,) in reversed(chat)]
        return Stored(_setup.decode(rows[0][0]), rows[0][1], await self.entries_after(table, 0), lines)

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        sql = "SELECT body FROM entries WHERE match = ? AND number > ? ORDER BY number"
        return [_entry.decode(body) for (body,) in await self._query(sql, table, number)]

    async def chat_line(self, table: str, line: int) -> dict[str, Any] | None:
        rows = await self._query("SELECT body FROM chat WHERE match = ? AND line = ?", table, line)
        return json.loads(rows[0][0]) if rows else None

    async def listed(self, game: str, most: int) -> list[str]:
        sql = "SELECT id FROM matches WHERE phase = 'waiting' AND is_public = 1{} ORDER BY touched DESC LIMIT ?"
        if game:
            return [row[0] for row in await self._query(sql.format(" AND game = ?"), game, most)]
        return [row[0] for row in await self._query(sql.format(""), most)]

    async def invited(self, invite: str) -> str | None:
        rows = await self._query("SELECT id FROM matches WHERE invite = ?", invite)
        return rows[0][0] if rows else None

    async def is_invite(self, table: str, invite: str) -> bool:
        return bool(await self._query("SELECT 1 FROM matches WHERE id = ? AND invite = ?", table, invite))

    async def count(self) -> int:
        return int((await self._query("SELECT COUNT(*) FROM matches"))[0][0])

    async def delete(self, table: str) -> None:
        await self.writer.write(*deletions("match = ?", "id = ?", (table,)))

    async def sweep(self, waiting: int, unfinished: int, finished: int) -> int:
        old = (
            "(phase = 'waiting' AND touched < ?) OR (phase IN ('playing', 'frozen') AND touched < ?) "
            "OR (phase IN ('over', 'closed') AND touched < ?)"
        )
        times = (waiting, unfinished, finished)
        count = int((await self._query(f"SELECT COUNT(*) FROM matches WHERE {old}", *times))[0][0])
        if count:
            chosen = f"match IN (SELECT id FROM matches WHERE {old})"
            await self.writer.write(*deletions(chosen, old, times))
        return count

    async def lease(self, table: str, now: int) -> Lease:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._db.lease, table, now)

    async def release(self, table: str) -> None:
        if statements := self._db.release_statements(table):
            await self.writer.write(*statements)

    async def heartbeat(self, now: int) -> None:
        await self.writer.write(*self._db.heartbeat_statements(now))

    async def notify(self, channel: str, payload: str) -> None:
        if statements := self._db.notify_statements(channel, payload):
            await self.writer.write(*statements)

    def listen(self, heard: Callable[[str, str], object]) -> None:
        loop = asyncio.get_running_loop()
        self._db.listen(lambda channel, payload: loop.call_soon_threadsafe(heard, channel, payload))


def migrate(database: Database) -> None:
    """Bring the tables up to date; a database of a newer program is refused."""
    database.commit([[Statement("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)", ())]])
    rows = database.query("SELECT MAX(number) FROM schema_version")
    found = rows[0][0] or 0
    if found > VERSION:
        raise TablewrightError(
            f"the database has version {found}, made by a newer Tablewright; this one knows versions up to {VERSION}"
        )
    for number in range(found, VERSION):
        steps = [Statement(sql, ()) for sql in MIGRATIONS[number]]
        database.commit([[*steps, Statement("INSERT INTO schema_version (number) VALUES (?)", (number + 1,))]])
