"""A record that somebody brings along is looked through like a game that was played here."""

import json

from tests.match.made import play_out, started

from tablewright.match.record import exported


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
