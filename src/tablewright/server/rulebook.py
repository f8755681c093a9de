"""The rules of a game by id, as its RULES.md has them."""

import re
from functools import cache

from tablewright.kernel.cache import ROOT
from tablewright.server.bodies import Rule

ID = re.compile(r"[A-Z]{2,4}-[A-Z]?\d+")


@cache
def rules_of(name: str) -> list[Rule]:
    """Every row of a table whose first cell is a rule's id, with the heading it stands under."""
    section, found = "", []
    for line in (ROOT / "games" / name / "RULES.md").read_text("utf-8").splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if len(cells) >= 3 and ID.fullmatch(cells[0]):
            found.append(Rule(cells[0], cells[1], cells[2], " | ".join(cells[3:]), section))
    return found
