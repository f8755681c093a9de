"""The report of a question: everything that its blocks say, as data. Words, pages and files are made from it."""

from typing import Any

from tablewright.lab.questions.outcomes import verb
from tablewright.lab.questions.played import Played, QuestionKind, level_of
from tablewright.lab.questions.question import Question
from tablewright.lab.questions.rows import limits
from tablewright.lab.report.command import command_of
from tablewright.lab.work import arm_key

Report = dict[str, Any]


def report_of(question: Question, kind: QuestionKind, played: list[Played], run_limits: dict[str, Any]) -> Report:
    """The whole report. It depends on the question and on which blocks count, on nothing else."""
    strengths = [strength_of(part) for part in played]
    found = kind.answer(question, strengths)
    facts = {"asks": kind.what, "title": question.found.meta.title, "counts": verb(question)}
    verdict = " ".join(found.verdict) if found.verdict else "Nothing was played yet."
    return {
        "question": question.as_dict() | facts,
        "command": command_of(question, run_limits),
        "verdict": verdict,
        "sentences": list(found.verdict),
        "warnings": list(found.warnings),
        "decided": all(part.is_decided for part in played),
        "strengths": strengths,
    }


def strength_of(played: Played) -> dict[str, Any]:
    """What one strength says."""
    arms = {
        label: {"key": arm_key(arm), "rules": dict(arm.changes), "bots": list(arm.bots), "players": arm.players}
        for label, arm in played.arms.items()
    }
    facts = {"bot": played.bot, "blocks": played.n, "games": played.games, "decided": played.is_decided, "arms": arms}
    return facts | (played.kind.body(played) if played.n else {"metrics": []})


def brief(played: Played) -> dict[str, Any]:
    """Where one strength stands, quickly: the watched numbers alone."""
    cells = played.watched
    level, rows = level_of(len(cells)), []
    for cell in cells:
        if played.blocks_of(cell):
            found = played.interval(cell, level)
            reading = played.reading(cell, level).value if cell.minus else ""
            where = ", ".join(dict.fromkeys(label for label, _ in cell.plus))
            row = {"name": cell.name, "arm": where, "unit": "share" if cell.is_share else cell.unit}
            rows.append(row | {"found": limits(found), "is_change": bool(cell.minus), "reading": reading})
    return {"bot": played.bot, "blocks": played.n, "games": played.games, "decided": played.is_decided, "rows": rows}
