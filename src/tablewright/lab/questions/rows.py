"""What a strength has to say, as rows of numbers for the report."""

from dataclasses import replace
from math import isfinite
from typing import Any

import numpy as np

from tablewright.lab.evidence import LEVEL, Counts, Interval, discoveries, mean_interval
from tablewright.lab.measures import Measure
from tablewright.lab.questions.cells import Cell, cell
from tablewright.lab.questions.played import Played, level_of
from tablewright.lab.work import GAME

DIGITS = 6  # of the numbers in a report: the same on every machine
Row = dict[str, Any]


def number(value: float) -> float | None:
    """A number of the report; None where there is none."""
    return round(float(value), DIGITS) + 0.0 if isfinite(value) else None


def limits(found: Interval) -> Row:
    """An interval of the report."""
    return {"low": number(found.low), "high": number(found.high), "mean": number(found.mean)}


def about(measure: Measure) -> Row:
    """A measure as a row begins."""
    return {"name": measure.name, "title": title_of(measure), "unit": measure.unit, "group": measure.group}


def title_of(measure: Measure) -> str:
    """What a measure is called; "loses: player 1" as one says it."""
    what, _, who = measure.title().partition(": ")
    return f"{who} {what}" if measure.is_seat and measure.group == "seats" and who else measure.title()


def joint(one: Measure, other: Measure) -> Measure:
    """A measure whose range holds both: rules may move a cap."""
    wide = replace(one, low=min(one.low, other.low), high=max(one.high, other.high))
    return replace(wide, over_high=max(one.over_high, other.over_high)) if one.kind == "ratio" else wide


def changes(played: Played, known: dict[str, Measure], primary: tuple[str, ...], a: str, b: str) -> list[Row]:
    """Every number in two arms and its change; which of those that are not primary changed, by e-BH."""
    rows, evidence = [], []
    level = level_of(len(primary))
    for measure in known.values():
        change = cell(measure, b, a)
        is_primary = measure.name in primary
        at = level if is_primary else LEVEL
        row = about(measure) | {
            "a": limits(played.interval(change.of(a), at)),
            "b": limits(played.interval(change.of(b), at)),
            "difference": limits(played.interval(change, at)),
            "reading": played.reading(change, at).value,
            "primary": is_primary,
            "matters": number(played.matters(change)),
            "level": number(at),
            "counted_up_to": cap_of(played, change),
        }
        rows.append(row)
        if not is_primary:
            evidence.append((row, played.evidence(change)))
    named = discoveries([found for _, found in evidence])
    for i, (row, _) in enumerate(evidence):
        row["changed"] = i in named
    return rows


def alone(played: Played, known: dict[str, Measure], label: str, primary: tuple[str, ...] = ()) -> list[Row]:
    """Every number of one arm."""
    level = level_of(len(primary))
    rows = []
    for measure in known.values():
        at = level if measure.name in primary else LEVEL
        one = cell(measure, label)
        row = about(measure) | {"a": limits(played.interval(one, at)), "b": None, "difference": None}
        rows.append(row | {"level": number(at), "counted_up_to": cap_of(played, one)})
    return rows


def cap_of(played: Played, found: Cell) -> float | None:
    """The value that larger ones count as; None where all count as they are."""
    return number(played.scaled(found).cap)


def quantiles(played: Played, measure: Measure, labels: dict[str, str]) -> list[Row]:
    """p10, p50 and p90 of a length in one arm or two."""
    rows = []
    for p in (0.1, 0.5, 0.9):
        row = about(measure) | {"quantile": p}
        for side, label in labels.items():
            at = Cell(
                measure.name, ((label, measure.name),), (), measure.low, measure.high, "quantile", measure.unit, p=p
            )
            row[side] = limits(played.interval(at))
        rows.append(row)
    return rows


def changed_games(played: Played, a: str, b: str) -> Row:
    """In how many games anything at all came otherwise, and how many that can be."""
    n = played.n
    ones, others = (played.tables[label].raw(0, n).get(GAME) for label in (a, b))
    differ = int(np.count_nonzero(np.asarray(ones) != np.asarray(others))) if n else 0
    share = mean_interval(Counts.of([0.0] * (n - differ) + [1.0] * differ), 0, 1)
    return {"games": n, "changed": differ, "share": limits(share)}


def same_deals(played: Played, change: Cell, a: str, b: str) -> float | None:
    """What part of the games the same deals in both arms save: 1 less the variance of the change over that of both."""
    n = played.blocks_of(change)
    if change.how != "mean" or n < 2:
        return None
    apart = played.watch(change.of(a)).spread(n) + played.watch(change.of(b)).spread(n)
    return number(1 - played.watch(change).spread(n) / apart) if apart > 0 else None
