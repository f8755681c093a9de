"""The runner: the same report on any workers, after any interruption; whole blocks only; workers that die."""

import time
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor

import pytest

from tablewright.kernel.errors import TablewrightError
from tablewright.lab import asking, running
from tablewright.lab.evidence import looks_until
from tablewright.lab.files import text_of
from tablewright.lab.questions.kinds import kind_of
from tablewright.lab.store import ArmStore, NoStore

EFFECT = {("turn.hand_limit", 6, None): {"loses.0": 0.08}}


def question(**more):
    return asking.compare("corridor", players=4, change={"turn.hand_limit": 6}, bots=("easy", "hard"), **more)


def report(asked, **how):
    return text_of(asked.run(**how).report)


class Backwards(Executor):
    """The task that was given last is done first, and nothing before somebody waits: the worst order there is."""

    def __init__(self):
        self.tasks = []

    def submit(self, function, *arguments):
        future = Future()
        self.tasks.append((future, function, arguments))
        if len(self.tasks) == 4:
            for late, call, given in reversed(self.tasks):
                late.set_result(call(*given))
            self.tasks = []
        return future


@pytest.mark.parametrize("workers", [1, 2, 8])
def test_any_number_of_threads_gives_the_same_report(made_up, workers):
    made_up(EFFECT)
    expected = report(question(), workers=3, store=NoStore())
    assert b'"decided": true' in expected
    assert report(question(), workers=workers, store=NoStore()) == expected


def test_any_executor_in_any_order_gives_the_same_report(made_up):
    made_up(EFFECT)
    expected = report(question(), workers=1, store=NoStore())
    assert report(question(), executor=Backwards(), workers=2, store=NoStore()) == expected


def test_a_stop_falls_on_a_look(made_up):
    made_up(EFFECT)
    found = question().run(store=NoStore()).report
    for strength in found["strengths"]:
        assert strength["decided"]
        assert strength["blocks"] in set(looks_until(100_000))


def interrupted_after(ticks):
    """A clock at which somebody presses Ctrl-C."""
    left = [ticks]

    def clock():
        left[0] -= 1
        if left[0] == 0:
            raise KeyboardInterrupt
        return time.monotonic()

    return clock


@pytest.mark.parametrize("ticks", [2, 3, 4])  # a fifth may come after the end: all tasks may be done at once
def test_killed_and_resumed_gives_the_same_report(made_up, ticks, tmp_path):
    made_up(EFFECT)
    expected = report(question(), store=NoStore())
    asked, store = question(), ArmStore(tmp_path)
    run = running.Run(asked.question, kind_of("compare"), store=store, clock=interrupted_after(ticks), workers=2)
    with pytest.raises(KeyboardInterrupt):
        for _ in run:
            pass
    assert report(question(), store=ArmStore(tmp_path)) == expected


def test_what_an_interruption_leaves_is_whole_blocks(made_up):
    made_up(EFFECT)
    asked = question()
    run = running.Run(asked.question, kind_of("compare"), store=NoStore(), clock=interrupted_after(4), workers=2)
    with pytest.raises(KeyboardInterrupt):
        for _ in run:
            pass
    for played in run.played:
        assert len(set(played.counted.values())) == 1
        assert played.n <= min(table.n for table in played.tables.values())


def test_a_repeated_question_plays_nothing(made_up, tmp_path):
    games = made_up(EFFECT)
    first = report(question(), store=ArmStore(tmp_path))
    games.tasks.clear()
    assert report(question(), store=ArmStore(tmp_path)) == first
    assert games.tasks == []


def test_another_change_plays_the_changed_rules_alone(made_up, tmp_path):
    games = made_up(EFFECT)
    question().run(store=ArmStore(tmp_path), blocks=512)
    games.tasks.clear()
    other = asking.compare("corridor", players=4, change={"turn.hand_limit": 7}, bots=("easy", "hard"))
    other.run(store=ArmStore(tmp_path), blocks=256)
    assert games.tasks
    assert all(task.arm.changes for task in games.tasks if task.first < 256)


