"""PettingZoo's own checks, for every game, number of players and preset; and what they do not look at."""

import copy
import pickle
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import wrappers
from tests.envs.cases import EVERY_CASE, EVERY_GAME

import tablewright
from tablewright import envs
from tablewright.envs import EnvError
from tablewright.kernel.errors import IllegalMove, RulesError

CYCLES = 60
pytestmark = pytest.mark.nojit
ITS_OWN = (  # what its checks warn of by design
    "options: 'options' is ignored",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
    "The legal actions mask should be included",
)


@pytest.fixture(autouse=True)
def _its_own_warnings():
    with warnings.catch_warnings():
        for text in ITS_OWN:
            warnings.filterwarnings("ignore", text)
        yield


@EVERY_CASE
def test_api_and_seeds(name, players, preset, capsys):
    def made():
        return envs.aec(name, players, preset=preset)

    api_test(made(), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(made, num_cycles=CYCLES)


@EVERY_GAME
@pytest.mark.parametrize("form", ["named", "record"])
def test_api_with_other_observations(name, form, capsys):
    api_test(envs.aec(name, observation=form), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@EVERY_GAME
def test_a_whole_game_is_that_of_new(name):
    env = envs.aec(name)
    env.reset(seed=21)
    position = env.game.new(len(env.possible_agents), 21)
    chooser, n = np.random.default_rng(3), 0
    for agent in env.agent_iter():
        seen, _, is_over, is_cut, info = env.last()
        assert env.observation_space(agent).contains(seen)
        if is_over:
            assert info == {"end_reason": position.end_reason}
            env.step(None)
            continue
        assert not is_cut
        assert agent == f"player_{position.actor}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == position.actions()
        others = [env.observe(other)["action_mask"].sum() for other in env.agents if other != agent]
        assert not any(others)
        before = dict(env._cumulative_rewards)
        assert not any(before.values())
        action = env.action_space(agent).sample(seen["action_mask"]) if n < 3 else None
        action = int(chooser.choice(position.actions())) if action is None else int(action)
        position.play(action)
        env.step(action)
        if position.is_over:
            assert list(env.rewards.values()) == position.result
        n += 1
    assert env.agents == []
    with pytest.raises(EnvError, match="no game is being played"):
        env.step(0)


def test_an_illegal_action_is_refused_and_the_game_goes_on():
    env = envs.aec("quoridor")
    env.reset(seed=1)
    before = env.observe("player_0")["observation"]
    with pytest.raises(IllegalMove, match="e5: "):
        env.step(env.game.number("e5"))
    assert env.agent_selection == "player_0"
    assert (env.observe("player_0")["observation"] == before).all()
    env.step(env.game.number("e2"))
    assert env.agent_selection == "player_1"


def test_options_change_the_rules_of_one_game():
    env = envs.aec("quoridor", players=2)
    env.reset(seed=1, options={"rules": {"fences.2": 0}})
    assert env.observe("player_0")["action_mask"].sum() == 3  # no fence to place
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].sum() == 131
    with pytest.raises(RulesError):
        env.reset(options={"preset": "no such preset"})
    with pytest.warns(UserWarning, match="options: 'rule' is ignored; there are rules and preset"):
        env.reset(options={"rule": 1})


@EVERY_GAME
def test_it_is_drawn_as_text_and_as_an_image(name):
    env = envs.aec(name, render_mode="ansi")
    env.reset(seed=2)
    assert env.render() == env._batch.position(0).board(env._batch.actor[0])
    env = envs.aec(name, render_mode="rgb_array")
    env.reset(seed=2)
    first = env.render()
    assert (first.dtype, first.ndim, first.shape[2]) == (np.uint8, 3, 3)
    assert len(np.unique(first.reshape(-1, 3), axis=0)) >= 3  # floor, something on it, and what is no floor
    seen = set()
    chooser = np.random.default_rng(1)
    for _ in range(60):
        if any(env.terminations.values()):
            env.reset()
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chooser.choice(np.flatnonzero(mask))))
        seen.add(env.render().tobytes())
    assert len(seen) > 3


def test_steps_that_have_no_meaning_are_told():
    env = envs.aec("quoridor", render_mode="ansi")
    for use in (env.last, env.render, lambda: env.observe("player_0"), lambda: env.step(0)):
        with pytest.raises(EnvError, match=r"no game is being played: reset\(\) begins one"):
            use()
    with pytest.raises(EnvError, match="seed: expected a whole number"):
        env.reset(seed=-1)
    with pytest.raises(EnvError, match="options: expected a dict, not 'ab'"):
        env.reset(options="ab")
    env.reset()
    with pytest.raises(EnvError, match="player_0 is to act"):
        env.step(None)
    for action in ("e2", 1.5, [1, 2]):
        with pytest.raises(EnvError, match="action: expected one action number"):
            env.step(action)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(EnvError, match="there is no agent 'player_2'; there are player_0, player_1"):
            ask("player_2")
    env.close()
    for use in (env.reset, lambda: env.step(0)):
        with pytest.raises(EnvError, match="it is closed"):
            use()


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_its_own_way(twin_of):
    env = envs.aec("corridor", players=3)
    env.reset(seed=4)
    twin = twin_of(env)
    first = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    twin.step(first)
    before, after = (each._batch.position(0).hash for each in (env, twin))
    assert before != after
    env.step(first)
    assert env._batch.position(0).hash == after
    assert env.agent_selection == twin.agent_selection


def test_pettingzoos_wrappers_take_it():
    env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(envs.aec("quoridor", players=2)))
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env.reset(seed=1)
    env.last()
    env.step(0)  # a1
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_0"] == -1


def test_nothing_is_drawn_without_a_mode():
    env = envs.aec("quoridor")
    env.reset(seed=1)
    with pytest.raises(EnvError, match="render_mode"):
        env.render()
    with pytest.raises(EnvError, match="expected one of ansi, rgb_array, not 'human'"):
        envs.aec("quoridor", render_mode="human")
    with pytest.raises(EnvError, match="observation: expected one of tensor, named, record"):
        envs.aec("quoridor", observation="pixels")


def test_games_without_a_seed_differ():
    env = envs.aec("eight_days")
    hashes = set()
    for _ in range(3):
        env.reset()
        hashes.add(env._batch.position(0).hash)
    assert len(hashes) == 3
    assert env.metadata["name"] == f"tablewright_eight_days_v{tablewright.game('eight_days').meta.version}"
