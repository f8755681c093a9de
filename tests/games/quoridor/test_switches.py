"""Every key of rules.toml: another value changes a legal list or an outcome, a bad one is refused in clear words."""

import pytest
from tests.games.quoridor.setups import GAME, fences, new, position, squares

import tablewright

pytestmark = pytest.mark.nojit


def test_these_are_all_the_keys():
    assert set(GAME.ruleset.keys) == {
        "fences.2",
        "fences.4",
        "rules.edge_is_fence",
        "rules.third_pawn_is_fence",
        "rules.max_plies",
        "rules.repetition_draw",
    }


@pytest.mark.rule("QRD-6", "QRD-10", "QRD-14")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("each", [0, 1, 30])
def test_fences_each(players, each):
    game = new(players, rules={f"fences.{players}": each})
    assert game.to_dict()["state"]["fences_left"] == [each] * players
    assert len(game.legal()) == (3 if each == 0 else 131)
    if each == 1:
        for fence in ["a1h", "c1h", "e1h", "g1h"][:players]:
            game.play(fence)
        assert not fences(game)


@pytest.mark.rule("QRD-6", "QRD-10")
def test_the_fences_of_one_player_count_leave_the_other_alone():
    rules = {"fences.2": 3}
    assert new(2, rules=rules).to_dict()["state"]["fences_left"] == [3, 3]
    assert new(4, rules=rules).to_dict()["state"]["fences_left"] == [5, 5, 5, 5]


@pytest.mark.rule("QRD-A1")
def test_edge_is_fence():
    off = {"rules.edge_is_fence": False}
    assert squares(position("e8 e9")) == {"d8", "f8", "e7", "d9", "f9"}
    assert squares(position("e8 e9", rules=off)) == {"d8", "f8", "e7"}
    # a fence behind counts in any case, also next to the edge
    assert squares(position("e7 e8", "e8h", rules=off)) == {"d7", "f7", "e6", "d8", "f8"}


@pytest.mark.rule("QRD-A1")
@pytest.mark.parametrize(
    "pawns, turn, sideways",
    [("e8 e9", 0, {"d9", "f9"}), ("e1 e2", 1, {"d1", "f1"}), ("h5 i5", 0, {"i4", "i6"}), ("b5 a5", 0, {"a4", "a6"})],
)
def test_the_edge_is_a_fence_on_all_four_sides(pawns, turn, sideways):
    assert squares(position(pawns, turn=turn)) >= sideways
    assert not squares(position(pawns, turn=turn, rules={"rules.edge_is_fence": False})) & sideways


@pytest.mark.rule("QRD-A1", "QRD-A8")
def test_with_the_edge_no_fence_two_players_can_be_stuck():
    """G-QRD-10, literally read: nothing is left to do but pass."""
    away = "e8h g8h g1h g2v g3h f5v f7h"  # the rest of player 0's ten
    game = position("b5 a5", f"a4h b4v b5h {away}", left=[0, 10], rules={"rules.edge_is_fence": False})
    assert game.legal() == ["pass"]


@pytest.mark.rule("QRD-A2", "QRD-28")
def test_third_pawn_is_fence():
    on = {"rules.third_pawn_is_fence": True}
    assert squares(position("e4 e5 e6 h8")) == {"d4", "e3", "f4"}
    assert squares(position("e4 e5 e6 h8", rules=on)) == {"d4", "e3", "f4", "d5", "f5"}
    assert squares(position("e4 e5 e6 d5", rules=on)) == {"d4", "e3", "f4", "f5"}
    assert squares(position("e4 e5 e6 h8", "d5v", rules=on)) == {"d4", "e3", "f4", "f5"}
    assert squares(position("e4 e5 b6 h8", rules=on)) == {"d4", "e3", "f4", "e6"}


@pytest.mark.rule("QRD-A11")
@pytest.mark.parametrize("plies", [1, 2, 7])
def test_max_plies(plies):
    game = new(2, rules={"rules.max_plies": plies})
    for move in ["d1", "d9", "e1", "e9"] * 2:
        if not game.is_over:
            game.play(move)
    assert (game.length, game.end_reason) == (plies, "ply_cap")


BACK_AND_FORTH = ["d1", "d9", "e1", "e9"]


@pytest.mark.rule("QRD-A11")
@pytest.mark.parametrize("often", [2, 3, 4])
def test_repetition_draw(often):
    """The first position counts as its first coming."""
    game = new(2, rules={"rules.repetition_draw": often})
    moves = BACK_AND_FORTH * (often - 1)
    for move in moves[:-1]:
        game.play(move)
        assert not game.is_over
    events = game.play(moves[-1])
    assert (game.end_reason, game.result, game.length) == ("repetition", [0, 0], 4 * (often - 1))
    assert game.story(events)[-1] == "The game is a draw: the same position has come too often."


