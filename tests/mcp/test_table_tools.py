"""An assistant at a real table of a server: it sits down, looks, is refused, plays and speaks."""

import json
import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from tests.server.running import Running

from tablewright.mcp import chair as chair_module
from tablewright.mcp.chair import Chair, TableError
from tablewright.mcp.table_tools import TableTools
from tablewright.server.limits import Limits

pytestmark = pytest.mark.nojit


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("tables") / "tables.sqlite")
    yield running
    running.stop()


def two_assistants(server, game, players=2, **wish):
    """A started table: the host's seat and one that was joined by code, played by tools both, and random bots."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * (players - 2)]
    made = server.table(game=game, players=players, seats=seats, start=True, **wish)
    tools = [TableTools(server.url), TableTools(server.url)]
    tools[0]._chair = Chair(server.url, made["table"], 0, made["keys"]["0"])
    assert "You have seat 1" in tools[1].join_table(made["invite"], "Ben")
    for each in tools:
        each.chair.until(lambda each=each: each.chair.view["phase"] == "playing", 600)
    return made["table"], tools


def known(text):
    """The observation in what `look` says."""
    (line,) = [line for line in text.splitlines() if line.startswith("What you know: ")]
    return json.loads(line.removeprefix("What you know: "))


@pytest.mark.parametrize("game, players", [("corridor", 2), ("corner_rush", 3)])
def test_assistants_play_and_know_what_their_seats_may_know(server, game, players):
    """What `look` tells is the seat's observation, to the letter, at every decision; so nothing else is told."""
    table, tools = two_assistants(server, game, players)
    match, chooser = server.hub.live(table).match, random.Random(1)
    for _ in range(12):
        waiting = [each for each in tools if each.chair.view["choices"]]
        for each in waiting:
            told = each.wait(60)
            if each.chair.view["outcome"]:
                return
            position = match.history.position
            player = each.chair.view["player"]
            assert known(told) == json.loads(json.dumps(position.observation(player).to_dict()))
            moves = [choice["move"] for choice in each.chair.view["choices"]]
            assert moves == position.legal()
            assert all(f"  {move}  (" in told for move in moves)
            assert "Played" in each.play_move(chooser.choice(moves))
        if not waiting:
            tools[0].chair.until(lambda: any(t.chair.view["choices"] or t.chair.view["outcome"] for t in tools), 0.2)


def test_a_move_is_refused_with_its_rule_and_nothing_is_played(server):
    _, tools = two_assistants(server, "quoridor")
    mover = next(each for each in tools if each.chair.view["choices"])
    before = known(mover.look())
    why = mover.why_not("e5")
    assert "e5 is refused: " in why
    assert "QRD-" in why
    with pytest.raises(TableError, match=r"e5 is refused: .*QRD-"):
        mover.play_move("e5")
    first = mover.chair.view["choices"][0]["move"]
    assert mover.why_not(first) == f"{first} is legal: play_move plays it."
    assert known(mover.look()) == before
    other = next(each for each in tools if each is not mover)
    with pytest.raises(TableError, match="it is not your turn"):
        other.why_not(first)
    with pytest.raises(TableError, match="refused"):
        other.play_move(first)


def test_a_whole_game_comes_to_its_end(server):
    _, tools = two_assistants(server, "quoridor", rules={"rules.max_plies": 12})
    for _ in range(3_000):
        for each in tools:
            if each.chair.view["choices"]:
                each.play_move(each.chair.view["choices"][0]["move"])
        if all(each.chair.view["outcome"] for each in tools):
            break
        tools[0].chair.until(lambda: any(t.chair.view["choices"] or t.chair.view["outcome"] for t in tools), 0.2)
    assert tools[0].chair.until(lambda: bool(tools[0].chair.view["outcome"]), 600)
    assert "The game is over (ply_cap)" in tools[0].wait(5)
    with pytest.raises(TableError):
        tools[0].join_table("AAAA-AAAA")
    assert tools[0].say("another one?") == "Said."  # it still sits where it sat


def test_it_reads_the_rules_and_speaks(server):
    _, tools = two_assistants(server, "quoridor")
    assert tools[0].rules(id="qrd-16").startswith("QRD-16: ")
    assert len(tools[0].rules(game="corridor").splitlines()) > 50
    assert "quoridor: Quoridor" in tools[0].games()
    with pytest.raises(TableError, match="no rule 'QRD-9999'"):
        tools[0].rules(id="QRD-9999")
    for wrong in ("../tables", "é", "x" * 1_000):
        with pytest.raises(TableError, match=r"^there is no game '"):
            tools[0].rules(game=wrong)
    assert tools[0].say("good luck") == "Said."
    tools[1].chair.until(lambda: bool(tools[1].chair.chat), 600)
    assert "Ann: good luck" in tools[1].look()


