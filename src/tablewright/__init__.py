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

from tablewright.games.registry import NAMES as GAMES
from tablewright.games.registry import game
from tablewright.kernel.errors import IllegalMove, PositionError, RecordError, RulesError, TablewrightError
from tablewright.kernel.position import Position
from tablewright.review import Review, review

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "IllegalMove",
    "Position",
    "PositionError",
    "RecordError",
    "Review",
    "RulesError",
    "TablewrightError",
    "game",
    "review",
]
