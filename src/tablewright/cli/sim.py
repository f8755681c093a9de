"""`sim GAME --players N --games N --bots A[,B...] --seed S [--json] [--set key=value]`."""

import argparse
import json
import secrets
import time
from collections.abc import Sequence
from typing import Any

from tablewright.bots import bot_of, choose
from tablewright.cli.common import bot_names, changed_rules, compiling, game_arguments, progress_bar, use_of
from tablewright.games.registry import game
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.narration import NAMES
from tablewright.kernel.position import Position
from tablewright.lab.bot_games import seated
from tablewright.lab.simulate import play_chunk, simulate
from tablewright.lab.tally import Tally


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games (default: 10000)")
    parser.add_argument(
        "--bots", default="random", metavar="A,...", help="one bot for all or one for each player (default: random)"
    )
    parser.add_argument("--workers", type=int, metavar="N", help="threads (default: all cores); changes no result")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    if options.games < 1:
        raise TablewrightError(f"--games: expected 1 or more, not {options.games}")
    if options.workers is not None and options.workers < 1:
        raise TablewrightError(f"--workers: expected 1 or more, not {options.workers}")
    found, bots = game(options.game), bot_names(options.bots)
    for bot in bots:
        bot_of(found, bot)  # refuses what does not exist
    seed = secrets.randbits(32) if options.seed is None else options.seed
    if not 0 <= seed < 1 << 64:
        raise TablewrightError(f"--seed: expected a whole number from 0 to 2^64 - 1, not {seed}")
    start = found.new(options.players, seed, changed_rules(options.changes), options.preset)
    seated(bots, start.players)
    with compiling(found.name, found.meta.title, use_of("sim", bots)):
        warm(start, bots, seed)
    began = time.perf_counter()
    with progress_bar(options.games, found.meta.title) as progress:
        tally = simulate(start, options.games, seed, options.workers, progress, bots)
    report = about(start, options, seed) | tally.as_dict()
    if options.json:
        print(json.dumps(report, indent=1))
    else:
        show(start, tally, options, seed, time.perf_counter() - began)
    return 0 if tally.games == options.games else 130


def warm(start: Position, bots: Sequence[str], seed: int) -> None:
    """Call once what the games will need; not by `simulate`, which would take Ctrl-C for an answer."""
    play_chunk(start, 0, 1, seed)
    for bot in bots:
        choose(start.observation(start.actor), bot, seed, stop=lambda: True)


def about(start: Position, options: argparse.Namespace, seed: int) -> dict[str, Any]:
    """What was simulated."""
    return {
        "game": start.game.name,
        "version": start.game.meta.version,
        "players": start.players,
        "bots": options.bots,
        "seed": seed,
        "rules": start.changes,
        "rules_hash": start.rules_hash,
        "asked": options.games,
    }


def show(start: Position, tally: Tally, options: argparse.Namespace, seed: int, seconds: float) -> None:
    """The report for people."""
    if tally.games < options.games:
        print(f"Stopped early: {tally.games:,} of {options.games:,} games.")
    if not tally.games:
        return
    meta, facts = start.game.meta, tally.as_dict()
    speed = f"{tally.plies / seconds:,.0f} moves a second"
    print(f"{meta.title}, {start.players} players, {tally.games:,} games of {options.bots} bots, seed {seed} ({speed})")
    for key, value in start.changes.items():
        print(f"  rule changed: {key} = {value}")
    print(f"\n  {'player':10}{'result':>9}{'above 0':>10}{'below 0':>10}")
    for p in range(start.players):
        won, lost = tally.wins[p] / tally.games, tally.losses[p] / tally.games
        print(f"  {p} {NAMES[p]:8}{facts['result'][p]:9.4f}{won:10.2%}{lost:10.2%}")
    length = facts["length"]
    shares = ", ".join(f"{name} {length[name]}" for name in ("min", "p10", "p50", "p90", "max"))
    print(f"\n  {length['unit']}: mean {length['mean']:.2f} ({shares})")
    for reason, n in facts["end_reasons"].items():
        print(f"  {reason:20}{n / tally.games:8.2%}")