def test_it_leaves_and_may_join_again(server):
    _, tools = two_assistants(server, "quoridor")
    with pytest.raises(TableError, match="you sit at a table already"):
        tools[1].join_table("AAAA-AAAA")
    assert "left" in tools[1].leave_table()
    with pytest.raises(TableError, match="you sit at no table"):
        tools[1].look()
    with pytest.raises(TableError):
        tools[1].join_table("AAAA-AAAA")


def test_the_line_may_break(server):
    _, tools = two_assistants(server, "quoridor")
    chair = tools[0].chair
    first = chair._socket
    chair._socket.close()
    chair.until(lambda: chair._socket is not first, 600)
    mover = next(each for each in tools if each.chair.view["choices"])
    assert "Played" in mover.play_move(mover.chair.view["choices"][0]["move"])


def test_what_the_table_cannot_read_costs_no_seat(server):
    _, tools = two_assistants(server, "quoridor")
    mover = next(each for each in tools if each.chair.view["choices"])
    for wrong in ("x" * 100_000, "\U0001f9df" * 1_000):
        with pytest.raises(TableError, match="this is too long for the table"):
            mover.play_move(wrong)
    with pytest.raises(TableError, match="cannot be read"):
        mover.say("\ud800")
    with pytest.raises(TableError, match="refused"):
        mover.play_move("")
    assert "Played" in mover.play_move(mover.chair.view["choices"][0]["move"])


def test_what_has_become_stale_is_not_played_by_a_question(server):
    """Whoever asks why a move is refused plays none, even if the position has changed meanwhile."""
    _, tools = two_assistants(server, "quoridor")
    mover = next(each for each in tools if each.chair.view["choices"])
    before = known(mover.look())
    number, moves = mover.chair.asked_now()
    mover.chair.asked_now = lambda: (number - 1, ["e5"])  # as if that view were not there yet
    assert "is refused" in mover.why_not(moves[0])
    assert known(mover.look()) == before


@pytest.mark.parametrize("code, is_lost", [("too-fast", False), ("store", False), ("full", False), ("seat-lost", True)])
def test_a_line_that_the_server_closes_is_opened_again_while_the_seat_is_there(server, code, is_lost):
    _, tools = two_assistants(server, "quoridor")
    chair = tools[0].chair
    first = chair._socket
    chair._take({"type": "bye", "code": code, "sentence": "Goodbye."})
    if is_lost:
        assert "This seat is lost, and this is what was known before: Goodbye." in tools[0].look()
        with pytest.raises(TableError) as refused:
            tools[0].join_table("AAAA-AAAA")
        assert "already" not in str(refused.value)  # it may sit down elsewhere
        return
    first.close()
    chair.until(lambda: chair._socket is not first, 600)
    mover = next(each for each in tools if each.chair.view["choices"])
    assert "Played" in mover.play_move(mover.chair.view["choices"][0]["move"])


def test_while_the_line_is_broken_that_is_told_and_one_can_get_up(server):
    _, tools = two_assistants(server, "quoridor")
    chair = tools[0].chair
    chair._is_open = False  # nobody mends it
    chair._socket.close()
    assert chair.until(lambda: not chair.is_connected, 600)
    assert "The line to the table is broken" in tools[0].look()
    assert "You have left, but the table does not know it" in tools[0].leave_table()
    with pytest.raises(TableError, match="you sit at no table"):
        tools[0].look()


def test_a_table_that_never_shows_itself_is_no_seat(server, monkeypatch):
    made = server.table(game="quoridor", players=2, seats=[{"kind": "me"}, {"kind": "open"}], start=True)
    monkeypatch.setattr(chair_module, "PATIENCE", 0.01)
    monkeypatch.setattr(Chair, "_take", lambda chair, message: None)
    monkeypatch.setattr(Chair, "_connected", lambda chair: [])
    with pytest.raises(TableError, match="has not answered"):
        Chair(server.url, made["table"], 0, made["keys"]["0"])


def test_an_assistant_keeps_to_the_pace_of_a_server(server, monkeypatch):
    _, tools = two_assistants(server, "quoridor")
    pauses = []
    monkeypatch.setattr(chair_module, "time", SimpleNamespace(monotonic=lambda: 100.0, sleep=pauses.append))
    for _ in range(3):
        tools[0].chair.wish("say", text="quickly")
    assert pauses[1:] == [pytest.approx(chair_module.PACE)] * 2
    assert 1 / chair_module.PACE < Limits().messages_per_second
    assert chair_module.LONGEST < Limits().message_bytes
