"""Of several processes that want the same compiled function one compiles it, and nobody waits for long."""

import os
import threading

import pytest
from tests.kernel.compiling.processes import other

from tablewright.kernel.compiling import turns

pytestmark = [pytest.mark.nojit, pytest.mark.skipif(os.name == "nt", reason="everybody compiles for themselves there")]

# Another process compiles a function, until it is told to stop.
COMPILE = """
from pathlib import Path
from threading import Event, Thread
from tablewright.kernel.compiling import turns
begun, end = Event(), Event()
def compiled(signature):
    begun.set()
    end.wait()
thread = Thread(target=turns.in_turn(compiled, {name!r}, Path({folder!r})), args=("types",), daemon=True)
thread.start()
begun.wait()
"""


@pytest.fixture
def waits(monkeypatch):
    """How often this process has waited; a wait takes no time and may do something."""

    class Waits:
        count = 0
        do = staticmethod(lambda count: None)

    class Waiting:
        def wait(self, seconds):
            Waits.count += 1
            Waits.do(Waits.count)

    monkeypatch.setattr(turns, "Event", Waiting)
    return Waits


def compiled_in_turn(folder, name="a function"):
    """Compile here, in turn with others; whether it came to that."""
    done = []
    turns.in_turn(done.append, name, folder)("types")
    return done == ["types"]


def test_who_comes_second_waits_until_the_first_is_done(tmp_path, waits):
    with other(tmp_path) as first:
        first.ask(COMPILE.format(name="a function", folder=str(tmp_path)))

        waits.do = lambda count: first.ask("end.set(); thread.join()") if count == 3 else None
        assert compiled_in_turn(tmp_path)
        assert waits.count == 3


def test_nobody_waits_longer_than_the_limit(tmp_path, waits, monkeypatch):
    monkeypatch.setattr(turns, "PATIENCE", 7 * turns.PAUSE)
    with other(tmp_path) as first:
        first.ask(COMPILE.format(name="a function", folder=str(tmp_path)))
        assert compiled_in_turn(tmp_path)
        assert waits.count == 7


def test_a_process_that_dies_lets_go(tmp_path, waits):
    with other(tmp_path) as first:
        first.ask(COMPILE.format(name="a function", folder=str(tmp_path)))
        waits.do = lambda count: first.close() if count == 2 else None
        assert compiled_in_turn(tmp_path)
        assert waits.count == 2


def test_different_functions_do_not_wait_for_each_other(tmp_path, waits):
    with other(tmp_path) as first:
        first.ask(COMPILE.format(name="a function", folder=str(tmp_path)))
        assert compiled_in_turn(tmp_path, "another function")
        assert waits.count == 0


def test_nobody_waits_behind_a_process_of_low_priority(tmp_path, waits, monkeypatch):
    monkeypatch.setattr(turns, "is_low_priority", lambda: False)  # even where all tests run at low priority
    with other(tmp_path, niceness=5) as first:
        first.ask(COMPILE.format(name="a function", folder=str(tmp_path)))
        assert compiled_in_turn(tmp_path)
        assert waits.count == 0


def test_two_of_low_priority_share_the_work(tmp_path, waits, monkeypatch):
    monkeypatch.setattr(turns, "is_low_priority", lambda: True)
    monkeypatch.setattr(turns, "PATIENCE", 2 * turns.PAUSE)
    with other(tmp_path, niceness=5) as first:
        first.ask(COMPILE.format(name="a function", folder=str(tmp_path)))
        assert compiled_in_turn(tmp_path)
        assert waits.count == 2


def test_two_threads_of_a_process_take_turns_too(tmp_path):
    """By numba's own lock: the file's belongs to the process."""
    inside, most = 0, 0
    lock, both = threading.Lock(), threading.Barrier(2)

    def compiled(signature):
        nonlocal inside, most
        with lock:
            inside += 1
            most = max(most, inside)
        with lock:
            inside -= 1

    def run():
        both.wait()
        for _ in range(50):
            turns.in_turn(compiled, "a function", tmp_path)("types")

    threads = [threading.Thread(target=run) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path):
    (tmp_path / "file").write_text("not a folder", "utf-8")
    assert compiled_in_turn(tmp_path / "file")
