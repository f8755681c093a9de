"""Records: they prove a game, and nothing can be changed in one without being noticed."""

import copy
import json
from typing import Any

import pytest
from tests.match.made import SECRET, START, play, play_out, started, waiting

import tablewright
from tablewright.kernel.errors import RecordError
from tablewright.match import wishes
from tablewright.match.entries import KINDS, Entry
from tablewright.match.record import KEPT, NEEDED, exported, forked, position_at, read, verified
from tablewright.match.record_checks import USED, check_entry


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
    assert match.history is not None
    assert verdict.match.history is not None
    assert verdict.match.history.position.hash == match.history.position.hash
    assert verdict.match.history.position.result == match.history.position.result
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
    elif isinstance(old, dict):
        place[last] = {**old, "order": "fixed"}
    else:
        place[last] = old + 1
    return changed


CHECKED = (
    *("secret", "commitment", "entropy", "order", "moves", "result", "end_reason", "hash", "rules_hash", "version"),
    *("game", "kind", "format", "phase", "seats", "settings"),
)


@pytest.mark.parametrize("key", CHECKED)
def test_whatever_is_changed_is_noticed(record, key):
    with pytest.raises(RecordError):
        verified(change(record, key))


@pytest.mark.parametrize("key", NEEDED)
def test_a_record_without_a_part_of_it_proves_nothing(record, key):
    stripped = {name: value for name, value in record.items() if name != key}
    with pytest.raises(
        RecordError, match=f'"{key}" is missing' if key not in ("kind", "format") else "not None|format None"
    ):
        verified(stripped)


def test_what_a_record_holds_is_what_a_record_needs(record):
    assert set(record) == set(NEEDED)


@pytest.mark.parametrize(
    "path, value, message",
    [
        (["format"], True, "this record has format True"),
        (["format"], 1.0, "this record has format 1.0"),
        (["version"], 1.0, "Expected `int`, got `float`"),
        (["created"], True, "Expected `int`, got `bool`"),
        (["settings", "players"], 3.0, "Expected `int`, got `float`"),
        (["entries", 0, "seat"], 0.0, "Expected `int`, got `float`"),
        (["result", 0], True, "the record's result is"),
        (["colour"], 1, "a record of a match has no 'colour'; it has kind"),
        (["hashes"], 1, "a record of a match has no 'hashes'; did you mean 'hash'?"),
        (["settings", "rule"], {}, "settings has no 'rule'; did you mean 'rules'?"),
        (
            ["settings", "clock"],
            {"bank": 1, "inkrement": 2},
            "settings.clock has no 'inkrement'; did you mean 'increment'?",
        ),
        (["entries", 1, "sitte"], "person", "entry 2 of the record has no 'sitte'; did you mean 'sitter'?"),
    ],
)
def test_types_and_keys_are_exact(record, path, value, message):
    with pytest.raises(RecordError) as refusal:
        verified(placed(record, path, value))
    assert message in str(refusal.value)


def test_whole_results_may_be_written_without_a_fraction(record):
    """As JavaScript writes them, when a record is saved in a browser."""
    whole = [int(value) if value == int(value) else value for value in record["result"]]
    assert verified({**record, "result": whole}).match.phase == "over"


def placed(record: dict[str, Any], path: list[Any], value: Any) -> dict[str, Any]:
    """The record with another value in one place."""
    changed = copy.deepcopy(record)
    place = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return changed


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
        ("[" * 100_000, "more than 64 deep"),
        ("1" * 5000, "a number of 5000 digits"),
        ("NaN", "NaN is no number"),
        ('{"kind": "a", "kind": "b"}', "'kind' is given twice"),
        ('{"secret": "\\ud800"}', "half a character"),
        ("[]", "expected a table"),
        (None, "expected a table"),
        ({"kind": "a record"}, "this is no record of a match"),
        ({"kind": "tablewright match", "format": 9}, "format 9"),
        ({"kind": "tablewright match", "format": 1, "phase": "over"}, "is missing"),
    ],
)
def test_what_is_no_record_is_refused_in_words(broken, told):
    with pytest.raises(RecordError, match=told):
        verified(broken)


