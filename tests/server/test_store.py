"""The store: what was awaited is kept, nothing is kept twice, and one writer's conflict is nobody else's."""

import asyncio
import sqlite3
from typing import Any

import pytest
from tests.match.made import START, setup, waiting

from tablewright.kernel.errors import TablewrightError
from tablewright.match.entries import Entry
from tablewright.server.store import Conflict, open_store
from tablewright.server.store.schema import VERSION


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
        await store.say("t", {"line": 1, "text": "hello"})
        assert await store.sweep(START - 1, START + 1, START + 1) == 0
        assert await store.sweep(START + 1, 0, 0) == 1
        left = [store._db.query(f"SELECT COUNT(*) FROM {name}") for name in ("matches", "entries", "chat")]
        await with_table(store)
        await store.delete("t")
        return left, await store.count()

    left, count = run(tmp_path / "t", job)
    assert (left, count) == ([[(0,)]] * 3, 0)
