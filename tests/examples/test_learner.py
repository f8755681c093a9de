"""The learner's example: its slopes are right, it learns, and what it has learned sits down as a bot."""

import examples.learner as learner
import numpy as np
import pytest

import tablewright
from tablewright import envs
from tablewright.bots import BotError, choose, outside
from tablewright.kernel.tensors import size


@pytest.fixture(autouse=True)
def _small(monkeypatch):
    monkeypatch.setattr(learner, "GAMES", 8)
    monkeypatch.setattr(learner, "LENGTH", 12)
    monkeypatch.delenv(outside.ADOPTED, raising=False)


def loss(out, mask, played, better, outcomes):
    """What one step makes smaller, up to a constant: likely what was good, a true value, and variety."""
    likely, value = learner.shares(out[:, :-1], mask), np.tanh(out[:, -1])
    logs = np.log(likely + 1e-9)
    chosen = logs[np.arange(len(played)), played]
    entropy = -(likely * logs).sum(axis=1)
    errors = learner.VALUE_WEIGHT * (outcomes - value) ** 2
    return float((-chosen * better - learner.ENTROPY * entropy + errors).mean())


@pytest.mark.nojit
def test_the_slopes_are_those_of_the_loss(monkeypatch):
    """Compared with small differences of the loss itself, output by output."""
    chooser = np.random.default_rng(1)
    network = learner.Network(6, 4, chooser)
    for name, part in network.parts.items():
        network.parts[name] = part.astype(np.float64)
    seen, mask = chooser.random((5, 6)), np.ones((5, 4), np.int8)
    mask[:, 3] = 0
    played, outcomes = chooser.integers(0, 3, 5), chooser.random(5) * 2 - 1
    pushes = []
    monkeypatch.setattr(network, "learn", lambda seen, hidden, push, rate: pushes.append(push))
    learner.improve(network, seen, mask, played, outcomes, 0.1)
    _, out = network.look(seen)
    better = outcomes - np.tanh(out[:, -1])
    for i, k in np.ndindex(5, 5):
        if k == 3:
            continue
        up, down = out.copy(), out.copy()
        up[i, k] += 1e-4
        down[i, k] -= 1e-4
        sums = [loss(each, mask, played, better, outcomes) for each in (up, down)]
        assert pushes[0][i, k] == pytest.approx((sums[0] - sums[1]) / 2e-4, abs=1e-4)


@pytest.mark.nojit
def test_outcomes_go_to_who_acted():
    """In the last stretch of a game its result counts for each decision, with the sign of who made it."""
    game = tablewright.game("corridor")
    batch = envs.batch(game, 2, learner.GAMES, 1)
    chooser = np.random.default_rng(1)
    network = learner.Network(batch.observation.shape[1], game.n_actions, chooser)
    seen, mask, played, outcomes = learner.stretch(batch, network, chooser)
    assert seen.shape == (96, batch.observation.shape[1])
    assert (mask[np.arange(96), played] == 1).all()
    assert set(np.abs(outcomes[outcomes != 0]).round(6)) >= {1.0}  # some games have ended
    assert (np.abs(outcomes) <= 1).all()


def test_it_learns_to_run():
    """A few thousand decisions, and it beats random play at The Corridor clearly."""
    learner.GAMES, learner.LENGTH = 32, 16
    points = list(learner.train("corridor", 16_000, seed=1, checks=1, games=2))
    network, game = points[-1]["network"], tablewright.game("corridor")
    assert points[-1]["steps"] >= 16_000
    assert learner.against(network, game, "random", 20, seed=1)["result"] > 0.5


@pytest.mark.nojit
def test_what_it_has_learned_sits_down_as_a_bot(tmp_path, monkeypatch):
    position = tablewright.game("corridor").new(2, 1)
    network = learner.Network(size(position.game.tensors), position.game.n_actions, np.random.default_rng(1))
    path = tmp_path / "learner.npz"
    np.savez(path, game="corridor", **network.parts)
    monkeypatch.setenv("LEARNER", str(path))
    name = outside.adopt("examples.learner:bot")
    assert choose(position.observation(position.actor), name, 1).move in position.legal()
    other = tablewright.game("quoridor").new(2, 1)
    with pytest.raises(BotError, match="this network has learned corridor with two players"):
        choose(other.observation(0), name, 1)
