"""One, two and four servers on one PostgreSQL: `.venv/bin/python -m bench.load_processes [SECONDS]` in the repository.

As many tables of Quoridor for four as before, divided among the servers, each as busy as its client can make it. What
is told is CPU time, which does not depend on how many cores there are or on what else runs: of the servers, and of the
database. Moves a second of the clock are those of the machine at hand.
"""

import os
import subprocess
import sys
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from bench.load import LIMITS, ROOT, cpu_seconds, lines
from tests.server.database import database

TABLES, RATE, SECONDS = 64, 4_000, 10
COUNTS = (1, 2, 4)


@dataclass
class Told:
    """What so many servers did together."""

    servers: int
    moves: int
    seconds: float
    servers_cpu: float
    database_cpu: float

    def told(self) -> str:
        return (
            f"{self.servers} servers: {self.moves:,} moves in {self.seconds:.0f} s, {self.moves / self.seconds:,.0f} a "
            f"second; {self.servers_cpu / self.moves * 1e6:,.0f} microseconds of a server's CPU a move, "
            f"{self.database_cpu / self.moves * 1e6:,.0f} of the database's"
        )


def of_the_database(folder: str) -> float:
    """CPU seconds of the processes of the PostgreSQL that lives in a folder."""
    postmaster = Path(folder, "data", "postmaster.pid").read_text().split()[0]
    pids = [postmaster, *subprocess.run(["pgrep", "-P", postmaster], capture_output=True, text=True).stdout.split()]
    return sum(cpu_seconds(int(pid)) for pid in pids if Path(f"/proc/{pid}").exists())


def started(url: str, stack: ExitStack) -> tuple[int, str]:
    """A server on this database: its process and its address."""
    words = ["serve", "--lazy", "--port", "0", "--db", url, "--log", "warning", "--workers", "1"]
    words += [word for limit in LIMITS for word in ("--limit", limit)]
    command = [sys.executable, "-m", "tablewright.cli", *words]
    server = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT))
    stack.callback(server.terminate)
    assert server.stdout is not None
    address = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
    warm = [sys.executable, "-m", "bench.load_client", address, "2", "10", "2", "quoridor"]
    subprocess.run(warm, check=True, capture_output=True, cwd=ROOT)
    return server.pid, address


def measured(url: str, count: int, seconds: int) -> Told:
    folder = url.partition("host=")[2]
    with ExitStack() as stack:
        servers = [started(url, stack) for _ in range(count)]
        client = [sys.executable, "-m", "bench.load_client"]
        load = [str(TABLES // count), str(RATE // count), str(seconds), "quoridor"]
        people = [
            stack.enter_context(
                subprocess.Popen([*client, address, *load], stdout=subprocess.PIPE, text=True, cwd=ROOT)
            )
            for _, address in servers
        ]
        talk = [lines(one) for one in people]
        for said in talk:
            while "connected" not in next(said):
                pass
        began, used, of_database = time.monotonic(), cpu_of(servers), of_the_database(folder)
        moves = sum(next(said)["moves"] for said in talk)
        lasted = time.monotonic() - began
        return Told(count, moves, lasted, cpu_of(servers) - used, of_the_database(folder) - of_database)


def cpu_of(servers: list[tuple[int, str]]) -> float:
    return sum(cpu_seconds(pid) for pid, _ in servers)


def main(seconds: int) -> None:
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.0f}")
    for count in COUNTS:
        with database() as running:
            print(measured(running.url, count, seconds).told(), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
