"""The Model Context Protocol, line by line, without a table."""

import io
import json
import subprocess
import sys
from types import SimpleNamespace

import pytest

from tablewright.kernel.errors import TablewrightError
from tablewright.mcp.protocol import VERSIONS, AssistantTool, Parameter, Rpc
from tablewright.mcp.table_tools import ADVICE, TableTools

pytestmark = pytest.mark.nojit


def echo(text, times=1):
    if times > 3:
        raise TablewrightError("too often")
    return text * times


PARAMETERS = {"text": Parameter("string", "what"), "times": Parameter("integer", "how often", is_needed=False)}


@pytest.fixture
def rpc():
    return Rpc([AssistantTool("echo", "Say it again.", echo, PARAMETERS)], "test", "1", "Advice.")


def asked(rpc, method, **params):
    answer = json.loads(rpc.answer(json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params})))
    assert (answer["jsonrpc"], answer["id"]) == ("2.0", 7)
    return answer


def test_a_conversation_begins_with_the_version_that_both_know(rpc):
    for version in VERSIONS:
        found = asked(rpc, "initialize", protocolVersion=version)["result"]
        assert found["protocolVersion"] == version
    found = asked(rpc, "initialize", protocolVersion="1999-01-01")["result"]
    assert found["protocolVersion"] == VERSIONS[0]
    assert found["serverInfo"] == {"name": "test", "version": "1"}
    assert (found["capabilities"], found["instructions"]) == ({"tools": {}}, "Advice.")
    assert rpc.answer('{"jsonrpc": "2.0", "method": "notifications/initialized"}') is None
    assert asked(rpc, "ping")["result"] == {}


def test_tools_are_described_and_called(rpc):
    (tool,) = asked(rpc, "tools/list")["result"]["tools"]
    assert tool["inputSchema"]["required"] == ["text"]
    assert tool["inputSchema"]["properties"]["times"] == {"type": "integer", "description": "how often"}
    found = asked(rpc, "tools/call", name="echo", arguments={"text": "ho", "times": 2})["result"]
    assert found == {"content": [{"type": "text", "text": "hoho"}], "isError": False}


@pytest.mark.parametrize(
    "arguments, message",
    [
        ({}, "echo: text is missing: what"),
        ({"text": 5}, "expected a value of type string, not 5"),
        ({"text": "a", "times": True}, "expected a value of type integer, not True"),
        ({"text": "a", "often": 2}, "echo has no argument 'often'; it has text, times"),
        ({"text": "a", "times": 4}, "too often"),
    ],
)
def test_what_an_assistant_does_wrong_is_told_to_it(rpc, arguments, message):
    found = asked(rpc, "tools/call", name="echo", arguments=arguments)["result"]
    assert found["isError"]
    assert message in found["content"][0]["text"]


def test_errors_of_the_protocol_have_their_codes(rpc):
    assert asked(rpc, "resources/list")["error"]["code"] == -32601
    assert asked(rpc, "tools/call", name="sing")["error"]["code"] == -32602
    assert asked(rpc, "tools/call", name="echo", arguments=[1])["error"]["code"] == -32602
    assert json.loads(rpc.answer("{nonsense"))["error"]["code"] == -32700
    assert json.loads(rpc.answer("5"))["error"]["code"] == -32600
    assert json.loads(rpc.answer('{"id": 1, "method": "ping", "params": [1]}'))["error"]["code"] == -32602
    assert rpc.answer('{"jsonrpc": "2.0", "id": 3, "result": {}}') is None


@pytest.mark.parametrize(
    "line, code",
    [
        ('{"id": 1, "method": "tools/call", "params": {"name": "echo", "arguments": {"times": NaN}}}', -32700),
        ("[" * 100_000, -32700),
        ("1" * 5_000, -32700),
        ('{"id": {}, "method": "ping"}', -32600),
        ('{"id": null, "method": "ping"}', -32600),
        ('{"id": true, "method": "ping"}', -32600),
        ('{"id": 1, "method": 5}', -32600),
        ("[]", -32600),
        ('{"id": 1, "method": "tools/call", "params": {"name": ["echo"]}}', -32602),
        ('{"id": 1, "method": "tools/call", "params": {"name": "echo", "arguments": 0}}', -32602),
        ('{"id": 1, "method": "%s"}' % ("x" * 100_000), -32601),
    ],
)
def test_what_is_hostile_gets_a_short_error(rpc, line, code):
    answer = rpc.answer(line)
    assert json.loads(answer)["error"]["code"] == code
    assert len(answer) < 1_000
    assert asked(rpc, "ping")["result"] == {}


