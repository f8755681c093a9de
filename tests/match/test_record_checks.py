"""Set-ups and entries from outside: the last number that is allowed, and the first that is not."""

import pytest
from msgspec.structs import replace
from tests.match.made import START, play, play_out, setup, started, waiting

import tablewright
from tablewright.kernel.errors import RecordError
from tablewright.match import wishes
from tablewright.match.entries import ClockSettings, Entry
from tablewright.match.record import exported, position_at, verified
from tablewright.match.record_checks import LATEST, LONGEST_TEXT, check_entry, check_setup
from tablewright.match.seats import LONGEST_NAME

pytestmark = pytest.mark.nojit
NOT_PRINTED = "a\u202eb"

# a field of the settings, what it may be at the most, what is just not allowed
SETTINGS = [
    ("order", ["random", "fixed", "nominated"], ["first", ""]),
    ("first", [0, 3], [-1, 4]),
    ("hints", ["bots", "always", "never"], ["sometimes"]),
    ("grace", [0, LATEST], [-1, LATEST + 1]),
    ("stand_in", ["", "x" * LONGEST_TEXT], ["x" * (LONGEST_TEXT + 1), NOT_PRINTED]),
    ("players", [4], [3, 5, 0]),
    ("clock", [None, ClockSettings(0, 0), ClockSettings(LATEST, LATEST)],
     [ClockSettings(-1), ClockSettings(LATEST + 1), ClockSettings(5, -1), ClockSettings(5, LATEST + 1)]),
]  # fmt: skip
OF_A_SETUP = [
    ("table", ["", "x" * LONGEST_TEXT], ["x" * (LONGEST_TEXT + 1), NOT_PRINTED]),
    ("created", [0, LATEST], [-1, LATEST + 1]),
]


@pytest.mark.parametrize("name, allowed, refused", SETTINGS)
def test_settings_within_their_limits(name, allowed, refused):
    made = setup("quoridor", 4)
    for value in allowed:
        check_setup(replace(made, settings=replace(made.settings, **{name: value})))
    for value in refused:
        with pytest.raises(RecordError, match=f"settings.{name}.*: expected"):
            check_setup(replace(made, settings=replace(made.settings, **{name: value})))


@pytest.mark.parametrize("name, allowed, refused", OF_A_SETUP)
def test_set_ups_within_their_limits(name, allowed, refused):
    made = setup("quoridor", 4)
    for value in allowed:
        check_setup(replace(made, **{name: value}))
    for value in refused:
        with pytest.raises(RecordError, match=f"{name}: expected"):
            check_setup(replace(made, **{name: value}))


def test_a_beginning_is_checked_where_there_is_one():
    begin = tablewright.game("quoridor").new(4, 1).to_dict()
    check_setup(setup("quoridor", 4, begin=begin))
    with pytest.raises(RecordError, match="agree"):
        check_setup(setup("quoridor", 2, begin=begin))


# while waiting: fields of an entry that are allowed, and that are not
WHILE_WAITING = [
    ({"kind": "sit", "seat": 1, "sitter": "person", "name": "x" * LONGEST_NAME, "entropy": "x" * LONGEST_TEXT}, ""),
    ({"kind": "sit", "seat": 0, "sitter": "empty"}, ""),
    ({"kind": "sit", "seat": 1, "sitter": "bot", "bot": "x" * LONGEST_TEXT}, ""),
    ({"kind": "sit", "seat": 2, "sitter": "empty"}, "seat: expected"),
    ({"kind": "sit", "seat": -1, "sitter": "empty"}, "seat: expected"),
    ({"kind": "sit", "seat": 1, "sitter": "bot", "bot": "x" * (LONGEST_TEXT + 1)}, "bot: expected"),
    ({"kind": "sit", "seat": 1, "sitter": "person", "name": "x" * (LONGEST_NAME + 1)}, "name: expected"),
    ({"kind": "entropy", "seat": 1, "entropy": NOT_PRINTED}, "entropy: expected"),
    ({"kind": "entropy", "seat": 1, "entropy": "x" * (LONGEST_TEXT + 1)}, "entropy: expected"),
    ({"kind": "entropy", "seat": 1, "entropy": ""}, ""),
    ({"kind": "entropy", "seat": 1, "to": 0}, "to: expected nothing"),
    ({"kind": "entropy", "seat": 1, "simple": True}, "simple: expected nothing"),
    ({"kind": "rename", "seat": 1, "name": "Bea", "player": 0}, "player: expected nothing"),
    ({"kind": "start", "order": [1, 0]}, ""),
    ({"kind": "move", "player": 0, "move": "e2", "by": "person"}, "expected while the table is playing; it is waiting"),
    ({"kind": "resume", "lost": 0}, "expected while the table is playing; it is waiting"),
    ({"kind": "rename", "seat": 1, "name": "Bea", "at": START}, ""),
    ({"kind": "rename", "seat": 1, "name": "Bea", "at": LATEST}, ""),
    ({"kind": "rename", "seat": 1, "name": "Bea", "at": START - 1}, "at .no earlier"),
    ({"kind": "rename", "seat": 1, "name": "Bea", "at": LATEST + 1}, "at .no earlier"),
]
WHILE_PLAYING = [
    ({"kind": "resume", "lost": 0}, ""),
    ({"kind": "resume", "lost": LATEST}, ""),
    ({"kind": "resume", "lost": LATEST + 1}, "lost: expected"),
    ({"kind": "rename", "seat": 1, "name": "Bea"}, ""),
    ({"kind": "sit", "seat": 1, "sitter": "bot", "bot": "easy"}, ""),
    ({"kind": "move", "player": 1, "move": "e8", "by": "person", "simple": True}, ""),
    ({"kind": "move", "player": 1, "move": "e8", "by": "clock"}, "by: expected one of person, bot"),
    ({"kind": "timeout", "player": 1, "move": "timeout 1", "by": "clock"}, ""),
    ({"kind": "timeout", "player": 0, "move": "timeout 0", "by": "clock"}, "player 0 cannot decide"),
    ({"kind": "timeout", "player": 1, "move": "timeout 0", "by": "clock"}, "move: expected 'timeout 1'"),
    ({"kind": "undo", "player": 0, "to": 0, "by": "alone"}, ""),
    ({"kind": "undo", "player": 0, "to": 1, "by": "alone"}, "to: expected 0"),
    ({"kind": "undo", "player": 1, "to": 0, "by": "free"}, "to: expected None"),
    ({"kind": "ask_undo", "player": 0}, ""),
    ({"kind": "offer_draw", "player": 0}, ""),
    ({"kind": "answer_draw", "player": 1}, "nobody has asked"),
    ({"kind": "resign", "player": 1}, ""),
    ({"kind": "resign", "player": 2}, "player: expected"),
    ({"kind": "away", "seat": 0, "by": "gone"}, ""),
    ({"kind": "back", "seat": 0}, ""),
]


