"""A question from the words of a command line or of a question.toml: the same names, the same refusals."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablewright.kernel.errors import RulesError, TablewrightError, did_you_mean
from tablewright.kernel.ruleset import parsed
from tablewright.lab import asking
from tablewright.lab.asking import Asked
from tablewright.lab.evidence import Stop, UntilVerdict

NAMES = {  # what a question.toml may say, as the options of `lab` are called
    "game", "players", "set", "preset", "change", "to_preset", "at", "seed", "metric", "until", "matters",
    "seats", "length", "feel", "cards", "skill", "difficulty", "aa", "tools", "all_players", "sweep", "grid", "find",
    "target", "seconds", "blocks",
}  # fmt: skip
KINDS = ("seats", "length", "feel", "cards", "skill", "difficulty", "aa", "sweep", "grid", "find")


def changes_of(texts: list[str] | Mapping[str, Any], option: str) -> dict[str, Any]:
    """Rules as KEY=VALUE texts, or as a table of a TOML file."""
    if isinstance(texts, Mapping):
        return dict(texts)
    rules = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise RulesError(f"--{option} {text}: expected KEY=VALUE, such as turn.hand_limit=6")
        rules[key.strip()] = parsed(value.strip())
    return rules


def axis_of(text: str, option: str) -> tuple[str, list[Any]]:
    """A rule and its values: KEY=2..12, KEY=2..12..2 or KEY=1,2,4.

    >>> axis_of("turn.action_points=2..5", "sweep"), axis_of("rules.reveal=immediate,end_of_turn", "sweep")
    (('turn.action_points', [2, 3, 4, 5]), ('rules.reveal', ['immediate', 'end_of_turn']))
    """
    key, equals, values = (part.strip() for part in text.partition("="))
    if not equals or not key or not values:
        raise TablewrightError(f"--{option} {text}: expected KEY=2..12 or KEY=1,2,4")
    if ".." in values:
        try:
            first, last, *step = (int(part) for part in values.split(".."))
            found: list[Any] = list(range(first, last + 1, *step))
        except (ValueError, TypeError) as error:
            raise TablewrightError(f"--{option} {text}: expected whole numbers, such as {key}=2..12") from error
    else:
        found = [parsed(value.strip()) for value in values.split(",")]
    if len(found) < 2 or len({repr(value) for value in found}) < len(found):
        raise TablewrightError(f"--{option} {text}: expected two different values or more, in increasing order")
    return key, found


def stop_of(text: str) -> Stop:
    """When it is enough: "verdict", or a precision such as 1pp.

    >>> stop_of("1pp"), stop_of("verdict")
    (Precision(pp=1.0), UntilVerdict())
    """
    if text.strip() == "verdict":
        return UntilVerdict()
    number = text.strip().removesuffix("pp").removesuffix("%").strip()
    try:
        return asking.precision(float(number))
    except ValueError as error:
        raise TablewrightError(f"--until {text}: expected a precision such as 1pp, or verdict") from error


def ask(said: Mapping[str, Any]) -> Asked:
    """The question that these options put."""
    for name in said:
        if name not in NAMES:
            raise TablewrightError(f"a question has no {name!r}{did_you_mean(name, sorted(NAMES))}")
    kinds = [name for name in KINDS if said.get(name)]
    if said.get("change") or said.get("to_preset"):
        kinds.insert(0, "compare")
    if len(kinds) != 1:
        asked_for = " and ".join(kinds) or "nothing"
        raise TablewrightError(
            f"expected one question, not {asked_for}: --change KEY=VALUE, {', '.join(f'--{name}' for name in KINDS)}"
        )
    if "game" not in said:
        raise TablewrightError("a question needs a game")
    return PUT[kinds[0]](said, shared(said))


def shared(said: Mapping[str, Any]) -> dict[str, Any]:
    """What all questions have."""
    found: dict[str, Any] = {"players": said.get("players"), "bots": bots_of(said.get("at") or ())}
    found |= {"rules": changes_of(said.get("set") or [], "set"), "preset": said.get("preset")}
    if said.get("seed") is not None:
        found["seed"] = said["seed"]
    if said.get("until"):
        found["until"] = stop_of(said["until"])
    if said.get("matters") is not None:
        found["matters"] = float(said["matters"])
    return found


def bots_of(at: Any) -> tuple[str, ...]:
    """Strengths as a list, or apart by commas; a piece such as playout=40 belongs to the bot before it."""
    if not isinstance(at, str):
        return tuple(at)
    bots: list[str] = []
    for piece in (piece.strip() for piece in at.split(",")):
        if bots and ":" in bots[-1] and "=" in piece and ":" not in piece:
            bots[-1] += f",{piece}"
        else:
            bots.append(piece)
    return tuple(bots)


def metrics_of(said: Mapping[str, Any]) -> tuple[str, ...]:
    found = said.get("metric") or ()
    return (found,) if isinstance(found, str) else tuple(found)


def one_metric(said: Mapping[str, Any], option: str) -> str:
    found = metrics_of(said)
    if len(found) != 1:
        raise TablewrightError(f"--{option} needs one --metric, such as --metric rounds or --metric 'rounds > 2'")
    return found[0]


def _compare(said: Mapping[str, Any], more: dict[str, Any]) -> Asked:
    change = changes_of(said.get("change") or [], "change")
    return asking.compare(
        said["game"], change=change, to_preset=said.get("to_preset"), primary=metrics_of(said), **more
    )


def _sweep(said: Mapping[str, Any], more: dict[str, Any]) -> Asked:
    return asking.sweep(said["game"], *axis_of(said["sweep"], "sweep"), metric=one_metric(said, "sweep"), **more)


def _grid(said: Mapping[str, Any], more: dict[str, Any]) -> Asked:
    if len(said["grid"]) != 2:
        raise TablewrightError(
            "--grid: expected two rules, such as --grid dusk.spawn_max=1..6 hostile.damage.zombie=1..4"
        )
    one, other = (axis_of(text, "grid") for text in said["grid"])
    return asking.grid(said["game"], one, other, metric=one_metric(said, "grid"), **more)


def _find(said: Mapping[str, Any], more: dict[str, Any]) -> Asked:
    if not said.get("target"):
        raise TablewrightError("--find needs a --target, such as --target 'cleared = 40% +- 3'")
    return asking.find(said["game"], *axis_of(said["find"], "find"), target=said["target"], **more)


PUT = {
    "compare": _compare,
    "seats": lambda said, more: asking.seats(said["game"], **more),
    "length": lambda said, more: asking.length(said["game"], **more),
    "feel": lambda said, more: asking.feel(said["game"], primary=metrics_of(said), **more),
    "cards": lambda said, more: asking.cards(
        said["game"], tools=tools_of(said.get("tools")), primary=metrics_of(said), **more
    ),
    "skill": lambda said, more: asking.skill(said["game"], **more),
    "difficulty": lambda said, more: asking.difficulty(said["game"], all_players=bool(said.get("all_players")), **more),
    "aa": lambda said, more: asking.aa(said["game"], primary=metrics_of(said), **more),
    "sweep": _sweep,
    "grid": _grid,
    "find": _find,
}


def tools_of(tools: Any) -> tuple[str, ...]:
    return tuple(t.strip() for t in tools.split(",")) if isinstance(tools, str) else tuple(tools or ())


def read_question(path: Path) -> dict[str, Any]:
    """The options of a question.toml."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError as error:
        raise TablewrightError(f"{path} does not exist; expected a question.toml") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise TablewrightError(f"{path} is no TOML: {error}") from error
