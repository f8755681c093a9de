"""The lab over HTTP: a question from its first word to its verdict, watched, paused, shared, exported, refused."""

import csv
import io
import json
import zipfile

import pytest
from tests.match.made import play_out, started
from tests.server.lab_client import DECIDED, ENDLESS, FEW, LONG, SHORT, Asker, lab_server, refused
from tests.server.running import LIMITS, START

import tablewright
from tablewright.lab import load
from tablewright.lab.store import NoStore
from tablewright.server.limits import Limits
from tablewright.server.tables.story import finished

DAY = 86_400_000


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        running = lab_server(tmp_path_factory.mktemp("lab"), patch)
        yield running
        running.stop()


@pytest.fixture(scope="module")
def answered(server):
    """A question that was played to its verdict, and all that its stream said."""
    ann = Asker(server)
    told = ann.ask(**DECIDED)
    return ann, told, list(ann.events(told["id"]))


def test_a_question_is_played_to_its_verdict(server, answered):
    _, told, said = answered
    assert (told["is_yours"], told["state"]["phase"]) == (True, "waiting")
    states = [value for kind, value in said if kind == "state"]
    assert said[-1][0] == "end"
    last = states[-1]
    assert (last["phase"], last["decided"], last["why"], last["progress"]) == ("done", True, "decided", 1.0)
    assert [state["version"] for state in states] == sorted({state["version"] for state in states})
    row = last["strengths"][0]["rows"][0]
    assert (row["name"], row["is_change"], row["reading"]) == ("loses.0", True, "no matter")
    assert last["strengths"][0]["blocks"] == 32, "the first look decides"
    assert said[-2][0] == "state" or said[-2][0] == "report"


def test_the_answer_is_the_lab_s_own_with_what_one_may_look_into(server, answered):
    ann, told, said = answered
    found = ann.get(f"/questions/{told['id']}").json()
    report = found["report"]
    assert report == [value for kind, value in said if kind == "report"][-1]
    question = tablewright.lab.compare(
        "corridor", players=2, change={"turn.action_points": 2}, bots=("random",), primary=("loses.0",), matters=100
    )
    own = question.run(blocks=32, workers=1, store=NoStore()).report
    strength, same = report["strengths"][0], own["strengths"][0]
    assert {name: strength[name] for name in same} == same, "the same as the command line's"
    assert report["verdict"] == own["verdict"]
    points = strength["history"][0]["points"]
    assert [point["blocks"] for point in points] == [32]
    assert points[-1]["low"] <= points[-1]["plain_low"] <= points[-1]["plain_high"] <= points[-1]["high"]
    assert strength["plain"]["looks"] == 1
    assert {"typical", "longest"} <= {game["why"] for game in strength["games_to_watch"]}
    assert found["asks"]["bots"] == ["random"]
    assert found["command"].startswith("tablewright lab corridor --players 2 --change turn.action_points=2")
    words = next(metric for metric in found["metrics"] if metric["name"] == "loses.0")["words"]
    assert words["fr"]["title"] != words["en"]["title"]


def test_the_same_question_again_is_the_same_and_answers_at_once(server, answered):
    _, told, _ = answered
    ben = Asker(server)
    answer = ben.post("/questions", DECIDED)
    assert answer.status_code == 200
    again = answer.json()
    assert (again["id"], again["is_yours"], again["state"]["phase"]) == (told["id"], False, "done")
    assert [kind for kind, _ in ben.events(told["id"])] == ["report", "state", "end"]
    other = ben.post("/questions", DECIDED | {"seed": 2, "blocks": 4}).json()
    assert other["id"] != told["id"]
    ben.until_rest(other["id"])


def test_a_list_tells_of_the_ids_that_a_browser_keeps(server, answered):
    ann, told, _ = answered
    listed = ann.get("/questions", ids=f"{told['id']},ffffffffffffffff,nonsense").json()
    assert [(card["id"], card["game"], card["kind"]) for card in listed] == [(told["id"], "corridor", "compare")]
    assert listed[0]["verdict"].startswith("player 1 loses: no matter")
    assert listed[0]["asked"] == START


