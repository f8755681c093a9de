"""Is it fair by seat? How long is it, and how does it end? How does it feel? One arm, looked at from three sides."""

from typing import Any

from tablewright.lab.arms import Arm
from tablewright.lab.measures import Measure
from tablewright.lab.questions.cells import Cell, cell
from tablewright.lab.questions.compare import histogram
from tablewright.lab.questions.outcomes import everybody, outcome, seat_name, verb
from tablewright.lab.questions.played import Answer, Played, QuestionKind, level_of
from tablewright.lab.questions.question import Question
from tablewright.lab.questions.rows import alone, limits, number, quantiles
from tablewright.lab.report.amounts import interval_text
from tablewright.lab.report.words import LESS, MORE, NO_MATTER, among, disagreement

A = "A"
GROUPS = {"seats": ("seats",), "length": ("length", "ends"), "feel": ("feel",)}


def arms(question: Question, bot: str) -> dict[str, Arm]:
    return {A: question.arm(bot)}


def of_groups(question: Question) -> dict[str, Measure]:
    groups = GROUPS[question.kind]
    return {name: measure for name, measure in question.measures().items() if measure.group in groups}


def seat_cells(question: Question) -> list[Cell]:
    """How much oftener a seat does so than the average seat."""
    return [outcome(question, [(A, p)], everybody(question, A)) for p in range(question.players)]


def watched_seats(played: Played) -> list[Cell]:
    return seat_cells(played.question)


def watched_length(played: Played) -> list[Cell]:
    return [cell(measure, A) for measure in of_groups(played.question).values() if measure.is_length][:2]


def watched_feel(played: Played) -> list[Cell]:
    chosen = of_groups(played.question)
    return [cell(chosen[name], A) for name in (played.question.primary or list(chosen)[:3])]


def seats_body(played: Played) -> dict[str, Any]:
    """Each seat's outcome and how far it is from the average seat; the intervals hold together."""
    question = played.question
    level = level_of(question.players)
    rows = []
    for player, change in enumerate(seat_cells(question)):
        single = outcome(question, [(A, player)])
        rows.append(
            {
                "name": f"{verb(question)}.{player}",
                "title": f"The {seat_name(player)} {verb(question)}",
                "unit": "share",
                "group": "seats",
                "a": limits(played.interval(single, level)),
                "b": None,
                "difference": limits(played.interval(change, level)),
                "reading": played.reading(change, level).value,
                "matters": number(played.matters(change)),
                "primary": True,
                "level": number(level),
            }
        )
    told = {row["name"] for row in rows}
    others = {name: measure for name, measure in of_groups(question).items() if name not in told}
    return {"metrics": rows + alone(played, others, A)}


def seats_answer(question: Question, strengths: list[dict[str, Any]]) -> Answer:
    said, warnings = [], []
    for s in (s for s in strengths if s["blocks"]):
        rows = [row for row in s["metrics"] if row.get("primary")]
        off = [row for row in rows if row["reading"] in (MORE, LESS)]
        if off:
            parts = [f"{lower(row['title'])} {interval_text(row['a'], 'share')}" for row in off]
            said.append(f"Not fair {among([s['bot']])}: {'; '.join(parts)} (an equal share is {fair(question)}).")
        elif all(row["reading"] == NO_MATTER for row in rows):
            equal = f"every seat {verb(question)} as often as the others, within ±{question.matters:g} points"
            said.append(f"Fair {among([s['bot']])}: {equal}.")
        else:
            said.append(f"Still open {among([s['bot']])}: no seat is provably better or worse off yet.")
    for player in range(question.players):
        rows_of = {s["bot"]: s["metrics"][player] for s in strengths if s["blocks"]}
        if rows_of:
            warnings.append(disagreement(rows_of))
    return Answer(tuple(said), tuple(filter(None, warnings)))


def lower(title: str) -> str:
    return title[:1].lower() + title[1:]


def fair(question: Question) -> str:
    return f"{100 / question.players:.3g} %" if question.found.meta.goal != "survival" else "the same for all"


def length_body(played: Played) -> dict[str, Any]:
    chosen = of_groups(played.question)
    lengths = [measure for measure in chosen.values() if measure.is_length]
    return {
        "metrics": alone(played, chosen, A),
        "quantiles": [row for measure in lengths for row in quantiles(played, measure, {"a": A})],
        "histograms": [histogram(played, measure) for measure in lengths],
    }


def length_answer(question: Question, strengths: list[dict[str, Any]]) -> Answer:
    said = []
    for s in (s for s in strengths if s["blocks"]):
        parts = []
        for name in dict.fromkeys(row["name"] for row in s["quantiles"]):
            p10, p50, p90 = (row["a"]["mean"] for row in s["quantiles"] if row["name"] == name)
            title = next(row["title"] for row in s["quantiles"] if row["name"] == name)
            parts.append(f"{title.lower()} {p50:g} in the middle, {p10:g} to {p90:g} in eight of ten games")
        ends = sorted((r for r in s["metrics"] if r["group"] == "ends"), key=lambda r: -(r["a"]["mean"] or 0))
        if ends:
            parts.append(f"most often: {ends[0]['title'].lower()} ({interval_text(ends[0]['a'], 'share')})")
        said.append(f"{among([s['bot']]).capitalize()}: {'; '.join(parts)}.")
    return Answer(tuple(said))


def feel_body(played: Played) -> dict[str, Any]:
    return {"metrics": alone(played, of_groups(played.question), A, played.question.primary)}


def feel_answer(question: Question, strengths: list[dict[str, Any]]) -> Answer:
    said = []
    for s in (s for s in strengths if s["blocks"]):
        rows = [row for row in s["metrics"] if row["name"] in question.primary] or s["metrics"][:3]
        parts = [f"{row['title'].lower()} {interval_text(row['a'], row['unit'])}" for row in rows]
        said.append(f"{among([s['bot']]).capitalize()}: {'; '.join(parts)}.")
    return Answer(tuple(said))


SEATS = QuestionKind("seats", "Is it fair by seat?", arms, watched_seats, seats_body, seats_answer)
LENGTH = QuestionKind(
    "length", "How long is it, and how does it end?", arms, watched_length, length_body, length_answer
)
FEEL = QuestionKind("feel", "How does it feel?", arms, watched_feel, feel_body, feel_answer)
