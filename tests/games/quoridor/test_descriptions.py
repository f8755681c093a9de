"""Positions described: both ways, and the impossible refused."""

import json

import pytest
from tests.games.quoridor.setups import GAME, described, new, position, random_positions

import tablewright

pytestmark = pytest.mark.nojit


def refused(words, description):
    with pytest.raises(tablewright.PositionError, match=words):
        GAME.position(description)


def test_the_description_of_a_new_game():
    assert new(2, "e2 e3h").to_dict() == {
        "game": "quoridor",
        "players": 2,
        "rules": {},
        "chance": ["0000000000000001", "0000000000000000", "0000000000000000"],
        "state": {
            "pawns": ["e2", "e9"],
            "fences": ["e3h"],
            "fences_left": [10, 9],
            "turn": 0,
            "ply": 2,
            "removed": [],
            "fences_lost": 0,
            "winner": None,
            "end_reason": None,
        },
    }


@pytest.mark.rule("QRD-40")
@pytest.mark.parametrize("players", [2, 4])
def test_every_position_of_a_random_game_goes_both_ways(players):
    for game in random_positions(players, 2, seed=7, removals=0.02):
        described_once = game.to_dict()
        again = GAME.position(json.loads(json.dumps(described_once)))
        assert again.to_dict() == described_once
        assert again.hash == game.hash
        assert again.actions() == game.actions()
        assert again.result == game.result


def test_every_key_is_documented():
    text = (tablewright.kernel.paths.ROOT / "games" / "quoridor" / "RULES.md").read_text("utf-8")
    for key in new().to_dict()["state"]:
        assert f"| `{key}` |" in text


def test_what_may_be_left_out_has_a_default():
    description = {"players": 2, "state": {"pawns": ["e1", "e9"], "fences": [], "fences_left": [10, 10], "turn": 0}}
    assert GAME.position(description).to_dict()["state"] == new().to_dict()["state"]


@pytest.mark.parametrize("key", ["pawns", "fences", "fences_left", "turn"])
def test_what_is_needed_is_asked_for(key):
    description = described("e1 e9")
    del description["state"][key]
    refused(f"state.{key}: it is missing", description)


def test_unknown_keys_are_refused():
    refused("state.walls: there is no such thing", described("e1 e9", walls=[]))
    refused("a position has no 'colour'", {**described("e1 e9"), "colour": "red"})
    with pytest.raises(tablewright.RulesError, match=r"quoridor has no rule 'rules\.size'"):
        GAME.position(described("e1 e9", rules={"rules.size": 9}))


