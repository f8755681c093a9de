"""Finished games, replayed to the same end."""

import json
from pathlib import Path

import pytest
from tests.games import telling
from tests.games.eight_days.table import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_a_record_for_every_end_reason():
    assert {json.loads(path.read_text("utf-8"))["end_reason"] for path in RECORDS} == set(GAME.meta.end_reasons[1:])
    assert {path.stem for path in RECORDS} >= set(GAME.meta.end_reasons[1:])


@pytest.mark.rule("ED-15", "ED-17")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_plays_out_the_same(path):
    kept = json.loads(path.read_text("utf-8"))
    p = GAME.replay(path.read_text("utf-8"))
    assert p.is_over
    assert p.hash == kept["hash"]
    assert p.end_reason == kept["end_reason"]
    assert [value == 1.0 for value in p.result] == [bool(h > 0) for h in p.s.health[: p.players]]
    assert GAME.problems(p.r, p.s) == []


@pytest.mark.nojit
def test_recorded_games_tell_the_same():
    """Every event with all its numbers, and who learns it."""
    assert telling.told("eight_days") == telling.kept("eight_days")
