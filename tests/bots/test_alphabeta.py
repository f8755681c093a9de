"""Alpha-beta on Quoridor: tactics, legality, budgets, and the same answer however it is cut in chunks."""

import random
from itertools import islice

import numpy as np
import pytest
from tests.games.quoridor.setups import GAME, new, position, random_positions
from tests.games.quoridor.test_symmetry import half_turned, mapped, mirrored

import tablewright
from tablewright.bots import BotError, alphabeta, choose
from tablewright.bots.alphabeta_tree import FUTILITY, INFINITE, LATE, NULL_DEPTH, SETTINGS, begin, plant, run


def asked(game, settings="iterations=3000", **more):
    return choose(game.observation(game.actor), f"alphabeta:table=14,{settings}", seed=1, **more)


def test_a_win_in_one_is_played():
    assert asked(position("d8 e7", left=[5, 5], fences="a1h a3h a5h c1h c3h c5h g1h g3h g5h e1h")).move == "d9"
    assert asked(position("e5 f2", turn=1, left=[10, 10])).move == "f1"


def test_a_win_in_one_needs_few_nodes():
    assert asked(position("d8 e7"), "iterations=1").move == "d9"


def test_a_loss_in_one_is_fenced_off():
    game = position("e4 e2", left=[5, 5], fences="a4h c4h e6h g6h a8v c8h d3v f3v h3v h5v")
    game.play(asked(game, "iterations=20000").move)
    assert not any(len(move) == 2 and move[1] == "1" for move in game.legal())


def test_a_fence_wins_the_race():
    """Four steps against three: only a fence that costs the other one two steps wins."""
    game = position("a5 i4", left=[1, 0], rules={"fences.2": 1}, fences="h2v")
    thought = asked(game, "iterations=20000")
    assert thought.move in ("h1h", "h3h")
    assert thought.value == 1.0
    game.play(thought.move)
    assert asked(game, "iterations=20000").value == -1.0


def test_a_walker_without_fences_is_outplayed_to_the_end():
    game = new()
    while not game.is_over:
        if game.actor == 0:
            game.play(asked(game, "iterations=1500").action)
        else:
            game.play(choose(game.observation(1), "alphabeta:iterations=1,table=10", seed=1).action)
    assert game.result == [1.0, -1.0]


def check_moves_are_legal(players, bot, least):
    """The answer is in the legal list, in so many random positions."""
    n = 0
    for seed in range(least):
        for game in islice(random_positions(players, 1, seed), seed % 3, None, 4):
            if not game.is_over:
                thought = choose(game.observation(game.actor), f"alphabeta:iterations=30,table=10{bot}", seed)
                assert thought.action in game.actions()
                assert {c.action for c in thought.considered} <= set(game.actions())
                n += 1
        if n >= least:
            return
    raise AssertionError(f"only {n} positions")


@pytest.mark.parametrize("players, bot", [(2, ""), (4, ""), (4, ",paranoid=1")])
def test_moves_are_legal(players, bot):
    check_moves_are_legal(players, bot, 500)


@pytest.mark.long
def test_moves_are_legal_in_10_000_positions():
    check_moves_are_legal(2, "", 10_000)


@pytest.mark.parametrize(
    "rules",
    [
        {"fences.2": 0},
        {"fences.2": 30},
        {"rules.edge_is_fence": False},
        {"rules.max_plies": 20},
        {"rules.repetition_draw": 2},
    ],
)
def test_changed_rules_are_played(rules):
    game = new(rules=rules)
    while not game.is_over and game.length < 60:
        game.play(asked(game, "iterations=200").action)
    assert game.length > 5


def test_the_same_question_has_the_same_answer_in_chunks_of_any_size(monkeypatch):
    game = new(moves="e2 e8 e3 e7 d6h e4h")
    first = asked(game, "iterations=20000")
    assert first == asked(game, "iterations=20000")
    monkeypatch.setattr(alphabeta, "CHUNK", 117)
    assert first == asked(game, "iterations=20000")


def test_a_stop_is_obeyed_and_leaves_nothing_behind():
    game = new(moves="e2 e8 e3 e7")
    before = game.hash, asked(game)
    asks = []
    thought = asked(game, "iterations=100000000", stop=lambda: asks.append(0) or len(asks) > 2)
    assert thought.iterations <= 3 * alphabeta.CHUNK
    assert thought.action in game.actions()
    assert (game.hash, asked(game)) == before


