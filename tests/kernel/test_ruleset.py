"""Rules as data: overrides, checks with clear errors, a stable hash."""

from typing import Annotated, Protocol

import numpy as np
import pytest

import tablewright
from tablewright import RulesError
from tablewright.kernel.records import I1, I2, Ints, Key, dtype_of, fields_of
from tablewright.kernel.ruleset import Ruleset, at, flat, new_rules, parsed

pytestmark = pytest.mark.nojit

QUORIDOR = tablewright.game("quoridor")


class Numbers(Protocol):
    """A field of every sort."""

    players: I1
    points: Annotated[I2, Key("turn.points", 1, 12)]
    late: Annotated[I1, Key("turn.late")]
    reveal: Annotated[I1, Key("turn.reveal", choices=("now", "later"))]
    deck: Annotated[Ints, np.int8, (2,), Key("deck", 0, 9, names=("push", "trip"))]
    hands: Annotated[Ints, np.int8, (2, 2), Key("hands", 0, 5)]
    fences: Annotated[I1, Key("fences.{players}", 0, 30)]


TOML = """
fences = { 2 = 10, 3 = 7 }
hands = [[1, 2], [3, 4]]
deck = { push = 3, trip = 4 }
cards = { first = { rows = ["..", "#."] } }
[turn]
points = 4
late = false
reveal = "now"
[preset.quick]
turn.points = 2
turn.late = true
[preset.same]
turn.points = 4
"""
DTYPE = dtype_of(Numbers)


@pytest.fixture
def ruleset(tmp_path):
    (tmp_path / "rules.toml").write_text(TOML, "utf-8")
    return Ruleset("toy", tmp_path, (2, 3), fields_of(Numbers), own_tables=("cards",))


def filled(ruleset, players=2, rules=None, preset=None):
    return new_rules(DTYPE, ruleset, players, ruleset.overrides(rules, preset))[0]


def test_the_file_fills_the_record(ruleset):
    r = filled(ruleset)
    assert (int(r.players), int(r.points), int(r.late), int(r.reveal), int(r.fences)) == (2, 4, 0, 0, 10)
    assert r.deck.tolist() == [3, 4]
    assert r.hands.tolist() == [[1, 2], [3, 4]]


def test_a_key_by_player_count(ruleset):
    assert [int(filled(ruleset, players).fences) for players in (2, 3)] == [10, 7]
    r = filled(ruleset, 3, {"fences.3": 5, "fences.2": 1})
    assert int(r.fences) == 5


@pytest.mark.parametrize(
    "rules",
    [
        {"turn.points": 7, "turn.late": True},
        {"turn": {"points": 7, "late": True}},
        {"turn": {"points": 7}, "turn.late": True},
    ],
    ids=["dotted", "nested", "both"],
)
def test_overrides_may_be_dotted_or_nested(ruleset, rules):
    r = filled(ruleset, rules=rules)
    assert (int(r.points), int(r.late)) == (7, 1)
    assert ruleset.overrides(rules, None) == {"turn.late": True, "turn.points": 7}


def test_overrides_equal_to_the_default_vanish(ruleset):
    assert ruleset.overrides({"turn.points": 4, "turn.late": False, "hands": [[1, 2], [3, 4]]}, None) == {}
    assert ruleset.overrides(None, "same") == {}


def test_a_preset_is_a_set_of_overrides_and_single_changes_win_over_it(ruleset):
    assert ruleset.overrides(None, "quick") == {"turn.late": True, "turn.points": 2}
    assert ruleset.overrides({"turn.points": 9}, "quick") == {"turn.late": True, "turn.points": 9}
    assert ruleset.overrides({"turn.points": 4}, "quick") == {"turn.late": True}


