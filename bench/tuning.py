"""Search settings and weights of `evaluate`, compared by measured matches; results at the end of bench/results.md.

    python3 -m bench.tuning corner_rush --players 4 --games 60 \\
        --bots "ismcts:iterations=300,playout=0,prior=1,c=0.2,ismcts:iterations=300,playout=20" --yardstick greedy
    python3 -m bench.tuning zombie_tower --players 4 --preset easy --games 40 \\
        --bots "ismcts:iterations=300,playout=0,prior=1,c=0.1" --weights DRAWN=0.5,SPARE=0.02

Each bot plays the yardstick on the same seeds, in all rotations (with its own kind only, where a game is played
together), so the shares of two lines can be compared; beside them stands the CPU time of a decision, which makes
settings of different cost comparable. `--weights` gives constants of the game's evaluate.py other values, in a cache
of compiled code that is thrown away.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare search settings and weights of evaluate.")
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="settings to compare, apart by commas")
    parser.add_argument("--yardstick", default="greedy", help="whom each of them plays, where bots play each other")
    parser.add_argument("--players", type=int)
    parser.add_argument("--preset")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="threads (default: all cores)")
    parser.add_argument("--weights", default="", metavar="NAME=VALUE,...", help="constants of the game's evaluate.py")
    options = parser.parse_args()
    if options.weights:
        with tempfile.TemporaryDirectory() as folder:
            os.environ["TABLEWRIGHT_CACHE"] = folder  # before the kernel is imported
            change(options.game, options.weights)
            compare(options)
    else:
        compare(options)


def change(game: str, weights: str) -> None:
    """Give constants of a game's evaluate.py other values before anything is compiled."""
    module = import_module(f"tablewright.games.{game}.evaluate")
    for pair in weights.split(","):
        name, _, value = pair.partition("=")
        if not isinstance(getattr(module, name, None), float):
            sys.exit(f"{game}/evaluate.py has no number {name!r}")
        setattr(module, name, float(value))


def compare(options: argparse.Namespace) -> None:
    """A line for each bot."""
    import tablewright
    from tablewright.cli.common import bot_names
    from tablewright.lab.arena import TOGETHER, Contest, compete
    from tablewright.lab.arena_report import as_dict

    start = tablewright.game(options.game).new(options.players, options.seed, preset=options.preset)
    together = start.game.meta.goal in TOGETHER
    print(f"{options.game} {start.players}p {options.preset or ''} {options.weights}: {options.games} games")
    for bot in bot_names(options.bots):
        spent: list[float] = []
        rivals = (bot,) if together else (bot, options.yardstick)
        contest = Contest(start, rivals, options.seed, timed(bot, spent), together)
        blocks = compete(contest, -(-options.games // len(contest.lineups)), options.workers)
        row = as_dict(contest, blocks)["bots"][0]
        milliseconds = 1000 * sum(spent) / len(spent)
        share = f"{row['share']:.3f} ({row['low']:.3f} to {row['high']:.3f})"
        print(f"  {bot:60} {share} result {row['result']:.3f}, {milliseconds:.2f} ms a decision", flush=True)


def timed(bot: str, spent: list[float]) -> Callable[..., Any]:
    """The arena's way to ask, noting the CPU time of one bot's decisions."""
    from tablewright.lab.bot_games import chooser

    ask = chooser()

    def chosen(observation: Any, name: str, seed: int, stop: Callable[[], bool], heard: Any = ()) -> int:
        began = time.thread_time()
        action = ask(observation, name, seed, stop, heard)
        if name == bot:
            spent.append(time.thread_time() - began)
        return action

    return chosen


if __name__ == "__main__":
    main()
