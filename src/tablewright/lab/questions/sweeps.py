"""One rule over its values, and two rules against each other: a curve and a map, each point with its interval."""

from itertools import product
from typing import Any

from tablewright.kernel.errors import TablewrightError
from tablewright.lab.arms import Arm
from tablewright.lab.measures import Measure
from tablewright.lab.questions.cells import Cell, metric_cell, parse_metric
from tablewright.lab.questions.played import Answer, Played, QuestionKind, level_of
from tablewright.lab.questions.question import Question
from tablewright.lab.questions.rows import limits
from tablewright.lab.questions.rows import title_of as measure_title
from tablewright.lab.report.amounts import value_text
from tablewright.lab.report.words import among

MOST_POINTS = 64


def points(question: Question) -> dict[str, dict[str, Any]]:
    """The changes of each point, by label: one rule with a value, or two."""
    axes = question.detail["axes"]
    found = {}
    for values in product(*(axis["values"] for axis in axes)):
        change = {axis["key"]: value for axis, value in zip(axes, values, strict=True)}
        found[label_of(change)] = change
    if len(found) > MOST_POINTS:
        raise TablewrightError(f"these are {len(found)} points; expected at most {MOST_POINTS}: name fewer values")
    if len(found) < 2:
        raise TablewrightError("expected two values or more, such as 2..12 or 1,2,4")
    return found


def label_of(change: dict[str, Any]) -> str:
    return ", ".join(f"{key}={value}" for key, value in change.items())


def arms(question: Question, bot: str) -> dict[str, Arm]:
    return {label: question.arm(bot, change) for label, change in points(question).items()}


def point_cell(question: Question, label: str, change: dict[str, Any]) -> Cell:
    """The metric at a point, in the range that its rules leave."""
    return metric_cell(question.measures(change), question.primary[0], label)


def watched(played: Played) -> list[Cell]:
    return [point_cell(played.question, label, change) for label, change in points(played.question).items()]


def body(played: Played) -> dict[str, Any]:
    """The metric at each point; together the intervals hold at 95 %."""
    question, rows = played.question, []
    level = level_of(len(points(question)))
    for label, change in points(question).items():
        found = point_cell(question, label, change)
        row = {"name": found.name, "title": title_of(question), "unit": found.unit, "group": "sweep", "point": change}
        rows.append(row | {"a": limits(played.interval(found, level)), "b": None, "difference": None})
    return {"metrics": rows}


def title_of(question: Question) -> str:
    """The metric in words."""
    name, sign, number = parse_metric(question.primary[0])
    measure: Measure = question.measures()[name]
    return f"{measure_title(measure)} {sign} {number:g}" if sign else measure_title(measure)


def extremes(rows: list[dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]]:
    ordered = sorted(rows, key=lambda row: row["a"]["mean"] if row["a"]["mean"] is not None else 0.0)
    return ordered[0], ordered[-1]


def answer(question: Question, strengths: list[dict[str, Any]]) -> Answer:
    said, directions = [], {}
    for s in (s for s in strengths if s["blocks"]):
        least, most = extremes(s["metrics"])
        at = {id(row): label_of(row["point"]) for row in (least, most)}
        if most["a"]["low"] <= least["a"]["high"]:
            said.append(f"{title_of(question)} {among([s['bot']])}: no value is provably apart from another yet.")
            continue
        lowest, highest = (f"{value_text(row['a'], row['unit'])} at {at[id(row)]}" for row in (least, most))
        said.append(f"{title_of(question)} {among([s['bot']])}: from {lowest} to {highest}.")
        directions[s["bot"]] = (at[id(least)], at[id(most)])
    warnings = []
    turned = {pair for pair in directions.values() if (pair[1], pair[0]) in directions.values()}
    if turned:
        warnings.append("Strength turns the answer around: where one strength has its most, another has its least.")
    return Answer(tuple(said), tuple(warnings))


SWEEP = QuestionKind("sweep", "What does a rule do over its values?", arms, watched, body, answer)
GRID = QuestionKind("grid", "What do two rules do together?", arms, watched, body, answer)
