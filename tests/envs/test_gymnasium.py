"""Gymnasium's own check, for every game, number of players, seat and preset; one seat and many."""

import copy
import pickle
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from tests.envs.cases import EVERY_CASE, EVERY_GAME, some_legal

from tablewright import envs
from tablewright.bots import BotError
from tablewright.envs import EnvError
from tablewright.kernel.errors import IllegalMove

pytestmark = pytest.mark.nojit


def made(name, **options):
    """As Gymnasium makes it, so that its check also tries every way to draw."""
    return gymnasium.make(f"tablewright.envs.gym:tablewright/{name}-v0", bots="random", **options).unwrapped


@EVERY_CASE
def test_check_env(name, players, preset):
    for seat in range(players):
        check_env(made(name, players=players, seat=seat, preset=preset))


@EVERY_GAME
@pytest.mark.parametrize("form", ["named", "record"])
def test_check_env_with_other_observations(name, form):
    check_env(made(name, observation=form))


@EVERY_GAME
def test_ids_are_registered_and_draw(name):
    assert f"tablewright/{name}-v0" in envs.register()
    for mode in ("ansi", "rgb_array"):
        env = gymnasium.make(f"tablewright.envs.gym:tablewright/{name}-v0", bots="random", render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), str if mode == "ansi" else np.ndarray)
    many = gymnasium.make_vec(
        f"tablewright/{name}-v0", num_envs=3, vectorization_mode="vector_entry_point", bots="random"
    )
    assert many.reset(seed=1)[0]["action_mask"].shape[0] == 3


