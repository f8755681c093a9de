"""Where fences may stand."""

import pytest
from tests.games.quoridor import slow_engine
from tests.games.quoridor.setups import GAME, fences, new, position, squares

from tablewright.games.quoridor.fences import CUTS
from tablewright.games.quoridor.squares import DOWN, LEFT, RIGHT, UP

pytestmark = pytest.mark.nojit


@pytest.mark.rule("QRD-30", "QRD-41")
def test_a_fence_fits_into_every_groove_between_two_pairs_of_squares():
    assert fences(new()) == set(slow_engine.ALL_FENCES)
    assert len(fences(new())) == 128


@pytest.mark.rule("QRD-30")
@pytest.mark.parametrize("fence", ["a1h", "h8h", "e4h", "a8h", "a1v", "h8v", "e4v", "h1v"])
def test_a_fence_closes_exactly_the_two_borders_it_lies_at(fence):
    """Walk over every border of the board with the fence in place."""
    closed = set(slow_engine.CLOSED_BY[fence])
    for square, near in slow_engine.NEIGHBOURS.items():
        if square[1] == 8:
            continue  # player 0 would have won there
        far = "a2" if square[0] > 3 else "i2"
        game = position(f"{slow_engine.text(square)} {far}", fence)
        expected = {slow_engine.text(to) for to, border in near if border not in closed}
        assert squares(game) == expected, slow_engine.text(square)


@pytest.mark.rule("QRD-30", "QRD-31")
@pytest.mark.parametrize("text", ["i1h", "i3v", "a9h", "e9v", "i9h", "e0h"])
def test_no_fence_sticks_out_of_the_board(text):
    assert text not in GAME.texts


@pytest.mark.rule("QRD-31")
def test_fences_neither_overlap_nor_cross():
    """G-QRD-6, after e4h."""
    game = new(2, "e4h")
    assert not fences(game) & {"e4h", "d4h", "f4h", "e4v"}
    assert fences(game) >= {"c4h", "g4h", "d4v", "f4v", "e3v", "e5v"}
    assert len(fences(game)) == 124


@pytest.mark.rule("QRD-31")
def test_vertical_fences_neither_overlap_nor_cross():
    game = new(2, "e4v")
    assert fences(game) == set(slow_engine.ALL_FENCES) - {"e4v", "e3v", "e5v", "e4h"}


@pytest.mark.rule("QRD-31")
@pytest.mark.parametrize(
    "first, closed", [("a1h", "a1h b1h a1v"), ("h1h", "h1h g1h h1v"), ("a8v", "a8v a7v a8h"), ("h1v", "h1v h2v h1h")]
)
def test_at_the_end_of_a_line_nothing_is_closed_on_the_next(first, closed):
    assert fences(new(2, first)) == set(slow_engine.ALL_FENCES) - set(closed.split())


@pytest.mark.rule("QRD-32")
def test_fences_stay_where_they_are():
    game = new(2, "e4h d7v e2 e8 c2v b6h")
    placed = ["e4h", "b6h", "c2v", "d7v"]
    for _ in range(20):
        assert set(placed) <= set(game.to_dict()["state"]["fences"])
        assert not set(placed) & set(game.legal())
        game.play(sorted(squares(game))[0])
    assert all(text[-1] in "hv" or len(text) == 2 for text in GAME.texts[: GAME.n_actions - 1])  # no action lifts one


@pytest.mark.rule("QRD-34", "QRD-35", "QRD-A3")
@pytest.mark.parametrize("turn", [0, 1])
def test_nobody_is_shut_in(turn):
    """G-QRD-7: h8v would shut player 1 in on row 9, whoever places it."""
    game = position("e1 e9", "a8h c8h e8h g8h", turn=turn)
    assert "h8v" not in fences(game)
    assert game.why_not("h8v").rule == "QRD-35"
    assert "h7v" in fences(game)


BOX = "d5h d3h c4v"  # three sides of the four squares d4, e4, d5, e5; e4v would be the fourth


@pytest.mark.rule("QRD-35", "QRD-A3")
@pytest.mark.parametrize("pawns", ["e5 b2", "b2 d4"])
@pytest.mark.parametrize("turn", [0, 1])
def test_the_placers_own_way_has_to_stay_open_too(pawns, turn):
    """Either pawn in the box, placed by either player: the opponent's way and one's own."""
    game = position(pawns, BOX, turn=turn)
    assert "e4v" not in fences(game)
    assert {"e3v", "e5v"} <= fences(game)
    assert "e4v" in fences(position("a2 b2", BOX, turn=turn))


@pytest.mark.rule("QRD-35", "QRD-31")
@pytest.mark.parametrize("last", ["d5h", "d3h", "c4v", "e4v"])
def test_a_ring_that_stands_free_may_be_closed_from_no_side(last):
    ring = " ".join(fence for fence in ("d5h", "d3h", "c4v", "e4v") if fence != last)
    assert last not in fences(position("e5 b2", ring))
    assert last in fences(position("e6 b2", ring))


@pytest.mark.rule("QRD-35", "QRD-A4")
@pytest.mark.parametrize("pawns", ["e4 e5", "e5 b2"], ids=["by a jump", "by a step"])
def test_a_way_known_before_a_move_is_not_taken_for_the_way_after_it(pawns):
    """Player 0 goes up into a pocket that only d5h would close; her way from where she stood does not lead there."""
    game = position(pawns, "d7h c6v e6v")
    assert "d5h" in fences(game)
    game.play("e6")
    assert "d5h" not in fences(game)


