"""From events to sentences: a game's `narrate` gives a message key and arguments, a Fluent catalogue the words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from tablewright.kernel.cache import ROOT

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

NAMES = ("Blue", "Red", "Yellow", "Green", "Purple")  # of the players, where nobody gave others


@dataclass(frozen=True)
class Player:
    """An argument that is a player, told by name."""

    number: int


@dataclass(frozen=True)
class Word:
    """An argument that is another message of the catalogue."""

    key: str


Argument: TypeAlias = int | str | Player | Word


@dataclass(frozen=True)
class Line:
    """A sentence before it has words."""

    key: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@cache
def _bundle(game: str, locale: str) -> "FluentBundle":
    # imported here: it takes a quarter of a second that simulations need not wait for
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    for name in filter(None, ("common", game)):
        path = ROOT / "locales" / locale / f"{name}.ftl"
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def has_message(key: str, game: str, locale: str = "en") -> bool:
    """Whether the catalogue has a message."""
    return bool(_bundle(game, locale).has_message(key))


def sentence(line: Line, game: str = "", names: Sequence[str] = NAMES, locale: str = "en") -> str:
    """A line in words; without a game those that every game shares."""
    bundle = _bundle(game, locale)

    def resolved(argument: Argument) -> str | int:
        if isinstance(argument, Player):
            return names[argument.number]
        return sentence(Line(argument.key), game, names, locale) if isinstance(argument, Word) else argument

    arguments: dict[str, Any] = {name: resolved(argument) for name, argument in line.arguments.items()}
    message = bundle.get_message(line.key)
    if message.value is None:
        raise KeyError(f"the message {line.key} has no text")
    text, errors = bundle.format_pattern(message.value, arguments)
    if errors:
        raise ValueError(f"the message {line.key}: {errors[0]}")
    return str(text)
