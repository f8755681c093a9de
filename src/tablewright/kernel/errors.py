"""What can go wrong, in words that say what was expected and what to do."""

from difflib import get_close_matches


class TablewrightError(ValueError):
    """Any refusal of Tablewright: catch this one to catch them all."""


class RulesError(TablewrightError):
    """A key or value of a game's rules that cannot be."""


class PositionError(TablewrightError):
    """A description of a position that cannot be."""


class RecordError(TablewrightError):
    """A record of a game that cannot be read or replayed."""


class IllegalMove(TablewrightError):  # noqa: N818 - the game's word
    """A move that the rules forbid, or that is no move of this game."""


def did_you_mean(word: str, known: list[str]) -> str:
    """ "; did you mean 'x'?", or nothing when nothing is close."""
    close = get_close_matches(word, known, n=1)
    return f"; did you mean {close[0]!r}?" if close else ""
