"""A report as one page that needs nothing else: no script, no other file, light or dark as the reader's system is."""

from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from tablewright.lab.questions.question import Question
from tablewright.lab.report.amounts import interval_text
from tablewright.lab.report.sections import PAGES, table

Report = dict[str, Any]
HOW_TO_READ = (
    "Bots played these games, on the same deals in every arm. Each interval holds the true value of endless such games "
    "with 95 % certainty, whenever and however often one looks; several that are shown together share that certainty. "
    "The dot is what was seen. Bots are not people: a change that is clear at every strength is worth a test at the "
    "table; one that only weak bots show may vanish with better play."
)


@cache
def style() -> str:
    return (Path(__file__).parent / "style.css").read_text("utf-8")


def page_of(report: Report) -> str:
    """A whole page."""
    title = f"{report['question']['title']}: {report['question']['asks']}"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>body {{ margin: 0; background: var(--page); }}</style></head>"
        f"<body>{body_of(report)}</body></html>\n"
    )


def body_of(report: Report) -> str:
    """The page's content with its style, as a notebook shows it."""
    question = report["question"]
    rules = "; ".join(f"{key} = {value}" for key, value in question["rules"].items())
    sections = PAGES[question["kind"]](report) if any(s["blocks"] for s in report["strengths"]) else ""
    where = f"{question['title']}, {question['players']} players" + (f", rules: {rules}" if rules else "")
    return (
        f'<style>{style()}</style><div class="lab"><h1>{escape(where)}</h1>'
        f'<p class="asks">{escape(asks(question))}</p>{verdict_of(report)}'
        f"{sections}{footer_of(report)}</div>"
    )


def asks(question: dict[str, Any]) -> str:
    """The question with its rule."""
    detail = question["detail"]
    if question["kind"] == "compare":
        changed = ", ".join(f"{key} = {value}" for key, value in detail["change"].items())
        return f"What changes with {changed}?"
    if question["kind"] == "find":
        return f"Which {detail['axes'][0]['key']} gives {detail['target']}?"
    if question["kind"] in ("sweep", "grid"):
        return f"What does {' with '.join(axis['key'] for axis in detail['axes'])} do?"
    return str(question["asks"])


def verdict_of(report: Report) -> str:
    said = "".join(
        f"<p>{escape(text[:1].upper() + text[1:])}</p>" for text in report["sentences"] or [report["verdict"]]
    )
    warnings = "".join(f'<p class="warning">{escape(text)}</p>' for text in report["warnings"])
    state = "decided" if report["decided"] else "still open: more games would say more"
    games = sum(s["games"] for s in report["strengths"])
    foot = f'<p><span class="state">{state}</span> <span class="note">{games:,} games</span></p>'
    return f'<section class="card verdict">{said}{warnings}{foot}</section>'


def footer_of(report: Report) -> str:
    question = report["question"]
    lines = [
        (s["bot"], f"{s['blocks']:,}", f"{s['games']:,}", "decided" if s["decided"] else "open")
        for s in report["strengths"]
    ]
    return (
        f'<footer><section class="card"><h2>How to read this</h2><p class="note">{HOW_TO_READ}</p>'
        f"{table(('bots', 'blocks', 'games', ''), lines)}"
        f'<p class="note">{escape(question["title"])} version {question["version"]}, seed {question["seed"]}. '
        "Ask it again:</p>"
        f"<pre>{escape(report['command'])}</pre></section></footer>"
    )


def progress_of(question: Question, strengths: list[dict[str, Any]]) -> str:
    """Where a question stands, for a notebook."""
    lines = []
    for s in strengths:
        for row in s["rows"]:
            found = interval_text(row["found"], row["unit"], row["is_change"])
            lines.append((s["bot"], f"{s['blocks']:,}", row["name"], row["arm"], found, row["reading"]))
    head = ("bots", "blocks", "number", "arm", "95 % interval", "")
    title = escape(question.found.meta.title)
    return f'<style>{style()}</style><div class="lab"><h1>{title}</h1>{table(head, lines)}</div>'
