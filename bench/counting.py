"""What counting costs: the same random games compiled with and without it, in one run.

    python3 -m bench.counting [GAME ...]

The difference is everything that `lab/counting.py` does: decisions, events (which silent games do not tell), leads by
`evaluate` after each turn, and the summary of the game. bench/decisions.py says what a whole decision of a bot takes.
"""

import sys
import time
from typing import Any

import numpy as np

import tablewright
from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT, new_log
from tablewright.kernel.records import Records
from tablewright.kernel.rng import U, advance, key, mix, scaled, stream
from tablewright.lab import counting
from tablewright.lab.plan import Plan, new_table

SECONDS = 1.0  # that games without counting are measured for, at least
CHUNK, MOST = 64, 1 << 19  # games


@jit
def silent_games(rs: Records, blank: Records, seed: int, games: int, max_legal: int, log: Records) -> int:
    """Random games that nobody counts; how many decisions."""
    own, out, plies = blank.copy(), np.empty(max_legal, np.int32), 0
    for i in range(games):
        x = U(stream(seed, i))
        key(own[0], x, 0)
        verbs.setup(rs[0], own[0], log)
        while verbs.actor(own[0]) >= 0:
            n = verbs.legal(rs[0], own[0], out)
            x = advance(x)
            verbs.apply(rs[0], own[0], out[scaled(mix(x), n)], log)
            plies += 1
    return plies


@jit
def counted_games(
    rs: Records, blank: Records, seed: int, first: int, max_legal: int, log: Records, tables: counting.Tables,
    counts: Any, results: Any, values: Any,
) -> None:  # fmt: skip
    """The same games, counted."""
    own, out = blank.copy(), np.empty(max_legal, np.int32)
    for i in range(counts.shape[0]):
        x = U(stream(seed, first + i))
        key(own[0], x, 0)
        log[0].kind = 0
        verbs.setup(rs[0], own[0], log)
        counting.begin(tables, counts[i], rs[0], own[0], log)
        while verbs.actor(own[0]) >= 0:
            p, n = verbs.actor(own[0]), verbs.legal(rs[0], own[0], out)
            x = advance(x)
            a = out[scaled(mix(x), n)]
            counting.decided(tables, counts[i], rs[0], p, n, a)
            log[0].kind = 0
            verbs.apply(rs[0], own[0], a, log)
            counting.applied(tables, counts[i], rs[0], own[0], p, log, values)
        verbs.result(rs[0], own[0], results[i])
        counting.ended(tables, counts[i], rs[0], own[0], results[i])


def measure(name: str) -> dict[str, Any]:
    """Nanoseconds of CPU time a decision, without and with counting."""
    game = tablewright.game(name)
    start = game.new(game.meta.players[-1], 1)
    plan, log, blank = Plan.of(start), new_log(game.max_events), np.zeros(1, game.state)
    values = np.zeros(max(2, start.players))

    def silent(games: int) -> int:
        return silent_games(start.arrays[0], blank, U(1), games, game.max_legal, SILENT)

    def counted(games: int) -> int:
        table, plies = new_table(plan, CHUNK), 0  # one table for all: the lab, too, makes numbers of each chunk at once
        for first in range(0, games, CHUNK):
            counted_games(
                start.arrays[0], blank, U(1), first, game.max_legal, log, plan.tables, table.counts, table.results,
                values,
            )  # fmt: skip
            plies += int(table["plies"].sum())
        return plies

    games = CHUNK
    assert silent(games) == counted(games)  # and both are compiled
    while timed(silent, games)[0] < SECONDS and games < MOST:
        games *= 2
    plain, plies = timed(silent, games)
    with_counts, _ = timed(counted, games)
    each = 1e9 / plies
    return {
        "game": name,
        "games": games,
        "decisions": plies,
        "plain": plain * each,
        "counting": (with_counts - plain) * each,
    }


def timed(play: Any, games: int) -> tuple[float, int]:
    began = time.process_time()
    plies = play(games)
    return time.process_time() - began, plies


if __name__ == "__main__":
    print(f"{'game':14}{'games':>8}{'decisions':>12}{'plain ns':>10}{'counting ns':>13}")
    for name in sys.argv[1:] or tablewright.GAMES:
        found = measure(name)
        print(
            f"{name:14}{found['games']:8}{found['decisions']:12}{found['plain']:10.0f}{found['counting']:13.0f}",
            flush=True,
        )
