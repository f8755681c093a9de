"""Who has won, and what it is worth."""

import pytest
from tests.games.quoridor.setups import GAME, new, position
from tests.games.quoridor.test_turns import STUCK

import tablewright
from tablewright.games.quoridor import state

pytestmark = pytest.mark.nojit

LOSER = {2: -1.0, 4: -1 / 3}
# a player, her pawn one step from the goal line, the step
LAST_STEPS = {
    2: [(0, "c8", "c9"), (1, "c2", "c1")],
    4: [(0, "c8", "c9"), (1, "h4", "i4"), (2, "c2", "c1"), (3, "b6", "a6")],
}
ELSEWHERE = {2: ["f5", "f6"], 4: ["f5", "f6", "e5", "e6"]}


def about_to_win(players, player, at, fences="", turn=None):
    pawns = list(ELSEWHERE[players])
    pawns[player] = at
    return position(" ".join(pawns), fences, turn=player if turn is None else turn)


@pytest.mark.rule("QRD-3", "QRD-37", "QRD-A13")
@pytest.mark.parametrize("players, player, at, to", [(n, *step) for n, steps in LAST_STEPS.items() for step in steps])
def test_each_player_wins_on_her_own_line(players, player, at, to):
    """G-QRD-11 is player 1 of four from h4 to i4."""
    game = about_to_win(players, player, at)
    events = game.play(to)
    assert game.is_over
    assert game.actor == -1
    assert game.legal() == []
    assert game.end_reason == "reached_goal"
    assert game.result == [1 if p == player else LOSER[players] for p in range(players)]
    assert game.to_dict()["state"]["winner"] == player
    assert game.story(events)[-1].endswith("wins: the far line is reached.")


@pytest.mark.rule("QRD-37")
@pytest.mark.parametrize("column", "abcdefghi")
def test_any_of_the_nine_squares_wins(column):
    for player, at, to in ((0, "8", "9"), (1, "2", "1")):
        pawns = [column + at, "e5"] if player == 0 else ["e5", column + at]
        game = position(" ".join(pawns), turn=player)
        game.play(column + to)
        assert game.result == [1 - 2 * player, 2 * player - 1]
    for player, at, to in ((1, "h", "i"), (3, "b", "a")):
        pawns = ["c5", "d5", "f5", "g5"]
        row = "abcdefghi".index(column) + 1
        pawns[player] = f"{at}{row}"
        game = position(" ".join(pawns), turn=player)
        game.play(f"{to}{row}")
        assert game.result.index(1) == player


@pytest.mark.rule("QRD-3", "QRD-37")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_wins_on_another_line(players):
    """Every player walks to the lines that are not hers."""
    lines = {0: "c9", 1: "c1"} if players == 2 else {0: "c9", 1: "i4", 2: "c1", 3: "a6"}
    steps = {"c9": "c8", "c1": "c2", "i4": "h4", "a6": "b6"}
    for player in range(players):
        for owner, to in lines.items():
            if owner != player:
                game = about_to_win(players, player, steps[to])
                game.play(to)
                assert not game.is_over
                assert game.result is None


@pytest.mark.rule("QRD-38")
@pytest.mark.parametrize(
    "pawns, move, how", [("e8 c5", "e9", "moves"), ("e7 e8", "e9", "jumps"), ("e8 e9", "f9", "jumps")]
)
def test_step_jump_and_landing_to_the_side_win_alike(pawns, move, how):
    game = position(pawns)
    events = game.play(move)
    assert game.story(events) == [f"Blue {how} to {move}.", "Blue wins: the far line is reached."]


@pytest.mark.rule("QRD-37")
def test_nothing_can_be_played_after_the_end():
    game = about_to_win(2, 0, "c8")
    game.play("c9")
    before = game.hash
    for move in ("e4", "a1h", "pass", "timeout 1", "resign 1", "draw agreed"):
        with pytest.raises(tablewright.IllegalMove, match="The game is over"):
            game.play(move)
    assert game.hash == before


@pytest.mark.rule("QRD-3")
def test_no_game_is_won_before_a_line_is_reached():
    game = new(2, "d1 f9 d2 f8 d3 f7 d4 f6 d5 f5 d6 f4 d7 f3 d8 f2")
    assert not game.is_over
    game.play("d9")
    assert game.result == [1, -1]


@pytest.mark.rule("QRD-A11")
@pytest.mark.parametrize("players", [2, 4])
def test_the_table_may_agree_on_a_draw_at_any_time(players):
    game = new(players, "e2")
    assert "draw agreed" not in game.legal()
    events = game.play("draw agreed")
    assert game.story(events) == ["The game is a draw: all players agreed."]
    assert game.end_reason == "agreed_draw"
    assert game.result == [0] * players
    assert game.length == 1


@pytest.mark.rule("QRD-A11")
def test_five_hundred_plies_are_a_draw():
    game = new(2)
    moves = ["d1", "d9", "e1", "e9"] * 125
    for move in moves[:-1]:
        game.play(move)
    assert (game.is_over, game.length) == (False, 499)
    events = game.play(moves[-1])
    assert (game.end_reason, game.length, game.result) == ("ply_cap", 500, [0, 0])
    assert game.story(events)[-1] == "The game is a draw: the game has gone on for too long."


@pytest.mark.rule("QRD-A11")
def test_a_goal_at_the_last_ply_counts_before_the_cap():
    game = position("c8 f5", ply=499)
    game.play("c9")
    assert (game.end_reason, game.result) == ("reached_goal", [1, -1])
    other = position("c8 f5", ply=499)
    other.play("c7")
    assert (other.end_reason, other.result) == ("ply_cap", [0, 0])


@pytest.mark.rule("QRD-A11")
def test_without_the_switch_a_repeated_position_is_no_draw():
    game = new(2)
    for move in ["d1", "d9", "e1", "e9"] * 20:
        game.play(move)
    assert not game.is_over


@pytest.mark.rule("QRD-A13", "QRD-A21")
def test_with_four_players_one_wins_and_the_others_share_the_loss():
    for player, at, to in LAST_STEPS[4]:
        game = about_to_win(4, player, at)
        game.play(to)
        assert sorted(game.result) == [-1 / 3, -1 / 3, -1 / 3, 1]
        assert abs(sum(game.result)) < 1e-12


def test_every_end_reason_has_a_name_and_words():
    assert GAME.meta.end_reasons == (
        "", "reached_goal", "ply_cap", "repetition", "timeout", "resigned", "agreed_draw",
    )  # fmt: skip


def test_what_an_event_has_no_use_for_is_zero():
    """So that equal events have equal bytes: who moved from where to where, else one number."""
    ends = [
        about_to_win(2, 0, "c8").play("c9"),
        position("e4 e5", rules={"rules.max_plies": 2}, ply=1).play("e6"),
        new(2).play("resign 0"),
        new(2).play("draw agreed"),
        position("a5 b5 c5 i1", STUCK, left=[0, 5, 5, 5]).play("pass"),
        new(2).play("e4h"),
    ]
    for event in [event for events in ends for event in events]:
        assert event.c == 0
        assert event.b == 0 or event.kind in (state.MOVED, state.JUMPED)
        assert event.a == 0 or event.kind != state.PASSED
