"""Bots on the clock. Bots know no time; here is where a budget of milliseconds becomes a `stop`."""

import time
from collections.abc import Sequence
from dataclasses import replace

from tablewright import bots
from tablewright.bots import BotError, Stop, Thought, never
from tablewright.kernel.compiling.patience import counted, was_interpreted
from tablewright.kernel.position import Position

UNLIMITED = 100_000_000  # iterations of a search that only the clock ends
A_DAY = 86_400_000.0  # ms
INTERPRETED = 1500.0  # ms, at most, of a search that is not compiled yet


def within(milliseconds: float, stop: Stop = never) -> Stop:
    """A stop that says True once so much time has passed, or when another stop does; what runs uncompiled gets less."""
    if not milliseconds > 0:
        raise BotError(f"milliseconds: expected a number above 0, not {milliseconds}")
    start = time.perf_counter()

    def is_over() -> bool:
        budget = min(milliseconds, INTERPRETED) if was_interpreted() else milliseconds
        return time.perf_counter() >= start + budget / 1000 or stop()

    return is_over


def at_a_table(
    observation: Position, bot: str, seed: int, milliseconds: float = A_DAY, heard: Sequence[object] = ()
) -> Thought:
    """What a bot plays while people wait: its own budget, cut short by the clock if there is one.

    The answer says whether the bot thought too little because its search was not compiled yet.
    """
    before = counted()["interpreted"]
    found = bots.choose(observation, bot, seed, stop=within(milliseconds), heard=heard)
    wanted = bots.bot_of(observation.game, bot).values.get("iterations", 0)
    is_simple = counted()["interpreted"] > before and len(found.considered) > 1 and found.iterations < wanted
    return replace(found, is_simple=is_simple)


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
