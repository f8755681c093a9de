"""What a question will be able to answer: from a short trial, whose games are kept and count later."""

import time
from collections.abc import Iterator
from math import isfinite, sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any

from tablewright.kernel.compiling.patience import was_interpreted
from tablewright.lab.evidence import Precision
from tablewright.lab.questions.cells import Cell
from tablewright.lab.questions.played import Played, level_of
from tablewright.lab.questions.question import MOST_BLOCKS
from tablewright.lab.running import Run
from tablewright.lab.store import ArmStore
from tablewright.lab.work import Chunk, arm_key, perform
from tablewright.server.lab.playing import asked_of, is_ready

TRIAL = 1.5  # s, for all strengths together
TRIAL_BLOCKS = 64
SPEED = 0.1  # s, for each strength
WIDER = 1.74  # than an interval whose number of blocks was fixed beforehand
LEAST = 4.0  # widths over the blocks: even where nothing varies, an interval is no narrower than about this
PRIOR = 8  # blocks' worth of caution where few have been played


def forecast(question: dict[str, Any], seconds: float, cores: int, folder: str) -> Iterator[dict[str, Any]]:
    """The half-width that each strength can be expected to reach, in the units of its numbers."""
    asked = asked_of(question)
    if not is_ready(asked.question):
        yield {"is_prepared": False, "strengths": [_unknown(bot) for bot in asked.question.bots]}
        return
    run = asked.begin(TRIAL, TRIAL_BLOCKS, workers=cores, store=ArmStore(Path(folder)))
    for _ in run:
        pass
    share = cores / len(run.played)
    yield {"is_prepared": True, "strengths": [_strength(played, run, seconds * share) for played in run.played]}


def _unknown(bot: str) -> dict[str, Any]:
    return {"bot": bot, "games_per_second": None, "known_games": 0, "numbers": []}


def _strength(played: Played, run: Run, seconds: float) -> dict[str, Any]:
    """What one strength will know after so many seconds of a core."""
    pace = game_seconds(played)
    known = min(table.n for table in played.tables.values())
    played.counted = dict.fromkeys(played.counted, known)
    blocks = min(known + seconds / max(pace * len(played.arms), 1e-9), MOST_BLOCKS)
    halves: dict[str, tuple[float, str]] = {}
    for cell in played.watched:
        half = expected_half(played, cell, blocks)
        unit = "share" if cell.is_share else cell.unit
        if half is not None:
            halves[cell.name] = max(halves.get(cell.name, (0.0, unit)), (half, unit))
    numbers = [
        {"name": name, "unit": unit, "half": round(half, 6), "enough": is_enough(played, name, half)}
        for name, (half, unit) in halves.items()
    ]
    games = {"games_per_second": round(1 / pace, 2), "known_games": known * len(played.arms)}
    return {"bot": played.bot, **games, "numbers": numbers}


def game_seconds(played: Played) -> float:
    """What a game costs: the first ones of the last arm, played once more, as many as fit into a moment."""
    arm, n = list(played.arms.values())[-1], 0
    began = time.thread_time()
    while n < 256 and (n == 0 or time.thread_time() - began < SPEED):
        perform(Chunk(arm, arm_key(arm), played.question.seed, n, 1))
        n += 1
        if was_interpreted():
            break
    return max(time.thread_time() - began, 1e-6) / n


def expected_half(played: Played, cell: Cell, blocks: float) -> float | None:
    """About how wide the interval will be, on either side of its middle; None where nothing can be said."""
    found = played.scaled(cell)
    n = played.blocks_of(cell) - found.first
    blocks -= found.first
    if (n < 2 and not cell.is_share) or blocks < 2 or found.how not in ("mean", "ratio"):
        return None
    if found.how == "ratio":
        half = played.interval(cell, level_of(len(played.watched))).half
        return half * sqrt(n / max(blocks, n)) if isfinite(half) else None
    width = (found.high - found.low) * (2 if cell.minus else 1)
    caution = (width / 4) ** 2 if cell.is_share else 0.0  # a share may still turn out to vary so much
    seen = played.watch(cell).spread(n + found.first) if n >= 2 else 0.0
    variance = (n * seen + PRIOR * caution) / (n + PRIOR)
    level = level_of(len(played.watched))
    error = NormalDist().inv_cdf(1 - (1 - level) / 2) * sqrt(variance / blocks)
    return min(max(WIDER * error, LEAST * width / blocks), width / 2)


def is_enough(played: Played, name: str, half: float) -> bool:
    """Whether that will do: for the precision that is asked for, or to see a change that matters."""
    stop, question = played.question.until, played.question
    cell = next(cell for cell in played.watched if cell.name == name)
    points = stop.pp if isinstance(stop, Precision) else question.matters
    return half <= points / 100 * played.unit(cell)
