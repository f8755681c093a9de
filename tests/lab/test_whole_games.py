"""Whole games in one compiled function: the very games of the path through `Position`, and nobody knows too much."""

import numpy as np
import pytest
from tests.bots.situations import middle

import tablewright
from tablewright.bots import QuickMessage
from tablewright.bots.registry import levels
from tablewright.bots.talk import claim, claims_of
from tablewright.bots.tree_search import allowed
from tablewright.kernel.compiling import jit
from tablewright.kernel.rng import U, stream
from tablewright.lab.arms import Arm
from tablewright.lab.bot_games import Halted, chooser, play_out
from tablewright.lab.plan import group_of
from tablewright.lab.whole_games import play
from tablewright.match.talk import conversation

SEED = 11
BOTS = ("random", "greedy", *list(levels(tablewright.game(tablewright.GAMES[0])))[:-1])  # all below expert
SLOW = {("quoridor", "medium"), ("quoridor", "hard")}  # a game takes many seconds
LOOSE = "alphabeta:iterations=300,slack=0.5,table=12"
SEATINGS = [
    (name, players, bot)
    for name in tablewright.GAMES
    for players in tablewright.game(name).meta.players
    for bot in BOTS
]


def by_position(arm, seed, i):
    """Game i of an arm, move by move through `Position`."""
    start = arm.start()
    game_seed = int(stream(U(seed), i))
    position = start.game.new(arm.players, game_seed, start.changes)
    moved = []
    play = position.play

    class Noting:
        """The position, which notes who moved."""

        def __getattr__(self, name):
            return getattr(position, name)

        def play(self, action):
            moved.append((position.actor, action))
            play(action)

    play_out(Noting(), arm.bots, int(stream(U(game_seed), 1 + arm.thinking)), chooser())
    return position, moved


def check_equal(arm, seed, first, n):
    """Every number of a game that both paths know is the same."""
    games = play(arm, seed, first, n)
    game = arm.start().game
    for row in range(n):
        position, moved = by_position(arm, seed, first + row)
        assert games["plies"][row] == len(moved)
        assert games["length"][row] == position.length
        assert game.meta.end_reasons[games["reason"][row]] == position.end_reason
        assert games.results[row].tolist() == position.result
        for player in range(arm.players):
            assert games["decisions"][row, player] == sum(who == player for who, _ in moved)
        for group in {group_of(text) for text in game.texts}:
            uses = [sum(who == p and group_of(game.texts[a]) == group for who, a in moved) for p in range(arm.players)]
            assert games.uses(group)[row].tolist() == uses


@pytest.mark.bounds
@pytest.mark.parametrize("name, players, bot", [seat for seat in SEATINGS if (seat[0], seat[2]) not in SLOW])
def test_whole_games_are_those_of_the_other_path(name, players, bot):
    check_equal(Arm.of(name, players, [bot]), SEED, 3, 1 if bot == "hard" else 2)


@pytest.mark.long
@pytest.mark.parametrize("name, players, bot", SEATINGS)
def test_200_whole_games_are_those_of_the_other_path(name, players, bot):
    check_equal(Arm.of(name, players, [bot]), SEED, 0, 200)


@pytest.mark.nojit
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_without_a_compiler_they_are_the_same(name):
    check_equal(Arm.of(name, None, ["random"]), SEED, 0, 1)


@pytest.mark.bounds
def test_every_seat_has_its_own_bot():
    check_equal(Arm.of("corridor", 4, ["random", "easy", "greedy", "ismcts:iterations=20"]), SEED, 0, 3)
    check_equal(
        Arm.of("quoridor", 4, ["easy", "uct:iterations=30", "greedy", "alphabeta:iterations=50,paranoid=1"]), 1, 0, 1
    )
    quiet = "ismcts:iterations=20,prior=1,own=1,stay=4,talk=0"
    check_equal(Arm.of("zombie_tower", 4, ["easy", quiet, "random", "easy"]), SEED, 0, 1)


