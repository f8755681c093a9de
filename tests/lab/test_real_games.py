"""Real games through the whole lab: threads, processes and a run that was killed give the same report; games replay."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tablewright.lab import asking
from tablewright.lab.files import text_of
from tablewright.lab.store import NoStore
from tablewright.lab.whole_games import play
from tablewright.lab.work import Chunk, arm_key, perform

ROOT = Path(__file__).parents[2]
BLOCKS = 96


def question():
    return asking.compare("corridor", players=4, change={"turn.action_points": 3}, bots=("random", "greedy"))


@pytest.fixture(scope="module")
def expected():
    return text_of(question().run(store=NoStore(), blocks=BLOCKS, workers=1).report)


@pytest.mark.parametrize("workers", [2, 8])
def test_threads(expected, workers):
    assert text_of(question().run(store=NoStore(), blocks=BLOCKS, workers=workers).report) == expected


def test_processes(expected):
    found = question().run(store=NoStore(), blocks=BLOCKS, workers=2, processes=True)
    assert text_of(found.report) == expected


def test_a_command_that_was_killed_and_resumed(expected, tmp_path):
    """The process is killed once it has stored something; a second one goes on and comes to the same report."""
    out = tmp_path / "out"
    settings = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "PYTHONPATH": str(ROOT / "src")}
    words = ["lab", "corridor", "--players", "4", "--change", "turn.action_points=3", "--at", "random,greedy"]
    asks = [sys.executable, "-m", "tablewright.cli", *words, "--blocks", "1000000", "--out", str(out)]
    child = subprocess.Popen(asks, env=settings, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    stored = tmp_path / "data"
    while child.poll() is None and not list(stored.rglob("*.npz")):
        time.sleep(0.2)
    child.send_signal(signal.SIGKILL)
    child.wait()
    again = [sys.executable, "-m", "tablewright.cli", "lab", "resume", str(out), "--blocks", str(BLOCKS)]
    done = subprocess.run(again, env=settings, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 3), done.stderr
    assert (out / "report.json").read_bytes() == expected


def test_a_game_of_a_block_is_the_one_that_was_counted():
    found = question().run(store=NoStore(), blocks=32)
    for bot in ("random", "greedy"):
        for arm in ("A", "B"):
            position = found.game(7, arm, bot)
            played = next(p for p in found.played if p.bot == bot)
            assert position.is_over
            assert position.length == played.tables[arm].column("rounds")[7]
            assert list(position.result) == [played.tables[arm].column(f"result.{p}")[7] for p in range(4)]


def test_columns_hold_what_was_counted():
    arm = question().question.arm("random")
    done = perform(Chunk(arm, arm_key(arm), 5, 10, 20))
    games = play(arm, 5, 10, 20)
    assert done.columns["rounds"].tolist() == games["length"].tolist()
    assert done.columns["decisions"].tolist() == games["plies"].tolist()
    assert len(set(done.columns["game"].tolist())) == 20
    again = perform(Chunk(arm, arm_key(arm), 5, 15, 5))
    assert again.columns["game"].tolist() == done.columns["game"][5:10].tolist()
