"""Records: they prove a game, and nothing can be changed in one without being noticed."""

import copy
import json
from typing import Any

import pytest
from tests.match.made import SECRET, START, play, play_out, started, waiting

import tablewright
from tablewright.kernel.errors import RecordError
from tablewright.match import wishes
from tablewright.match.entries import KINDS
from tablewright.match.record import KEPT, exported, forked, imported, parsed, position_at, verified


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    match = started("corridor", 3, people=2, order="random")
    match.advance(wishes.leave(match, START, 1))
    return json.loads(json.dumps(exported(play_out(match, seed=2))))


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_a_finished_game_is_proven_by_its_record(name):
    players = tablewright.game(name).meta.players[-1]
    match = play_out(started(name, players, order="random"), seed=5)
    verdict = verified(json.dumps(exported(match)))
    assert match.line is not None
    assert verdict.match.line is not None
    assert verdict.match.line.position.hash == match.line.position.hash
    assert verdict.match.line.position.result == match.line.position.result
    assert len(verdict.checks) == 3


def test_a_game_with_everything_in_it_is_proven_too():
    match = started("quoridor", 4, people=3)
    play(match, "e2")
    match.advance(wishes.undo(match, START, 0))
    match.advance(wishes.answer_undo(match, START, 1, True))
    match.advance(wishes.answer_undo(match, START, 2, True))
    match.advance(wishes.rename(match, START, 1, "Bea"))
    match.advance(wishes.mute(match, START, 1, True))
    match.advance(wishes.resign(match, START, 2))
    play_out(match)
    match.advance(wishes.rematch(match, START, 0))
    verdict = verified(exported(match))
    assert verdict.match.undone == 1
    assert "1 times with fresh chance" in verdict.checks[1]
    assert verdict.match.names[1] == "Bea"


def test_nothing_is_told_before_the_end():
    match = started("corridor", 2)
    play(match, "lane 1")
    told = exported(match)
    text = json.dumps(told)
    assert SECRET not in text
    assert not {"secret", "entropy", "entries", "moves", "order", "hash"} & set(told)
    assert told["commitment"] == match.setup.commitment
    with pytest.raises(RecordError, match="not over"):
        verified(text)


def test_keys_and_wishes_stay_out_of_records(record):
    for entry in record["entries"]:
        assert not {"key", "client"} & set(entry)
    assert "key-" not in json.dumps(record)


def change(record: dict[str, Any], *path: Any) -> dict[str, Any]:
    """The record with a letter or number changed somewhere."""
    changed = copy.deepcopy(record)
    *outer, last = path
    place = changed
    for step in outer:
        place = place[step]
    old = place[last]
    if isinstance(old, str):
        place[last] = ("0" if not old.startswith("0") else "1") + old[1:]
    elif isinstance(old, list):
        place[last] = [*old[1:], old[0]]
    else:
        place[last] = old + 1
    return changed


@pytest.mark.parametrize("key", ["secret", "commitment", "entropy", "order", "moves", "result", "end_reason", "hash"])
def test_whatever_is_changed_is_noticed(record, key):
    with pytest.raises(RecordError):
        verified(change(record, key))


def test_a_changed_move_is_noticed(record):
    n = next(n for n, entry in enumerate(record["entries"]) if entry.get("move") == "lane 2")
    changed = copy.deepcopy(record)
    changed["entries"][n]["move"] = "lane 4"
    with pytest.raises(RecordError):
        verified(changed)


def test_a_move_of_somebody_else_is_noticed(record):
    n = next(n for n, entry in enumerate(record["entries"]) if entry["kind"] == "move")
    with pytest.raises(RecordError, match="does not fit"):
        verified(change(record, "entries", n, "player"))


@pytest.mark.parametrize(
    "broken, told",
    [
        ("{", "not JSON"),
        ("[]", "expected a JSON object"),
        ({"kind": "tablewright match", "format": 9}, "format 9"),
        ({"kind": "tablewright match", "format": 1, "phase": "over"}, "is missing"),
    ],
)
def test_what_is_no_record_is_refused_in_words(broken, told):
    with pytest.raises(RecordError, match=told):
        verified(broken)


def test_hostile_records_are_refused_in_words(record):
    for key, value in {
        "settings": {"players": 10**9},
        "version": 99,
        "game": "chess",
        "entries": [{"number": 1, "at": 0, "kind": "undo", "player": 7, "to": 3}],
        "begin": {"state": {}},
        "secret": 5,
    }.items():
        with pytest.raises(RecordError):
            verified({**record, key: value})


def test_a_record_keeps_what_made_the_game():
    assert set(KINDS) - set(KEPT) == {"host", "mute", "rematch", "next", "close"}
    with pytest.raises(RecordError, match="is no entry"):
        imported({**exported(play_out(started())), "entries": [{"number": 1, "at": 0, "kind": "close"}]})


def test_a_finished_game_can_be_looked_through_and_forked_at_any_move(record):
    match = imported(record)
    assert match.line is not None
    n = len(match.line.plies)
    assert position_at(match, n).hash == match.line.position.hash
    middle = position_at(match, n // 2)
    assert len(middle.moves) == n // 2
    begin = forked(match, n // 2)
    other = started("corridor", 3, begin=begin)
    assert other.line is not None
    assert other.line.position.to_dict()["state"] == middle.to_dict()["state"]
    assert other.line.position.hash != middle.hash, "with chance of its own"
    verified(exported(play_out(other, seed=9)))
    with pytest.raises(RecordError, match="over there"):
        forked(match, n)
    with pytest.raises(RecordError, match="no move"):
        position_at(match, n + 1)


def test_only_finished_games_can_be_looked_through():
    with pytest.raises(RecordError, match="finished"):
        position_at(started(), 0)
    with pytest.raises(RecordError, match="finished"):
        forked(waiting(), 0)


def test_a_record_reads_the_same_from_text_and_from_a_table(record):
    assert parsed(json.dumps(record)) == parsed(record)
