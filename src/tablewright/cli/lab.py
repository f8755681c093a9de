"""`lab GAME --change KEY=VALUE ...`: a designer asks, bot games answer; `lab run FILE`, `lab show`, `lab resume`."""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablewright.cli.common import LINE_EVERY, bot_names, compiling
from tablewright.kernel.errors import TablewrightError

if TYPE_CHECKING:
    from tablewright.lab.asking import Asked
    from tablewright.lab.result import Result

OPEN = 3  # the exit code of a question that is not decided
SECONDS = 60.0
VERBS = ("run", "show", "resume")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game; or run FILE.toml, show PATH, resume FOLDER")
    parser.add_argument("path", nargs="?", help="with run, show and resume")
    question = parser.add_argument_group("the question (one of)")
    question.add_argument(
        "--change", action="append", default=[], metavar="KEY=VALUE", help="what changes with this rule?"
    )
    question.add_argument("--to-preset", metavar="NAME", help="what changes with this preset?")
    question.add_argument("--seats", action="store_true", help="is it fair by seat?")
    question.add_argument("--length", action="store_true", help="how long is it, and how does it end?")
    question.add_argument("--feel", action="store_true", help="how does it feel?")
    question.add_argument("--cards", action="store_true", help="which cards or actions matter?")
    question.add_argument("--skill", action="store_true", help="does skill matter, and how much is luck?")
    question.add_argument("--difficulty", action="store_true", help="how hard is it, for those who play together?")
    question.add_argument("--sweep", metavar="KEY=2..12", help="one rule over its values")
    question.add_argument("--grid", nargs=2, metavar="KEY=1..6", help="two rules against each other")
    question.add_argument("--find", metavar="KEY=1..6", help="which value meets --target?")
    question.add_argument("--aa", action="store_true", help="the self-test: A against A")
    about_it(parser.add_argument_group("about it"))
    playing(parser.add_argument_group("playing"))


def about_it(group: "argparse._ArgumentGroup") -> None:
    group.add_argument("--players", type=int, metavar="N", help="how many play (default: the fewest)")
    group.add_argument("--all-players", action="store_true", help="with --difficulty: for every number of players")
    group.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", help="a rule that is changed in every arm"
    )
    group.add_argument("--preset", metavar="NAME", help="a preset that holds in every arm")
    group.add_argument("--at", metavar="BOTS", help="strengths apart by commas (default: easy,medium,hard)")
    group.add_argument(
        "--metric", action="append", default=[], metavar="NAME", help="what the verdict is about, up to 3"
    )
    group.add_argument("--metrics", action="store_true", help="list the game's metrics and stop")
    group.add_argument("--tools", metavar="NAMES", help="with --cards: some only, apart by commas")
    group.add_argument("--target", metavar="TEXT", help="with --find: such as 'cleared = 40%% +- 3'")
    group.add_argument("--until", metavar="1pp", help="stop at this precision, or at a verdict")
    group.add_argument("--matters", type=float, metavar="POINTS", help="changes below do not matter (default: 2)")
    group.add_argument("--seed", type=int, metavar="S", help="same seed, same deals (default: 1)")


def playing(group: "argparse._ArgumentGroup") -> None:
    group.add_argument(
        "--seconds", type=float, metavar="S", help=f"at most so long (default: {SECONDS:g}; 0: no limit)"
    )
    group.add_argument("--blocks", type=int, metavar="N", help="at most so many deals at each strength")
    group.add_argument("--workers", type=int, metavar="N", help="threads (default: all cores); changes no result")
    group.add_argument("--processes", action="store_true", help="processes in place of threads")
    group.add_argument("--dask", metavar="ADDRESS", help="the workers of a Dask scheduler, such as tcp://host:8786")
    group.add_argument("--no-store", action="store_true", help="neither read nor keep games of earlier questions")
    group.add_argument("--out", metavar="PATH", help="a folder, or a file ending in .lab, .html, .csv, .parquet, .json")
    group.add_argument("--json", action="store_true", help="print the report as JSON")


def run(options: argparse.Namespace) -> int:
    if options.game in VERBS:
        if not options.path:
            raise TablewrightError(f"lab {options.game}: expected a path behind it")
        return {"run": run_file, "show": show, "resume": resume}[options.game](options)
    if options.path:
        raise TablewrightError(f"lab: expected one game, not {options.game} and {options.path}")
    if options.metrics:
        return list_metrics(options)
    if options.at:
        bot_names(options.at)  # bots from outside become known: who types a command may, a file or a page may not
    said = {name: value for name, value in vars(options).items() if name in names() and value not in (None, [], False)}
    return asked(said, options)


def names() -> set[str]:
    from tablewright.lab.question_files import NAMES

    return NAMES


def asked(said: dict[str, Any], options: argparse.Namespace) -> int:
    """Put a question and tell what comes of it."""
    from tablewright.lab.question_files import ask

    seconds = said.pop("seconds", options.seconds)
    blocks = said.pop("blocks", options.blocks)
    if seconds is None and blocks is None:
        seconds = SECONDS
    return answered(ask(said), {"seconds": seconds or None, "blocks": blocks}, options)


