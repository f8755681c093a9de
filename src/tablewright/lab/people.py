"""Games of people as the lab counts games of bots: for a column of their own, with an interval of its own."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from tablewright.kernel import calls
from tablewright.kernel.events import new_log
from tablewright.lab import counting
from tablewright.lab.arm_table import ArmTable
from tablewright.lab.arms import Arm
from tablewright.lab.measures import Measure
from tablewright.lab.plan import GameTable, Plan, new_table
from tablewright.lab.questions.cells import Watch, cell
from tablewright.lab.questions.rows import limits
from tablewright.lab.work import Chunk, arm_key, columns_of
from tablewright.match.match import Match
from tablewright.match.record import verified

PEOPLE = "people"


@lru_cache(2000)
def counted(record: str) -> GameTable | None:
    """A finished match, counted; None for one that is none of people from the first move on."""
    match = verified(record).match
    if match.setup.begin is not None or not any(seat.kind == "person" for seat in match.seats):
        return None
    return counted_match(match)


def counted_match(match: Match) -> GameTable:
    """Every move that stands, as whole games of bots are counted."""
    assert match.history is not None
    game, start = match.game, match.history.at(0)
    plan = Plan.of(start)
    table, log, values = new_table(plan, 1), new_log(game.max_events), np.zeros(max(2, start.players))
    rules, row, out = start.arrays[0], table.counts[0], np.empty(game.max_legal, np.int32)
    state = start.arrays[1]
    _write(log, start.setup_events)
    counting.begin(plan.tables, row, rules[0], state[0], log)
    for before, ply, events, after in match.history.steps():
        if ply.action < game.n_actions:  # somebody who resigns decides nothing in the game
            n = calls.legal(rules, before, out)
            counting.decided(plan.tables, row, rules[0], ply.player, n, ply.action)
        _write(log, events)
        counting.applied(plan.tables, row, rules[0], after[0], ply.player, log, values)
        state = after
    calls.result(rules, state, table.results[0])
    counting.ended(plan.tables, row, rules[0], state[0], table.results[0])
    return table


def _write(log: Any, events: Iterable[Any]) -> None:
    """Events as the compiled code reads them."""
    events = list(events)[: len(log) - 1]
    log["kind"][0] = len(events)
    for i, event in enumerate(events, 1):
        for name in ("kind", "a", "b", "c", "player"):
            log[name][i] = getattr(event, name)


def people_rows(arm: Arm, known: dict[str, Measure], records: list[str]) -> dict[str, Any]:
    """What the games of people under the rules of an arm say of each number."""
    tables = [table for table in map(counted, records) if table is not None]
    if not tables:
        return {"games": 0, "numbers": []}
    every = tables[0]
    for table in tables[1:]:
        every = every + table
    column = ArmTable()
    column.add(0, columns_of(Chunk(arm, arm_key(arm), 0, 0, len(every)), every))
    rows = []
    for measure in known.values():
        found = cell(measure, PEOPLE).scaled({PEOPLE: column})
        if measure.name in column.names:
            seen = Watch(found, {PEOPLE: column}).interval(len(every))
            raw = column.column(measure.name).mean() if measure.kind == "mean" else seen.mean
            is_known = len(every) > found.first
            rows.append({"name": measure.name, "found": limits(seen) if is_known else unknown(float(raw))})
    return {"games": len(every), "numbers": rows}


def unknown(mean: float) -> dict[str, float | None]:
    """What was seen, where nothing can be claimed yet."""
    return {"low": None, "high": None, "mean": round(mean, 6) if mean == mean else None}
