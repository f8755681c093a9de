"""What the commands share: arguments, errors in words, the line that tells of the first start."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablewright.kernel.game import Game

INTERRUPTED = 130
LINE_EVERY = 10.0  # seconds between two lines of progress where there is no terminal


def fail(command: Callable[[], int]) -> int:
    """Run a command; a refusal is one line, Ctrl-C is quiet, a closed pipe is no error."""
    from tablewright.kernel.errors import TablewrightError

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a letter gets a question mark
            stream.reconfigure(errors="replace")
    try:
        code = command()
        sys.stdout.flush()  # here a closed pipe can still be told from a fault
        return code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (TablewrightError, OSError) as error:
        print(f"tablewright: {error}", file=sys.stderr)
        return 2


def game_arguments(parser: argparse.ArgumentParser) -> None:
    """GAME, --players, --seed, --set and --preset."""
    from tablewright.games.registry import NAMES

    parser.add_argument("game", help=", ".join(NAMES))
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default: the fewest)")
    parser.add_argument("--seed", type=int, metavar="S", help="same seed, same chance (default: random)")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="changes",
        metavar="KEY=VALUE",
        help="change a rule of rules.toml, such as rules.max_plies=300; may be repeated",
    )
    parser.add_argument("--preset", metavar="NAME", help="a named set of rule changes that the game offers")


def changed_rules(changes: list[str]) -> dict[str, Any]:
    """The rules given with --set."""
    from tablewright.kernel.errors import RulesError
    from tablewright.kernel.ruleset import parsed

    rules = {}
    for change in changes:
        key, equals, value = change.partition("=")
        if not equals or not key.strip():
            raise RulesError(f"--set {change}: expected KEY=VALUE, such as rules.max_plies=300")
        rules[key.strip()] = parsed(value.strip())
    return rules


def bot_names(text: str) -> tuple[str, ...]:
    """Bots apart by commas. So are a search's settings: a piece such as playout=40 belongs to the bot before it.

    >>> bot_names("easy, uct:iterations=500,playout=40, random")
    ('easy', 'uct:iterations=500,playout=40', 'random')
    """
    bots: list[str] = []
    for piece in (piece.strip() for piece in text.split(",")):
        if bots and ":" in bots[-1] and "=" in piece and ":" not in piece:
            bots[-1] += f",{piece}"
        else:
            bots.append(piece)
    for bot in bots:
        adopt_bot(bot)
    return tuple(bots)


def adopt_bot(text: str) -> None:
    """Make a bot given as module:function known."""
    from tablewright.bots import outside

    if outside.is_path(text):
        outside.adopt(text)


def use_of(command: str, bots: Iterable[str]) -> str:
    """The name of what a command compiles for these bots: their settings do not matter."""
    return "-".join((command, *sorted({bot.partition(":")[0] for bot in bots} - {"random", "person"})))


@contextmanager
def compiling(game: "Game", use: str) -> Iterator[None]:
    """Tell of the compilation when a use of a game is started for the first time."""
    from tablewright.kernel.compiling.cache import is_compiled, mark_compiled

    if is_compiled(game.folder, use):
        yield
        return
    started = time.monotonic()
    message = f"Compiling {game.meta.title} for this machine: the first time only"
    with _spinner(message):
        yield
    mark_compiled(game.folder, use)
    print(f"{message}; done in {time.monotonic() - started:.0f} s.", file=sys.stderr)


@contextmanager
def compiling_beside(game: "Game") -> Iterator[None]:
    """Compile a game in a process of its own while people play it already."""
    from tablewright.kernel.compiling.cache import is_compiled
    from tablewright.match.warming import TABLE

    if is_compiled(game.folder, TABLE):
        yield
        return
    print(
        f"{game.meta.title} is being prepared for this machine, the first time only: bots play more simply for now.",
        file=sys.stderr,
    )
    command = [sys.executable, "-m", "tablewright.match.warming", game.name]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        child.kill()
        child.wait()


@contextmanager
def _spinner(message: str) -> Iterator[None]:
    if not sys.stderr.isatty():
        print(f"{message} ...", file=sys.stderr, flush=True)
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(f"{message} ..."):
        yield


@contextmanager
def progress_bar(total: int, what: str) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal's error stream; elsewhere a line now and then."""
    if not sys.stderr.isatty():
        yield _line_now_and_then(total, what)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def _line_now_and_then(total: int, what: str) -> Callable[[int], None]:
    last = time.monotonic()

    def told(done: int) -> None:
        nonlocal last
        if time.monotonic() - last >= LINE_EVERY:
            last = time.monotonic()
            print(f"{what}: {done:,} of {total:,}", file=sys.stderr, flush=True)

    return told