@pytest.mark.rule("QRD-34")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_goal_line_may_not_be_walled_off(turn):
    """A wall under row 9 but for column i: h8v leaves i9, but with h7h as well nothing of the line."""
    wall = "a8h c8h e8h g8h"
    assert "h8v" in fences(position("e1 c2", wall, turn=turn))
    assert "h8v" not in fences(position("e1 c2", f"{wall} h7h", turn=turn))


@pytest.mark.rule("QRD-A3", "QRD-35", "QRD-29")
@pytest.mark.parametrize("boxed", [0, 1, 2, 3])
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_with_four_players_everybody_keeps_a_way(boxed, turn):
    pawns = ["b2", "c2", "f2", "g2"]
    pawns[boxed] = "e5"
    game = position(" ".join(pawns), BOX, turn=turn)
    assert "e4v" not in fences(game)
    assert game.why_not("e4v").code == "shuts-off"
    assert "e4v" in fences(position("b2 c2 f2 g2", BOX, turn=turn))


@pytest.mark.rule("QRD-A4")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_pawn_in_a_gap_does_not_close_it(turn):
    """Player 0's only way leads through i4 to i5: with player 1 on i4 it is as open as with her elsewhere."""
    wall = "a4h c4h e4h g4h"
    held, free = position("e1 i4", wall, turn=turn), position("e1 a2", wall, turn=turn)
    assert fences(held) == fences(free)
    assert len(fences(held)) > 100
    assert len(fences(position("e1 h8 i5 i4", wall))) > 100


@pytest.mark.rule("QRD-41")
@pytest.mark.parametrize("fence", ["e1h", "e8h", "d1v", "d8v", "d1h", "a1h", "h8v", "e4h"])
@pytest.mark.parametrize("turn", [0, 1])
def test_a_fence_may_stand_next_to_pawns_or_far_away_at_either_side(fence, turn):
    game = position("e1 e9", "b3h", turn=turn)
    game.play(fence)
    assert fence in game.to_dict()["state"]["fences"]


@pytest.mark.rule("QRD-41", "QRD-31")
def test_fences_may_touch_end_to_end_and_in_a_t():
    assert fences(position("e1 e9", "c4h")) >= {"e4h", "a4h", "b4v", "d4v", "d3v", "c5v", "c3v"}


@pytest.mark.rule("QRD-13", "QRD-36")
@pytest.mark.parametrize("players", [2, 4])
def test_a_placed_fence_comes_from_the_placers_own(players):
    game = new(players)
    full = {2: 10, 4: 5}[players]
    for player, fence in enumerate(["a1h", "c1h", "e1h", "g1h"][:players]):
        game.play(fence)
        assert game.to_dict()["state"]["fences_left"] == [full - 1] * (player + 1) + [full] * (players - player - 1)
    assert f"{'▮' * (full - 1)}\n" in game.board() + "\n"


def chains(placed):
    """The fences as chains of points that touch, by column and row from 0 to 9; all at the edge are one chain."""
    found = [{(x, y) for x in range(10) for y in range(10) if x in (0, 9) or y in (0, 9)}]
    for fence in placed:
        x, y = slow_engine.square(fence)
        points = {(x + k, y + 1) if fence[2] == "h" else (x + 1, y + k) for k in range(3)}
        touched = [chain for chain in found if chain & points]
        found = [chain for chain in found if not chain & points] + [points.union(*touched)]
    return found


@pytest.mark.rule("QRD-35")
@pytest.mark.parametrize(
    "placed",
    ["a1h", "h8h", "a8v", "h1v", "a2h", "h2h c2v", "b1v g8v", "c3h e3h d4v", "c3h f6v c5h d4v e6h", "b2h d2h f2h g3v"],
)
def test_fences_that_touch_are_one_group(placed):
    """A fence can only shut somebody off where it closes a ring: where two of its points are of one group."""
    groups = position("e1 e9", placed).s.group.reshape(8, 8)
    for chain in chains(placed.split()):
        inner = {groups[y - 1, x - 1] for x, y in chain if 1 <= x <= 8 and 1 <= y <= 8}
        assert len(inner) <= 1
        assert inner <= {1} if (0, 0) in chain else inner.isdisjoint({0, 1})
    touched = {point for chain in chains(placed.split()) for point in chain}
    assert all((groups[y - 1, x - 1] != 0) == ((x, y) in touched) for x in range(1, 9) for y in range(1, 9))
    assert len(set(groups.flat) - {0, 1}) == len(chains(placed.split())) - 1


def test_a_fence_lies_on_the_four_sides_of_squares_that_it_touches():
    """Counted from the fences: a horizontal one at (x, y) parts rows y and y + 1, a vertical one the columns."""
    cuts = {}
    for slot in range(64):
        y, x = divmod(slot, 8)
        for i in (0, 1):
            over, beside = (x + i, y), (x, y + i)
            for side, horizontal, vertical in (
                ((over, UP), 1 << slot, 0),
                (((x + i, y + 1), DOWN), 1 << slot, 0),
                ((beside, RIGHT), 0, 1 << slot),
                (((x + 1, y + i), LEFT), 0, 1 << slot),
            ):
                known = cuts.get(side, (0, 0))
                cuts[side] = (known[0] | horizontal, known[1] | vertical)
    for square in range(81):
        for direction in range(4):
            found = tuple(int(n) for n in CUTS[square, direction])
            assert found == cuts.get(((square % 9, square // 9), direction), (0, 0)), (square, direction)