def test_games_of_a_block_can_be_looked_through_side_by_side(server, answered):
    ann, told, _ = answered
    path = f"/questions/{told['id']}/games"
    found = ann.post(path, {"bot": "random", "block": 3, "arms": ["A", "B"]}).json()
    one, other = found["games"]
    same = found["same"]
    assert one["moves"][:same] == other["moves"][:same]
    assert one["moves"][same : same + 1] != other["moves"][same : same + 1] or one["moves"] == other["moves"]
    assert (one["rules"], other["rules"]) == ({}, {"turn.action_points": 2})
    position = tablewright.game("corridor").replay(json.dumps(other["record"]))
    assert position.is_over
    step = ann.get(f"{path}/3/{other['plies']}", bot="random", arm="B").json()
    assert (step["plies"], step["turn"], step["move"]) == (other["plies"], -1, other["moves"][-1])
    hidden = ann.get(f"{path}/3/1", bot="random", arm="B", player=0).json()
    assert hidden["observation"]["viewer"] == 0
    assert "chance" not in step["observation"]
    assert refused(ann.get(f"{path}/3/{other['plies'] + 1}", bot="random", arm="B"))[:2] == (404, "no-such-move")
    assert refused(ann.get(f"{path}/3/1", bot="random", arm="C"))[:2] == (422, "bad-question")
    assert refused(ann.post(path, {"bot": "random", "block": 999_999}))[:2] == (422, "bad-question")


def test_exports(server, answered, tmp_path):
    ann, told, _ = answered
    files = {}
    for ending in ("html", "csv", "json", "parquet", "lab"):
        answer = ann.get(f"/questions/{told['id']}/export/{ending}")
        if ending == "parquet" and answer.status_code == 422:
            assert "pyarrow" in answer.json()["sentence"]
            continue
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-disposition"].endswith(f'{told["id"]}.{ending}"')
        files[ending] = answer.content
    assert files["html"].startswith(b"<!doctype html>")
    rows = list(csv.DictReader(io.StringIO(files["csv"].decode())))
    assert rows[0]["name"] == "loses.0"
    assert json.loads(files["json"])["decided"]
    assert zipfile.is_zipfile(io.BytesIO(files["lab"]))
    (tmp_path / "x.lab").write_bytes(files["lab"])
    assert load(tmp_path / "x.lab").verdict == json.loads(files["json"])["verdict"]
    assert refused(ann.get(f"/questions/{told['id']}/export/exe"))[:2] == (422, "bad-setting")


def test_stop_and_go_on_and_only_the_asker_may(server):
    ann, ben = Asker(server), Asker(server, "b" * 32)
    question = ann.ask(**ENDLESS | {"seed": 3})["id"]
    ann.until_games(question, 2)
    assert refused(ben.post(f"/questions/{question}/pause"))[:2] == (403, "not-asker")
    assert refused(ben.post(f"/questions/{question}/go-on", {"seconds": 5}))[:2] == (403, "not-asker")
    state = ann.post(f"/questions/{question}/pause").json()
    assert (state["phase"], state["why"], state["decided"]) == ("paused", "asked", False)
    games = state["games"]
    assert games >= 2
    report = ann.get(f"/questions/{question}").json()["report"]
    assert sum(strength["games"] for strength in report["strengths"]) == games, "the last report counts them all"
    on = ann.post(f"/questions/{question}/go-on", {"seconds": LONG}).json()
    assert on["phase"] == "waiting"
    later = ann.until_games(question, games + 2)
    assert later["seconds"] >= state["seconds"]
    ann.post(f"/questions/{question}/pause")
    assert ben.post(f"/questions/{question}/go-on", {"seconds": LONG}).status_code == 200, "while it rests, anybody may"
    assert refused(ann.post(f"/questions/{question}/pause"))[:2] == (403, "not-asker"), "then it is theirs"
    assert ben.post(f"/questions/{question}/stop").json()["phase"] == "paused"


def test_two_visitors_take_turns(server):
    ann, ben = Asker(server), Asker(server)
    first = ann.ask(**ENDLESS | {"seed": 4})["id"]
    ann.until_games(first, 2)
    second = ben.ask(**SHORT | {"seed": 5})
    assert second["state"]["position"] == 0
    assert ben.until_rest(second["id"])["why"] == "blocks"
    games = ann.get(f"/questions/{first}").json()["state"]["games"]
    ann.until_games(first, games + 2)
    assert ann.post(f"/questions/{first}/pause").json()["phase"] == "paused"


