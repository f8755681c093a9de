"""Two servers and one PostgreSQL database: people at either, one log, and a survivor who takes over."""

import time
from collections.abc import Iterator

import pytest
from tests.server.database import WITHOUT, postgres, programs
from tests.server.running import Player, Running, record_of
from tests.server.test_play import code

from tablewright.match.record import verified

pytestmark = [
    pytest.mark.skipif(programs() is None, reason=WITHOUT),
]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


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
    key = made["keys"]["0"]
    moved = Player(two, made["table"], [key])
    begun = time.monotonic()
    ben.say({"type": "move", "id": "b", "seat": 1, "number": ben.view["number"], "move": "e8"})
    assert code(ben.answer("b")) == "ack"
    assert 2 < time.monotonic() - begun < 20
    moved.until("view", lambda m: m["view"]["turn"] == 0)
    assert moved.wish("move", number=1, move="e2", id="kept") == ack, "what was acknowledged there is known here"
    assert code(moved.move("e3")) == "ack"
    left = moved.view["clocks"]["left"]
    assert left[1] > 50_000, "nobody's clock ran while nobody could play"
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
