"""The HTTP API: games, tables, records, and what stands around every request."""

import dataclasses
import random
import socket
import sqlite3

import pytest
from tests.server.running import LIMITS, PATIENCE, Player, Running, record_of

import tablewright
from tablewright.kernel.rulebook import rules_in
from tablewright.match import match as match_module
from tablewright.server.http.security import is_own_origin
from tablewright.server.limits import Limits


@pytest.fixture(scope="module")
def finished(server):
    """A finished game of The Corridor: its table and its record."""
    made = server.table(game="corridor", players=2, seats=[{"kind": "me"}, {"kind": "me"}], start=True)
    both, chance = Player(server, made["table"], list(made["keys"].values())), random.Random(3)
    while True:
        message = both.until("view")
        if message["view"]["phase"] == "over":
            break
        if message["view"]["choices"]:
            both.wish(
                "move",
                seat=message["seat"],
                number=message["number"],
                move=chance.choice(message["view"]["choices"])["move"],
            )
    both.close()
    return made["table"], record_of(server, made["table"])


def refused(answer, status: int) -> str:
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert problem["sentence"]
    return problem["code"]


def test_the_games_and_their_facts(server):
    cards = server.http.get("/api/games").json()
    assert [card["name"] for card in cards] == list(tablewright.GAMES)
    assert all(card["bots"][0] == "random" and "hard" in card["bots"] for card in cards)
    facts = server.http.get("/api/games/corridor").json()
    keys = {key["key"]: key for key in facts["keys"]}
    assert (keys["turn.action_points"]["lowest"], keys["turn.action_points"]["highest"]) == (1, 12)
    assert keys["rules.reveal"]["choices"] == ["immediate", "end_of_turn"]
    assert "forward" in facts["moves"]
    assert not facts["can_draw"]
    assert refused(server.http.get("/api/games/chess"), 404) == "no-such-game"


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_the_rules_by_id(server, name):
    rules = server.http.get(f"/api/games/{name}/rules").json()
    assert [rule["id"] for rule in rules] == [rule.id for rule in rules_in(tablewright.game(name).folder)]
    assert len({rule["id"] for rule in rules}) == len(rules) > 0
    assert all(rule["statement"] and rule["section"] for rule in rules)


def test_public_tables_are_listed_and_open(server):
    made = server.table(game="quoridor", players=2, seats=[{"kind": "me", "name": "Ann"}], is_public=True)
    server.table(game="quoridor", players=2, seats=[{"kind": "me"}])
    listed = server.http.get("/api/tables", params={"game": "quoridor"}).json()
    assert [card["table"] for card in listed] == [made["table"]]
    assert (listed[0]["names"], listed[0]["free"]) == (["Ann", ""], 1)
    assert server.http.post(f"/api/tables/{made['table']}/join", json={"name": "Ben"}).status_code == 200
    assert refused(server.http.post(f"/api/tables/{made['table']}/join", json={}), 409) == "full"
    assert refused(server.http.get("/api/tables", params={"game": "chess"}), 404) == "no-such-game"


def test_the_promise_of_chance_is_public_before_anybody_sits_down(server):
    made = server.table(game="quoridor", players=2, seats=[{"kind": "me"}])
    card = server.http.get(f"/api/tables/{made['table']}").json()
    assert len(card["commitment"]) == 64
    assert card["phase"] == "waiting"