def test_whoever_loses_the_line_comes_back_to_everything(server):
    ann = Asker(server)
    question = ann.ask(**ENDLESS | {"seed": 6})["id"]
    before = ann.until_games(question, 4)  # and the stream is cut there
    said = []
    for kind, value in ann.events(question):
        said.append((kind, value))
        if kind == "state":
            break
    assert said[-1][1]["games"] >= before["games"]
    ann.post(f"/questions/{question}/pause")


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"change": {"turn.hand_limit": 10**9}}, "turn.hand_limit"),
        ({"change": {"turn.hand_limits": 6}}, "turn.hand_limit"),
        ({"change": {"turn.hand_limit": [[]]}}, "turn.hand_limit"),
        ({"change": {}}, "expected a change"),
        ({"blocks": 10**9}, "100000"),
        ({"seconds": 80_000}, "80000 seconds are too long"),
        ({"bots": ["ismcts:iterations=1000000000"]}, "bots"),
        ({"bots": ["random", "random"]}, "named twice"),
        ({"players": 9}, "players"),
        ({"metrics": ["nonsense"]}, "nonsense"),
        ({"kind": "poem"}, "no question"),
        ({"kind": "sweep", "axes": []}, "axes"),
        ({"kind": "sweep", "axes": [{"key": "turn.action_points", "values": [2, 2]}]}, "twice"),
        ({"kind": "find", "axes": [{"key": "turn.action_points", "values": [2, 3]}], "target": "?"}, "target"),
        ({"kind": "difficulty"}, "against each other"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_hostile_questions_are_refused_in_words(server, wish, words):
    status, code, sentence = refused(Asker(server).post("/questions", SHORT | wish))
    assert status == 422
    assert code in ("bad-question", "unreadable")
    assert words in sentence


def test_unknown_things_are_refused(server):
    ann = Asker(server)
    assert refused(ann.post("/questions", {"game": "chess"}))[:2] == (404, "no-such-game")
    for path in ("/questions/ffffffffffffffff", "/questions/..%2f", "/questions/ffffffffffffffff/events"):
        assert refused(ann.get(path))[1] in ("no-such-question", "not-found")
    assert refused(ann.post("/questions/ffffffffffffffff/pause"))[:2] == (404, "no-such-question")


def test_what_can_be_asked(server):
    ann = Asker(server)
    facts = ann.get("/games/corridor", players=4).json()
    assert facts["bots"][:2] == ["random", "greedy"]
    assert "difficulty" not in facts["kinds"]
    assert "cards" in facts["kinds"]
    assert set(facts["primary"]) <= {metric["name"] for metric in facts["metrics"]}
    assert all(metric["words"]["fr"]["title"] for metric in facts["metrics"])
    assert all(tool["words"]["fr"] for tool in facts["tools"])
    assert refused(ann.get("/games/corridor", players=99))[:2] == (422, "bad-setting")
    assert ann.get("").json() == {"is_on": True, "seconds": LONG}


def test_a_table_carries_the_question_it_came_from_and_people_get_a_column(server, answered):
    ann, told, _ = answered
    empty = ann.get(f"/questions/{told['id']}/people").json()
    assert empty == {"arms": [{"arm": label, "games": 0, "numbers": []} for label in "AB"]}
    made = server.table(
        game="corridor",
        players=2,
        seats=[{"kind": "me"}, {"kind": "me"}],
        rules={"turn.action_points": 2},
        lab=told["id"],
    )
    assert server.http.get(f"/api/tables/{made['table']}").json()["lab"] == told["id"]
    match = play_out(started("corridor", 2, rules={"turn.action_points": 2}, lab=told["id"]))
    kept = finished(match)
    assert kept.record["settings"]["lab"] == told["id"]
    server.in_loop(lambda: server.hub.store.finish(made["table"], "over", START, kept))
    column = ann.get(f"/questions/{told['id']}/people").json()["arms"][1]
    assert (column["arm"], column["games"]) == ("B", 1)
    loses = {row["name"]: row["found"] for row in column["numbers"]}
    assert sum(loses[f"loses.{p}"]["mean"] for p in range(2)) == 1.0
    assert loses["loses.0"]["low"] <= loses["loses.0"]["mean"] <= loses["loses.0"]["high"]
    assert loses["loses.0"]["high"] - loses["loses.0"]["low"] > 0.9, "one game proves nothing"
    assert refused(server.http.post("/api/tables", json={"game": "corridor", "lab": "??"}))[1] == "no-such-question"


def test_a_visitor_has_only_so_many_questions_and_asks_only_so_often(tmp_path, monkeypatch):
    limits = Limits(requests_per_second=10_000, questions_waiting=2, questions_per_minute=6, question_seconds=LONG)
    server = lab_server(tmp_path, monkeypatch, limits)
    try:
        ann = Asker(server)
        ids = [ann.ask(**ENDLESS | {"seed": seed})["id"] for seed in (1, 2)]
        assert refused(ann.post("/questions", ENDLESS | {"seed": 3}))[:2] == (429, "too-many-questions")
        for question in ids:
            assert ann.post(f"/questions/{question}/pause").json()["phase"] == "paused"
        statuses = [ann.post("/questions", SHORT | {"kind": "poem"}).status_code for _ in range(100)]
        assert statuses == [422] * 3 + [429] * 97
    finally:
        server.stop()


def test_a_server_without_a_lab_says_so(tmp_path, monkeypatch):
    server = lab_server(tmp_path, monkeypatch, lab={"lab_cores": 0})
    try:
        ann = Asker(server)
        assert ann.get("").json()["is_on"] is False
        assert refused(ann.post("/questions", SHORT))[:2] == (503, "no-lab")
        assert refused(ann.get("/games/corridor"))[:2] == (503, "no-lab")
        assert server.hub.lab.jobs.processes == []
    finally:
        server.stop()


def test_a_restart_in_the_middle_loses_nothing_and_what_is_old_is_swept(tmp_path, monkeypatch):
    server = lab_server(tmp_path, monkeypatch)
    ann = Asker(server)
    question = ann.ask(**ENDLESS)["id"]
    before = ann.until_games(question, 4)
    server.stop()
    server = lab_server(tmp_path, monkeypatch)
    ann = Asker(server, ann.key)
    try:
        after = next(value for kind, value in ann.events(question) if kind == "state")
        assert after["phase"] in ("waiting", "running"), "it goes on by itself"
        assert after["games"] >= before["games"]
        ann.until_games(question, before["games"] + 2)
        assert ann.post(f"/questions/{question}/pause").json()["phase"] == "paused"
        server._ahead += (LIMITS.questions_days - 1) * DAY
        server.in_loop(server.hub.sweep)
        assert ann.get(f"/questions/{question}").status_code == 200
        server._ahead += 2 * DAY
        server.in_loop(server.hub.sweep)
        assert ann.get(f"/questions/{question}").status_code == 404
    finally:
        server.stop()


def test_other_kinds_of_question(server):
    """A sweep with its points, a question of one arm, and the self-test."""
    ann = Asker(server)
    axes = [{"key": "turn.action_points", "values": [2, 3]}]
    wishes = (
        FEW | {"kind": "sweep", "change": {}, "axes": axes, "metrics": ["rounds > 1"]},
        FEW | {"kind": "seats", "change": {}, "metrics": []},
        FEW | {"kind": "aa", "change": {}},
    )
    for wish in wishes:
        question = ann.ask(**wish | {"blocks": 4, "seconds": LONG})["id"]
        assert ann.until_rest(question)["problem"] == ""
        found = ann.get(f"/questions/{question}").json()
        strength = found["report"]["strengths"][0]
        assert strength["blocks"] == 4
        if wish["kind"] == "sweep":
            assert [row["point"] for row in strength["metrics"]] == [{"turn.action_points": n} for n in (2, 3)]
            games = ann.post(
                f"/questions/{question}/games", {"bot": "random", "block": 0, "arms": ["turn.action_points=3"]}
            ).json()
            assert games["games"][0]["rules"] == {"turn.action_points": 3}
