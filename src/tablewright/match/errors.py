"""Refusals of the table: a code for programs, a sentence for people, and the rule where there is one."""

from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.narration import Argument, Line, sentence


class Refused(TablewrightError):  # noqa: N818 - the table's word
    """A wish that is not granted. Its sentence is a message of the catalogue: `why-<code>`, or another `key`."""

    def __init__(self, code: str, key: str = "", /, *, game: str = "", rule: str = "", **arguments: Argument) -> None:
        self.code, self.rule = code, rule
        self.line = Line(key or f"why-{code}", arguments)
        self.sentence = sentence(self.line, game)
        super().__init__(self.sentence)
