"""A bot from outside at a table: offered where the one who started the server named it, and nowhere else."""

import pytest
from tests.server.running import Running

import tablewright
from tablewright.bots import outside
from tablewright.mcp.chair import Chair

BOT = "tests.bots.outsiders:first"


@pytest.mark.nojit
def test_it_sits_at_a_table_and_plays(tmp_path, monkeypatch):
    monkeypatch.delenv(outside.ADOPTED, raising=False)
    wish = {"game": "quoridor", "seats": [{"kind": "me"}, {"kind": "bot", "bot": BOT}], "order": "fixed", "start": True}
    outside.adopt(BOT)  # as `serve --bot` does before anything starts
    server = Running(tmp_path / "tables.sqlite")
    try:
        unknown = [{"kind": "me"}, {"kind": "bot", "bot": "tests.bots.outsiders:nonsense"}]
        refused = server.http.post("/api/tables", json={**wish, "seats": unknown})
        assert refused.status_code == 422
        assert refused.json()["code"] == "no-such-bot"
        made = server.table(**wish)
        chair = Chair(server.url, made["table"], 0, made["keys"]["0"])
        assert chair.move("e2")["type"] == "ack"
        assert chair.until(lambda: bool(chair.view["choices"]), 300)  # the bot has answered
        position = tablewright.game("quoridor").new(2, 1)
        position.play("e2")
        position.play(position.actions()[0])  # what that bot plays
        assert [choice["move"] for choice in chair.view["choices"]] == position.legal()
        chair.close()
    finally:
        server.stop()
