"""Sentences as messages: the key and arguments of a catalogue's message, and its English for those who ask for it."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from tablewright.games.registry import NAMES
from tablewright.kernel.mentions import mentioned
from tablewright.kernel.narration import Argument as Spoken
from tablewright.kernel.narration import Message, MessageRef, Player, sentence


class Argument(Struct, omit_defaults=True, frozen=True):
    """An argument of a sentence that is a player, told by name, or another message of the catalogue."""

    player: int | None = None
    word: str | None = None


class Sentence(Struct, frozen=True, omit_defaults=True):
    """Something said: the message of the game's catalogue with its arguments, and the same in English if wanted."""

    key: str
    arguments: dict[str, int | str | Argument]
    text: str = ""


def spoken(line: Message, game: str, names: Sequence[str], texts: bool = True) -> Sentence:
    """A line as a message, in the words of a game."""
    return worded(line, game if game in NAMES else "", names, texts)


def worded(line: Message, catalogue: str, names: Sequence[str] = (), texts: bool = True) -> Sentence:
    """A line as a message: its key, its arguments, and the words if they are wanted."""
    arguments = {name: argument(value) for name, value in line.arguments.items()}
    if not texts:
        return Sentence(line.key, arguments)
    needed = mentioned(line.key, catalogue)
    given = tuple((name, value) for name, value in line.arguments.items() if name in needed)
    return Sentence(line.key, arguments, said(line.key, given, catalogue, tuple(names)))


def argument(value: Spoken) -> int | str | Argument:
    if isinstance(value, Player):
        return Argument(player=value.number)
    return Argument(word=value.key) if isinstance(value, MessageRef) else value


@lru_cache(10_000)
def said(key: str, given: tuple[tuple[str, Spoken], ...], catalogue: str, names: tuple[str, ...]) -> str:
    """A line in the words of a catalogue: the same is said again and again, and finding the words takes long."""
    return sentence(Message(key, dict(given)), catalogue, names)
