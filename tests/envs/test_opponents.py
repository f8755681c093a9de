"""The bots of the other seats decide inside the step, compiled: the very moves that they play when they are asked."""

import numpy as np
import pytest
from tests.envs.cases import EVERY_GAME, some_legal

import tablewright
from tablewright.bots import bot_of, outside
from tablewright.bots.registry import levels
from tablewright.envs.seat_games import SeatGames
from tablewright.kernel.compiling import JIT
from tablewright.kernel.rng import U, stream
from tablewright.lab.bot_games import chooser, play_out
from tablewright.match.talk import conversation

STEPS = 12 if JIT else 4
MOST = 2_500  # iterations of a level's search in a long test: several looks at a caller's clock


def pair(name, bots, players=None, games=2, **options):
    """The same games twice: with the bots' decisions compiled, and with every one asked."""
    compiled, asked = (SeatGames(name, players, options.get("seat", 0), bots, games) for _ in range(2))
    asked.opponents._is_asked = True
    for each in (compiled, asked):
        each.reset(40)
    return compiled, asked


def hashes(games):
    return [games.batch.position(e).hash for e in range(games.games)]


def check_equal(compiled, asked, steps):
    """Step by step all positions are the same, whatever the seat plays."""
    lots = np.random.default_rng(1)
    for _ in range(steps):
        assert hashes(compiled) == hashes(asked)
        actions = some_legal(compiled.mask, lots)
        for each in (compiled, asked):
            each.step(actions)
        assert compiled.rewards.tolist() == asked.rewards.tolist()
        if compiled.over.all():
            break
    assert hashes(compiled) == hashes(asked)


@pytest.mark.nojit
@EVERY_GAME
def test_random_bots_are_the_random_bots(name):
    check_equal(*pair(name, "random", seat=1), 40)


@pytest.mark.parametrize("name", [name for name in tablewright.GAMES if tablewright.game(name).talk])
def test_searching_bots_play_as_if_they_were_asked(name):
    """A search in each seat, each with settings of its own; where bots talk, they are heard.

    Compiling is what takes time here; the other games are among the whole games below.
    """
    players = tablewright.game(name).meta.players[-1]
    searches = ["easy", "greedy", "ismcts:iterations=30", "medium"]
    check_equal(*pair(name, searches[: players - 1], players, seat=players - 1), STEPS)


def all_levels():
    """Every game with every level that it has; the bots that are the same in all games first."""
    for name in tablewright.GAMES:
        for bot in ("random", "greedy", *levels(tablewright.game(name))):
            yield pytest.param(name, bot, id=f"{name}-{bot}")


def hurried(game, bot):
    """A bot with its own settings, but no more than so many iterations."""
    iterations = bot_of(game, bot).values.get("iterations", 0)
    return f"{bot}:iterations={MOST}" if iterations > MOST else bot


@pytest.mark.long
@pytest.mark.parametrize("name, bot", list(all_levels()))
def test_whole_games_of_every_level_are_the_same(name, bot):
    game = tablewright.game(name)
    for players in game.meta.players:
        compiled, asked = pair(name, hurried(game, bot), players, games=4)
        check_equal(compiled, asked, 10_000)
        assert compiled.over.all()


@pytest.mark.nojit
def test_the_games_are_those_of_the_lab():
    """With the same bot in the seat, too: the words of chance are the same."""
    games = SeatGames("corridor", 3, 1, "random")
    games.reset(77)
    game = games.game
    position = game.new(3, 77)
    bots = ["random"] * 3
    play_out(position, bots, int(stream(U(77), 1)), chooser())
    actions = iter(position.moves)
    twin = game.new(3, 77)
    while not games.over[0]:
        while twin.actor != 1:
            twin.play(next(actions))
        action = next(actions)
        twin.play(action)
        games.step([action])
    assert games.batch.position(0).hash == position.hash


@pytest.mark.parametrize("name", [name for name in tablewright.GAMES if tablewright.game(name).talk is not None])
def test_bots_that_talk_are_heard(name, monkeypatch):
    """The others' bots tell what they know; the seat's own player says nothing."""
    heard = []
    monkeypatch.setattr(
        "tablewright.envs.opponents.conversation",
        lambda position, bots, player: heard.append(conversation(position, bots, player)) or heard[-1],
    )
    compiled, asked = pair(name, "easy", 4, games=1, seat=2)
    check_equal(compiled, asked, 40)
    assert bot_of(compiled.game, "easy").values["talk"]
    assert {message[0] for messages in heard for message in messages} == {0, 1, 3}


def test_threads_change_nothing():
    found = []
    for threads in (1, 2, 3):
        games = SeatGames("corridor", 3, 1, "easy", 6, threads=threads)
        games.reset(8)
        lots = np.random.default_rng(2)
        for _ in range(5):
            games.step(some_legal(games.mask, lots))
        found.append((hashes(games), games.observation.tobytes()))
        games.batch.close()
    assert found[0] == found[1] == found[2]


@pytest.mark.nojit
def test_a_bot_from_outside_is_asked(monkeypatch):
    monkeypatch.delenv(outside.ADOPTED, raising=False)
    games = SeatGames("quoridor", 2, 0, "tests.bots.outsiders:first")
    games.reset(1)
    games.step([games.game.number("e2")])
    expected = games.game.new(2, 1)
    expected.play("e2")
    expected.play(expected.legal()[0])
    assert games.batch.position(0).hash == expected.hash
