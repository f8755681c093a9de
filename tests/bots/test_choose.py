"""What every bot owes its caller: the same answer to the same question, in time, from what its player may know."""

import tracemalloc

import numpy as np
import pytest
from tests.bots.situations import SEARCH, middle, seen

import tablewright
from tablewright.bots import BotError, bots_for, choose, never, tree_search
from tablewright.bots.registry import KINDS
from tablewright.bots.tree_search import CHUNK, FIRST

GAMES = tablewright.GAMES


def questions():
    return [(name, bot) for name in GAMES for bot in ("random", "greedy", SEARCH[name], f"{SEARCH[name]},prior=2")]


@pytest.mark.parametrize("name, bot", questions())
def test_a_report_says_what_was_thought(name, bot):
    observation = seen(name)
    thought = choose(observation, bot, 5, iterations=300)
    assert thought.move in observation.legal()
    assert observation.game.texts[thought.action] == thought.move
    assert thought.line[0] == thought.move
    first = thought.considered[0]
    assert (first.move, first.action, first.value) == (thought.move, thought.action, thought.value)
    assert all(c.move in observation.legal() and -1 <= c.value <= 1 for c in thought.considered)
    assert len({c.action for c in thought.considered}) == len(thought.considered)
    if bot.startswith(SEARCH[name]):
        assert thought.iterations == 300 == sum(c.visits for c in thought.considered)
        visits = [c.visits for c in thought.considered]
        assert visits == sorted(visits, reverse=True)
    if bot == "greedy":
        assert len(thought.considered) == len(observation.legal())


@pytest.mark.nojit
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_bot_can_be_interpreted(name):
    """Where reading past an array is an error."""
    observation = seen(name)
    for kind in KINDS.values():
        if not kind.unfit(observation.game):
            assert choose(observation, kind.name, 5, iterations=20).move in observation.legal()


@pytest.mark.parametrize("name, bot", questions())
def test_the_same_seed_gives_the_same_thought(name, bot):
    observation = seen(name)
    before = observation.hash
    first = choose(observation, bot, 5, iterations=300)
    assert choose(observation, bot, 5, iterations=300) == first
    assert observation.hash == before  # nothing is left behind
    if bot != "greedy":  # which need not see the difference
        others = [choose(observation, bot, seed, iterations=300) for seed in range(6, 12)]
        assert any(other != first for other in others)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_bots_know_no_secrets(name, seed):
    """Two states that differ in all that the player may not know: the same move and the same report."""
    position = middle(name, seed=seed)
    observation = position.observation(position.actor)
    for deal in range(3):
        other = observation.deal(deal)
        assert other.hash != position.hash  # at least in the chance to come
        twin = other.observation(other.actor)
        for bot in ("greedy", SEARCH[name], f"{SEARCH[name]},prior=2", "easy", "medium"):
            asked = {"iterations": 200}
            assert choose(twin, bot, 5, **asked) == choose(observation, bot, 5, **asked)


@pytest.mark.parametrize("name", [name for name in GAMES if tablewright.game(name).has_secrets])
def test_those_states_differ_in_more_than_chance(name):
    """Else the test above would show nothing."""
    differ = 0
    for seed in (1, 2, 3):
        position = middle(name, seed=seed)
        observation = position.observation(position.actor)
        for deal in range(3):
            differ += observation.deal(deal).to_dict()["state"] != position.to_dict()["state"]
    assert differ >= 6


@pytest.mark.nojit
def test_a_bot_is_never_given_the_position():
    position = middle("quoridor")
    with pytest.raises(BotError, match="a bot gets an observation, never the position"):
        choose(position, "random", 1)


@pytest.mark.nojit
def test_only_the_player_who_decides_can_be_asked():
    position = middle("quoridor", 2)
    with pytest.raises(BotError, match=f"player {position.actor} decides now"):
        choose(position.observation(1 - position.actor), "random", 1)


@pytest.mark.nojit
def test_nothing_is_to_choose_when_the_game_is_over():
    position = tablewright.game("quoridor").new(2, 1, {"rules.max_plies": 1})
    position.play("e2")
    with pytest.raises(BotError, match="the game is over"):
        choose(position.observation(0), "random", 1)


