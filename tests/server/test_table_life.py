"""Hosts, chat, clocks, absences, hints and idle tables."""

import asyncio
import logging

import pytest
from tests.server.running import Player, Running
from tests.server.test_play import code

from tablewright.bots import say
from tablewright.server.bots import seated_bots
from tablewright.server.bots.pool import BotFailed
from tablewright.server.store import Conflict, StoreFailed

HOUR = 3_600_000  # ms


@pytest.fixture
def table(server):
    opened = server.open_table("quoridor", 2)
    yield opened
    opened.close()


def test_a_table_fills_by_invitation_and_starts(server):
    made = server.table(game="quoridor", players=2, seats=[{"kind": "me", "name": "Ann"}])
    ann = Player(server, made["table"], [made["keys"]["0"]])
    assert ann.view["view"]["phase"] == "waiting"
    assert code(ann.wish("move", number=1, move="e2")) == "not-started"
    shut = server.http.post(f"/api/tables/{made['table']}/join", json={"name": "Ben"})
    assert (shut.status_code, shut.json()["code"]) == (403, "not-invited")
    typed = made["invite"].lower().replace("-", " ")
    joined = server.http.post("/api/join", json={"code": typed, "name": "Ben"}).json()
    assert (joined["seat"], joined["table"]) == (1, made["table"])
    assert joined["link"].endswith(f"#seat={joined['key']}")
    ben = Player(server, made["table"], [joined["key"]])
    assert code(ben.wish("host", command="start")) == "not-host"
    assert code(ann.wish("host", command="start")) == "ack"
    assert ben.until("view", lambda m: m["view"]["phase"] == "playing")
    late = server.http.post("/api/join", json={"code": made["invite"]})
    assert (late.status_code, late.json()["code"]) == (409, "started")
    for player in (ann, ben):
        player.close()


def test_the_host_fills_empties_and_closes(server):
    made = server.table(game="quoridor", players=4, seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    ann = Player(server, made["table"], [made["keys"]["0"]])
    assert code(ann.wish("host", command="dance")) == "no-such-command"
    assert code(ann.wish("host", command="open", target=1)) == "ack"
    assert code(ann.wish("host", command="bot", target=2, bot="nobody")) == "no-such-bot"
    assert code(ann.wish("host", command="bot", target=2, bot="uct:iterations=9")) == "no-such-bot"
    assert code(ann.wish("host", command="bot", target=2, bot="random")) == "ack"
    joined = server.http.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "seat": 3}).json()
    ben = Player(server, made["table"], [joined["key"]])
    assert ben.view["seat"] == 3
    assert code(ann.wish("host", command="remove", target=3)) == "ack"
    assert ben.goodbye()["code"] == "seat-lost"
    again = Player(server, made["table"], [joined["key"]])
    assert again.until("welcome")["refused"] == 1
    assert code(ann.wish("host", command="start")) == "ack"
    kinds = [seat["kind"] for seat in ann.until("view", lambda m: m["view"]["phase"] == "playing")["view"]["seats"]]
    assert kinds == ["person", "bot", "bot", "bot"], "free seats are the bots' at the start"
    assert code(ann.wish("host", command="close")) == "ack"
    assert again.until("view", lambda m: m["view"]["phase"] == "closed")["view"]["note"]["key"] == "table-closed-host"
    for player in (ann, ben, again):
        player.close()


def test_chat_reaches_the_table_and_spectators_talk_apart(server, table):
    ann, ben = table.people
    watcher, other = Player(server, table.id, []), Player(server, table.id, [])
    assert code(ann.wish("say", text="<script>alert(1)</script>\x07 hi")) == "ack"
    assert ben.until("said")["text"] == "<script>alert(1)</script> hi"
    assert watcher.until("said")["name"] == "Ann"
    watcher.say({"type": "say", "id": "1", "text": "psst"})
    assert other.until("said", lambda m: m["seat"] == -1)["text"] == "psst"
    assert code(ben.wish("say", quick="thanks")) == "ack"
    ann.until("said", lambda m: m["quick"] == "thanks")
    assert not [m for m in ann.heard if m["type"] == "said" and m["seat"] == -1]
    late = Player(server, table.id, [table.made["keys"]["0"]])
    assert late.until("said")["line"] == 1, "who comes later can read it"
    for player in (watcher, other, late):
        player.close()


