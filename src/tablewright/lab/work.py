"""What a worker does, in a thread, a process or on another machine: some games of an arm, as one number a game.

A task names everything by value (the arm, the seed, which games) and carries the key of the arm, which is a digest of
rules, bots and code. A worker that reckons another key has other code and refuses: its games would be other games.
"""

import hashlib
import time
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.records import Words
from tablewright.kernel.rng import U
from tablewright.lab import general_measures
from tablewright.lab import measures as measures_module
from tablewright.lab.arms import Arm
from tablewright.lab.evidence import dithered
from tablewright.lab.evidence.counts import stirred
from tablewright.lab.measures import Measure, measures
from tablewright.lab.plan import GameTable
from tablewright.lab.whole_games import play

Columns = dict[str, NDArray[np.generic]]  # one value a game, by name
GAME = "game"  # the column with a fingerprint of all that was counted of a game
OVER = "/"  # behind a name: the denominator of a ratio
RESULT = "result."  # and a player: the result, as the rules give it


@dataclass(frozen=True)
class Chunk:
    """Games first, first + 1, ... of an arm."""

    arm: Arm
    key: str
    seed: int
    first: int
    n: int


@dataclass(frozen=True)
class Done:
    """What came of a task, and what it cost."""

    task: Chunk
    columns: Columns
    seconds: float  # of one core


def perform(task: Chunk) -> Done:
    """Play the games of a task."""
    if (key := arm_key(task.arm)) != task.key:
        raise TablewrightError(
            f"a worker has other code than the one that asks (its key of this arm is {key}, expected {task.key}); "
            "install the same version of tablewright everywhere"
        )
    began = time.thread_time()
    table = play(task.arm, task.seed, task.first, task.n)
    return Done(task, columns_of(task, table), time.thread_time() - began)


@lru_cache(1000)
def arm_key(arm: Arm) -> str:
    """The key of an arm's games and of how they become numbers."""
    text = arm.key() + how_counts_become_numbers()
    return hashlib.sha256(text.encode()).hexdigest()[:24]


@lru_cache(1)
def how_counts_become_numbers() -> str:
    sources = (Path(__file__), *(Path(str(module.__file__)) for module in (measures_module, general_measures)))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in sources)).hexdigest()


@lru_cache(1000)
def measures_of(arm: Arm) -> dict[str, Measure]:
    """The measures of an arm's games by name."""
    return {measure.name: measure for measure in measures(arm.start())}


def columns_of(task: Chunk, table: GameTable) -> Columns:
    """The number of each measure for each game, in as few bytes as hold it exactly."""
    blocks = np.arange(task.first, task.first + task.n, dtype=np.uint64)
    columns: Columns = {GAME: fingerprints(table)}
    for player in range(task.arm.players):
        columns[f"{RESULT}{player}"] = compact(table.results[:, player])
    for name, measure in measures_of(task.arm).items():
        values = np.asarray(measure.of(table), np.float64)
        if measure.kind == "ratio":
            columns[name + OVER] = compact(np.asarray(measure.over(table), np.float64))
        else:
            values = dithered(values, measure.low, measure.high, lots(task.seed, blocks, name))
        columns[name] = compact(values)
    return columns


def lots(seed: int, blocks: Words, name: str) -> Words:
    """A word of chance for each block and measure, the same in every arm."""
    own = U(int.from_bytes(hashlib.sha256(f"{seed} {name}".encode()).digest()[:8], "little"))
    return stirred(blocks ^ own)


def fingerprints(table: GameTable) -> Words:
    """A word for each game: games with other counts or results have another one, but for one in 2^64."""
    rows = np.concatenate([table.counts.view(np.uint64), table.results.copy().view(np.uint64)], axis=1)
    with np.errstate(over="ignore"):
        factors = stirred(np.arange(rows.shape[1], dtype=np.uint64)) | U(1)
        return stirred((stirred(rows) * factors).sum(axis=1, dtype=np.uint64))


def compact(values: NDArray[np.float64]) -> NDArray[np.generic]:
    """Whole numbers in the narrowest type that holds them, others as they are."""
    if len(values) and np.array_equal(values, np.floor(values)) and np.abs(values).max() < 2**31:
        low, high = values.min(), values.max()
        for width in (np.int8, np.int16, np.int32):
            if np.iinfo(width).min <= low and high <= np.iinfo(width).max:
                return values.astype(width)
    return values
