"""OpenSpiel's own checks and searches run on every game."""

import subprocess
import sys

import numpy as np
import pytest
from tests.envs.cases import EVERY_CASE, EVERY_GAME

import tablewright
from tablewright.envs import EnvError
from tablewright.kernel.errors import TablewrightError

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for this system")
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

from tablewright.envs import openspiel  # noqa: E402

SIMULATIONS = 2
ALL = 100_000  # decisions, more than any game has
# Playouts of OpenSpiel's own searches take long: a few decisions every day, to the end in the long run.
DECISIONS = pytest.mark.parametrize("most", [12, pytest.param(ALL, marks=pytest.mark.long)])


def loaded(name, **parameters):
    return pyspiel.load_game(f"tablewright_{name}", {"seed": 3, **parameters})


def step_by_step(state, decide, chooser, most=ALL):
    """Play until the end, or so many decisions; how many there were."""
    n = 0
    while not state.is_terminal() and n < most:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chooser.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(decide(state)))
            n += 1
    return n


def search_plays(game, bot, chooser, most):
    state = game.new_initial_state()
    assert step_by_step(state, bot.step, chooser, most) == most or state.is_terminal()


@EVERY_GAME
def test_random_games_pass_its_checks(name):
    """As sampled stochastic; and as explicit stochastic, where a state is also written down and read again."""
    pyspiel.random_sim_test(loaded(name), 1, False, False)
    pyspiel.random_sim_test(loaded(name, outcomes=4), 1, True, False)


@pytest.mark.long
@EVERY_CASE
def test_random_games_of_every_preset_pass_its_checks(name, players, preset):
    for outcomes in (1, 4):
        game = loaded(name, players=players, preset=preset or "", outcomes=outcomes)
        pyspiel.random_sim_test(game, 1, outcomes > 1, False)


@EVERY_GAME
def test_every_number_of_players_and_preset_loads(name):
    game = tablewright.game(name)
    for players in game.meta.players:
        assert loaded(name, players=players).num_players() == players
    for preset in game.ruleset.presets:
        start = loaded(name, preset=preset).new_initial_state()
        assert start.position.hash == game.new(seed=3, preset=preset).hash


@EVERY_GAME
def test_a_playthrough_is_written(name):
    text = generate_playthrough.playthrough(f"tablewright_{name}(seed=5,outcomes=2)", action_sequence=None, seed=1)
    assert "ObservationTensor" in text
    assert "InformationStateString" in text
    assert "IsTerminal() = True" in text


@EVERY_GAME
def test_its_games_are_ours(name):
    """The same actions give the same observations, lists and results as a position of ours."""
    state, chooser = loaded(name).new_initial_state(), np.random.RandomState(1)
    position = tablewright.game(name).new(seed=3)

    def decide(state):
        assert state.current_player() == position.actor
        assert state.legal_actions() == position.actions()
        assert [state.action_to_string(a) for a in state.legal_actions()] == position.legal()
        action = int(chooser.choice(position.actions()))
        position.play(action)
        return action

    step_by_step(state, decide, chooser)
    assert state.returns() == position.result


@DECISIONS
@EVERY_GAME
def test_mcts_plays(name, most):
    game, chooser = loaded(name, outcomes=4), np.random.RandomState(2)
    bot = mcts.MCTSBot(game, 1.4, SIMULATIONS, mcts.RandomRolloutEvaluator(1, chooser), random_state=chooser)
    search_plays(game, bot, chooser, most)


@DECISIONS
@EVERY_GAME
def test_ismcts_plays_with_dealt_worlds(name, most):
    game, chooser = loaded(name), np.random.RandomState(2)
    if not tablewright.game(name).has_secrets:
        assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
        return  # it refuses games in which nothing is hidden
    evaluator = mcts.RandomRolloutEvaluator(1, chooser)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, SIMULATIONS, random_state=chooser, allow_inconsistent_action_sets=True)
    bot.set_resampler(openspiel.resampler(seed=1))
    search_plays(game, bot, chooser, most)


@EVERY_GAME
def test_a_dealt_world_looks_the_same_to_its_player_only(name):
    state, chooser = loaded(name).new_initial_state(), np.random.RandomState(4)
    step_by_step(state, lambda state: chooser.choice(state.legal_actions()), chooser, most=9)
    while state.is_chance_node():
        state.apply_action(0)
    if state.is_terminal():
        return
    player = state.current_player()
    worlds = [state.resampled(player, seed) for seed in range(8)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    if tablewright.game(name).has_secrets:
        assert len({str(world) for world in worlds}) > 1


@EVERY_GAME
def test_no_sum_of_results_is_promised(name):
    """Not even where all win or lose together: in Zombie Tower 3D the most points are worth a little more."""
    assert loaded(name).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_clones_of_a_sampled_game_draw_chance_of_their_own():
    """A search on clones cannot learn the dice to come; where outcomes are listed, an outcome is always the same."""
    sampled, listed = (loaded("corner_rush", outcomes=n).new_initial_state() for n in (1, 4))
    for state, is_same in ((sampled, False), (listed, True)):
        state.apply_action(0)  # roll
        assert state.is_chance_node()
        clones = [state.clone() for _ in range(12)]
        for clone in clones:
            clone.apply_action(0)
        assert (len({str(clone) for clone in clones}) == 1) == is_same


def test_an_information_state_recalls_what_was_seen():
    """Two ways to one position: the same observation, another information state."""
    ways = (("e2", "e8", "d2", "d8"), ("d1", "d9", "d2", "d8"))
    states = [loaded("quoridor").new_initial_state() for _ in ways]
    for state, way in zip(states, ways, strict=True):
        for move in way:
            state.apply_action(tablewright.game("quoridor").number(move))
    first, second = states
    assert first.observation_string(0) == second.observation_string(0)
    assert first.observation_tensor(0) == second.observation_tensor(0)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_tensor(0) != second.information_state_tensor(0)


def test_rules_and_errors():
    game = pyspiel.load_game("tablewright_quoridor(rules=fences.2:0;rules.max_plies:50)")
    assert len(game.new_initial_state().legal_actions()) == 3
    assert {"tablewright_quoridor", "tablewright_corridor"} <= set(pyspiel.registered_names())
    with pytest.raises(EnvError, match="rules: expected key:value"):
        openspiel.rules_of("fences")
    with pytest.raises(TablewrightError, match="no such"):
        openspiel.SpielGame(tablewright.game("quoridor"), {"preset": "no such"})
    with pytest.raises(TablewrightError, match="is for 2, 4 players"):
        openspiel.SpielGame(tablewright.game("quoridor"), {"players": 3})


def test_a_process_that_registered_the_games_ends_well():
    code = "import tablewright.envs.openspiel, pyspiel; pyspiel.load_game('tablewright_quoridor').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
