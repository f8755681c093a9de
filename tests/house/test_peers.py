"""The peers of the benchmarks count what they say they count."""

import doctest

import pytest

pyspiel = pytest.importorskip("pyspiel")

from bench.peers import openspiel  # noqa: E402  needs pyspiel


def test_doctests():
    assert doctest.testmod(openspiel).failed == 0


@pytest.mark.parametrize("players", [2, 4])
def test_quoridor_rollouts_count_plies(players, monkeypatch):
    monkeypatch.setattr(openspiel, "SAMPLE", 50)
    openspiel.mean_length.cache_clear()
    plies, seconds = openspiel.quoridor_rollouts(players, 40, seed=1)
    openspiel.mean_length.cache_clear()
    assert 15 * 20 < plies <= 40 * 324  # at least one chunk without an error
    assert seconds > 0


def test_hearts_rollouts_count_cards():
    steps, seconds = openspiel.hearts_rollouts(200, seed=3)
    passing, rest = divmod(steps - 200 * 52, 20 * 12)  # hands of 20 rollouts, 12 cards passed or none
    assert rest == 0
    assert 0 <= passing <= openspiel.DEALS
    assert seconds > 0


def test_every_game_of_hearts_has_as_many_steps_as_the_first():
    game = pyspiel.load_game("hearts")
    choice = openspiel.random.Random(5)
    for _ in range(5):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(choice.choice([outcome for outcome, _ in state.chance_outcomes()]))
        assert len({openspiel.random_game(state.clone(), choice) for _ in range(20)}) == 1


def test_a_search_makes_the_simulations_asked_for():
    done, seconds = openspiel.quoridor_mcts_simulations(["e2", "e8", "e3h"], 50, seed=1)
    assert done == 50
    assert seconds > 0


def test_moves_mean_the_same_in_both_notations():
    state = openspiel.quoridor(2).new_initial_state()
    assert "e8" in [state.action_to_string(action) for action in state.legal_actions()]
    for move in ("e2", "d8h"):
        state.apply_action(state.string_to_action(openspiel.their_move(move)))
    drawn = str(state).splitlines()
    assert drawn[1 + 2 * 8 - 1].split()[5] == "0"  # the first pawn, one row up from the lowest
    assert "---" in drawn[3]  # a fence between our rows 9 and 8, their 1 and 2
