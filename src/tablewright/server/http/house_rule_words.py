"""What the keys of a game's rules.toml are called where a table is set up: a label and an explanation.

The words are in `words/en-house.ftl` of the game's folder: `<game>-house-<key>` with `<game>-about-<key>`, the dots of
the key as hyphens. One message may serve many keys: `weapon-any-damage` stands for the damage of every weapon, whose
word (`<game>-house-word-knife`, or the number itself) is its `$any`; a second one is `$any2`.
"""

import re
from collections.abc import Iterator
from itertools import combinations

from tablewright.kernel.narration import Argument, Message, MessageRef, has_message
from tablewright.kernel.paths import folder_of


def catalogue_of(game: str) -> str:
    """The catalogue that has these words; the one of all games where a game brings none."""
    return f"{game}-house" if (folder_of(game) / "words" / "en-house.ftl").is_file() else ""


def house_rule(game: str, key: str) -> tuple[Message, Message]:
    """The label and the explanation of a key; the key itself where the game has no words for it."""
    for name, arguments in readings(game, key):
        if has_message(f"{game}-house-{name}", catalogue_of(game)):
            return Message(f"{game}-house-{name}", arguments), Message(f"{game}-about-{name}", arguments)
    return Message("table-rule", {"rule": re.sub(r"[._]", " ", key)}), Message("table-about-rule", {"key": key})


def readings(game: str, key: str) -> Iterator[tuple[str, dict[str, Argument]]]:
    """Messages that would fit a key, the most special first, with their arguments."""
    parts = key.split(".")
    for n in range(len(parts)):
        for places in combinations(range(1, len(parts)), n):
            name = "-".join("any" if place in places else part for place, part in enumerate(parts))
            words = [word_of(game, parts[place]) for place in places]
            yield name, dict(zip(("any", "any2", "any3"), words))


def word_of(game: str, part: str) -> Argument:
    key = f"{game}-house-word-{part}"
    return MessageRef(key) if has_message(key, catalogue_of(game)) else part