def test_hostile_records_are_refused_in_words(record):
    for key, value, message in (
        ("settings", {"players": 10**9}, "settings.players: expected one of 2, 3, 4, not 1000000000"),
        (
            "settings",
            {**record["settings"], "first": -1},
            "settings.first: expected a whole number from 0 to 2, not -1",
        ),
        (
            "settings",
            {**record["settings"], "order": "any"},
            "settings.order: expected one of random, fixed, nominated",
        ),
        ("settings", {**record["settings"], "clock": {"bank": -1}}, "settings.clock.bank: expected a whole number"),
        ("table", "a\nb", "table: expected at most 200 printable characters"),
        ("created", -1, "created: expected a whole number from 0"),
        ("version", 99, "version 99"),
        ("game", "chess", "does not know the game chess"),
        ("rules_hash", "0" * 16, "begun under rules (0000000000000000)"),
        ("begin", {"state": {}}, 'start: "chance" is missing'),
        ("secret", 5, "Expected `str`, got `int`"),
        ("entries", 5, "Expected `array`, got `int`"),
        ("entries", [5], "Expected `object`, got `int`"),
    ):
        with pytest.raises(RecordError) as refusal:
            verified({**record, key: value})
        assert message in str(refusal.value)


ODD_ENTRIES = [
    ({"kind": "dance"}, "'dance' is no entry of a record"),
    ({"kind": "close"}, "'close' is no entry of a record"),
    ({"kind": "move", "player": 0, "move": "e2"}, "by: expected one of person, bot, not ''"),
    ({"kind": "move", "player": 1, "move": "e2", "by": "bot"}, "player 1 cannot decide in player 0's turn"),
    ({"kind": "move", "player": 0, "move": "z9", "by": "bot"}, "'z9' is no move of Quoridor"),
    ({"kind": "move", "player": 0, "move": "e4", "by": "bot"}, "e4: "),
    ({"kind": "move", "player": 0, "move": "resign 1", "by": "bot"}, "'resign 1' belongs to the table"),
    ({"kind": "move", "player": 0, "move": "e2", "by": "bot", "seat": 1}, "seat: expected nothing: it has no meaning"),
    (
        {"kind": "timeout", "player": 0, "move": "resign 1", "by": "clock"},
        "move: expected 'timeout 0', which is played",
    ),
    ({"kind": "resign", "player": 7}, "player: expected a whole number from 0 to 1, not 7"),
    ({"kind": "resign", "player": -1}, "player: expected a whole number from 0 to 1, not -1"),
    ({"kind": "undo", "player": 0, "to": 3, "by": "alone"}, "to: expected None"),
    ({"kind": "answer_undo", "player": 0, "yes": True}, "player 0 answers, but nobody has asked"),
    ({"kind": "answer_draw", "player": 0, "yes": True}, "player 0 answers, but nobody has asked"),
    ({"kind": "away", "seat": 0, "by": "bored"}, "by: expected one of left, gone, not 'bored'"),
    ({"kind": "away", "seat": -2, "by": "left"}, "seat: expected a whole number from 0 to 1, not -2"),
    ({"kind": "resume", "lost": -5}, "lost: expected a whole number from 0"),
    ({"kind": "start", "order": [0, 1]}, "expected while the table is waiting; it is playing"),
    ({"kind": "entropy", "seat": 0, "entropy": "ab"}, "expected while the table is waiting; it is playing"),
    (
        {"kind": "sit", "seat": 0, "sitter": "cat", "name": "Tom"},
        "sitter: expected one of person, bot, empty, not 'cat'",
    ),
    ({"kind": "rename", "seat": 0, "name": "x" * 99}, "name: expected at most 24 printable characters"),
    ({"kind": "rename", "seat": 0, "name": "a\u202eb"}, "name: expected at most 24 printable characters"),
    ({"kind": "rename", "seat": 0, "name": "Ann", "at": 0}, "at (no earlier than the entry before): expected"),
    ({"kind": "rename", "seat": 0, "name": "Ann", "at": 2**60}, "at (no earlier than the entry before): expected"),
]