def answered(question: "Asked", limits: dict[str, Any], options: argparse.Namespace) -> int:
    from tablewright.lab.asking import result_of

    if options.out:
        prepare(question, limits, Path(options.out))
    warm(question)
    with played_by(question, options) as who:
        run = question.begin(**limits, **who, store=store(options))
        began = time.monotonic()
        try:
            with closing(iter(run)) as steps:
                follow(run, steps, began, options)
        except KeyboardInterrupt:
            print(file=sys.stderr)
        result = result_of(question.question, run, limits, time.monotonic() - began)
    code = told(result, options)
    sys.stdout.flush()
    leave(run, code)
    return code


@contextmanager
def played_by(question: "Asked", options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Who plays: threads or processes of this machine, or the workers of a Dask scheduler."""
    if not options.dask:
        yield {"workers": options.workers, "processes": options.processes}
        return
    from tablewright.lab.cluster import workers_at

    if options.workers or options.processes:
        raise TablewrightError("--dask: the scheduler knows its workers; leave --workers and --processes out")
    with workers_at(options.dask, question.question.found.name) as workers:
        print(f"{workers.count} threads of Dask workers at {options.dask}", file=sys.stderr)
        yield {"executor": workers, "workers": workers.count}


def leave(run: Any, code: int) -> None:
    """End at once: a thread in a long search would keep the process for as long as its game takes."""
    if run.is_busy and "pytest" not in sys.modules:
        sys.stderr.flush()
        os._exit(code)


def store(options: argparse.Namespace) -> Any:
    from tablewright.lab.store import ArmStore, NoStore

    return NoStore() if options.no_store else ArmStore()


def warm(question: "Asked") -> None:
    """Compile before the clock runs, and say so."""
    from tablewright.lab.evidence import Counts, mean_interval
    from tablewright.lab.warming import LAB, warm_lab

    found = question.question.found
    with compiling(found, LAB):
        warm_lab(found)
    mean_interval(Counts.of([0.0, 1.0]), 0, 1)


def follow(run: Any, steps: Iterator[None], began: float, options: argparse.Namespace) -> None:
    """A live table on a terminal, a line now and then elsewhere."""
    from tablewright.lab.report.build import brief

    if sys.stderr.isatty() and not options.json:
        from rich.console import Console
        from rich.live import Live

        from tablewright.lab.report.terminal import live_table

        with Live(console=Console(stderr=True), transient=True, auto_refresh=False) as live:
            for _ in steps:
                strengths = [brief(played) for played in run.played]
                live.update(live_table(strengths, time.monotonic() - began), refresh=True)
        return
    last = began
    for _ in steps:
        if time.monotonic() - last >= LINE_EVERY:
            last = time.monotonic()
            games = ", ".join(f"{played.bot} {played.n:,} blocks" for played in run.played)
            print(f"{last - began:.0f} s: {games}", file=sys.stderr)


def prepare(question: "Asked", limits: dict[str, Any], out: Path) -> None:
    """A folder has its question from the beginning, so that a killed run can be resumed."""
    from tablewright.lab.files import QUESTION, begun, text_of
    from tablewright.lab.store import replace

    if out.suffix == "":
        try:
            out.mkdir(parents=True, exist_ok=True)
            replace(out / QUESTION, text_of(begun(question.question, limits)))
        except OSError as error:
            raise TablewrightError(f"{out} could not be written: {error.strerror}; choose another --out") from error


def told(result: "Result", options: argparse.Namespace) -> int:
    """Print and save; the exit code says whether it is decided."""
    if options.json:
        print(json.dumps(result.report | {"times": result.times}, indent=1, ensure_ascii=False))
    else:
        from rich.console import Console

        from tablewright.lab.report.terminal import lines_of

        console = Console(soft_wrap=False, highlight=False)
        for line in lines_of(result.report, result.times, is_stored=not options.no_store):
            console.print(line)
    if options.out:
        saved = result.save(options.out)
        if not options.json:
            print(f"Saved: {saved / 'report.html' if saved.is_dir() else saved}")
    if not options.json:
        print(result.report["command"])
    return 0 if result.decided else OPEN


def run_file(options: argparse.Namespace) -> int:
    from tablewright.lab.question_files import read_question

    return asked(read_question(Path(options.path)), options)


def show(options: argparse.Namespace) -> int:
    from tablewright.lab.files import load

    return told(load(options.path), options)


def resume(options: argparse.Namespace) -> int:
    """Go on with a run: its blocks are stored, so that it takes up where it was."""
    from tablewright.lab.asking import Asked
    from tablewright.lab.files import to_resume

    question, limits = to_resume(Path(options.path))
    for name in limits:
        if getattr(options, name) is not None:
            limits[name] = getattr(options, name)
    options.out = options.out or (options.path if Path(options.path).is_dir() else None)
    return answered(Asked(question), limits, options)


def list_metrics(options: argparse.Namespace) -> int:
    from tablewright.games.registry import game
    from tablewright.lab.measures import measures
    from tablewright.lab.question_files import changes_of

    found = game(options.game)
    group = ""
    for measure in measures(found.new(options.players, 0, changes_of(options.set, "set"), options.preset)):
        if measure.group != group:
            group = measure.group
            print(f"\n{group}")
        print(f"  {measure.name:28} {measure.title()} ({measure.unit_text()}). {measure.about()}")
    return 0
