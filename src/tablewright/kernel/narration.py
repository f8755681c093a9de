"""From events to sentences: a game's `narrate` gives a message key and arguments, a Fluent catalogue the words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from tablewright.kernel.paths import catalogue

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from tablewright.kernel.events import Event

NAMES = ("Blue", "Red", "Yellow", "Green", "Purple")  # of the players, where nobody gave others


@dataclass(frozen=True)
class Player:
    """An argument that is a player, told by name."""

    number: int


@dataclass(frozen=True)
class MessageRef:
    """An argument that is another message of the catalogue."""

    key: str


Argument: TypeAlias = int | str | Player | MessageRef


@dataclass(frozen=True)
class Message:
    """A sentence before it has words."""

    key: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


Told: TypeAlias = "str | Callable[[Event], str | Message]"


def narrator(
    game: str, messages: Mapping[int, Told], words: Mapping[str, Callable[[int], Argument]]
) -> "Callable[[Event], Message]":
    """A game's `narrate` from a table: for each kind of event its message, and what that calls the numbers a, b and c.

    "moved - place way:direction" is the message `moved`: it leaves out a, calls b `$place` and c `$way`. A number is
    told as words["place"] or words["direction"] makes it, or as it is. A table may also hold functions that look at the
    event first. Where the viewer may not know the numbers, the message has "-hidden" behind its name and tells none.
    The player of an event, if it has one, is `$player`.
    """

    def narrate(event: "Event") -> Message:
        told = messages[event.kind]
        found = told if isinstance(told, str) else told(event)
        if isinstance(found, Message):
            return found
        key, *parts = found.split()
        arguments: dict[str, Argument] = {"player": Player(event.player)} if event.player >= 0 else {}
        if event.hidden and parts:
            return Message(f"{game}-{key}-hidden", arguments)
        for part, number in zip(parts, (event.a, event.b, event.c)):
            name, _, word = part.partition(":")
            if name != "-":
                arguments[name] = words.get(word or name, int)(number)
        return Message(f"{game}-{key}", arguments)

    return narrate


@cache
def _bundle(game: str, locale: str) -> "FluentBundle":
    # imported here: it takes a quarter of a second that simulations need not wait for
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    for name in filter(None, ("common", game)):
        bundle.add_resource(FluentResource(catalogue(name, locale).read_text("utf-8")))
    return bundle


def has_message(key: str, game: str, locale: str = "en") -> bool:
    """Whether the catalogue has a message."""
    return bool(_bundle(game, locale).has_message(key))


def sentence(message: Message, game: str = "", names: Sequence[str] = NAMES, locale: str = "en") -> str:
    """A message in words; without a game those that every game shares."""
    bundle = _bundle(game, locale)

    def resolved(argument: Argument) -> str | int:
        if isinstance(argument, Player):
            return names[argument.number]
        return sentence(Message(argument.key), game, names, locale) if isinstance(argument, MessageRef) else argument

    arguments: dict[str, Any] = {name: resolved(argument) for name, argument in message.arguments.items()}
    pattern = bundle.get_message(message.key).value
    if pattern is None:
        raise KeyError(f"the message {message.key} has no text")
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"the message {message.key}: {errors[0]}")
    return str(text)
