"""At the table: answers, refusals, repeated messages, coming back, taking back, drawing, resigning, leaving."""

import asyncio
import threading
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from tests.server.running import LIMITS, Player, Running
from websockets.exceptions import InvalidStatus

from tablewright.server.socket import session as sockets


@pytest.fixture
def table(server):
    opened = server.open_table("quoridor", 2)
    yield opened
    opened.close()


def code(answer) -> str:
    return answer["code"] if answer["type"] == "refusal" else "ack"


def test_a_refused_move_says_why_and_changes_nothing(table):
    ann, ben = table.people
    entries = len(table.match().entries)
    answer = ann.move("e5")
    assert (code(answer), answer["rule"]) == ("not-a-step", "QRD-16")
    assert answer["sentence"] == "A pawn moves one square up, down, left or right."
    assert answer["number"] == ann.view["number"]
    assert code(ben.move("e8")) == "not-your-turn"
    assert code(ann.move("fly")) == "no-such-move"
    assert code(ann.move("resign 1")) == "no-such-move", "nobody resigns for somebody else by a move"
    assert code(ann.move("timeout 1")) == "no-such-move"
    assert len(table.match().entries) == entries


def test_a_move_answers_the_question_that_was_seen(table):
    ann, _ = table.people
    number = ann.view["number"]
    assert code(ann.move("e2", number=number - 1)) == "stale"
    assert code(ann.move("e2", number=number + 5)) == "ahead"
    assert code(ann.move("e2", number=number)) == "ack"


def test_news_that_change_nothing_for_the_mover_do_not_make_a_move_stale(table):
    ann, ben = table.people
    number = ann.view["number"]
    assert code(ben.wish("rename", name="Bea")) == "ack"
    ann.until("view", lambda m: m["number"] > number)
    assert code(ann.move("e2", number=number)) == "ack"


def test_a_repeated_message_gets_the_first_answer_and_counts_once(table):
    ann, _ = table.people
    number = ann.view["number"]
    first = ann.move("e2", number=number, id="same")
    entries = len(table.match().entries)
    for _ in range(3):
        ann.heard.clear()
        ann._used = 0
        assert ann.wish("move", number=number, move="e2", id="same") == first
        assert ann.wish("move", number=number, move="e3", id="same") == first, "whatever it says now"
    assert len(table.match().entries) == entries
    refusal = ann.wish("move", number=number, move="e9", id="other")
    ann.heard.clear()
    ann._used = 0
    assert ann.wish("move", number=number, move="e9", id="other") == refusal


def test_ids_of_one_seat_do_not_matter_to_another(table):
    ann, ben = table.people
    ack = ann.move("e2", id="1")
    ben.catch_up(ack["number"])
    assert code(ben.move("e8", id="1")) == "ack"
    assert len(table.match().history.plies) == 2


def test_another_seats_key_opens_nothing(server, table):
    ann, _ = table.people
    assert code(ann.wish("move", seat=1, number=3, move="e8")) == "not-your-seat"
    assert code(ann.wish("resign", seat=1)) == "not-your-seat"
    forged = Player(server, table.id, ["A" * 32, table.made["keys"]["0"][:-1]])
    welcome = forged.until("welcome")
    assert (welcome["seats"], welcome["refused"]) == ([], 2)
    assert forged.view["seat"] == -1
    assert code(forged.wish("move", seat=0, number=3, move="e2")) == "not-your-seat"
    forged.close()


UNREADABLE = [
    *("", "{", "[]", "null", '{"type":"fly"}', '{"type":"move"}', "[" * 2000, '{"type":"hello","protocol":2}'),
    '{"type":"move","id":"","seat":0,"number":1,"move":"e2"}',
    '{"type":"move","id":"a\\u0000","seat":0,"number":1,"move":"e2"}',
    '{"type":"move","id":"a\\n","seat":0,"number":1,"move":"e2"}',
    '{"type":"move","id":"\\u00e9","seat":0,"number":1,"move":"e2"}',
    '{"type":"entropy","id":"a","seat":0,"hex":"ab\\n"}',
    '{"type":"move","id":"a","seat":-1,"number":1,"move":"e2"}',
    '{"type":"move","id":"a","seat":0,"number":1e99,"move":"e2"}',
    '{"type":"move","id":"a","seat":0,"number":1,"move":"e2","more":1}',
    '{"type":"move","id":"a","seat":0,"number":1,"move":"' + "e" * 65 + '"}',
]


