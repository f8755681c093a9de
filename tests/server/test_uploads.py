"""A record that somebody brings along is looked through like a game that was played here."""

import json

import pytest
from tests.match.made import play_out, started
from tests.server.running import Player

from tablewright.match.entries import ClockSettings
from tablewright.match.record import exported
from tablewright.server.keys import hashed


def record(seed: int = 1) -> dict:
    return json.loads(json.dumps(exported(play_out(started("quoridor", 2, order="random"), seed))))


def test_a_record_is_looked_through(server):
    brought = record()
    table = server.http.post("/api/records", json={"record": brought}).json()["table"]
    plies = len(brought["moves"])
    last = server.http.get(f"/api/tables/{table}/replay/{plies}").json()
    assert (last["plies"], last["move"], last["turn"]) == (plies, brought["moves"][-1], -1)
    assert server.http.get(f"/api/tables/{table}").json()["phase"] == "over"
    again = server.http.get(f"/api/tables/{table}/record").json()
    assert (again["hash"], again["secret"]) == (brought["hash"], brought["secret"])


def test_the_same_record_is_kept_once(server):
    brought = record()
    first, second = (server.http.post("/api/records", json={"record": brought}).json() for _ in range(2))
    assert first == second
    assert server.http.post("/api/records", json={"record": record(2)}).json() != first


def test_it_goes_on_from_any_move(server):
    table = server.http.post("/api/records", json={"record": record()}).json()["table"]
    wish = {"seats": [{"kind": "me"}, {"kind": "me"}], "start": True, "game": "quoridor"}
    made = server.http.post("/api/tables", json={**wish, "begin": {"table": table, "ply": 3}})
    assert made.status_code == 201


def test_a_record_that_proves_nothing_is_refused(server):
    brought = record()
    for change in ({"kind": "shopping list"}, {"secret": "0" * 64}, {"hash": "0"}, {"game": 7}, {"phase": "playing"}):
        refused = server.http.post("/api/records", json={"record": {**brought, **change}})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-record"), change
        assert len(refused.json()["sentence"]) > 20


def test_a_record_that_lacks_a_claim_is_refused_with_what_is_missing(server):
    for key in ("hash", "rules_hash", "result", "end_reason", "secret", "entries", "seats"):
        stripped = {name: value for name, value in record().items() if name != key}
        wish = {"seats": [{"kind": "me"}, {"kind": "me"}], "game": "quoridor"}
        for path, body in (
            ("/api/records", {"record": stripped}),
            ("/api/tables", {**wish, "begin": {"record": stripped, "ply": 3}}),
        ):
            refused = server.http.post(path, json=body)
            assert (refused.status_code, refused.json()["code"]) == (422, "bad-record"), (path, key)
            assert f'"{key}" is missing' in refused.json()["sentence"]


ODD = {
    "deep": "[" * 100_000,
    "deep enough to be read": "[" * 500 + "]" * 500,
    "digits": "1" * 5000,
    "too many digits": "1" * 4000,
    "nan": "NaN",
    "beyond": "1e999",
    "half a character": '"\\ud800"',
    "not utf-8": '"\xed\xa0\x80"',
    "text": '"a"',
    "nothing": "null",
    "list": "[]",
    "table": "{}",
    "number": "7",
    "true": "true",
}


@pytest.mark.parametrize("odd", ODD)
def test_odd_json_is_refused_in_words(server, odd):
    """Anywhere in a record, and in its place."""
    whole = record()
    bodies = {"": f'{{"record": {ODD[odd]}}}'}
    for key in whole:
        others = {name: value for name, value in whole.items() if name != key}
        bodies[key] = json.dumps({"record": others})[:-2] + f', "{key}": {ODD[odd]}}}}}'
    for key, body in bodies.items():
        answer = server.http.post("/api/records", content=body.encode("latin-1"))
        if answer.status_code == 201:
            assert key in ("table", "created"), "only where it was played, and when, nobody can check"
            continue
        assert answer.status_code == 422, (key, answer.text)
        assert answer.json()["code"] in ("bad-record", "unreadable")


def test_an_entry_that_no_table_would_have_is_refused(server):
    whole = record()
    whole["entries"][0]["name"] = "a\x00b"
    refused = server.http.post("/api/records", json={"record": whole})
    assert refused.status_code == 422
    assert "name: expected at most 24 printable characters" in refused.json()["sentence"]


@pytest.mark.parametrize("bot", ["alphabeta:table=26,iterations=2000000000", "nobody", "uct:iterations=5"])
def test_a_record_smuggles_in_no_bot_that_could_not_sit_down_here(server, bot):
    """A game is played with such a bot elsewhere, honestly, and its record proves itself."""
    match = started("quoridor", 2, people=1, bot=bot)
    brought = json.loads(json.dumps(exported(play_out(match, 78))))
    refused = server.http.post("/api/records", json={"record": brought})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-record")
    assert bot.partition(":")[0] in refused.json()["sentence"]


@pytest.mark.parametrize("settings", [{"grace": -5}, {"grace": 10**9}, {"stand_in": "expert:iterations=10000000"},
                                      {"clock": ClockSettings(10**12, 0)}, {"clock": ClockSettings(0, 0)}])  # fmt: skip
def test_a_record_smuggles_in_no_setting_that_could_not_be_made_here(server, settings):
    match = play_out(started("quoridor", 2, **settings), 77)  # a game that no other test has brought
    brought = json.loads(json.dumps(exported(match)))
    refused = server.http.post("/api/records", json={"record": brought})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-record")


@pytest.mark.parametrize("change", [{"key": hashed("mine")}, {"client": "0:x"}, {"name": "a" * 2000},
                                    {"name": "\u202eevil"}])  # fmt: skip
def test_a_record_brings_no_keys_and_no_odd_names(server, change):
    whole = record()
    sit = next(entry for entry in whole["entries"] if entry["kind"] == "sit")
    sit.update(change)
    if "name" in change:
        whole["seats"][sit["seat"]]["name"] = change["name"]
    assert server.http.post("/api/records", json={"record": whole}).status_code == 422


def test_nobody_sits_at_a_table_that_was_brought_along(server):
    table = server.http.post("/api/records", json={"record": record()}).json()["table"]
    watcher = Player(server, table, ["", "mine"])
    assert watcher.until("welcome")["seats"] == []
    assert watcher.wish("rematch", seat=0)["code"] == "not-your-seat"
    assert all(seat.key == "" for seat in server.hub.live(table).match.seats)
    watcher.close()