@pytest.mark.parametrize(
    "rules, message",
    [
        ({"turn.point": 3}, "toy has no rule 'turn.point'; did you mean 'turn.points'?"),
        ({"zzz": 3}, "toy has no rule 'zzz'; the keys are: fences.2, fences.3, hands"),
        ({"fences.4": 3}, "toy has no rule 'fences.4'"),
        ({"turn": 3}, "toy has no rule 'turn'"),
        ({"turn.points.x": 3}, "toy has no rule 'turn.points.x'"),
        ({"preset.quick": 3}, "toy has no rule 'preset.quick'"),
        ({"turn.points": "4"}, "turn.points: expected a whole number from 1 to 12, not '4'"),
        ({"turn.points": 4.0}, "turn.points: expected a whole number from 1 to 12, not 4.0"),
        ({"turn.points": True}, "turn.points: expected a whole number from 1 to 12, not True"),
        ({"turn.points": None}, "turn.points: expected a whole number from 1 to 12, not None"),
        ({"turn.points": 0}, "turn.points: expected a whole number from 1 to 12, not 0"),
        ({"turn.points": 13}, "turn.points: expected a whole number from 1 to 12, not 13"),
        ({"turn.late": 1}, "turn.late: expected true or false, not 1"),
        ({"turn.late": 0}, "turn.late: expected true or false, not 0"),
        ({"turn.late": "true"}, "turn.late: expected true or false, not 'true'"),
        ({"turn.reveal": "soon"}, "turn.reveal: expected one of now, later, not 'soon'"),
        ({"turn.reveal": 1}, "turn.reveal: expected one of now, later, not 1"),
        ({"turn.reveal": []}, "turn.reveal: expected one of now, later, not []"),
        ({"deck.push": 10}, "deck.push: expected a whole number from 0 to 9, not 10"),
        ({"deck.jump": 1}, "toy has no rule 'deck.jump'"),
        ({"hands": [[1, 2]]}, "hands: expected a list of 2, not one of 1"),
        ({"hands": [[1, 2], [3]]}, "hands[1]: expected a list of 2, not one of 1"),
        ({"hands": [[1, 2], [3, 6]]}, "hands[1][1]: expected a whole number from 0 to 5, not 6"),
        ({"hands": 3}, "hands: expected a list of 2, not 3"),
        ({"fences.3": 31}, "fences.3: expected a whole number from 0 to 30, not 31"),  # also in a game of two
        ({"cards.first.rows.x": 1}, "cards.first.rows.x: 'rows' is a value, not a table"),
        ([], "rules: expected a table such as {'fences.2': ...}, not []"),
        ("turn.points=3", "rules: expected a table such as {'fences.2': ...}, not 'turn.points=3'"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(ruleset, rules, message):
    with pytest.raises(RulesError) as refusal:
        filled(ruleset, rules=rules)
    assert str(refusal.value).startswith(message)


@pytest.mark.parametrize(
    "table, message",
    [
        ({"push": 3}, "deck.trip: it is missing"),
        ({"push": 3, "trip": 4, "jump": 1}, "deck.jump: there is no such thing; expected only push, trip"),
        (3, "deck: expected a table of push, trip, not 3"),
    ],
)
def test_a_table_of_names_holds_just_these(ruleset, table, message):
    ruleset.defaults["deck"] = table
    with pytest.raises(RulesError) as refusal:
        filled(ruleset)
    assert str(refusal.value) == message


@pytest.mark.parametrize(
    "path, message",
    [
        ("turn.pace", "turn.pace: 'pace' is missing"),
        ("turn.points.x", "turn.points.x: expected a table with 'x' in it, not 4"),
    ],
)
def test_a_missing_key_and_a_value_in_place_of_a_table_are_two_faults(ruleset, path, message):
    with pytest.raises(RulesError) as refusal:
        at(ruleset.defaults, path)
    assert str(refusal.value) == message


def test_what_a_games_own_loading_did_not_foresee_is_refused_too(ruleset):
    ruleset._load = lambda r, data: data["cards"]["first"]["columns"]
    with pytest.raises(RulesError, match=r"cards: these are no rules of toy \(KeyError\('columns'\)\)"):
        filled(ruleset)


@pytest.mark.parametrize(
    "rules", [{"turn.points": float("nan")}, {"turn.points": (1,)}, {1: 2}, {"turn": {"a": {1, 2}}}]
)
def test_rules_are_data(ruleset, rules):
    with pytest.raises(RulesError, match=r"^rules: "):
        ruleset.overrides(rules, None)


def test_an_unknown_preset_is_refused(ruleset):
    with pytest.raises(RulesError, match="toy has no preset 'slow'; there are: quick, same"):
        ruleset.overrides(None, "slow")


def test_a_game_without_presets_says_so():
    with pytest.raises(RulesError, match="quoridor has no preset 'slow'; there are: none"):
        QUORIDOR.new(preset="slow")


def test_a_games_own_tables_take_any_key(ruleset):
    changes = ruleset.overrides({"cards.second.rows": ["##"]}, None)
    assert changes == {"cards.second.rows": ["##"]}
    assert ruleset.merged(changes)["cards"] == {"first": {"rows": ["..", "#."]}, "second": {"rows": ["##"]}}
    assert "second" not in ruleset.defaults["cards"]


def test_changes_do_not_follow_the_list_they_were_given(ruleset):
    rows = ["##"]
    changes = ruleset.overrides({"cards.first.rows": rows}, None)
    rows.append("..")
    assert changes == {"cards.first.rows": ["##"]}


def test_parsed_reads_a_command_line():
    words = ["5", "-3", "true", "[1, 2]", '"a b"', "on_need", "1.5", "", "a=b", "{x = 1}"]
    assert [parsed(word) for word in words] == [5, -3, True, [1, 2], "a b", "on_need", 1.5, "", "a=b", {"x": 1}]


@pytest.mark.parametrize("text", ["5\nother = 3", "1" * 5000, "[" * 100_000])
def test_what_is_not_one_value_is_a_text(text):
    assert parsed(text) == text


def test_flat_and_at_are_inverse(ruleset):
    for key, value in flat(ruleset.defaults):
        assert at(ruleset.defaults, key) == value


def test_the_hash_names_the_rules():
    """A change of this value is a change of Quoridor's rules: bump its version, then write the new value here."""
    assert QUORIDOR.ruleset.hash({}) == "54842e288dd10700"
    assert (
        QUORIDOR.new(players=2, seed=1).rules_hash == QUORIDOR.new(players=4, seed=2).rules_hash == "54842e288dd10700"
    )


def test_the_hash_follows_the_rules_and_not_how_they_were_given():
    def rules_hash(rules):
        return QUORIDOR.new(players=2, seed=1, rules=rules).rules_hash

    plain = rules_hash(None)
    changed = rules_hash({"rules.max_plies": 300, "fences.2": 8})
    assert rules_hash({"rules.max_plies": 500}) == plain
    assert changed != plain
    assert changed == rules_hash({"fences": {"2": 8}, "rules": {"max_plies": 300}})
    assert changed != rules_hash({"rules.max_plies": 300})


def test_the_hash_differs_between_games():
    hashes = {tablewright.game(name).ruleset.hash({}) for name in tablewright.GAMES}
    assert len(hashes) == len(tablewright.GAMES)
