"""Records: written, read, and refused when they do not come out the same."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablewright
from tablewright import RecordError, RulesError, TablewrightError

QUORIDOR, CORRIDOR = tablewright.game("quoridor"), tablewright.game("corridor")


def random_game(game, players, seed, most):
    position = game.new(players, seed)
    x = seed
    while not position.is_over and len(position.moves) < most:
        moves = position.actions()
        x = (x * 6364136223846793005 + 1442695040888963407) % 2**64
        position.play(moves[(x >> 33) % len(moves)])
    return position


@pytest.fixture
def kept():
    position = QUORIDOR.new(2, 7, {"rules.max_plies": 40})
    for move in ("e2", "e8", "e3h", "e7"):
        position.play(move)
    return json.loads(position.record())


@pytest.mark.nojit
def test_the_text_of_a_record(kept):
    assert list(kept) == [
        "format", "game", "version", "rules_hash", "rules", "players", "seed", "moves", "result", "end_reason", "hash",
    ]  # fmt: skip
    assert kept["game"] == "quoridor"
    assert kept["version"] == QUORIDOR.meta.version
    assert kept["rules"] == {"rules.max_plies": 40}
    assert (kept["players"], kept["seed"]) == (2, 7)
    assert kept["moves"] == ["e2", "e8", "e3h", "e7"]
    assert (kept["result"], kept["end_reason"]) == (None, None)


@pytest.mark.nojit
def test_a_record_plays_again_as_text_or_table(kept):
    position = QUORIDOR.replay(kept)
    assert position.hash == kept["hash"] == QUORIDOR.replay(json.dumps(kept)).hash
    assert json.loads(position.record()) == kept


@pytest.mark.nojit
def test_a_finished_game_keeps_its_outcome():
    position = QUORIDOR.new(4, 7)
    for move in ("resign 0", "resign 1", "timeout 2"):
        position.play(move)
    kept = json.loads(position.record())
    assert kept["end_reason"] == "timeout"
    assert kept["result"] == position.result
    assert QUORIDOR.replay(kept).is_over


@pytest.mark.nojit
@pytest.mark.parametrize(
    "name, value, message",
    [
        ("format", 2, "this record has format 2; this version reads format 1"),
        ("format", None, "this record has format None"),
        ("game", "corridor", "this is a record of corridor, not of quoridor"),
        ("game", 3, "this is no record"),
        ("moves", "e2", "this is no record"),
        ("version", 99, "this game was played under version 99 of the rules of Quoridor; here is version"),
        ("rules_hash", "0" * 16, "this game was played under the rules 0000000000000000; here they are"),
        ("rules", {}, "this game was played under the rules"),
        ("rules", {"rules.max_plie": 1}, "quoridor has no rule 'rules.max_plie'"),
        ("rules", [], "rules: expected a table"),
        ("seed", 8, "the record's hash is"),
        ("seed", -1, "a seed is a whole number from 0 to 2^128 - 1, not -1"),
        ("seed", None, 'this is no whole record: expected "players" and "seed", or a "start"'),
        ("players", 4, "move 2 of the record: e8:"),
        ("players", 3, "Quoridor is for 2, 4 players, not 3"),
        ("players", None, 'this is no whole record: expected "players" and "seed", or a "start"'),
        ("moves", ["e2", "e8", "e3h", "e4"], "move 4 of the record: e4: "),
        ("moves", ["e2", "e8", "e3h", "e77"], "move 4 of the record: 'e77' is no move of Quoridor"),
        ("moves", ["e2", None], "move 2 of the record: Quoridor has the action numbers 0 to 219, not None"),
        ("moves", ["e2", ["e8"]], "move 2 of the record: Quoridor has the action numbers"),
        ("moves", ["e2", "e8", "e3h"], "the record's hash is"),
        ("result", [1.0, -1.0], "the record's result is [1.0, -1.0]; playing it again gives None"),
        ("end_reason", "ply_cap", "the record's end_reason is 'ply_cap'; playing it again gives None"),
        ("hash", "0" * 32, "the record's hash is '00000000000000000000000000000000'; playing it again gives"),
    ],
)
def test_a_changed_record_is_refused_with_what_was_changed(kept, name, value, message):
    with pytest.raises(TablewrightError) as refusal:
        QUORIDOR.replay({**kept, name: value})
    assert str(refusal.value).startswith(message)
    assert isinstance(refusal.value, RecordError | RulesError)


@pytest.mark.nojit
@pytest.mark.parametrize("text", ["", "{", "[]", "3", '"quoridor"', "null", '{"game": "quoridor"}', '{"moves": []}'])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(RecordError, match="this is no record"):
        QUORIDOR.replay(text)


@pytest.mark.nojit
def test_a_move_after_the_end_is_refused():
    position = QUORIDOR.new(2, 7)
    position.play("resign 0")
    kept = json.loads(position.record())
    kept["moves"].append("e8")
    with pytest.raises(RecordError, match="move 2 of the record: e8: The game is over"):
        QUORIDOR.replay(kept)


@pytest.mark.nojit
def test_a_record_may_begin_with_a_description(kept):
    position = QUORIDOR.position(QUORIDOR.replay(kept).to_dict())
    position.play("e3")
    again = json.loads(position.record())
    assert "seed" not in again
    assert again["moves"] == ["e3"]
    replayed = QUORIDOR.replay(again)
    assert replayed.hash == position.hash
    assert replayed.record() == position.record()


@pytest.mark.nojit
def test_a_described_start_is_checked_too(kept):
    position = QUORIDOR.position(QUORIDOR.replay(kept).to_dict())
    again = json.loads(position.record())
    again["start"]["state"]["pawns"] = ["e5", "e5"]
    with pytest.raises(TablewrightError, match="two pawns stand on one square"):
        QUORIDOR.replay(again)


@pytest.mark.nojit
def test_an_ending_by_repetition_plays_again():
    position = QUORIDOR.new(2, 7, {"rules.repetition_draw": 2})
    for move in ("e2", "e8", "e1", "e9"):
        position.play(move)
    assert position.end_reason == "repetition"
    assert "repetition" not in json.loads(position.record())["moves"]  # the game finds it by itself
    assert QUORIDOR.replay(position.record()).end_reason == "repetition"


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**128 - 1), players=st.sampled_from([2, 4]), most=st.integers(0, 120))
@pytest.mark.parametrize("game", [QUORIDOR, CORRIDOR], ids=lambda game: game.name)
def test_random_games_play_again_to_the_same_hash(game, seed, players, most):
    position = random_game(game, players, seed, most)
    again = game.replay(position.record())
    assert again.hash == position.hash
    assert again.record() == position.record()
    assert again.to_dict() == position.to_dict()