@pytest.mark.parametrize(
    "wish, code",
    [
        ({"game": "chess"}, "no-such-game"),
        ({"players": 3}, "bad-setting"),
        ({"rules": {"fences.2": 99}}, "bad-rules"),
        ({"rules": {"fances.2": 9}}, "bad-rules"),
        ({"rules": {"fences": 7}}, "bad-rules"),
        ({"preset": "none"}, "bad-rules"),
        ({"order": "best"}, "bad-setting"),
        ({"hints": "maybe"}, "bad-setting"),
        ({"stand_in": "god"}, "no-such-bot"),
        ({"seats": [{"kind": "bot", "bot": "uct:iterations=99999999"}]}, "no-such-bot"),
        ({"seats": [{"kind": "cat"}]}, "bad-setting"),
        ({"seats": [{"kind": "me"}] * 3}, "bad-setting"),
        ({"seats": []}, "bad-setting"),
        ({"first": 5}, "bad-setting"),
        ({"clock": {"seconds": 1}}, "unreadable"),
        ({"colour": "blue"}, "unreadable"),
        ({"begin": {"record": {"kind": "x"}}}, "bad-record"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(server, wish, code):
    whole = {"game": "quoridor", "players": 2, "seats": [{"kind": "me"}], **wish}
    answer = server.http.post("/api/tables", json=whole)
    assert refused(answer, 404 if code == "no-such-game" else 422) == code


def test_house_rules_arrive_in_the_game(server):
    made = server.table(
        game="quoridor", players=2, seats=[{"kind": "me"}, {"kind": "me"}], rules={"fences.2": 3}, start=True
    )
    view = server.http.get(f"/api/tables/{made['table']}/view").json()["view"]
    assert view["rules"] == {"fences.2": 3}
    assert view["observation"]["state"]["fences_left"] == [3, 3]


def test_a_key_goes_in_a_header(server):
    made = server.table(game="corridor", players=2, seats=[{"kind": "me"}, {"kind": "me"}], start=True)
    where = f"/api/tables/{made['table']}/view"
    mine = server.http.get(where, headers={"authorization": f"Seat {made['keys']['1']}"}).json()
    assert mine["seat"] == 1
    assert server.http.get(where).json()["seat"] == -1
    assert refused(server.http.get(where, headers={"authorization": "Seat wrong"}), 403) == "wrong-key"
    shut = server.table(game="corridor", players=2, seats=[{"kind": "me"}], spectators=False)
    assert refused(server.http.get(f"/api/tables/{shut['table']}/view"), 403) == "no-spectators"


def test_only_the_host_deletes_a_table(server):
    made = server.table(game="quoridor", players=2, seats=[{"kind": "me"}, {"kind": "me"}])
    where = f"/api/tables/{made['table']}"
    assert refused(server.http.delete(where), 403) == "not-host"
    other = {"authorization": f"Seat {made['keys']['1']}"}
    assert refused(server.http.delete(where, headers=other), 403) == "not-host"
    mine = {"authorization": f"Seat {made['keys']['0']}"}
    assert server.http.delete(where, headers=mine).status_code == 204
    assert refused(server.http.get(where), 404) == "no-such-table"


def test_a_finished_game_is_replayed_as_a_player_knew_it_or_open(server, finished):
    table, record = finished
    plies = len(record["moves"])
    last = server.http.get(f"/api/tables/{table}/replay/{plies}").json()
    assert (last["plies"], last["move"], last["turn"]) == (plies, record["moves"][-1], -1)
    known = server.http.get(f"/api/tables/{table}/replay/{plies // 2}", params={"player": 0}).json()
    assert known["observation"]["state"]["hands"][1] is None
    seen = server.http.get(f"/api/tables/{table}/replay/{plies // 2}").json()
    assert seen["observation"]["state"]["hands"][1] is not None
    assert refused(server.http.get(f"/api/tables/{table}/replay/{plies + 1}"), 404) == "no-such-move"
    assert refused(server.http.get(f"/api/tables/{table}/replay/x"), 422) == "unreadable"
    made = server.table(game="quoridor", players=2, seats=[{"kind": "me"}, {"kind": "me"}], start=True)
    assert refused(server.http.get(f"/api/tables/{made['table']}/replay/0"), 409) == "not-over"


def test_the_moves_of_a_finished_game_are_listed_as_a_player_knew_them_or_open(server, finished):
    table, record = finished
    where = f"/api/tables/{table}/replay"
    lines = server.http.get(where).json()
    assert [line["move"] for line in lines] == ["", *record["moves"]]
    assert {line["state"] for line in lines} == {None}
    known = server.http.get(where, params={"player": 0, "states": "true"}).json()
    for ply in (0, len(record["moves"]) // 2, len(record["moves"])):
        step = server.http.get(f"{where}/{ply}", params={"player": 0}).json()
        assert known[ply]["state"] == step["observation"]["state"]
        assert [known[ply][part] for part in ("player", "move", "sentences", "turn")] == [
            step[part] for part in ("player", "move", "sentences", "turn")
        ]
    assert refused(server.http.get(where, params={"player": 7}), 409) == "no-seat"
    made = server.table(game="quoridor", players=2, seats=[{"kind": "me"}, {"kind": "me"}], start=True)
    assert refused(server.http.get(f"/api/tables/{made['table']}/replay"), 409) == "not-over"


def test_a_finished_game_is_forked_from_the_table_or_from_its_record(server, finished):
    table, record = finished
    ply = len(record["moves"]) // 2
    seats = [{"kind": "me"}, {"kind": "me"}]
    for begin in ({"table": table, "ply": ply}, {"record": record, "ply": ply}):
        made = server.table(game="corridor", seats=seats, start=True, begin=begin)
        view = server.http.get(f"/api/tables/{made['table']}/view").json()["view"]
        original = server.http.get(f"/api/tables/{table}/replay/{ply}", params={"player": -1}).json()
        assert view["observation"]["state"] == original["observation"]["state"]
    whole = {"game": "corridor", "seats": seats, "begin": {"table": table, "ply": len(record["moves"])}}
    assert refused(server.http.post("/api/tables", json=whole), 422) == "bad-record"


def test_headers_keep_strangers_out(server):
    for path in ("/", "/api/games", "/t/abc", "/nowhere/else"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "origin, is_own",
    [(None, True), ("http://here:8000", True), ("https://public.example", True), ("https://evil.example", False),
     ("null", False), ("http://here:8000.evil.example", False)],
)  # fmt: skip
def test_web_sockets_are_opened_by_our_own_pages_alone(origin, is_own):
    assert is_own_origin(origin, "here:8000", "https://public.example/tables") == is_own


def test_a_foreign_page_gets_no_web_socket(server):
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    where = f"ws://127.0.0.1:{server.port}/api/tables/x/play"
    with pytest.raises(InvalidStatus, match="403"), connect(where, origin="https://evil.example"):
        raise AssertionError("it was let in")


def test_operators_are_told(server):
    assert server.http.get("/api/health").json()["status"] == "ok"
    text = server.http.get("/metrics").text
    assert "# TYPE tablewright_entries_total counter" in text
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(lines["tablewright_tables_created_total"]) > 0
    assert float(lines["tablewright_tables"]) > 0
    assert 'tablewright_requests_total{kind="200"}' in lines


def test_the_description_names_every_request(server):
    described = server.http.get("/api/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    assert set(described["paths"]["/api/tables"]) == {"get", "post"}
    body = described["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/CreateTable"}
    assert "CreateTable" in described["components"]["schemas"]
    page = server.http.get("/api/docs").text
    assert all(path in page for path in described["paths"])


def test_words_and_pages_are_served(server):
    for path in tablewright.game("quoridor").folder.glob(
        "words/en*.ftl"
    ):  # a page asks for those of a game from outside
        served = server.http.get(f"/api/locales/en/{path.stem.replace('en', 'quoridor', 1)}.ftl")
        assert (served.status_code, served.text) == (200, path.read_text("utf-8"))
    for path in ("/api/locales/en/..%2f..%2fversion.ftl", "/api/locales/xx/quoridor.ftl", "/api/nothing"):
        assert server.http.get(path).status_code == 404
    assert server.http.get("/t/sometable").text.startswith("<!doctype html>")
    assert "root:" not in server.http.get("/..%2f..%2f..%2f..%2fetc/passwd").text


@pytest.mark.parametrize(
    "path", ["/%00", "/api/tables/%00", "/api/tables/a%00b/view", "/assets/%00", "/boards/a/b/%00", "/" + "a" * 5000,
             "/api/locales/en/%00.ftl", "/api/games/%00", "/api/tables/" + "b" * 3000]
)  # fmt: skip
def test_odd_addresses_are_no_faults(server, path):
    assert server.http.get(path).status_code == 404


def test_a_body_that_does_not_say_its_length_is_cut_where_it_is_too_long(server):
    def chunks():
        for _ in range(10):
            yield b"x" * 65_536

    assert refused(server.http.post("/api/tables", content=chunks()), 413) == "too-big"


def test_a_body_that_comes_too_slowly_is_not_waited_for(server, monkeypatch):
    monkeypatch.setattr(server.hub, "limits", dataclasses.replace(LIMITS, body_seconds=0.05))
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert line.recv(100).startswith(b"HTTP/1.1 408")


def test_a_fault_is_counted_and_has_the_headers_that_everything_has(server, monkeypatch):
    def broken(name: str) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(server.hub.games, "card", broken)
    before = server.hub.metrics.value("requests", "500")
    answer = server.http.get("/api/games")
    assert refused(answer, 500) == "fault"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert server.hub.metrics.value("requests", "500") == before + 1
    assert server.hub.metrics.value("errors") > 0


def test_a_server_that_cannot_write_is_not_healthy(tmp_path, monkeypatch):
    server = Running(tmp_path / "t.sqlite")
    table = server.open_table("quoridor", 2)
    ann, ben = table.people
    assert ben.view
    assert server.http.head("/api/health").status_code == 200
    commit = server.hub.store.writer._commit

    def full(groups):
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(server.hub.store.writer, "_commit", full)
    server.later(1_000)
    assert refused(server.http.get("/api/health"), 503) == "store"
    ann.say({"type": "move", "id": "m", "seat": 0, "number": ann.view["number"], "move": "e2"})
    assert ann.goodbye()["code"] == "store"
    assert ben.goodbye()["code"] == "store", "and not `restart`, after which a page comes back at once"
    monkeypatch.setattr(server.hub.store.writer, "_commit", commit)
    assert server.http.get("/api/health").status_code == 200
    again = Player(server, table.id, [table.made["keys"]["0"]])
    assert again.move("e2", id="m")["type"] == "ack", "nothing is lost, and nothing was done by half"
    again.close()
    table.close()
    server.stop()


def test_a_finished_game_without_spectators_is_for_those_who_played(server):
    made = server.table(game="quoridor", players=2, seats=[{"kind": "me"}] * 2, start=True, spectators=False)
    mine = {"authorization": f"Seat {made['keys']['0']}"}
    ann = Player(server, made["table"], [made["keys"]["0"]])
    assert ann.move("e2")["type"] == "ack"
    assert ann.wish("resign")["type"] == "ack"
    where = f"/api/tables/{made['table']}"
    fork = {"game": "quoridor", "seats": [{"kind": "me"}] * 2, "begin": {"table": made["table"], "ply": 1}}
    for path in ("/replay", "/replay/0", "/story", "/record"):
        assert refused(server.http.get(where + path), 403) == "no-spectators"
        assert server.http.get(where + path, headers=mine).status_code == 200
    assert refused(server.http.post("/api/tables", json=fork), 403) == "no-spectators"
    assert server.http.post("/api/tables", json=fork, headers=mine).status_code == 201
    ann.close()


def test_the_story_of_a_finished_game(server, finished):
    table, record = finished
    story = server.http.get(f"/api/tables/{table}/story").json()
    assert [step["move"] for step in story if step["kind"] == "move"] == record["moves"]
    assert all(step["sentences"][0]["text"] for step in story)


def test_after_a_change_of_the_rules_a_finished_game_is_still_shown(tmp_path, monkeypatch):
    first = Running(tmp_path / "t.sqlite")
    table = first.open_table("quoridor", 2)
    ann, _ = table.people
    ann.move("e2")
    ann.wish("resign")
    record = record_of(first, table.id)
    story = first.http.get(f"/api/tables/{table.id}/story").json()
    table.close()
    first.stop()
    quoridor = tablewright.game("quoridor")
    newer = dataclasses.replace(quoridor.meta, version=quoridor.meta.version + 1)
    monkeypatch.setattr(match_module.Match, "game", property(lambda match: WithMeta(quoridor, newer)))
    second = Running(tmp_path / "t.sqlite")
    assert second.http.get(f"/api/tables/{table.id}").json()["phase"] == "frozen"
    assert record_of(second, table.id) == record
    assert record["secret"]
    assert record["result"]
    assert second.http.get(f"/api/tables/{table.id}/story").json() == story
    assert refused(second.http.get(f"/api/tables/{table.id}/replay/0"), 409) == "frozen"
    second.stop()


class WithMeta:
    """A game with other facts about it."""

    def __init__(self, game, meta) -> None:
        self._game, self.meta = game, meta

    def __getattr__(self, name: str):
        return getattr(self._game, name)


def test_limits_hold(tmp_path):
    limits = Limits(requests_per_second=5, tables_per_minute=3, body_bytes=2_000, connections_per_address=2, tables=3)
    server = Running(tmp_path / "t.sqlite", limits)
    wish = {"game": "quoridor", "players": 2, "seats": [{"kind": "me"}]}
    answers = [server.http.post("/api/tables", json=wish) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    table = answers[0].json()["table"]
    guests = [Player(server, table, []) for _ in range(2)]
    with pytest.raises(Exception, match="403"):
        Player(server, table, [])
    server.later(60_000)
    big = server.http.post("/api/tables", json={**wish, "rules": {"x": "y" * 3000}})
    assert refused(big, 413) == "too-big"
    assert refused(server.http.post("/api/tables", json=wish), 503) == "too-many-tables"
    server.later(60_000)
    codes = [server.http.get("/api/games").status_code for _ in range(27)]
    assert codes == [200] * 25 + [429] * 2, "five seconds' worth at once"
    server.later(1_000)
    codes = [server.http.get("/api/games").status_code for _ in range(6)]
    assert codes == [200] * 5 + [429], "and then five a second"
    for guest in guests:
        guest.close()
    server.stop()
