"""Talk among bots at one table, in games whose rules let players talk."""

from collections.abc import Sequence

from tablewright.bots import Message, say
from tablewright.kernel.position import Position


def conversation(position: Position, bots: Sequence[str], listener: int) -> tuple[Message, ...]:
    """What the other players' bots tell the one who is to decide, each from what its own player knows."""
    if position.game.talk is None:
        return ()
    others = [player for player in range(position.players) if player != listener]
    return tuple(message for player in others for message in say(position.observation(player), bots[player]))
