"""RULES.md read by a program."""

import pytest

from tablewright.kernel.errors import RulesError
from tablewright.kernel.rulebook import rules_in
from tablewright.testing.coverage import citations_in_tests, coverage, totals

pytestmark = pytest.mark.nojit

PAGE = """# Toy: the rules by id

| id | kind | statement | note |
|---|---|---|---|
| TOY-1 | rule | Roll a die \\| or two. | `dice.count` |
| TOY-2 | theme | It rains. | nothing to play |

Some words about TOY-1 | in a line that is no table.

| other | table |
|---|---|
| TOY | 3 |

| id | kind | statement | note |
|---|---|---|---|
| TOY-A1 | ruling | A die on the floor counts. | |
"""
TESTS = """
import pytest

pytestmark = [pytest.mark.nojit, pytest.mark.rule("TOY-A1")]


@pytest.mark.rule("TOY-1", "TOY-9")
def test_rolls():
    pass
"""


@pytest.fixture
def toy(tmp_path):
    """A repository with one game in it; gives the folders of the game and of its tests."""
    source, tests = tmp_path / "src" / "toy", tmp_path / "tests" / "toy"
    source.mkdir(parents=True)
    tests.mkdir(parents=True)
    (source / "RULES.md").write_text(PAGE, "utf-8")
    (source / "rules.toml").write_text("dice = 2  # TOY-1\n", "utf-8")
    (source / "rules.py").write_text('"""Toy."""\n\n# TOY-A1: the floor counts, like TOY-A1\n', "utf-8")
    (tests / "test_toy.py").write_text(TESTS, "utf-8")
    return source, tests


def test_the_tables_are_read_in_order(toy):
    rules = rules_in(toy[0])
    assert [(rule.id, rule.kind, rule.note, rule.section) for rule in rules] == [
        ("TOY-1", "rule", "`dice.count`", "Toy: the rules by id"),
        ("TOY-2", "theme", "nothing to play", "Toy: the rules by id"),
        ("TOY-A1", "ruling", "", "Toy: the rules by id"),
    ]
    assert rules[0].statement == "Roll a die | or two."
    assert [rule.is_listed for rule in rules] == [False, True, False]


def test_a_game_without_a_page_has_no_rules_by_id(tmp_path):
    assert rules_in(tmp_path) == ()


def test_where_a_rule_is_implemented_and_tested(toy, tmp_path):
    rules = {covered.rule.id: covered for covered in coverage(*toy, tmp_path)}
    assert rules["TOY-1"].implemented == ("src/toy/rules.toml:1",)
    assert rules["TOY-A1"].implemented == ("src/toy/rules.py:3",)
    assert rules["TOY-1"].tested == ("tests/toy/test_toy.py:7",)
    assert rules["TOY-A1"].tested == ("tests/toy/test_toy.py:4",)
    assert rules["TOY-2"].tested == ()
    assert set(citations_in_tests(toy[1])) == {"TOY-1", "TOY-9", "TOY-A1"}


def test_totals(toy):
    assert totals("toy", coverage(*toy)) == {"game": "toy", "ids": 3, "tested": 2, "listed": 1, "rulings": 1}


@pytest.mark.parametrize(
    "line, message",
    [
        ("| TOY-3 | rule | Three columns. |", r"TOY-3 needs four columns: id, kind \(one of .*\), statement, note"),
        ("| TOY-3 | rule | Five | of | them. |", "TOY-3 needs four columns"),
        ("| TOY-3 | law | No such kind. | |", "TOY-3 needs four columns"),
        ("| TOY-1 | rule | Once more. | |", "TOY-1 stands there twice"),
    ],
)
def test_a_wrong_table_is_refused(toy, line, message):
    (toy[0] / "RULES.md").write_text(PAGE + line + "\n", "utf-8")
    with pytest.raises(RulesError, match=message):
        rules_in(toy[0])
