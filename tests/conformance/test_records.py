"""A finished game for every way to end, each replayed to its final hash."""

from pathlib import Path

import pytest

import tablewright

GAMES = Path(__file__).parents[1] / "games"
RECORDS = sorted(GAMES.glob("*/records/*.json"))


@pytest.mark.nojit
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_game_replays(path):
    position = tablewright.game(path.parts[-3]).replay(path.read_text("utf-8"))
    assert position.is_over
    assert position.end_reason in path.stem


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_end_reason_has_a_recorded_game(name):
    game = tablewright.game(name)
    recorded = {game.replay(path.read_text("utf-8")).end_reason for path in (GAMES / name / "records").glob("*.json")}
    assert recorded == set(game.meta.end_reasons[1:])
