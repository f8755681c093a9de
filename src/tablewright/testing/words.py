"""Whether a game has words: English for everything that people can meet, other languages as far as they go."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message

from tablewright.kernel.game import Game

PARTS = ("", "-board", "-house", "-howto", "-lab")  # words/en.ftl, words/en-board.ftl, ...


def messages_in(path: Path) -> set[str]:
    """The keys of a catalogue; none where there is no such file."""
    if not path.exists():
        return set()
    return {entry.id.name for entry in parse(path.read_text("utf-8")).body if isinstance(entry, Message)}


def needed(game: Game) -> Iterator[str]:
    """The messages that every game of its kind needs: its ends and its refusals. Events are met by playing."""
    yield from (f"{game.name}-end-{reason}" for reason in game.meta.end_reasons[1:])
    if game.why_not is not None:
        yield from (f"{game.name}-why-{reason.key}" for reason in game.reasons[1:])


def missing(game: Game) -> list[str]:
    """What English does not say and would have to."""
    known = messages_in(game.folder / "words" / "en.ftl")
    return [key for key in needed(game) if key not in known]


def languages(game: Game) -> list[str]:
    """The languages that a game has words in."""
    return sorted({path.stem.partition("-")[0] for path in (game.folder / "words").glob("*.ftl")})


def untranslated(game: Game, language: str) -> list[str]:
    """What a language does not say; English stands in for it."""
    folder = game.folder / "words"
    found = []
    for part in PARTS:
        english, other = (messages_in(folder / f"{code}{part}.ftl") for code in ("en", language))
        found += sorted(english - other)
    return found
