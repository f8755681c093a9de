"""A question as a visitor puts it becomes one that can be played, or is refused in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from tablewright.bots import bots_for
from tablewright.bots.registry import levels
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.game import Game
from tablewright.lab import asking
from tablewright.lab.asking import Asked
from tablewright.lab.questions.kinds import KINDS, kind_of
from tablewright.lab.questions.question import Question
from tablewright.lab.report.command import command_of
from tablewright.match.errors import Refused
from tablewright.server.http.lab_types import LabWish

MOST_ARMS = 400  # of all strengths together
AXES = {"sweep": 1, "grid": 2, "find": 1}


@dataclass(frozen=True)
class Checked:
    """A question that can be played: the lab's, what was asked with the gaps filled in, its id and its command."""

    question: Question
    asks: dict[str, Any]
    id: str
    command: str


def checked(found: Game, wish: LabWish, most_seconds: int) -> Checked:
    """Everything that cannot be is refused here, before anything is played."""
    if wish.seconds > most_seconds:
        raise Refused("bad-question", "why-question-too-long", seconds=f"{wish.seconds:g}", most=most_seconds)
    try:
        check_shape(found, wish)
        asked = PUT[wish.kind](wish, shared(found, wish))
    except Refused:
        raise
    except (TablewrightError, TypeError, ValueError, ArithmeticError, KeyError) as error:
        raise Refused("bad-question", problem=str(error)) from None
    return made(asked, wish)


def made(asked: Asked, wish: LabWish) -> Checked:
    question = asked.question
    arms = [arm for bot in question.bots for arm in kind_of(question.kind).arms(question, bot).values()]
    if len(arms) > MOST_ARMS:
        raise Refused("bad-question", "why-question-too-wide", arms=len(arms), most=MOST_ARMS)
    filled = msgspec.structs.replace(
        wish, players=question.players, rules=question.rules, preset=None, bots=list(question.bots),
        metrics=wish.metrics or list(question.primary), change=question.detail.get("change", {}), to_preset=None,
    )  # fmt: skip
    command = command_of(question, {"seconds": wish.seconds, "blocks": wish.blocks})
    return Checked(question, msgspec.to_builtins(filled), question.id(arms), command)


def check_shape(found: Game, wish: LabWish) -> None:
    """What the lab itself would let pass, or would answer in the words of its command line."""
    if wish.kind not in KINDS:
        raise TablewrightError(f"the lab has no question {wish.kind!r}; there are {', '.join(KINDS)}")
    known = askable_bots(found)
    for bot in wish.bots:
        if bot not in known:
            raise TablewrightError(f"bots: expected some of {', '.join(known)}, not {bot!r}")
    if len(wish.axes) != AXES.get(wish.kind, 0):
        raise TablewrightError(f"axes: this question needs {AXES.get(wish.kind, 0)}, not {len(wish.axes)}")
    if wish.kind in ("sweep", "grid") and len(wish.metrics) != 1:
        raise TablewrightError("metrics: this question needs exactly one, such as 'rounds' or 'rounds > 2'")
    if wish.kind == "find" and not wish.target:
        raise TablewrightError("target: expected such as 'cleared = 40% +- 3' or 'rounds = 6 +- 0.5'")


def askable_bots(found: Game) -> list[str]:
    """The strengths that visitors may ask for, weakest first: no settings of their own, which could take for ever."""
    own = ["random", "greedy", *levels(found)]
    return [bot for bot in bots_for(found) if bot in own]


def shared(found: Game, wish: LabWish) -> dict[str, Any]:
    """What all kinds take."""
    known = askable_bots(found)
    more: dict[str, Any] = {"players": wish.players, "rules": wish.rules, "preset": wish.preset}
    more |= {"bots": tuple(sorted(wish.bots, key=known.index)), "matters": float(wish.matters), "seed": wish.seed}
    return more | ({"until": asking.precision(wish.until)} if wish.until is not None else {})


def _axis(wish: LabWish, n: int = 0) -> tuple[str, list[Any]]:
    values = wish.axes[n].values
    if len({repr(value) for value in values}) < len(values):
        raise TablewrightError(f"axes: a value of {wish.axes[n].key} is named twice")
    return wish.axes[n].key, values


Put = Callable[[LabWish, dict[str, Any]], Asked]
PUT: dict[str, Put] = {
    "compare": lambda w, more: asking.compare(
        w.game, change=w.change, to_preset=w.to_preset, primary=w.metrics, **more
    ),
    "seats": lambda w, more: asking.seats(w.game, **more),
    "length": lambda w, more: asking.length(w.game, **more),
    "feel": lambda w, more: asking.feel(w.game, primary=w.metrics, **more),
    "cards": lambda w, more: asking.cards(w.game, tools=w.tools, primary=w.metrics, **more),
    "skill": lambda w, more: asking.skill(w.game, **more),
    "difficulty": lambda w, more: asking.difficulty(w.game, all_players=w.all_players, **more),
    "aa": lambda w, more: asking.aa(w.game, primary=w.metrics, **more),
    "sweep": lambda w, more: asking.sweep(w.game, *_axis(w), metric=w.metrics[0], **more),
    "grid": lambda w, more: asking.grid(w.game, _axis(w), _axis(w, 1), metric=w.metrics[0], **more),
    "find": lambda w, more: asking.find(w.game, *_axis(w), target=w.target, **more),
}