def test_chat_that_is_refused(server, table):
    ann, ben = table.people
    assert code(ann.wish("say", text=" \n ")) == "empty"
    assert code(ann.wish("say", quick="have")) == "no-such-quick"
    assert code(ann.wish("say", seat=1, text="I am Ben")) == "not-your-seat"
    assert code(ann.wish("host", command="mute", target=1)) == "ack"
    assert code(ben.wish("say", text="hello?")) == "muted"
    codes = [code(ann.wish("say", text=f"line {n}")) for n in range(8)]
    assert "too-fast" in codes
    assert code(ann.move("e2")) == "ack", "who talks too much can still play"


def test_a_repeated_line_is_said_once(table):
    ann, ben = table.people
    for _ in range(2):
        ann.heard.clear()
        ann._used = 0
        assert code(ann.wish("say", text="once", id="line")) == "ack"
    ann.wish("say", text="end")
    ben.until("said", lambda m: m["text"] == "end")
    assert sum(m["type"] == "said" and m["text"] == "once" for m in ben.heard) == 1


def test_a_clock_runs_out(server):
    table = server.open_table("quoridor", 2, clock={"seconds": 60, "increment": 5})
    ann, ben = table.people
    clocks = ann.view["clocks"]
    assert (clocks["left"][1], clocks["running"], clocks["increment"]) == (60_000, 0, 5000)
    server.later(20_000)
    ann.move("e2")
    left = ann.view["clocks"]["left"]
    assert left[0] == 45_000, "spent twenty seconds, got five"
    server.later(61_000)
    over = ben.until("view", lambda m: m["view"]["phase"] == "over")
    assert over["view"]["outcome"]["reason"] == "timeout"
    assert over["view"]["outcome"]["winners"] == [0]
    table.close()


def test_where_a_time_out_is_no_loss_a_bot_goes_on(server):
    table = server.open_table("corridor", 2, clock={"seconds": 30})
    ann, ben = table.people
    assert ann.view["view"]["turn"] == 0
    server.later(31_000)
    away = ben.until("view", lambda m: m["view"]["seats"][0]["is_away"])
    assert away["view"]["observation"]["state"]["pawns"][0]["lane"] == 1
    assert code(ann.wish("back")) == "ack"
    table.close()


def test_a_bot_plays_for_somebody_who_is_gone_while_others_wait(server):
    table = server.open_table("corner_rush", 2, grace=30)
    ann, ben = table.people
    assert ann.view
    assert ben.view
    ann.until("presence", lambda m: m["connected"] == [True, True])
    ben.close()
    ann.until("presence", lambda m: m["connected"] == [True, False])
    server.later(10_000)
    assert not table.match().seats[1].is_away
    server.later(25_000)
    ann.until("view", lambda m: m["view"]["seats"][1]["is_away"])
    back = Player(server, table.id, [table.made["keys"]["1"]])
    ann.until("view", lambda m: not m["view"]["seats"][1]["is_away"])
    back.close()
    table.close()


def test_nobody_is_replaced_while_nobody_waits(server):
    table = server.open_table("corner_rush", 1, bots=1, grace=30)
    (ann,) = table.people
    assert ann.view
    ann.close()
    server.later(600_000)
    assert not table.match().seats[0].is_away


def test_hints_are_for_games_against_bots(server):
    table = server.open_table("quoridor", 1, bots=1)
    (ann,) = table.people
    server.hub.hint_bot = "greedy"
    ann.until("view", lambda m: m["view"]["can_hint"])
    hint = ann.wish("hint", number=ann.view["number"])
    assert hint["type"] == "hint"
    assert hint["move"] in [choice["move"] for choice in ann.view["view"]["choices"]]
    assert hint["considered"][0]["label"]["text"]
    options = hint["options"]
    assert (len(options), options[0]["move"], options[0]["chance"]) == (3, hint["move"], hint["chance"])
    assert all(0 <= option["chance"] <= 1 and option["reason"]["key"] for option in options)
    assert hint["reason"]["key"] == "review-option-one_winner"
    people = server.open_table("quoridor", 2)
    assert not people.people[0].view["view"]["can_hint"]
    assert code(people.people[0].wish("hint", number=1)) == "no-hint"
    allowed = server.open_table("quoridor", 2, hints="always")
    assert allowed.people[0].view["view"]["can_hint"]
    for opened in (table, people, allowed):
        opened.close()


