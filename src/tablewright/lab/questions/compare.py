"""What changes if I change a rule? And the self-test: A against A, where nothing changes."""

from typing import Any

import numpy as np

from tablewright.kernel.errors import TablewrightError
from tablewright.lab.arms import Arm
from tablewright.lab.evidence import discoveries, looks_until
from tablewright.lab.measures import Measure
from tablewright.lab.questions.cells import Cell, cell
from tablewright.lab.questions.played import Answer, Played, QuestionKind
from tablewright.lab.questions.question import Question
from tablewright.lab.questions.rows import changed_games, changes, joint, number, quantiles, same_deals, title_of
from tablewright.lab.report.words import change_sentence, dead_rule, disagreement

A, B = "A", "B"


def compared(question: Question) -> dict[str, Any]:
    """The rules that B changes."""
    return dict(question.detail["change"])


def arms(question: Question, bot: str) -> dict[str, Arm]:
    before, after = question.arm(bot), question.arm(bot, compared(question))
    if before == after:
        raise TablewrightError(
            "the change changes nothing: A and B have the same rules; for the self-test ask for --aa"
        )
    return {A: before, B: after}


def known(question: Question) -> dict[str, Measure]:
    """The measures that both arms have, in ranges that hold both."""
    before = question.measures()
    after = question.measures(compared(question)) if question.kind == "compare" else before
    return {name: joint(measure, after[name]) for name, measure in before.items() if name in after}


def watched(played: Played) -> list[Cell]:
    measures = known(played.question)
    return [cell(measures[name], B, A) for name in played.question.primary]


def body(played: Played) -> dict[str, Any]:
    """Every number in A and B; lengths; how many games changed; what the same deals saved."""
    measures, primary = known(played.question), played.question.primary
    saved = {name: same_deals(played, cell(measures[name], B, A), A, B) for name in primary}
    return {
        "metrics": changes(played, measures, primary, A, B),
        "quantiles": [
            row
            for measure in measures.values()
            if measure.is_length
            for row in quantiles(played, measure, {"a": A, "b": B})
        ],
        "changed_games": changed_games(played, A, B),
        "same_deals_save": saved,
        "histograms": [histogram(played, measure) for measure in measures.values() if measure.is_length],
    }


def histogram(played: Played, measure: Measure) -> dict[str, Any]:
    """How often a length came in each arm, for a picture."""
    found = {}
    for side, label in (("a", A), ("b", B)):
        if label in played.tables:
            values, times = np.unique(played.tables[label].column(measure.name, 0, played.n), return_counts=True)
            found[side] = [[number(v), int(n)] for v, n in zip(values, times, strict=True)]
    return {"name": measure.name, "title": title_of(measure), "unit": measure.unit, **found}


def primary_rows(strengths: list[dict[str, Any]], name: str) -> dict[str, dict[str, Any]]:
    """The row of a metric at each strength."""
    return {s["bot"]: next(row for row in s["metrics"] if row["name"] == name) for s in strengths if s["blocks"]}


def answer(question: Question, strengths: list[dict[str, Any]]) -> Answer:
    said, warnings = [], []
    for name in question.primary:
        if rows := primary_rows(strengths, name):
            said.append(change_sentence(rows))
            warnings.append(disagreement(rows))
    played = [s for s in strengths if s["blocks"]]
    dead = [dead_rule(s["bot"], s["changed_games"]) for s in played]
    also = {row["title"] for s in played for row in s["metrics"] if row.get("changed")}
    if also:
        more = "1 other number" if len(also) == 1 else f"{len(also)} other numbers"
        said.append(f"Also changed: {more}, such as {'; '.join(sorted(also)[:3])}.")
    return Answer((*filter(None, dead), *said), tuple(filter(None, warnings)))


def same_arms(question: Question, bot: str) -> dict[str, Arm]:
    """The same rules and deals, other thoughts of the bots: nothing changes but chance."""
    return {A: question.arm(bot), B: question.arm(bot, thinking=1)}


def self_test_body(played: Played) -> dict[str, Any]:
    return body(played) | {"self_test": self_test(played)}


def self_test(played: Played) -> dict[str, Any]:
    """How many numbers a careless reader would have called changed at some look, and how many the lab would."""
    cells = [cell(measure, B, A) for measure in known(played.question).values() if measure.kind == "mean"]
    looks = list(looks_until(played.n))
    careless, ours = set(), set()
    for i, found in enumerate(cells):
        d = found.values(played.tables, found.plus, 0, played.n) - found.values(played.tables, found.minus, 0, played.n)
        sums, squares = np.cumsum(d), np.cumsum(d * d)
        for look in looks:
            mean = sums[look - 1] / look
            error = np.sqrt(max(squares[look - 1] / look - mean * mean, 0.0) / look)
            if abs(mean) > 1.96 * error and error > 0:
                careless.add(i)
    for look in looks:
        ours.update(discoveries([played.watch(found).evidence(look) for found in cells]))
    return {"numbers": len(cells), "looks": len(looks), "careless": len(careless), "lab": len(ours)}


def self_test_answer(question: Question, strengths: list[dict[str, Any]]) -> Answer:
    said = []
    for s in (s for s in strengths if s["blocks"]):
        t = s["self_test"]
        said.append(
            f"{s['bot']}: nothing was changed. Looking {t['looks']} times, a plain 95 % interval would have claimed a "
            f"change in {t['careless']} of {t['numbers']} numbers; the lab claimed {t['lab']}."
        )
    return Answer(tuple(said))


COMPARE = QuestionKind("compare", "What changes if I change a rule?", arms, watched, body, answer)
AA = QuestionKind(
    "aa", "Does the lab find changes where there are none?", same_arms, watched, self_test_body, self_test_answer
)
