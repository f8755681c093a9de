"""Time-outs and resignations: what leaves, what stays, who wins."""

import pytest
from tests.games.quoridor.setups import fences, new, position, squares

import tablewright

pytestmark = pytest.mark.nojit

BOX = "d5h d3h c4v"  # e4v would close it


@pytest.mark.rule("QRD-A16", "QRD-A18")
@pytest.mark.parametrize("how, reason", [("timeout", "timeout"), ("resign", "resigned")])
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("moves", ["", "e2"])
def test_with_two_players_the_other_one_wins(how, reason, player, moves):
    game = new(2, moves)
    game.play(f"{how} {player}")
    assert game.end_reason == reason
    assert game.result == ([-1, 1] if player == 0 else [1, -1])
    assert game.to_dict()["state"]["winner"] == 1 - player


@pytest.mark.rule("QRD-A16", "QRD-A18", "QRD-A19")
@pytest.mark.parametrize("how", ["timeout", "resign"])
def test_a_removal_in_somebody_elses_turn(how):
    """G-QRD-13: player 1 goes while player 2 is to move."""
    game = position("e2 e5 e8 h5", BOX, turn=2, left=[5, 3, 4, 5])
    assert "e4v" not in fences(game)
    game.play(f"{how} 1")
    state = game.to_dict()["state"]
    assert state["pawns"] == ["e2", None, "e8", "h5"]
    assert sorted(state["fences"]) == sorted(BOX.split())
    assert state["fences_left"] == [5, 0, 4, 5]
    assert state["fences_lost"] == 3
    assert state["removed"] == [1]
    assert (game.actor, game.is_over) == (2, False)
    assert "e4v" in fences(game)  # it would have shut off nobody else
    for move in ("e4v", "i5", "e3"):
        game.play(move)
    assert game.actor == 2  # the turn passes over player 1


@pytest.mark.rule("QRD-A19")
def test_after_a_removal_the_others_still_need_a_way():
    game = position("e2 e5 d4 h5", BOX, turn=2)
    game.play("timeout 1")
    assert "e4v" not in fences(game)
    game.play("timeout 2")
    assert "e4v" in fences(game)


@pytest.mark.rule("QRD-A16", "QRD-A7")
@pytest.mark.parametrize("mover", [0, 1, 2, 3])
def test_if_the_mover_is_removed_the_next_one_moves(mover):
    game = position("e2 b5 e8 h5", turn=mover)
    game.play(f"timeout {mover}")
    assert game.actor == (mover + 1) % 4
    game.play(f"resign {(mover + 1) % 4}")
    assert game.actor == (mover + 2) % 4


@pytest.mark.rule("QRD-A16")
@pytest.mark.parametrize("player", [0, 1, 2, 3])
def test_turns_pass_over_removed_players(player):
    game = position("e2 b5 e8 h5", turn=(player + 1) % 4)
    game.play(f"timeout {player}")
    order = []
    for _ in range(6):
        order.append(game.actor)
        game.play(sorted(squares(game))[0])
    assert order == [(player + n) % 4 for n in (1, 2, 3)] * 2


@pytest.mark.rule("QRD-A16")
def test_a_removed_pawn_is_in_nobodys_way():
    game = position("e4 e5 e8 h5")
    assert "e5" not in squares(game)
    game.play("timeout 1")
    assert squares(game) == {"d4", "f4", "e3", "e5"}


@pytest.mark.rule("QRD-A16")
def test_nobody_meets_a_removed_player_on_a1():
    """A removed pawn is kept as square 0 in the record; nobody may find it on a1."""
    game = position("a2 c5 e8 h5")
    game.play("timeout 1")
    assert "a1" in squares(game)
    assert game.board().count("▲") == 1  # in the list of players alone


@pytest.mark.rule("QRD-A16")
def test_a_removal_is_no_ply():
    game = new(4, "e2 b5")
    game.play("timeout 3")
    assert game.length == 2
    capped = position("e2 b5 e8 h5", ply=499)
    capped.play("timeout 3")
    assert not capped.is_over


@pytest.mark.rule("QRD-A16", "QRD-A18")
@pytest.mark.parametrize("last", [0, 1, 2, 3])
@pytest.mark.parametrize("how, reason", [("timeout", "timeout"), ("resign", "resigned")])
def test_with_four_players_the_last_one_left_wins(last, how, reason):
    game = position("e2 b5 e8 h5", turn=last)
    others = [p for p in range(4) if p != last]
    other_way = "resign" if how == "timeout" else "timeout"
    game.play(f"{other_way} {others[0]}")
    game.play(f"{other_way} {others[1]}")
    assert not game.is_over
    events = game.play(f"{how} {others[2]}")
    assert game.end_reason == reason  # the last removal gives it
    assert game.result == [1 if p == last else -1 / 3 for p in range(4)]
    assert len(game.story(events)) == 2


@pytest.mark.rule("QRD-A16")
def test_removed_players_lose_whoever_wins_and_in_a_draw_too():
    game = position("e8 b5 e7 h5")
    game.play("timeout 1")
    won = game.copy()
    won.play("d8")
    won.play("resign 3")
    assert won.actor == 2
    won.play("e6")
    won.play("d9")
    assert won.result == [1, -1 / 3, -1 / 3, -1 / 3]
    game.play("draw agreed")
    assert game.result == [0, -1 / 3, 0, 0]


@pytest.mark.rule("QRD-A16", "QRD-A18")
def test_only_players_in_play_can_be_removed():
    two, four = new(2), new(4)
    for move in ("timeout 2", "resign 3"):
        assert two.why_not(move).rule == "QRD-A16"
    four.play("resign 2")
    for move in ("timeout 2", "resign 2"):
        with pytest.raises(tablewright.IllegalMove, match="not in the game"):
            four.play(move)


@pytest.mark.rule("QRD-A16", "QRD-A18", "QRD-A11")
def test_the_tables_actions_are_never_in_a_legal_list():
    for game in (new(2), new(4), position("a5 b5 c5 i1", "a4h a5h g7h e8h g2v", left=[0, 5, 5, 5])):
        assert max(game.actions()) < 210
        for move in ("timeout 0", "resign 1", "draw agreed"):
            assert game.why_not(move) is None
