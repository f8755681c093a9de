"""The board, the pieces, and how a game begins."""

import pytest
from tests.games.quoridor.setups import GAME, new

import tablewright

pytestmark = pytest.mark.nojit


@pytest.mark.rule("QRD-1")
def test_the_board_has_81_squares_in_nine_rows_of_nine():
    squares = {text for text in GAME.texts if len(text) == 2}
    assert squares == {f"{x}{y}" for x in "abcdefghi" for y in range(1, 10)}
    lines = [line.split("│")[1] for line in new().board().splitlines() if line[:1].isdigit()]
    assert len(lines) == 9
    assert all(len(line.split()) == 9 for line in lines)


@pytest.mark.rule("QRD-1", "QRD-19", "QRD-27")
def test_every_square_is_reached_by_steps_and_none_is_beyond():
    """A pawn that walks alone from square to square finds all 81, but those where it would win."""
    seen, waiting = set(), ["e1"]
    while waiting:
        if (square := waiting.pop()) in seen:
            continue
        seen.add(square)
        elsewhere = "a2" if square[0] > "e" else "i2"  # far from where the pawn walks
        state = {"pawns": [square, elsewhere], "fences": [], "fences_left": [10, 10], "turn": 0}
        if square[1] != "9":
            waiting += [m for m in GAME.position({"players": 2, "state": state}).legal() if len(m) == 2]
    assert len(seen) == 81


@pytest.mark.rule("QRD-2", "QRD-6", "QRD-7", "QRD-11", "QRD-A14")
def test_two_players():
    state = new(2).to_dict()["state"]
    assert state["pawns"] == ["e1", "e9"]
    assert state["fences_left"] == [10, 10]
    assert state["fences"] == []
    assert state["turn"] == 0


@pytest.mark.rule("QRD-2", "QRD-9", "QRD-10", "QRD-11", "QRD-A7", "QRD-A14")
def test_four_players():
    state = new(4).to_dict()["state"]
    assert state["pawns"] == ["e1", "a5", "e9", "i5"]
    assert state["fences_left"] == [5, 5, 5, 5]
    assert state["fences"] == []
    assert state["turn"] == 0


@pytest.mark.rule("QRD-2")
def test_twenty_fences_and_at_most_four_pawns():
    for players in GAME.meta.players:
        state = new(players).to_dict()["state"]
        assert sum(state["fences_left"]) == 20
        assert len(state["pawns"]) == len(set(state["pawns"])) <= 4


@pytest.mark.rule("QRD-4", "QRD-A12")
@pytest.mark.parametrize("players", [0, 1, 3, 5, True, "2"])
def test_only_two_or_four_can_play(players):
    assert GAME.meta.players == (2, 4)
    with pytest.raises(tablewright.RulesError, match="Quoridor is for 2, 4 players, not"):
        GAME.new(players=players)


@pytest.mark.rule("QRD-6", "QRD-7", "QRD-13")
def test_the_first_position_of_two_players():
    """G-QRD-1, first half: 3 pawn moves and all 128 fences."""
    game = new(2)
    assert [move for move in game.legal() if len(move) == 2] == ["d1", "f1", "e2"]
    assert len(game.legal()) == 131


@pytest.mark.rule("QRD-10", "QRD-12", "QRD-A7")
def test_the_first_round_of_four_players():
    """G-QRD-1, second half."""
    game = new(4)
    assert len(game.legal()) == 131
    for player, move in enumerate(["e2", "b5", "e8", "h5"]):
        assert game.actor == player
        game.play(move)
    assert game.actor == 0
    assert game.to_dict()["state"]["fences_left"] == [5, 5, 5, 5]
    assert game.to_dict()["state"]["pawns"] == ["e2", "b5", "e8", "h5"]


@pytest.mark.rule("QRD-40", "QRD-36")
def test_everybody_sees_everything_but_the_random_stream():
    game = new(4, "e2 b5 e3h h5")
    for viewer in (-1, 0, 1, 2, 3):
        seen = game.observation(viewer)
        assert seen.to_dict()["state"] == game.to_dict()["state"]
        assert seen.legal() == game.legal()
        assert seen.board() == game.board()
        assert not seen.s.rng.any()


@pytest.mark.rule("QRD-40")
def test_there_is_no_chance_in_the_game():
    """Two seeds, one game: the same positions, and no word is ever drawn."""
    games = [GAME.new(players=2, seed=seed) for seed in (1, 2**70)]
    for move in ["e2", "e8", "e3h", "c7v", "d2"]:
        for game in games:
            game.play(move)
    assert games[0].to_dict()["state"] == games[1].to_dict()["state"]
    assert all(game.s.rng[2] == 0 for game in games)
