"""Finished games, one for each way to end, replayed to the same end with every card and chip accounted for."""

import json
from pathlib import Path

import pytest
from tests.games import telling
from tests.games.zombie_tower.scenes import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.rule("ZT-133", "ZT-137", "ZT-138", "ZT-139")
def test_a_record_for_every_end_reason():
    assert [path.stem for path in RECORDS] == sorted(GAME.meta.end_reasons[1:])


@pytest.mark.rule("ZT-135", "ZT-136")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_plays_out_the_same(path):
    kept = json.loads(path.read_text("utf-8"))
    position = GAME.replay(path.read_text("utf-8"))
    assert position.is_over
    assert position.hash == kept["hash"]
    assert position.end_reason == kept["end_reason"] == path.stem
    assert GAME.problems(position.r, position.s) == []
    points = [int(n) for n in position.s.points[: position.players]]
    if path.stem in ("secret_passage", "helicopter"):
        assert [value == 1.0 for value in position.result] == [n == max(points) for n in points]
        assert min(position.result) == 0.9
    else:
        assert position.result == [0.0] * position.players
        assert points == [0] * position.players


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_past_positions_do_not_change(path):
    """A copy kept on the way has the same hash at the end: nothing is shared with what is played on."""
    kept = json.loads(path.read_text("utf-8"))
    position = GAME.new(kept["players"], kept["seed"], kept["rules"])
    past = []
    for move in kept["moves"]:
        past.append((position.copy(), position.hash))
        position.play(move)
    assert all(copy.hash == before for copy, before in past)


@pytest.mark.nojit
def test_recorded_games_tell_the_same():
    """Every event with all its numbers, and who learns it."""
    assert telling.told("zombie_tower") == telling.kept("zombie_tower")
