"""The store in SQL that SQLite and PostgreSQL both understand; what differs is in `sqlite.py` and `postgres.py`."""

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import msgspec

from tablewright.kernel.errors import TablewrightError
from tablewright.match.entries import Entry, Setup
from tablewright.server.store.base import Finished, Lease, Old, Stored
from tablewright.server.store.questions import Questions
from tablewright.server.store.schema import MIGRATIONS, VERSION
from tablewright.server.store.statements import Statement, deletions, insertion, rules_of, text_of
from tablewright.server.store.writer import Writer, failed

T = TypeVar("T")

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

    def heartbeat_statements(self, now: int, tables: Sequence[str]) -> list[Statement]: ...

    def unleased(self) -> str:
        """The condition that no living process runs the table `matches.id`, in SQL."""

    def tidying(self) -> list[Statement]:
        """What gives unused room back to the system."""

    def is_away(self, error: Exception) -> bool:
        """Whether an error says that nothing can be written now, whatever it is."""

    def notify_statements(self, channel: str, payload: str) -> list[Statement]: ...

    def listen(self, heard: Callable[[str, str], object]) -> None: ...


class Store:
    """Matches in a database."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self.writer = Writer(database.commit, database.is_away)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self.questions = Questions(self.writer, self._query, database.me)

    @property
    def is_shared(self) -> bool:
        return self._db.is_shared

    @property
    def me(self) -> str:
        """The name of this process among those that share the tables."""
        return self._db.me

    def check(self) -> None:
        """Open it and close it again, so that what is wrong is told in a line before anything is started."""
        try:
            self._db.open()
        finally:
            self._db.close()

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
        return await self._read(self._db.query, sql, parameters)

    async def _read(self, look: Callable[..., T], *arguments: Any) -> T:
        """Ask the database in the thread that reads; StoreFailed while it is away."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, look, *arguments)
        except Exception as error:
            raise failed(error, self._db.is_away(error)) from error

    async def create(self, setup: Setup, secret: str, invite: str, phase: str, entries: list[Entry]) -> None:
        row = (setup.table, text_of(setup), secret, invite, setup.game, phase, int(setup.settings.is_public))
        sql = (
            "INSERT INTO matches (id, setup, secret, invite, game, phase, is_public, touched) VALUES (?,?,?,?,?,?,?,?)"
        )
        made = Statement(sql, (*row, entries[-1].at if entries else setup.created))
        await self.writer.write(made, *(insertion(setup.table, entry) for entry in entries))

    async def append(self, table: str, entry: Entry, touch: bool = True) -> None:
        """Keep one more entry; Conflict if its number or its wish is there already. `touch`: also note the time."""
        told = self._db.notify_statements("log", f"{table} {entry.number}")
        noted = [Statement("UPDATE matches SET touched = ? WHERE id = ?", (entry.at, table))] if touch else []
        await self.writer.write(self._db.append_statement(table, entry), *noted, *told)

    async def touch(self, table: str, phase: str, at: int) -> None:
        """Note the phase of a table, for lists and for the sweep."""
        sql = "UPDATE matches SET phase = ?, touched = ? WHERE id = ?"
        await self.writer.write(Statement(sql, (phase, at, table)))

    async def finish(self, table: str, phase: str, at: int, kept: Finished) -> None:
        """Note that a game is over, and keep its record and story."""
        sql = "INSERT INTO finished (match, record, story, rules) VALUES (?,?,?,?) ON CONFLICT DO NOTHING"
        row = (table, text_of(kept.record), text_of(kept.story), rules_of(kept.record))
        noted = Statement("UPDATE matches SET phase = ?, touched = ? WHERE id = ?", (phase, at, table))
        await self.writer.write(noted, Statement(sql, row))

    async def finished(self, table: str) -> Finished | None:
        rows = await self._query("SELECT record, story FROM finished WHERE match = ?", table)
        return Finished(json.loads(rows[0][0]), json.loads(rows[0][1])) if rows else None

    async def played_under(self, rules: str, most: int) -> list[str]:
        """The records of the last finished games under some rules, as text; see `rules_of`."""
        sql = (
            "SELECT finished.record FROM finished JOIN matches ON matches.id = finished.match "
            "WHERE finished.rules = ? ORDER BY matches.touched DESC LIMIT ?"
        )
        return [row[0] for row in await self._query(sql, rules, most)]

    async def say(self, table: str, line: dict[str, Any], most: int) -> None:
        """Keep a line of chat, and only the last `most` of them."""
        sql = "INSERT INTO chat (match, line, body) VALUES (?,?,?) ON CONFLICT DO NOTHING"
        told = self._db.notify_statements("chat", f"{table} {line['line']}")
        kept = Statement(sql, (table, line["line"], json.dumps(line)), must_change=True)
        trimmed = Statement("DELETE FROM chat WHERE match = ? AND line <= ?", (table, line["line"] - most))
        await self.writer.write(kept, trimmed, *told)

    async def load(self, table: str) -> Stored | None:
        """A table, read from its parts to the whole: what is deleted meanwhile is not there at all."""
        entries = await self.entries_after(table, 0)
        chat = await self._query("SELECT body FROM chat WHERE match = ? ORDER BY line DESC LIMIT 200", table)
        rows = await self._query("SELECT setup, secret, phase, touched FROM matches WHERE id = ?", table)
        if not rows:
            return None
        setup, secret, phase, touched = rows[0]
        lines = [json.loads(body) for (body,) in reversed(chat)]
        return Stored(_setup.decode(setup), secret, entries, lines, phase, touched)

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

    async def old(self, times: Old) -> list[str]:
        """Tables in which nothing has happened since these times, as far as the notes about them say."""
        sql = (
            "SELECT id FROM matches WHERE (phase = 'waiting' AND touched < ?) "
            "OR (phase IN ('over', 'closed') AND touched < ?) "
            "OR (phase NOT IN ('waiting', 'over', 'closed') AND touched < ?) ORDER BY touched"
        )
        return [row[0] for row in await self._query(sql, times.waiting, times.finished, times.unfinished)]

    async def delete_untouched(self, table: str, touched: int) -> None:
        """Delete a table, unless something has happened at it since, or another process runs it."""
        still = f"SELECT id FROM matches WHERE id = ? AND touched = ? AND {self._db.unleased()}"
        await self.writer.write(*deletions(f"match IN ({still})", f"id IN ({still})", (table, touched)))

    async def tidy(self) -> None:
        """Give room that deleted tables have left back to the system."""
        if statements := await asyncio.get_running_loop().run_in_executor(self._reader, self._db.tidying):
            await self.writer.write(*statements)

    async def lease(self, table: str, now: int) -> Lease:
        return await self._read(self._db.lease, table, now)

    async def release(self, table: str) -> None:
        if statements := self._db.release_statements(table):
            await self.writer.write(*statements)

    async def is_mine(self, table: str) -> bool:
        """Whether this process has the lease of a table already."""
        sql = "SELECT 1 FROM leases WHERE match = ? AND owner = ?"
        return not self.is_shared or bool(await self._query(sql, table, self.me))

    async def heartbeat(self, now: int, tables: Sequence[str]) -> None:
        """A sign of life; the leases of these tables, which this process runs, are renewed."""
        await self.writer.write(*self._db.heartbeat_statements(now, tables))

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
