"""Before the answer: what a question will be able to say, and the first numbers, from the weakest bots on."""

import json
import os
import sys
import threading
from concurrent.futures import wait

import pytest
from tests.server.lab_client import LONG

from tablewright.lab import asking
from tablewright.lab.questions.played import level_of
from tablewright.lab.store import NoStore
from tablewright.server.lab import forecast as forecasting
from tablewright.server.lab import playing, threads
from tablewright.server.lab.forecast import forecast


def question(*bots, **more):
    wish = {"change": {"turn.action_points": 2}, "primary": ("loses.0", "rounds"), **more}
    return asking.compare("corridor", players=2, bots=bots, **wish).question


@pytest.fixture
def known(tmp_path):
    """What is forecast of a question among random bots, after a trial that depends on no clock."""

    def found(seconds=60.0, bots=("random",), **more):
        return next(iter(forecast(question(*bots, **more).as_dict(), seconds, 1, str(tmp_path))))

    return found


@pytest.fixture
def _a_short_trial(monkeypatch):
    """However busy the machine is, all deals of the trial are played, and every game costs the same."""
    monkeypatch.setattr(forecasting, "TRIAL", LONG)
    monkeypatch.setattr(forecasting, "TRIAL_BLOCKS", 48)
    monkeypatch.setattr(forecasting, "is_ready", lambda question: True)
    monkeypatch.setattr(forecasting, "game_seconds", lambda played: 0.01)


@pytest.mark.usefixtures("_a_short_trial")
def test_a_forecast_names_a_half_width_for_each_strength_and_number(known):
    told = known(bots=("random", "greedy"))
    assert told["is_prepared"]
    assert [strength["bot"] for strength in told["strengths"]] == ["random", "greedy"]
    for strength in told["strengths"]:
        assert [number["name"] for number in strength["numbers"]] == ["loses.0", "rounds"]
        assert strength["known_games"] == 96
        assert strength["games_per_second"] == 100
        share = strength["numbers"][0]
        assert share["unit"] == "share"
        assert 0 < share["half"] < 1


@pytest.mark.usefixtures("_a_short_trial")
def test_more_time_promises_more_and_two_strengths_share_it(known):
    def half(*args, **more):
        return known(*args, **more)["strengths"][0]["numbers"][0]["half"]

    assert half(600.0) < half(60.0) < half(10.0)
    assert half(60.0) < half(60.0, bots=("random", "greedy"))


@pytest.mark.usefixtures("_a_short_trial")
def test_it_says_whether_that_will_do(known):
    def enough(**more):
        return [number["enough"] for number in known(60.0, **more)["strengths"][0]["numbers"]]

    assert enough(matters=100) == [True, True]
    assert enough(until=asking.precision(pp=0.01))[0] is False


@pytest.mark.usefixtures("_a_short_trial")
def test_a_forecast_comes_true(known):
    """What is promised for so many deals is about what they give."""
    told = known(16.0)["strengths"][0]  # 100 games a second: 48 deals are known, and 800 come
    asked = asking.Asked(question("random"))
    run = asked.begin(blocks=848, workers=1, store=NoStore())
    for _ in run:
        pass
    played = run.played[0]
    played.counted = dict.fromkeys(played.counted, 848)
    for cell in played.watched:
        (promised,) = [number["half"] for number in told["numbers"] if number["name"] == cell.name]
        reached = played.interval(cell, level_of(len(played.watched))).half
        assert 0.5 * promised < reached < 1.5 * promised, cell.name


def test_of_a_game_that_is_not_compiled_nothing_is_forecast(known, monkeypatch):
    monkeypatch.setattr(forecasting, "is_ready", lambda question: False)
    told = known()
    assert told == {
        "is_prepared": False,
        "strengths": [{"bot": "random", "games_per_second": None, "known_games": 0, "numbers": []}],
    }


def begun(tmp_path, *bots):
    """A question of greedy bots that is being played."""
    limits = {"seconds": LONG, "blocks": 2}
    return playing.play(question(*bots).as_dict(), limits, LONG, 1, str(tmp_path), has_file=False)


def told_of(said):
    return {strength["bot"]: strength["blocks"] for strength in json.loads(said.strengths)}


def test_until_a_game_is_compiled_random_bots_are_shown_before_the_others(tmp_path, monkeypatch):
    readiness = [False] * 4  # as often as it is looked at
    monkeypatch.setattr(playing, "is_ready", lambda question: not (readiness and [readiness.pop()]))
    said = list(begun(tmp_path, "greedy"))
    previews = [one for one in said if "random" in told_of(one)]
    assert said[: len(previews)] == previews, "they come first"
    assert previews[-1].games >= 2
    assert told_of(previews[-1])["greedy"] == 0
    assert all(strength.get("is_preview") for strength in json.loads(previews[-1].strengths)[:1])
    assert {one.seconds for one in previews} == {0.0}, "the time that was granted is not theirs"
    assert (told_of(said[-1]), said[-1].is_over) == ({"greedy": 2}, True)
    assert b"is_preview" not in said[-1].report


def test_random_bots_that_were_asked_for_need_no_others_before_them(tmp_path, monkeypatch):
    monkeypatch.setattr(playing, "is_ready", lambda question: False)
    assert {tuple(told_of(one)) for one in begun(tmp_path, "random")} == {("random",)}


def test_a_question_that_is_stopped_while_its_game_is_compiled_ends(tmp_path, monkeypatch):
    monkeypatch.setattr(playing, "is_ready", lambda question: False)
    steps = begun(tmp_path, "greedy")
    first = next(steps)
    last = steps.send(True)  # as the process does, which then ends the question's turn
    steps.close()
    assert last.games >= first.games
    assert (last.is_over, told_of(last)["greedy"]) == (False, 0)


def niceness():
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


@pytest.mark.skipif(sys.platform != "linux", reason="only on Linux has a thread a priority of its own")
def test_the_threads_that_play_stand_back_once_games_are_compiled(monkeypatch):
    def policies(was_interpreted):
        monkeypatch.setattr(threads, "was_interpreted", lambda: was_interpreted)
        with threads.threads_behind(1) as pool:
            asked = [pool.submit(niceness) for _ in range(2)]
            wait(asked)
        return [one.result() for one in asked]

    usual = niceness()
    assert policies(was_interpreted=True) == [usual, usual]
    assert policies(was_interpreted=False) == [usual, threads.LOWEST]
    assert niceness() == usual, "whoever waits for them does not"
