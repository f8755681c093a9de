"""What only a process of its own can show: signals, closed pipes, plain terminals, and a second start."""

import json
import os
import signal
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and pipes of POSIX")

CLI = ("-m", "tablewright.cli")
# Runs commands in turn, then tells on the last line what had to be compiled.
COMPILED = """
import gc
import io
import json
import sys

from numba.core.dispatcher import Dispatcher

from tablewright.cli import main

for words, typed in json.loads(sys.argv[1]):
    sys.stdin = io.StringIO(typed)
    assert main(words) == 0
stats = [found.stats for found in gc.get_objects() if isinstance(found, Dispatcher)]
misses = sum(sum(one.cache_misses.values()) for one in stats)
hits = sum(sum(one.cache_hits.values()) for one in stats)
print(json.dumps({"compiled": misses, "loaded": hits}))
"""
# sim, with a real SIGINT when the first chunk has come in
INTERRUPTED = """
import os
import signal
import sys
from contextlib import contextmanager

from tablewright.cli import main, sim


@contextmanager
def bar(total, what):
    yield lambda done: os.kill(os.getpid(), signal.SIGINT)


sim.progress_bar = bar
sys.exit(main(sys.argv[1:]))
"""


def test_a_second_start_compiles_nothing(process):
    commands = [
        (["sim", "quoridor", "--games", "600", "--seed", "1"], ""),
        (["perft", "quoridor", "--depth", "2"], ""),
    ]
    told = []
    for _ in range(2):
        out, err = process("-c", COMPILED, json.dumps(commands)).communicate()
        assert out, err
        told.append(json.loads(out.splitlines()[-1]))
    assert told[1]["compiled"] == 0
    assert told[1]["loaded"] >= 2
    assert "the first time only" not in err


def test_ctrl_c_at_the_table_keeps_the_game(process, tmp_path):
    child = process("-u", *CLI, "play", "quoridor", "--seats", "person,person", "--seed", "1")
    child.stdin.write("e2\n")
    child.stdin.flush()
    seen = ""
    while not seen.endswith("Red> "):
        letter = child.stdout.read(1)
        assert letter, child.stderr.read()
        seen += letter
    child.send_signal(signal.SIGINT)
    out, err = child.communicate()
    path = tmp_path / "data" / "tablewright" / "quoridor-unfinished.json"
    assert child.returncode == 0, err
    assert out.strip() == f"The game is kept. Go on with: --load {path}"
    assert json.loads(path.read_text("utf-8"))["moves"] == ["e2"]
    assert "Traceback" not in err


def test_ctrl_c_in_a_simulation_prints_what_there_is(process):
    child = process("-c", INTERRUPTED, "sim", "quoridor", "--games", "100000", "--seed", "1", "--json")
    out, err = child.communicate()
    assert child.returncode == 130, err
    report = json.loads(out)
    assert 0 < report["games"] < report["asked"] == 100_000
    assert "Traceback" not in err


@pytest.mark.parametrize("words", [["rules", "quoridor"], ["rules"]], ids=["much", "little"])
def test_a_closed_pipe_ends_quietly(process, words):
    """`rules | head`, where nobody reads at all."""
    reader, writer = os.pipe()
    os.close(reader)
    child = process(*CLI, *words, stdout=writer)
    os.close(writer)
    _, err = child.communicate()
    assert child.returncode == 0, err
    assert err == ""


def test_head(process, tmp_path):
    command = f"{sys.executable} -m tablewright.cli rules quoridor | head -n 1"
    child = process("-c", f"import subprocess, sys; sys.exit(subprocess.run({command!r}, shell=True).returncode)")
    out, err = child.communicate()
    assert out.startswith("QRD-1 (component)")
    assert err == ""


def test_a_terminal_without_the_letters_gets_question_marks(tmp_path):
    settings = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, *CLI, "play", "quoridor", "--seed", "1", "--seats", "person,random"]
    done = subprocess.run(command, env=settings, input=b"\xff\xfe\n", capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert b"The game is kept." in done.stdout
    assert b"Traceback" not in done.stderr


def test_a_place_where_nothing_can_be_kept_is_told_in_a_line(process, tmp_path):
    (tmp_path / "data").write_text("a file, not a folder", "utf-8")
    child = process(*CLI, "play", "quoridor", "--seed", "1", "--seats", "person,random")
    _, err = child.communicate("e2\n")
    assert child.returncode == 2
    assert "Traceback" not in err
    assert err.splitlines()[-1].startswith("tablewright: ")
