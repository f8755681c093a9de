"""The rules of a game by id, as its RULES.md has them: tables of id, kind, statement and note."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tablewright.kernel.errors import RulesError

TESTED_KINDS = ("rule", "component", "ruling")
LISTED_KINDS = ("theme", "talk")
ID = re.compile(r"\b([A-Z]{2,4}-[A-Z]?\d+)\b")
CELLS = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True)
class Rule:
    """One line of a RULES.md."""

    id: str
    kind: str
    statement: str
    note: str
    section: str  # the heading that it stands under

    @property
    def is_listed(self) -> bool:
        """Theme and table talk: there is nothing to test, and the note says why."""
        return self.kind in LISTED_KINDS


@cache
def rules_in(folder: Path) -> tuple[Rule, ...]:
    """The rules of the game that lives there, in the order of its RULES.md; none where it has no such page."""
    path, section = folder / "RULES.md", ""
    rules: dict[str, Rule] = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        if line.startswith("#"):
            section = line.lstrip("# ")
            continue
        cells = [cell.strip().replace("\\|", "|") for cell in CELLS.split(line)[1:-1]]
        if not cells or not ID.fullmatch(cells[0]):
            continue
        if len(cells) != 4 or cells[1] not in TESTED_KINDS + LISTED_KINDS:
            kinds = ", ".join(TESTED_KINDS + LISTED_KINDS)
            raise RulesError(f"{path}: {cells[0]} needs four columns: id, kind (one of {kinds}), statement, note")
        if cells[0] in rules:
            raise RulesError(f"{path}: {cells[0]} stands there twice")
        name, kind, statement, note = cells
        rules[name] = Rule(name, kind, statement, note, section)
    return tuple(rules.values())


@cache
def told_in(folder: Path, language: str) -> dict[str, tuple[str, str]]:
    """Statement and section by id in another language, from RULES.<language>.md; empty where there is no such page."""
    path, section = folder / f"RULES.{language}.md", ""
    if not language.isalpha() or not path.exists():
        return {}
    known = {rule.id for rule in rules_in(folder)}
    told: dict[str, tuple[str, str]] = {}
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        cells = [cell.strip().replace("\\|", "|") for cell in CELLS.split(line)[1:-1]]
        if len(cells) == 2 and ID.fullmatch(cells[0]):
            if cells[0] not in known or cells[0] in told:
                raise RulesError(f"{path}: {cells[0]} stands there twice, or not in RULES.md")
            told[cells[0]] = cells[1], section
    return told
