"""Interpreted until compiled: who is waited for never compiles, and nobody sees in the results what ran how."""

import os
import shutil
from contextlib import ExitStack

import pytest
from tests.kernel.compiling.processes import compiles, other

pytestmark = compiles

COUNTED = "__import__('tablewright.kernel.compiling.patience', fromlist=['']).counted()"
TOY = """
import numpy as np
from tablewright.kernel.compiling import jit

@jit
def square(n):
    return n * n

@jit
def total(n):
    found = 0
    for i in range(n):
        found += square(i)
    return found

@jit
def fails(n):
    if n > 2:
        raise ValueError("too many")
    return n
"""
TOTAL = sum(n * n for n in range(9))


@pytest.fixture(scope="module")
def sources(tmp_path_factory):
    found = tmp_path_factory.mktemp("sources")
    (found / "small.py").write_text(TOY, "utf-8")
    return found


@pytest.fixture(scope="module")
def compiled(sources, tmp_path_factory):
    """A cache in which another process has compiled the small functions for whole numbers."""
    cache = tmp_path_factory.mktemp("compiled")
    with other(cache, path=sources) as worker:
        worker.ask("import small")
        assert worker.ask("small.total(9), small.square(3), small.fails(1)") == (TOTAL, 9, 1)
        assert worker.ask("misses()") == ["fails", "square", "total"]
        assert worker.ask(COUNTED) == {"interpreted": 0, "loaded": 0}
    return cache


@pytest.fixture
def cache(tmp_path):
    return tmp_path / "cache"


@pytest.fixture
def start(cache, sources):
    """Start processes that can import the small functions; they end with the test."""
    with ExitStack() as stack:

        def begin(**how):
            found = stack.enter_context(other(cache, path=sources, **how))
            found.ask("import small")
            return found

        yield begin


@pytest.fixture
def compile_all(cache, compiled):
    """Have the small functions compiled by now."""
    return lambda: shutil.copytree(compiled, cache, dirs_exist_ok=True)


def files(cache, name):
    found = sorted(cache.glob(f"sources*/*/{name}"))
    assert found
    return found


def test_a_patient_process_changes_over_when_another_has_compiled(cache, start, compile_all):
    patient = start(is_patient=True)
    assert patient.ask("small.total(9)") == TOTAL
    assert patient.ask(COUNTED) == {"interpreted": 1, "loaded": 0}
    compile_all()
    assert patient.ask("small.total(9)") == TOTAL
    assert patient.ask("small.total(9)") == TOTAL
    assert patient.ask(COUNTED) == {"interpreted": 1, "loaded": 1}
    assert patient.ask("misses()") == []


def test_what_is_on_the_disk_is_loaded_and_never_compiled_again(cache, start, compile_all):
    compile_all()
    for is_patient in (True, False):
        second = start(is_patient=is_patient)
        assert second.ask("small.total(9), small.square(3)") == (TOTAL, 9)
        assert second.ask("misses()") == []


def test_types_that_nobody_has_compiled_are_interpreted_and_the_others_run_compiled(cache, start, compile_all):
    compile_all()
    patient = start(is_patient=True)
    assert patient.ask("small.square(1.5), small.square(3), small.square(1.5)") == (2.25, 9, 2.25)
    assert patient.ask(COUNTED) == {"interpreted": 2, "loaded": 1}


def test_arguments_may_be_named(cache, start, compile_all):
    """As numba lets them."""
    patient = start(is_patient=True)
    assert patient.ask("small.total(n=9)") == TOTAL
    compile_all()
    assert patient.ask("small.total(n=9)") == TOTAL


def test_an_error_in_interpreted_code_arrives_and_leaves_no_trace(cache, start, compile_all):
    patient = start(is_patient=True)
    patient.ask("from tablewright.kernel.compiling.patience import was_interpreted")
    patient.ask("""
try:
    small.fails(3)
except ValueError as error:
    said = str(error)
""")
    assert patient.ask("said, was_interpreted()") == ("too many", True)
    compile_all()
    assert patient.ask("small.fails(1), was_interpreted()") == (1, False)
    assert patient.ask("misses()") == []


def cut(path):
    path.write_bytes(path.read_bytes()[:-20])


def empty(path):
    path.write_bytes(b"")


@pytest.mark.parametrize("damage", [cut, empty, os.unlink], ids=["cut short", "empty", "missing"])
@pytest.mark.parametrize("ending", ["nbi", "nbc"])
def test_damaged_files_are_as_good_as_none(cache, start, compile_all, ending, damage):
    """After a full disk or a power cut. A patient process interprets, any other one compiles and mends them."""
    compile_all()
    for path in files(cache, f"small.total*.{ending}"):
        damage(path)
    patient = start(is_patient=True)
    assert patient.ask("small.total(9)") == TOTAL
    assert patient.ask(COUNTED) == {"interpreted": 1, "loaded": 0}
    assert patient.ask("misses()") == []
    mender = start()
    assert mender.ask("small.total(9)") == TOTAL
    assert "total" in mender.ask("misses()")
    assert patient.ask("small.total(9)") == TOTAL
    assert patient.ask(COUNTED) == {"interpreted": 1, "loaded": 1}


def test_an_index_that_is_written_before_the_code_itself_tempts_nobody_to_compile(cache, start, compile_all):
    """numba writes them in this order; a patient process may look in between, and has to look again."""
    compile_all()
    (code,) = files(cache, "small.total*.nbc")
    away = cache / "away"
    shutil.move(code, away)
    patient = start(is_patient=True)
    assert patient.ask("small.total(9)") == TOTAL
    assert patient.ask("misses()") == []
    shutil.move(away, code)
    assert patient.ask("small.total(9)") == TOTAL
    assert patient.ask(COUNTED) == {"interpreted": 1, "loaded": 1}


def test_code_of_other_types_under_a_wrong_name_is_not_run(cache, start, compile_all):
    """Two processes that wrote to one index at once may have taken the same name for two pieces of code."""
    compile_all()
    worker = start()
    assert worker.ask("small.square(1.5)") == 2.25
    whole, broken = files(cache, "small.square*.nbc")
    shutil.copy(whole, broken)
    patient = start(is_patient=True)
    assert patient.ask("small.square(3), small.square(1.5)") == (9, 2.25)
    assert patient.ask("misses()") == []
    mender = start()
    assert mender.ask("small.square(1.5)") == 2.25
    assert mender.ask("misses()") == ["square"]
    assert patient.ask("small.square(1.5)") == 2.25
    assert patient.ask(COUNTED) == {"interpreted": 1, "loaded": 2}
