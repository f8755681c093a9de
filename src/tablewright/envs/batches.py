"""Many games at once: one action for each goes in, arrays come out, in the same memory at every step.

>>> from tablewright import envs
>>> batch = envs.batch("quoridor", players=2, games=4, seed=7)
>>> batch.step([batch.game.number("e2")] * 4)
>>> batch.actor.tolist(), batch.mask.sum(axis=1).tolist(), batch.observation.shape
([1, 1, 1, 1], [131, 131, 131, 131], (4, 815))
"""

import secrets
import warnings
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablewright.envs import steps
from tablewright.envs.legends import known
from tablewright.kernel.errors import IllegalMove, TablewrightError, shown
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position, is_whole
from tablewright.kernel.rng import U
from tablewright.kernel.tensors import size

TENSOR, RECORD = "tensor", "record"
WORD = 1 << 64
ONE_ACTION = "action: expected one action number"
Array = NDArray[Any]


class EnvError(TablewrightError):
    """An environment that cannot be made, or was used in a way that has no meaning."""


class Slots:
    """Some of the games of a batch, which one thread steps: views of its arrays, and room of its own."""

    def __init__(self, batch: "Batch", number: int, first: int, last: int) -> None:
        here = slice(first, last)
        game = batch.game
        self.rules = batch.start.arrays[0]
        self.states = batch.states[here]
        self.seeds, self.plies, self.history = batch.seeds[here], batch.plies[here], batch.history[here]
        self.actor, self.viewer, self.mask = batch.actor[here], batch.viewer[here], batch.mask[here]
        self.rewards, self.done, self.observation = batch.rewards[here], batch.done[here], batch.observation[here]
        self.listed = np.zeros((last - first, game.max_legal), np.int32)
        self.counts = np.zeros(last - first, np.int64)
        self.seen = np.zeros(1, game.state)
        self.stride, self.at_once = U(batch.games), batch.at_once
        self.repetition = (batch.often, game.repetition)
        self.number, self.first, self.last = number, first, last

    def begin(self) -> None:
        """New games everywhere, by their seeds."""
        self.done[:], self.rewards[:] = False, 0.0
        self._begin(np.ones(len(self.done), bool))
        self.look()

    def _begin(self, chosen: Array) -> None:
        steps.begin_some(self.rules, self.states, self.seeds, chosen, self.actor, self.plies, self.history)

    def first_unlisted(self, actions: Array) -> int:
        """The first game of the batch whose action is not legal; -1: none."""
        found = steps.first_unlisted(actions[self.first : self.last], self.actor, self.listed, self.counts)
        return -1 if found < 0 else self.first + int(found)

    def step(self, actions: Array) -> None:
        """One action in each game. A game that is over begins anew: at once, or else at the next step."""
        going = self.actor >= 0
        steps.play_some(
            self.rules, self.states, actions[self.first : self.last], going, self.plies, self.history, *self.repetition
        )
        steps.note_ends(self.rules, self.states, going, self.actor, self.rewards, self.done)
        anew = self.done if self.at_once else ~going
        if anew.any():
            self.seeds[anew] += self.stride
            self._begin(anew)
        self.look()

    def look(self) -> None:
        """Masks and observations; who looks at a game that is over is who decided last."""
        steps.list_all(self.rules, self.states, self.actor, self.listed, self.counts, self.mask)
        np.copyto(self.viewer, self.actor, where=self.actor >= 0)
        self.write()

    def write(self) -> None:
        """What the viewer of each game knows."""
        if self.observation.dtype == np.float32:
            steps.write_rows(self.rules, self.states, self.viewer, self.seen, self.observation)
        else:
            steps.write_records(self.rules, self.states, self.viewer, self.observation)


