"""Finished games, one for each way to end, play again to the same end."""

import json

import pytest
from tests.games import telling
from tests.games.quoridor.make_records import FOLDER, MAKERS
from tests.games.quoridor.setups import GAME, new

import tablewright

pytestmark = pytest.mark.nojit

REASONS = GAME.meta.end_reasons[1:]


@pytest.mark.rule("QRD-37", "QRD-A11", "QRD-A16", "QRD-A18", "QRD-40")
@pytest.mark.parametrize("reason", REASONS)
def test_a_recorded_game_replays_to_its_final_hash(reason):
    text = (FOLDER / f"{reason}.json").read_text("utf-8")
    kept = json.loads(text)
    game = GAME.replay(text)
    assert game.end_reason == kept["end_reason"] == reason
    assert game.hash == kept["hash"]
    assert game.result == kept["result"]
    assert game.record() + "\n" == text


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_the_records_can_be_made_again(make):
    assert make().record() + "\n" == (FOLDER / f"{make.__name__}.json").read_text("utf-8")


def test_there_is_one_for_each_end_reason_and_no_other():
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(REASONS)


@pytest.mark.rule("QRD-A11", "QRD-A16")
def test_the_tables_actions_are_part_of_the_record_and_repetition_is_not():
    timeout = json.loads((FOLDER / "timeout.json").read_text("utf-8"))
    assert [move for move in timeout["moves"] if " " in move] == ["resign 3", "timeout 1", "timeout 2"]
    repetition = json.loads((FOLDER / "repetition.json").read_text("utf-8"))
    assert "repetition" not in repetition["moves"]


@pytest.mark.parametrize("change", [{"moves": ["e2", "e3"]}, {"hash": "0"}, {"result": [1, -1]}, {"moves": ["e5"]}])
def test_a_changed_record_is_refused(change):
    record = json.loads(new(2, "e2 e8").record())
    with pytest.raises(tablewright.RecordError):
        GAME.replay({**record, **change})


def test_a_game_from_a_described_position_replays_too():
    from tests.games.quoridor.setups import position

    game = position("e7 d3", "e3h")
    for move in ("e8", "d2", "e9"):
        game.play(move)
    assert GAME.replay(game.record()).result == [1, -1]


def test_recorded_games_tell_the_same():
    """Every event with all its numbers, and who learns it."""
    assert telling.told("quoridor") == telling.kept("quoridor")
