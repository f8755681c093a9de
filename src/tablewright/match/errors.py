"""Refusals of the table: a code for programs, a sentence for people, and the rule where there is one."""

from tablewright.kernel.errors import TablewrightError


class Refused(TablewrightError):  # noqa: N818 - the table's word
    """A wish that is not granted."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code, self.sentence, self.rule = code, sentence, rule
