"""Steps and jumps."""

import pytest
from tests.games.quoridor.setups import new, position, squares

pytestmark = pytest.mark.nojit

CORNER = "a4h b4v b5h"


@pytest.mark.rule("QRD-16", "QRD-17")
def test_one_square_in_four_directions():
    assert squares(position("e4 e9")) == {"d4", "f4", "e3", "e5"}


@pytest.mark.rule("QRD-17")
@pytest.mark.parametrize(
    "players, moves, back", [(2, "e2 e8", "e1"), (2, "e2 e8 d2", "e9"), (4, "e2 b5 e8 h5 e3", "a5")]
)
def test_a_pawn_may_go_back(players, moves, back):
    assert back in squares(new(players, moves))


@pytest.mark.rule("QRD-19")
@pytest.mark.parametrize(
    "at, around",
    [("a1", "a2 b1"), ("i1", "i2 h1"), ("a8", "a7 a9 b8"), ("i8", "i7 i9 h8"), ("a5", "a4 a6 b5"), ("i5", "i4 i6 h5")],
)
def test_the_board_ends_at_its_edge(at, around):
    assert squares(position(f"{at} e9")) == set(around.split())


@pytest.mark.rule("QRD-18")
@pytest.mark.parametrize(
    "fence, closed",
    [
        ("e4h", "e5"), ("d4h", "e5"), ("e3h", "e3"), ("d3h", "e3"),
        ("e4v", "f4"), ("e3v", "f4"), ("d4v", "d4"), ("d3v", "d4"),
        ("c4h", ""), ("f4h", ""), ("e5h", ""), ("e2h", ""), ("e5v", ""), ("e2v", ""), ("d2v", ""), ("d5v", ""),
    ],
)  # fmt: skip
def test_a_pawn_does_not_go_through_a_fence(fence, closed):
    assert squares(position("e4 e9", fence)) == {"d4", "f4", "e3", "e5"} - {closed}


@pytest.mark.rule("QRD-33")
@pytest.mark.parametrize("moves, closed", [("e1h a5h", "e2"), ("a5h e1h", "e2"), ("a5h e8h c5h", "e8"), ("e8h", "e8")])
def test_a_fence_stops_its_owner_and_everybody_else(moves, closed):
    """Player 0 and her own fence, hers and player 1's, player 1 and her own, hers and player 0's."""
    assert closed not in squares(new(2, moves))


@pytest.mark.rule("QRD-20", "QRD-21", "QRD-22")
def test_a_jump_is_a_right_besides_the_steps():
    """G-QRD-2."""
    game = position("e4 e5")
    assert squares(game) == {"d4", "e3", "f4", "e6"}
    events = game.play("e6")
    assert game.story(events) == ["Blue jumps to e6."]
    assert (game.actor, game.length) == (1, 1)
    assert game.to_dict()["state"]["pawns"] == ["e6", "e5"]


@pytest.mark.rule("QRD-22", "QRD-13")
def test_who_can_jump_may_place_a_fence_or_step_instead():
    for move in ("d4", "a1h"):
        game = position("e4 e5")
        game.play(move)
        assert game.actor == 1


@pytest.mark.rule("QRD-20", "QRD-27")
@pytest.mark.parametrize("other, landing", [("e6", "e7"), ("f5", "g5"), ("e4", "e3"), ("d5", "c5")])
@pytest.mark.parametrize("turn", [0, 1])
def test_jumps_go_in_all_four_directions(other, landing, turn):
    game = position(f"e5 {other}" if turn == 0 else f"{other} e5", turn=turn)
    assert landing in squares(game)
    assert other not in squares(game)


@pytest.mark.rule("QRD-23", "QRD-24", "QRD-25")
def test_a_fence_behind_the_other_pawn_sends_the_jump_to_either_side():
    """G-QRD-3."""
    game = position("e4 e5", "e5h")
    assert squares(game) == {"d4", "e3", "f4", "d5", "f5"}


@pytest.mark.rule("QRD-23", "QRD-27")
@pytest.mark.parametrize(
    "other, fence, landings",
    [("e6", "e6h", "d6 f6"), ("f5", "f5v", "f4 f6"), ("e4", "e3h", "d4 f4"), ("d5", "c5v", "d4 d6")],
)
def test_landing_to_the_side_works_in_all_four_directions(other, fence, landings):
    game = position(f"e5 {other}", fence)
    steps = {"e6", "f5", "e4", "d5"} - {other}
    assert squares(game) == steps | set(landings.split())


@pytest.mark.rule("QRD-25")
@pytest.mark.parametrize("fences", ["", "a1h", "e6h", "d5v", "f6h"])
def test_no_landing_to_the_side_without_a_fence_right_behind(fences):
    game = position("e4 e5", fences)
    assert "e6" in squares(game)
    assert not {"d5", "f5"} & squares(game)


