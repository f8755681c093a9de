"""What can go wrong, in words that say what was expected and what to do."""

from difflib import get_close_matches

LONGEST = 200  # characters of a value that a message shows


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


def shown(value: object) -> str:
    """A value as a message shows it: cut where it is long, and never itself a reason to fail.

    >>> shown("e2"), shown("x" * 1000)[-5:]
    ("'e2'", 'xx...')
    """
    try:
        text = repr(value)
    except Exception:  # a number of thousands of digits, a thousand lists inside each other, a class of its own
        return f"something that cannot be shown ({type(value).__name__})"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


def did_you_mean(word: str, known: list[str]) -> str:
    """ "; did you mean 'x'?", or nothing when nothing is close."""
    close = get_close_matches(word, known, n=1)
    return f"; did you mean {close[0]!r}?" if close else ""
