"""The store: what was awaited is kept, nothing is kept twice, and one writer's conflict is nobody else's."""

import asyncio
import sqlite3
from typing import Any

import pytest
from tests.match.made import START, setup, waiting

from tablewright.kernel.errors import TablewrightError
from tablewright.match.entries import Entry
from tablewright.server.store import Conflict, Old, StoreFailed, open_store
from tablewright.server.store.schema import VERSION
from tablewright.server.store.statements import Statement
from tablewright.server.store.writer import Writer, settle


def run(path, job) -> Any:
    """Do something with a store and close it."""

    async def opened() -> Any:
        store = open_store(str(path))
        await store.open()
        try:
            return await job(store)
        finally:
            await store.close()

    return asyncio.run(opened())


async def with_table(store, name: str = "t") -> None:
    match = waiting()
    made = setup("quoridor", 2)
    await store.create(made, "secret", "invite-hash", "waiting", match.entries)


def move(number: int, client: str = "") -> Entry:
    return Entry(number, START, "move", player=0, move="e2", client=client)


def test_a_table_comes_back_as_it_was(tmp_path):
    run(tmp_path / "t", with_table)

    async def load(store):
        return await store.load("t"), await store.load("u"), await store.invited("invite-hash"), await store.count()

    stored, missing, table, count = run(tmp_path / "t", load)
    assert stored.setup == setup("quoridor", 2)
    assert stored.entries == waiting().entries
    assert (stored.secret, missing, table, count) == ("secret", None, "t", 1)


def test_a_number_and_a_wish_are_kept_once(tmp_path):
    async def job(store):
        await with_table(store)
        await store.append("t", move(3, "0:a"))
        with pytest.raises(Conflict):
            await store.append("t", move(3, "0:b"))
        with pytest.raises(Conflict):
            await store.append("t", move(4, "0:a"))
        await store.append("t", move(4, "1:a"))
        return await store.entries_after("t", 2)

    assert [(entry.number, entry.client) for entry in run(tmp_path / "t", job)] == [(3, "0:a"), (4, "1:a")]


