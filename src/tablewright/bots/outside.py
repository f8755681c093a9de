"""Bots from outside: a function of any package that gets an observation and a seed and answers with a move.

    def bot(observation: Position, seed: int) -> str | int: ...
    bot.games = ("corridor",)  # the games that it plays; without it: all

A package names it as an entry point of the group "tablewright.bots"; then it is a bot of that name. `module:function`
is known once the one who started the program has named it (`adopt`): what comes from a browser imports nothing.
"""

import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tablewright.bots.settings import Kind
from tablewright.bots.thought import BotError, Candidate, Task, Thought, thought
from tablewright.kernel.errors import TablewrightError, shown
from tablewright.kernel.game import Game

GROUP = "tablewright.bots"
ADOPTED = "TABLEWRIGHT_BOTS"  # the environment tells the processes that bots think in which ones are known

Function = Callable[..., Any]


def is_path(text: str) -> bool:
    """Whether a text names a function: "module:function"."""
    module, colon, function = text.strip().partition(":")
    return bool(colon) and function.isidentifier() and all(part.isidentifier() for part in module.split("."))


def adopt(text: str) -> str:
    """Make the bot of a "module:function" known, in this process and those it starts; its name."""
    name = text.strip()
    _imported(name)
    known = [*filter(None, os.environ.get(ADOPTED, "").split(","))]
    if name not in known:
        os.environ[ADOPTED] = ",".join([*known, name])
    return name


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def names() -> tuple[str, ...]:
    """All that are known: of installed packages, and adopted ones."""
    return (*sorted(_points()), *filter(None, os.environ.get(ADOPTED, "").split(",")))


@cache
def _imported(name: str) -> Function:
    """The function of a name, or BotError."""
    try:
        if name in _points():
            found = _points()[name].load()
        else:
            module, _, function = name.partition(":")
            if os.getcwd() not in sys.path:  # an installed command does not look where it was started
                sys.path.append(os.getcwd())
            found = getattr(import_module(module), function)
    except (ImportError, AttributeError) as error:
        raise BotError(f"the bot {name!r} cannot be imported: {error}; expected module:function") from error
    if not callable(found):
        raise BotError(f"the bot {name!r} is {shown(found)}, not a function of an observation and a seed")
    return found  # type: ignore[no-any-return]


def kind_of(name: str) -> Kind:
    """The bot of a known name as a kind without settings."""
    function = _imported(name)

    def unfit(game: Game) -> str:
        games = getattr(function, "games", (game.name,))
        return "" if game.name in games else f"it plays {', '.join(games)}"

    return Kind(name, "a bot from outside", {}, lambda task, values: _asked(name, function, task), unfit)


def fits(name: str, game: Game) -> bool:
    """Whether a bot can be imported and plays a game."""
    try:
        return not kind_of(name).unfit(game)
    except BotError:
        return False


def _asked(name: str, function: Function, task: Task) -> Thought:
    """What it plays. An error of its own, or a move that is not legal, is told as the bot's."""
    observation = task.observation
    try:
        answer = function(observation, task.seed)
    except TablewrightError as error:
        raise BotError(f"the bot {name!r} did not answer: {error}") from error
    except Exception as error:
        raise BotError(f"the bot {name!r} failed: {type(error).__name__}: {error}") from error
    try:
        action = observation.game.number(answer)
    except TablewrightError as error:
        raise BotError(f"the bot {name!r} answered with no move: {error}") from error
    if refusal := observation.why_not(action):
        move = observation.game.texts[action]
        raise BotError(f"the bot {name!r} answered with {move!r}, which is not legal: {refusal.sentence}")
    return thought(task, [Candidate(observation.game.texts[action], action, 0.0, 0)], 0)
