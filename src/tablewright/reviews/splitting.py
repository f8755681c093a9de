"""Luck and choices: the way of a player's chances, split into own decisions, others' decisions and chance.

A move takes a player's chance from `before` to `now`. With the move known and its luck not yet, it stood at `between`:
`between - before` is what the decision did, `now - between` what chance did. So the parts of all moves sum to the
result less the first chance. Where nothing is left to chance, the whole step is the decision's; a forced move decides
nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class MoveEffect:
    """What is known of one move for the split."""

    player: int  # who made it; -1: everybody agreed
    is_forced: bool
    decided: tuple[float | None, ...]  # for each player what the decision did to the chance; None: all that happened


@dataclass(frozen=True)
class Parts:
    own: float
    others: float
    chance: float


def parts_of(player: int, moments: Sequence[MoveEffect], chances: Sequence[Sequence[float]]) -> Parts:
    """The three parts of a player's way."""
    own = others = luck = 0.0
    for ply, moment in enumerate(moments):
        step = chances[ply + 1][player] - chances[ply][player]
        given = moment.decided[player]
        decided = 0.0 if moment.is_forced else step if given is None else given
        luck += step - decided
        if moment.player in (player, -1):
            own += decided
        else:
            others += decided
    return Parts(own, others, luck)
