"""The database is away: everybody is told to try again, nobody is told of a fault, and afterwards all goes on."""

import asyncio
import itertools
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import psycopg
import pytest
from tests.server.database import WITHOUT, Database, database, programs
from tests.server.running import PATIENCE, Player, Running
from tests.server.test_play import code

from tablewright.server.store import postgres as postgres_store
from tablewright.server.tables import cluster

WISH = {"game": "quoridor", "players": 2, "seats": [{"kind": "me"}], "start": True, "is_public": True}
Made = dict[str, Any]


def mine(made: Made) -> dict[str, str]:
    return {"authorization": f"Seat {made['keys']['0']}"}


# What may be asked of a table, and what the answer is when all is well.
ASKED: dict[str, tuple[int, Callable[[httpx.Client, Made], httpx.Response]]] = {
    "create": (201, lambda http, made: http.post("/api/tables", json=WISH)),
    "list": (200, lambda http, made: http.get("/api/tables")),
    "card": (200, lambda http, made: http.get(f"/api/tables/{made['table']}")),
    "view": (200, lambda http, made: http.get(f"/api/tables/{made['table']}/view", headers=mine(made))),
    "record": (200, lambda http, made: http.get(f"/api/tables/{made['table']}/record", headers=mine(made))),
    "join": (200, lambda http, made: http.post("/api/join", json={"code": made["invite"]})),
    "delete": (204, lambda http, made: http.delete(f"/api/tables/{made['table']}", headers=mine(made))),
}


def put_away(server: Running, table: str) -> None:
    """Whoever asks for it next has to read it."""
    if (live := server.hub.live(table)) is not None:
        server.in_loop(live.stop)


class Failing:
    """The n-th time that the database is asked or written to, it is away."""

    def __init__(self, server: Running, n: int, error: Exception) -> None:
        self._left, self._error, self.has_failed = n, error, False
        store = server.hub.store
        self._places = [(store._db, "query"), (store._db, "lease"), (store.writer, "_commit")]

    @contextmanager
    def __call__(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        with monkeypatch.context() as patch:
            for where, name in self._places:
                patch.setattr(where, name, self._perhaps(getattr(where, name)))
            yield

    def _perhaps(self, job: Callable[..., Any]) -> Callable[..., Any]:
        def done(*arguments: Any) -> Any:
            self._left -= 1
            if self._left == 0:
                self.has_failed = True
                raise self._error
            return job(*arguments)

        return done


@pytest.mark.parametrize("name", ASKED)
def test_whenever_the_database_fails_one_is_to_try_again_and_then_it_is_done(server, monkeypatch, name):
    """Each time that a request needs the database, one after the other."""
    right, ask = ASKED[name]
    for n in itertools.count(1):
        made = server.table(**WISH)
        put_away(server, made["table"])
        failing = Failing(server, n, sqlite3.OperationalError("disk I/O error"))
        with failing(monkeypatch):
            answer = ask(server.http, made)
        if not failing.has_failed:
            assert answer.status_code == right, "all went well"
            break
        assert answer.status_code in (right, 503), (n, answer.text)
        if answer.status_code == 503:
            assert answer.json()["code"] == "store"
            assert ask(server.http, made).status_code == right, n
    assert n > 1, "it does need the database"


def test_who_has_sat_down_gets_the_key_though_the_game_cannot_begin_now(server, monkeypatch):
    made = server.table(**WISH)
    live, append = server.hub.live(made["table"]), server.hub.store.append

    async def only_once(*arguments: Any) -> None:
        monkeypatch.setattr(server.hub.store, "append", fails)
        await append(*arguments)

    async def fails(*arguments: Any) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(server.hub.store, "append", only_once)
        joined = server.http.post("/api/join", json={"code": made["invite"]})
        assert joined.status_code == 200
        assert server.in_loop(lambda: asyncio.wait_for(live.task, PATIENCE)) is None, "the table is put away"
        monkeypatch.undo()
    ben = Player(server, made["table"], [joined.json()["key"]])
    assert ben.until("view", lambda m: m["view"]["phase"] == "playing"), "it begins when somebody comes"
    ben.close()


@pytest.fixture(scope="module")
def away() -> Iterator[tuple[Database, Running, Running]]:
    """A database that can be stopped, and two servers that share it."""
    if programs() is None:
        pytest.skip(WITHOUT)
    with pytest.MonkeyPatch.context() as patch, database() as running:
        patch.setattr(postgres_store, "LEASE", 3_600_000)  # ms; nobody is taken for dead
        patch.setattr(cluster, "ATTEMPTS", 300)
        servers = Running(running.url, name="one"), Running(running.url, name="two")
        yield running, *servers
        for server in servers:
            server.stop()


def test_while_the_database_is_stopped_all_requests_say_so_and_afterwards_none_does(away):
    stopped, *servers = away
    made = {name: servers[0].table(**WISH) for name in ASKED}
    for name in ("view", "record"):
        put_away(servers[0], made[name]["table"])
    stopped.stop()
    for server in servers:
        for name, (right, ask) in ASKED.items():
            answer = ask(server.http, made[name])
            assert answer.status_code in (right, 503), (name, answer.text)
    for name in ("create", "list", "join", "delete"):
        assert ASKED[name][1](servers[0].http, made[name]).status_code == 503, name
    stopped.start()
    for server, names in zip(servers, (ASKED, ("create", "list", "card", "view", "record"))):
        for name in names:
            right, ask = ASKED[name]
            assert ask(server.http, made[name]).status_code == right, name


def test_players_whose_database_was_stopped_play_on(away):
    stopped, one, two = away
    made = one.table(**WISH)
    joined = two.http.post("/api/join", json={"code": made["invite"]}).json()
    ann = Player(one, made["table"], [made["keys"]["0"]])
    ann.until("view", lambda m: bool(m["view"]["choices"]))
    stopped.stop()
    move = ann.view["view"]["choices"][0]["move"]
    ann.say({"type": "move", "id": "m", "seat": 0, "number": ann.view["number"], "move": move})
    assert ann.goodbye()["code"] == "store"
    shut_out = Player(one, made["table"], [made["keys"]["0"]])
    assert shut_out.goodbye()["code"] == "store"
    stopped.start()
    again = Player(one, made["table"], [made["keys"]["0"]])
    ack = again.move(move, id="m")
    assert code(ack) == "ack"
    ben = Player(two, made["table"], [joined["key"]])
    ben.until("view", lambda m: bool(m["view"]["choices"]))
    assert code(ben.move(ben.view["view"]["choices"][0]["move"])) == "ack"
    for player in (ann, shut_out, again, ben):
        player.close()


@pytest.mark.parametrize(
    "error",
    [psycopg.errors.AdminShutdown, psycopg.errors.CannotConnectNow, psycopg.errors.TooManyConnections,
     psycopg.errors.ReadOnlySqlTransaction, psycopg.InterfaceError],
)  # fmt: skip
def test_whatever_a_database_says_that_cannot_be_written_to(away, monkeypatch, error):
    _, one, _ = away

    def fails(*arguments: Any) -> None:
        raise error("not now")

    with monkeypatch.context() as patch:
        patch.setattr(one.hub.store.writer, "_commit", fails)
        answer = one.http.post("/api/tables", json=WISH)
    assert (answer.status_code, answer.json()["code"]) == (503, "store")
    assert one.http.post("/api/tables", json=WISH).status_code == 201