@EVERY_GAME
def test_whole_games_end_with_the_result(name):
    env = envs.seat(name, bots="random")
    chooser = np.random.default_rng(2)
    for seed in range(2):
        seen, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            assert env.observation_space.contains(seen)
            seen, reward, is_over, _, info = env.step(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
        position = env._games.batch.position(0)
        assert (reward, info["end_reason"]) == (position.result[0], position.end_reason)
        assert not seen["action_mask"].any()
        with pytest.raises(EnvError, match="no game is being played"):
            env.step(0)


def test_an_illegal_action_loses_or_is_refused():
    env = envs.seat("quoridor", bots="random")
    env.reset(seed=1)
    seen, reward, is_over, _, info = env.step(env.game.number("e5"))
    assert (reward, is_over, seen["action_mask"].any()) == (-1.0, True, False)
    assert info["illegal"].startswith("e5: ")
    env = envs.seat("quoridor", bots="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="e5: "):
        env.step(env.game.number("e5"))
    with pytest.raises(IllegalMove, match="expected an action number"):
        env.step(500)
    assert env.step(env.game.number("e2"))[1:3] == (0.0, False)


@pytest.mark.parametrize(
    "wrong, error, message",
    [
        ({"seat": 2}, EnvError, "seat: expected a player from 0 to 1, not 2"),
        ({"bots": "clever"}, BotError, "there is no bot 'clever'"),
        ({"bots": ["easy", "easy"]}, EnvError, "bots: expected one bot, or 1 for the other seats"),
        ({"bots": None}, EnvError, "bots: expected one bot"),
        ({"bots": "no_such_module:bot"}, BotError, "cannot be imported"),
        ({"seat": -1}, EnvError, "seat: expected a player"),
        ({"seat": True}, EnvError, "seat: expected a player"),
        ({"illegal": "ignore"}, EnvError, "illegal: expected 'raise' or 'lose'"),
        ({"render_mode": "human"}, EnvError, "render_mode"),
    ],
)
def test_what_makes_no_sense_is_told(wrong, error, message):
    with pytest.raises(error, match=message):
        envs.seat("quoridor", **wrong)


@EVERY_GAME
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_many_seats_are_as_many_single_ones(name, mode):
    """The first games of each place, step by step; then the next ones begin as Gymnasium says they do."""
    many = envs.seats(name, num_envs=4, bots="random", autoreset_mode=mode)
    singles = [envs.seat(name, bots="random") for _ in range(4)]
    seen, info = many.reset(seed=30)
    alone = [env.reset(seed=30 + e)[0] for e, env in enumerate(singles)]
    assert info["seed"].tolist() == [env._next for env in singles]
    chooser, first, over = np.random.default_rng(7), np.ones(4, bool), 0
    for _ in range(600):
        was_over = ~seen["action_mask"].any(axis=1)
        actions = some_legal(seen["action_mask"], chooser)
        seen, rewards, ended, cut, info = many.step(actions)
        assert many.observation_space.contains(seen)
        assert not cut.any()
        for e in np.flatnonzero(first):
            alone[e], reward, is_over, _, _ = singles[e].step(actions[e])
            assert (rewards[e], ended[e]) == (reward, is_over)
            last = info["final_obs"][e] if is_over and mode is AutoresetMode.SAME_STEP else None
            last = last or {key: value[e] for key, value in seen.items()}
            assert all((last[key] == alone[e][key]).all() for key in alone[e])
            first[e] = not is_over
        if mode is AutoresetMode.NEXT_STEP:
            assert not rewards[was_over].any()
            assert not ended[was_over].any()
        else:
            assert seen["action_mask"].any(axis=1).all()
        over += ended.sum()
        if over >= 3:
            break
    assert over >= 3


def flat(info):
    """The names in an info with the places that it speaks of; those of an info inside it, too."""
    for name, value in info.items():
        if isinstance(value, dict):
            yield from flat(value)
        elif name.startswith("_"):
            yield name, value.tolist()
        elif value.dtype == object:
            yield name, [each if isinstance(each, str) else each is not None for each in value]


@pytest.mark.parametrize("mode", list(AutoresetMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("is_legal", [True, False], ids=["legal", "illegal"])
def test_games_end_and_begin_as_in_gymnasiums_own_vector(mode, is_legal):
    """Step by step until the first game has ended, and one step more: the same arrays, and infos of the same names."""
    many = envs.seats("corridor", num_envs=3, bots="random", autoreset_mode=mode)
    own = gymnasium.vector.SyncVectorEnv([lambda: envs.seat("corridor", bots="random")] * 3, autoreset_mode=mode)
    chooser, (seen, info), (twin, its) = np.random.default_rng(1), many.reset(seed=5), own.reset(seed=5)
    assert dict(flat(info)) == dict(flat(its))
    ended = np.zeros(3, bool)
    while not ended.any():
        actions = some_legal(seen["action_mask"], chooser) if is_legal else np.array([0, -1, 0])
        (seen, *rest, info), (twin, *its_rest, its) = many.step(actions), own.step(actions)
        ended = rest[1]
        same = ~ended if mode is AutoresetMode.SAME_STEP else np.ones(3, bool)
        assert all((seen[key][same] == twin[key][same]).all() for key in seen)
        assert all((ours == theirs).all() for ours, theirs in zip(rest, its_rest, strict=True))
        assert dict(flat(info)) == dict(flat(its))
    if mode is AutoresetMode.DISABLED:
        wish = {"options": {"reset_mask": ended}, "seed": 9}
        (seen, info), (twin, its) = many.reset(**wish), own.reset(**wish)
        assert all((seen[key] == twin[key]).all() for key in seen)
        assert info["_seed"].tolist() == its["_seed"].tolist() == ended.tolist()
        return
    actions = some_legal(seen["action_mask"], chooser)
    own.step(some_legal(twin["action_mask"], chooser))
    seen, rewards, _, _, info = many.step(actions)
    assert not rewards[ended].any()
    assert seen["action_mask"][ended].any(axis=1).all()
    assert info.get("_seed", ended).tolist() == ended.tolist()


def test_games_after_a_seed_follow_from_it():
    """All that is played after a reset with a seed is the same again, later resets without one included."""
    found = []
    for _ in range(2):
        many = envs.seats("corridor", num_envs=3, bots="random", autoreset_mode="Disabled")
        seeds = [many.reset(seed=5)[1]["seed"], many.reset()[1]["seed"]]
        seeds.append(many.reset(options={"reset_mask": np.array([True, False, True])})[1]["seed"])
        found.append([each.tolist() for each in seeds])
    assert found == [[[5, 6, 7], [8, 9, 10], [11, 9, 13]]] * 2
    first, second = (envs.seats("corridor", num_envs=2, bots="random").reset()[1]["seed"][0] for _ in range(2))
    assert first != second  # without any seed


def test_a_vector_passes_through_gymnasiums_wrappers():
    many = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs.seats("corridor", num_envs=8, bots="random"))
    seen, _ = many.reset(seed=1)
    chooser, found = np.random.default_rng(1), []
    while len(found) < 8:
        seen, _, _, _, info = many.step(some_legal(seen["action_mask"], chooser))
        if "episode" in info:
            found += info["episode"]["r"][info["_episode"]].tolist()
    assert set(found) <= {-1.0, 0.0, 1.0} | {r for r in found if -1 <= r <= 1}
    assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP


def test_without_gymnasium_the_error_says_what_to_install(monkeypatch):
    def missing(name):
        raise ModuleNotFoundError("no", name="gymnasium.spaces")

    monkeypatch.setattr(envs, "import_module", missing)
    with pytest.raises(EnvError, match=r"needs gymnasium: pip install 'tablewright\[envs\]'"):
        envs.seat("quoridor")


def test_steps_that_have_no_meaning_are_told():
    env = envs.seat("quoridor", bots="random")
    for use in (lambda: env.step(0), env.render):
        with pytest.raises(EnvError, match=r"no game is being played: reset\(\) begins one"):
            use()
    env.reset(seed=1)
    with pytest.raises(EnvError, match="options: expected a dict, not 5"):
        env.reset(options=5)
    for action in (1.5, "e2", None, [1, 2]):
        with pytest.raises(EnvError, match="action: expected one action number"):
            env.step(action)
    env.close()
    for use in (lambda: env.step(0), env.reset):
        with pytest.raises(EnvError, match="it is closed"):
            use()
    many = envs.seats("quoridor", num_envs=3, bots="random")
    with pytest.raises(EnvError, match="no games are being played"):
        many.step([0, 0, 0])
    many.reset(seed=1)
    for actions in ([1, 2], [0.0, 0.0, 0.0], None):
        with pytest.raises(EnvError, match="expected 3 action numbers"):
            many.step(actions)
    with pytest.raises(EnvError, match="options: expected a dict, not 5"):
        many.reset(options=5)
    with pytest.raises(EnvError, match="share their rules"):
        many.reset(options={"preset": "x"})
    many.close()
    with pytest.raises(EnvError, match="it is closed"):
        many.step([0, 0, 0])
    with pytest.raises(
        EnvError, match="autoreset_mode: expected one of 'NextStep', 'SameStep', 'Disabled', not 'soon'"
    ):
        envs.seats("quoridor", bots="random", autoreset_mode="soon")


def test_without_autoreset_a_mask_says_what_begins_anew():
    many = envs.seats("corridor", num_envs=4, bots="random", autoreset_mode="Disabled")
    seen, _ = many.reset(seed=1)
    chooser, ended = np.random.default_rng(1), np.zeros(4, bool)
    while not ended.any():
        seen, _, ended, _, _ = many.step(some_legal(seen["action_mask"], chooser))
    with pytest.raises(EnvError, match="is over: reset"):
        many.step(some_legal(seen["action_mask"], chooser))
    before = seen["observation"]
    seen, info = many.reset(seed=50, options={"reset_mask": ended})
    assert (seen["observation"][~ended] == before[~ended]).all()
    for place in np.flatnonzero(ended):
        alone, _ = envs.seat("corridor", bots="random").reset(seed=int(info["seed"][place]))
        assert (alone["observation"] == seen["observation"][place]).all()
    assert seen["action_mask"].any(axis=1).all()
    with pytest.raises(EnvError, match="reset_mask: expected a numpy array of 4 bools"):
        many.reset(options={"reset_mask": [True] * 4})


@EVERY_GAME
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_its_own_way(name, twin_of):
    env = envs.seat(name, bots="random", render_mode="rgb_array")
    seen, _ = env.reset(seed=3)
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    twin = twin_of(env)
    drawn = env.render()
    mask = twin._games.mask[0].copy()
    after = twin.step(int(np.flatnonzero(mask)[0]))
    assert (env.render() == drawn).all()
    same = env.step(int(np.flatnonzero(mask)[0]))
    assert all((after[0][key] == same[0][key]).all() for key in same[0])
    assert after[1:] == same[1:]


def test_the_same_seed_is_the_same_game_in_another_process():
    code = (
        "import gymnasium, numpy as np, tablewright.envs\n"
        "env = gymnasium.make('tablewright/corridor-v0', players=3, seat=1, bots='random')\n"
        "seen, info = env.reset(seed=12)\n"
        "while seen['action_mask'].any(): seen, *_ = env.step(int(np.flatnonzero(seen['action_mask'])[-1]))\n"
        "print(env.unwrapped._games.batch.position(0).hash)"
    )
    found = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True) for _ in range(2)]
    assert found[0].stdout == found[1].stdout, found[0].stderr
    assert len(found[0].stdout.strip()) == 32


def test_gymnasiums_own_vectors_and_wrappers_take_it():
    many = gymnasium.make_vec("tablewright/quoridor-v0", num_envs=2, vectorization_mode="sync", bots="random")
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)
    many.step(seen["action_mask"].argmax(axis=1))
    many.close()
    env = gymnasium.make("tablewright/quoridor-v0", bots="random", render_mode="rgb_array", max_episode_steps=3)
    env = gymnasium.wrappers.FlattenObservation(gymnasium.wrappers.RecordEpisodeStatistics(env))
    env.reset(seed=1)
    for move, is_cut in (("e2", False), ("e3", False), ("e4", True)):
        seen, _, _, cut, _ = env.step(env.unwrapped.game.number(move))
        assert (env.observation_space.contains(seen), cut) == (True, is_cut)
    assert env.render().dtype == np.uint8
    env.close()
