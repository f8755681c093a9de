"""An assistant asks the lab of a real server: it learns what can be asked, asks, reads the verdict, and is refused."""

import json
import re

import pytest
from tests.server.lab_client import DECIDED, ENDLESS, lab_server

from tablewright.mcp.chair import TableError
from tablewright.mcp.lab_tools import LabTools, progress
from tablewright.mcp.protocol import Rpc

pytestmark = pytest.mark.nojit


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        running = lab_server(tmp_path_factory.mktemp("lab"), patch)
        yield running
        running.stop()


def put(tools, wish):
    """Ask, and the id of the question."""
    return re.search(r"The question is (\w+)\.", tools.ask_lab(**{"kind": "compare", **wish}))[1]


def answered(tools, question):
    """What is known once the question rests, however long that takes."""
    for _ in range(30):
        told = tools.lab_answer(question, 60)
        if "rests" in told or "failed" in told:
            return told
    raise AssertionError(told)


def test_it_learns_what_can_be_asked(server):
    told = LabTools(server.url).lab_numbers("corridor", 2)
    assert "corridor for 2 players" in told
    assert "compare" in told
    assert "  loses.0: " in told
    with pytest.raises(TableError, match="no game"):
        LabTools(server.url).lab_numbers("chess")


def test_it_asks_and_reads_the_verdict(server):
    tools = LabTools(server.url)
    told = answered(tools, put(tools, DECIDED))
    assert "It is decided, and rests" in told
    assert re.search(r"random, .*: A .* to .*, B .* to .*, change .* \(no matter\)", told)
    assert "tablewright lab corridor --players 2 --change turn.action_points=2" in told
    again = LabTools(server.url)
    assert answered(again, put(again, DECIDED)) == told


def test_only_who_asked_may_stop_it(server):
    tools = LabTools(server.url)
    question = put(tools, ENDLESS)
    with pytest.raises(TableError):
        LabTools(server.url).stop_lab(question)
    tools.stop_lab(question)
    assert "It is open, and rests" in answered(tools, question)


@pytest.mark.parametrize(
    "wish, message",
    [
        ({"game": "chess", "kind": "seats"}, "no game"),
        ({"game": "corridor", "kind": "compare", "change": {"turn.no_such": 1}}, "turn.no_such"),
        ({"game": "corridor", "kind": "compare", "change": {"turn.hand_limit": 6}, "bots": ["clever"]}, "clever"),
        ({"game": "corridor", "kind": "magic"}, "magic"),
        ({"game": "corridor", "kind": "sweep", "axes": {"turn.action_points": 3}}, "values"),
    ],
)
def test_what_cannot_be_asked_is_told(server, wish, message):
    with pytest.raises(TableError, match=message):
        LabTools(server.url).ask_lab(**wish)


def test_a_question_that_nobody_asked(server):
    with pytest.raises(TableError):
        LabTools(server.url).lab_answer("0" * 24)
    with pytest.raises(TableError, match=r"there is no question '\.\./games'"):
        LabTools(server.url).lab_answer("../games")


def test_the_protocol_knows_the_tools(server):
    rpc = Rpc(LabTools(server.url).all(), "test", "1", "")

    def call(name, **arguments):
        line = {"id": 1, "method": "tools/call", "params": {"name": name, "arguments": arguments}}
        return json.loads(rpc.answer(json.dumps(line)))["result"]

    wrong = call("ask_lab", game="corridor", kind="seats", bots="easy")
    assert wrong["isError"]
    assert "bots: expected a value of type array" in wrong["content"][0]["text"]
    refused = call("ask_lab", game="chess", kind="seats")
    assert refused["isError"]
    assert not call("lab_numbers", game="corridor")["isError"]


def test_how_far_a_question_is_stands_in_words():
    state = {"phase": "waiting", "position": 2, "problem": "", "decided": False, "games": 0, "seconds": 0.0}
    state |= {"limit": 60.0, "is_prepared": False}
    assert progress(state) == "It waits: 2 go before it."
    assert "still compiles" in progress(state | {"phase": "running"})
    assert progress(state | {"phase": "failed", "problem": "a bot fell over"}) == "It failed: a bot fell over"
