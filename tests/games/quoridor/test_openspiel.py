"""The legal sets of random two-player games agree with OpenSpiel's at every ply.

OpenSpiel counts rows from the top, ends a game at its ply 324, and is right for two players only (with four it credits
wins to the wrong player and raises errors on forced passes), so two players and 323 plies are compared.
"""

import random

import pytest
from tests.games.quoridor.setups import GAME, lively_choice

pyspiel = pytest.importorskip("pyspiel")

LAST_PLY = 323


class Table:
    """OpenSpiel's actions as our text, each parsed once: a fence's for good, a pawn's for the places of both pawns."""

    def __init__(self):
        self.known = {}

    def text(self, state, action, pawns):
        found = self.known.get((action, pawns)) or self.known.get(action)
        if found is None:
            theirs = state.action_to_string(state.current_player(), action)
            column, row, way = theirs[0], int(theirs[1]), theirs[2:]
            found = f"{column}{9 - row if way else 10 - row}{way}"
            self.known[action if way else (action, pawns)] = found
        return found


def compare(games, seed, choose):
    """How many plies agree, and how many games were won."""
    choice, table = random.Random(seed), Table()
    theirs_game = pyspiel.load_game("quoridor(players=2)")
    plies, wins = 0, 0
    for n in range(games):
        game, theirs = GAME.new(players=2, seed=n), theirs_game.new_initial_state()
        while not game.is_over and game.length < LAST_PLY:
            assert theirs.current_player() == game.actor
            pawns = game.actor, int(game.s.pawn[0]), int(game.s.pawn[1])
            numbers = {table.text(theirs, action, pawns): action for action in theirs.legal_actions()}
            assert set(game.legal()) == numbers.keys(), game.to_dict()
            move = choose(choice, game)
            game.play(move)
            theirs.apply_action(numbers[move])
            plies += 1
        if game.is_over:
            assert theirs.is_terminal()
            assert theirs.returns() == game.result
            wins += 1
    return plies, wins


@pytest.mark.rule("QRD-13", "QRD-20", "QRD-23", "QRD-26", "QRD-31", "QRD-35", "QRD-37", "QRD-A1")
def test_two_hundred_random_games_agree_at_every_ply():
    plies, wins = compare(200, 1, lambda choice, game: choice.choice(game.legal()))
    assert plies > 10_000
    assert wins > 50


@pytest.mark.rule("QRD-20", "QRD-23", "QRD-26", "QRD-37", "QRD-38", "QRD-A1")
def test_two_hundred_games_in_which_pawns_meet_agree_at_every_ply():
    plies, wins = compare(200, 2, lively_choice)
    assert plies > 10_000
    assert wins > 150


@pytest.mark.long
def test_five_thousand_random_games_agree_at_every_ply():
    compare(5_000, 3, lively_choice)
