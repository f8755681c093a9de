"""A bot by its text: a kind and its settings, "uct:iterations=2000,playout=40"."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tablewright.bots.thought import BotError, Task, Thought
from tablewright.kernel.errors import did_you_mean
from tablewright.kernel.game import Game

Number = int | float


@dataclass(frozen=True)
class Setting:
    """One number of a bot: a whole one, if its default is."""

    default: Number
    lowest: Number
    highest: Number
    what: str

    def read(self, name: str, text: str) -> Number:
        """The value of a text, or BotError."""
        kind = type(self.default)
        try:
            value = kind(text)
        except ValueError:
            value = None
        if value is None or not self.lowest <= value <= self.highest:
            number = "a whole number" if kind is int else "a number"
            raise BotError(
                f"{name}: expected {number} from {self.lowest} to {self.highest} ({self.what}), not {text!r}"
            )
        return value


@dataclass(frozen=True)
class Kind:
    """A way to choose a move, with its settings."""

    name: str
    what: str
    settings: Mapping[str, Setting]
    think: Callable[[Task, Mapping[str, Number]], Thought]
    unfit: Callable[[Game], str] = lambda game: ""  # why it cannot play a game; "": it can

    @property
    def defaults(self) -> dict[str, Number]:
        return {name: setting.default for name, setting in self.settings.items()}

    def read(self, text: str, others: Mapping[str, Number]) -> dict[str, Number]:
        """All settings: those in the text "name=value,...", and the others as they are."""
        values = dict(others)
        given: set[str] = set()
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, equals, value = (word.strip() for word in part.partition("="))
            if name not in self.settings:
                raise BotError(f"{self.name} has no setting {name!r}{self._hint(name)}")
            if not equals:
                raise BotError(f"{self.name}: expected {name}=VALUE, not {part!r}")
            if name in given:
                raise BotError(f"{self.name}: {name} is given twice")
            values[name] = self.settings[name].read(f"{self.name}: {name}", value)
            given.add(name)
        return values

    def _hint(self, name: str) -> str:
        known = list(self.settings)
        return did_you_mean(name, known) or (f"; it has {', '.join(known)}" if known else "; it has none")
