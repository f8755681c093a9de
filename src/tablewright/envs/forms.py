"""The forms in which environments hand out an observation, and the Gymnasium spaces of each."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tablewright.envs.batches import RECORD, TENSOR, EnvError
from tablewright.envs.legends import split
from tablewright.kernel.errors import shown
from tablewright.kernel.game import Game
from tablewright.kernel.tensors import size

NAMED = "named"
FORMS = (TENSOR, NAMED, RECORD)
Observed: TypeAlias = dict[str, Any]  # observation, action_mask


def check(form: str) -> str:
    """One of FORMS, or EnvError."""
    if form not in FORMS:
        raise EnvError(f"observation: expected one of {', '.join(FORMS)}, not {shown(form)}")
    return form


def batch_form(form: str) -> str:
    """What a batch has to write for a form."""
    return RECORD if check(form) == RECORD else TENSOR


def space(game: Game, form: str) -> spaces.Dict:
    """What `formed` gives."""
    seen: spaces.Space[Any]
    if form == RECORD:
        seen = spaces.Box(0, 255, (game.state.itemsize,), np.uint8)
    elif form == NAMED:
        seen = spaces.Dict({t.name: spaces.Box(-1.0, 1.0, t.shape, np.float32) for t in game.tensors})
    else:
        seen = spaces.Box(-1.0, 1.0, (size(game.tensors),), np.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (game.n_actions,), np.int8)})


def formed(game: Game, form: str, seen: NDArray[Any], mask: NDArray[np.int8]) -> Observed:
    """Observations in a form, copied, of one game or of many: `seen` as a batch writes it, one row a game.

    A record comes as its bytes (`.view(game.state)` reads them), without caches and padding: what is equal to a player
    is equal here.
    """
    if form == RECORD:
        raw = np.ascontiguousarray(seen).view(np.uint8).reshape(*seen.shape, game.state.itemsize)
        return {"observation": np.where(game.position_mask, raw, np.uint8(0)), "action_mask": mask.copy()}
    if form == NAMED:
        return {"observation": split(game, seen.copy()), "action_mask": mask.copy()}
    return {"observation": seen.copy(), "action_mask": mask.copy()}


def place_of(found: Observed, e: int) -> Observed:
    """One game's part of observations of many."""
    return {
        key: {name: part[e] for name, part in value.items()} if isinstance(value, dict) else value[e]
        for key, value in found.items()
    }
