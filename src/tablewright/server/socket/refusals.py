"""A refusal as a message: its code, its sentence in English, and what a page needs to say it in another language."""

from typing import Any

from tablewright.kernel.narration import Argument
from tablewright.match.errors import Refused
from tablewright.server.http.http_types import Problem
from tablewright.server.socket import messages as m
from tablewright.server.store.base import Conflict, StoreFailed


def refusal(wish: str, refused: Refused, number: int | None = None) -> m.Refusal:
    """The answer to a wish that is not granted; `number` is of the seat's view now."""
    return m.Refusal(wish, refused.code, refused.sentence, refused.rule, number, refused.message.key, given(refused))


def bye(refused: Refused) -> m.Bye:
    return m.Bye(refused.code, refused.sentence, refused.message.key, given(refused))


def problem_of(refused: Refused) -> Problem:
    return Problem(refused.code, refused.sentence, refused.message.key, given(refused))


def why_gone(conflict: Conflict) -> Refused:
    """Why a table was put away: it is run elsewhere or out of date, or nothing can be written."""
    return Refused("store" if isinstance(conflict, StoreFailed) else "restart")


def given(refused: Refused) -> dict[str, int | str]:
    """The arguments of the sentence; refusals name nobody by number."""
    return {name: value for name, value in refused.message.arguments.items() if isinstance(value, int | str)}


def refused_of(told: m.Refusal, game: str) -> Refused:
    """A refusal that another process has sent."""
    arguments: dict[str, Any | Argument] = dict(told.arguments)
    return Refused(told.code, told.key, game=game, rule=told.rule, **arguments)
