"""Jobs: values in order, fair turns, stopped and killed without leaving anything behind."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tablewright.server.jobs import BackgroundJob, JobFailed, Jobs
from tablewright.server.jobs.turns import TURN, in_order

WORK = "tests.server.jobs.work"


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def in_jobs(work, workers=1, **how):
    async def run():
        jobs = Jobs("test", workers, **({"patience": 3600.0} | how))  # a busy machine is not taken for deaf
        try:
            async with asyncio.timeout(3600):  # until it counts as hanging
                return await work(jobs)
        finally:
            jobs.close()

    return asyncio.run(run())


def begin(jobs, function, heard, address="a", takes_turns=False, **arguments):
    return jobs.begin(f"{WORK}:{function}", arguments, address, heard, takes_turns)


class Heard(list):
    """Values, and whoever waits for the next."""

    def __init__(self):
        super().__init__()
        self._came = asyncio.Event()

    def __call__(self, value):
        self.append(value)
        self._came.set()

    async def first(self, n=1):
        while len(self) < n:
            self._came.clear()
            await self._came.wait()
        return self[n - 1]


def test_values_come_in_order_and_a_process_does_one_job_after_the_other():
    async def work(jobs):
        first, second = Heard(), Heard()
        one, two = begin(jobs, "count", first, to=5), begin(jobs, "count", second, to=2)
        assert [await one.done, await two.done] == [True, True]
        assert (list(first), list(second)) == ([0, 1, 2, 3, 4], [0, 1])
        assert len(jobs.processes) == 1

    in_jobs(work)


def test_errors_are_told_in_words_and_the_process_lives_on():
    async def work(jobs):
        with pytest.raises(JobFailed, match="the rule cannot be 7"):
            await begin(jobs, "refuses", Heard()).done
        with pytest.raises(JobFailed, match="a fault of this program"):
            await begin(jobs, "breaks", Heard()).done
        assert await begin(jobs, "count", Heard(), to=1).done
        assert jobs.replaced == 0

    in_jobs(work)


def test_a_stopped_job_closes_what_it_has_open_and_one_that_waits_just_goes(tmp_path):
    async def work(jobs):
        heard, note = Heard(), tmp_path / "note"
        running = begin(jobs, "until", heard, path=str(tmp_path / "never"), note=str(note))
        waiting = begin(jobs, "count", Heard(), to=1)
        await heard.first()
        assert jobs.position(waiting) == 0
        jobs.stop(waiting)
        assert await waiting.done is False
        jobs.stop(running)
        assert await running.done is False
        assert note.read_text() == "closed\n"
        assert await begin(jobs, "count", Heard(), to=1).done

    in_jobs(work)


def test_a_job_that_does_not_listen_is_stopped_with_its_process(tmp_path):
    async def work(jobs):
        note = tmp_path / "pid"
        job = begin(jobs, "deaf", Heard(), path=str(note))
        while not note.exists():
            await asyncio.sleep(0.01)
        pid = int(note.read_text())
        jobs.stop(job)
        assert await job.done is False
        assert await begin(jobs, "count", Heard(), to=1).done
        assert pid not in jobs.processes

    in_jobs(work, patience=0.1)


def test_a_process_that_dies_is_replaced_and_its_job_begun_again_but_not_for_ever(tmp_path):
    async def work(jobs):
        heard = Heard()
        assert await begin(jobs, "dies", heard, path=str(tmp_path / "tries")).done
        assert (heard, jobs.replaced) == (["after 2"], 2)
        with pytest.raises(JobFailed, match="died 3 times"):
            await begin(jobs, "always_dies", Heard()).done

    in_jobs(work)


def test_a_killed_process_is_replaced(tmp_path):
    async def work(jobs):
        heard, path = Heard(), tmp_path / "go"
        job = begin(jobs, "until", heard, path=str(path))
        pid = int(await heard.first())
        os.kill(pid, signal.SIGKILL)
        while int(heard[-1]) == pid:
            await heard.first(len(heard) + 1)
        path.touch()
        assert await job.done
        assert job.deaths == 1

    in_jobs(work)


def test_whoever_waits_gets_a_turn_and_who_gave_way_goes_on(tmp_path):
    clock = Clock()

    async def work(jobs):
        heard, go = Heard(), tmp_path / "go"
        long = begin(jobs, "until", heard, address="a", takes_turns=True, path=str(go))
        await heard.first()
        short = begin(jobs, "count", Heard(), address="b", to=3)
        await heard.first(len(heard) + 2)
        assert not short.done.done(), "the first has not had its turn yet"
        clock.now += TURN
        assert await short.done
        assert not long.done.done()
        go.touch()
        assert await long.done
        assert jobs.replaced == 0

    in_jobs(work, clock=clock)


def made(number, address, used=0.0):
    return BackgroundJob(number, "", {}, address, print, True, None, None, used=used)  # type: ignore[arg-type]


def test_addresses_take_turns_and_whoever_has_had_least_is_first():
    first, second, third = made(1, "a"), made(2, "a"), made(3, "b")
    assert in_order([first, second, third], []) == [first, third, second]
    assert in_order([second, third], [first]) == [third, second]
    tired = made(0, "c", used=30.0)
    assert in_order([tired, first], []) == [first, tired]


def test_no_process_outlives_a_server_that_is_killed(tmp_path):
    """The parent is killed while its job runs; the job's process notices and ends."""
    script = (
        "import asyncio, sys\n"
        "from tablewright.server.jobs import Jobs\n"
        "async def run():\n"
        "    job = Jobs('test').begin('tests.server.jobs.work:deaf', {}, 'a', lambda pid: print(pid, flush=True))\n"
        "    await job.done\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(run())\n"
    )
    file = tmp_path / "parent.py"
    file.write_text(script)
    root = Path(__file__).parents[3]
    parent = subprocess.Popen(
        [sys.executable, str(file)], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(root)}
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    os.kill(child, 0)
    parent.kill()
    parent.wait()
    assert parent.stdout.read() == "", "the child held this open, and has let go of it"
