"""Challenges: CRN-26 to CRN-37."""

import pytest
from tests.games.corner_rush.setups import bag, blocker, drawn, happening, kinds, pawns, position, rolled

from tablewright.games.corner_rush import state as st

pytestmark = pytest.mark.nojit


@pytest.mark.rule("CRN-30", "CRN-32", "CRN-33", "CRN-38", "CRN-39", "CRN-40", "CRN-A9")
def test_golden_3_a_won_challenge_and_the_way_home():
    game, events = rolled(position("d4 a5 e5 e1", "d3=1:2"), "challenge down", 5)
    assert kinds(events) == [st.CHALLENGED, st.ROLLED, st.CAPTURED]
    assert blocker(game, "d3") is None
    assert len(bag(game, 0)) == 6
    assert game.s.steps == 3
    game.play("right")
    events = game.play("up")
    assert (pawns(game)[0], game.end_reason, game.result[0]) == ("e5", "own_step", 1)
    assert kinds(events) == [st.STEPPED, st.WON]
    assert len(bag(game, 0)) == 6  # no token is laid
    assert game.legal() == []


@pytest.mark.rule("CRN-28", "CRN-31", "CRN-35", "CRN-36", "CRN-A16", "CRN-A24")
def test_golden_4_a_lost_challenge():
    game, events = rolled(position("d4 a5 e5 e1", "d3=1:4"), "challenge down", 3)
    assert kinds(events) == [st.CHALLENGED, st.ROLLED, st.REPELLED, st.DREW]
    assert blocker(game, "d3") == {"square": "d3", "player": 1, "number": 4, "face_up": True}
    assert pawns(game)[0] == "d4"
    assert game.s.phase == st.PLACE
    assert all(move.startswith("place") for move in game.legal())
    game.play("place b2")
    assert blocker(game, "d3")["face_up"]


@pytest.mark.rule("CRN-33", "CRN-34", "CRN-A20")
def test_golden_5_a_win_by_nothing_has_no_steps():
    game, events = rolled(position(blockers="b1=1:2"), "challenge right", 2)
    assert happening(events, st.CAPTURED).c == 0
    assert blocker(game, "b1") is None
    assert game.s.phase == st.PLACE


@pytest.mark.rule("CRN-36", "CRN-A26")
def test_a_lost_challenge_with_an_empty_bag_ends_the_turn():
    laid = "b2=0:0 b3=0:2 b4=0:3 c4=0:4 d4=0:5 b1=1:5"
    bags = [[], [0, 2, 3, 4], [0, 2, 3, 4, 5], [0, 2, 3, 4, 5]]
    game, events = rolled(position(blockers=laid, bags=bags), "challenge right", 4)
    assert kinds(events) == [st.CHALLENGED, st.ROLLED, st.REPELLED, st.NO_TOKEN]
    assert game.actor == 1


@pytest.mark.rule("CRN-26", "CRN-A13", "CRN-A21")
def test_any_of_the_four_neighbouring_blockers_can_be_named_and_no_other():
    laid = "b3=1:2 c2=2:3 b1=3:4 a2=1:0 d2=1:5 c1=2:0"
    game = position("b2 a5 e5 e1", laid)
    assert game.legal() == ["roll", "challenge up", "challenge right", "challenge down", "challenge left"]
    for move, square in zip(game.legal()[1:], ("b3", "c2", "b1", "a2"), strict=True):
        now = game.copy()
        assert happening(now.play(move), st.CHALLENGED).a == st.SIZE * (int(square[1]) - 1) + "abcde".index(square[0])
    lone = position("b2 a5 e5 e1", "c1=1:2 d2=2:3")
    assert lone.legal() == ["roll"]
    assert lone.why_not("challenge right").rule == "CRN-26"


@pytest.mark.rule("CRN-27", "CRN-37", "CRN-29")
def test_a_challenge_comes_before_the_roll_once_a_turn():
    game = position("b2 a5 e5 e1", "b3=1:0 c2=2:0 b1=3:0")
    stepping, _ = rolled(game, "roll", 3)
    assert stepping.why_not("challenge up").rule == "CRN-17"
    won, events = rolled(game, "challenge up", 2)
    assert [e.kind for e in events].count(st.ROLLED) == 1
    assert won.why_not("challenge right").rule == "CRN-17"
    assert won.why_not("roll").rule == "CRN-17"
    won.play("up")
    won.play("down")
    assert won.why_not("challenge right").rule == "CRN-23"
    assert won.why_not("roll").rule == "CRN-23"


