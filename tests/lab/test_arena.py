"""The arena: the same games on any number of workers, whole blocks only, stopped when it is asked to stop."""

import numpy as np
import pytest

import tablewright
from tablewright.kernel.errors import TablewrightError
from tablewright.lab.arena import Contest, compete
from tablewright.lab.arena_report import as_dict, differences, lines, verdict_of
from tablewright.lab.bot_games import Halted, budget
from tablewright.lab.sprt import Sequential


def by_name(observation, bot, seed, stop, heard=()):
    """Moves from a fixed way of choosing: the first of the list, or any by the seed."""
    actions = observation.actions()
    return actions[0] if bot == "first" else actions[seed % len(actions)]


def contest(game="quoridor", players=2, bots=("first", "any"), in_teams=False, seed=5, rules=None, choose=by_name):
    start = tablewright.game(game).new(players, seed, rules)
    return Contest(start, bots, seed, choose, in_teams)


SHORT = {"rules.max_plies": 40}


@pytest.mark.parametrize("workers", [2, 5])
def test_any_number_of_workers_plays_the_same_games(workers):
    asked = contest(players=4, rules=SHORT)
    assert compete(asked, 6, 1) == compete(asked, 6, workers)


def test_a_block_has_every_lineup_on_one_deal():
    firsts = []

    def noting(observation, bot, seed, stop, heard=()):
        firsts[-1] = firsts[-1] or observation.to_dict()
        return by_name(observation, bot, seed, stop, heard)

    asked = contest("corridor", 4, choose=noting)
    for table, lineup in enumerate(asked.lineups):
        firsts.append(None)
        assert asked.play(0, table).lineup == lineup
    assert len(firsts) == 2
    assert firsts[0] == firsts[1]


def test_blocks_have_seeds_of_their_own():
    blocks = compete(contest("corner_rush", bots=("any", "other")), 3, 1)
    assert len({tuple(game.plies for game in block) for block in blocks}) == 3


def test_the_contest_ends_with_the_block_that_decides_it():
    asked = contest(rules=SHORT)
    assert len(compete(asked, 50, 3, is_decided=lambda blocks: len(blocks) == 4)) == 4


@pytest.mark.parametrize("workers", [1, 4])
def test_ctrl_c_gives_whole_blocks(workers):
    def interrupt(done):
        if done == 5:
            raise KeyboardInterrupt

    blocks = compete(contest(rules=SHORT), 1000, workers, interrupt)
    assert len(blocks) <= 2
    assert blocks == compete(contest(rules=SHORT), len(blocks), 1)


def test_ctrl_c_does_not_wait_for_a_long_search():
    halt, stopped = np.zeros(1, np.bool_), []

    def thinking(observation, bot, seed, stop, heard=()):
        while not stop():
            halt[0] = True  # somebody presses Ctrl-C meanwhile
        stopped.append(bot)
        return observation.actions()[0]

    with pytest.raises(Halted):
        contest(choose=thinking).play(0, 0, halt)
    assert stopped == ["first"]


def test_an_error_of_a_bot_ends_the_contest():
    def broken(observation, bot, seed, stop, heard=()):
        raise TablewrightError("this bot is broken")

    with pytest.raises(TablewrightError, match="this bot is broken"):
        compete(contest(choose=broken), 3, 2)


def test_bots_get_observations():
    viewers = set()

    def looking(observation, bot, seed, stop, heard=()):
        viewers.add(observation.viewer == observation.actor)
        return by_name(observation, bot, seed, stop, heard)

    compete(contest("corridor", 3, choose=looking), 1, 1)
    assert viewers == {True}


def test_scaled_budgets():
    game = tablewright.game("quoridor")
    assert budget(game, "uct:iterations=500", 0.1) == 50
    assert budget(game, "uct:iterations=5", 0.01) == 1
    assert budget(game, "uct:iterations=500", 1.0) is None
    assert budget(game, "random", 0.1) is None


def test_real_bots_play_and_the_stronger_one_is_on_top():
    start = tablewright.game("corner_rush").new(2, 1)
    asked = Contest(start, ("random", "greedy"), 1, None, False)
    blocks = compete(asked, 5)
    report = as_dict(asked, blocks)
    shares = {row["bot"]: row["share"] for row in report["bots"]}
    assert shares["greedy"] >= 0.9
    assert shares["greedy"] + shares["random"] == pytest.approx(1)
    assert report["bots"][1]["elo"] > 100 > report["bots"][0]["elo"]
    test = verdict_of(asked, blocks, Sequential())
    assert test["accepted"] == "H0"
    assert differences(asked, blocks)[0] <= 0
    assert lines(asked, blocks)[3].split()[0] == "greedy"


def test_bots_hear_what_the_others_say_where_a_game_has_talk():
    heard_from = set()

    def listening(observation, bot, seed, stop, heard=()):
        heard_from.update((observation.viewer, message[0]) for message in heard)
        return by_name(observation, bot, seed, stop)

    asked = contest("zombie_tower", 3, bots=("ismcts",), in_teams=True, choose=listening)
    compete(asked, 1, 1)
    assert heard_from == {(a, b) for a in range(3) for b in range(3) if a != b}
