"""A finished game whose rules have changed since: its result and story are shown, and why it cannot be replayed."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect
from tests.browser.conftest import COMPILING, serving
from websockets.sync.client import connect

from tablewright.server.socket.messages import PROTOCOL


def resigned(address: str) -> str:
    """A game that Ann has resigned at once; its table."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    wish = {"game": "quoridor", "players": 2, "seats": seats, "start": True, "order": "fixed"}
    request = Request(f"{address}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=COMPILING) as answer:
        made = json.load(answer)
    with connect(f"{address.replace('http', 'ws')}/api/tables/{made['table']}/play") as line:
        line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "keys": [made["keys"]["0"]]}))
        line.send(json.dumps({"type": "resign", "id": "r", "seat": 0}))
        while json.loads(line.recv(COMPILING))["type"] != "ack":
            pass
    return str(made["table"])


def begun_under_older_rules(file: Path, table: str) -> None:
    with closing(sqlite3.connect(file)) as kept, kept:
        (text,) = kept.execute("SELECT setup FROM matches WHERE id = ?", (table,)).fetchone()
        setup = json.loads(text)
        setup["version"] -= 1
        kept.execute("UPDATE matches SET setup = ? WHERE id = ?", (json.dumps(setup), table))


def test_what_was_kept_of_a_game_is_shown(page: Page, tmp_path, chapter):
    with serving(tmp_path, chapter) as address:
        table = resigned(address)
    begun_under_older_rules(tmp_path / "tables.sqlite", table)
    with serving(tmp_path, chapter) as address:
        page.goto(f"{address}/replay/{table}")
        expect(page.get_by_role("heading", name="Kept from an older version")).to_be_visible()
        expect(page.get_by_text("so it is only shown")).to_be_visible()
        expect(page.get_by_role("heading", name="Ben won")).to_be_visible()
        expect(page.get_by_role("list", name="As it was told")).to_contain_text("Ann")
        with page.expect_download() as download:
            page.get_by_role("button", name="Save the record").click()
        record = json.loads(Path(download.value.path()).read_text("utf-8"))
        assert record["secret"]
        assert record["result"] == [-1, 1]
