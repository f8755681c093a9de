"""The mutants of rule code: which changes there are, that a seed chooses them, and that a page explains survivors."""

import ast
import re
from pathlib import Path

import pytest
from bench import mutants
from bench.mutations import mutations

pytestmark = pytest.mark.nojit

SOURCE = b'''
REASONS = Reasons()
NOT_NOW = REASONS.add("not-now")
TOO_FAR = REASONS.add("too-far")
SIZE = 9


def why_not(s, a) -> int:
    """Not a rule: 3 < 4."""
    assert s.turn > 0
    if a < s.first and not s.over:
        return NOT_NOW
    s.count += 1
    tell(s, np.zeros(7))
    return a if s.count else TOO_FAR
'''


def changes(source=SOURCE):
    return {mutation.change for mutation in mutations(source)}


def test_every_kind_of_change():
    assert changes() == {
        "a < s.first -> (a <= s.first)",
        "a < s.first -> (a >= s.first)",
        "a < s.first and not s.over -> (a < s.first or not s.over)",
        "a < s.first and not s.over -> (not (a < s.first and (not s.over)))",
        "not s.over -> s.over",
        "NOT_NOW -> TOO_FAR",
        "NOT_NOW -> (NOT_NOW + 1)",
        "s.count += 1 -> pass",
        "s.count += 1 -> s.count -= 1",
        "1 -> 2",
        "1 -> 0",
        "tell(s, np.zeros(7)) -> pass",
        "a if s.count else TOO_FAR -> (TOO_FAR if s.count else a)",
        "a if s.count else TOO_FAR -> ((a if s.count else TOO_FAR) + 1)",
        "TOO_FAR -> NOT_NOW",
    }


def test_a_mutant_differs_at_one_point_and_names_its_place():
    mutation = next(mutation for mutation in mutations(SOURCE) if mutation.after == "(a <= s.first)")
    assert mutation.applied(SOURCE) == SOURCE.replace(b"a < s.first", b"(a <= s.first)")
    assert (mutation.function, mutation.line) == ("why_not", 11)


def test_every_mutant_is_python():
    source = (mutants.ROOT / "src" / "tablewright" / "match" / "seats.py").read_bytes()
    for mutation in mutations(source):
        ast.parse(mutation.applied(source))


def test_a_name_that_would_be_missing_is_not_dropped():
    assert "n = 1 -> pass" not in changes(b"def f():\n    n = 1\n    n = 2\n    return n\n")
    assert "n = 2 -> pass" in changes(b"def f():\n    n = 1\n    n = 2\n    return n\n")


def test_a_seed_chooses_and_more_begin_with_the_same():
    every = mutants.every_mutant("match")
    chosen = mutants.choose(every, 20, seed=1)
    assert mutants.choose(every, 10, seed=1) == chosen[:10]
    assert mutants.choose(every, 20, seed=2) != chosen
    assert len({mutant.key for mutant in every}) == len(every)


def test_survivors_that_change_nothing_are_still_there():
    """Each line of bench/mutants.md names a file, a function and a change that can still be made."""
    page = (Path(mutants.__file__).parent / "mutants.md").read_text("utf-8")
    rows = re.findall(r"^\| (\S+\.py) \| (\S+) \| `([^`]+)` \|", page, re.MULTILINE)
    assert rows
    for path, function, change in rows:
        source = (mutants.ROOT / "src" / "tablewright" / path).read_bytes()
        found = {mutation.change for mutation in mutations(source) if mutation.function == function}
        assert change in found, (path, function, change)
