"""Many tables at once, and a boardgame.io server beside: `.venv/bin/python -m bench.load [RATE]` in the repository.

1,000 seats on 250 tables make RATE moves a second (250); more than can be done shows what a busy server does. Each of
our moves is committed to the disk (synchronous=FULL) before it is told, and each seat gets its whole view: Quoridor,
where all is open but the mover has up to 130 choices, and Corner Rush, where every seat knows something else.
boardgame.io plays a game the size of tic-tac-toe and keeps it in memory. Load comes from another process. Reported: the
time from sending a move until every seat has its view, the memory of a table and of a connection, and moves per CPU
second of the server process.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

ROOT = Path(__file__).parents[1]
PEER = ROOT / "bench" / "peers" / "boardgameio"
TABLES, RATE, SECONDS = 250, 250, 20
GAMES = ("quoridor", "corner_rush")
LIMITS = (
    "connections_per_address=5000", "requests_per_second=100000", "tables_per_minute=100000",
    "messages_per_second=1000", "handshakes_per_second=100000",
)  # fmt: skip
TICK = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """CPU time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def kilobytes(pid: int) -> int:
    """Resident memory of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@dataclass
class Load:
    """What was measured of one server."""

    who: str
    moves_per_cpu_s: float
    p50: float  # ms
    p99: float
    moves: int
    skipped: int  # not sent in time, because the one before was still under way
    seconds: float
    table_kb: float
    connection_kb: float
    move_kb: float = 0  # sent to all seats for a move

    def told(self) -> str:
        return (
            f"{self.who}: {self.moves:,} moves in {self.seconds:.0f} s ({self.skipped} not due in time); "
            f"p50 {self.p50:.0f} ms, p99 {self.p99:.0f} ms; {self.moves_per_cpu_s:,.0f} moves a CPU second; "
            f"{self.table_kb:.1f} kB a table, {self.connection_kb:.1f} kB a connection, {self.move_kb:.2f} kB a move"
        )


def lines(process: "subprocess.Popen[str]") -> Iterator[dict[str, Any]]:
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("{"):
            yield json.loads(line)


def measure(who: str, pid: int, client: list[str], tables: int) -> Load:
    """Let a client loose on a server, and watch the server's process."""
    before = after_tables = after_connections = kilobytes(pid)
    with subprocess.Popen(client, stdout=subprocess.PIPE, text=True, cwd=ROOT) as people:
        used = 0.0
        for told in lines(people):
            if "opened" in told:
                time.sleep(1)
                after_tables = kilobytes(pid)
            elif "connected" in told:
                time.sleep(1)
                after_connections, used = kilobytes(pid), cpu_seconds(pid)
            else:
                used = cpu_seconds(pid) - used
                cuts = quantiles(told["delays"], n=100)
                return Load(
                    who, told["moves"] / used, cuts[49], cuts[98], told["moves"], told["skipped"], told["seconds"],
                    (after_tables - before) / tables, (after_connections - after_tables) / (4 * tables),
                    told.get("characters", 0) / 1000 / told["moves"],
                )  # fmt: skip
    raise RuntimeError(f"{who}: the client ended without a result")


def ours(game: str, tables: int, rate: int, seconds: int) -> Load:
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--lazy", "--port", "0", "--db", f"{folder}/tables.sqlite", "--log", "warning"]
        words += [word for limit in LIMITS for word in ("--limit", limit)]
        command = [sys.executable, "-m", "tablewright.cli", *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
            try:
                assert server.stdout is not None
                url = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
                client = [sys.executable, "-m", "bench.load_client", url]
                warm = [*client, "2", "10", "2", game]
                subprocess.run(warm, check=True, capture_output=True, cwd=ROOT)  # compiled, imported
                load = [*client, str(tables), str(rate), str(seconds), game]
                return measure(f"Tablewright, {game}, SQLite with synchronous=FULL", server.pid, load, tables)
            finally:
                server.terminate()


def theirs(tables: int, rate: int, seconds: int) -> Load:
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    port = str(free_port())
    settings = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(
        ["node", "server.js", port], stdout=subprocess.PIPE, text=True, cwd=PEER, env=settings
    ) as server:
        try:
            assert server.stdout is not None
            if not any("ready" in line for line in server.stdout):
                raise RuntimeError("boardgame.io's server did not start")
            client = ["node", str(PEER / "client.js"), port, str(tables), str(rate), str(seconds)]
            return measure("boardgame.io 0.50.2, in memory", server.pid, client, tables)
        finally:
            server.terminate()


def main(rate: int) -> None:
    peer = theirs(TABLES, rate, SECONDS)
    print(peer.told(), flush=True)
    for game in GAMES:
        our = ours(game, TABLES, rate, SECONDS)
        ratio = our.moves_per_cpu_s / peer.moves_per_cpu_s
        print(f"{our.told()}; {ratio:.2f} times boardgame.io's moves a CPU second", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else RATE)
