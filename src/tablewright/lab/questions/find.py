"""Find me a value: which value of a rule meets a target, by bisection, each value judged at its share of the level.

A value is judged "below", "above", or "meets" (the whole interval lies within the target's margin), or stays open. All
judgements hold together at 95 %. Bisection supposes that the metric goes one way with the rule; the ends are judged
first, and a target that lies beyond both is told as one that cannot be met.
"""

import re
from collections.abc import Generator
from dataclasses import replace
from typing import Any

from tablewright.kernel.errors import TablewrightError
from tablewright.lab.arms import Arm
from tablewright.lab.evidence import next_look
from tablewright.lab.questions.cells import BEYOND, WIDE, Cell
from tablewright.lab.questions.played import Answer, Course, Played, QuestionKind, level_of
from tablewright.lab.questions.question import Question
from tablewright.lab.questions.rows import limits
from tablewright.lab.questions.sweeps import label_of, point_cell, points, title_of
from tablewright.lab.report.amounts import interval_text, is_share
from tablewright.lab.report.words import among

BELOW, ABOVE, MEETS, OPEN = "below", "above", "meets", "open"
NEAR = 4  # an interval this many times narrower than the margin is fine enough
Judged = Generator[dict[str, int], None, str]


def parse_target(text: str) -> tuple[str, float, float]:
    """A target as people write it: metric, value, margin; per cent as shares.

    >>> parse_target("cleared = 40% +- 3"), parse_target("rounds = 6 +- 0.5")
    (('cleared', 0.4, 0.03), ('rounds', 6.0, 0.5))
    """
    found = re.fullmatch(r"\s*(.+?)\s*=\s*(-?[\d.]+)\s*(%?)\s*(?:\+-|±|\+/-)\s*([\d.]+)\s*%?\s*", text)
    if not found:
        raise TablewrightError(f"target {text!r}: expected such as 'cleared = 40% +- 3' or 'rounds = 6 +- 0.5'")
    scale = 100 if found[3] else 1
    value, margin = float(found[2]) / scale, float(found[4]) / scale
    if margin <= 0:
        raise TablewrightError(f"target {text!r}: expected a margin above 0, such as +- 3")
    return found[1], value, margin


def arms(question: Question, bot: str) -> dict[str, Arm]:
    return {label: question.arm(bot, change) for label, change in points(question).items()}


def watched(played: Played) -> list[Cell]:
    """The metric at each value, on a scale that reaches well beyond the target."""
    question = played.question
    reach = max(WIDE, BEYOND * (abs(question.detail["value"]) + question.detail["margin"]))
    found = [point_cell(question, label, change) for label, change in points(question).items()]
    return [replace(cell, reach=reach) for cell in found]


def judgement(played: Played, cell: Cell, level: float) -> str:
    """Where a value's metric lies, as far as its blocks say."""
    goal, margin = played.question.detail["value"], played.question.detail["margin"]
    if played.blocks_of(cell) <= played.scaled(cell).first:
        return OPEN
    found = played.interval(cell, level)
    if goal - margin <= found.low and found.high <= goal + margin:
        return MEETS
    is_fine = found.half <= margin / NEAR  # on the edge of the margin: its side of the target will do
    if found.low > goal + (0 if is_fine else margin):
        return ABOVE
    return BELOW if found.high < goal - (0 if is_fine else margin) else OPEN


def judge(played: Played, cell: Cell, level: float) -> Judged:
    """Play a value until it is judged."""
    label, n = cell.plus[0][0], 0
    while n < played.most:
        n = min(next_look(n), played.most)
        yield {label: n}
        if (found := judgement(played, cell, level)) != OPEN:
            return found
    return OPEN


def course(played: Played) -> Course:
    """Judge both ends, then halve: True once a value meets the target, or none can."""
    cells = played.watched
    level = level_of(len(cells))
    low, high = 0, len(cells) - 1
    first = yield from judge(played, cells[low], level)
    last = yield from judge(played, cells[high], level)
    if MEETS in (first, last):
        return True
    if OPEN in (first, last):
        return False
    if first == last:
        return True  # beyond both ends: it cannot be met
    while high - low > 1:
        middle = (low + high) // 2
        found = yield from judge(played, cells[middle], level)
        if found in (MEETS, OPEN):
            return found == MEETS
        low, high = (middle, high) if found == first else (low, middle)
    return True


def body(played: Played) -> dict[str, Any]:
    question, rows = played.question, []
    cells = played.watched
    level = level_of(len(cells))
    for cell, change in zip(cells, points(question).values(), strict=True):
        n = played.blocks_of(cell)
        row: dict[str, Any] = {"name": cell.name, "title": title_of(question), "unit": cell.unit, "group": "find"}
        row |= {"point": change}
        row |= {"a": limits(played.interval(cell, level)) if n else None, "b": None, "difference": None, "blocks": n}
        rows.append(row | {"judgement": judgement(played, cell, level)})
    return {"metrics": rows, "target": {"value": question.detail["value"], "margin": question.detail["margin"]}}


def answer(question: Question, strengths: list[dict[str, Any]]) -> Answer:
    said, found = [], {}
    for s in (s for s in strengths if s["blocks"]):
        rows = [row for row in s["metrics"] if row["blocks"]]
        text, found[s["bot"]] = one_answer(question, rows, s["decided"])
        said.append(f"{among([s['bot']]).capitalize()}: {text}.")
    values = {value for value in found.values() if value}
    warnings = ["Strengths disagree about the value: see the curve of each."] if len(values) > 1 else []
    return Answer(tuple(said), tuple(warnings))


def target_text(question: Question, unit: str) -> str:
    value, margin = question.detail["value"], question.detail["margin"]
    if is_share(unit):
        return f"{100 * value:g} % ± {100 * margin:g}"
    return f"{value:g} ± {margin:g} {unit}"


def one_answer(question: Question, rows: list[dict[str, Any]], is_decided: bool) -> tuple[str, str]:
    """What one strength says, and the value it found."""
    unit = rows[0]["unit"]
    goal = f"{title_of(question).lower()} = {target_text(question, unit)}"
    if meets := [row for row in rows if row["judgement"] == MEETS]:
        best = meets[0]
        return f"{label_of(best['point'])} meets {goal} ({interval_text(best['a'], unit)})", label_of(best["point"])
    sides = {row["judgement"] for row in rows}
    if not is_decided:
        return f"{goal} is still open; {len(rows)} values were looked at", ""
    if sides in ({ABOVE}, {BELOW}):
        nearest = min(rows, key=lambda row: abs(row["a"]["mean"] - question.detail["value"]))
        side = next(iter(sides))
        text = f"no value can meet {goal}: all lie {side} it, the nearest is {label_of(nearest['point'])}"
        return f"{text} ({interval_text(nearest['a'], unit)})", ""
    before = [row for row in rows if row["judgement"] == rows[0]["judgement"]][-1]
    after = next(row for row in rows if row["judgement"] == rows[-1]["judgement"])
    return (
        f"no value meets {goal}: it lies between {label_of(before['point'])} ({interval_text(before['a'], unit)}) "
        f"and {label_of(after['point'])} ({interval_text(after['a'], unit)})",
        "",
    )


FIND = QuestionKind("find", "Which value of a rule meets a target?", arms, watched, body, answer, course)
