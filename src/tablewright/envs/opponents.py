"""The bots of the other seats: they decide inside the step of an environment, from what their own players know.

The bots of this package decide in one compiled call for many games; where a bot is from outside, every decision is
asked from Python. The games are the same, and those of the lab: a bot draws from a stream of its game's seed.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tablewright.bots import bot_of, choose, outside
from tablewright.bots.decide import is_ours, new_desk, settings_of
from tablewright.bots.talk import claims_of
from tablewright.envs import steps
from tablewright.kernel import calls
from tablewright.match.talk import conversation

if TYPE_CHECKING:
    from tablewright.envs.batches import Batch, Slots

RANDOM = "random"
Flags = NDArray[np.bool_]


class Opponents:
    """A bot for each player but one; that of the seat is None."""

    def __init__(self, batch: "Batch", seat: int, bots: Sequence[str | None]) -> None:
        self.batch, self.seat, self.bots = batch, seat, tuple(bots)
        others = [bot for bot in self.bots if bot is not None]
        for bot in filter(outside.is_path, others):
            outside.adopt(bot)
        known = [bot_of(batch.game, bot) for bot in others]  # BotError if there is none
        self._is_random = all(bot.kind.name == RANDOM for bot in known)
        self._is_asked = not all(map(is_ours, known))
        self._rooms: list[Any] = [self._room() for _ in batch._slots]

    def _room(self) -> Any:
        """What a thread needs to let them decide: a table, or a list of actions where all are random."""
        game, players = self.batch.game, self.batch.players
        if self._is_random or self._is_asked:
            return np.zeros(game.max_legal, np.int32)
        bots = np.concatenate([settings_of(game, players, bot_of(game, bot or RANDOM)) for bot in self.bots])
        seen, blank = np.zeros(1, game.state), np.zeros(1, game.state)
        none = np.zeros((players, 0), np.bool_)
        return steps.OtherBots(bots, new_desk(game, bots), seen, blank, claims_of(game, ()), none)

    def play(self, chosen: Flags) -> None:
        """Let them decide in the chosen games until it is the seat's turn, or the game is over."""
        if self._is_asked:
            for e in np.flatnonzero(chosen):
                self._ask(int(e))
        else:
            self.batch._each(self._play, chosen)

    def _play(self, slots: "Slots", chosen: Flags) -> None:
        go = steps.play_others_at_random if self._is_random else steps.play_others
        go(
            slots.rules, slots.states, self.seat, slots.seeds, chosen[slots.first : slots.last],
            self._rooms[slots.number], slots.plies, slots.history, *slots.repetition,
        )  # fmt: skip

    def _ask(self, e: int) -> None:
        """The same in one game, move by move."""
        batch = self.batch
        while (player := calls.actor(batch.states[e : e + 1])) not in (-1, self.seat):
            lot = int(steps.draw_word(batch.seeds[e], batch.plies[e]))
            steps.play_one(
                batch.start.arrays[0], batch.states, e, self.asked(e, player, lot), batch.plies, batch.history,
                batch.often, batch.game.repetition,
            )  # fmt: skip

    def asked(self, e: int, player: int, lot: int) -> int:
        """What a player's bot answers in game e, who knows her observation and what the others tell."""
        position, bot = self.batch.position(e), self.bots[player]
        assert bot is not None
        heard = conversation(position, self.bots, player)
        return choose(position.observation(player), bot, lot, heard=heard).action
