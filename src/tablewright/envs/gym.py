"""Gymnasium: one seat against bots, as a single environment and as many at once."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablewright.envs.batches import TENSOR, WORD, EnvError, rules_for, table_of
from tablewright.envs.forms import Observed, batch_form, formed, place_of, space
from tablewright.envs.pictures import check_mode, rendered
from tablewright.envs.seat_games import LOSE, SeatGames
from tablewright.games.registry import NAMES
from tablewright.kernel.errors import shown
from tablewright.kernel.game import Game

RENDER_MODES = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """One player's seat; the bots of the others decide within the step.

    `reset(seed)` begins the game of `game.new(players, seed)`, played on until the seat decides. The reward is the
    result, at the end. An illegal action loses the game at once (reward -1, the reason in the info), as it would over
    the board of an umpire; with `illegal="raise"` it is refused with an error.
    """

    metadata = RENDER_MODES

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "easy",
        rules: Mapping[str, Any] | None = None,
        preset: str | None = None,
        *,
        observation: str = TENSOR,
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode, self._form = check_mode(render_mode), observation
        self._settings: dict[str, Any] = {
            "players": players, "seat": seat, "bots": bots, "observation": batch_form(observation), "illegal": illegal,
        }  # fmt: skip
        self._made: dict[str, Any] = {"rules": rules, "preset": preset}
        self._rules = self._made
        self._games = SeatGames(game, **self._settings, **self._made)
        self.game, self.seat = self._games.game, self._games.seat
        self.observation_space = space(self.game, observation)
        self.action_space = spaces.Discrete(self.game.n_actions)
        self._next = secrets.randbits(32)
        self._has_begun = self._is_on = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observed, Observed]:
        """A new game. Options: `rules` and `preset`, for this game in place of those that the environment has."""
        super().reset(seed=seed)
        self._change(rules_for(self._made, options))
        self._games.reset((self._next + 1) % WORD if seed is None else seed)
        self._next = int(self._games.batch.seeds[0])
        self._has_begun = self._is_on = True
        return self._seen(), {"seed": self._next}

    def _change(self, rules: dict[str, Any]) -> None:
        if rules != self._rules:
            self._games.batch.check_open()
            self._games, self._rules = SeatGames(self.game, **self._settings, **rules), rules

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        games = self._games
        games.batch.check_open()
        if not self._is_on:
            raise EnvError("no game is being played: reset() begins one")
        games.step(np.reshape(action, -1))
        is_over = bool(games.over[0])
        self._is_on = not is_over
        info: dict[str, Any] = {"illegal": games.reasons[0]} if games.refused[0] else {}
        if is_over and not info:
            info = {"end_reason": games.end_reason(0)}
        return self._seen(), float(games.rewards[0]), is_over, False, info

    def _seen(self) -> Observed:
        return place_of(formed(self.game, self._form, self._games.observation, self._games.mask), 0)

    def render(self) -> Any:
        """The board as the seat knows it: as text (ansi), or as an image (rgb_array)."""
        if not self._has_begun:
            raise EnvError("no game is being played: reset() begins one")
        return rendered(self._games.batch, self.seat, self.render_mode)

    def close(self) -> None:
        self._games.batch.close()


class SeatVectorEnv(VectorEnv[Observed, Any, Any]):
    """Many games of a seat at once.

    A place whose game is over begins the next one by itself, at the next step or in the same one; with autoreset
    disabled `reset(options={"reset_mask": ...})` begins it.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        num_envs: int = 64,
        seat: int = 0,
        bots: str | Sequence[str] = "easy",
        rules: Mapping[str, Any] | None = None,
        preset: str | None = None,
        *,
        observation: str = TENSOR,
        illegal: str = LOSE,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
    ) -> None:
        form = batch_form(observation)
        self._form, self._mode = observation, mode_of(autoreset_mode)
        self._games = SeatGames(
            game, players, seat, bots, num_envs, rules, preset, observation=form, illegal=illegal, threads=threads
        )
        self.game, self.num_envs, self.seat = self._games.game, self._games.games, self._games.seat
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self.single_observation_space = space(self.game, observation)
        self.single_action_space = spaces.Discrete(self.game.n_actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._is_on = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """New games with the seeds seed, seed + 1, ..., with a seed for each, or (None) with the next ones.

        Options: `reset_mask`, a bool for each place: only those begin anew.
        """
        given = table_of("options", options)
        chosen = masked(given.pop("reset_mask", None), self.num_envs)
        if given:
            raise EnvError("options: the games of a vector environment share their rules, given when it is made")
        if not self._is_on:
            chosen[:] = True
        if seed is None and self._is_on:
            self._games.begin(chosen)
        else:
            self._games.reset(secrets.randbits(32) if seed is None else seed, chosen)
        self._is_on = True
        return self._seen(), {"seed": self._games.batch.seeds.copy(), "_seed": chosen}

    def step(self, actions: Any) -> tuple[Observed, Any, Any, Any, dict[str, Any]]:
        games = self._games
        games.batch.check_open()
        if not self._is_on:
            raise EnvError("no games are being played: reset() begins them")
        was_over = games.over.copy()
        if self._mode is AutoresetMode.DISABLED and was_over.any():
            place = int(was_over.argmax())
            raise EnvError(f"game {place} is over: reset(options={{'reset_mask': ...}}) begins the next one there")
        games.step(actions)
        ended = games.over & ~was_over
        rewards, info = games.rewards.copy(), self._ends(ended)
        if self._mode is AutoresetMode.SAME_STEP and ended.any():
            info = self._final(ended) | {"final_info": info, "_final_info": ended.copy()}
        anew = {AutoresetMode.SAME_STEP: ended, AutoresetMode.NEXT_STEP: was_over}.get(self._mode)
        if anew is not None and anew.any():
            games.begin(anew)
            info |= {"seed": np.where(anew, games.batch.seeds, 0), "_seed": anew.copy()}
        return self._seen(), rewards, ended, np.zeros(self.num_envs, bool), info

    def _ends(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """How games have ended, and why actions were illegal."""
        games = self._games
        reasons = {int(e): games.end_reason(int(e)) for e in np.flatnonzero(ended & ~games.refused)}
        return gathered("illegal", games.reasons, self.num_envs) | gathered("end_reason", reasons, self.num_envs)

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observations of the games that have ended."""
        seen = self._seen()
        return gathered("final_obs", {int(e): place_of(seen, int(e)) for e in np.flatnonzero(ended)}, self.num_envs)

    def _seen(self) -> Observed:
        return formed(self.game, self._form, self._games.observation, self._games.mask)

    def close_extras(self, **options: Any) -> None:
        self._games.batch.close()


def gathered(name: str, said: Mapping[int, Any], places: int) -> dict[str, Any]:
    """Infos of some places as Gymnasium puts them together: None where nothing is said, and a mask of where it is."""
    if not said:
        return {}
    values, where = np.full(places, None, object), np.zeros(places, bool)
    for e, value in said.items():
        values[e], where[e] = value, True
    return {name: values, f"_{name}": where}


def mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    """One of Gymnasium's ways to begin anew, or EnvError."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        known = ", ".join(repr(each.value) for each in AutoresetMode)
        raise EnvError(f"autoreset_mode: expected one of {known}, not {shown(mode)}") from None


def masked(mask: Any, places: int) -> NDArray[np.bool_]:
    """Which places a reset is for; all where nothing is said."""
    if mask is None:
        return np.ones(places, bool)
    if not isinstance(mask, np.ndarray) or (mask.shape, mask.dtype) != ((places,), np.dtype(bool)):
        raise EnvError(f"reset_mask: expected a numpy array of {places} bools, not {shown(mask)}")
    return mask.copy()


def register() -> list[str]:
    """Tell Gymnasium of an environment for every game; their ids. Importing this module does it."""
    ids = [f"tablewright/{name}-v0" for name in NAMES]
    for name, known in zip(NAMES, ids, strict=True):
        if known not in gymnasium.registry:
            gymnasium.register(
                id=known,
                entry_point="tablewright.envs.gym:SeatEnv",
                vector_entry_point="tablewright.envs.gym:SeatVectorEnv",
                kwargs={"game": name},
            )
    return ids


register()
