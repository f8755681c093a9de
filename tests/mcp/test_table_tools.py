"""An assistant at a real table of a server: it sits down, looks, is refused, plays and speaks."""

import json
import random
from collections.abc import Iterator

import pytest
from tests.server.running import Running

from tablewright.mcp.chair import Chair, TableError
from tablewright.mcp.table_tools import TableTools

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


def test_it_reads_the_rules_and_speaks(server):
    _, tools = two_assistants(server, "quoridor")
    assert tools[0].rules(id="qrd-16").startswith("QRD-16: ")
    assert len(tools[0].rules(game="corridor").splitlines()) > 50
    assert "quoridor: Quoridor" in tools[0].games()
    with pytest.raises(TableError, match="no rule 'QRD-9999'"):
        tools[0].rules(id="QRD-9999")
    with pytest.raises(TableError, match=r"there is no game '\.\./tables'"):
        tools[0].rules(game="../tables")
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
