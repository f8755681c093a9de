"""RULES.md read by a program."""

import pytest

from tablewright.kernel.errors import RulesError
from tablewright.lab import ledger

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
def toy(tmp_path, monkeypatch):
    """A repository with one game in it; gives the path of its RULES.md."""
    source, tests = tmp_path / "src" / "tablewright" / "games" / "toy", tmp_path / "tests" / "games" / "toy"
    source.mkdir(parents=True)
    tests.mkdir(parents=True)
    (source / "RULES.md").write_text(PAGE, "utf-8")
    (source / "rules.toml").write_text("dice = 2  # TOY-1\n", "utf-8")
    (source / "rules.py").write_text('"""Toy."""\n\n# TOY-A1: the floor counts, like TOY-A1\n', "utf-8")
    (tests / "test_toy.py").write_text(TESTS, "utf-8")
    monkeypatch.setattr(ledger, "REPO", tmp_path)
    monkeypatch.setattr(ledger, "ROOT", tmp_path / "src" / "tablewright")
    ledger.tests_of.cache_clear()
    yield source / "RULES.md"
    ledger.tests_of.cache_clear()


def test_the_tables_are_read_in_order(toy):
    rules = ledger.rules_of("toy")
    assert [(rule.id, rule.kind, rule.note) for rule in rules] == [
        ("TOY-1", "rule", "`dice.count`"),
        ("TOY-2", "theme", "nothing to play"),
        ("TOY-A1", "ruling", ""),
    ]
    assert rules[0].statement.startswith("Roll a die")
    assert [rule.is_listed for rule in rules] == [False, True, False]


def test_where_a_rule_is_implemented_and_tested(toy):
    rules = {rule.id: rule for rule in ledger.rules_of("toy")}
    assert rules["TOY-1"].implemented == ("src/tablewright/games/toy/rules.toml:1",)
    assert rules["TOY-A1"].implemented == ("src/tablewright/games/toy/rules.py:3",)
    assert rules["TOY-1"].tested == ("tests/games/toy/test_toy.py:7",)
    assert rules["TOY-A1"].tested == ("tests/games/toy/test_toy.py:4",)
    assert rules["TOY-2"].tested == ()
    assert set(ledger.tests_of("toy")) == {"TOY-1", "TOY-9", "TOY-A1"}


def test_totals(toy):
    assert ledger.totals("toy") == {"game": "toy", "ids": 3, "tested": 2, "listed": 1, "rulings": 1}


@pytest.mark.parametrize(
    "line, message",
    [
        ("| TOY-3 | rule | Three columns. |", "TOY-3 needs four columns: id, kind, statement, note"),
        ("| TOY-3 | rule | Five | of | them. |", "TOY-3 needs four columns"),
        ("| TOY-3 | law | No such kind. | |", "TOY-3 needs four columns"),
        ("| TOY-1 | rule | Once more. | |", "TOY-1 stands there twice"),
    ],
)
def test_a_wrong_table_is_refused(toy, line, message):
    toy.write_text(PAGE + line + "\n", "utf-8")
    with pytest.raises(RulesError, match=message):
        ledger.rules_of("toy")