def check(match, entry, message):
    odd = Entry(**{"number": len(match.entries) + 1, "at": match.entries[-1].at, **entry})
    if not message:
        return check_entry(match, odd)
    with pytest.raises(RecordError, match=message):
        check_entry(match, odd)
    return None


@pytest.mark.parametrize("entry, message", WHILE_WAITING)
def test_entries_before_the_game(entry, message):
    check(waiting(), entry, message)


@pytest.mark.parametrize("entry, message", WHILE_PLAYING)
def test_entries_of_a_running_game(entry, message):
    match = started()
    play(match, "e2")
    check(match, entry, message)


def test_the_first_entry_may_be_of_any_time():
    match = waiting()
    match.entries.clear()
    check_entry(match, Entry(1, 0, "rename", seat=0, name="Ann"))


def test_draws_and_moves_taken_back_are_two_questions():
    match = started("quoridor", 4)
    play(match, "e2")
    match.advance(wishes.offer_draw(match, START, 1))
    for kind, player, message in (
        ("ask_undo", 0, ""),
        ("offer_draw", 2, "player 1 has asked already"),
        ("answer_draw", 1, "player 1 answers, but is not asked"),
        ("answer_draw", 2, ""),
        ("answer_undo", 2, "nobody has asked"),
        ("resign", 1, ""),
    ):
        check(match, {"kind": kind, "player": player}, message)
    match.advance(wishes.undo(match, START, 0))
    check(match, {"kind": "answer_undo", "player": 1}, "")
    check(match, {"kind": "ask_undo", "player": 1}, "player 0 has asked already")


def test_places_must_be_those_of_chance_in_the_log_and_in_the_record():
    whole = exported(play_out(started("quoridor", 2)))
    start = next(n for n, entry in enumerate(whole["entries"]) if entry["kind"] == "start")
    log = [*whole["entries"]]
    log[start] = {**log[start], "order": [1, 0]}
    with pytest.raises(RecordError):
        verified({**whole, "entries": log})
    with pytest.raises(RecordError, match="the record's order is"):
        verified({**whole, "order": [1, 0]})


def test_a_beginning_is_in_the_record_where_there_is_one():
    begin = tablewright.game("quoridor").new(2, 5).to_dict()
    assert exported(play_out(started("quoridor", 2, begin=begin)))["begin"] == begin
    whole = exported(play_out(started("quoridor", 2)))
    assert "begin" not in whole
    assert {entry["kind"] for entry in whole["entries"]} == {"sit", "start", "move"}


def test_only_moves_that_were_made_can_be_looked_at():
    match = started()
    play(match, "e2")
    match.advance(wishes.resign(match, START, 1))
    assert [len(position_at(match, n).moves) for n in range(3)] == [0, 1, 2]
    for ply in (-1, 3):
        with pytest.raises(RecordError, match=f"there is no move {ply}; this game has 2"):
            position_at(match, ply)


def test_without_moves_taken_back_no_fresh_chance_is_told():
    verdict = verified(exported(play_out(started())))
    assert verdict.checks[1] == "places and chance follow from the secret and what the seats added"
