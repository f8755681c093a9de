"""Bots: they get what their player may know and answer with a move, and with what they thought of the others.

>>> import tablewright
>>> from tablewright.bots import choose
>>> position = tablewright.game("quoridor").new(players=2, seed=1)
>>> choose(position.observation(0), "greedy", seed=1).move
'e2'
"""

from tablewright.bots.registry import bot_of, bots_for, choose, say
from tablewright.bots.talk import QuickMessage
from tablewright.bots.thought import BotError, Candidate, Stop, Thought, never

__all__ = ["BotError", "Candidate", "QuickMessage", "Stop", "Thought", "bot_of", "bots_for", "choose", "never", "say"]