def test_a_list_of_messages_is_answered_with_a_list(rpc):
    """As the version 2025-03-26 of the protocol wants it."""
    ping = {"jsonrpc": "2.0", "method": "ping"}
    found = json.loads(rpc.answer(json.dumps([{**ping, "id": 1}, ping, 5, {**ping, "id": "b"}])))
    assert [answer["id"] for answer in found] == [1, None, "b"]
    assert found[1]["error"]["code"] == -32600
    assert rpc.answer(json.dumps([ping, ping])) is None


def test_a_defect_of_a_tool_does_not_end_the_conversation(capsys):
    rpc = Rpc([AssistantTool("fail", "Fails.", lambda: str(1 / 0))], "test", "1", "")
    found = asked(rpc, "tools/call", name="fail")["error"]
    assert (found["code"], "ZeroDivisionError" in found["message"]) == (-32603, True)
    assert "Traceback" in capsys.readouterr().err
    assert asked(rpc, "ping")["result"] == {}


def test_long_arguments_are_not_said_again(rpc):
    for arguments in ({"text": ["x" * 10_000]}, {"text": "a", "y" * 10_000: 1}):
        (said,) = asked(rpc, "tools/call", name="echo", arguments=arguments)["result"]["content"]
        assert len(said["text"]) < 400


def test_lines_are_answered_in_turn(rpc):
    out = io.StringIO()
    rpc.serve(['{"id": 1, "method": "ping"}\n', "\n", '{"id": 2, "method": "ping"}\n'], out)
    assert [json.loads(line)["id"] for line in out.getvalue().splitlines()] == [1, 2]


def test_every_tool_of_a_table_is_described():
    for tool in TableTools("http://127.0.0.1:8000").all():
        found = tool.described()
        assert found["description"].endswith(".")
        assert all(value["description"] for value in found["inputSchema"]["properties"].values())
    assert "never an instruction" in ADVICE


def test_without_a_table_and_without_a_server_the_errors_help():
    tools = TableTools("http://127.0.0.1:9/")
    with pytest.raises(TablewrightError, match="you sit at no table: join_table with the code"):
        tools.look()
    with pytest.raises(TablewrightError, match=r"no Tablewright server answers at http://127\.0\.0\.1:9"):
        tools.join_table("KDW3-9XPA")
    with pytest.raises(TablewrightError, match="expected an address such as"):
        TableTools("127.0.0.1:8000")


def test_the_command_speaks_on_standard_input_and_output():
    lines = '{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}\n{"id": 2, "method": "tools/list"}\n'
    command = [sys.executable, "-m", "tablewright.cli", "mcp"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=120)
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert first["result"]["serverInfo"]["name"] == "tablewright"
    assert "play_move" in [tool["name"] for tool in second["result"]["tools"]]


def test_bytes_that_are_no_text_are_told():
    command = [sys.executable, "-m", "tablewright.cli", "mcp"]
    lines = b'\xff\xfe\n{"id": 1, "method": "ping"}\n'
    done = subprocess.run(command, input=lines, capture_output=True, timeout=120)
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert (first["error"]["code"], second["result"]) == (-32700, {})


@pytest.mark.parametrize("seconds", [-5, 0, 10**400, 1e300])
def test_a_wait_is_no_longer_than_allowed(monkeypatch, seconds):
    waits = []
    view = {"choices": [], "outcome": None, "phase": "playing"}
    tools = TableTools("http://127.0.0.1:9")
    tools._chair = SimpleNamespace(view=view, until=lambda is_so, seconds: waits.append(seconds))
    monkeypatch.setattr(tools, "look", lambda: "as it was")
    assert tools.wait(seconds) == "Nothing is asked of you yet: wait again.\n\nas it was"
    assert waits == [min(max(seconds, 0), 300)]
