"""The bots' heuristic: sums, order of good and bad, and no use of secrets."""

import random

import numpy as np
import pytest
from tests.games.corner_rush.setups import GAME, position

from tablewright.kernel import calls

nojit = pytest.mark.nojit


def values(game):
    out = np.zeros(game.players)
    calls.evaluate(*game.arrays, out)
    return out


@nojit
@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_are_a_zero_sum_within_bounds(players):
    game = GAME.new(players=players, seed=3)
    for _ in range(60):
        found = values(game)
        assert abs(found.sum()) < 1e-9
        assert (abs(found) <= 1).all()
        if game.is_over:
            break
        game.play(game.legal()[-1])


@nojit
def test_a_finished_game_is_worth_its_result():
    game = position("e4 a5 e5 e1", phase="step", die=6, steps=4)
    game.play("up")
    assert list(values(game)) == game.result


@nojit
@pytest.mark.parametrize(
    "better, worse",
    [
        (("d4 a5 e5 e1", ""), ("b2 a5 e5 e1", "")),  # nearer
        (("d5 a5 e5 e1", ""), ("d5 e2 e5 e1", "")),  # the others further away
        (("e2 a5 e5 e1", ""), ("e2 a5 e5 e1", "e3=1:5! d2=1:5!")),  # blockers in the way
        (("e2 a5 e5 e1", "e3=1:2! d2=1:2!"), ("e2 a5 e5 e1", "e3=1:5! d2=1:5!")),
        (("e2 a5 e5 e1", "e3=0:0 d2=0:0"), ("e2 a5 e5 e1", "e3=0:5 d2=0:5")),  # own ones are known
    ],
)
def test_better_is_worth_more(better, worse):
    assert values(position(*better))[0] > values(position(*worse))[0]


@nojit
def test_it_is_better_to_be_on_turn():
    assert values(position())[0] > values(position(turn=1))[0]


@nojit
def test_numbers_that_a_player_cannot_know_do_not_count():
    """The number of a face-down blocker matters to its layer alone."""
    told = [position("e2 a5 e5 e1", f"e3=1:{number}", bags=None) for number in (0, 5)]
    for game in told:
        game.s.unseen[:] = told[0].s.unseen
        game.s.n_bag[:] = told[0].s.n_bag
    assert values(told[0])[0] == pytest.approx(values(told[1])[0])


def greedy(game):
    """The move after which the own value is highest, with the chance that comes with it."""
    me = game.actor
    best = {}
    for move in game.legal():
        after = game.copy()
        after.s.rng[0] = len(game.moves)  # another chance than the one that will be
        after.play(move)
        best[move] = values(after)[me]
    return max(best, key=best.__getitem__)


@pytest.mark.parametrize("players", [2, 4])
def test_going_by_the_value_beats_chance(players):
    wins = 0
    for seed in range(12):
        choice = random.Random(seed)
        game, me = GAME.new(players=players, seed=seed), seed % players
        while not game.is_over:
            game.play(greedy(game) if game.actor == me else choice.choice(game.legal()))
        wins += game.result[me] == 1
    assert wins >= 11
