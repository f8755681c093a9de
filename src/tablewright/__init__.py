"""Tablewright: five tabletop games as one rules kernel, for players, bots and designers.

>>> import tablewright
>>> game = tablewright.game("quoridor")
>>> position = game.new(players=2, seed=7)
>>> position.actor, position.legal()[:3]
(0, ['d1', 'f1', 'e2'])
>>> events = position.play("e2")
>>> position.story(events)
['Blue moves to e2.']
"""

from typing import TYPE_CHECKING, Any

from tablewright.games.registry import NAMES as GAMES
from tablewright.games.registry import game
from tablewright.kernel.errors import IllegalMove, PositionError, RecordError, RulesError, TablewrightError
from tablewright.kernel.position import Position

if TYPE_CHECKING:
    from tablewright.reviews import Review

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "IllegalMove",
    "Position",
    "PositionError",
    "RecordError",
    "RulesError",
    "TablewrightError",
    "game",
    "review",
]


def review(record: Any, level: str = "medium") -> "Review":
    """What decided a finished game, luck or choices: of its record (text or table) or its last position.

    >>> import tablewright
    >>> tablewright.review(tablewright.game("quoridor").new(players=2, seed=7))
    Traceback (most recent call last):
    ...
    tablewright.reviews.played.ReviewError: the game is not over after its 0 moves: a review is made of finished games
    """
    from tablewright.reviews import review as made  # here: most programs never ask, and need not wait for it

    return made(record, level)
