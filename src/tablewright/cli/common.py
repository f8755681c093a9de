"""What the commands share: arguments, errors in words, the line that tells of the first start."""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any

INTERRUPTED = 130


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
    parser.add_argument("game", help="corridor, corner_rush, zombie_tower, quoridor or eight_days")
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
    return tuple(bots)


def use_of(command: str, bots: Iterable[str]) -> str:
    """The name of what a command compiles for these bots: their settings do not matter."""
    return "-".join((command, *sorted({bot.partition(":")[0] for bot in bots} - {"random", "person"})))


@contextmanager
def compiling(game: str, title: str, use: str) -> Iterator[None]:
    """Tell of the compilation when a use of a game is started for the first time."""
    from tablewright.kernel.cache import is_compiled, mark_compiled

    if is_compiled(game, use):
        yield
        return
    started = time.monotonic()
    message = f"Compiling {title} for this machine: the first time only"
    with _spinner(message):
        yield
    mark_compiled(game, use)
    print(f"{message}; done in {time.monotonic() - started:.0f} s.", file=sys.stderr)


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
    """A bar on a terminal's error stream; elsewhere nothing."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
