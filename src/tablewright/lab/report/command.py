"""The command that asks a question again."""

import json
import shlex
from typing import Any

from tablewright.lab.evidence import Precision
from tablewright.lab.questions.question import MATTERS, Question

FLAGS = ("seats", "length", "feel", "cards", "skill", "difficulty", "aa")


def value_text(value: Any) -> str:
    """A value of a rule as --set reads it."""
    return value if isinstance(value, str) else json.dumps(value)


def axis_text(axis: dict[str, Any]) -> str:
    """A rule and its values: 2..12 where they are whole numbers in a row."""
    values = axis["values"]
    in_a_row = all(type(v) is int for v in values) and values == list(range(values[0], values[0] + len(values)))
    if in_a_row and len(values) > 1:
        return f"{axis['key']}={values[0]}..{values[-1]}"
    return f"{axis['key']}={','.join(value_text(v) for v in values)}"


def command_of(question: Question, limits: dict[str, Any]) -> str:
    """A line for the terminal."""
    words = ["tablewright", "lab", question.game, "--players", str(question.players)]
    for key, value in question.rules.items():
        words += ["--set", f"{key}={value_text(value)}"]
    words += own_words(question)
    words += ["--at", ",".join(question.bots), "--seed", str(question.seed)]
    if question.kind in ("compare", "aa", "cards", "feel"):
        words += [word for name in question.detail.get("named", []) for word in ("--metric", name)]
    if isinstance(question.until, Precision):
        words += ["--until", f"{question.until.pp:g}pp"]
    if question.matters != MATTERS:
        words += ["--matters", f"{question.matters:g}"]
    for name in ("seconds", "blocks"):
        if limits.get(name) is not None:
            words += [f"--{name}", f"{limits[name]:g}" if name == "seconds" else str(limits[name])]
    return shlex.join(words)


def own_words(question: Question) -> list[str]:
    """What makes it this kind of question."""
    kind, detail = question.kind, question.detail
    if kind == "compare":
        return [word for key, value in detail["change"].items() for word in ("--change", f"{key}={value_text(value)}")]
    if kind == "sweep":
        return ["--sweep", axis_text(detail["axes"][0]), "--metric", question.primary[0]]
    if kind == "grid":
        return ["--grid", *(axis_text(axis) for axis in detail["axes"]), "--metric", question.primary[0]]
    if kind == "find":
        return ["--find", axis_text(detail["axes"][0]), "--target", detail["target"]]
    words = [f"--{kind}"] if kind in FLAGS else []
    if kind == "cards" and detail.get("tools"):
        words += ["--tools", ",".join(detail["tools"])]
    if kind == "difficulty" and detail["counts"] != [question.players]:
        words += ["--all-players"]
    return words
