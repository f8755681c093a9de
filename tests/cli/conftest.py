"""The command line in this process, and in one of its own where signals and pipes matter."""

import io
import os
import signal
import subprocess
import sys
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablewright.cli import main, play

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


@pytest.fixture
def cli(monkeypatch, capsys, tmp_path):
    """Run a command with these lines typed. Games are kept in a folder of the test.

    Whether this is the first start of a game depends on the tests before, so the line that tells of it is left out.
    This process compiles what it calls; tests/cli/test_processes.py starts `play` where nothing is compiled.
    """
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(play, "interpret_until_compiled", lambda: None)
    monkeypatch.setattr(play, "compiling_beside", lambda game: nullcontext())

    def run(*words, typed=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main([str(word) for word in words])
        except SystemExit as done:  # argparse
            code = done.code
        printed = capsys.readouterr()
        err = [line for line in printed.err.splitlines(keepends=True) if "the first time only" not in line]
        return Done(code, printed.out, "".join(err))

    return run


@pytest.fixture
def refused(cli):
    """Run a command that must be refused: exit code 2, nothing on the output, one line that says why."""

    def run(*words):
        done = cli(*words)
        assert done.code == 2
        assert done.out == ""
        line = done.err.splitlines()
        assert len(line) == 1, done.err
        return line[0].removeprefix("tablewright: ")

    return run


def heed_ctrl_c():
    """A shell's background job ignores Ctrl-C, and so would its children; a process at a terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def process(tmp_path):
    """Start Python in a process of its own, which keeps games in a folder of the test."""
    started = []

    def start(*words, **more):
        settings = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "PYTHONPATH": str(ROOT / "src")}
        streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | more
        if os.name != "nt":
            streams["preexec_fn"] = heed_ctrl_c
        child = subprocess.Popen(
            [sys.executable, *map(str, words)], env=settings, cwd=tmp_path, text=True, encoding="utf-8", **streams
        )
        started.append(child)
        return child

    yield start
    for child in started:
        if child.poll() is None:
            child.kill()
        child.communicate()
