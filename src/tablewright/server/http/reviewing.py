"""Reviews of the games of tables, as they are asked for over HTTP."""

from typing import Any

import msgspec

from tablewright.match.errors import Refused
from tablewright.match.record import exported
from tablewright.reviews.chances import LEVELS
from tablewright.server.reviews.keeping import NONE, Making
from tablewright.server.socket.refusals import problem_of
from tablewright.server.tables.hub import Hub
from tablewright.server.tables.table import Table


def asked(hub: Hub, table: Table, level: str, address: str) -> dict[str, Any]:
    """The review of a finished game, begun if need be."""
    return told(hub.reviews.ask(_record(table, level), level, address))


def so_far(hub: Hub, table: Table, level: str) -> dict[str, Any]:
    """The same, begun by nobody here."""
    return told(hub.reviews.find(_record(table, level), level))


def _record(table: Table, level: str) -> dict[str, Any]:
    if level not in LEVELS:
        raise Refused("bad-setting", what="level", known=", ".join(LEVELS), value=level)
    return exported(table.match)


def told(making: Making | None) -> dict[str, Any]:
    """A `ReviewState`; the review is JSON already."""
    if making is None:
        return {"status": NONE, "progress": 0.0, "problem": None, "review": None}
    problem = problem_of(Refused("no-review", problem=making.problem)) if making.problem else None
    review = None if making.review is None else msgspec.Raw(making.review)
    return {"status": making.status, "progress": making.progress, "problem": problem, "review": review}
