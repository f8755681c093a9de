"""Every rule has a test, and every test cites a rule that is there."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

import tablewright
from tablewright.kernel.paths import folder_of
from tablewright.kernel.rulebook import rules_in
from tablewright.testing.coverage import citations_in_tests, coverage

pytestmark = pytest.mark.nojit

GAMES = Path(__file__).parents[1] / "games"
EVERY_GAME = pytest.mark.parametrize("name", tablewright.GAMES)


def rules_of(name):
    return rules_in(folder_of(name))


@EVERY_GAME
def test_every_rule_component_and_ruling_has_a_test(name):
    open_ends = [covered.rule.id for covered in coverage(folder_of(name), GAMES / name) if covered.is_open]
    assert not open_ends, f"{name}: no test for {', '.join(open_ends)}"


@EVERY_GAME
def test_every_cited_rule_is_known(name):
    known = {rule.id for rule in rules_of(name)}
    unknown = {rule: places for rule, places in citations_in_tests(GAMES / name).items() if rule not in known}
    assert not unknown, f"{name}: RULES.md lacks {unknown}"


@EVERY_GAME
def test_what_is_not_tested_says_why(name):
    silent = [rule.id for rule in rules_of(name) if rule.is_listed and not rule.note]
    assert not silent, f"{name}: no reason for {', '.join(silent)}"


@EVERY_GAME
def test_every_rule_has_a_statement(name):
    assert not [rule.id for rule in rules_of(name) if not rule.statement]


@EVERY_GAME
def test_the_ids_are_numbered_without_gaps(name):
    """The rulebook's rules from 1 on, and the rulings, which have a letter, each from 1 on too."""
    numbers = defaultdict(list)
    for rule in rules_of(name):
        series, number = re.fullmatch(r"([A-Z]+-[A-Z]?)(\d+)", rule.id).groups()
        numbers[series].append(int(number))
    assert len({series.partition("-")[0] for series in numbers}) == 1, f"{name}: one prefix for all ids"
    for series, found in numbers.items():
        assert sorted(found) == list(range(1, len(found) + 1)), f"{name}: {series} has gaps"


def marks():
    """Every `pytest.mark.rule(...)` of the tests, with its file."""
    for path in sorted(GAMES.parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and ast.unparse(node) == "pytest.mark.rule":
                yield path, node
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield path, node


def test_marks_are_literal_and_in_the_tests_of_a_game():
    """Ids that are computed, or stand elsewhere, would not be found."""
    for path, node in marks():
        place = f"{path.relative_to(GAMES.parent)}:{node.lineno}"
        assert path.is_relative_to(GAMES), place
        if isinstance(node, ast.Call):
            assert node.args, f"{place}: cites no rule"
            assert all(isinstance(a, ast.Constant) and isinstance(a.value, str) for a in node.args), place


def test_marks_are_on_tests():
    """A mark on a helper, or on a file without tests, would count and test nothing."""
    for path in sorted(GAMES.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for function in functions:
            if any("mark.rule" in ast.unparse(mark) for mark in function.decorator_list):
                assert function.name.startswith("test_"), f"{path.name}: {function.name}"
        marked = any("mark.rule" in ast.unparse(node) for node in tree.body if isinstance(node, ast.Assign))
        assert not marked or any(function.name.startswith("test_") for function in functions), path
