"""rules: ids, what they say, where they are kept."""

import json

import pytest

import tablewright
from tablewright.games.registry import NAMES
from tablewright.kernel.rulebook import rules_in

pytestmark = pytest.mark.nojit
QUORIDOR = tablewright.game("quoridor")


def test_the_json_of_all_games(cli):
    done = cli("rules", "--json")
    assert done.code == 0
    rows = json.loads(done.out)
    assert [row["game"] for row in rows] == list(NAMES)
    for row in rows:
        assert {"game", "ids", "tested", "listed"} <= set(row)
        assert all(isinstance(row[key], int) for key in ("ids", "tested", "listed"))
        assert row["tested"] + row["listed"] <= row["ids"]


def test_the_json_of_one_game(cli):
    (row,) = json.loads(cli("rules", "quoridor", "--json").out)
    assert row["game"] == "quoridor"
    assert row["ids"] == len(rules_in(QUORIDOR.folder)) >= 41
    assert row["tested"] + row["listed"] == row["ids"]


def test_the_text_of_one_game(cli):
    done = cli("rules", "quoridor")
    assert done.code == 0
    for rule in rules_in(QUORIDOR.folder):
        assert f"{rule.id} ({rule.kind})" in done.out
    assert "implemented: src/tablewright/games/quoridor/" in done.out
    assert "tested: tests/games/quoridor/" in done.out
    last = done.out.splitlines()[-1]
    assert last.startswith("quoridor: ")
    assert "WITHOUT A TEST" not in last


def test_the_text_of_all_games_is_a_line_each(cli):
    lines = cli("rules").out.splitlines()
    assert [line.split(":")[0] for line in lines] == list(NAMES)
