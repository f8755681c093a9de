"""`engine GAME --bot B`: a bot for other programs, line by line on standard input and output (docs/engine-protocol)."""

import argparse
import secrets
import sys
import threading
from collections import deque
from collections.abc import Iterator

from tablewright.bots import Stop, bot_of, never
from tablewright.cli.common import adopt_bot, changed_rules, compiling, game_arguments, use_of
from tablewright.games.registry import game
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.json_data import read_json
from tablewright.kernel.position import Position
from tablewright.match.timed_bots import choose

COMMANDS = ("position", "legal", "go", "stop", "quit")


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument(
        "--bot", default="hard", metavar="B", help="who answers `go`, such as hard, or module:function (default: hard)"
    )


def run(options: argparse.Namespace) -> None:
    found = game(options.game)
    adopt_bot(options.bot)
    bot_of(found, options.bot)  # refuses what does not exist
    seed = secrets.randbits(64) if options.seed is None else options.seed
    start = found.new(options.players, seed, changed_rules(options.changes), options.preset)
    with compiling(found, use_of("engine", [options.bot])):
        choose(start.observation(start.actor), options.bot, 0, iterations=1)
    engine, inbox = Engine(start, options.bot, seed), Inbox()
    for line in inbox.lines():
        if line == "quit":
            return
        if answer := engine.answer(line, inbox.says_stop):
            print(answer, flush=True)


class Inbox:
    """The lines that come in. A thread reads ahead, so that a search can be told to stop."""

    def __init__(self) -> None:
        self.waiting: deque[str | None] = deque()  # None: there are no more
        self.came = threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._put(" ".join(line.split()))
        self._put(None)

    def _put(self, line: str | None) -> None:
        with self.came:
            self.waiting.append(line)
            self.came.notify()

    def lines(self) -> Iterator[str]:
        """Each line as it comes, to the end of the input."""
        while True:
            with self.came:
                self.came.wait_for(lambda: self.waiting)
                line = self.waiting.popleft()
            if line is None:
                return
            yield line

    def says_stop(self) -> bool:
        """Whether the next line is `stop`, which is then done with. Other lines wait for the answer."""
        with self.came:
            if not self.waiting or self.waiting[0] != "stop":
                return False
            self.waiting.popleft()
            return True


class Engine:
    """A position and a bot that answers one line at a time."""

    def __init__(self, start: Position, bot: str, seed: int) -> None:
        self.start, self.bot, self.seed = start, bot, seed
        self.is_open = not (start.game.has_secrets or start.game.has_chance)
        self.position = start if self.is_open else None  # elsewhere the start is chance

    def answer(self, line: str, stop: Stop = never) -> str:
        """The answer to a line; none to an empty one and to a `stop` that comes too late."""
        word, _, rest = line.partition(" ")
        if word in ("", "stop"):
            return ""
        try:
            if word == "position":
                return f"ok {self.set_up(rest)}"
            if word == "legal":
                return " ".join(["legal", self.separator.join(self.known.legal())]).strip()
            if word == "go":
                return self.go(rest, stop)
            raise TablewrightError(f"there is no command {word!r}; there are {', '.join(COMMANDS)}")
        except TablewrightError as error:
            return f"error {error}"

    @property
    def known(self) -> Position:
        """The position last given."""
        if self.position is None:
            raise TablewrightError("there is no position yet: expected `position` and an observation as JSON")
        return self.position

    @property
    def separator(self) -> str:
        """Between the moves of a list: a space, or a comma in games whose moves have spaces."""
        found = self.start.game
        return ", " if any(" " in text for text in found.texts[: found.n_actions]) else " "

    def set_up(self, text: str) -> int:
        """A position from JSON, or from the moves that led to it; how many moves."""
        if text.startswith("{"):
            self.position = self.start.game.position(read_json(text, "position", TablewrightError))
            return 0
        if not self.is_open:
            raise TablewrightError("position: this game has secrets or chance: expected an observation as JSON")
        position = self.start.copy()
        for move in filter(None, (move.strip() for move in text.split("," if "," in text else " "))):
            position.play(move)
        self.position = position
        return len(position.moves)

    def go(self, text: str, stop: Stop) -> str:
        """Think, for as long as the bot's settings say or as asked."""
        iterations, milliseconds = budget(text)
        position = self.known
        if position.is_over:
            raise TablewrightError(f"the game is over ({position.end_reason})")
        seen = position if position.viewer is not None else position.observation(position.actor)
        thought = choose(seen, self.bot, self.seed, iterations=iterations, milliseconds=milliseconds, stop=stop)
        return f"bestmove {thought.move} value {thought.value:.4f} iterations {thought.iterations}"


def budget(text: str) -> tuple[int | None, float | None]:
    """The budget of a `go`: iterations, milliseconds, or neither."""
    unit, _, amount = text.partition(" ")
    if not text:
        return None, None
    try:
        if unit == "iterations":
            return int(amount), None
        if unit == "ms":
            return None, float(amount)
    except ValueError:
        pass
    raise TablewrightError(f"go: expected nothing, `iterations N` or `ms T`, not {text!r}")