@pytest.mark.parametrize("message", UNREADABLE, ids=range(len(UNREADABLE)))
def test_what_cannot_be_read_is_refused_and_the_connection_stays(table, message):
    ann, _ = table.people
    assert ann.view
    ann.say(message)
    refusal = ann.until("refusal")
    assert (refusal["code"], refusal["id"]) == ("unreadable", "")
    ann.say({"type": "ping", "id": "p"})
    assert ann.until("pong")["id"] == "p"


def test_too_much_at_once_ends_the_connection(server, table):
    guest = Player(server, table.id, [])
    assert guest.view
    guest.say("x" * 5000)
    assert guest.goodbye()["code"] == "too-big"


@pytest.mark.parametrize(
    "hello, told", [({"type": "hello", "protocol": 99}, "protocol"), ({"type": "ping", "id": "1"}, "no-hello")]
)
def test_the_first_message_is_a_hello_of_this_version(server, table, hello, told):
    guest = Player(server, table.id, [], hello=hello)
    assert guest.goodbye()["code"] == told
    guest.close()


def test_a_table_that_does_not_exist_says_so(server):
    guest = Player(server, "nowhere", [])
    assert guest.goodbye()["code"] == "no-such-table"
    guest.close()


def test_who_comes_back_gets_what_was_missed(server, table):
    ann, ben = table.people
    known = ben.view
    ben.close()
    ann.move("e2")
    back = Player(
        server, table.id, [table.made["keys"]["1"]], [{"seat": 1, "number": known["number"], "hash": known["hash"]}]
    )
    view = back.view
    assert (view["since"], view["number"]) == (known["number"], known["number"] + 1)
    assert [step["kind"] for step in view["steps"]] == ["move"]
    wrong = Player(
        server, table.id, [table.made["keys"]["1"]], [{"seat": 1, "number": view["number"], "hash": "0" * 32}]
    )
    assert wrong.view["since"] == 0, "what it has is not what it should be, so it is told everything"
    for player in (back, wrong):
        player.close()


def test_a_view_can_be_checked_at_any_time(table):
    ann, _ = table.people
    view = ann.view
    ann.until("presence")
    ann.say({"type": "sync", "seen": {"seat": 0, "number": view["number"], "hash": view["hash"]}})
    ann.say({"type": "ping", "id": "p"})
    assert ann.listen()["type"] in ("pong", "presence"), "the view was right: nothing to heal"
    ann.views.clear()
    ann.say({"type": "sync", "seen": {"seat": 0, "number": 1, "hash": ""}})
    assert ann.until("view", lambda m: m["since"] == 1)["number"] == view["number"]
    ann.say({"type": "sync", "seen": {"seat": 1, "number": 0}})
    ann.say({"type": "ping", "id": "q"})
    ann.until("pong", lambda m: m["id"] == "q")
    assert 1 not in ann.views, "another seat's view is not for this connection"


def test_a_move_is_taken_back_if_everybody_agrees(table):
    ann, ben = table.people
    start = ann.view["number"]
    ack = ann.move("e2")
    assert ann.view["view"]["can_undo"] == "ask"
    ben.catch_up(ack["number"])
    assert code(ann.wish("undo")) == "ack"
    asked = ben.until("view", lambda m: m["view"]["undo"] is not None)
    assert asked["view"]["undo"] == {"player": 0, "waiting": [1]}
    assert code(ben.wish("undo_answer", yes=True)) == "ack"
    undone = ann.until("view", lambda m: m["steps"][-1]["kind"] == "answer_undo")
    assert undone["steps"][-1]["back_to"] == start
    assert undone["view"]["turn"] == 0
    assert undone["view"]["observation"]["state"]["pawns"] == ["e1", "e9"]


