"""What must hold for the sources of the games and of all compiled code."""

import ast
import sys
from pathlib import Path

import pytest

import tablewright
from tablewright.kernel.paths import ROOT
from tablewright.kernel.records import fields_of

pytestmark = pytest.mark.nojit

# by convention, where a parameter is annotated Any: the rules record, a state, an observation
BY_NAME = {"r": "Rules", "s": "State", "o": "State"}


def records_of(function: ast.FunctionDef) -> dict[str, str]:
    """The parameters that are records: name -> Rules or State."""
    found = {}
    for parameter in function.args.args:
        annotation = ast.unparse(parameter.annotation) if parameter.annotation else ""
        declared = annotation.split(".")[-1]
        if declared in ("State", "Rules"):
            found[parameter.arg] = declared
        elif declared == "Any" and parameter.arg in BY_NAME:
            found[parameter.arg] = BY_NAME[parameter.arg]
    return found


def unknown_fields(tree: ast.AST, fields: dict[str, set[str]]) -> list[str]:
    """Where a field is named that the record does not have."""
    wrong = []
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        records = records_of(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in records:
                declared = records[node.value.id]
                if node.attr not in fields[declared]:
                    wrong.append(f"line {node.lineno}: {declared} has no {node.attr}")
    return wrong


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_field_that_is_named_exists(name):
    game = tablewright.game(name)
    fields = {
        "State": {field.name for field in fields_of(game.declared_state)},
        "Rules": {field.name for field in fields_of(game.declared_rules)},
    }
    for path in sorted(game.folder.rglob("*.py")):
        wrong = unknown_fields(ast.parse(path.read_text("utf-8")), fields)
        assert not wrong, f"{path.name}: {wrong}"


def test_the_check_finds_a_misspelt_field():
    fields = {"State": {"turn"}, "Rules": {"points"}}
    good = "def f(r: Rules, s: State, d: Any) -> int:\n    return r.points + s.turn + d.anything"
    bad = "def f(r: Any, o: State) -> int:\n    return r.point + o.turns"
    assert unknown_fields(ast.parse(good), fields) == []
    assert unknown_fields(ast.parse(bad), fields) == ["line 2: Rules has no point", "line 2: State has no turns"]


def calls_numbas_compiler(path: Path) -> bool:
    tree = ast.parse(path.read_text("utf-8"))
    named = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    imported = {
        f"{node.module}.{name.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    banned = {f"numba.{name}" for name in ("njit", "jit", "prange", "vectorize", "guvectorize", "cfunc")}
    return bool((named | imported) & banned)


def test_nothing_is_compiled_but_by_the_caches_own_jit():
    found = {path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py") if calls_numbas_compiler(path)}
    assert found == {"kernel/compiling/__init__.py"}


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_the_verbs_of_a_game_are_compiled_functions_of_its_own_folder(name):
    game = tablewright.game(name)
    verbs = (
        "setup",
        "legal",
        "legal_set",
        "apply",
        "actor",
        "result",
        "end_reason",
        "length",
        "playout",
        "fingerprint",
    )
    others = ("observe_partly", "scramble", "deal", "evaluate", "value_for", "why_not")
    for verb in (*verbs, *others):
        function = getattr(game, verb)
        if function is not None:
            assert Path(sys.modules[function.__module__].__file__).is_relative_to(game.folder), verb
