"""What the numbers of an observation mean: a table of them, and the same numbers by name."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablewright.games.registry import game as game_of_name
from tablewright.kernel.errors import TablewrightError, shown
from tablewright.kernel.game import Game
from tablewright.kernel.tensors import size, starts


def known(game: Game | str) -> Game:
    """A game by its name, or itself."""
    return game if isinstance(game, Game) else game_of_name(game)


def legend(game: Game | str) -> str:
    """A table of a game's tensors: where each begins, its shape, what it was divided by, and what it means.

    >>> print("\\n".join(legend("quoridor").splitlines()[:3]))
        0  pawns       4x9x9        1 where the pawn stands: mine, the next player's, ...
      324  goals       4x9x9        1 on the squares that win: for me, for the next player, ...
      648  horizontal  9x9          1 where a fence lies above this square and the one right of it
    """
    found = known(game)
    wide = max(len(tensor.name) for tensor in found.tensors)
    lines = []
    for tensor, start in zip(found.tensors, starts(found.tensors), strict=True):
        shape = "x".join(map(str, tensor.shape))
        scale = "" if tensor.scale == 1.0 else f"/{tensor.scale:g}"
        lines.append(f"{start:5}  {tensor.name:{wide}}  {shape:6} {scale:4}  {tensor.meaning}")
    return "\n".join(lines)


def split(game: Game | str, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The parts of an observation by name, as views; of many observations at once, too.

    >>> from tablewright import envs
    >>> batch = envs.batch("quoridor", players=2, games=3)
    >>> {name: part.shape for name, part in split("quoridor", batch.observation).items() if name in ("pawns", "ply")}
    {'pawns': (3, 4, 9, 9), 'ply': (3, 1)}
    """
    found = known(game)
    if not isinstance(observation, np.ndarray) or observation.shape[-1:] != (size(found.tensors),):
        told = shown(getattr(observation, "shape", observation))
        raise TablewrightError(f"expected an array of observations, {size(found.tensors)} numbers each, not {told}")
    before = observation.shape[:-1]
    return {
        tensor.name: observation[..., start : start + tensor.size].reshape(*before, *tensor.shape)
        for tensor, start in zip(found.tensors, starts(found.tensors), strict=True)
    }
