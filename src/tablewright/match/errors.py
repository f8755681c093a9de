"""Refusals of the table: a code for programs, a sentence for people, and the rule where there is one."""

from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.narration import Argument, Message, sentence

LONGEST = 300  # letters of what somebody sent that a sentence says again


def _short(value: Argument) -> Argument:
    return f"{value[:LONGEST]}..." if isinstance(value, str) and len(value) > LONGEST else value


class Refused(TablewrightError):  # noqa: N818 - the table's word
    """A wish that is not granted. Its sentence is a message of the catalogue: `why-<code>`, or another `key`."""

    def __init__(self, code: str, key: str = "", /, *, game: str = "", rule: str = "", **arguments: Argument) -> None:
        self.code, self.rule = code, rule
        self.message = Message(key or f"why-{code}", {name: _short(value) for name, value in arguments.items()})
        self.sentence = sentence(self.message, game)
        super().__init__(self.sentence)
