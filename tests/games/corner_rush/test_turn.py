"""Rolling, stepping, the Null and laying a token: CRN-14 to CRN-25."""

import pytest
from tests.games.corner_rush.setups import (
    GAME,
    bag,
    blocker,
    drawn,
    happening,
    kinds,
    pawns,
    played,
    position,
    rolled,
    squares,
)

import tablewright
from tablewright.games.corner_rush import state as st

pytestmark = pytest.mark.nojit
CORNERS = {"a1", "a5", "e5", "e1"}


def refused(game, move, rule):
    refusal = game.why_not(move)
    assert refusal is not None, move
    assert refusal.rule == rule, refusal
    before = game.hash
    with pytest.raises(tablewright.IllegalMove):
        game.play(move)
    assert game.hash == before


@pytest.mark.rule("CRN-14", "CRN-17", "CRN-23")
def test_a_turn_begins_with_a_roll():
    game = position()
    assert game.legal() == ["roll"]
    for move in ("up", "pass", "nudge 1 up", "place b2"):
        refused(game, move, "CRN-14")
    game, _ = rolled(game, "roll", 3)
    for move in ("roll", "challenge up", "pass", "place b2"):
        refused(game, move, "CRN-17")


@pytest.mark.rule("CRN-15", "CRN-9", "CRN-17")
@pytest.mark.parametrize("value, steps", [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_the_face_is_the_number_of_steps_and_all_are_taken(value, steps):
    game, _ = rolled(position(), "roll", value)
    for left in range(steps, 0, -1):
        assert game.s.steps == left
        assert set(game.legal()) <= {"up", "right", "down", "left"}
        game.play("up" if pawns(game)[0] == "a1" else "down")
    assert game.s.phase == st.PLACE


@pytest.mark.rule("CRN-16", "CRN-20", "CRN-21", "CRN-A7", "CRN-A22")
def test_golden_2_there_and_back():
    game, _ = rolled(position(), "roll", 2)
    assert game.legal() == ["up", "right"]
    game.play("up")
    assert pawns(game)[0] == "a2"
    events = game.play("down")
    assert pawns(game)[0] == "a1"
    assert kinds(events) == [st.STEPPED, st.DREW]
    assert len(squares(game)) == 20
    assert not CORNERS & set(squares(game))
    refused(game, "place c3", "CRN-25")
    refused(game, "place a5", "CRN-A22")


@pytest.mark.rule("CRN-16")
def test_steps_are_never_diagonal():
    game = position("b2 a5 e5 e1", phase="step", die=2, steps=2)
    reached = set()
    for move in game.legal():
        now = game.copy()
        now.play(move)
        reached.add(pawns(now)[0])
    assert reached == {"b3", "c2", "b1", "a2"}


@pytest.mark.rule("CRN-18", "CRN-19", "CRN-A10", "CRN-A36")
def test_golden_6_a_null_at_the_start():
    game, _ = rolled(position(), "roll", 0)
    nudges = ["nudge 1 right", "nudge 1 down", "nudge 2 down", "nudge 2 left", "nudge 3 up", "nudge 3 left"]
    assert game.legal() == ["pass", *nudges]
    refused(game, "up", "CRN-18")
    refused(game, "nudge 0 up", "CRN-19")
    game.play("nudge 1 right")
    assert pawns(game) == ["a1", "b5", "e5", "e1"]


@pytest.mark.rule("CRN-A12", "CRN-41", "CRN-38")
def test_golden_6_a_nudge_home_wins_for_the_pawn_nudged():
    game = position("a1 e2 d5 e1", phase="null", die=0)
    own_start = game.copy()
    own_start.play("nudge 2 right")
    assert pawns(own_start)[2] == "e5"
    assert not own_start.is_over
    events = game.play("nudge 1 down")
    assert (game.end_reason, game.result) == ("nudged", [-1 / 3, 1, -1 / 3, -1 / 3])
    assert kinds(events) == [st.NUDGED, st.WON]


@pytest.mark.rule("CRN-19")
def test_a_nudge_is_one_square_of_one_other_pawn():
    game, _ = rolled(position(), "roll", 0)
    events = game.play("nudge 3 left")
    assert pawns(game) == ["a1", "a5", "e5", "d1"]
    assert game.s.phase == st.PLACE
    assert kinds(events) == [st.NUDGED, st.DREW]
    refused(game, "nudge 3 left", "CRN-23")


@pytest.mark.rule("CRN-A11", "CRN-A10")
def test_a_null_without_a_nudge_still_lays_a_token():
    game, _ = rolled(position(), "roll", 0)
    kept, drew = game.play("pass")
    assert (kept.kind, kept.a, kept.b, kept.c, drew.kind) == (st.KEPT_STILL, 0, 0, 0, st.DREW)
    assert pawns(game) == ["a1", "a5", "e5", "e1"]
    game.play("place b2")
    assert blocker(game, "b2")["player"] == 0
    assert game.actor == 1


@pytest.mark.rule("CRN-20", "CRN-21", "CRN-23", "CRN-24")
def test_one_token_is_drawn_and_laid_face_down_and_the_turn_is_over():
    game, _events = drawn(position("a1 a5 e5 e1", phase="null", die=0), "pass", 4)
    assert bag(game, 0) == [0, 2, 3, 5]
    assert game.s.n_bag[0] == 4
    assert kinds(game.play("place d4")) == [st.LAID]
    assert blocker(game, "d4") == {"square": "d4", "player": 0, "number": 4, "face_up": False}
    assert int(game.s.blocked).bit_count() == 1
    assert (game.actor, game.s.phase, game.length) == (1, st.TURN, 1)


@pytest.mark.rule("CRN-22", "CRN-25")
def test_golden_9_blockers_and_the_hole_are_closed():
    game = position("b3 b4 e5 e1", "a3=1:2", phase="step", die=2, steps=2)
    assert game.legal() == ["up", "down"]
    refused(game, "right", "CRN-25")
    refused(game, "left", "CRN-22")
    refused(position(phase="step", die=2, steps=2), "down", "CRN-3")


@pytest.mark.rule("CRN-A6", "CRN-A32")
def test_golden_9_pawns_share_squares_and_pass_over_aces():
    game = position("b3 b4 e5 e1", phase="step", die=3, steps=3)
    game.play("up")
    assert pawns(game)[:2] == ["b4", "b4"]
    game.play("up")
    game.play("left")
    assert pawns(game)[0] == "a5"  # the Ace of player 3
    assert not game.is_over


@pytest.mark.rule("CRN-22")
def test_a_nudge_does_not_enter_a_blocker_either():
    game = position("a1 b5 e5 e1", "b4=2:3", phase="null", die=0)
    refused(game, "nudge 1 down", "CRN-22")
    refused(game, "nudge 1 up", "CRN-3")


@pytest.mark.rule("CRN-A8")
def test_golden_7_steps_lapse_where_no_square_is_open():
    game = position(blockers="b1=1:2 a2=2:3")
    game, events = rolled(game, "roll", 6)
    assert kinds(events) == [st.ROLLED, st.LAPSED, st.DREW]
    assert happening(events, st.LAPSED).a == 6
    assert game.s.phase == st.PLACE


@pytest.mark.rule("CRN-23", "CRN-A26")
def test_golden_8_an_empty_bag_ends_the_turn():
    laid = "b2=0:0 b3=0:2 b4=0:3 c4=0:4 d4=0:5"
    game = position("a1 a5 e5 e1", laid, bags=[[], [0, 2, 3, 4, 5], [0, 2, 3, 4, 5], [0, 2, 3, 4, 5]],
                    phase="step", die=2, steps=1)  # fmt: skip
    events = game.play("right")
    assert kinds(events) == [st.STEPPED, st.NO_TOKEN]
    assert (game.actor, game.s.phase) == (1, st.TURN)


@pytest.mark.rule("CRN-A25")
def test_without_a_vacant_square_nothing_is_drawn():
    holes = ["b2", "b3", "b4", "c2", "c3", "c4", "d2", "d3", "d4"]
    board = {"board.holes": holes}
    full = "b1=0:0 c1=0:2 d1=0:3 a2=1:0 a4=1:3 b5=1:4 c5=2:0 d5=2:2 e2=3:0 e3=3:2 e4=3:3"
    game = position("a3 a5 e5 e1", full, rules=board)
    game, events = rolled(game, "roll", 2)
    assert kinds(events) == [st.ROLLED, st.LAPSED, st.NO_ROOM]
    assert game.s.n_bag[0] == len(bag(game, 0)) > 0
    assert game.actor == 1


@pytest.mark.rule("CRN-A22", "CRN-21")
def test_tokens_are_laid_on_any_tile_without_pawn_blocker_or_ace():
    game = position("b1 d4 e5 e1", "c2=1:0 d2=2:3!", phase="place", die=2, held=5)
    taken = {"b1", "d4", "c2", "d2", "c3", *CORNERS}
    assert set(squares(game)) == {c + r for c in "abcde" for r in "12345"} - taken
    for square in ("b1", "d4", "c2", "d2"):
        refused(game, f"place {square}", "CRN-21")
    assert not set(game.legal()) - {f"place {square}" for square in squares(game)}


@pytest.mark.rule("CRN-A23")
def test_a_pawn_may_be_walled_in():
    game = position("a1 a5 e5 e1", "b1=1:2", turn=2, phase="place", die=2, held=5)
    game.play("place a2")
    assert game.s.phase == st.TURN


@pytest.mark.rule("CRN-A24")
def test_laying_is_a_duty():
    game = position(phase="place", die=2, held=5)
    refused(game, "pass", "CRN-A24")


@pytest.mark.rule("CRN-A30", "CRN-19")
def test_only_players_in_the_game_can_be_nudged():
    game = position(players=2, phase="null", die=0)
    assert game.legal() == ["pass", "nudge 1 down", "nudge 1 left"]
    refused(game, "nudge 2 up", "CRN-A30")


@pytest.mark.rule("CRN-24")
def test_never_more_than_one_blocker_is_added_in_a_turn():
    for seed in range(3):
        game = GAME.new(players=4, seed=seed)
        on_board, turn = 0, 0
        while not game.is_over and game.length < 25:
            played(game, game.legal()[-1])
            now = int(game.s.blocked).bit_count()
            assert now <= on_board + 1
            if game.length > turn:
                on_board, turn = now, game.length
