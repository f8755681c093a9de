"""Perft: sequences of moves."""

import pytest

import tablewright
from tablewright.kernel.perft import perft

QUORIDOR = tablewright.game("quoridor")


@pytest.mark.nojit
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("depth", [-1, 0])
def test_no_moves_can_be_played_in_one_way(players, depth):
    assert perft(QUORIDOR.new(players, 1), depth) == 1


@pytest.mark.nojit
def test_one_move_is_the_legal_list():
    position = QUORIDOR.new(2, 1)
    assert perft(position, 1) == 131 == len(position.legal())


@pytest.mark.bounds
@pytest.mark.parametrize("players, count", [(2, 16677), (4, 16677)])
def test_two_moves(players, count):
    position = QUORIDOR.new(players, 1)
    assert perft(position, 2) == count
    assert perft(position, 2) == sum(perft(after(position, move), 1) for move in position.legal())


def after(position, move):
    twin = position.copy()
    twin.play(move)
    return twin


@pytest.mark.nojit
def test_counting_changes_nothing():
    position = QUORIDOR.new(2, 1, {"fences.2": 0})
    before = position.hash
    assert perft(position, 2) == 9
    assert position.hash == before


@pytest.mark.nojit
@pytest.mark.bounds
def test_sequences_that_end_early_are_not_counted():
    """Nothing but steps, three plies at most: no sequence is longer than the game."""
    position = QUORIDOR.new(2, 1, {"fences.2": 0, "rules.max_plies": 3})
    counts = [perft(position, depth) for depth in range(6)]
    assert counts[:3] == [1, 3, 9]
    assert counts[3] > 9
    assert counts[4:] == [0, 0]


@pytest.mark.nojit
def test_a_finished_game_has_no_moves():
    position = QUORIDOR.new(2, 1)
    position.play("resign 0")
    assert [perft(position, depth) for depth in range(3)] == [1, 0, 0]
