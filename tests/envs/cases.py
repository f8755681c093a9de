"""Every game, number of players and preset that an environment is made of."""

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

import tablewright


def presets(name: str) -> list[str | None]:
    return [None, *tablewright.game(name).ruleset.presets]


def cases() -> Iterator[pytest.param]:
    """Every number of players with every preset; of presets only those with the fewest players every day."""
    for name in tablewright.GAMES:
        counts = tablewright.game(name).meta.players
        for players, preset in product(counts, presets(name)):
            marks = [pytest.mark.long] if preset and players != counts[0] else []
            yield pytest.param(name, players, preset, id=f"{name}-{players}-{preset or 'as written'}", marks=marks)


EVERY_CASE = pytest.mark.parametrize("name, players, preset", list(cases()))
EVERY_GAME = pytest.mark.parametrize("name", tablewright.GAMES)


def some_legal(mask: np.ndarray, chooser: np.random.Generator) -> np.ndarray:
    """A legal action for each row of a mask; 0 where there is none."""
    return (mask * chooser.random(mask.shape)).argmax(axis=1)
