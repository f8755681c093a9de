"""Whether a question to the lab slows the tables: `.venv/bin/python -m bench.lab_load [ROUNDS]` in the repository.

One server; in turn, so that a busy machine weighs on both alike, 250 moves a second at 250 tables while the lab rests
and while it plays a question. Reported: p50 and p99 from sending a move until every seat has its view, and their ratio.
"""

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from statistics import median, quantiles

import httpx
from bench.load import LIMITS, RATE, ROOT, TABLES, lines

SECONDS, ROUNDS, GAME = 10, 3, "quoridor"
QUESTION = {
    "game": "corridor", "players": 4, "change": {"turn.hand_limit": 6}, "until": 0.01, "seconds": 600,
}  # fmt: skip


@dataclass(frozen=True)
class Window:
    """What a while of load showed."""

    with_lab: bool
    p50: float  # ms
    p99: float
    moves: int
    games: int  # that the lab played meanwhile

    def told(self) -> str:
        lab = f"with a question, {self.games:,} games meanwhile" if self.with_lab else "without"
        return f"{lab}: {self.moves:,} moves, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms"


def loaded(url: str, tables: int, seconds: int) -> tuple[float, float, int]:
    """p50, p99 and moves of some seconds of load."""
    command = [sys.executable, "-m", "bench.load_client", url, str(tables), str(RATE), str(seconds), GAME]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as people:
        for told in lines(people):
            if "delays" in told:
                cuts = quantiles(told["delays"], n=100)
                return cuts[49], cuts[98], told["moves"]
    raise RuntimeError("the client ended without a result")


class LabOf:
    """The lab of a server, with a question that does not end by itself."""

    def __init__(self, url: str) -> None:
        self._http = httpx.Client(base_url=f"{url}/api/lab", timeout=600)
        self._id, self._headers = "", {}

    def begin(self) -> None:
        told = self._http.post("/questions", json=QUESTION, headers=self._headers).json()
        self._id, self._headers = told["id"], {"Authorization": f"Asker {told['key']}"}

    def pause(self) -> int:
        """The games played so far."""
        return int(self._http.post(f"/questions/{self._id}/pause", headers=self._headers).json()["games"])


def window(url: str, lab: LabOf, with_lab: bool, before: int) -> Window:
    if with_lab:
        lab.begin()
    p50, p99, moves = loaded(url, TABLES, SECONDS)
    return Window(with_lab, p50, p99, moves, lab.pause() - before if with_lab else 0)


def main(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--lazy", "--port", "0", "--db", f"{folder}/t.sqlite", "--log", "warning", "--lab-cores", "1"]
        words += [word for limit in LIMITS for word in ("--limit", limit)]
        command = [sys.executable, "-m", "tablewright.cli", *words]
        settings = {**os.environ, "XDG_DATA_HOME": folder}  # games of this run alone
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=settings) as server:
            try:
                assert server.stdout is not None
                url = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
                loaded(url, 2, 2)  # compiled, imported
                lab, found, games = LabOf(url), [], 0
                for n in range(2 * rounds):
                    found.append(window(url, lab, n % 2 == 1, games))
                    games += found[-1].games
                    print(found[-1].told(), flush=True)
            finally:
                server.terminate()
    without, with_lab = ([w.p99 for w in found if w.with_lab is flag] for flag in (False, True))
    print(f"p99 with a question over p99 without, medians: {median(with_lab) / median(without):.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
