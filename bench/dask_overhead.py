"""What Dask costs a task of the lab: CPU time of client, scheduler and worker over that of the same games without it.

    python -m bench.dask_overhead [GAME] [--tasks N] [--games N] [--rounds N]

A scheduler and one worker of one thread run on this machine; the same tasks are performed in turn by them and in this
process. The games are compiled and the tasks warm in both. Also the bytes of a task and of its answer, as pickled.
"""

import argparse
import json
import os
import pickle
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import numpy as np
import psutil
from distributed import Client

from tablewright.lab.arms import Arm
from tablewright.lab.cluster import Workers, workers_at
from tablewright.lab.work import Chunk, arm_key, perform

A_MOMENT = 120  # seconds for processes to start


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A module of Dask in a process of its own."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen([sys.executable, "-m", *words, "--no-dashboard"], **quiet)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def cluster() -> Iterator[tuple[str, list[int]]]:
    """The address of a scheduler with one worker, and the processes of both."""
    with ExitStack() as stack:
        told = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "scheduler.json"
        words = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(told))
        scheduler = stack.enter_context(running("distributed.cli.dask_scheduler", *words))
        until = time.monotonic() + A_MOMENT
        while not (told.exists() and told.stat().st_size):
            if time.monotonic() > until:
                sys.exit("the scheduler of Dask did not start")
            time.sleep(0.1)
        address = json.loads(told.read_text("utf-8"))["address"]
        worker = stack.enter_context(running("distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny"))
        with Client(address, timeout=A_MOMENT, set_as_default=False) as client:
            client.wait_for_workers(1, timeout=A_MOMENT)
        yield address, [scheduler.pid, worker.pid]


def spent(processes: list[int]) -> np.ndarray:
    """CPU seconds so far of this process and of these."""
    return np.array([sum(psutil.Process(pid).cpu_times()[:2]) for pid in (os.getpid(), *processes)])


def by_dask(workers: Workers, tasks: list[Chunk], processes: list[int]) -> np.ndarray:
    """CPU seconds of client, scheduler and worker."""
    before = spent(processes)
    for future in [workers.submit(perform, task) for task in tasks]:
        future.result()
    return spent(processes) - before


def alone(tasks: list[Chunk]) -> float:
    before = time.process_time()
    for task in tasks:
        perform(task)
    return time.process_time() - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="corridor")
    parser.add_argument("--tasks", type=int, default=400)
    parser.add_argument("--games", type=int, default=64, help="in a task, of random bots")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    arm = Arm.of(options.game, None, ["random"])
    tasks = [Chunk(arm, arm_key(arm), 1, n * options.games, options.games) for n in range(options.tasks)]
    print(f"bytes of a task: {len(pickle.dumps(tasks[0])):,}; of its answer: {len(pickle.dumps(perform(tasks[0]))):,}")
    costs = []
    with cluster() as (address, processes), workers_at(address, options.game) as workers:
        by_dask(workers, tasks[:20], processes)
        for _ in range(options.rounds):
            cost = by_dask(workers, tasks, processes)
            cost[-1] -= alone(tasks)
            costs.append(1000 * cost / options.tasks)
            print(told(costs[-1]))
    print(f"in the middle of {options.rounds} rounds: {told(np.median(costs, axis=0))}")


def told(cost: np.ndarray) -> str:
    client, scheduler, worker = cost
    return (
        f"ms of CPU time a task: client {client:.2f}, scheduler {scheduler:.2f}, worker {worker:.2f} beside its games"
    )


if __name__ == "__main__":
    main()
