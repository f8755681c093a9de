"""A server in a process of its own, to be killed and started again."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx

PATIENCE = 600  # s until something counts as hanging
TOLD = 30  # lines of the log that are told with an error
# A test is one client that does what a hundred do.
LIMITS = {
    "connections_per_address": 5_000,
    "requests_per_second": 100_000,
    "tables_per_minute": 100_000,
    "messages_per_second": 100_000,
    "handshakes_per_second": 100_000,
    "other_entries": 1_000_000,
}


def free_port() -> int:
    """Below those that the system gives to outgoing lines: one of them could take it while the server is down."""
    while True:
        port = random.SystemRandom().randrange(10_000, 30_000)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


def asking(url: str) -> httpx.AsyncClient:
    """Asks over a new line each time: a server may close an idle one just when something is asked on it."""
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))


class Server:
    """`tablewright serve` at one port and on one store."""

    def __init__(self, db: str, log: Path, port: int | None = None) -> None:
        self.db, self.log = db, log
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        limits = [word for name, n in LIMITS.items() for word in ("--limit", f"{name}={n}")]
        words = ["serve", "--lazy", "--port", str(self.port), "--db", self.db, "--log", "warning", *limits]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tablewright.cli", *words], stdout=log, stderr=log, start_new_session=True,
                env={**os.environ, "XDG_DATA_HOME": str(self.log.parent)},  # the lab's games of this server alone
            )  # fmt: skip
        self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, f"the server ended by itself:\n{self.log.read_text()[-2000:]}"
            try:
                if httpx.get(f"{self.url}/api/health", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"no answer from the server:\n{self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """End it at once, in the middle of whatever it is doing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> bool:
        """Ask it to stop; whether it did so in good order: of its own, or by passing the signal on when it was done."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE) in (0, -signal.SIGTERM)

    def left_behind(self) -> list[int]:
        """Processes of the server's session that outlived it."""
        assert self.process is not None
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return []
        found = subprocess.run(["pgrep", "-g", str(self.process.pid)], capture_output=True, text=True, check=False)
        return [int(word) for word in found.stdout.split()]

    def errors(self) -> list[str]:
        """What it logged as an error, each with the lines after it."""
        lines = self.log.read_text().splitlines()
        found = [i for i, line in enumerate(lines) if '"level": "error"' in line or "Traceback" in line]
        return ["\n".join(lines[i : i + TOLD]) for i in found]
