"""`sim GAME --players N --games N --bots A[,B...] --seed S [--json] [--set key=value]`."""

import argparse
import json
import secrets
import time
from typing import Any

import numpy as np

from tablewright.bots import bot_of
from tablewright.cli.common import bot_names, changed_rules, compiling, game_arguments, progress_bar
from tablewright.games.registry import game
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.position import Position
from tablewright.lab.bot_games import seated
from tablewright.lab.evidence import LEVEL, Counts, mean_interval
from tablewright.lab.measures import SECONDS
from tablewright.lab.questions.outcomes import VERBS, seat_name
from tablewright.lab.simulate import play_chunk, simulate
from tablewright.lab.tally import Tally
from tablewright.lab.warming import LAB, warm_lab


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
    if all(bot == "random" for bot in bots):
        with compiling(found, "sim"):
            play_chunk(start, 0, 1, seed)  # not by `simulate`, which would take Ctrl-C for an answer
    else:
        with compiling(found, LAB):
            warm_lab(found)
    mean_interval(Counts.of([0.0, 1.0]), 0, 1)  # compiled before the clock runs
    began = time.perf_counter()
    with progress_bar(options.games, found.meta.title) as progress:
        tally = simulate(start, options.games, seed, options.workers, progress, bots)
    report = about(start, options, seed) | tally.as_dict() | (outcome(start, tally) if tally.games else {})
    if options.json:
        print(json.dumps(report, indent=1))
    else:
        show(start, tally, options, seed, time.perf_counter() - began)
    return 0 if tally.games == options.games else 130


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
    print()
    for seat in outcome(start, tally)["seats"]:
        low, high = 100 * seat["low"], 100 * seat["high"]
        print(f"  {seat['name']:26}{seat['does']} {seat['share']:7.2%}  [{low:.1f}, {high:.1f}]")
    length, minutes = facts["length"], minutes_of(tally)
    shares = ", ".join(f"{name} {length[name]}" for name in ("min", "p10", "p50", "p90", "max"))
    print(f"\n  {length['unit']}: mean {length['mean']:.2f} ({shares})")
    print(f"  about {minutes:.0f} minutes, if people take {SECONDS:g} s for a move")
    for reason, n in facts["end_reasons"].items():
        print(f"  {reason:20}{n / tally.games:8.2%}")
    print(f"\n  In brackets: 95 %, all seats together. What a rule changes: tablewright lab {start.game.name} --help")


def outcome(start: Position, tally: Tally) -> dict[str, Any]:
    """How often each seat wins, loses or survives, with intervals that hold together."""
    does = VERBS.get(start.game.meta.goal, "wins")
    counts = tally.losses if does == "loses" else tally.wins
    level = 1 - (1 - LEVEL) / start.players
    seats = []
    for player, n in enumerate(counts):
        found = mean_interval(Counts(np.array([0.0, 1.0]), np.array([tally.games - n, n], float)), 0, 1, level)
        share = {"share": round(found.mean, 6), "low": round(found.low, 6), "high": round(found.high, 6)}
        seats.append({"player": player, "name": seat_name(player), "does": does, **share})
    return {"outcome": does, "seats": seats, "minutes": round(minutes_of(tally), 2)}


def minutes_of(tally: Tally) -> float:
    """How long people would take."""
    return tally.plies / tally.games * SECONDS / 60
