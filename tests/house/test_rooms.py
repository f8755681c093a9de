"""A reader who knows one game, or one room, finds everything in the next."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from tablewright.games.registry import OWN
from tablewright.kernel.assemble import MODULES, NEEDED, OPTIONAL

pytestmark = pytest.mark.nojit
ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tablewright"
PYTHON = sorted(path for folder in ("src", "tests", "bench", "web") for path in (ROOT / folder).rglob("*.py"))
PYTHON = [path for path in PYTHON if "node_modules" not in path.parts]
ROLES = {name: role for parts in (NEEDED, OPTIONAL) for role, names in parts.items() for name in names}
LISTED = 3  # so many games in one literal are a list of the games


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("name", OWN)
def test_a_part_of_a_game_stands_in_the_file_of_its_role(name):
    """`assemble` looks nowhere else, so a part in another file would be one that nobody calls."""
    folder = SOURCE / "games" / name
    for path in sorted(folder.rglob("*.py")):
        here = ".".join(path.relative_to(folder).with_suffix("").parts)
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and ROLES.get(node.name, here) != here:
                pytest.fail(f"{shown(path)}: {node.name} belongs into {ROLES[node.name]}.py")


@pytest.mark.parametrize("name", OWN)
def test_what_bots_know_stands_apart_from_the_rulebook(name):
    """Rules do not look into bots/, so that it can change without touching what is played."""
    folder = SOURCE / "games" / name
    for path in sorted(folder.glob("*.py")):
        assert f"tablewright.games.{name}.bots" not in path.read_text("utf-8"), shown(path)
    assert (folder / "bots" / "levels.toml").exists()
    assert set(MODULES) <= {"bots.alphabeta", "bots.talk"}


def test_no_public_class_name_stands_twice_outside_the_games():
    found = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        if not {SOURCE / "games", SOURCE / "new_game"} & set(path.parents):  # the template is a game, too
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(shown(path))
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def lists_of_games(tree: ast.AST) -> list[int]:
    """The lines of literals, and of chains of comparisons, that name several games of ours."""
    lines = []
    for node in ast.walk(tree):
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict | ast.BoolOp | ast.Match):
            texts = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
            if len(set(texts) & set(OWN)) >= LISTED:
                lines.append(node.lineno)
    return lines


def test_nothing_but_the_registry_lists_the_games():
    found = {shown(path): lists_of_games(ast.parse(path.read_text("utf-8"))) for path in PYTHON}
    assert [path for path, lines in found.items() if lines] == ["src/tablewright/games/registry.py"], {
        path: lines for path, lines in found.items() if lines
    }


def test_the_page_lists_no_games():
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte") and "boards" not in path.parts:
            named = {name for name in OWN if re.search(rf"['\"/`]{name}['\"/`]", path.read_text("utf-8"))}
            assert len(named) < LISTED, f"{shown(path)}: {sorted(named)}"


def records_outliving_arrays(function: ast.FunctionDef) -> list[str]:
    """Records taken from an array that the function made, used after the array is, or in a loop where it is not.

    A record does not keep its array alive in compiled code: after the last use of the array it is freed.
    """
    made = set()
    records: dict[str, str] = {}
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign):
            continue
        targets, values = [node.targets[0]], [node.value]
        if isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple):
            targets, values = node.targets[0].elts, node.value.elts
        for target, value in zip(targets, values):
            if not isinstance(target, ast.Name):
                continue
            if isinstance(value, ast.Call) and ast.unparse(value.func).endswith(".copy"):
                made.add(target.id)
            if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
                records[target.id] = value.value.id
    lines: dict[str, int] = defaultdict(int)  # the last on which a name is used
    for node in ast.walk(function):
        if isinstance(node, ast.Name):
            lines[node.id] = max(lines[node.id], node.lineno)
    wrong = [name for name, array in records.items() if array in made and lines[array] < lines[name]]
    for loop in ast.walk(function):
        if isinstance(loop, ast.For | ast.While):
            used = {node.id for node in ast.walk(loop) if isinstance(node, ast.Name)}
            wrong += [name for name, array in records.items() if name in used and array in made - used]
    return sorted(set(wrong))


def test_no_record_is_taken_from_a_local_array_outside_its_loop():
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and any("jit" in ast.unparse(d) for d in node.decorator_list):
                assert not records_outliving_arrays(node), f"{shown(path)}: {node.name}"


def test_the_check_finds_a_record_that_outlives_its_array():
    bad = "def f(n):\n    own = blank.copy()\n    r, s = rs[0], own[0]\n    for i in range(n):\n        use(r, s)\n"
    also_bad = "def f(n):\n    own = blank.copy()\n    s = own[0]\n    use(s)\n"
    good = "def f(n):\n    own = blank.copy()\n    for i in range(n):\n        use(rs[0], own[0])\n"
    assert records_outliving_arrays(ast.parse(bad).body[0]) == ["s"]
    assert records_outliving_arrays(ast.parse(also_bad).body[0]) == ["s"]
    assert records_outliving_arrays(ast.parse(good).body[0]) == []
