"""Calling once whatever will be needed, so that its compiled code comes to lie on the disk.

A process that people wait for never compiles (kernel/compiling/patience.py). `python -m tablewright.match.warming GAME`
does: in a process of its own, at low priority, step by step. Each step is told in a line, and the process ends with the
one that started it.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterable
from functools import partial
from threading import Thread
from typing import TypeAlias

import numpy as np

from tablewright.bots import bots_for, choose, outside
from tablewright.games.registry import game
from tablewright.kernel import calls
from tablewright.kernel.compiling.cache import mark_compiled
from tablewright.kernel.game import Game
from tablewright.match.history import sight

Step: TypeAlias = tuple[str, Callable[[], None]]
TABLE = "table"  # the stamp of all that a table asks for
NICENESS = 15


def warm_table(game: Game) -> None:
    """Everything that a table asks of a game."""
    position = game.new(seed=0)
    for _ in range(3):
        if position.is_over:
            break
        position.why_not(position.actions()[0])
        sight(position, position.actor)
        position.time_out()
        position.play(position.actions()[0])
    seen = position.observation(-1)
    seen.to_dict()
    seen.board()
    seen.deal(1)
    rules, state = position.arrays
    calls.result(rules, state, np.zeros(position.players))
    calls.end_reason(state)
    calls.length(state)
    if game.fingerprint is not None:
        calls.fingerprint(state)


def warm_bots(game: Game, bots: Iterable[str]) -> None:
    """One short thought of each bot; "person" is none."""
    position = game.new(seed=0)
    for bot in sorted(set(bots) - {"person"}):
        choose(position.observation(position.actor), bot, 0, iterations=1, stop=lambda: True)


def steps(game: Game) -> list[Step]:
    """All that people at a table may meet: the rules first, then bots from the weakest on; a hint is a bot's too."""
    bots = [bot for bot in bots_for(game) if bot not in outside.names()]  # those compile for themselves, if at all
    return [("rules", partial(warm_table, game)), *((bot, partial(warm_bots, game, [bot])) for bot in bots)]


def main(name: str) -> None:
    """Compile all that tables of a game ask for."""
    found = game(name)
    take(steps(found))
    mark_compiled(found.folder, TABLE)


def take(todo: list[Step]) -> None:
    """Take all steps at low priority, and tell of each how many of how many are done."""
    for whole_group in (signal.SIGINT, signal.SIGTERM):  # Ctrl-C, systemd: they are for whoever started this process
        signal.signal(whole_group, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):  # Windows has no nice
        os.nice(NICENESS)
    for done, (_, step) in enumerate(todo):
        tell(f"{done}/{len(todo)}")
        step()


def tell(news: str) -> None:
    try:
        print(news, flush=True)
    except BrokenPipeError:  # whoever started this process was killed, and nobody has noticed yet
        os._exit(1)


def _end_with_parent() -> None:
    """Whoever started this process holds its standard input open; when that ends, so does this."""
    os.read(0, 1)
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