def test_a_draw_and_a_resignation(server, table):
    ann, ben = table.people
    assert ann.view["view"]["can_offer_draw"]
    assert code(ann.wish("offer_draw")) == "ack"
    ben.until("view", lambda m: m["view"]["draw"] is not None)
    assert code(ben.wish("draw_answer", yes=True)) == "ack"
    over = ann.until("view", lambda m: m["view"]["phase"] == "over")
    assert over["view"]["outcome"] == {
        "values": [0, 0], "reason": "agreed_draw", "winners": [], "goal": "one_winner",
    }  # fmt: skip
    other = server.open_table("quoridor", 2)
    assert code(other.people[0].wish("resign")) == "ack"
    over = other.people[1].until("view", lambda m: m["view"]["phase"] == "over")
    assert over["view"]["outcome"]["winners"] == [1]
    other.close()


def test_a_leaver_is_replaced_by_a_bot_and_comes_back(server):
    table = server.open_table("corner_rush", 2)
    ann, ben = table.people
    assert code(ben.wish("leave")) == "ack"
    gone = ann.until("view", lambda m: m["view"]["seats"][1]["is_away"])
    assert gone["view"]["seats"][1]["bot"] == "random"
    assert code(ben.wish("move", number=ben.view["number"], move="roll")) == "away"
    assert code(ben.wish("back")) == "ack"
    ann.until("view", lambda m: not m["view"]["seats"][1]["is_away"])
    assert code(ben.wish("back")) == "here"
    table.close()


def test_a_rematch_moves_everybody_to_a_new_table(server, table):
    ann, ben = table.people
    ann.wish("resign")
    assert code(ann.wish("rematch")) == "ack"
    ben.until("view", lambda m: m["view"]["seats"][0]["wants_rematch"])
    assert code(ben.wish("rematch")) == "ack"
    moved = ann.until("moved")
    assert ben.until("moved")["table"] == moved["table"]
    again = Player(server, moved["table"], [table.made["keys"]["0"]])
    assert again.view["view"]["seat"] == 0
    assert [seat["name"] for seat in again.view["view"]["seats"]] == ["Ann", "Ben"]
    again.close()


def test_one_device_can_play_several_seats(server):
    made = server.table(game="corridor", players=2, seats=[{"kind": "me"}, {"kind": "me"}], start=True)
    both = Player(server, made["table"], list(made["keys"].values()))
    assert both.until("welcome")["seats"] == [0, 1]
    both.until("view", lambda m: m["seat"] == 1 and m["view"]["phase"] == "playing")
    assert code(both.wish("move", seat=0, number=both.views[0]["number"], move="lane 2")) == "ack"
    both.until("view", lambda m: m["seat"] == 1 and bool(m["view"]["choices"]))
    hands = [both.views[seat]["view"]["observation"]["state"]["hands"] for seat in (0, 1)]
    assert hands[0][1] is None
    assert hands[1][0] is None
    both.close()


def test_everything_is_there_after_a_restart(tmp_path):
    first = Running(tmp_path / "t.sqlite")
    table = first.open_table("quoridor", 2)
    ann, ben = table.people
    ack = ann.move("e2", id="kept")
    ben.catch_up(ack["number"])
    seen = ann.view
    first.stop()
    second = Running(tmp_path / "t.sqlite")
    again = Player(second, table.id, [table.made["keys"]["0"]], [seen])
    told = again.until("view")
    assert (told["number"], told["hash"], told["base"]) == (seen["number"], seen["hash"], seen["number"])
    assert again.wish("move", number=seen["number"] - 1, move="e2", id="kept") == ack
    again.close()
    table.close()
    second.stop()


