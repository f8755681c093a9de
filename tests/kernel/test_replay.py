"""Records: written, read, and refused when they do not come out the same."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablewright
from tablewright import RecordError, RulesError, TablewrightError
from tablewright.kernel.replay import verified

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
        ("format", True, "this record has format True; this version reads format 1"),
        ("format", 1.0, "this record has format 1.0; this version reads format 1"),
        ("game", "corridor", "this is a record of 'corridor', not of 'quoridor'"),
        ("game", 3, "this is no record: game: expected the name of a game, not 3"),
        ("moves", "e2", "this is no record: moves: expected a list, not 'e2'"),
        ("version", float(QUORIDOR.meta.version), "this game was played under version"),
        ("version", 99, "this game was played under version 99 of the rules of Quoridor; here is version"),
        ("rules_hash", "0" * 16, "this game was played under the rules '0000000000000000'; here they are"),
        ("rules_hash", None, "this game was played under the rules None; here they are"),
        ("rules", {}, "this game was played under the rules"),
        ("rules", {"rules.max_plie": 1}, "quoridor has no rule 'rules.max_plie'"),
        ("rules", [], "rules: expected a table"),
        ("seed", 8, "the record's hash is"),
        ("seed", -1, "a seed is a whole number from 0 to 2^128 - 1, not -1"),
        ("seed", None, 'this is no whole record: "seed" is missing; a record begins with "players" and "seed"'),
        ("seed", 7.0, "a seed is a whole number from 0 to 2^128 - 1, not 7.0"),
        ("players", 4, "move 2 of the record: e8:"),
        ("players", 3, "Quoridor is for 2, 4 players, not 3"),
        ("players", None, 'this is no whole record: "players" is missing; a record begins with "players" and "seed"'),
        ("players", 2.0, "Quoridor is for 2, 4 players, not 2.0"),
        ("players", "2", "Quoridor is for 2, 4 players, not '2'"),
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
@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", '"quoridor"', "null", '{"game": "quoridor"}', '{"moves": []}', None, 5, [], b"{}"]
)
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
    with pytest.raises(TablewrightError, match="stands on another pawn's square"):
        QUORIDOR.replay(again)


@pytest.fixture
def begun(kept):
    """A record that begins with a description."""
    position = QUORIDOR.position(QUORIDOR.replay(kept).to_dict())
    position.play("e3")
    return json.loads(position.record())


@pytest.mark.nojit
@pytest.mark.parametrize(
    "name, value, message",
    [
        ("players", 4, "players: the record says 4, its start has 2; they have to agree"),
        ("players", 2.0, "players: the record says 2.0, its start has 2; they have to agree"),
        ("rules", {}, "rules: the record says {}, its start has {'rules.max_plies': 40}; they have to agree"),
        ("rules", {"rules.max_plies": 41}, "rules: the record says {'rules.max_plies': 41}, its start has"),
        ("seed", 7, 'this record has a "seed" and a "start": expected one of them'),
        ("start", None, "a position is described by a table"),
        ("start", [], "a position is described by a table"),
    ],
)
def test_what_stands_beside_a_start_has_to_agree_with_it(begun, name, value, message):
    with pytest.raises(TablewrightError) as refusal:
        QUORIDOR.replay({**begun, name: value})
    assert str(refusal.value).startswith(message)


@pytest.mark.nojit
def test_a_start_says_less_beside_it(begun):
    for name in ("players", "rules"):
        del begun[name]
    assert QUORIDOR.replay(begun).hash == begun["hash"]


@pytest.mark.nojit
@pytest.mark.parametrize(
    "name, value, message",
    [
        ("game", "corridor", "this is a position of 'corridor', not of quoridor"),
        ("viewer", 0, "start: this is what one player may know; a record begins with a whole position"),
        ("chance", None, 'start: "chance" is missing; without it the game would not come out the same'),
        ("players", 4, "state.pawns: expected a list of 4 things, one for each player, not one of 2"),
    ],
)
def test_a_start_is_a_whole_position_of_the_game(begun, name, value, message):
    with pytest.raises(TablewrightError) as refusal:
        QUORIDOR.replay({**begun, "start": {**begun["start"], name: value}})
    assert str(refusal.value).startswith(message)


@pytest.mark.nojit
def test_an_observation_is_no_start(begun):
    begun["start"] = QUORIDOR.new(2, 7, {"rules.max_plies": 40}).observation(0).to_dict()
    with pytest.raises(RecordError, match="start: this is what one player may know"):
        QUORIDOR.replay(begun)


@pytest.mark.nojit
@pytest.mark.parametrize("key, hint", [("move", "did you mean 'moves'"), ("colour of the box", "it has format, game")])
def test_a_key_that_no_record_has_is_refused(kept, key, hint):
    with pytest.raises(RecordError, match=f"a record has no '{key}'; {hint}"):
        QUORIDOR.replay({**kept, key: 1})


@pytest.mark.nojit
def test_moves_written_down_by_hand_are_enough_to_play_them(kept):
    by_hand = {name: kept[name] for name in ("format", "game", "version", "players", "seed", "moves")}
    assert QUORIDOR.replay(by_hand).legal() == QUORIDOR.replay({**kept}).legal()


@pytest.fixture
def finished():
    position = QUORIDOR.new(2, 7)
    position.play("e2")
    position.play("resign 1")
    return json.loads(position.record())


@pytest.mark.nojit
def test_a_finished_game_is_proven_by_a_whole_record(finished):
    assert verified(QUORIDOR, finished).hash == finished["hash"]
    assert verified(QUORIDOR, {**finished, "result": [1, -1]}).is_over  # as other languages write 1.0


@pytest.mark.nojit
@pytest.mark.parametrize("name", ["hash", "rules_hash", "result", "end_reason"])
def test_a_record_that_does_not_claim_it_proves_nothing(finished, name):
    del finished[name]
    QUORIDOR.replay(finished)
    with pytest.raises(RecordError, match=f'this record proves nothing: "{name}" is missing'):
        verified(QUORIDOR, finished)


@pytest.mark.nojit
def test_an_unfinished_game_is_not_proven(kept):
    with pytest.raises(RecordError, match="the game is not over after its 4 moves"):
        verified(QUORIDOR, kept)


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