@pytest.mark.rule("QRD-26", "QRD-A6")
@pytest.mark.parametrize(
    "fences, sides", [("e5h d5v", "f5"), ("e5h d4v", "f5"), ("e5h e5v", ""), ("d5h e5v", "d5"), ("d5h e4v d4v", "")]
)
def test_a_fence_closes_the_side_it_stands_at(fences, sides):
    """G-QRD-3, last part: with d5v as well, d5 drops out."""
    if fences == "e5h e5v":  # they would cross: the same with e4v
        fences = "e5h e4v d5v"
    assert squares(position("e4 e5", fences)) & {"d5", "f5", "e6"} == set(sides.split())


@pytest.mark.rule("QRD-20", "QRD-18")
def test_no_jump_over_a_fence():
    """G-QRD-4: a fence between the two pawns."""
    assert squares(position("e4 e5", "e4h")) == {"d4", "e3", "f4"}


@pytest.mark.rule("QRD-A1", "QRD-38")
def test_the_edge_counts_as_a_fence_behind_the_pawn():
    """G-QRD-5, and d9 wins."""
    game = position("e8 e9", turn=0)
    assert squares(game) == {"d8", "f8", "e7", "d9", "f9"}
    game.play("d9")
    assert game.result == [1, -1]


@pytest.mark.rule("QRD-A1")
@pytest.mark.parametrize(
    "pawns, turn, landings",
    [
        ("h5 i5", 0, "i4 i6"),
        ("b5 a5", 0, "a4 a6"),
        ("e1 e2", 1, "d1 f1"),
        ("e8 e9", 0, "d9 f9"),
        ("b1 b2", 1, "a1 c1"),
        ("b2 a1 i8 h8", 3, "i7 i9"),
    ],
)
def test_every_edge_counts(pawns, turn, landings):
    assert set(landings.split()) <= squares(position(pawns, turn=turn))


@pytest.mark.rule("QRD-A1")
def test_with_the_edge_as_fence_a_cornered_pawn_has_a_move():
    """G-QRD-10: only a6, and nothing at all if the edge were no fence."""
    assert squares(position("b5 a5", CORNER)) == {"a6"}
    assert squares(position("b5 a5", CORNER, rules={"rules.edge_is_fence": False})) == set()


@pytest.mark.rule("QRD-28", "QRD-A2")
def test_three_in_a_row_cannot_be_jumped():
    """G-QRD-9: four players on e4 (to move), e5, e6."""
    game = position("e4 e5 e6 h8")
    assert squares(game) == {"d4", "e3", "f4"}
    assert game.why_not("e7").rule == "QRD-28"


@pytest.mark.rule("QRD-28", "QRD-A2", "QRD-27")
@pytest.mark.parametrize("dx, dy", [(0, 1), (1, 0), (0, -1), (-1, 0)])
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_no_player_jumps_two_pawns_in_any_direction(dx, dy, turn):
    row = [f"{'abcdefghi'[4 + n * dx]}{5 + n * dy}" for n in range(3)]
    pawns = ["b2", "b2", "b2", "b2"]
    for n in range(3):
        pawns[(turn + n) % 4] = row[n]
    game = position(" ".join(pawns), turn=turn)
    around = {f"{'abcdefghi'[4 + x]}{5 + y}" for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    assert squares(game) == around - {row[1]}


@pytest.mark.rule("QRD-A5")
def test_a_fence_between_the_jumped_and_the_third_pawn_is_a_fence_behind():
    assert squares(position("e4 e5 e6 h8", "e5h")) == {"d4", "e3", "f4", "d5", "f5"}


@pytest.mark.rule("QRD-A6", "QRD-19")
def test_a_taken_side_is_closed_and_the_other_open():
    assert squares(position("e4 e5 d5 h8", "e5h")) == {"d4", "e3", "f4", "f5"}
    assert squares(position("e4 e5 d5 f5", "e5h")) == {"d4", "e3", "f4"}


@pytest.mark.rule("QRD-19")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_nobody_ends_on_a_taken_square(turn):
    pawns = ["e5", "e6", "f5", "d6"]
    game = position(" ".join(pawns), turn=turn)
    assert not squares(game) & set(pawns)


@pytest.mark.rule("QRD-29", "QRD-20", "QRD-23")
@pytest.mark.parametrize("fences", ["", "e5h", "e5h d5v", "e4h", "d4v e3v"])
@pytest.mark.parametrize("over", [1, 2, 3])
def test_four_players_jump_as_two_do(fences, over):
    """The same two pawns and fences, the other two far away: the same squares."""
    pawns = ["e4", "b2", "b3", "g2"]
    pawns[over] = "e5"
    assert squares(position(" ".join(pawns), fences)) == squares(position("e4 e5", fences))


@pytest.mark.rule("QRD-A21")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
@pytest.mark.parametrize("over", [1, 2, 3])
def test_every_pawn_can_be_jumped_by_every_other(turn, over):
    pawns = ["b2", "c2", "b3", "c3"]
    pawns[turn], pawns[(turn + over) % 4] = "e5", "e6"
    assert "e7" in squares(position(" ".join(pawns), turn=turn))


@pytest.mark.rule("QRD-A10")
def test_a_pawn_may_not_stay():
    game = position("e4 e9")
    assert "e4" not in game.legal()
    assert game.why_not("e4").rule == "QRD-A10"
