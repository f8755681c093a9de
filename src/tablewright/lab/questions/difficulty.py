"""How hard is it, for those who play together? By difficulty, number of players, strength, with and without talk."""

from typing import Any

from tablewright.bots import bot_of
from tablewright.kernel.errors import TablewrightError
from tablewright.lab.arms import Arm
from tablewright.lab.questions.cells import Cell
from tablewright.lab.questions.outcomes import everybody, outcome
from tablewright.lab.questions.played import Answer, Played, QuestionKind, level_of
from tablewright.lab.questions.question import Question
from tablewright.lab.questions.rows import limits
from tablewright.lab.report.amounts import interval_text
from tablewright.lab.report.words import among

DIFFICULTY = "difficulty"  # a rule of this name is the game's own; else its presets are the difficulties
TALK, SILENT = "talk", "no talk"


def variants(question: Question) -> dict[str, dict[str, Any]]:
    """The difficulties of a game and the rules that make them."""
    ruleset = question.found.ruleset
    for key, default in ruleset.keys.items():
        if key.split(".")[-1] == DIFFICULTY:
            presets = [changes[key] for changes in ruleset.presets.values() if key in changes]
            return {str(value): {key: value} for value in dict.fromkeys((default, *presets))}
    usual: dict[str, dict[str, Any]] = {"as it is": {}}
    return usual | {name: dict(changes) for name, changes in ruleset.presets.items() if changes}


def cases(question: Question, bot: str) -> dict[str, tuple[int, dict[str, Any], str, str]]:
    """By label: players, rules, bot, and whether they talk ("" where a game has no talk)."""
    found = {}
    can_talk = bool(bot_of(question.found, bot).values.get("talk")) and question.found.talk is not None
    for players in question.detail["counts"]:
        for name, change in variants(question).items():
            if can_talk:
                silent = f"{bot}{',' if ':' in bot else ':'}talk=0"
                found[f"{players} players, {name}, {TALK}"] = players, change, bot, TALK
                found[f"{players} players, {name}, {SILENT}"] = players, change, silent, SILENT
            else:
                found[f"{players} players, {name}"] = players, change, bot, ""
    return found


def arms(question: Question, bot: str) -> dict[str, Arm]:
    if question.found.meta.goal not in ("cooperative", "survival"):
        raise TablewrightError(
            f"{question.found.meta.title} is played against each other: difficulty is asked of games won together; "
            "ask for --skill or --seats"
        )
    return {
        label: question.arm(own, change, players=players)
        for label, (players, change, own, _) in cases(question, bot).items()
    }


def case_cell(question: Question, label: str, players: int) -> Cell:
    return outcome(question, everybody(question, label, players))


def watched(played: Played) -> list[Cell]:
    found = cases(played.question, played.bot)
    return [case_cell(played.question, label, players) for label, (players, *_) in found.items()]


def body(played: Played) -> dict[str, Any]:
    found = cases(played.question, played.bot)
    level, rows = level_of(len(found)), []
    for label, (players, change, _, talk) in found.items():
        cell = case_cell(played.question, label, players)
        point = {
            "players": players,
            "difficulty": next((n for n, c in variants(played.question).items() if c == change)),
        }
        row = {"name": cell.name, "title": label, "unit": "share", "group": "difficulty", "point": point, "talk": talk}
        rows.append(row | {"a": limits(played.interval(cell, level)), "b": None, "difference": None})
    return {"metrics": rows}


def answer(question: Question, strengths: list[dict[str, Any]]) -> Answer:
    said = []
    for s in (s for s in strengths if s["blocks"]):
        parts = [f"{row['title']}: {interval_text(row['a'], 'share')}" for row in s["metrics"]]
        said.append(f"{among([s['bot']]).capitalize()}, share that makes it. {'; '.join(parts)}.")
    return Answer(tuple(said))


HOW_HARD = QuestionKind("difficulty", "How hard is it?", arms, watched, body, answer)
