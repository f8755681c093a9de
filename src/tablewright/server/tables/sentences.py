"""Sentences as messages: the key and arguments of a catalogue's message, and its English for those who ask for it."""

from collections.abc import Sequence
from functools import cache, lru_cache

from tablewright.games.registry import NAMES
from tablewright.kernel.game import Game
from tablewright.kernel.mentions import mentioned
from tablewright.kernel.narration import Argument as Spoken
from tablewright.kernel.narration import Message, MessageRef, Player, sentence
from tablewright.match.labels import label_of
from tablewright.server.socket import messages as m


def spoken(line: Message, game: str, names: Sequence[str], texts: bool = True) -> m.Sentence:
    """A line as a message, in the words of a game."""
    return worded(line, game if game in NAMES else "", names, texts)


def worded(line: Message, catalogue: str, names: Sequence[str] = (), texts: bool = True) -> m.Sentence:
    """A line as a message: its key, its arguments, and the words if they are wanted."""
    arguments = {name: argument(value) for name, value in line.arguments.items()}
    if not texts:
        return m.Sentence(line.key, arguments)
    needed = mentioned(line.key, catalogue)
    given = tuple((name, value) for name, value in line.arguments.items() if name in needed)
    return m.Sentence(line.key, arguments, said(line.key, given, catalogue, tuple(names)))


def argument(value: Spoken) -> int | str | m.Argument:
    if isinstance(value, Player):
        return m.Argument(player=value.number)
    return m.Argument(word=value.key) if isinstance(value, MessageRef) else value


@lru_cache(10_000)
def said(key: str, given: tuple[tuple[str, Spoken], ...], catalogue: str, names: tuple[str, ...]) -> str:
    """A line in the words of a catalogue: the same is said again and again, and finding the words takes long."""
    return sentence(Message(key, dict(given)), catalogue, names)


@cache
def labels_of(game: Game) -> list[m.MoveWords]:
    """What every action of a game is called, by its number."""
    labels = [label_of(game.name, action) for action in range(game.n_actions)]
    names = [f"Player {player + 1}" for player in range(max(game.meta.players))]  # a table has names of its own
    return [m.MoveWords(spoken(label.message, game.name, names), label.rule) for label in labels]
