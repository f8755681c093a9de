"""Only what Python calls becomes machine code; what that calls inside is part of it."""

import pytest
from tests.kernel.compiling.processes import compiles, other

pytestmark = compiles
MODULE = """
from tablewright.kernel.compiling import jit

@jit
def twice(x):
    return 2 * x

@jit
def never(x):  # its call is dropped before anything is linked
    if False:
        return twice(x)
    return x

@jit
def outer(x):
    return never(x) + twice(x) + 1

@jit
def further(x):
    return outer(x) + twice(x)

@jit
def small(x):
    if x > 9:
        raise ValueError("too large", x)
    return x

@jit
def smaller(x):
    if x > 5:
        raise ValueError("too large", x)
    return small(x)

@jit
def checked(x):
    return small(x) + smaller(x)

@jit
def down(x):
    return 0 if x == 0 else 1 + down(x - 1)

@jit
def even(x):
    return True if x == 0 else odd(x - 1)

@jit
def odd(x):
    return False if x == 0 else even(x - 1)
"""
TRY = """
try:
    nested.even(7)
except Exception as error:
    told = str(error)
"""


@pytest.fixture
def module(tmp_path):
    (tmp_path / "nested.py").write_text(MODULE, "utf-8")
    return tmp_path


def saved(cache):
    """The functions whose machine code lies on the disk."""
    return {path.name.split("-")[0].removeprefix("nested.") for path in cache.rglob("nested.*.nbi")}


def test_only_what_python_calls_is_saved_and_runs_as_itself(module, tmp_path):
    cache = tmp_path / "cache"
    with other(cache, path=module) as first:
        first.ask("import nested")
        assert first.ask("nested.outer(5)") == 16
        assert saved(cache) == {"outer"}
        assert first.ask("nested.twice(4)") == 8  # so far a part of another function
        assert first.ask("nested.further(5)") == 26
        assert saved(cache) == {"outer", "twice", "further"}
    with other(cache, path=module) as second:
        second.ask("import nested")
        assert second.ask("[nested.outer(5), nested.twice(4), nested.further(5), misses()]") == [16, 8, 26, []]


def test_code_from_the_disk_is_lowered_again_where_a_new_function_needs_it(module, tmp_path):
    cache = tmp_path / "cache"
    with other(cache, path=module) as first:
        first.ask("import nested")
        assert first.ask("[nested.outer(5), nested.twice(1)]") == [16, 2]
    with other(cache, path=module) as second:
        second.ask("import nested")
        assert second.ask("nested.twice(1)") == 2
        assert second.ask("nested.further(5)") == 26
        assert second.ask("[nested.twice(1), nested.outer(5)]") == [2, 16]
        assert second.ask("sum(nested.outer.stats.cache_hits.values())") == 1  # Python's call loads it
    assert saved(cache) == {"outer", "twice", "further"}


def test_functions_may_call_themselves_but_not_each_other_in_turn(module, tmp_path):
    with other(tmp_path / "cache", path=module) as process:
        process.ask("import nested")
        assert process.ask("nested.down(7)") == 7
        process.ask(TRY)
        assert "call each other in turn" in process.ask("told")


def test_two_inner_functions_may_raise_alike(module, tmp_path):
    """numba writes the same helper into both; what was met at run time is not told."""
    with other(tmp_path / "cache", path=module) as process:
        process.ask("import nested")
        assert process.ask("nested.checked(3)") == 6
        process.ask(TRY.replace("nested.even(7)", "nested.checked(7)"))
        assert "exception" in process.ask("told")


def test_a_function_of_somebody_elses_still_runs_from_python(module, tmp_path):
    """One that numba itself compiles, and that a function of ours calls too."""
    (module / "foreign.py").write_text(
        "from numba import njit\nfrom tablewright.kernel.compiling import jit\n"
        "@njit\ndef half(x):\n    return x // 2\n@jit\ndef ours(x):\n    return half(x) + 1\n",
        "utf-8",
    )
    with other(tmp_path / "cache", path=module) as process:
        process.ask("import foreign")
        assert process.ask("[foreign.ours(8), foreign.half(8), foreign.ours(10)]") == [5, 4, 6]
