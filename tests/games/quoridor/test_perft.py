"""How many sequences of moves there are: counts that independent programs agree on."""

import json
from pathlib import Path

import pytest
from tests.games.quoridor.setups import new

from tablewright.kernel.perft import perft

STARTS = {2: [131, 16_677, 2_062_264, 247_569_030], 4: [131, 16_677, 2_062_065, 247_500_945]}
POSITIONS = json.loads((Path(__file__).parent / "perft.json").read_text("utf-8"))


@pytest.mark.nojit
@pytest.mark.rule("QRD-7", "QRD-9", "QRD-13", "QRD-30")
@pytest.mark.parametrize("players", [2, 4])
def test_the_first_move(players):
    assert perft(new(players), 1) == STARTS[players][0]


@pytest.mark.bounds
@pytest.mark.rule("QRD-13", "QRD-31", "QRD-A7")
@pytest.mark.parametrize("players", [2, 4])
def test_two_moves(players):
    assert perft(new(players), 2) == STARTS[players][1]


@pytest.mark.rule("QRD-13", "QRD-31", "QRD-35", "QRD-6", "QRD-10")
@pytest.mark.parametrize("players", [2, 4])
def test_three_moves(players):
    assert perft(new(players), 3) == STARTS[players][2]


@pytest.mark.rule("QRD-13", "QRD-31", "QRD-35")
@pytest.mark.parametrize("n", range(len(POSITIONS)))
def test_three_moves_from_crowded_boards(n):
    game = new(2, POSITIONS[n]["moves"])
    assert [perft(game, depth) for depth in (1, 2, 3)] == POSITIONS[n]["perft"][:3]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
def test_four_moves(players):
    assert perft(new(players), 4) == STARTS[players][3]


@pytest.mark.long
@pytest.mark.parametrize("n", range(len(POSITIONS)))
def test_four_moves_from_crowded_boards(n):
    assert perft(new(2, POSITIONS[n]["moves"]), 4) == POSITIONS[n]["perft"][3]
