"""Puzzles: every one can be played to, and has one clearly best move."""

import pytest

import tablewright
from tablewright.reviews.chances import chances_of
from tablewright.reviews.puzzles import judged, options_of, position_of, puzzles_of, text_of

pytestmark = pytest.mark.nojit
GAMES = [name for name in tablewright.GAMES if puzzles_of(tablewright.game(name))]
GAP = 0.15  # as bench/puzzles.py wants it


def test_there_are_games_with_puzzles():
    assert "corridor" in GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_puzzle_can_be_played_to_and_its_best_move_is_clear(name):
    game = tablewright.game(name)
    puzzles = puzzles_of(game)
    for puzzle in puzzles[:: max(1, len(puzzles) // 3)]:
        position = position_of(game, puzzle)
        legal = position.actions()
        assert all(idea.line[0] in legal for idea in puzzle.ideas)
        best, second = puzzle.ideas[0], puzzle.ideas[1]
        assert best.chance - second.chance >= GAP - 0.001
        assert all(len(idea.line) == len(idea.players) for idea in puzzle.ideas)
        assert position.actor == best.players[0]


@pytest.mark.parametrize("name", GAMES)
def test_the_best_move_is_right_and_others_are_not(name):
    game = tablewright.game(name)
    puzzle = puzzles_of(game)[0]
    chances = chances_of(game, puzzle.players)
    best, other = puzzle.ideas[0].line[0], puzzle.ideas[1].line[0]
    assert judged(game, puzzle, best, chances)[0] == "best"
    assert judged(game, puzzle, other, chances)[0] in ("loose", "mistake", "blunder")
    assert judged(game, puzzle, game.n_actions, chances)[1].key == "review-puzzle-worse"  # a move among none of them
    options = options_of(game, puzzle, other, ("Ann", "Ben", "Cleo", "Dan", "Eve"))
    assert [option.is_played for option in options[:2]] == [False, True]


@pytest.mark.parametrize("name", GAMES)
def test_the_file_is_what_the_script_writes(name):
    game = tablewright.game(name)
    assert (game.folder / "bots" / "puzzles.json").read_text("utf-8") == text_of(game, puzzles_of(game))