class Batch:
    """Games that step together; each place plays one game after the other.

    Attributes, each the same array after every step:
      observation  what the player to move knows: a row of numbers (`legend` names them), or a record
      mask         1 for the legal actions, int8
      actor        who decides; -1 where the game is over (only with `at_once=False`)
      rewards      the result for each player where a game has just ended, else zeros
      done         where a game has just ended
      seeds        of the game that is played there: `game.new(players, seed)` is the same game
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        games: int = 1024,
        seed: int | Sequence[int] | Array | None = 0,
        rules: Mapping[str, Any] | None = None,
        preset: str | None = None,
        *,
        observation: str = TENSOR,
        threads: int = 1,
        at_once: bool = True,
        memory: Mapping[str, Array] | None = None,
    ) -> None:
        """`seed` as in `reset`; None: any. `memory`: arrays of the caller, by attribute, to be filled."""
        self.game = known(game)
        self.games, threads = whole("games", games, 1), whole("threads", threads, 1)
        self.start = self.game.new(players, 0, rules, preset)
        self.players, self.at_once = self.start.players, bool(at_once)
        self.often = int(self.start.r.repetition_draw) if self.game.fingerprint is not None else 0
        self.states = np.zeros(self.games, self.game.state)
        self.plies, self.viewer = np.zeros(self.games, np.int64), np.zeros(self.games, np.int64)
        most = int(self.start.r.max_plies) + 1 if self.often else 0
        self.history = np.zeros((self.games, most), np.uint64)  # what repetition compares, where the rules know it
        self._take(table_of("memory", memory), observation)
        self._threads, self._is_closed = min(threads, self.games), False
        self._share_out()
        self.reset(secrets.randbits(63) if seed is None else seed)
        self._is_new = True

    def _share_out(self) -> None:
        """Slots for the threads, and the threads but for the caller's."""
        edges = [self.games * i // self._threads for i in range(self._threads + 1)]
        self._slots = [Slots(self, number, a, b) for number, (a, b) in enumerate(pairwise(edges))]
        self._pool = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None

    def _take(self, memory: dict[str, Array], observation: str) -> None:
        """The arrays that callers see: theirs, where they gave some."""
        n = self.games
        if observation not in (TENSOR, RECORD):
            raise EnvError(f"observation: expected {TENSOR!r} or {RECORD!r}, not {shown(observation)}")
        is_row = observation == TENSOR
        row: tuple[Any, Any] = ((n, size(self.game.tensors)), np.float32) if is_row else ((n,), self.game.state)
        wanted: dict[str, tuple[Any, Any]] = {
            "observation": row,
            "mask": ((n, self.game.n_actions), np.int8),
            "actor": ((n,), np.int64),
            "rewards": ((n, self.players), np.float64),
            "done": ((n,), np.bool_),
            "seeds": ((n,), np.uint64),
        }
        if unknown := set(memory) - set(wanted):
            raise EnvError(f"memory: there is no {sorted(unknown)[0]!r}; there are {', '.join(wanted)}")
        for name, (shape, dtype) in wanted.items():
            array = memory.get(name)
            array = np.zeros(shape, dtype) if array is None else array
            is_fit = isinstance(array, np.ndarray) and (array.shape, array.dtype) == (shape, np.dtype(dtype))
            if not (is_fit and array.flags.c_contiguous and array.flags.writeable):
                raise EnvError(
                    f"memory: {name}: expected a writable C-contiguous array of shape {shape}, {np.dtype(dtype)}"
                )
            setattr(self, name, array)

    observation: Array
    mask: NDArray[np.int8]
    actor: NDArray[np.int64]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]
    seeds: NDArray[np.uint64]

    def reset(self, seed: int | Sequence[int] | Array | None = None) -> None:
        """New games everywhere: with the seeds seed, seed + 1, ..., with a seed for each, or (None) with the next ones.

        A place whose game is over goes on with its seed plus the number of games, so no seed comes twice. A new batch
        has been reset already: once more without a seed changes nothing.
        """
        self.check_open()
        if seed is not None:
            self.seeds[:] = seeds_of(seed, self.games)
        elif not self._is_new:
            self.seeds += U(self.games)
        self._is_new = False
        self._each(Slots.begin)

    def step(self, actions: Sequence[int] | Array) -> None:
        """One action in each game, by its number; where one is not legal, nothing is played anywhere."""
        self.check_open()
        chosen = self._checked(actions)
        self._is_new = False
        self._each(Slots.step, chosen)

    @property
    def wanted(self) -> str:
        """What a step takes, in words."""
        return f"actions: expected {self.games} action numbers, one for each game" if self.games > 1 else ONE_ACTION

    def _checked(self, actions: Sequence[int] | Array) -> Array:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise EnvError(f"{self.wanted}, not {given.dtype} of shape {given.shape}")
        chosen = np.ascontiguousarray(given, np.int64)
        for bad in self._each(Slots.first_unlisted, chosen):
            if bad >= 0:
                why = self.why_not(bad, int(chosen[bad]))
                where = f"game {bad}: player {self.actor[bad]}"
                raise IllegalMove(f"{where}: {why} `mask` has the legal actions; nothing was played")
        return chosen

    def why_not(self, e: int, action: int) -> str:
        """Why an action may not be played in game e, in words."""
        if not 0 <= action < self.game.n_actions:
            return f"expected an action number from 0 to {self.game.n_actions - 1}, not {action}."
        why = self.position(e).observation(int(self.actor[e])).why_not(action)
        sentence = why.sentence if why else "the list of legal actions was changed from outside."
        return f"{self.game.texts[action]}: {sentence}"

    def _each(self, task: Any, *arguments: Any) -> list[Any]:
        """Do something in all slots, each in its thread, the first in the caller's; what came of it."""
        if self._pool is None:
            return [task(self._slots[0], *arguments)]
        others = [self._pool.submit(task, slots, *arguments) for slots in self._slots[1:]]
        return [task(self._slots[0], *arguments), *(other.result() for other in others)]

    def position(self, e: int) -> Position:
        """Game e as it stands, all of it: to look into, not for players."""
        if not is_whole(e) or not 0 <= e < self.games:
            raise EnvError(f"there is no game {shown(e)}; games are 0 to {self.games - 1}")
        return Position(self.game, self.start.arrays[0], self.states[e : e + 1].copy(), self.start.changes)

    def check_open(self) -> None:
        """EnvError after `close`."""
        if self._is_closed:
            raise EnvError("it is closed: make a new one")

    def close(self) -> None:
        """End the threads; the arrays stay as they are."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown()

    def __getstate__(self) -> dict[str, Any]:
        """All but the threads and their views of the arrays: a copy makes its own."""
        return {name: value for name, value in vars(self).items() if name not in ("_slots", "_pool")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._share_out()
        self._each(Slots.look)

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.game.meta.title}, {self.players} players>"


def observed(batch: Batch, player: int, form: str) -> Array:
    """What one player knows of each game of a batch, as rows of numbers or as records."""
    rules, viewer = batch.start.arrays[0], np.full(batch.games, player, np.int64)
    if form == RECORD:
        seen = np.zeros(batch.games, batch.game.state)
        steps.write_records(rules, batch.states, viewer, seen)
        return seen
    rows = np.zeros((batch.games, size(batch.game.tensors)), np.float32)
    steps.write_rows(rules, batch.states, viewer, np.zeros(1, batch.game.state), rows)
    return rows


def whole(name: str, value: Any, least: int) -> int:
    """A whole number that is large enough."""
    if not is_whole(value) or value < least:
        raise EnvError(f"{name}: expected a whole number from {least} on, not {shown(value)}")
    return int(value)


def seeds_of(seed: int | Sequence[int] | Array, games: int) -> Array:
    """The seeds of so many games: one after the other from a first one on, or as given."""
    if is_whole(seed) and 0 <= int(seed) < WORD:  # type: ignore[arg-type]
        return np.array([(int(seed) + i) % WORD for i in range(games)], np.uint64)  # type: ignore[arg-type]
    given = list(seed) if isinstance(seed, Sequence) or (isinstance(seed, np.ndarray) and seed.ndim == 1) else []
    if len(given) != games or not all(is_whole(each) and 0 <= each < WORD for each in given):
        raise EnvError(f"seed: expected a whole number from 0 to 2^64 - 1, or {games} of them, not {shown(seed)}")
    return np.array(given, np.uint64)


def table_of(name: str, given: Mapping[str, Any] | None) -> dict[str, Any]:
    """What is given by name, or EnvError."""
    if given is not None and not isinstance(given, Mapping):
        raise EnvError(f"{name}: expected a dict, not {shown(given)}")
    return dict(given or {})


RULES = ("rules", "preset")  # what the options of an environment's reset may change


def rules_for(made: Mapping[str, Any], options: Mapping[str, Any] | None) -> dict[str, Any]:
    """The rules of one game: those an environment was made with, but for what the options of its reset say."""
    given = table_of("options", options)
    for unknown in set(given) - set(RULES):
        warnings.warn(f"options: {unknown!r} is ignored; there are {' and '.join(RULES)}", stacklevel=3)
    return {key: given.get(key, made[key]) for key in RULES}
