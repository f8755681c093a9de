"""The bots of the other seats: they decide inside the step of an environment, from what their own players know."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from tablewright.bots import bot_of, choose
from tablewright.envs import steps
from tablewright.kernel import calls
from tablewright.kernel.position import Position

if TYPE_CHECKING:
    from tablewright.envs.batches import Batch

RANDOM = "random"


class Opponents:
    """A bot for each seat but one."""

    def __init__(self, batch: "Batch", seat: int, bots: Sequence[str]) -> None:
        for bot in bots:
            bot_of(batch.game, bot)  # BotError if there is none
        self.batch, self.seat, self.bots = batch, seat, tuple(bots)
        others = [bot for player, bot in enumerate(self.bots) if player != seat]
        self._is_random = all(bot == RANDOM for bot in others)
        self._out = np.zeros(batch.game.max_legal, np.int32)

    def play(self, chosen: NDArray[np.bool_]) -> None:
        """Let them decide in the chosen games until it is the seat's turn, or the game is over."""
        batch = self.batch
        if self._is_random:
            steps.play_all_others_at_random(
                batch.start.arrays[0], batch.states, self.seat, batch.seeds, chosen, self._out, batch.plies,
                batch.history, batch.often, batch.game.repetition,
            )  # fmt: skip
            return
        for e in np.flatnonzero(chosen):
            self._play_one(int(e))

    def _play_one(self, e: int) -> None:
        batch = self.batch
        state = batch.states[e : e + 1]
        while (player := calls.actor(state)) not in (-1, self.seat):
            lot = int(steps.draw_word(batch.seeds[e], batch.plies[e]))
            action = decide(batch, e, player, self.bots[player], lot)
            steps.play_one(
                batch.start.arrays[0], batch.states, e, action, batch.plies, batch.history, batch.often,
                batch.game.repetition,
            )  # fmt: skip


def decide(batch: "Batch", e: int, player: int, bot: str, seed: int) -> int:
    """What a bot plays for a player of game e."""
    rules = batch.start.arrays[0]
    seen = np.zeros(1, batch.game.state)
    calls.observe(rules, batch.states[e : e + 1], player, seen)
    return choose(Position(batch.game, rules, seen, batch.start.changes, player), bot, seed).action
