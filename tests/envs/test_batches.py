"""Many games at once are the very games of `game.new`, step by step, however many threads step them."""

import copy
import pickle

import numpy as np
import pytest
from tests.envs.cases import EVERY_CASE, EVERY_GAME, some_legal

import tablewright
from tablewright import envs
from tablewright.envs import EnvError, steps
from tablewright.envs.batches import RECORD, TENSOR, observed
from tablewright.kernel.compiling import JIT
from tablewright.kernel.errors import IllegalMove, RulesError, TablewrightError
from tablewright.kernel.tensors import size

STEPS = 120 if JIT else 25


SUMMED = ("observation", "mask", "actor", "rewards", "done", "seeds")


def play(batch, n, seed=1):
    """Random steps; the sums of what came out at each of them."""
    chooser, seen = np.random.default_rng(seed), []
    for _ in range(n):
        batch.step(some_legal(batch.mask, chooser))
        seen.append([getattr(batch, name).sum() for name in SUMMED])
    return seen


def check_one(batch, position, e):
    """Game e of a batch is a position, in all that the batch tells of it."""
    assert batch.position(e).hash == position.hash
    assert batch.actor[e] == position.actor
    assert np.flatnonzero(batch.mask[e]).tolist() == position.actions()


@pytest.mark.nojit
@pytest.mark.bounds
@EVERY_CASE
def test_a_batch_plays_the_games_of_new(name, players, preset):
    batch = envs.batch(name, players, games=3, seed=11, preset=preset)
    assert batch.seeds.tolist() == [11, 12, 13]
    positions = [batch.game.new(players, seed, preset=preset) for seed in (11, 12, 13)]
    chooser = np.random.default_rng(5)
    for _ in range(STEPS):
        actions = some_legal(batch.mask, chooser)
        batch.step(actions)
        for e, position in enumerate(positions):
            position.play(int(actions[e]))
            assert batch.done[e] == position.is_over
            assert batch.rewards[e].tolist() == (position.result or [0.0] * players)
            if position.is_over:  # the next game of this place
                positions[e] = batch.game.new(players, int(batch.seeds[e]), preset=preset)
            check_one(batch, positions[e], e)
    assert all((int(seed) - 11) % 3 == e for e, seed in enumerate(batch.seeds))


def is_as_documented(goal, rewards):
    """What docs/envs.md says of rewards, by what a game is about."""
    if goal == "cooperative":
        return set(rewards) in ({0.0}, {1.0}, {0.9, 1.0})
    return set(rewards) <= {-1.0, 1.0} if goal == "survival" else sum(rewards) == pytest.approx(0)


@EVERY_CASE
def test_rewards_add_up_as_documented(name, players, preset):
    batch = envs.batch(name, players, games=4, seed=5, preset=preset)
    chooser, ends = np.random.default_rng(3), 0
    while ends < 4:
        batch.step(some_legal(batch.mask, chooser))
        assert not batch.rewards[~batch.done].any()
        for rewards in batch.rewards[batch.done]:
            assert is_as_documented(batch.game.meta.goal, rewards.tolist())
            ends += 1


@pytest.mark.nojit
@EVERY_GAME
def test_a_game_that_is_over_may_wait_for_the_next_step(name):
    """With at_once=False the end can be looked at; the next step begins the next game, whatever the action."""
    batch = envs.batch(name, games=4, seed=3, at_once=False, observation=RECORD)
    chooser, ends = np.random.default_rng(2), 0
    for _ in range(1_500):
        batch.step(some_legal(batch.mask, chooser))
        for e in np.flatnonzero(batch.done):
            ended = batch.position(int(e))
            assert (ended.actor, batch.actor[e], batch.mask[e].sum()) == (-1, -1, 0)
            assert batch.rewards[e].tolist() == ended.result
            ends += 1
        if ends:
            break
    assert ends, "no game has ended"
    over = np.flatnonzero(batch.actor < 0)
    batch.step(np.where(batch.actor < 0, -7, some_legal(batch.mask, chooser)))
    assert not batch.done[over].any()
    for e in over:
        check_one(batch, batch.game.new(batch.players, int(batch.seeds[e])), e)


