"""Where the rules of a game are implemented, and which tests would catch them broken."""

import ast
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from tablewright.kernel.paths import REPO
from tablewright.kernel.rulebook import ID, Rule, rules_in


@dataclass(frozen=True)
class Covered:
    """A rule, the places in the game's sources that cite it, and those in its tests."""

    rule: Rule
    implemented: tuple[str, ...]
    tested: tuple[str, ...]

    @property
    def is_open(self) -> bool:
        """Something that is played, and no test says that it would notice."""
        return not self.rule.is_listed and not self.tested


@dataclass
class Places:
    """Where ids are cited, as "file:line" from a folder on."""

    root: Path
    found: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def add(self, rule: str, path: Path, line: int) -> None:
        shown = path.relative_to(self.root) if path.is_relative_to(self.root) else path
        place = f"{shown.as_posix()}:{line}"
        if place not in self.found[rule]:
            self.found[rule].append(place)


def coverage(folder: Path, tests: Path, root: Path = REPO) -> list[Covered]:
    """Each rule of the game that lives in a folder, with its places in the sources and in the folder of its tests."""
    cited, tested = citations(folder, root), citations_in_tests(tests, root)
    return [Covered(rule, tuple(cited.get(rule.id, ())), tuple(tested.get(rule.id, ()))) for rule in rules_in(folder)]


def citations(folder: Path, root: Path = REPO) -> dict[str, list[str]]:
    """Where the sources of a game cite a rule in a comment, a docstring or a reason."""
    places = Places(root)
    for path in sorted([*folder.rglob("*.py"), folder / "rules.toml"]):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for rule in ID.findall(line):
                places.add(rule, path, number)
    return places.found


def citations_in_tests(folder: Path, root: Path = REPO) -> dict[str, list[str]]:
    """The tests that carry a rule's id: `@pytest.mark.rule("QRD-23")` on a function, or `pytestmark` on a file."""
    places = Places(root)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        places.add(str(argument.value), path, node.lineno)
    return places.found


def totals(name: str, covered: list[Covered]) -> dict[str, str | int]:
    """How many ids there are, are tested, and are listed with a reason instead."""
    return {
        "game": name,
        "ids": len(covered),
        "tested": sum(bool(c.tested) and not c.rule.is_listed for c in covered),
        "listed": sum(c.rule.is_listed for c in covered),
        "rulings": sum(c.rule.kind == "ruling" for c in covered),
    }