@pytest.mark.parametrize(
    "key, value, words",
    [
        ("pawns", "e1 e9", "pawns: expected a list of 2"),
        ("pawns", ["e1"], "pawns: expected a list of 2"),
        ("pawns", ["e1", "e9", "a5"], "pawns: expected a list of 2"),
        ("pawns", ["e1", "j9"], r"pawns\[1\]: expected one of a1 to i9, not 'j9'"),
        ("pawns", ["e1", 76], r"pawns\[1\]: expected one of a1 to i9, not 76"),
        ("pawns", ["e1", None], r"pawns\[1\]: a removed player has no pawn"),
        ("pawns", {"0": "e1"}, "pawns: expected a list of 2"),
        ("fences", ["i3h"], r"fences\[0\]: expected one of a1h to h8v, not 'i3h'"),
        ("fences", ["e2"], r"fences\[0\]: expected one of a1h to h8v, not 'e2'"),
        ("fences", [3], r"fences\[0\]: expected one of a1h to h8v, not 3"),
        ("fences", "e3h", "fences: expected a list of 0 to 128 fences"),
        ("fences", None, "fences: expected a list of 0 to 128 fences"),
        ("fences_left", [10, 10, 0], "fences_left: expected a list of 2"),
        ("fences_left", [10, "ten"], r"fences_left\[1\]: expected a whole number from 0 to 10, not 'ten'"),
        ("fences_left", [10, -1], r"fences_left\[1\]: expected a whole number from 0 to 10, not -1"),
        ("fences_left", [10, 200], r"fences_left\[1\]: expected a whole number from 0 to 10, not 200"),
        ("fences_left", [20, 0], r"fences_left\[0\]: expected a whole number from 0 to 10, not 20"),
        ("fences_left", [10, 10.0], r"fences_left\[1\]: expected a whole number"),
        ("fences_left", [10, True], r"fences_left\[1\]: expected a whole number"),
        ("turn", 2, "turn: expected a whole number from 0 to 1, not 2"),
        ("turn", -1, "turn: expected a whole number from 0 to 1, not -1"),
        ("turn", "0", "turn: expected a whole number from 0 to 1, not '0'"),
        ("turn", None, "turn: expected a whole number from 0 to 1"),
        ("ply", -1, "ply: expected a whole number from 0 to 500, not -1"),
        ("ply", 40_000, "ply: expected a whole number from 0 to 500, not 40000"),
        ("ply", "many", "ply: expected a whole number"),
        ("removed", 1, "removed: expected a list of 0 to 2 players"),
        ("removed", [2], r"removed\[0\]: expected a whole number from 0 to 1, not 2"),
        ("fences_lost", 1, "fences_lost: expected a whole number from 0 to 0, not 1"),
        ("winner", 4, "winner: expected a whole number from 0 to 1, not 4"),
        ("end_reason", "boredom", "end_reason: expected one of null, reached_goal, .*, not 'boredom'"),
        ("end_reason", "", "end_reason: expected one of .*, not ''"),
        ("end_reason", 0, "end_reason: expected one of .*, not 0"),
    ],
)
def test_wrong_types_and_values_are_refused(key, value, words):
    description = described("e1 e9")
    description["state"][key] = value
    refused(words, description)


@pytest.mark.rule("QRD-19")
def test_two_pawns_on_a_square_are_refused():
    refused("stands on another pawn's square", described("e5 e5"))
    refused("stands on another pawn's square", described("e5 a5 b5 a5"))


@pytest.mark.rule("QRD-2", "QRD-6", "QRD-10")
@pytest.mark.parametrize(
    "pawns, fences, left, total",
    [
        ("e1 e9", "", [10, 9], 19),
        ("e1 e9", "e3h", [10, 10], 21),
        ("e1 e9", "e3h c3h", [10, 9], 21),
        ("e1 a5 e9 i5", "", [5, 5, 5, 4], 19),
        ("e1 a5 e9 i5", "e3h", [5, 5, 5, 5], 21),
    ],
)
def test_a_wrong_number_of_fences_is_refused(pawns, fences, left, total):
    refused(f"there are 20 fences in all, not {total}", described(pawns, fences, left=left))


@pytest.mark.rule("QRD-A16")
def test_fences_of_removed_players_are_lost():
    gone = {"removed": [1], "turn": 0}
    refused(
        r"fences_left\[1\]: expected a whole number from 0 to 0, not 5", described("e1 - e9 i5", left=[5] * 4, **gone)
    )
    refused(
        "fences_lost: expected a whole number from 0 to 5, not 6",
        described("e1 - e9 i5", left=[5, 0, 5, 4], fences_lost=6, **gone),
    )
    refused("there are 20 fences in all, not 15", described("e1 - e9 i5", left=[5, 0, 5, 5], **gone))
    assert position("e1 - e9 i5", left=[5, 0, 5, 5], fences_lost=5, **gone).actor == 0


@pytest.mark.rule("QRD-31")
@pytest.mark.parametrize(
    "fences", ["e3h e3h", "e3h f3h", "e3h d3h", "e3h e3v", "e3v e3h", "e3v e4v", "e3v e2v", "e3v e3v"]
)
def test_overlapping_and_crossing_fences_are_refused(fences):
    first, second = fences.split()
    how = "overlaps" if first[2] == second[2] else "crosses"
    refused(rf"fences\[1\]: {second} {how} another fence", described("e1 e9", fences))


