"""Does skill matter, and how much is luck? A ladder of strengths, and the same deals with other thoughts."""

from typing import Any

from tablewright.lab.arms import Arm
from tablewright.lab.questions.cells import Cell
from tablewright.lab.questions.outcomes import everybody, is_better, is_together, outcome, verb
from tablewright.lab.questions.played import Answer, Played, QuestionKind, level_of
from tablewright.lab.questions.question import Question
from tablewright.lab.questions.rows import limits, number
from tablewright.lab.report.amounts import interval_text, size_text
from tablewright.lab.report.words import LESS, MORE, NO_MATTER
from tablewright.lab.work import RESULT

EQUAL, AGAIN = "equal", "again"
LOWEST = "random"  # stands below the weakest strength


def weaker(question: Question, bot: str) -> str:
    """The strength one step below."""
    place = question.bots.index(bot)
    return question.bots[place - 1] if place else LOWEST


def arms(question: Question, bot: str) -> dict[str, Arm]:
    """All of one strength, twice with other thoughts; one of them among the weaker, in each place; all weaker."""
    below = weaker(question, bot)
    found = {EQUAL: question.arm(bot), AGAIN: question.arm(bot, thinking=1)}
    if below == bot:
        return found
    found["weaker"] = question.arm(below)
    if not is_together(question):
        for place in range(question.players):
            lineup = [bot if p == place else below for p in range(question.players)]
            found[f"one {place}"] = question.arm(lineup)
    return found


def step(question: Question, bot: str) -> Cell | None:
    """How much oftener the stronger has the outcome than the weaker in its place."""
    if weaker(question, bot) == bot:
        return None
    if is_together(question):
        return outcome(question, everybody(question, EQUAL), everybody(question, "weaker"))
    places = range(question.players)
    return outcome(question, [(f"one {p}", p) for p in places], everybody(question, "weaker"))


def luck(question: Question) -> Cell:
    """The share of the result that the deal decides; `high` is half the largest squared distance of two results."""
    spread = {"one_loser": 1 + 1 / (question.players - 1), "one_winner": 1 + 1 / (question.players - 1)}
    goal = question.found.meta.goal
    most = spread[goal] ** 2 if goal in spread else question.players * 2.0
    first, second = (tuple((label, f"{RESULT}{p}") for p in range(question.players)) for label in (EQUAL, AGAIN))
    return Cell("luck", first, second, 0.0, most, "luck", "share")


def watched(played: Played) -> list[Cell]:
    found = step(played.question, played.bot)
    return [found] if found else []


def body(played: Played) -> dict[str, Any]:
    question, change = played.question, step(played.question, played.bot)
    level = level_of(1)
    row = {
        "name": "skill",
        "title": f"{played.bot} instead of {weaker(question, played.bot)}",
        "unit": "share",
        "group": "skill",
        "a": limits(played.interval(outcome(question, everybody(question, "weaker")), level)) if change else None,
        "b": limits(played.interval(outcome(question, list(change_terms(change))), level)) if change else None,
        "difference": limits(played.interval(change, level)) if change else None,
        "reading": played.reading(change, level).value if change else NO_MATTER,
        "matters": number(played.matters(change)) if change else None,
        "primary": True,
        "level": number(level),
    }
    deal = played.interval(luck(question))
    lucky = {"name": "luck", "title": "Share of the result that the deal decides", "unit": "share", "group": "skill"}
    return {"metrics": [row, lucky | {"a": limits(deal), "b": None, "difference": None}]}


def change_terms(change: Cell) -> list[tuple[str, int]]:
    return [(label, int(name.removeprefix(RESULT))) for label, name in change.plus]


def answer(question: Question, strengths: list[dict[str, Any]]) -> Answer:
    said, warnings = [], []
    better, worse = (MORE, LESS) if is_better(question) else (LESS, MORE)
    for s in (s for s in strengths if s["blocks"]):
        skill, lucky = s["metrics"]
        below, found = weaker(question, s["bot"]), skill["difference"]
        share = f"the deal decides {interval_text(lucky['a'], 'share')} of the result among equals"
        if found is None:
            said.append(f"{s['bot']}: {share}.")
            continue
        size = size_text(found["low"], found["high"], "share")
        if skill["reading"] == better:
            text = f"playing as {s['bot']} instead of {below} pays: {verb(question)} {better} often, by {size}"
        elif skill["reading"] == worse:
            text = f"playing as {s['bot']} instead of {below} does harm: {verb(question)} {worse} often, by {size}"
            warnings.append(
                f"{s['bot']} does worse than {below}: the bots' order of strength does not hold under these rules."
            )
        elif skill["reading"] == NO_MATTER:
            text = f"playing as {s['bot']} instead of {below} makes no difference that matters"
        else:
            text = f"{s['bot']} over {below} is still open ({interval_text(found, 'share', is_change=True)})"
        said.append(f"{text[0].upper()}{text[1:]}; {share}.")
    return Answer(tuple(said), tuple(warnings))


SKILL = QuestionKind("skill", "Does skill matter, and how much is luck?", arms, watched, body, answer)