def test_the_report():
    game = new(moves="e2 e8 e3 e7 e4 e6")
    thought = asked(game, "iterations=30000")
    assert thought.line[0] == thought.move == thought.considered[0].move
    assert thought.considered[0].value == thought.value == max(c.value for c in thought.considered)
    assert len(thought.considered) == len(game.legal())
    assert sum(c.visits for c in thought.considered) <= thought.iterations <= 30_000
    for move in thought.line:
        game.play(move)


def test_slack_varies_the_moves_but_never_misses_a_win():
    game = new(moves="e2 e8 e3 e7")
    seen = {choose(game.observation(0), "alphabeta:iterations=800,slack=2,table=12", seed).move for seed in range(20)}
    assert len(seen) > 3
    won = position("d8 e7")
    for seed in range(20):
        assert choose(won.observation(0), "alphabeta:iterations=800,slack=2,table=12", seed).move == "d9"


def test_four_players_are_left_to_uct_unless_told_otherwise():
    game = new(4, "e2 b5 e8 h5")
    as_uct = choose(game.observation(0), "uct:iterations=100,playout=0,prior=1,c=0.03", 5)
    assert choose(game.observation(0), "alphabeta:iterations=100", 5) == as_uct
    paranoid = choose(game.observation(0), "alphabeta:iterations=3000,paranoid=1", 5)
    assert paranoid.iterations == 3000
    assert paranoid.line[0] in game.legal()


def test_four_players_win_in_one():
    game = position("e8 b5 e2 h5", turn=0)
    assert choose(game.observation(0), "alphabeta:iterations=500,paranoid=1", 5).move == "e9"


def test_an_interrupted_depth_that_found_better_leads_the_report():
    for budget in range(500, 6_000, 250):
        thought = asked(new(moves="e2 e8 e3 e7 d6h e4h"), f"iterations={budget}")
        assert thought.considered[0].move == thought.move == thought.line[0]
        assert thought.value == max(c.value for c in thought.considered)


def test_games_without_parts_are_refused():
    corridor = tablewright.game("corridor").new(players=2, seed=1)
    with pytest.raises(BotError, match="alphabeta cannot play"):
        choose(corridor.observation(corridor.actor), "alphabeta", 1)


PLAIN = SETTINGS.copy()
PLAIN[[NULL_DEPTH, LATE, FUTILITY]] = 99, 1_000, 10_000
EXACT = GAME.alphabeta.WEIGHTS.copy()
EXACT[0, GAME.alphabeta.LAZY] = 2 * INFINITE


def value_at(game, depth):
    """The value of a plain search of fixed depth, without reductions, null moves, futility and rough values."""
    rules, state = game.observation(game.actor).arrays
    tree = alphabeta.new_tree(GAME, 16, EXACT, PLAIN)
    plant(tree, rules, state)
    begin(tree, depth, -INFINITE, INFINITE)
    run(tree, rules, 10_000_000)
    return int(tree.control["value"][0])


def some_positions(seed, n):
    choice = random.Random(seed)
    lively = [g.copy() for g in random_positions(2, 3, seed) if not g.is_over and g.s.fences[:2].all()]
    return choice.sample(lively, n)


@pytest.mark.parametrize("symmetry", [(mirrored, lambda p: p), (half_turned, lambda p: 1 - p)])
def test_the_value_has_no_favourite_side(symmetry):
    for game in some_positions(31, 6):
        twin = GAME.position(mapped(game.to_dict(), *symmetry))
        assert value_at(game, 2) == value_at(twin, 2)


def test_a_search_is_as_good_as_trying_everything():
    """Depth 2 is the best of all replies to all moves, each judged by a search of depth 1."""
    for game in some_positions(37, 3):
        best = -INFINITE
        for action in game.actions():
            after = game.copy()
            after.play(action)
            best = max(best, 30_000 if after.is_over else -value_at(after, 1))
        found = value_at(game, 2)
        near = abs(found) < 20_000 and found == best
        assert near or np.sign(found) == np.sign(best)
