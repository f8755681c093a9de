"""Bots on the clock. Bots know no time; here is where a budget of milliseconds becomes a `stop`."""

import time
from collections.abc import Sequence

from tablewright import bots
from tablewright.bots import BotError, Stop, Thought, never
from tablewright.kernel.position import Position

UNLIMITED = 100_000_000  # iterations of a search that only the clock ends


def within(milliseconds: float, stop: Stop = never) -> Stop:
    """A stop that says True once so much time has passed, or when another stop does."""
    if not milliseconds > 0:
        raise BotError(f"milliseconds: expected a number above 0, not {milliseconds}")
    end = time.perf_counter() + milliseconds / 1000
    return lambda: time.perf_counter() >= end or stop()


def choose(
    observation: Position,
    bot: str,
    seed: int,
    *,
    iterations: int | None = None,
    milliseconds: float | None = None,
    stop: Stop = never,
    heard: Sequence[object] = (),
) -> Thought:
    """`tablewright.bots.choose` with a budget of time, of iterations, or both: what ends first ends the search.

    Without either, the bot's own budget holds. An answer comes within a chunk of the search
    (some milliseconds) of its time.
    """
    if milliseconds is not None:
        stop = within(milliseconds, stop)
        iterations = UNLIMITED if iterations is None else iterations
    return bots.choose(observation, bot, seed, iterations=iterations, stop=stop, heard=heard)