@pytest.mark.rule("QRD-A11")
def test_fences_make_another_position():
    rules = {"rules.repetition_draw": 2}
    game = new(2, "a5h c5h", rules=rules)  # the pawns and the mover of the start
    assert not game.is_over
    for move in BACK_AND_FORTH:
        assert not game.is_over
        game.play(move)
    assert game.end_reason == "repetition"


@pytest.mark.rule("QRD-A11")
def test_the_fingerprint_tells_positions_apart():
    """One change at a time, and the mark is another: mover, a pawn, a fence, its way, fences left, a removal."""
    from tablewright.kernel import calls

    positions = [
        position("e4 e6 a4 i5", "c3h"),
        position("e4 e6 a4 i5", "c3h", turn=1),
        position("e5 e6 a4 i5", "c3h"),
        position("e6 e4 a4 i5", "c3h"),
        position("e4 e6 a4 i5", "c3v"),
        position("e4 e6 a4 i5", "c4h"),
        position("e4 e6 a4 i5", "c3h", left=[4, 5, 5, 5]),
        position("- e6 a4 i5", "c3h", turn=1, left=[0, 5, 5, 5], removed=[0], fences_lost=4),
    ]
    assert len({int(calls.fingerprint(p.arrays[1])) for p in positions}) == len(positions)
    assert calls.fingerprint(positions[0].arrays[1]) == calls.fingerprint(
        position("e4 e6 a4 i5", "c3h", ply=40).arrays[1]
    )


@pytest.mark.rule("QRD-A11")
def test_goal_before_repetition_before_cap():
    rules = {"rules.repetition_draw": 2, "rules.max_plies": 4}
    game = new(2, rules=rules)
    for move in BACK_AND_FORTH:
        game.play(move)
    assert (game.end_reason, game.length) == ("repetition", 4)
    won = position("c8 f5", rules=rules, ply=3)
    won.play("c9")
    assert won.end_reason == "reached_goal"


@pytest.mark.rule("QRD-A11")
@pytest.mark.parametrize(
    "move, reason", [("draw agreed", "agreed_draw"), ("resign 1", "resigned"), ("timeout 0", "timeout")]
)
def test_what_the_table_does_is_no_repetition(move, reason):
    game = new(2, rules={"rules.repetition_draw": 2})
    game.play(move)
    assert game.end_reason == reason


@pytest.mark.rule("QRD-A11")
def test_repetition_cannot_be_claimed():
    game = new(2, rules={"rules.repetition_draw": 3})
    with pytest.raises(tablewright.IllegalMove, match="found by the game itself"):
        game.play("repetition")


@pytest.mark.parametrize(
    "key, value, words",
    [
        ("fences.2", -1, "fences.2: expected a whole number from 0 to 30, not -1"),
        ("fences.2", 31, "fences.2: expected a whole number from 0 to 30, not 31"),
        ("fences.4", 4.5, "fences.4: expected a whole number from 0 to 30, not 4.5"),
        ("fences.4", "five", "fences.4: expected a whole number"),
        ("fences.4", True, "fences.4: expected a whole number"),
        ("rules.edge_is_fence", 0, "rules.edge_is_fence: expected true or false, not 0"),
        ("rules.edge_is_fence", "no", "rules.edge_is_fence: expected true or false, not 'no'"),
        ("rules.third_pawn_is_fence", 1, "rules.third_pawn_is_fence: expected true or false, not 1"),
        ("rules.max_plies", 0, "rules.max_plies: expected a whole number from 1 to 10000, not 0"),
        ("rules.max_plies", 10_001, "rules.max_plies: expected a whole number from 1 to 10000"),
        ("rules.repetition_draw", 1, r"rules.repetition_draw: expected 0 \(off\) or 2 and more"),
        ("rules.repetition_draw", -3, "rules.repetition_draw: expected a whole number from 0 to 99"),
        ("rules.repetition_draw", None, "rules.repetition_draw: expected a whole number"),
        ("fences.3", 6, "quoridor has no rule 'fences.3'"),
        ("rules.order", "clockwise", "quoridor has no rule 'rules.order'"),
        ("rules.edge_is_fences", True, "did you mean 'rules.edge_is_fence'"),
        ("board.size", 11, "quoridor has no rule 'board.size'"),
    ],
)
def test_bad_values_and_unknown_keys_are_refused(key, value, words):
    for players in (2, 4):
        with pytest.raises(tablewright.RulesError, match=words):
            GAME.new(players=players, seed=1, rules={key: value})


def test_changed_rules_have_their_own_hash():
    usual = new(2)
    changes = [
        {"fences.2": 9},
        {"fences.4": 6},
        {"rules.edge_is_fence": False},
        {"rules.third_pawn_is_fence": True},
        {"rules.max_plies": 499},
        {"rules.repetition_draw": 3},
    ]
    hashes = {new(2, rules=change).rules_hash for change in changes}
    assert len(hashes | {usual.rules_hash}) == 7
    assert new(2, rules={"rules.max_plies": 500}).rules_hash == usual.rules_hash
