"""Whose turn it is, and what has to be done in it."""

import pytest
from tests.games.quoridor.setups import fences, new, position, squares

pytestmark = pytest.mark.nojit

USED_UP = "a1h c1h e1h g1h a2h c2h e2h g2h a7h c7h"  # ten fences that leave everybody a way
STUCK = "a4h a5h g7h e8h g2v"  # five fences of player 0's; a4h and a5h keep a5 in its row


@pytest.mark.rule("QRD-12", "QRD-A7")
@pytest.mark.parametrize("players", [2, 4])
def test_turns_go_round_clockwise(players):
    game = new(players)
    for ply in range(3 * players):
        assert game.actor == ply % players
        assert game.length == ply
        game.play(sorted(squares(game))[0])


@pytest.mark.rule("QRD-A7")
def test_four_players_sit_clockwise():
    """Up, right, down, left: each one's first step leads away from her own side."""
    game = new(4)
    for player, forward in enumerate(["e2", "b5", "e8", "h5"]):
        assert game.actor == player
        assert forward in squares(game)
        game.play(forward)


@pytest.mark.rule("QRD-13")
@pytest.mark.parametrize("move", ["e2", "e4h", "e4v"])
def test_a_turn_is_one_action(move):
    game = new(2)
    before = game.to_dict()["state"]
    game.play(move)
    after = game.to_dict()["state"]
    moved = after["pawns"] != before["pawns"]
    fenced = after["fences"] != before["fences"]
    assert moved != fenced
    assert (after["fences_left"] == [9, 10]) == fenced
    assert game.actor == 1


@pytest.mark.rule("QRD-14")
def test_without_fences_only_pawn_moves_are_left():
    """G-QRD-8: ten fences stand, player 0 has none left; a square next to the other pawn is a square like any other."""
    game = position("e4 e6", USED_UP, left=[0, 10])
    assert game.legal() == ["e3", "d4", "f4", "e5"]
    assert game.why_not("a5h").rule == "QRD-14"
    game.play("e5")
    assert fences(game)  # player 1 has hers


@pytest.mark.rule("QRD-14", "QRD-6")
def test_the_tenth_fence_is_the_last():
    game = new(2)
    for mine, hers in zip(USED_UP.split(), ["d9", "e9"] * 5):
        assert fences(game)
        game.play(mine)
        game.play(hers)
    assert game.actor == 0
    assert not fences(game)
    assert squares(game)


@pytest.mark.rule("QRD-15")
def test_nobody_may_pass_who_can_do_something():
    for game in (new(2), new(4), position("e4 e6", USED_UP, left=[0, 10])):
        assert "pass" not in game.legal()
        assert game.why_not("pass").rule == "QRD-15"


@pytest.mark.rule("QRD-A8", "QRD-15", "QRD-28")
def test_who_can_do_nothing_passes():
    """G-QRD-12: player 0 on a5, no fence left, b5 before her and c5 behind that."""
    game = position("a5 b5 c5 i1", STUCK, left=[0, 5, 5, 5])
    assert game.legal() == ["pass"]
    assert game.why_not("pass") is None
    events = game.play("pass")
    assert game.story(events) == ["Blue has nowhere to go and passes."]
    assert (game.actor, game.length) == (1, 1)
    assert game.to_dict()["state"]["pawns"] == ["a5", "b5", "c5", "i1"]


@pytest.mark.rule("QRD-A8")
def test_a_pass_ends_as_soon_as_the_way_is_free():
    game = position("a5 b5 c5 i1", STUCK, left=[0, 5, 5, 5])
    for move in ("pass", "b1h", "c6", "i2"):
        game.play(move)
    assert game.legal() == ["c5"]


@pytest.mark.rule("QRD-A9")
def test_a_stuck_pawn_with_fences_in_hand_has_to_place_one():
    game = position("a5 b5 c5 i1", "a4h a5h g7h e8h", left=[1, 5, 5, 5])
    assert squares(game) == set()
    assert fences(game)
    assert "pass" not in game.legal()
    assert game.why_not("pass").code == "no-pass"
