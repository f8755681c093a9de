"""Which cards or actions matter? Use, restricted play and exclusion, side by side.

use          how often a player uses it, and whether those who do well use it more
restricted   how much worse off a player is who may not use it, on the same deals, in each place in turn
exclusion    what becomes of the game when nobody has it
"""

from typing import Any

from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.metrics import Tool
from tablewright.lab.arms import Arm
from tablewright.lab.measures import Measure
from tablewright.lab.questions.cells import Cell, cell
from tablewright.lab.questions.outcomes import everybody, is_better, outcome, verb
from tablewright.lab.questions.played import Answer, Played, QuestionKind, level_of
from tablewright.lab.questions.question import Question
from tablewright.lab.questions.rows import alone, joint, limits, number
from tablewright.lab.questions.rows import title_of as measure_title
from tablewright.lab.report.amounts import size_text
from tablewright.lab.report.words import LESS, MORE, NO_MATTER, among
from tablewright.lab.words import text

A = "A"


def tools_of(question: Question) -> list[Tool]:
    """The tools asked for, or all of the game."""
    tools = {tool.name: tool for tool in question.found.tools}
    wanted = question.detail.get("tools") or list(tools)
    if not tools:
        raise TablewrightError(
            f"{question.found.meta.title} declares no tools in its metrics.py: there is nothing to bar"
        )
    for name in wanted:
        if name not in tools:
            raise TablewrightError(f"{question.found.meta.title} has no tool {name!r}; there are {', '.join(tools)}")
    return [tools[name] for name in wanted]


def barred(tool: Tool, player: int) -> str:
    return f"{tool.name} barred {player}"


def without(tool: Tool) -> str:
    return f"without {tool.name}"


def arms(question: Question, bot: str) -> dict[str, Arm]:
    found = {A: question.arm(bot)}
    for tool in tools_of(question):
        for player in range(question.players):
            found[barred(tool, player)] = question.arm(bot, barred=((player, tool.name),))
        if tool.without:
            found[without(tool)] = question.arm(bot, tool.without)
    return found


def restricted(question: Question, tool: Tool) -> Cell:
    """How much oftener the barred player has the outcome than the same player has it unbarred."""
    places = range(question.players)
    return outcome(question, [(barred(tool, p), p) for p in places], everybody(question, A))


def excluded(question: Question, tool: Tool) -> Cell | None:
    """What the first primary metric becomes when nobody has the tool."""
    if not tool.without:
        return None
    name = question.primary[0]
    before, after = question.measures()[name], question.measures(tool.without).get(name)
    return cell(joint(before, after), without(tool), A) if after else None


def watched(played: Played) -> list[Cell]:
    return [restricted(played.question, tool) for tool in tools_of(played.question)]


def uses(measures: dict[str, Measure], tool: Tool) -> list[Measure]:
    """How often winners and losers use it."""
    return [m for m in measures.values() if m.group == "cards" and tool.name in m.name.split(".")]


def body(played: Played) -> dict[str, Any]:
    question, measures = played.question, played.question.measures()
    tools = tools_of(question)
    level = level_of(len(tools))
    rows = []
    for tool in tools:
        change, gone = restricted(question, tool), excluded(question, tool)
        rows.append(
            {
                "tool": tool.name,
                "title": title_of(question, tool),
                "use": alone(played, {m.name: m for m in uses(measures, tool)}, A),
                "restricted": limits(played.interval(change, level)),
                "reading": played.reading(change, level).value,
                "excluded": limits(played.interval(gone, level)) if gone else None,
                "excluded_reading": played.reading(gone, level).value if gone else None,
                "excluded_metric": question.primary[0],
                "excluded_title": measure_title(measures[question.primary[0]]),
                "excluded_unit": measures[question.primary[0]].unit,
                "matters": number(played.matters(change)),
            }
        )
    return {"tools": rows, "metrics": alone(played, measures, A, question.primary)}


def title_of(question: Question, tool: Tool) -> str:
    return text(question.game, f"{question.game}-tool-{tool.name}", "en") or tool.name


def answer(question: Question, strengths: list[dict[str, Any]]) -> Answer:
    bad, good = (LESS, MORE) if is_better(question) else (MORE, LESS)
    said: list[str] = []
    readings: dict[str, dict[str, list[str]]] = {}
    for s in (s for s in strengths if s["blocks"]):
        rows = s["tools"]
        worse = sorted((r for r in rows if r["reading"] == bad), key=lambda r: -abs(r["restricted"]["mean"]))
        better = [r for r in rows if r["reading"] == good]
        no_matter = [r["title"] for r in rows if r["reading"] == NO_MATTER]
        parts = []
        if worse:
            top = worse[0]
            size = size_text(top["restricted"]["low"], top["restricted"]["high"], "share")
            parts.append(f"{top['title']} matters most: who may not use it {verb(question)} {bad} often, by {size}")
            if worse[1:]:
                parts.append(f"then {', '.join(r['title'] for r in worse[1:])}")
        if better:
            parts.append(f"better off without it: {', '.join(r['title'] for r in better)}")
        if no_matter:
            parts.append(f"no matter: {', '.join(no_matter)}")
        if len(worse) + len(better) + len(no_matter) < len(rows):
            parts.append(f"{len(rows) - len(worse) - len(better) - len(no_matter)} still open")
        said.append(f"{among([s['bot']]).capitalize()}: {'; '.join(parts)}.")
        for r in rows:
            readings.setdefault(r["title"], {}).setdefault(r["reading"], []).append(s["bot"])
    warnings = [
        f"Strength turns the answer around for {title}: worse off without it {among(by[bad])}, "
        f"better off {among(by[good])}."
        for title, by in readings.items()
        if bad in by and good in by
    ]
    return Answer(tuple(said), tuple(warnings))


CARDS = QuestionKind("cards", "Which cards or actions matter?", arms, watched, body, answer)
