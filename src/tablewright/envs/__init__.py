"""Environments for learners: many games at once, PettingZoo, Gymnasium, OpenSpiel. docs/envs.md explains them.

`batch` needs numpy alone; `aec`, `seat` and `seats` need the extra tablewright[envs], `openspiel` needs open_spiel.
Where Gymnasium is installed, importing this registers `tablewright/<game>-v0` there.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tablewright.envs.batches import Batch, EnvError
from tablewright.envs.legends import legend, split
from tablewright.kernel.game import Game

if TYPE_CHECKING:
    from tablewright.envs.gym import SeatEnv, SeatVectorEnv
    from tablewright.envs.turns import TurnEnv

__all__ = ["Batch", "EnvError", "aec", "batch", "legend", "register", "seat", "seats", "split"]


def batch(
    game: Game | str,
    players: int | None = None,
    games: int = 1024,
    seed: int | Sequence[int] | None = 0,
    rules: Mapping[str, Any] | None = None,
    preset: str | None = None,
    **options: Any,
) -> Batch:
    """Many games that step together: arrays in, arrays out. Options: observation, threads, at_once, memory."""
    return Batch(game, players, games, seed, rules, preset, **options)


def aec(game: Game | str, players: int | None = None, **options: Any) -> "TurnEnv":
    """A PettingZoo AEC environment. Options: rules, preset, observation, render_mode."""
    made: TurnEnv = _of("turns", "pettingzoo").TurnEnv(game, players, **options)
    return made


def seat(
    game: Game | str, players: int | None = None, seat: int = 0, bots: str | Sequence[str] = "easy", **options: Any
) -> "SeatEnv":
    """A Gymnasium environment of one seat against bots. Options: rules, preset, observation, illegal, render_mode."""
    made: SeatEnv = _of("gym", "gymnasium").SeatEnv(game, players, seat, bots, **options)
    return made


def seats(
    game: Game | str,
    players: int | None = None,
    num_envs: int = 64,
    seat: int = 0,
    bots: str | Sequence[str] = "easy",
    **options: Any,
) -> "SeatVectorEnv":
    """Many such seats as a Gymnasium VectorEnv. Options: those of `seat` but render_mode; autoreset_mode, threads."""
    made: SeatVectorEnv = _of("gym", "gymnasium").SeatVectorEnv(game, players, num_envs, seat, bots, **options)
    return made


def _of(module: str, package: str) -> Any:
    try:
        return import_module(f"tablewright.envs.{module}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in ("gymnasium", "pettingzoo"):
            raise
        raise EnvError(f"this environment needs {package}: pip install 'tablewright[envs]'") from error


def register() -> list[str]:
    """Make `gymnasium.make("tablewright/<game>-v0", ...)` known for every game; the ids."""
    ids: list[str] = _of("gym", "gymnasium").register()
    return ids


with suppress(EnvError):
    register()
