"""Game Title: what every game has to keep, and its own rules."""

import pytest
from game_name import GAME

from tablewright.testing.suite import *  # noqa: F403


def played(moves, players=2, **rules):
    position = GAME.new(players, seed=1, **rules)
    for move in moves.split():
        position.play(move)
    return position


@pytest.mark.rule("GAM-1", "GAM-2", "GAM-3")
@pytest.mark.parametrize("players", [2, 3])
def test_players_take_turns_on_an_empty_board(players):
    position = GAME.new(players, seed=1)
    assert len(position.legal()) == 25
    actors = []
    for move in ["a1", "c3", "e5", "a2"]:
        actors.append(position.actor)
        position.play(move)
    assert actors == [0, 1, 2, 0] if players == 3 else [0, 1, 0, 1]


@pytest.mark.rule("GAM-4")
def test_a_piece_goes_to_an_empty_square():
    position = played("c3")
    assert "c3" not in position.legal()
    assert position.why_not("c3").rule == "GAM-4"


@pytest.mark.rule("GAM-5")
@pytest.mark.parametrize(
    "moves",
    [
        "a1 a5 b1 b5 c1 c5 d1",  # across
        "a1 b1 a2 b2 a3 b3 a4",  # up
        "a1 a5 b2 b5 c3 c5 d4",  # aslant
        "a4 a5 b3 b5 c2 c5 d1",  # aslant the other way
        "a1 a5 b1 b5 d1 d5 c1",  # the gap is filled last
    ],
)
def test_four_in_a_row_win(moves):
    position = played(moves)
    assert (position.end_reason, position.result) == ("in_a_row", [1.0, -1.0])


@pytest.mark.rule("GAM-5")
def test_how_many_in_a_row_is_a_rule():
    assert played("a1 a5 b1 b5 c1", rules={"goal.in_a_row": 3}).end_reason == "in_a_row"
    assert played("a1 a5 b1 b5 c1 c5 d1", rules={"goal.in_a_row": 5}).end_reason is None


@pytest.mark.rule("GAM-6")
def test_a_full_board_is_a_draw():
    rows = "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 b3 a3 d3 c3 a4 e3 c4 b4 e4 d4 b5 a5 d5 c5 e5"
    position = played(rows, rules={"goal.in_a_row": 5})
    assert (position.end_reason, position.result) == ("board_full", [0.0, 0.0])
