"""`warm` compiles ahead, and `play` waits for no compiler."""

import json
import os
import signal

import pytest
from tests.kernel.compiling.processes import compiles

from tablewright.bots import bots_for
from tablewright.games.registry import game

CLI = ("-m", "tablewright.cli")
# Plays a little with every bot in a process that never compiles; tells what it had to interpret.
PATIENT = """
import json
import sys

from tablewright.bots import bots_for
from tablewright.games.registry import game
from tablewright.kernel.compiling import interpret_until_compiled
from tablewright.kernel.compiling.patience import counted
from tablewright.match.timed_bots import choose
from tablewright.match.warming import warm_table

interpret_until_compiled()
found = game(sys.argv[1])
warm_table(found)
position = found.new(seed=5)
for n in range(12):
    bots = bots_for(found)
    thought = choose(position.observation(position.actor), bots[n % len(bots)], n, iterations=30)
    position.play(thought.action)
print(json.dumps(counted()))
"""
# `play`, told which process compiles beside it.
PLAY = """
import subprocess
import sys

from tablewright.cli import common, main

class Told(subprocess.Popen):
    def __init__(self, *words, **how):
        super().__init__(*words, **how)
        print("compiler", self.pid, flush=True)

common.subprocess.Popen = Told
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def empty_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLEWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    return tmp_path / "cache"


@compiles
def test_after_warm_a_patient_process_interprets_nothing(process, empty_cache):
    out, err = process(*CLI, "warm", "quoridor").communicate()
    assert out == "Compiled for this machine: Quoridor.\n", err
    out, err = process("-c", PATIENT, "quoridor").communicate()
    told = json.loads(out)
    assert told["interpreted"] == 0, err
    assert told["loaded"] > len(bots_for(game("quoridor")))


def test_an_unknown_game_is_refused_in_words(refused):
    assert "quoridr" in refused("warm", "quoridr")


def asked(child, who):
    """Read until somebody is asked for a move; all that was said."""
    seen = ""
    while not seen.endswith(f"{who}> "):
        letter = child.stdout.read(1)
        assert letter, child.stderr.read()
        seen += letter
    return seen


def is_running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@compiles
@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("end", ["quit", "Ctrl-C"])
def test_play_answers_where_nothing_is_compiled_and_leaves_no_compiler(process, empty_cache, end):
    child = process("-u", "-c", PLAY, "play", "quoridor", "--seed", "1", "--seats", "person,easy")
    compiler = int(asked(child, "Blue").partition("compiler ")[2].split()[0])
    child.stdin.write("e2\n")
    child.stdin.flush()
    asked(child, "Blue")  # the bot has answered: it is the own turn again
    assert is_running(compiler)
    if end == "Ctrl-C":
        child.send_signal(signal.SIGINT)
        out, err = child.communicate()
    else:
        out, err = child.communicate("quit\n")
    assert child.returncode == 0, err
    assert "The game is kept." in out
    assert not is_running(compiler)
    assert "bots play more simply for now" in err
    assert "Traceback" not in err
