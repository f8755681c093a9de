"""Finished games, one for each way to end, play again to the same end."""

import json

import pytest
from tests.games import telling
from tests.games.corridor.make_records import FOLDER
from tests.games.corridor.setups import GAME, scene

from tablewright import RecordError

pytestmark = pytest.mark.nojit
REASONS = GAME.meta.end_reasons[1:]


@pytest.mark.rule("COR-2", "COR-89", "COR-91", "COR-92", "COR-A5", "COR-A7", "COR-A47")
@pytest.mark.parametrize("reason", REASONS)
def test_a_recorded_game_replays_to_its_final_hash(reason):
    """Invariant 14: seed and moves give the same game, bit for bit."""
    text = (FOLDER / f"{reason}.json").read_text("utf-8")
    kept = json.loads(text)
    game = GAME.replay(text)
    assert game.end_reason == kept["end_reason"] == reason
    assert (game.hash, game.result) == (kept["hash"], kept["result"])
    assert game.record() + "\n" == text


def test_there_is_one_for_each_end_reason_and_no_other():
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(REASONS)


def test_a_changed_record_is_refused():
    kept = json.loads((FOLDER / "vote.json").read_text("utf-8"))
    with pytest.raises(RecordError):
        GAME.replay({**kept, "moves": [*kept["moves"][:-1], "vote abstain"]})
    with pytest.raises(RecordError):
        GAME.replay({**kept, "seed": kept["seed"] + 1})


def test_a_game_from_a_described_position_replays_too():
    position = scene([(4, 4), (4, 7)], horde=3)
    position.play("back")
    assert GAME.replay(position.record()).end_reason == "walked_into_horde"


def test_recorded_games_tell_the_same():
    """Every event with all its numbers, and who learns it."""
    assert telling.told("corridor") == telling.kept("corridor")