@pytest.mark.rule("QRD-35")
def test_a_player_who_is_shut_off_is_refused():
    refused("player 1 is shut off from her goal line", described("b2 e5", "d5h d3h c4v e4v"))
    refused("player 3 is shut off from her goal line", described("b2 b3 b4 e5", "d5h d3h c4v e4v"))
    assert position("b2 - b4 c3", "d5h d3h c4v e4v", left=[4, 0, 4, 4], removed=[1], fences_lost=4).legal()


@pytest.mark.rule("QRD-37")
@pytest.mark.parametrize(
    "pawns, player", [("c9 e5", 0), ("e5 c1", 1), ("e5 i2 c3 d3", 1), ("e5 e6 h1 d3", 2), ("e5 e6 c3 a9", 3)]
)
def test_a_pawn_on_its_goal_line_in_a_running_game_is_refused(pawns, player):
    refused(f"player {player} is on her goal line, but has not won by that", described(pawns))


@pytest.mark.rule("QRD-37", "QRD-A11", "QRD-A16")
@pytest.mark.parametrize(
    "pawns, more, words",
    [
        ("c8 e5", {"winner": 0, "end_reason": "reached_goal"}, "player 0 has won on her goal line, but is not there"),
        ("c9 e5", {"winner": 1, "end_reason": "reached_goal"}, "player 0 is on her goal line, but has not won by that"),
        ("c9 c1", {"winner": 0, "end_reason": "reached_goal"}, "player 1 is on her goal line"),
        ("e4 e6", {"winner": 0}, "player 0 has won, but the end reason names no winner"),
        ("e4 e6", {"winner": 1, "end_reason": "agreed_draw"}, "player 1 has won, but the end reason names no winner"),
        ("e4 e6", {"end_reason": "resigned"}, "the end reason names a winner: there is none"),
        ("e4 e6", {"winner": 0, "end_reason": "resigned"}, "several players are in play, so nobody has won by"),
        ("e4 e6", {"ply": 500}, "ply 500 has ended the game"),
        ("e4 e6", {"ply": 500, "end_reason": "agreed_draw"}, "ply 500 has ended the game"),
        ("e4 e6", {"ply": 499, "end_reason": "ply_cap"}, "the cap ends a game at ply 500, not at ply 499"),
        ("e4 e6", {"end_reason": "repetition"}, "these rules know no draw by repetition"),
        ("e4 -", {"removed": [1], "left": [10, 0], "fences_lost": 10}, "at most one player is in play"),
        (
            "- -",
            {"removed": [0, 1], "left": [0, 0], "fences_lost": 20, "end_reason": "agreed_draw"},
            "at most one player is in play",
        ),
        (
            "- e6 a4 i5",
            {"removed": [0], "left": [0, 5, 5, 5], "fences_lost": 5},
            "player 0 is removed and cannot be to move",
        ),
        (
            "e4 -",
            {"removed": [1], "left": [10, 0], "fences_lost": 10, "end_reason": "timeout", "winner": 1},
            "player 1, the winner, is not in play",
        ),
    ],
)
def test_ends_that_cannot_be_are_refused(pawns, more, words):
    refused(words, described(pawns, **more))


@pytest.mark.rule("QRD-37", "QRD-A11", "QRD-A16")
@pytest.mark.parametrize(
    "pawns, more",
    [
        ("c9 e5", {"winner": 0, "end_reason": "reached_goal", "turn": 1}),
        ("e4 e6", {"ply": 500, "end_reason": "ply_cap"}),
        ("e4 e6", {"end_reason": "agreed_draw"}),
        ("e4 e6", {"end_reason": "repetition", "rules": {"rules.repetition_draw": 3}}),
        ("e4 -", {"removed": [1], "left": [10, 0], "fences_lost": 10, "end_reason": "timeout", "winner": 0}),
    ],
)
def test_ends_that_can_be_are_taken(pawns, more):
    game = position(pawns, **more)
    assert game.is_over
    assert game.end_reason == more["end_reason"]


@pytest.mark.parametrize("state", [None, [], "e1 e9", 5])
def test_a_state_that_is_no_table_is_refused(state):
    refused("state: expected a table", {"players": 2, "state": state})