def test_an_idle_table_leaves_memory_and_comes_back(server):
    table = server.open_table("quoridor", 2)
    ann, _ = table.people
    ann.move("e2")
    number, hashed = ann.view["number"], ann.view["hash"]
    table.close()
    live = server.hub.live(table.id)
    while live.connections:
        server.in_loop(lambda: live.call(live.follow_up))
    live.idle_since = -1e9
    assert server.in_loop(server.hub.put_away_idle) >= 1
    assert server.hub.live(table.id) is None
    again = Player(server, table.id, [table.made["keys"]["0"]])
    assert (again.view["number"], again.view["hash"]) == (number, hashed)
    again.close()


def put_away(server, table: str) -> None:
    server.in_loop(server.hub.live(table).stop)
    assert server.hub.live(table) is None


def stored(server, table: str):
    return server.in_loop(lambda: server.hub.store.load(table))


def test_old_tables_are_swept(server):
    made = server.table(game="quoridor", players=2, seats=[{"kind": "me"}])
    put_away(server, made["table"])
    server.later(49 * HOUR)
    server.in_loop(server.hub.sweep)
    assert server.http.get(f"/api/tables/{made['table']}").status_code == 404


def test_a_game_that_is_played_now_and_then_is_never_swept(server):
    table = server.open_table("quoridor", 2, grace=3600)
    ann, ben = table.people
    for n in range(3):
        server.later(20 * 24 * HOUR)
        for player, move in ((ann, f"e{2 + n}"), (ben, f"e{8 - n}")):
            player.until("view", lambda m: bool(m["view"]["choices"]))
            assert code(player.move(move)) == "ack"
    put_away(server, table.id)
    server.in_loop(server.hub.sweep)
    assert stored(server, table.id) is not None, "the last move was just now"
    server.later(31 * 24 * HOUR)
    server.in_loop(server.hub.sweep)
    assert stored(server, table.id) is None
    table.close()


def test_a_table_in_memory_is_never_swept(server):
    table = server.open_table("quoridor", 2)
    server.later(400 * 24 * HOUR)
    server.in_loop(server.hub.sweep)
    assert code(table.people[0].move("e2")) == "ack"
    table.close()


def test_a_phase_that_a_kill_left_behind_is_repaired(server):
    """The entry is on the disk, the note about the phase is not: by the note the table would be swept too early."""
    table = server.open_table("quoridor", 2)
    table.people[0].wish("resign")
    table.close()
    put_away(server, table.id)
    store = server.hub.store
    for phase, days in (("waiting", 3), ("playing", 31)):
        touched = stored(server, table.id).touched
        server.in_loop(lambda phase=phase, touched=touched: store.touch(table.id, phase, touched))
        server.later(days * 24 * HOUR)
        server.in_loop(server.hub.sweep)
        assert stored(server, table.id).phase == "over"
    server.in_loop(lambda: store.touch(table.id, "playing", server.now()))
    server.http.get(f"/api/tables/{table.id}")
    assert stored(server, table.id).phase == "over", "also when somebody looks at it"


def test_old_tables_are_looked_for_at_the_start(tmp_path):
    first = Running(tmp_path / "t.sqlite")
    made = first.table(game="quoridor", players=2, seats=[{"kind": "me"}])
    first.stop()
    later = Running(tmp_path / "t.sqlite", ahead=49 * HOUR)
    while later.http.get(f"/api/tables/{made['table']}").status_code != 404:
        later.in_loop(lambda: asyncio.sleep(0.01))
    later.stop()


def test_chores_go_on_after_an_error_and_count_it(server):
    done = []

    async def job() -> None:
        done.append(len(done))
        if len(done) < 3:
            raise OSError("disk full")
        raise asyncio.CancelledError

    async def run() -> None:
        with pytest.raises(asyncio.CancelledError):
            await server.hub._chore("test", 0, job)

    server.in_loop(run)
    assert done == [0, 1, 2]
    assert server.hub.metrics.value("chore_errors", "test") == 2
    assert 'tablewright_chore_errors_total{kind="test"} 2' in server.http.get("/metrics").text


