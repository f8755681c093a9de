"""Gymnasium's own check, for every game, number of players, seat and preset; one seat and many."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from tests.envs.cases import EVERY_CASE, EVERY_GAME, some_legal

import tablewright
from tablewright import envs
from tablewright.bots import BotError, choose
from tablewright.envs import EnvError, steps
from tablewright.kernel.errors import IllegalMove

pytestmark = pytest.mark.nojit


def made(name, **options):
    """As Gymnasium makes it, so that its check also tries every way to draw."""
    return gymnasium.make(f"tablewright.envs.gym:tablewright/{name}-v0", bots="random", **options).unwrapped


@EVERY_CASE
def test_check_env(name, players, preset):
    for seat in {0, players - 1}:
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


def replayed(env, seed, bots, actions):
    """The same game, its bots asked one by one."""
    players = env._games.batch.players
    position = env.game.new(players, seed)
    actions = iter(actions)
    while not position.is_over:
        player = position.actor
        if player == env.seat:
            if (action := next(actions, None)) is None:
                break
            position.play(action)
        else:
            lot = int(steps.draw_word(np.uint64(seed), len(position.moves)))
            position.play(choose(position.observation(player), bots, lot).action)
    return position


@pytest.mark.parametrize("bots", ["random", "greedy"])
@EVERY_GAME
def test_the_others_are_the_bots_they_are_called(name, bots):
    """Each of them decides from its own observation, by a word of its game's seed."""
    env = envs.seat(name, seat=1, bots=bots, illegal="raise")
    seen, info = env.reset(seed=5)
    chooser, actions = np.random.default_rng(1), []
    for _ in range(6):
        actions.append(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, is_over, is_cut, _ = env.step(actions[-1])
        assert not is_cut
        if is_over:
            break
        assert reward == 0.0
    if bots == "random":  # drawn by counting instead of by listing, so it is another action than that of the bot
        return
    position = replayed(env, info["seed"], bots, actions)
    assert env._games.batch.position(0).hash == position.hash
    if is_over:
        assert reward == position.result[1]


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
    assert "e5: " in info["illegal"]
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


def test_levels_play_too():
    """A level of the game, which searches, decides within the step."""
    env = envs.seat("corner_rush", bots="easy")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seen, _ = env.reset(seed=1)
    for _ in range(4):
        seen, _, is_over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        if is_over:
            break
    assert tablewright.game("corner_rush") is env.game
