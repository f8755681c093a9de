"""Questions of the lab: what was asked, how far it is, and the report. Several servers share them.

One server plays a question (`owner`), and says so again and again (`renewed`). Should two believe so for a moment,
nothing is lost: both play the same games and come to the same report.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from tablewright.server.store.statements import Statement, text_of
from tablewright.server.store.writer import Writer

LEASE = 15_000  # ms without a sign of life until another server may go on with a question
ACTIVE = "phase IN ('waiting', 'running')"
WAITING, RUNNING, PAUSED, DONE, FAILED = "waiting", "running", "paused", "done", "failed"
Query = Callable[..., Awaitable[list[tuple[Any, ...]]]]


class StoredQuestion(msgspec.Struct):
    """A question as the store has it, without its report."""

    id: str
    asks: dict[str, Any]  # as it was put, with what was left to us filled in
    question: dict[str, Any]  # as the lab has it
    command: str
    asker: str  # hash of the key of whoever may pause it
    asked: int  # ms since 1970
    phase: str = WAITING
    why: str = ""  # it rests: decided, time, blocks, asked
    used: float = 0.0  # s that it was played
    granted: float = 0.0  # s that it may be played
    games: int = 0
    decided: bool = False
    problem: str = ""
    version: int = 1
    report: int = 0  # the number of the newest report
    verdict: str = ""
    strengths: msgspec.Raw = msgspec.Raw(b"[]")

    @property
    def is_active(self) -> bool:
        return self.phase in (WAITING, RUNNING)


_kept = msgspec.json.Decoder(StoredQuestion)


class Questions:
    """The questions in a database."""

    def __init__(self, writer: Writer, query: Query, me: str) -> None:
        self._write, self._query, self.me = writer.write, query, me

    async def add(self, kept: StoredQuestion, now: int) -> None:
        """A new question, which this server plays; Conflict if it is known."""
        sql = (
            "INSERT INTO questions (id, phase, owner, renewed, touched, body, report) VALUES (?,?,?,?,?,?,'') "
            "ON CONFLICT DO NOTHING"
        )
        row = (kept.id, kept.phase, self.me, now, now, text_of(kept))
        await self._write(Statement(sql, row, must_change=True))

    async def find(self, name: str) -> StoredQuestion | None:
        found = await self.several([name])
        return found[0] if found else None

    async def several(self, names: Sequence[str]) -> list[StoredQuestion]:
        if not names:
            return []
        places = ",".join("?" * len(names))
        rows = await self._query(f"SELECT body FROM questions WHERE id IN ({places})", *names)
        return [_kept.decode(body) for (body,) in rows]

    async def report(self, name: str) -> bytes:
        """The newest report that was kept, as JSON; empty without one."""
        rows = await self._query("SELECT report FROM questions WHERE id = ?", name)
        return rows[0][0].encode() if rows else b""

    async def file(self, name: str) -> bytes | None:
        rows = await self._query("SELECT file FROM questions WHERE id = ?", name)
        return bytes(rows[0][0]) if rows and rows[0][0] is not None else None

    async def note(
        self, kept: StoredQuestion, now: int, report: bytes | None = None, file: bytes | None = None
    ) -> None:
        """How far it is; Conflict if it is not this server's to play any more."""
        more, values = "", [kept.phase, now, now, text_of(kept)]
        if report is not None:
            more, values = ", report = ?, file = ?", [*values, report.decode(), file]
        changed = f"phase = ?, renewed = ?, touched = ?, body = ?{more}"
        sql = f"UPDATE questions SET {changed} WHERE id = ? AND owner = ? AND {ACTIVE}"
        await self._write(Statement(sql, (*values, kept.id, self.me), must_change=True))

    async def pause(self, kept: StoredQuestion, now: int) -> None:
        """Whoever plays it finds out with its next note; Conflict if nobody does."""
        sql = f"UPDATE questions SET phase = ?, touched = ?, body = ? WHERE id = ? AND {ACTIVE}"
        await self._write(Statement(sql, (kept.phase, now, text_of(kept), kept.id), must_change=True))

    async def take(self, kept: StoredQuestion, now: int) -> None:
        """Go on with a question that rests, or whose server is gone; Conflict if somebody plays it."""
        sql = (
            "UPDATE questions SET phase = ?, owner = ?, renewed = ?, touched = ?, body = ? "
            f"WHERE id = ? AND (NOT {ACTIVE} OR owner = ? OR renewed < ?)"
        )
        row = (kept.phase, self.me, now, now, text_of(kept), kept.id, self.me, now - LEASE)
        await self._write(Statement(sql, row, must_change=True))

    async def renew(self, names: Sequence[str], now: int) -> None:
        """Signs of life for questions that wait here."""
        sql = "UPDATE questions SET renewed = ? WHERE id = ? AND owner = ?"
        if names:
            await self._write(*(Statement(sql, (now, name, self.me)) for name in names))

    async def left_behind(self, now: int, is_shared: bool) -> list[StoredQuestion]:
        """Questions that were being played by a server that is gone."""
        old = now - LEASE if is_shared else now + LEASE
        rows = await self._query(f"SELECT body FROM questions WHERE {ACTIVE} AND renewed < ? ORDER BY touched", old)
        return [_kept.decode(body) for (body,) in rows]

    async def sweep(self, before: int, most: int) -> None:
        """Delete what rests and is old, and the oldest where there are too many."""
        await self._write(
            Statement(f"DELETE FROM questions WHERE NOT {ACTIVE} AND touched < ?", (before,)),
            Statement(
                f"DELETE FROM questions WHERE NOT {ACTIVE} AND id NOT IN "
                "(SELECT id FROM questions ORDER BY touched DESC LIMIT ?)",
                (most,),
            ),
        )

    async def count(self) -> int:
        return int((await self._query("SELECT COUNT(*) FROM questions"))[0][0])
