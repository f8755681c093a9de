"""The moves that stand, and the position they lead to.

Moves taken back are gone from here (the log keeps them). After moves were taken back, chance may go on with a fresh
seed, since what the old one brings has been seen.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from tablewright.kernel import calls
from tablewright.kernel.errors import RecordError
from tablewright.kernel.events import Event, new_log
from tablewright.kernel.game import Game
from tablewright.kernel.plain import observed
from tablewright.kernel.position import Position, words
from tablewright.kernel.records import Records
from tablewright.match.chance import rekey
from tablewright.match.entries import Setup

WORLDS = 12  # possible worlds in which a move is tried, to see whether it gives something away


@dataclass(frozen=True)
class Ply:
    """One move that stands."""

    action: int
    player: int  # who decided; of a removal or an agreed draw: whom it is about, or -1
    entry: int  # its number in the log
    by: str  # person, bot, clock: who made it


class History:
    """The moves that stand."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        self.game, self._setup, self._seed = game, setup, seed
        self.plies: list[Ply] = []
        self._fresh: dict[int, int] = {}  # seeds that chance went on with, by the number of moves before
        self._before: list[bytes] = []  # the states before the last moves, while one player decides
        self.position = self._begun()
        self.actor = self.position.actor  # kept here, since it is asked for all the time
        self.out: frozenset[int] = frozenset()  # players who were removed: by resigning, or for their time

    def _begun(self) -> Position:
        settings = self._setup.settings
        if self._setup.begin is None:
            return self.game.new(settings.players, self._seed, settings.rules)
        position = self.game.position(self._setup.begin)
        rekey(position, self._seed)
        return position

    def play(self, ply: Ply) -> list[Event]:
        """Play a move; what happened."""
        actor, before = self.actor, self.position.arrays[1].tobytes()
        events = self.position.play(ply.action)
        self.plies.append(ply)
        self.actor = self.position.actor
        if ply.action >= self.game.n_actions:
            self.out |= {ply.player}
        self._before = [*self._before, before] if self.actor == actor else []
        return events

    def actions(self) -> list[int]:
        """The legal actions, in increasing order."""
        if self.actor < 0:
            return []
        out = np.empty(self.game.max_legal, np.int32)
        n = calls.legal(*self.position.arrays, out)
        found: list[int] = out[:n].tolist()
        return found

    def take_back(self, keep: int, fresh_seed: int | None) -> None:
        """Go back to the position after the first `keep` moves."""
        kept, self.plies, self._before, self.out = self.plies[:keep], [], [], frozenset()
        self._fresh = {n: seed for n, seed in self._fresh.items() if n <= keep}
        if fresh_seed is not None:
            self._fresh[keep] = fresh_seed
        self.position = self._begun()
        self.actor = self.position.actor
        self._freshen()
        for ply in kept:
            self.play(ply)
            self._freshen()

    def _freshen(self) -> None:
        if (seed := self._fresh.get(len(self.plies))) is not None:
            rekey(self.position, seed)

    def walk(self) -> Iterator[Position]:
        """The position before each of the moves that stand, and after the last: one object, which goes on."""
        twin = History(self.game, self._setup, self._seed)
        twin._fresh = dict(self._fresh)
        twin._freshen()
        yield twin.position
        for kept in self.plies:
            twin.play(kept)
            twin._freshen()
            yield twin.position

    def at(self, ply: int) -> Position:
        """The position after the first so many moves."""
        return next(islice(self.walk(), ply, None))

    def steps(self) -> Iterator[tuple[Records, Ply, list[Event], Records]]:
        """Every move that stands: the state before it, what happened, and the state after it."""
        twin = History(self.game, self._setup, self._seed)
        twin._fresh = self._fresh
        twin._freshen()
        for kept in self.plies:
            before = twin.position.arrays[1].copy()
            events = twin.play(kept)
            yield before, kept, events, twin.position.arrays[1]
            twin._freshen()

    def last_decision(self, player: int) -> int | None:
        """How many moves stood before this player's last decision; None without one."""
        for n in range(len(self.plies) - 1, -1, -1):
            if self.plies[n].player == player and self.plies[n].action < self.game.n_actions:
                return n
        return None

    def cost_of_undo(self, player: int) -> str:
        """What can be said of it at once: free, ask (everybody), try (it depends on whether it showed something)."""
        if not self._before or self.actor != player or not self.plies or self.plies[-1].player != player:
            return "ask"
        before = np.frombuffer(self._before[-1], self.game.state)
        if (before["rng"] != self.position.arrays[1]["rng"]).any():
            return "ask"
        return "try" if self.game.has_secrets else "free"

    def is_free_to_undo(self, player: int) -> bool:
        """Whether the last move was this player's, who still decides, drew no chance and showed nobody anything."""
        cost = self.cost_of_undo(player)
        if cost != "try":
            return cost == "free"
        before = np.frombuffer(self._before[-1], self.game.state)
        return not self._showed_something(before, self.plies[-1].action)

    def _showed_something(self, before: Any, action: int) -> bool:
        """Whether some viewer knows more after this move than could be foreseen before it.

        If all the worlds that a viewer considered possible look the same after the move, nothing was shown.
        """
        return any(not self._is_foreseen(before, action, viewer) for viewer in range(-1, self.position.players))

    def _is_foreseen(self, before: Any, action: int, viewer: int) -> bool:
        rules, _ = self.position.arrays
        seen, after = observed(self.game, rules, before, viewer), sight(self.position, viewer)
        for n in range(WORLDS):
            world = seen.copy()
            try:
                calls.deal(rules, world, viewer, *words(n))
            except AssertionError:  # no world was found: better ask the table
                return False
            if calls.why_not(rules, world, action):
                return False
            calls.apply(rules, world, action, new_log(self.game.max_events))
            if known_bytes(self.game, observed(self.game, rules, world, viewer)) != after:
                return False
        return True


def known_bytes(game: Game, seen: Any) -> bytes:
    """The bytes of an observation that tell something."""
    raw: bytes = seen.view(np.uint8)[game.position_mask].tobytes()
    return raw


def sight(position: Position, viewer: int) -> bytes:
    """The bytes of what a viewer may know."""
    return known_bytes(position.game, observed(position.game, *position.arrays, viewer))


def begin_of(position: Position) -> dict[str, Any]:
    """A position as the beginning of another match."""
    if position.is_over:
        raise RecordError("the game is over there: choose an earlier move to go on from")
    return position.to_dict()
