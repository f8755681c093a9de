"""How a game ends: CRN-38 to CRN-41, and records of finished games."""

import json
from pathlib import Path

import numpy as np
import pytest
from tests.games.corner_rush.setups import GAME, pawns, position

from tablewright.kernel import verbs

RECORDS = Path(__file__).parent / "records"
pytestmark = pytest.mark.nojit


@pytest.mark.rule("CRN-2", "CRN-38", "CRN-39", "CRN-40", "CRN-A9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stepping_onto_the_own_ace_wins_at_once(players):
    places = {2: "e4 e5", 3: "e4 a5 e5", 4: "e4 a5 e5 e1"}[players]
    game = position(places, players=players, phase="step", die=6, steps=4)
    bags = game.s.n_bag.copy()
    game.play("up")
    assert game.is_over
    assert game.result == [1] + [-1 / (players - 1)] * (players - 1)
    assert (game.s.n_bag == bags).all()
    assert game.s.steps == 0
    assert game.length == 1
    assert game.why_not("up").code == "over"


@pytest.mark.rule("CRN-41", "CRN-A32", "CRN-A5")
@pytest.mark.parametrize("ace, beside, move", [("e1", "d1", "right"), ("a1", "b1", "left"), ("a5", "a4", "up")])
def test_other_aces_mean_nothing(ace, beside, move):
    game = position(f"{beside} b2 b3 b4", phase="step", die=3, steps=2)
    game.play(move)
    assert pawns(game)[0] == ace
    assert not game.is_over
    assert game.legal()


@pytest.mark.rule("CRN-A33")
def test_the_game_is_a_draw_after_so_many_turns():
    game = position(turns=399, phase="place", die=2, held=4)
    game.play("place b2")
    assert (game.is_over, game.end_reason, game.result, game.length) == (True, "turn_cap", [0, 0, 0, 0], 400)
    out = np.full(4, 9.0)
    verbs.result(game.r, game.s, out)
    assert not out.any(), "a draw is written, not left as it was"
    won = position("e4 a5 e5 e1", turns=399, phase="step", die=2, steps=1)
    won.play("up")  # a win in the last turn is a win
    assert (won.end_reason, won.result[0], won.length) == ("own_step", 1, 400)
    going_on = position(turns=398, phase="place", die=2, held=4)
    going_on.play("place b2")
    assert not going_on.is_over


@pytest.mark.rule("CRN-38", "CRN-A12", "CRN-A33")
@pytest.mark.parametrize("reason", [reason for reason in GAME.meta.end_reasons if reason])
def test_a_recorded_game_of_every_end_comes_out_the_same(reason):
    text = (RECORDS / f"{reason}.json").read_text("utf-8")
    game = GAME.replay(text)
    kept = json.loads(text)
    assert game.end_reason == kept["end_reason"] == reason
    assert game.hash == kept["hash"]
    assert game.result == kept["result"]
    assert "seed" in kept
