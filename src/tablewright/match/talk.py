"""Talk among bots at one table, in games whose rules let players talk."""

from collections.abc import Sequence

from tablewright.bots import QuickMessage, say
from tablewright.kernel.position import Position


def conversation(position: Position, bots: Sequence[str | None], listener: int) -> tuple[QuickMessage, ...]:
    """What the other players' bots tell a player, each from what its own player knows. None: no bot plays there."""
    if position.game.talk is None:
        return ()
    others = [player for player in range(position.players) if player != listener]
    heard: list[QuickMessage] = []
    for player in others:
        if bot := bots[player]:
            heard += say(position.observation(player), bot)
    return tuple(heard)
