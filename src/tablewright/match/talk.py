"""Talk among bots at one table, in games whose rules let players talk."""

from collections.abc import Sequence

from tablewright.bots import Message, say
from tablewright.kernel.position import Position


def conversation(position: Position, bots: Sequence[str | None], listener: int) -> tuple[Message, ...]:
    """What the other players' bots tell a player, each from what its own player knows. None: no bot plays there."""
    if position.game.talk is None:
        return ()
    others = [player for player in range(position.players) if player != listener]
    told: list[Message] = []
    for player in others:
        if bot := bots[player]:
            told += say(position.observation(player), bot)
    return tuple(told)
