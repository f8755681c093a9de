"""The rules of a game by id: what RULES.md says, where the code cites an id, which tests would catch it broken."""

import ast
import re
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tablewright.kernel.cache import ROOT
from tablewright.kernel.errors import RulesError

REPO = ROOT.parents[1]
TESTED_KINDS = ("rule", "component", "ruling")
LISTED_KINDS = ("theme", "talk")
CITED = re.compile(r"\b([A-Z]{2,3}-[A-Z]?\d+)\b")


@dataclass(frozen=True)
class Rule:
    """One line of a RULES.md."""

    id: str
    kind: str
    statement: str
    note: str
    implemented: tuple[str, ...] = ()
    tested: tuple[str, ...] = ()

    @property
    def is_listed(self) -> bool:
        """Theme and table talk: there is nothing to test, and the note says why."""
        return self.kind in LISTED_KINDS


@dataclass
class Places:
    """Where ids are cited."""

    found: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def add(self, rule: str, path: Path, line: int) -> None:
        place = f"{path.relative_to(REPO).as_posix()}:{line}"
        if place not in self.found[rule]:
            self.found[rule].append(place)


def rules_of(game: str) -> list[Rule]:
    """The rules of a game, in the order of its RULES.md."""
    folder = ROOT / "games" / game
    cited, tested = citations(folder), tests_of(game)
    rules: dict[str, Rule] = {}
    for line in (folder / "RULES.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if not cells or not CITED.fullmatch(cells[0]):
            continue
        if len(cells) != 4 or cells[1] not in TESTED_KINDS + LISTED_KINDS:
            raise RulesError(f"RULES.md of {game}: {cells[0]} needs four columns: id, kind, statement, note")
        if cells[0] in rules:
            raise RulesError(f"RULES.md of {game}: {cells[0]} stands there twice")
        name, kind, statement, note = cells
        rules[name] = Rule(name, kind, statement, note, tuple(cited.get(name, ())), tuple(tested.get(name, ())))
    return list(rules.values())


def citations(folder: Path) -> dict[str, list[str]]:
    """Where the sources of a game cite a rule in a comment, a docstring or a reason."""
    places = Places()
    for path in sorted([*folder.glob("*.py"), folder / "rules.toml"]):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for rule in CITED.findall(line):
                places.add(rule, path, number)
    return places.found


@cache
def tests_of(game: str) -> dict[str, list[str]]:
    """The tests that carry a rule's id: `@pytest.mark.rule("QRD-23")` on a function, or `pytestmark` on a file."""
    places = Places()
    for path in sorted((REPO / "tests" / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        places.add(str(argument.value), path, node.lineno)
    return places.found


def totals(game: str) -> dict[str, str | int]:
    """How many ids there are, are tested, and are listed with a reason instead."""
    rules = rules_of(game)
    return {
        "game": game,
        "ids": len(rules),
        "tested": sum(bool(rule.tested) and not rule.is_listed for rule in rules),
        "listed": sum(rule.is_listed for rule in rules),
        "rulings": sum(rule.kind == "ruling" for rule in rules),
    }
