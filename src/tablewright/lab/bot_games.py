"""Games of bots for a simulation. Game i is the same game on any number of workers, as in random games."""

from collections.abc import Callable, Sequence

import numpy as np

from tablewright.bots import choose, never
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.position import Position
from tablewright.kernel.rng import U, stream
from tablewright.lab.tally import Tally
from tablewright.match.talk import conversation


class Halted(Exception):  # noqa: N818 - it is no error
    """A simulation was stopped in the middle of a game."""


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each player: one for all, or as many as play."""
    if len(bots) not in (1, players):
        raise TablewrightError(f"--bots: expected one bot for all or {players} apart by commas, not {len(bots)}")
    return tuple(bots) * (players // len(bots))


def play_game(start: Position, bots: Sequence[str], i: int, seed: int, halted: Callable[[], bool] = never) -> Tally:
    """Game i under the rules of a position, one bot for each player."""
    mark = int(stream(U(seed), i))
    thinking = stream(U(mark), 1)  # bots draw from a stream of their own
    position = start.game.new(start.players, mark, start.changes)
    while (player := position.actor) >= 0:
        lot = int(stream(U(thinking), len(position.moves)))
        heard = conversation(position, bots, player)
        answer = choose(position.observation(player), bots[player], lot, stop=halted, heard=heard)
        if halted():
            raise Halted
        position.play(answer.action)
    return tally_of(position)


def tally_of(position: Position) -> Tally:
    """One finished game as counts."""
    meta = position.game.meta
    numbers = (len(position.moves), position.length, meta.end_reasons.index(position.end_reason or ""))
    plies, lengths, reasons = (np.array([n], np.int32) for n in numbers)
    return Tally.of(meta, plies, lengths, reasons, np.array([position.result]))