@pytest.mark.nojit
@pytest.mark.parametrize("iterations", [0, -1])
def test_a_budget_is_one_iteration_or_more(iterations):
    with pytest.raises(BotError, match="iterations: expected a whole number from 1"):
        choose(seen("quoridor"), "uct", 1, iterations=iterations)


@pytest.mark.nojit
def test_a_forced_move_takes_no_thought():
    """Corner Rush: a roll is the only thing to do."""
    game = tablewright.game("corner_rush")
    position = game.new(2, 1)
    while len(position.actions()) > 1:
        position.play(position.actions()[0])
    thought = choose(position.observation(position.actor), "ismcts:iterations=1000000", 1)
    assert (thought.move, thought.iterations) == (position.legal()[0], 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_is_the_same_in_chunks_of_any_size(name, monkeypatch):
    whole = choose(seen(name), SEARCH[name], 5, iterations=400)
    monkeypatch.setattr(tree_search, "FIRST", 1)
    monkeypatch.setattr(tree_search, "CHUNK", 33)
    assert choose(seen(name), SEARCH[name], 5, iterations=400) == whole


@pytest.mark.parametrize("name", GAMES)
def test_an_interrupted_search_answers_with_its_best(name):
    asked = []

    def soon():
        asked.append(1)
        return len(asked) > 2

    thought = choose(seen(name), SEARCH[name], 5, iterations=10_000_000, stop=soon)
    done = FIRST + 2 * CHUNK
    assert thought == choose(seen(name), SEARCH[name], 5, iterations=done)
    assert thought.iterations == done


def test_a_search_that_may_not_begin_answers_all_the_same():
    thought = choose(seen("quoridor"), "uct", 5, stop=lambda: True)
    assert thought.iterations == FIRST
    assert thought.move in seen("quoridor").legal()


@pytest.mark.parametrize("name", ["quoridor", "corridor"])
def test_an_interrupted_search_leaves_nothing_behind(name):
    """A fault between two chunks: the next answer is the one that a first question gets, and no memory is kept."""
    observation = seen(name)
    before = observation.hash
    expected = choose(observation, SEARCH[name], 5, iterations=500)

    def ctrl_c():
        raise KeyboardInterrupt

    tracemalloc.start()
    for _ in range(5):
        with pytest.raises(KeyboardInterrupt):
            choose(observation, SEARCH[name], 5, iterations=1_000_000, stop=ctrl_c)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 1_000_000  # one tree alone would be 30 MB
    assert observation.hash == before
    assert choose(observation, SEARCH[name], 5, iterations=500) == expected


def test_a_full_tree_searches_on(monkeypatch):
    monkeypatch.setattr(tree_search, "NODES", 200)
    for name in ("quoridor", "corridor"):
        thought = choose(seen(name, 2), SEARCH[name], 5, iterations=2_000)
        assert thought.iterations == 2_000
        assert thought.move in seen(name, 2).legal()


def test_greedy_averages_chance():
    """One world is one roll of the dice; many worlds are nearer to the mean of very many."""
    observation = seen("eight_days")
    mean = {c.action: c.value for c in choose(observation, "greedy:worlds=20000", 1).considered}

    def error(worlds):
        found = [choose(observation, f"greedy:worlds={worlds}", seed).considered for seed in range(20)]
        return np.mean([abs(c.value - mean[c.action]) for considered in found for c in considered])

    assert error(400) < error(1) / 5


@pytest.mark.nojit
def test_random_plays_every_move():
    observation = seen("corridor")
    found = {choose(observation, "random", seed).move for seed in range(400)}
    assert found == set(observation.legal())


@pytest.mark.parametrize("name", GAMES)
def test_the_bots_of_a_game_play_together(name):
    game = tablewright.game(name)
    position = game.new(game.meta.players[-1], 3)
    while not position.is_over and len(position.moves) < 24:
        bot = bots_for(game)[len(position.moves) % 4]
        seed = len(position.moves)
        position.play(choose(position.observation(position.actor), bot, seed, iterations=20, stop=never).action)
    assert position.is_over or len(position.moves) == 24