def test_whoever_waits_for_a_table_that_loads_is_told_so_and_let_in(server, table, monkeypatch):
    """However long it takes: the time limit is for the hello."""
    live = server.hub.live(table.id)
    table.close()
    server.in_loop(live.stop)
    load, may_go_on, timed = server.hub.store.load, threading.Event(), Timed()

    async def slowly(name: str):
        assert not timed.running, "the time for the hello is over, and none runs now"
        await asyncio.to_thread(may_go_on.wait)
        return await load(name)

    monkeypatch.setattr(server.hub.store, "load", slowly)
    monkeypatch.setattr(sockets, "asyncio", timed)
    monkeypatch.setattr(server.hub, "limits", replace(LIMITS, loading_seconds=0))
    ann = Player(server, table.id, [table.made["keys"]["0"]])
    assert ann.listen()["type"] == "loading"
    may_go_on.set()
    assert ann.listen()["type"] == "welcome"
    assert timed.limits == [LIMITS.hello_seconds]
    ann.close()


class Timed:
    """asyncio, and the time limits that were set with it."""

    def __init__(self) -> None:
        self.limits: list[float] = []
        self.running = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @asynccontextmanager
    async def timeout(self, seconds: float):
        self.limits.append(seconds)
        self.running += 1
        yield
        self.running -= 1


def test_who_goes_while_a_table_loads_is_not_at_it(server, table, monkeypatch):
    live = server.hub.live(table.id)
    table.close()
    server.in_loop(live.stop)
    load, may_go_on = server.hub.store.load, threading.Event()

    async def slowly(name: str):
        await asyncio.to_thread(may_go_on.wait)
        return await load(name)

    monkeypatch.setattr(server.hub.store, "load", slowly)
    Player(server, table.id, [table.made["keys"]["0"]]).close()
    may_go_on.set()
    ben = Player(server, table.id, [table.made["keys"]["1"]])
    ben.until("presence", lambda m: m["connected"] == [False, True])
    ben.close()


def test_refusals_are_counted_by_code(server, table):
    before = server.hub.metrics.value("refusals", "not-a-step")
    assert code(table.people[0].move("e5")) == "not-a-step"
    assert server.hub.metrics.value("refusals", "not-a-step") == before + 1


def test_what_is_no_move_has_an_end(tmp_path):
    """Names, questions and people who come and go do not fill the disk; moves are taken as before."""
    server = Running(tmp_path / "t.sqlite", replace(LIMITS, other_entries=10))
    table = server.open_table("quoridor", 2)
    ann, ben = table.people
    codes = [code(ann.wish("rename", name=f"Ann {n}")) for n in range(10)]
    assert codes == ["ack"] * 7 + ["too-much"] * 3, "two sat down, and the game began"
    assert code(ann.wish("undo")) == "too-much"
    ack = ann.move("e2")
    assert code(ack) == "ack"
    ben.catch_up(ack["number"])
    assert code(ben.wish("resign")) == "ack"
    table.close()
    server.stop()


def test_an_address_opens_only_so_many_lines_a_second(tmp_path):
    server = Running(tmp_path / "t.sqlite", replace(LIMITS, handshakes_per_second=1))
    for _ in range(10):
        Player(server, "nowhere", []).close()
    with pytest.raises(InvalidStatus, match="403"):
        Player(server, "nowhere", [])
    server.later(1_000)
    Player(server, "nowhere", []).close()
    server.stop()


def test_who_wants_no_texts_gets_none_and_misses_nothing(server, table):
    """As the page does: it has the catalogues."""
    ann, ben = table.people
    keys = [table.made["keys"]["0"]]
    page = Player(server, table.id, keys, hello={"type": "hello", "protocol": 2, "keys": keys})
    assert page.view["number"] == ann.view["number"]
    known = page.view
    page.close()
    ack = ann.move("e2")
    ben.catch_up(ack["number"])
    assert code(ben.move("e8")) == "ack"
    seen = [{name: known[name] for name in ("seat", "number", "hash")}]
    again = Player(server, table.id, keys, hello={"type": "hello", "protocol": 2, "keys": keys, "seen": seen})
    view = again.view
    assert (view["since"], view["base"]) == (known["number"], 0)
    assert [step["kind"] for step in view["steps"]] == ["move", "move"]
    assert "text" not in view["fields"]["question"]
    assert "text" not in view["steps"][0]["events"][0]["sentence"]
    assert again.move("e3")["type"] == "ack"
    assert again.view["base"] == view["number"]
    again.close()
