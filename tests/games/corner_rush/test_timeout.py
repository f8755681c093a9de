"""What is played for somebody whose time is up."""

import random

import pytest
from tests.games.corner_rush.setups import GAME, position, rolled

from tablewright import PositionError

pytestmark = pytest.mark.nojit


def timed_out(game):
    """The moves that are played until the turn or the game is over."""
    turns, moves = game.length, []
    while game.length == turns:
        moves.append(GAME.texts[game.time_out()])
        game.play(moves[-1])
    return moves


@pytest.mark.rule("CRN-A38")
def test_a_roll_and_no_challenge():
    game = position("b2 a5 e5 e1", "b3=1:4")
    assert "challenge up" in game.legal()
    assert timed_out(game)[0] == "roll"


@pytest.mark.rule("CRN-A38")
def test_the_first_open_step_and_the_first_vacant_square():
    game, _ = rolled(position(), "roll", 3)
    assert timed_out(game) == ["up", "up", "up", "place b1"]
    walled, _ = rolled(position("a1 b1 e5 e1", "a2=1:4"), "roll", 3)
    assert timed_out(walled) == ["right", "up", "up", "place c1"]


@pytest.mark.rule("CRN-A38", "CRN-A10")
def test_no_nudge_unless_it_is_a_must():
    assert timed_out(position(phase="null", die=0)) == ["pass", "place b1"]
    forced = position(phase="null", die=0, rules={"rules.null_forced": True})
    assert timed_out(forced) == ["nudge 1 right", "place b1"]


@pytest.mark.rule("CRN-A38", "CRN-A24")
def test_the_token_goes_back_where_laying_is_no_duty():
    game = position(phase="place", die=2, held=4, rules={"rules.place_forced": False})
    assert timed_out(game) == ["pass"]


@pytest.mark.rule("CRN-A38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_always_legal_and_ends_the_turn(players):
    choice = random.Random(players)
    game = GAME.new(players=players, seed=players)
    while not game.is_over and len(game.moves) < 120:
        player, late = game.actor, game.copy()
        assert late.time_out() == min(late.actions())
        timed_out(late)
        assert late.is_over or late.actor == (player + 1) % players
        game.play(choice.choice(game.legal()))


@pytest.mark.rule("CRN-A38")
def test_nobody_runs_out_of_time_once_it_is_over():
    game = position("e4 a5 e5 e1", phase="step", die=2, steps=1)
    game.play("up")
    with pytest.raises(PositionError, match="the game is over"):
        game.time_out()