@pytest.mark.bounds
def test_searches_of_any_settings_are_the_same():
    for bot in ("uct:iterations=40", "uct:iterations=40,prior=1,slack=0.3", "ismcts:iterations=40,playout=3"):
        check_equal(Arm.of("quoridor", 2, [bot, "random"]), SEED, 0, 1)
    check_equal(Arm.of("quoridor", 2, ["alphabeta:iterations=700,table=11,slack=1", "greedy:worlds=2"]), SEED, 0, 2)


def test_changed_rules_and_repetitions_are_the_same():
    rules = {"fences.2": 0, "rules.repetition_draw": 2, "rules.max_plies": 30}
    arm = Arm.of("quoridor", 2, ["random"], rules)
    check_equal(arm, SEED, 0, 30)
    reasons = play(arm, SEED, 0, 30)["reason"]
    assert tablewright.game("quoridor").meta.end_reasons.index("repetition") in reasons


def test_a_game_does_not_depend_on_those_before_it():
    for name in tablewright.GAMES:
        arm = Arm.of(name, None, ["easy"])
        several = play(arm, SEED, 0, 3)
        for i in range(3):
            alone = play(arm, SEED, i, 1)
            assert alone.counts[0].tolist() == several.counts[i].tolist()
            assert alone.results[0].tolist() == several.results[i].tolist()


def test_other_thoughts_on_the_same_deal():
    check_equal(Arm.of("corridor", 3, ["easy"], thinking=4), SEED, 0, 2)
    first, other = (play(Arm.of("corridor", 3, ["easy"], thinking=n), SEED, 0, 20) for n in (0, 1))
    assert first["plies"].tolist() != other["plies"].tolist()


def test_games_stop_when_they_are_told_to():
    with pytest.raises(Halted):
        play(Arm.of("corridor", 3, ["random"]), SEED, 0, 10, np.ones(1, np.bool_))


@jit
def claims_from(rs, ss, p, claims):
    claim(rs[0], ss[0], p, claims)


@pytest.mark.bounds
@pytest.mark.parametrize("name", [name for name in tablewright.GAMES if tablewright.game(name).talk is not None])
def test_what_is_heard_without_words_is_what_the_words_say(name):
    """In positions of many games: what each player tells, from her own observation, and as messages."""
    game, spoken = tablewright.game(name), 0
    for seed in range(40):
        position = middle(name, game.meta.players[-1], seed)
        bots = ["ismcts"] * position.players
        for listener in range(position.players):
            words: tuple[QuickMessage, ...] = conversation(position, bots, listener)
            expected, found = claims_of(game, words), claims_of(game, ())
            for speaker in set(range(position.players)) - {listener}:
                claims_from(*position.observation(speaker).arrays, speaker, found)
            assert found.tolist() == expected.tolist()
            spoken += len(words)
    assert spoken > 1_000


@pytest.mark.bounds
@pytest.mark.parametrize(
    "name, tool, games, bots",
    [
        ("corridor", "trip", 60, ["random", "greedy", "hard"]),
        ("quoridor", "fence", 3, ["random", "greedy", LOOSE, "uct:iterations=40", "ismcts:iterations=40,playout=5"]),
    ],
)
def test_a_player_who_is_barred_from_a_tool_does_without_it(name, tool, games, bots):
    for bot in bots:
        barred = play(Arm.of(name, 2, [bot], barred=[(0, tool)]), SEED, 0, games).uses(f"tool:{tool}").sum(axis=0)
        free = play(Arm.of(name, 2, [bot]), SEED, 0, games).uses(f"tool:{tool}").sum(axis=0)
        assert barred[0] == 0
        if bot != "greedy":  # which has little use for either
            assert barred[1] > 0
            assert free[0] > 0


@pytest.mark.nojit
def test_where_nothing_else_is_left_a_barred_tool_is_used():
    out, barred = np.array([3, 5, 7], np.int32), np.zeros(10, np.bool_)
    barred[[5]] = True
    assert (allowed(out, 3, barred), out[:2].tolist()) == (2, [3, 7])
    barred[[3, 7]] = True
    assert (allowed(out, 2, barred), out[:2].tolist()) == (2, [3, 7])