@pytest.mark.nojit
@pytest.mark.parametrize("entry, message", ODD_ENTRIES)
def test_an_entry_that_no_table_would_have_is_refused_in_words(entry, message):
    whole = exported(play_out(started()))
    start = next(n for n, kept in enumerate(whole["entries"], 1) if kept["kind"] == "start")
    odd = {"number": start + 1, "at": START, **entry}
    with pytest.raises(RecordError) as refusal:
        verified({**whole, "entries": [*whole["entries"][:start], odd]})
    assert message in str(refusal.value)
    assert f"entry {start + 1} of the record" in str(refusal.value)


@pytest.mark.nojit
@pytest.mark.parametrize(
    "order, message",
    [
        ([0, 0], "order: expected each of the players 0 to 1 once"),
        ([0], "order: "),
        ([1, 2], "order: "),
        ([], "order: "),
    ],
)
def test_a_start_gives_everybody_a_place(order, message):
    whole = exported(play_out(started()))
    start = next(n for n, kept in enumerate(whole["entries"]) if kept["kind"] == "start")
    with pytest.raises(RecordError, match=message):
        verified(placed(whole, ["entries", start, "order"], order))
    with pytest.raises(RecordError, match="seat 1: expected somebody there"):
        verified({**whole, "entries": [whole["entries"][0], whole["entries"][start]]})


@pytest.mark.nojit
def test_a_record_that_stops_before_the_end_proves_nothing():
    whole = exported(play_out(started()))
    with pytest.raises(RecordError, match="do not lead to the end"):
        verified({**whole, "entries": whole["entries"][:-1]})
    with pytest.raises(RecordError, match="do not lead to the end"):
        verified({**whole, "entries": []})


@pytest.mark.nojit
def test_questions_are_answered_by_who_is_asked():
    match = started("quoridor", 4)
    play(match, "e2")
    match.advance(wishes.undo(match, START, 0))
    for kind, player, message in (
        ("ask_undo", 1, "player 0 has asked already"),
        ("answer_undo", 0, "player 0 answers, but is not asked"),
    ):
        with pytest.raises(RecordError, match=message):
            check_entry(match, Entry(9, START, kind, player=player))


@pytest.mark.nojit
@pytest.mark.parametrize("beside", [{"players": 4}, {"rules": {"rules.max_plies": 40}}])
def test_a_begin_agrees_with_the_settings(beside):
    begin = tablewright.game("quoridor").new(2, 5).to_dict()
    whole = exported(play_out(started("quoridor", 2, begin=begin)))
    assert verified(whole).match.setup.begin == begin
    changed = {**whole, "settings": {**whole["settings"], **beside}}
    with pytest.raises(RecordError, match="they have to agree"):
        verified(changed)
    seen = tablewright.game("quoridor").new(2, 5).observation(0).to_dict()
    with pytest.raises(RecordError, match="start: this is what one player may know"):
        verified({**whole, "begin": seen})


def test_a_record_keeps_what_made_the_game():
    assert set(KINDS) - set(KEPT) == {"host", "mute", "rematch", "next", "close"}
    assert set(USED) == set(KEPT)


def test_a_finished_game_can_be_looked_through_and_forked_at_any_move(record):
    match = verified(record).match
    assert match.history is not None
    n = len(match.history.plies)
    assert position_at(match, n).hash == match.history.position.hash
    middle = position_at(match, n // 2)
    assert len(middle.moves) == n // 2
    assert position_at(match, 0).moves == []
    begin = forked(match, n // 2)
    other = started("corridor", 3, begin=begin)
    assert other.history is not None
    assert other.history.position.to_dict()["state"] == middle.to_dict()["state"]
    assert other.history.position.hash != middle.hash, "with chance of its own"
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
    assert read(json.dumps(record)) == read(record)
