"""`arena GAME --bots A,B[,C...] --games N`: bots against bots, with intervals, a sequential test and ratings."""

import argparse
import json
import secrets
import time
from typing import Any

from tablewright.bots import bot_of
from tablewright.cli.common import INTERRUPTED, bot_names, changed_rules, compiling, game_arguments, progress_bar
from tablewright.games.registry import game
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.position import Position
from tablewright.lab import ladder
from tablewright.lab.arena import TOGETHER, Contest, compete
from tablewright.lab.arena_report import as_dict, differences, lines, verdict_of
from tablewright.lab.sprt import Sequential
from tablewright.lab.warming import LAB, warm_lab

REGRESSION = 3  # an exit code: the strongest level has become weaker


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument(
        "--bots", default="", metavar="A,B,...", help="who plays, such as easy,greedy or uct:iterations=500,easy"
    )
    parser.add_argument(
        "--ladder", action="store_true", help="all levels on one scale, and against those of the last release"
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many games at most (default: 200)")
    parser.add_argument(
        "--tables",
        choices=("mixed", "teams"),
        help="bots against each other, or each with its own kind (default: mixed; teams in games played together)",
    )
    parser.add_argument(
        "--scale", type=float, default=1.0, metavar="X", help="multiply the levels' budgets, such as 0.1 (default: 1)"
    )
    parser.add_argument("--sprt", action="store_true", help="stop as soon as it is clear which of two bots is stronger")
    parser.add_argument(
        "--margin",
        type=float,
        default=0.1,
        metavar="D",
        help="with --sprt: the lead in scores looked for (default: 0.1)",
    )
    parser.add_argument("--workers", type=int, metavar="N", help="threads (default: all cores); changes no result")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    found = game(options.game)
    if options.ladder == bool(options.bots):
        raise TablewrightError("--bots: name who plays, or ask for all levels with --ladder")
    if options.ladder and options.sprt:
        raise TablewrightError("--sprt: the ladder has a sequential test of its own; leave it out")
    bots = bot_names(options.bots) if options.bots else ()
    seed = secrets.randbits(32) if options.seed is None else options.seed
    check(options, bots, seed)
    start = found.new(options.players, seed, changed_rules(options.changes), options.preset)
    if options.ladder:
        return climbed(start, seed, options)
    for bot in bots:
        bot_of(found, bot)  # refuses what does not exist
    together = found.meta.goal in TOGETHER if options.tables is None else options.tables == "teams"
    if len(bots) < 2 and not together:
        raise TablewrightError(f"--bots: expected two or more bots apart by commas, not {options.bots!r} alone")
    contest = Contest(start, bots, seed, None, together, options.scale)
    with compiling(found, LAB):
        warm_lab(found)
    return contested(contest, options)


def climbed(start: Position, seed: int, options: argparse.Namespace) -> int:
    """The ladder; the exit code says whether the strongest level has become weaker since the last release."""
    with compiling(start.game, LAB):
        warm_lab(start.game)
    matches = ladder.play(start, options.games, seed, options.scale, options.margin, options.workers)
    if not matches[-1].is_whole:
        print("Stopped early: a ladder with gaps tells nothing.")
        return INTERRUPTED
    report = ladder.as_dict(start, matches, ladder.rungs(start, matches, seed, options.scale), options.margin)
    report |= {"seed": seed, "scale": options.scale}
    print(json.dumps(report, indent=1) if options.json else "\n".join(ladder.lines(start, report)))
    return REGRESSION if report["gate"] == "regression" else 0


def contested(contest: Contest, options: argparse.Namespace) -> int:
    """Play, print, and say with the exit code whether it came to its end."""
    size = len(contest.lineups)
    blocks = -(-options.games // size)  # whole blocks, rounded up
    sequential = Sequential(options.margin) if options.sprt else None
    began = time.perf_counter()
    with progress_bar(blocks * size, contest.start.game.meta.title) as progress:
        played = compete(
            contest,
            blocks,
            options.workers,
            progress,
            lambda done: sequential is not None and sequential.accepted(differences(contest, done)) is not None,
        )
    report = as_dict(contest, played) | {"asked": options.games}
    if sequential is not None and played:
        report["sprt"] = verdict_of(contest, played, sequential)
    is_whole = len(played) == blocks or report.get("sprt", {}).get("accepted") is not None
    if options.json:
        print(json.dumps(report, indent=1))
    else:
        show(contest, report, lines(contest, played), is_whole, time.perf_counter() - began)
    return 0 if is_whole else INTERRUPTED


def show(contest: Contest, report: dict[str, Any], text: list[str], is_whole: bool, seconds: float) -> None:
    if not is_whole:
        print(f"Stopped early: {report['games']:,} of {report['asked']:,} games count, in whole blocks.")
    print("\n".join(text))
    if test := report.get("sprt"):
        print(f"\n  H0: {test['h0']}\n  H1: {test['h1']} (errors of {test['error']:.0%})")
        state = f"accepted {test['accepted']}" if test["accepted"] else "still open"
        print(f"  log likelihood ratio {test['log_likelihood_ratio']}, bounds ±{test['bound']}: {state}")
    print(f"  {seconds:.0f} s")


def check(options: argparse.Namespace, bots: tuple[str, ...], seed: int) -> None:
    """Refuse what cannot be played."""
    if options.games < 1:
        raise TablewrightError(f"--games: expected 1 or more, not {options.games}")
    if options.workers is not None and options.workers < 1:
        raise TablewrightError(f"--workers: expected 1 or more, not {options.workers}")
    if not 0 <= seed < 1 << 64:
        raise TablewrightError(f"--seed: expected a whole number from 0 to 2^64 - 1, not {seed}")
    if not 0 < options.scale <= 100:
        raise TablewrightError(f"--scale: expected a number above 0, up to 100, not {options.scale}")
    if not 0 < options.margin <= 1:
        raise TablewrightError(f"--margin: expected a number above 0, up to 1, not {options.margin}")
    if len(set(bots)) < len(bots):
        raise TablewrightError("--bots: a bot is named twice; give each once (they fill all places in turn)")
    if options.sprt and len(bots) != 2:
        raise TablewrightError(f"--sprt: expected two bots to compare, not {len(bots)}")
