"""Two servers and one PostgreSQL database: people at either, one log, and a survivor who takes over."""

import asyncio
from collections.abc import Iterator

import psycopg
import pytest
from tests.server.database import WITHOUT, postgres, programs
from tests.server.running import Player, Running, record_of
from tests.server.test_play import code

from tablewright.match.entries import Entry
from tablewright.match.record import verified
from tablewright.server.store import StoreFailed
from tablewright.server.store import postgres as postgres_store
from tablewright.server.tables import cluster as shared

pytestmark = [
    pytest.mark.skipif(programs() is None, reason=WITHOUT),
]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module", autouse=True)
def time_enough() -> Iterator[None]:
    """A server that a busy machine holds up is not taken for dead."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres_store, "LEASE", 3_600_000)  # ms
        patch.setattr(shared, "ATTEMPTS", 300)
        yield


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[Running, Running]]:
    servers = Running(database, name="one"), Running(database, name="two")
    yield servers
    for server in servers:
        server.stop()


def open_table(one: Running, two: Running, **wish):
    """A table made at one server, with Ann there and Ben at the other."""
    made = one.table(game="quoridor", players=2, seats=[{"kind": "me", "name": "Ann"}], start=True, **wish)
    joined = two.http.post("/api/join", json={"code": made["invite"], "name": "Ben"}).json()
    return made, Player(one, made["table"], [made["keys"]["0"]]), Player(two, made["table"], [joined["key"]])


def let_lapse(database: str, server: Running) -> None:
    """Long ago by the database's clock, and just now by the server's: its last sign of life."""
    with psycopg.connect(database) as line:
        line.execute("UPDATE leases SET renewed = %s WHERE owner = %s", (server.now(), server.hub.store.me))


def test_people_at_two_servers_play_one_game(pair):
    one, two = pair
    made, ann, ben = open_table(one, two)
    for turn in range(3):
        for player, other, move in ((ann, ben, f"e{2 + turn}"), (ben, ann, f"e{8 - turn}")):
            player.until("view", lambda m: bool(m["view"]["choices"]))
            ack = player.move(move)
            assert code(ack) == "ack"
            other.catch_up(ack["number"])
    assert ann.view["view"]["observation"]["state"] == ben.view["view"]["observation"]["state"]
    assert [table.is_owner for server in pair for table in server.hub.tables if table.id == made["table"]] == [
        True,
        False,
    ]
    assert code(ben.move("a1h")) == "not-your-turn", "refusals come from the owner, too"
    assert code(ben.wish("say", text="hello from two")) == "ack"
    assert ann.until("said")["text"] == "hello from two"
    assert code(ann.wish("say", quick="thanks")) == "ack"
    assert ben.until("said", lambda m: m["quick"] == "thanks")["name"] == "Ann"
    assert ann.until("presence", lambda m: m["connected"] == [True, True])
    assert code(ben.wish("resign")) == "ack"
    ann.until("view", lambda m: m["view"]["phase"] == "over")
    assert verified(record_of(two, made["table"])).match.names
    for player in (ann, ben):
        player.close()


def test_a_table_whose_server_is_gone_is_run_by_the_other(database):
    one, two = Running(database, name="three"), Running(database, name="four")
    made, ann, ben = open_table(one, two, clock={"seconds": 60})
    ack = ann.move("e2", id="kept")
    ben.catch_up(ack["number"])
    one.hub.store.writer.stop()  # as if it had died: it writes nothing more, and gives no sign of life
    moved = Player(two, made["table"], [made["keys"]["0"]])
    ben.say({"type": "move", "id": "b", "seat": 1, "number": ben.view["number"], "move": "e8"})
    two.later(30_000)
    assert "b" not in [m.get("id") for m in ben.heard], "nobody answers until the table is taken over"
    let_lapse(database, one)
    assert code(ben.answer("b")) == "ack"
    moved.until("view", lambda m: m["view"]["turn"] == 0)
    assert moved.wish("move", number=1, move="e2", id="kept") == ack, "what was acknowledged there is known here"
    assert code(moved.move("e3")) == "ack"
    assert moved.view["clocks"]["left"] == [60_000, 60_000], "nobody's clock ran while nobody could play"
    for player in (moved, ben):
        player.close()
    two.stop()
    one._server.should_exit = True
    one.hub.store._db.close()  # or it would go on looking for a database that is gone with this module


def test_a_deleted_table_is_gone_everywhere(pair):
    one, two = pair
    made, ann, ben = open_table(one, two)
    assert ann.view
    assert ben.view
    answer = two.http.delete(f"/api/tables/{made['table']}", headers={"authorization": f"Seat {made['keys']['0']}"})
    assert answer.status_code == 204
    assert ann.goodbye()["code"] == "restart"
    assert one.http.get(f"/api/tables/{made['table']}").status_code == 404
    for player in (ann, ben):
        player.close()


def lease_of(database: str, table: str) -> str | None:
    with psycopg.connect(database) as line:
        row = line.execute("SELECT owner FROM leases WHERE match = %s", (table,)).fetchone()
    return row[0] if row else None


def test_a_table_that_was_put_away_is_let_go(pair, database):
    one, _ = pair
    made, ann, ben = open_table(*pair)
    assert ann.view
    assert lease_of(database, made["table"]) == "one"
    one.in_loop(one.hub.live(made["table"]).stop)
    ann.goodbye()
    while lease_of(database, made["table"]) == "one":
        one.in_loop(one.hub.sign_of_life)
    for player in (ann, ben):
        player.close()


def test_only_what_a_process_runs_is_renewed(pair, database):
    """Its lease stayed behind, since nothing could be written; it must lapse."""
    one, _ = pair
    made, ann, ben = open_table(*pair)
    with psycopg.connect(database) as line:
        line.execute("INSERT INTO leases VALUES ('elsewhere', 'one', 7)")
        line.execute("UPDATE leases SET renewed = 8 WHERE match = %s", (made["table"],))
    one.in_loop(one.hub.sign_of_life)
    with psycopg.connect(database) as line:
        renewed = dict(line.execute("SELECT match, renewed FROM leases").fetchall())
    assert renewed["elsewhere"] == 7
    assert renewed[made["table"]] > 8
    for player in (ann, ben):
        player.close()


def test_a_table_whose_lease_stayed_behind_is_played_on_when_somebody_asks(pair, database, monkeypatch):
    """Put away here without letting it go: people at the other server are not told to try again for ever."""
    one, _ = pair
    made, ann, ben = open_table(*pair)
    assert ann.view

    async def fails(table: str) -> None:
        raise StoreFailed("the database is away")

    monkeypatch.setattr(one.hub.store, "release", fails)
    one.in_loop(one.hub.live(made["table"]).stop)
    ann.goodbye()
    assert lease_of(database, made["table"]) == "one"
    assert code(ben.wish("rename", name="Bea")) == "ack"
    assert one.hub.live(made["table"]).is_owner
    for player in (ann, ben):
        player.close()


def test_after_an_outage_of_the_database_everybody_plays_on(pair, monkeypatch):
    one, two = pair
    made, ann, ben = open_table(one, two)
    assert ben.view

    def away(groups):
        raise psycopg.OperationalError("the server is gone")

    with monkeypatch.context() as patch:
        patch.setattr(one.hub.store.writer, "_commit", away)
        ann.say({"type": "move", "id": "m", "seat": 0, "number": ann.view["number"], "move": "e2"})
        assert ann.goodbye()["code"] == "store"
    again = Player(one, made["table"], [made["keys"]["0"]])
    ack = again.move("e2", id="m")
    assert code(ack) == "ack"
    ben.catch_up(ack["number"])
    assert code(ben.move("e8")) == "ack"
    for player in (ann, again, ben):
        player.close()


def test_a_wish_that_the_database_cannot_keep_troubles_nobody_else(pair, database):
    """The database refuses a text with a zero in it, and with it the whole transaction."""
    one, _ = pair
    tables = [open_table(*pair) for _ in range(3)]

    async def poison() -> None:
        store = one.hub.store
        jobs = [store.append(made["table"], Entry(99, 0, "rename", client="a\0b")) for made, *_ in tables[:1]]
        jobs += [store.say(made["table"], {"line": 1, "text": "hello"}, 200) for made, *_ in tables]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(answer, Exception) for answer in answers] == [True, False, False, False]

    one.in_loop(poison)
    for _, ann, ben in tables:
        assert code(ann.move("e2")) == "ack"
        ann.close()
        ben.close()


def test_a_wish_that_cannot_be_handed_on_just_now_is_handed_on_later(pair, monkeypatch):
    """The line on which processes speak to each other was cut, and is mended before anybody else notices."""
    one, two = pair
    _, ann, ben = open_table(one, two)
    assert ben.view
    notify, failed = two.hub.store.notify, []

    async def once(channel: str, payload: str) -> None:
        if channel == "ask" and not failed:
            failed.append(payload)
            raise StoreFailed("the line was cut")
        await notify(channel, payload)

    monkeypatch.setattr(two.hub.store, "notify", once)
    assert code(ben.wish("rename", name="Bea")) == "ack"
    assert failed
    for player in (ann, ben):
        player.close()


def test_who_sits_down_twice_with_one_key_has_one_seat(pair):
    """A process whose question was not answered in time asks again."""
    one, _ = pair
    made = one.table(game="quoridor", players=4, seats=[{"kind": "me"}])
    wish = {"seat": None, "name": "Ben", "key": "hashed", "entropy": ""}
    live = one.hub.live(made["table"])
    seats = [one.in_loop(lambda: live.do_for_others("sit", wish)) for _ in range(2)]
    assert seats == [1, 1]
    assert [seat.kind for seat in live.match.seats] == ["person", "person", "empty", "empty"]


def test_nothing_is_added_to_a_table_that_was_deleted_while_it_was_loaded(pair, database):
    """Its lease was taken in the moment in which another process deleted it."""
    one, two = pair
    made, ann, ben = open_table(one, two)
    assert ann.view
    assert ben.view
    ben.close()
    two.in_loop(two.hub.live(made["table"]).stop)  # so that it does not take the table over, and keep what is no more
    with psycopg.connect(database) as line:
        line.execute("DELETE FROM entries WHERE match = %s", (made["table"],))
        line.execute("DELETE FROM matches WHERE id = %s", (made["table"],))
    assert lease_of(database, made["table"]) == "one"
    ann.say({"type": "move", "id": "m", "seat": 0, "number": ann.view["number"], "move": "e2"})
    assert ann.goodbye()["code"] == "restart"
    assert one.http.get(f"/api/tables/{made['table']}").status_code == 404
    with psycopg.connect(database) as line:
        assert line.execute("SELECT 1 FROM entries WHERE match = %s", (made["table"],)).fetchall() == []
    ann.close()


def test_a_table_that_another_process_runs_is_not_swept(pair, database):
    one, two = pair
    made, ann, ben = open_table(one, two)
    ben.close()
    while (live := two.hub.live(made["table"])) is not None and live.connections:
        two.in_loop(lambda live=live: live.call(live.follow_up))
    two.in_loop(live.stop)
    two.later(400 * 24 * 3_600_000)
    two.in_loop(two.hub.sweep)
    assert code(ann.move("e2")) == "ack"
    ann.close()


def test_a_name_with_a_zero_in_it_is_no_fault(pair):
    one, _ = pair
    assert one.http.get("/api/tables/%00").status_code == 404
    ghost = Player(one, "%00", [])
    assert ghost.goodbye()["code"] == "no-such-table"
    ghost.close()