def test_a_conflict_in_a_group_is_nobody_elses(tmp_path):
    async def job(store):
        await with_table(store)
        jobs = [store.append("t", move(3 + n // 2)) for n in range(200)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert store.writer.commits < 100, "many waited for one commit"
        return answers, await store.entries_after("t", 2)

    answers, entries = run(tmp_path / "t", job)
    assert [isinstance(answer, Conflict) for answer in answers] == [False, True] * 100
    assert len(entries) == 100


def test_every_commit_reaches_the_disk(tmp_path):
    async def job(store):
        return store._db._connection.execute("PRAGMA synchronous").fetchone(), (
            store._db._connection.execute("PRAGMA journal_mode").fetchone()
        )

    assert run(tmp_path / "t", job) == ((2,), ("wal",))  # 2 is FULL


def test_a_file_belongs_to_one_server(tmp_path):
    async def job(store):
        with pytest.raises(TablewrightError, match="in use by another server"):
            await open_store(str(tmp_path / "t")).open()

    run(tmp_path / "t", job)
    run(tmp_path / "t", with_table)  # and to the next one when the first is gone


def test_a_newer_database_is_refused(tmp_path):
    run(tmp_path / "t", with_table)
    with sqlite3.connect(tmp_path / "t") as connection:
        connection.execute("INSERT INTO schema_version (number) VALUES (?)", (VERSION + 1,))
    connection.close()
    with pytest.raises(TablewrightError, match=f"version {VERSION + 1}"):
        run(tmp_path / "t", with_table)


def test_what_is_no_database_is_refused_in_words(tmp_path):
    (tmp_path / "t").write_bytes(b"not a database, but long enough to be looked at" * 50)
    with pytest.raises(TablewrightError, match="not a database"):
        run(tmp_path / "t", with_table)
    with pytest.raises(TablewrightError, match="in memory"):
        run(":memory:", with_table)
    with pytest.raises(TablewrightError, match="cannot be reached"):
        run("postgresql://nobody@127.0.0.1:1/none", with_table)


def test_old_tables_are_swept_and_deleted_ones_leave_nothing(tmp_path):
    async def job(store):
        await with_table(store)
        await store.say("t", {"line": 1, "text": "hello"}, 200)
        assert await store.old(Old(START - 1, START + 1, START + 1)) == []
        assert await store.old(Old(START + 1, 0, 0)) == ["t"]
        await store.delete_untouched("t", START - 5)
        assert await store.count() == 1, "something has happened there since"
        await store.delete_untouched("t", START)
        left = [store._db.query(f"SELECT COUNT(*) FROM {name}") for name in ("matches", "entries", "chat")]
        await with_table(store)
        await store.delete("t")
        return left, await store.count()

    left, count = run(tmp_path / "t", job)
    assert (left, count) == ([[(0,)]] * 3, 0)


def test_a_table_that_is_gone_takes_no_more_moves(tmp_path):
    async def job(store):
        await with_table(store)
        await store.delete("t")
        with pytest.raises(Conflict):
            await store.append("t", move(3))

    run(tmp_path / "t", job)


def test_chat_is_trimmed_on_the_disk(tmp_path):
    async def job(store):
        await with_table(store)
        for line in range(1, 8):
            await store.say("t", {"line": line, "text": "hello"}, 3)
        return store._db.query("SELECT line FROM chat ORDER BY line")

    assert run(tmp_path / "t", job) == [(5,), (6,), (7,)]


class Poisoned:
    """A database in which some writes fail, for themselves or because nothing can be written."""

    def __init__(self) -> None:
        self.kept, self.transactions, self.is_full = [], 0, False

    def commit(self, groups):
        self.transactions += 1
        if self.is_full:
            raise OSError("no space left")
        if any(statement.sql == "poison" for group in groups for statement in group):
            raise ValueError("this one cannot be written")
        self.kept += [statement.sql for group in groups for statement in group]
        return [[1] * len(group) for group in groups]


def written(database: Poisoned, *sqls: str) -> list[BaseException | None]:
    async def job():
        writer = Writer(database.commit, lambda error: isinstance(error, OSError))
        writer.start()
        jobs = [writer.write(Statement(sql, ())) for sql in sqls]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        await writer.finish()
        return answers

    return asyncio.run(job())


def test_a_write_that_cannot_be_poisons_no_other():
    database = Poisoned()
    answers = written(database, "a", "poison", "b", "c")
    assert [type(answer).__name__ for answer in answers] == ["NoneType", "ValueError", "NoneType", "NoneType"]
    assert database.kept == ["a", "b", "c"]


def test_when_nothing_can_be_written_nobody_is_made_to_wait_for_his_turn():
    database = Poisoned()
    database.is_full = True
    answers = written(database, "a", "b", "c")
    assert all(isinstance(answer, StoreFailed) for answer in answers)
    assert database.transactions == 1


def test_room_that_deleted_tables_left_is_given_back(tmp_path):
    async def job(store):
        await with_table(store)
        await asyncio.gather(*(store.append("t", move(number)) for number in range(3, 3000)))
        await store.delete("t")
        used = store._db.query("PRAGMA page_count")[0][0]
        await store.tidy()
        return used, store._db.query("PRAGMA page_count")[0][0]

    before, after = run(tmp_path / "t", job)
    assert before > 50
    assert after < before / 2


def test_somebody_who_waits_no_longer_is_no_reason_not_to_tell_the_others():
    async def job() -> list[object]:
        loop = asyncio.get_running_loop()
        gone, here, refused = (loop.create_future() for _ in range(3))
        gone.cancel()
        settle([(gone, None), (here, None), (refused, Conflict("no"))])
        return await asyncio.gather(here, refused, return_exceptions=True)

    first, second = asyncio.run(job())
    assert first is None
    assert isinstance(second, Conflict)