@pytest.mark.nojit
@EVERY_GAME
def test_threads_change_nothing(name):
    alone = play(envs.batch(name, games=10, seed=1), 40)
    for threads in (2, 3, 20):
        with envs.batch(name, games=10, seed=1, threads=threads) as batch:
            assert play(batch, 40) == alone


def test_the_steps_release_the_lock_of_python():
    if JIT:
        for step in (steps.play_some, steps.begin_some, steps.note_ends, steps.list_all, steps.write_rows):
            assert step.targetoptions["nogil"]


@pytest.mark.nojit
def test_arrays_of_the_caller_are_filled_in_place():
    game = tablewright.game("quoridor")
    memory = {
        "observation": np.full((4, size(game.tensors)), 9.0, np.float32),
        "mask": np.full((4, game.n_actions), 9, np.int8),
        "rewards": np.full((4, 2), 9.0),
    }
    batch, other = envs.batch(game, games=4, memory=memory), envs.batch(game, games=4)
    for _ in range(5):
        actions = other.mask.argmax(axis=1)
        batch.step(actions)
        other.step(actions)
    for name, array in memory.items():
        assert getattr(batch, name) is array
        assert (array == getattr(other, name)).all()


@pytest.mark.nojit
@EVERY_GAME
def test_observations_are_those_of_the_player_to_move(name):
    rows, records = (envs.batch(name, games=3, seed=2, observation=form) for form in (TENSOR, RECORD))
    chooser = np.random.default_rng(1)
    for _ in range(20):
        actions = some_legal(rows.mask, chooser)
        rows.step(actions)
        records.step(actions)
        for e, player in enumerate(rows.actor):
            assert (observed(rows, int(player), TENSOR)[e] == rows.observation[e]).all()
            seen = rows.position(e).observation(int(player)).arrays[1]
            mask = rows.game.position_mask
            assert (records.observation[e : e + 1].view(np.uint8) == seen.view(np.uint8))[mask].all()


@pytest.mark.nojit
def test_repetition_ends_a_game_as_it_does_elsewhere():
    rules = {"rules.repetition_draw": 3}
    batch = envs.batch("quoridor", games=2, rules=rules, at_once=False)
    position = batch.game.new(2, 0, rules)
    for _ in range(4):
        for move in ("e2", "e8", "e1", "e9"):
            if not position.is_over:
                position.play(move)
                batch.step([batch.game.number(move)] * 2)
                assert batch.done.all() == position.is_over
    assert position.end_reason == "repetition"
    assert batch.position(1).end_reason == "repetition"
    assert not batch.rewards.any()


@pytest.mark.nojit
def test_an_illegal_action_is_refused_with_its_reason_and_nothing_is_played():
    batch = envs.batch("quoridor", players=2, games=2)
    before = batch.states.tobytes()
    e2 = batch.game.number("e2")
    with pytest.raises(IllegalMove, match=r"game 1: player 0: e3: .+ nothing was played"):
        batch.step([e2, batch.game.number("e3")])
    with pytest.raises(IllegalMove, match="expected an action number from 0 to 209, not 210"):
        batch.step([210, e2])
    with pytest.raises(IllegalMove, match="not -1"):
        batch.step([-1, e2])
    assert batch.states.tobytes() == before
    batch.mask[:] = 1  # what a caller writes there makes nothing legal
    with pytest.raises(IllegalMove, match="e3"):
        batch.step([e2, batch.game.number("e3")])


@pytest.mark.nojit
def test_a_reset_takes_seeds():
    batch = envs.batch("corridor", games=3, seed=5)
    batch.reset(seed=[7, 7, 2**64 - 1])
    assert batch.position(0).hash == batch.position(1).hash == batch.game.new(2, 7).hash
    assert batch.position(2).hash == batch.game.new(2, 2**64 - 1).hash
    batch.reset()
    assert batch.seeds.tolist() == [10, 10, 2]
    batch.reset(2**64 - 2)
    assert batch.seeds.tolist() == [2**64 - 2, 2**64 - 1, 0]


