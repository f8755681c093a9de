"""Random play: every legal action is equally likely, by list and by Quoridor's own faster way."""

import random
from collections import Counter

import numpy as np
import pytest
from tests.games.quoridor.setups import GAME, new, position, random_positions
from tests.games.quoridor.test_turns import STUCK

from tablewright.games.quoridor import rules, state
from tablewright.kernel import verbs
from tablewright.kernel.events import SILENT, new_log

U = np.uint64
USED_UP = "a1h c1h e1h g1h a2h c2h e2h g2h a7h c7h"

POSITIONS = {
    "many fences": lambda: position("e4 e5", "e5h d3v a8h c8h e8h g8h", left=[7, 7]),
    "no fence left": lambda: position("e4 e6", USED_UP, left=[0, 10]),
    "no fence left, face to face": lambda: position("e4 e5", f"{USED_UP}", left=[0, 10]),
    "four players": lambda: position("e4 e5 e6 d4", "e6h"),
    "the start": lambda: new(2),
    "stuck": lambda: position("a5 b5 c5 i1", STUCK, left=[0, 5, 5, 5]),
    "one jump": lambda: position("a5 b5 c6 i1", STUCK, left=[0, 5, 5, 5]),
    "one step": lambda: position("a5 e7 c6 i1", STUCK, left=[0, 5, 5, 5]),
    "one fence left": lambda: position("e4 e6", "a1h c1h e1h g1h a2h c2h e2h g2h a7h", left=[1, 10]),
}


def evenly(n):
    """Words that fall once into each of n equal parts of all words."""
    return [((2 * k + 1) << 63) // n for k in range(n)]


@pytest.mark.nojit
@pytest.mark.parametrize("name", POSITIONS)
def test_evenly_spread_words_sample_each_legal_action_once(name):
    game = POSITIONS[name]()
    legal = game.actions()
    assert sorted(int(rules.sampled(game.r, game.s, U(word))) for word in evenly(len(legal))) == legal


@pytest.mark.bounds
@pytest.mark.parametrize("players", [2, 4])
def test_they_do_so_all_along_random_games(players):
    for n, game in enumerate(random_positions(players, 6, seed=9, removals=0.01)):
        if game.is_over or n % 3:
            continue
        legal = game.actions()
        for words in (evenly(len(legal)),):
            samples = [int(rules.sampled(game.r, game.s, U(word))) for word in words]
            assert sorted(samples) == legal


def first_action(play, game, seed):
    """The first action of a random game, read from its log: the first event tells it."""
    arrays, states = game.arrays
    s = states.copy()
    log = new_log(1)
    play(arrays[0], s[0], np.empty(GAME.max_legal, np.int32), log, U(seed))
    event = log[1]
    return int(event["a"]) if event["kind"] in (state.MOVED, state.JUMPED, state.FENCED) else -1


def chi_square(counts, categories, n):
    expected = n / categories
    return sum((count - expected) ** 2 for count in counts) / expected


def limit(freedom):
    """The 99.99 % quantile of chi-square (Wilson and Hilferty): one honest run in ten thousand would fail."""
    z = 3.719
    return freedom * (1 - 2 / (9 * freedom) + z * (2 / (9 * freedom)) ** 0.5) ** 3


@pytest.mark.parametrize("name", ["many fences", "no fence left, face to face", "four players"])
@pytest.mark.parametrize("play", [verbs.play_by_list, rules.playout], ids=["by list", "own"])
def test_the_first_action_of_a_random_game_is_uniform(name, play):
    game = POSITIONS[name]()
    legal = game.actions()
    n = 40 * len(legal)
    seeds = random.Random(4)
    counts = Counter(first_action(play, game, seeds.getrandbits(64)) for _ in range(n))
    assert set(counts) == set(legal)
    assert chi_square(counts.values(), len(legal), n) < limit(len(legal) - 1)


def test_consecutive_seeds_are_as_good_as_random_ones():
    game = POSITIONS["many fences"]()
    legal = game.actions()
    n = 40 * len(legal)
    counts = Counter(first_action(rules.playout, game, seed) for seed in range(n))
    assert chi_square(counts.values(), len(legal), n) < limit(len(legal) - 1)


@pytest.mark.parametrize("players", [2, 4])
def test_both_ways_play_games_of_the_same_length_on_average(players):
    """Mean plies of 4000 games each, no more than four standard errors apart."""
    game = new(players)
    arrays, states = game.arrays
    out, log = np.empty(GAME.max_legal, np.int32), SILENT
    means, errors = [], []
    for play in (verbs.play_by_list, rules.playout):
        lengths = []
        for seed in range(4000):
            s = states.copy()
            lengths.append(play(arrays[0], s[0], out, log, U(seed * 7919 + 1)))
            assert s["reason"][0] != 0
        means.append(np.mean(lengths))
        errors.append(np.std(lengths) / len(lengths) ** 0.5)
    assert abs(means[0] - means[1]) < 4 * np.hypot(*errors)
