"""Every game, number of players and preset that an environment is made of."""

from collections.abc import Iterator

import numpy as np
import pytest

import tablewright


def presets(name: str) -> list[str | None]:
    return [None, *tablewright.game(name).ruleset.presets]


def cases() -> Iterator[pytest.param]:
    """With the rules as they are every number of players, and every preset with the fewest."""
    for name in tablewright.GAMES:
        counts = tablewright.game(name).meta.players
        for players, preset in [*((n, None) for n in counts), *((counts[0], p) for p in presets(name)[1:])]:
            yield pytest.param(name, players, preset, id=f"{name}-{players}-{preset or 'as written'}")


EVERY_CASE = pytest.mark.parametrize("name, players, preset", list(cases()))
EVERY_GAME = pytest.mark.parametrize("name", tablewright.GAMES)


def some_legal(mask: np.ndarray, chooser: np.random.Generator) -> np.ndarray:
    """A legal action for each row of a mask; 0 where there is none."""
    return (mask * chooser.random(mask.shape)).argmax(axis=1)