def test_what_nobody_waits_for_is_told_when_it_fails(server, caplog):
    """A fault is one; that a table has moved to another process, or the store is away, is none of the program's."""

    async def fails(error: Exception) -> None:
        raise error

    async def run(*errors: Exception) -> None:
        for error in errors:
            server.hub.spawn(fails(error))
        await asyncio.gather(*server.hub._jobs, return_exceptions=True)

    before = server.hub.metrics.value("errors")
    errors = Conflict("this entry cannot be added"), StoreFailed("the disk is full"), ValueError("a fault")
    with caplog.at_level(logging.WARNING, "tablewright.hub"):
        server.in_loop(lambda: run(*errors))
    told = [(r.levelname, bool(r.exc_info)) for r in caplog.records if r.name == "tablewright.hub"]
    assert told == [("WARNING", False), ("ERROR", False), ("ERROR", True)]
    assert server.hub.metrics.value("errors") == before + 2


def test_a_table_whose_clock_stands_still_leaves_memory(server):
    """Somebody has left a game with a clock: time runs out, a bot has the seat, and nobody's clock runs."""
    table = server.open_table("corridor", 1, bots=1, clock={"seconds": 30})
    live = server.hub.live(table.id)
    assert table.people[0].view
    table.close()
    while live.connections:
        server.in_loop(lambda: live.call(live.follow_up))
    live.idle_since = -1e9
    server.in_loop(server.hub.put_away_idle)
    if live.match.clock.running >= 0:
        assert server.hub.live(table.id) is live, "a clock runs"
        server.later(31_000)
    assert live.match.clock.running == -1
    server.in_loop(server.hub.put_away_idle)
    assert server.hub.live(table.id) is None


def test_bots_say_what_they_know_where_players_may_talk(server, monkeypatch):
    jobs = []

    async def at_random(job, addresses):
        jobs.append(job)
        raise BotFailed("then any move is played")

    def with_a_vaccine(observation, bot):
        said = say(observation, bot)
        return (*said, (said[0][0], "have", ("vaccine",))) if said else ()

    monkeypatch.setattr(server.hub.pool, "think", at_random)
    monkeypatch.setattr(seated_bots, "say", with_a_vaccine)  # something that is worth saying aloud
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "random"}]
    made = server.table(game="zombie_tower", players=3, seats=seats, start=True)
    ann = Player(server, made["table"], [made["keys"]["0"]])
    while ann.view["view"]["phase"] == "playing" and (len(jobs) < 8 or jobs[-1].bot != "random"):
        if ann.view["view"]["choices"]:
            assert code(ann.move(ann.view["view"]["choices"][0]["move"])) == "ack"
        else:
            ann.listen()
    ann.until("said")  # what has been said is on its way to her
    lines = [m for m in ann.heard if m["type"] == "said"]
    assert lines
    assert {line["name"] for line in lines} == {"Easy bot"}, "one that plays at random has nothing to say"
    assert {line["quick"] for line in lines} <= {"at", "have", "need", "full", "ready", "please-search", "in-slit"}
    heard = {message[0] for job in jobs if job.bot == "random" for message in job.heard}
    assert heard == {1}, "and the others hear it"
    ann.close()


def test_bots_hear_people(server):
    made = server.table(
        game="zombie_tower", players=3, seats=[{"kind": "me", "name": name} for name in "ABC"], start=True
    )
    ann = Player(server, made["table"], [made["keys"]["0"]])
    assert code(ann.wish("say", quick="have", arguments=["vaccine"])) == "ack"
    table = server.hub.live(made["table"])
    assert table.chat.heard() == ((table.match.player_of[0], "have", ("vaccine",)),)
    ann.close()


def test_two_of_a_card_are_said_twice(server):
    made = server.table(
        game="zombie_tower", players=3, seats=[{"kind": "me", "name": name} for name in "ABC"], start=True
    )
    chat = server.hub.live(made["table"]).chat
    one, vaccine = [("at", ("5",)), ("have", ("vaccine",))], ("have", ("vaccine",))
    for words in (one, [*one, vaccine], one, [("at", ("6",)), vaccine], [("at", ("2",)), vaccine, ("ready", ())]):
        server.in_loop(lambda words=words: chat.speak_for_bot(0, words))
    said = [(quick, *arguments) for _, quick, arguments in chat.heard()]
    assert said == [*[("have", "vaccine")] * 4, ("at", "2"), ("ready",)]
