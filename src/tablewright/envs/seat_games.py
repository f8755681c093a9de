"""Many games of one seat against bots: what the Gymnasium environments stand on. It needs numpy alone."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablewright.envs import steps
from tablewright.envs.batches import TENSOR, Array, Batch, EnvError, Slots, seeds_of
from tablewright.envs.opponents import Opponents
from tablewright.kernel import calls
from tablewright.kernel.errors import shown
from tablewright.kernel.game import Game
from tablewright.kernel.position import is_whole
from tablewright.kernel.rng import U

RAISE, LOSE = "raise", "lose"


class SeatGames:
    """Games in which one seat is the caller's and bots have the others.

    After `reset` and `step` it is the seat's turn in every game that is not over. `over` says which are; they stay so
    until `begin` starts the next ones.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "easy",
        games: int = 1,
        rules: Mapping[str, Any] | None = None,
        preset: str | None = None,
        *,
        observation: str = TENSOR,
        illegal: str = LOSE,
        threads: int = 1,
    ) -> None:
        self.batch = Batch(
            game, players, games, 0, rules, preset, observation=observation, threads=threads, at_once=False
        )
        self.game, self.games = self.batch.game, self.batch.games
        if not is_whole(seat) or not 0 <= seat < self.batch.players:
            raise EnvError(f"seat: expected a player from 0 to {self.batch.players - 1}, not {shown(seat)}")
        if illegal not in (RAISE, LOSE):
            raise EnvError(f"illegal: expected {RAISE!r} or {LOSE!r}, not {shown(illegal)}")
        self.seat, self.illegal = int(seat), illegal
        self.opponents = Opponents(self.batch, self.seat, seated(bots, self.batch.players, self.seat))
        self.over = np.zeros(self.games, bool)
        self.rewards = np.zeros(self.games)
        self.refused = np.zeros(self.games, bool)  # lost by an illegal action in this step,
        self.reasons: dict[int, str] = {}  # and why it is illegal, by game

    @property
    def mask(self) -> NDArray[np.int8]:
        return self.batch.mask

    @property
    def observation(self) -> Array:
        return self.batch.observation

    def reset(self, seed: int | Sequence[int] | Array, chosen: NDArray[np.bool_] | None = None) -> None:
        """New games everywhere, or in the chosen places, by seeds as those of a batch."""
        self.batch.check_open()
        chosen = np.ones(self.games, bool) if chosen is None else chosen
        np.copyto(self.batch.seeds, seeds_of(seed, self.games), where=chosen)
        self.begin(chosen, is_reseeded=True)

    def begin(self, chosen: NDArray[np.bool_], is_reseeded: bool = False) -> None:
        """New games in some places; one that is over before the seat ever decides is passed over."""
        batch, waiting = self.batch, chosen.copy()
        if not is_reseeded:
            batch.seeds[waiting] += U(self.games)
        while waiting.any():
            steps.begin_some(
                batch.start.arrays[0], batch.states, batch.seeds, waiting, batch.actor, batch.plies, batch.history
            )
            self.opponents.play(waiting)
            self._note_ends(waiting)
            waiting &= batch.actor < 0
            batch.seeds[waiting] += U(self.games)
        self.over[chosen] = False
        self.refused[chosen] = False
        self.rewards[chosen] = 0.0
        self._look()

    def step(self, actions: Sequence[int] | Array) -> None:
        """The seat's action in each game that is not over, and the bots' up to its next one."""
        batch, playing = self.batch, ~self.over
        batch.check_open()
        chosen = self.checked(actions)
        self.refused[:] = playing & ~self.is_legal(chosen)
        if self.illegal == RAISE and self.refused.any():
            batch._checked(chosen)
        self.reasons = {int(e): batch.why_not(int(e), int(chosen[e])) for e in np.flatnonzero(self.refused)}
        going = playing & ~self.refused
        steps.play_some(
            batch.start.arrays[0], batch.states, chosen, going, batch.plies, batch.history, batch.often,
            batch.game.repetition,
        )  # fmt: skip
        self.opponents.play(going)
        self._note_ends(going)
        self.rewards[:] = np.where(self.refused, -1.0, batch.rewards[:, self.seat])
        self.over |= batch.done | self.refused
        self._look()

    def _note_ends(self, chosen: NDArray[np.bool_]) -> None:
        batch = self.batch
        steps.note_ends(batch.start.arrays[0], batch.states, chosen, batch.actor, batch.rewards, batch.done)

    def checked(self, actions: Sequence[int] | Array) -> Array:
        """Action numbers, one for each game, or EnvError."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise EnvError(f"{self.batch.wanted}, not {shown(actions)}")
        return np.ascontiguousarray(given, np.int64)

    def is_legal(self, actions: Array) -> NDArray[np.bool_]:
        """Where the seat may play its action."""
        inside = (actions >= 0) & (actions < self.game.n_actions)
        found: NDArray[np.bool_] = inside & (self.mask[np.arange(self.games), np.where(inside, actions, 0)] == 1)
        return found

    def _look(self) -> None:
        """What the seat knows, also of games that are over; a mask where it decides."""
        self.batch.actor[self.over] = -1
        self.batch.viewer[:] = self.seat
        self.batch._each(Slots.look)

    def end_reason(self, e: int) -> str:
        """How a game has ended."""
        return self.game.meta.end_reasons[calls.end_reason(self.batch.states[e : e + 1])]


def seated(bots: str | Sequence[str], players: int, seat: int) -> tuple[str | None, ...]:
    """A bot for each player, None for the seat."""
    given = [bots] * (players - 1) if isinstance(bots, str) else list(bots) if isinstance(bots, Sequence) else []
    if len(given) != players - 1 or not all(isinstance(bot, str) for bot in given):
        raise EnvError(f"bots: expected one bot, or {players - 1} for the other seats in turn, not {shown(bots)}")
    return (*given[:seat], None, *given[seat:])