def test_a_limit_of_blocks(made_up):
    made_up()
    found = question().run(store=NoStore(), blocks=100)
    assert [s["blocks"] for s in found.report["strengths"]] == [100, 100]
    assert not found.decided
    assert found.report["command"].endswith("--blocks 100")


def test_a_limit_of_seconds_stops_between_chunks(made_up, monkeypatch):
    made_up()
    ticks = iter(range(10**6))
    asked = question(matters=0.01)
    run = running.Run(
        asked.question, kind_of("compare"), store=NoStore(), seconds=20, clock=lambda: float(next(ticks)), workers=1
    )
    for _ in run:
        pass
    assert not any(played.is_decided for played in run.played)


@pytest.mark.parametrize("bad", [{"workers": 0}, {"seconds": 0}, {"seconds": -1}, {"blocks": 0}, {"blocks": 10**9}])
def test_limits_that_cannot_be(made_up, bad):
    made_up()
    with pytest.raises(TablewrightError, match="expected"):
        question().run(store=NoStore(), **bad)


class Dying(ThreadPoolExecutor):
    """A pool one of whose workers dies with its first task."""

    deaths = 1

    def submit(self, function, *arguments):
        if Dying.deaths > 0:
            Dying.deaths -= 1
            future = Future()
            future.set_exception(BrokenExecutor("a process in the pool was ended abruptly"))
            return future
        return super().submit(function, *arguments)


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(made_up, monkeypatch):
    made_up(EFFECT)
    expected = report(question(), store=NoStore())
    monkeypatch.setattr(Dying, "deaths", 2)
    monkeypatch.setattr(running.Run, "_new_pool", lambda self: Dying(2))
    found = question().run(store=NoStore())
    assert text_of(found.report) == expected
    assert found.times["notes"][0] == "A worker died and was replaced; its games were played again."


def test_workers_that_keep_dying_end_the_run_with_a_sentence(made_up, monkeypatch, tmp_path):
    made_up(EFFECT)
    monkeypatch.setattr(Dying, "deaths", 10**6)
    monkeypatch.setattr(running.Run, "_new_pool", lambda self: Dying(2))
    with pytest.raises(TablewrightError, match=r"a worker died .* All blocks that were finished are kept"):
        question().run(store=ArmStore(tmp_path))


def test_a_worker_of_somebody_elses_executor_that_dies(made_up, monkeypatch):
    made_up(EFFECT)
    monkeypatch.setattr(Dying, "deaths", 1)
    with pytest.raises(TablewrightError, match="a worker died"):
        question().run(store=NoStore(), executor=Dying(2), workers=2)


def test_an_error_of_a_game_is_not_swallowed(made_up, monkeypatch):
    def broken(task):
        raise TablewrightError("this game is broken")

    monkeypatch.setattr(running, "perform", broken)
    with pytest.raises(TablewrightError, match="this game is broken"):
        question().run(store=NoStore())


def test_strengths_share_the_time(made_up):
    """Slow bots get as much of the workers' time as fast ones, not as many games."""
    games = made_up()
    plain = games.__call__

    def slow(task):
        done = plain(task)
        factor = 50 if task.arm.bots[0] == "hard" else 1
        return running.Done(done.task, done.columns, done.seconds * factor * 100)

    running.perform = slow
    found = question().run(store=NoStore(), blocks=400)
    assert [s["blocks"] for s in found.report["strengths"]] == [400, 400]
    first_half = games.tasks[: len(games.tasks) // 2]
    easy = sum(task.n for task in first_half if task.arm.bots[0] == "easy")
    hard = sum(task.n for task in first_half if task.arm.bots[0] == "hard")
    assert easy > 2 * hard


def test_stream_tells_where_it_stands(made_up):
    made_up(EFFECT)
    told = list(question().stream(store=NoStore(), blocks=64))
    assert told[-1].strengths[0]["blocks"] == 64
    assert "<table>" in told[-1]._repr_html_()
    assert told[-1].result().report["strengths"][0]["blocks"] == 64