@pytest.mark.nojit
def test_a_new_batch_may_be_reset_before_its_first_step():
    """It begins with the games of its seed, reset or not; the next reset begins others."""
    batch = envs.batch("corridor", games=3, seed=5)
    batch.reset()
    assert batch.seeds.tolist() == [5, 6, 7]
    assert batch.position(2).hash == batch.game.new(2, 7).hash
    batch.reset()
    assert batch.seeds.tolist() == [8, 9, 10]
    assert envs.batch("corridor", games=2, seed=None).seeds[0] != envs.batch("corridor", games=2, seed=None).seeds[0]


@pytest.mark.nojit
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_goes_its_own_way(threads, twin_of):
    batch = envs.batch("corridor", games=4, seed=5, threads=threads)
    play(batch, 10)
    twin, before = twin_of(batch), batch.observation.copy()
    assert all(
        (getattr(twin, name) == getattr(batch, name)).all() for name in ("observation", "mask", "actor", "seeds")
    )
    assert play(twin, 30, seed=2)
    assert (batch.observation == before).all()
    assert play(batch, 30, seed=2)[-1] == [*(getattr(twin, name).sum() for name in SUMMED)]
    batch.close()
    twin.close()


@pytest.mark.nojit
@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_batch_is_stepped_no_more(threads):
    batch = envs.batch("quoridor", games=4, threads=threads)
    batch.close()
    batch.close()
    for use in (batch.reset, lambda: batch.step([0, 0, 0, 0])):
        with pytest.raises(EnvError, match="it is closed: make a new one"):
            use()


@pytest.mark.nojit
@pytest.mark.parametrize(
    "wrong, error, message",
    [
        ({"games": 0}, EnvError, "games: expected a whole number from 1 on, not 0"),
        ({"threads": 1.5}, EnvError, "threads: expected a whole number"),
        ({"observation": "pixels"}, EnvError, "expected 'tensor' or 'record'"),
        ({"players": 3}, RulesError, "is for 2, 4 players"),
        ({"players": "two"}, RulesError, "is for 2, 4 players"),
        ({"game": "chess"}, TablewrightError, "there is no game 'chess'; there are corridor"),
        ({"rules": {"fences.3": 1}}, RulesError, "has no rule 'fences.3'"),
        ({"preset": "quick"}, RulesError, "has no preset 'quick'"),
        ({"seed": -1}, EnvError, r"seed: expected a whole number from 0 to 2\^64 - 1, or 1024 of them, not -1"),
        ({"seed": 2**64}, EnvError, "seed: expected a whole number from 0 to"),
        ({"seed": [1, 2]}, EnvError, "1024 of them, not"),
        ({"seed": np.zeros((2, 512), np.int64)}, EnvError, "1024 of them, not"),
        ({"game": 5}, TablewrightError, "there is no game 5; there are corridor"),
        ({"game": None}, TablewrightError, "there is no game None"),
        ({"memory": [1]}, EnvError, r"memory: expected a dict, not \[1\]"),
        ({"memory": {"masks": np.zeros(3)}}, EnvError, "there is no 'masks'"),
        ({"memory": {"mask": np.zeros(3)}}, EnvError, "mask: expected a writable C-contiguous array of shape .*, int8"),
    ],
)
def test_what_makes_no_sense_is_told(wrong, error, message):
    with pytest.raises(error, match=message):
        envs.batch(**{"game": "quoridor", **wrong})


@pytest.mark.nojit
@pytest.mark.parametrize("actions", [[1], [[1, 2]], [1.0, 2.0], "ab", None])
def test_actions_are_a_number_for_each_game(actions):
    with pytest.raises(EnvError, match="actions: expected 2 action numbers"):
        envs.batch("quoridor", games=2).step(actions)
