"""What the pages and the examples promise holds."""

import asyncio
import json
import random
import re
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path
from types import SimpleNamespace

import examples.bot as example
import msgspec
import pytest
from tests.match.made import play_out, started
from tests.proofs.network import BadNetwork, Trouble
from tests.server.documented_client import Client
from tests.server.running import LIMITS, PATIENCE, Player, Running, record_of

import tablewright
import tablewright.cli
from tablewright.match import entries
from tablewright.match.match import Match
from tablewright.match.record import verified
from tablewright.server.http import http_types as bodies
from tablewright.server.http.requests import STATUS
from tablewright.server.limits import Limits
from tablewright.server.socket import batching, messages
from tablewright.server.tables import table as table_module

ROOT = Path(__file__).parents[2]
API = (ROOT / "docs" / "api.md").read_text("utf-8")
RUNNING = (ROOT / "docs" / "running-a-server.md").read_text("utf-8")


def record() -> dict:
    from tablewright.match.record import exported

    match: Match = play_out(started("quoridor", 2, order="random"))
    return json.loads(json.dumps(exported(match)))


def test_the_example_bot_plays_a_whole_game(server):
    made = server.table(game="quoridor", players=2, seats=[{"kind": "me", "name": "Ann"}], start=True)
    ann = Player(server, made["table"], [made["keys"]["0"]])
    command = [sys.executable, "examples/bot.py", server.url, made["invite"]]
    bot = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        while True:
            message = ann.until("view")
            if message["view"]["phase"] == "over":
                break
            if message["view"]["choices"]:
                way = [c for c in message["view"]["choices"] if c["label"]["key"] == "quoridor-move-a9"]
                best = max(way, key=lambda c: int(c["move"][1]) * (1 if message["view"]["player"] == 0 else -1))
                ann.wish("move", number=message["number"], move=best["move"])
                if message["view"]["length"] > 100:
                    ann.wish("resign")
        out, _ = bot.communicate(timeout=PATIENCE)
    finally:
        bot.kill()
    ann.close()
    assert bot.returncode == 0
    assert re.search("Move to|Place a fence", out)
    assert record_of(server, made["table"])["end_reason"] in out


def test_the_example_bot_keeps_to_the_pace_of_a_server(tmp_path, monkeypatch):
    """Against bots that answer at once it would soon send more than a server takes."""
    limits = replace(LIMITS, messages_per_second=11)  # stricter than servers usually are
    assert Limits().messages_per_second > limits.messages_per_second
    server = Running(tmp_path / "tables.sqlite", limits)
    monkeypatch.setattr(example, "time", SimpleNamespace(sleep=lambda s: server.later(round(1000 * s))))
    monkeypatch.setattr(example, "random", random.Random(1))
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    made = server.table(game="quoridor", players=2, seats=seats, rules={"fences.2": 0}, start=True)
    try:
        ended = example.play(server.url, {"table": made["table"], "seat": 0, "key": made["keys"]["0"]})
        moves = server.hub.live(made["table"]).match.history.position.moves
    finally:
        server.stop()
    assert ended["reason"]
    assert len(moves) > 2 * 4 * limits.messages_per_second, "a game too short to show it"


def test_the_examples_are_short():
    for name, most in (("bot.py", 40), ("check_dice.py", 30)):
        text = (ROOT / "examples" / name).read_text("utf-8").partition('"""\n')[2]
        code = [line for line in text.partition('"""\n')[2].splitlines() if line.strip()]
        assert 10 < len(code) <= most, name


def test_the_stand_alone_check_agrees_with_ours(tmp_path):
    from tablewright.match.chance import chance_source, seed_of

    kept = record()
    path = tmp_path / "record.json"
    path.write_text(json.dumps(kept))
    command = [sys.executable, "-I", str(ROOT / "examples" / "check_dice.py"), str(path)]
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert str(seed_of(chance_source(kept["secret"], kept["entropy"]))) in out
    path.write_text(json.dumps({**kept, "secret": "00"}))
    assert subprocess.run(command, capture_output=True).returncode != 0


def test_verify_proves_a_record_and_refuses_a_forged_one(tmp_path, capsys):
    kept = record()
    good, forged = tmp_path / "good.json", tmp_path / "forged.json"
    good.write_text(json.dumps(kept))
    forged.write_text(json.dumps({**kept, "result": [1.0, -1.0]}))
    assert tablewright.cli.main(["verify", str(good)]) == 0
    assert "proven" in capsys.readouterr().out
    assert tablewright.cli.main(["verify", str(forged)]) == 2
    assert "result" in capsys.readouterr().err
    assert tablewright.cli.main(["verify", str(tmp_path / "none.json")]) == 2


def test_messages_in_the_page_can_be_read():
    read = 0
    for block in re.findall(r"```json\n(.*?)```", API, re.DOTALL):
        for line in block.strip().splitlines():
            kind = json.loads(line).get("type")
            if kind in ("ack", "refusal"):
                msgspec.json.decode(line, type=messages.Ack | messages.Refusal)
            elif kind:
                msgspec.json.decode(line, type=messages.ClientMessage)
            else:
                msgspec.json.decode(line, type=bodies.Problem if "code" in line else bodies.Created)
            read += 1
    assert read >= 7


