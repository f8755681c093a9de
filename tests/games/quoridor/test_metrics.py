"""Quoridor: what the lab counts, checked against games that were counted by hand."""

import pytest
from tests.games.quoridor.setups import GAME
from tests.lab.counted import measured, recorded

pytestmark = pytest.mark.nojit
TO_THE_JUMP = "e2 e8 e3 e7 e4 e6 e5 e4"  # player 1 jumps over e5
FENCES = "c3h a8h g3h c8h a3h g8h e3h"  # the last one closes row 3 but for i


def played(moves: str, players: int = 2):
    game = GAME.new(players, 1)
    for move in moves.split():
        game.play(move)
    return game


def test_fences_and_jumps():
    game = played(f"{TO_THE_JUMP} {FENCES}")
    assert measured(game, "jumps", "fences_by_10", "fences_by_20", "fences") == [1, 2, 7, 7]
    assert measured(game, "fences_of.0", "fences_of.1", "used.fence", "used.a9") == [4, 3, 7, 8]


def test_the_longest_detour_is_that_of_one_fence():
    """From e4 it is three steps to row 1; with row 3 closed from a to h it is four to i4 and three down."""
    before = played(f"{TO_THE_JUMP} {FENCES.removesuffix(' e3h')}")
    assert measured(before, "detour") == [0]
    assert measured(played(f"{TO_THE_JUMP} {FENCES}"), "detour") == [4]


def test_a_step_back_is_no_detour():
    assert measured(played("e2 e8 e1 e9 e2 e8 e1"), "detour", "fences") == [0, 0]


def test_steps_that_the_loser_still_had():
    """Player 3 wins; player 1 on e4 has to go round the fence h3v: five steps to i5."""
    game = recorded("quoridor", "reached_goal")
    assert measured(game, "wins.3", "steps_left", "plies", "fences", "fences_by_10") == [1, (5, 1), 44, 13, 5]


def test_a_draw_has_no_loser():
    assert measured(recorded("quoridor", "ply_cap"), "draws", "capped", "steps_left") == [1, 1, (0, 0)]


def test_how_it_feels():
    """The first player has 131 moves: three steps, 64 horizontal and 64 vertical fences."""
    choices, options, waiting, longest = measured(played("e2"), "choices", "options", "waiting", "longest_wait")
    assert (choices, options, waiting, longest) == (1, 131, 0, 1)
    assert measured(played("e2 e8 e3 e7"), "waiting", "longest_wait") == [1, 1]
