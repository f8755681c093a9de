"""The lab on Dask: a real scheduler and two worker processes give the report that threads give; what fails is told."""

import json
import os
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor

import pytest

from tablewright.kernel.errors import TablewrightError
from tablewright.lab import asking, cluster
from tablewright.lab.cluster import workers_at
from tablewright.lab.files import text_of
from tablewright.lab.store import NoStore

pytest.importorskip("distributed")
QUIET = ("--no-dashboard",)
A_MOMENT = 120.0  # seconds, for processes to start on a busy machine


GIVE_UP_AT_ONCE = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}  # a task that killed one worker is given up


def started(*words):
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen([sys.executable, "-m", *words], env=os.environ | GIVE_UP_AT_ONCE, **quiet)


def worker(address, *more):
    words = ("distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny", *QUIET, *more)
    return started(*words)


def until(is_so):
    """Wait until something is so."""
    end = time.monotonic() + A_MOMENT
    while not is_so():
        assert time.monotonic() < end, "the processes of Dask did not start"
        time.sleep(0.1)


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory):
    """The address of a scheduler without workers."""
    told = tmp_path_factory.mktemp("dask") / "scheduler.json"
    words = ("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(told))
    process = started(*words, *QUIET)
    try:
        until(lambda: told.exists() and told.stat().st_size > 0)
        yield json.loads(told.read_text("utf-8"))["address"]
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def two_workers(scheduler):
    """The address of a scheduler with two workers, each a process of its own."""
    from distributed import Client

    workers = [worker(scheduler) for _ in range(2)]
    try:
        with Client(scheduler, timeout=A_MOMENT, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=A_MOMENT)
        yield scheduler
    finally:
        for process in workers:
            process.kill()
            process.wait()
        with Client(scheduler, timeout=A_MOMENT, set_as_default=False) as client:
            until(lambda: not client.nthreads())


def question():
    return asking.compare("corridor", players=2, change={"turn.hand_limit": 6}, bots=("random", "greedy"))


def test_two_worker_processes_give_the_report_of_threads(two_workers):
    expected = question().run(blocks=96, workers=2, store=NoStore())
    with workers_at(two_workers, "corridor") as workers:
        assert workers.count == 2
        found = question().run(blocks=96, executor=workers, workers=workers.count, store=NoStore())
        processes = set(workers.client.run(os.getpid).values())
    assert len(processes - {os.getpid()}) == 2
    assert text_of(found.report) == text_of(expected.report)


def test_a_worker_with_other_code_is_refused(two_workers, monkeypatch):
    monkeypatch.setattr(cluster, "code_of", lambda folder: "another")
    with (
        pytest.raises(TablewrightError, match="has other code than this machine"),
        workers_at(two_workers, "corridor"),
    ):
        pass


def die():
    os._exit(1)


def test_workers_that_die_break_the_executor(two_workers):
    with workers_at(two_workers, "corridor") as workers:
        lost = workers.submit(die)
        with pytest.raises(BrokenExecutor):
            lost.result(A_MOMENT)


def test_a_task_that_is_cancelled_is_over(two_workers):
    with workers_at(two_workers, "corridor") as workers:
        waiting = [workers.submit(time.sleep, 0.2) for _ in range(20)]
        assert waiting[-1].cancel()
        assert waiting[-1].cancelled()
        assert waiting[0].result(A_MOMENT) is None


def test_a_scheduler_without_workers_is_told(scheduler):
    with pytest.raises(TablewrightError, match="has no workers"), workers_at(scheduler, "corridor"):
        pass


def test_no_scheduler_is_told(monkeypatch):
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    with pytest.raises(TablewrightError, match="no scheduler answers"), workers_at("tcp://127.0.0.1:1", "corridor"):
        pass