def test_the_request_in_the_page_is_one(server):
    body = re.search(r"POST /api/tables\n(.*?)\n```", API, re.DOTALL)
    assert body is not None
    wish = json.loads(body.group(1))
    msgspec.convert(wish, bodies.CreateTable)
    assert server.http.post("/api/tables", json=wish).status_code == 201


def test_every_request_and_every_wish_is_in_the_page(server):
    described = server.http.get("/api/openapi.json").json()
    for path, operations in described["paths"].items():
        for method in operations:
            assert f"`{method.upper()} {path}" in API, (method, path)
    for message in messages.ClientMessage.__args__:
        assert re.search(rf"[`\"]{message.__struct_config__.tag}[`\"]", API), message


def test_every_code_of_the_table_is_in_the_page():
    sources = [*(ROOT / "src/tablewright/match").glob("*.py")]
    sources += (ROOT / "src/tablewright/server" / name for name in ("tables/chat.py", "bots/seated_bots.py"))
    codes = {
        code
        for path in sources
        for code in re.findall(r'Refus(?:ed|al)\((?:message\.id, |wish\.id, )?"([a-z-]+)"', path.read_text("utf-8"))
    }
    assert len(codes) > 15
    assert {code for code in codes if f"`{code}`" not in API} == set()


def codes_in(section: str) -> set[str]:
    """The codes in the first column of a section's table."""
    text = API.partition(section)[2].partition("\n#")[0]
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}


def codes_said(pattern: str, *files: str) -> set[str]:
    return {
        code
        for name in files
        for code in re.findall(pattern, (ROOT / "src/tablewright/server" / name).read_text("utf-8"))
    }


def test_every_code_of_bye_is_in_the_page_and_no_other():
    said = codes_said(r'bye\(Refused\("([a-z-]+)"', "socket/session.py", "tables/table.py")
    said |= codes_said(r'Refused\("([a-z]+)" if .* else "[a-z]+"\)', "socket/refusals.py")
    said |= codes_said(r'Refused\("[a-z]+" if .* else "([a-z]+)"\)', "socket/refusals.py")
    said |= {"no-such-table"}  # what a hello may be refused with
    assert codes_in("### When the line breaks") == said


def test_the_page_names_the_status_of_every_code():
    text = API.partition("| status | codes |")[2].partition("## The WebSocket")[0]
    rows = [line.split("|")[1:3] for line in text.splitlines() if re.match(r"\| \d", line)]
    documented = {code: int(status) for status, codes in rows for code in re.findall(r"`([a-z-]+)`", codes)}
    for code, status in {**STATUS, "not-found": 404, "method": 405, "too-fast": 429, "fault": 500}.items():
        assert documented[code] == status, code
    assert {code for code, status in documented.items() if status == 409 and code in STATUS} == set()


def test_every_kind_of_step_is_in_the_page():
    assert {kind for kind in entries.KINDS if f"`{kind}`" not in API} == set()


def test_every_field_of_a_view_message_is_in_the_page():
    table = API.partition("| of a `view` message |")[2].partition("\n\n")[0]
    for name in messages.View.__struct_fields__:
        assert f"`{name}`" in table, name
    for message in messages.ServerMessage.__args__:
        assert f"`{message.__struct_config__.tag}`" in API, message


def test_what_is_kept_how_long_is_as_the_page_says():
    limits, text = Limits(), API.partition("### What is kept")[2]
    for said in (f"{limits.waiting_hours} hours", f"{limits.unfinished_days} days", f"{limits.finished_days} days",
                 f"last {limits.chat_lines} lines"):  # fmt: skip
        assert said in " ".join(text.split())


def test_ids_and_times_are_as_the_page_says():
    assert f"within {Limits().hello_seconds} s" in API
    assert f"up to {batching.GAP * 1000:.0f} ms" in API
    limits = Limits()
    assert f"send {limits.messages_per_second} messages a second" in API
    assert f"more than {limits.message_bytes:,} letters" in API
    assert f"{limits.other_entries:,} entries" in API
    assert f"last {table_module.REMEMBERED} of a table" in API


@pytest.mark.parametrize("game", tablewright.GAMES)
def test_a_client_written_from_the_page_plays_a_game_over_a_bad_network(server, game):
    players = tablewright.game(game).meta.players[0]
    made = server.table(game=game, players=players, seats=[{"kind": "me"}] * players, start=True)

    async def play() -> Client:
        async with BadNetwork(server.url, 5, Trouble()) as network:
            client = Client(server.url, network.url, made, game, 5, patience=0.3)
            await asyncio.wait_for(client.play(), PATIENCE)
            return client

    client = asyncio.run(play())
    record = record_of(server, made["table"])
    assert client.acks == len(record["moves"])
    assert verified(record).match.setup.game == game
    for seat, view in client.views.items():
        assert sorted(client.steps[seat]) == list(range(1, view["number"] + 1)), "every step was told"


def test_every_limit_is_in_the_page_with_its_default():
    limits = Limits()
    for field in fields(limits):
        assert f"| `{field.name}` | {getattr(limits, field.name)} |" in RUNNING, field.name
