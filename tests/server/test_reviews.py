"""Reviews over HTTP: made in the background, kept, and never before the end. Puzzles."""

import json
import time
from typing import Any

import pytest
from tests.match.made import START, play, started
from tests.server.running import Running

import tablewright
from tablewright.match import wishes
from tablewright.match.record import exported
from tablewright.reviews.puzzles import puzzles_of

PATIENCE = 3600.0  # s: a limit for what hangs; reviews have a low priority, and a first one compiles its search


def short_record() -> dict[str, Any]:
    """A game of five moves, and then one gives up."""
    match = started("quoridor", 2)
    play(match, "e2", "e8", "e3", "e7", "a1h")
    match.advance(wishes.resign(match, START, 0))
    return json.loads(json.dumps(exported(match)))


def until_done(server: Running, table: str) -> dict[str, Any]:
    begun, state = time.monotonic(), {"status": ""}
    while state["status"] not in ("done", "failed"):
        assert time.monotonic() < begun + PATIENCE
        time.sleep(0.2)
        state = server.http.get(f"/api/tables/{table}/review").json()
    return state


def test_a_finished_game_is_reviewed_in_the_background_and_kept(server):
    table = server.http.post("/api/records", json={"record": short_record()}).json()["table"]
    assert server.http.get(f"/api/tables/{table}/review").json() == {
        "status": "none",
        "progress": 0.0,
        "problem": None,
        "review": None,
    }
    asked = server.http.post(f"/api/tables/{table}/review", json={})
    assert asked.status_code == 200
    assert asked.json()["status"] in ("queued", "running", "done")
    state = until_done(server, table)
    assert (state["status"], state["progress"], state["problem"]) == ("done", 1.0, None)
    review = state["review"]
    assert (review["plies"], review["is_whole"], len(review["decisions"])) == (6, True, 5)
    assert review["chances"][-1] == review["outcome"] == [0.0, 1.0]
    for split in review["split"]:
        parts = split["start"] + split["own"] + split["others"] + split["chance"]
        assert parts == pytest.approx(split["end"], abs=1e-9)
    again = server.http.post(f"/api/tables/{table}/review", json={})
    assert again.json() == state


def test_none_is_offered_before_the_end(server):
    made = server.table(game="quoridor", seats=[{"kind": "me"}, {"kind": "me"}], start=True)
    for answer in (
        server.http.post(f"/api/tables/{made['table']}/review", json={}),
        server.http.get(f"/api/tables/{made['table']}/review"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_an_unknown_level_is_refused(server):
    table = server.http.post("/api/records", json={"record": short_record()}).json()["table"]
    answer = server.http.post(f"/api/tables/{table}/review", json={"level": "genius"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-setting")
    assert server.http.get(f"/api/tables/{table}/review?level=genius").status_code == 422


GAME = "corridor"


def test_a_puzzle_is_shown_without_its_solution_and_answered(server):
    texts, ideas = tablewright.game(GAME).texts, puzzles_of(tablewright.game(GAME))[0].ideas
    counts = server.http.get("/api/puzzles").json()["games"]
    shown = server.http.get(f"/api/games/{GAME}/puzzles/0").json()
    assert (shown["number"], shown["count"], shown["view"]["player"]) == (0, counts[GAME], shown["player"])
    path = f"/api/games/{GAME}/puzzles/0/answer"
    right = server.http.post(path, json={"move": texts[ideas[0].line[0]]}).json()
    assert (right["is_right"], right["mark"], right["options"][0]["is_played"]) == (True, "best", True)
    wrong = server.http.post(path, json={"move": texts[ideas[1].line[0]]}).json()
    assert (wrong["is_right"], wrong["reason"]["key"]) == (False, "review-reason-one_loser")


def test_puzzles_that_do_not_exist_and_moves_that_cannot_be(server):
    get, post = server.http.get, server.http.post
    assert get(f"/api/games/{GAME}/puzzles/99999").json()["code"] == "no-such-puzzle"
    assert get(f"/api/games/{GAME}/puzzles/many").status_code == 422
    assert get("/api/puzzles/daily?day=yesterday").status_code == 422
    path = f"/api/games/{GAME}/puzzles/0/answer"
    assert post(path, json={"move": "castle"}).json()["code"] == "no-such-move"
    shown = get(f"/api/games/{GAME}/puzzles/0").json()["view"]
    legal = {choice["move"] for choice in shown["choices"]}
    found = tablewright.game(GAME)
    barred = next(move for move in found.texts[: found.n_actions] if move not in legal)
    answer = post(path, json={"move": barred})
    assert (answer.status_code, answer.json()["code"]) == (422, "not-legal")


def test_the_puzzle_of_a_day_is_everybodys(server):
    first, again, next_day = (
        server.http.get(f"/api/puzzles/daily?day={day}").json() for day in ("2026-11-18", "2026-11-18", "2026-11-19")
    )
    assert first == again != next_day
    own = server.http.get(f"/api/games/{first['game']}/puzzles/daily?day=2026-11-18").json()
    assert 0 <= own["number"] < own["count"]