@pytest.mark.rule("CRN-28", "CRN-29")
def test_the_number_is_shown_to_all_before_the_roll():
    _, events = rolled(position("b2 a5 e5 e1", "b3=1:4"), "challenge up", 2)
    shown = events[0]
    assert (shown.kind, shown.b, shown.seen) == (st.CHALLENGED, 4, -1)
    assert events[1].kind == st.ROLLED


@pytest.mark.rule("CRN-30", "CRN-31", "CRN-32", "CRN-33", "CRN-A17")
@pytest.mark.parametrize("number", [0, 2, 3, 4, 5])
@pytest.mark.parametrize("value", [0, 2, 3, 4, 5, 6])
def test_every_roll_against_every_number(number, value):
    game, events = rolled(position("b2 a5 e5 e1", f"b3=1:{number}"), "challenge up", value)
    if value >= number:
        assert happening(events, st.CAPTURED).c == value - number
        assert int(game.s.blocked) == 0
        assert (game.s.phase, game.s.steps) == ((st.STEP, value - number) if value > number else (st.PLACE, 0))
    else:
        assert happening(events, st.REPELLED).b == number
        assert game.s.phase == st.PLACE
    assert game.s.phase != st.NULL


@pytest.mark.rule("CRN-34", "CRN-32", "CRN-A31")
def test_the_captured_token_is_in_the_bag_and_can_be_drawn():
    bags = [[], [0, 2, 3, 4], [0, 2, 3, 4, 5], [0, 2, 3, 4, 5]]
    laid = "b2=0:0 b3=0:2 b4=0:3 c4=0:4 d4=0:5 b1=1:5"
    game, events = drawn(position(blockers=laid, bags=bags), "challenge right", 5, value=5)
    assert happening(events, st.CAPTURED)
    assert game.s.held == 1 + 5


@pytest.mark.rule("CRN-A31")
def test_a_bag_may_hold_more_than_five():
    game, _ = rolled(position(blockers="b1=3:2"), "challenge right", 3)
    assert bag(game, 0) == [0, 2, 2, 3, 4, 5]


@pytest.mark.rule("CRN-A14", "CRN-A16")
def test_a_blocker_that_is_up_can_be_challenged_again():
    game = position("b2 a5 e5 e1", "b3=1:4!")
    assert "challenge up" in game.legal()
    lost, _ = rolled(game, "challenge up", 2)
    assert blocker(lost, "b3")["face_up"]
    won, _ = rolled(game, "challenge up", 4)
    assert blocker(won, "b3") is None
    assert won.s.face_up == 0


@pytest.mark.rule("CRN-A15")
def test_own_blockers_can_be_challenged():
    game = position("b2 a5 e5 e1", "b3=0:4")
    won, _ = rolled(game, "challenge up", 6)
    assert sorted(bag(won, 0)) == sorted([*bag(game, 0), 4])
    assert won.s.steps == 2


@pytest.mark.rule("CRN-A18")
def test_a_beaten_blocker_cannot_be_left():
    game, _ = rolled(position("b2 a5 e5 e1", "b3=1:3"), "challenge up", 6)
    assert set(game.legal()) == {"up", "right", "down", "left"}  # no choice but the steps
    assert blocker(game, "b3") is None


@pytest.mark.rule("CRN-A19", "CRN-A20")
def test_steps_won_lead_anywhere_and_have_to_be_taken():
    game, _ = rolled(position("b2 a5 e5 e1", "b3=1:3"), "challenge up", 5)
    assert game.legal() == ["up", "right", "down", "left"]
    game.play("down")
    assert pawns(game)[0] == "b1"
    assert game.why_not("pass").rule == "CRN-17"
    game.play("up")
    assert game.s.phase == st.PLACE


@pytest.mark.rule("CRN-A34", "CRN-A8")
def test_a_pawn_that_is_walled_in_may_roll():
    game = position(blockers="b1=1:2 a2=2:3")
    assert game.legal() == ["roll", "challenge up", "challenge right"]
    game, events = rolled(game, "roll", 4)
    assert pawns(game)[0] == "a1"
    assert st.LAPSED in kinds(events)
