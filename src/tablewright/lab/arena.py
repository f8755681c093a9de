"""Bots against bots: paired seeds, every rotation, all cores. The games are the same on any number of workers.

The seed of a game depends on its block alone, so all line-ups of a block get the same deal; the seeds of the bots'
searches depend on block, line-up and ply. With budgets in iterations the whole contest is therefore one fixed set of
games; a budget in milliseconds depends on the machine.
"""

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice

from tablewright.bots import Message
from tablewright.kernel.position import Position
from tablewright.kernel.rng import U, stream
from tablewright.lab.arena_tables import Lineup, mixed, teams
from tablewright.match.talk import conversation

TOGETHER = ("cooperative", "survival")  # goals that a bot pursues with its own kind

# What a bot would play: the observation of the player to move, the bot's name, a seed, whether to stop at once, and
# what the others have said.
Chooser = Callable[[Position, str, int, Callable[[], bool], Sequence[Message]], int]


class Halted(Exception):  # noqa: N818 - it is no error
    """The contest was stopped in the middle of a game."""


@dataclass(frozen=True)
class Outcome:
    """One finished game."""

    lineup: Lineup
    results: tuple[float, ...]  # by player
    end_reason: str
    length: int  # in the game's own unit
    plies: int


@dataclass(frozen=True)
class Contest:
    """What is played: bots under the rules of a position, from a seed."""

    start: Position
    bots: tuple[str, ...]
    seed: int
    choose: Chooser
    in_teams: bool

    @property
    def lineups(self) -> list[Lineup]:
        seat = teams if self.in_teams else mixed
        return seat(len(self.bots), self.start.players)

    def play(self, block: int, table: int, halted: Callable[[], bool] = lambda: False) -> Outcome:
        """One game of a block."""
        mark = int(stream(U(self.seed), block))
        choices = stream(U(mark), table + 1)
        lineup = self.lineups[table]
        seats = [self.bots[bot] for bot in lineup]
        position = self.start.game.new(self.start.players, mark, self.start.changes)
        while (player := position.actor) >= 0:
            seed = int(stream(U(choices), len(position.moves)))
            heard = conversation(position, seats, player)
            action = self.choose(position.observation(player), seats[player], seed, halted, heard)
            if halted():
                raise Halted
            position.play(action)
        results = tuple(position.result or ())
        return Outcome(lineup, results, position.end_reason or "", position.length, len(position.moves))


Block = tuple[Outcome, ...]


@dataclass
class Progress:
    """The finished games, and the blocks that are whole up to the first gap: what a report may count."""

    tables: int
    found: dict[tuple[int, int], Outcome] = field(default_factory=dict)
    blocks: list[Block] = field(default_factory=list)

    def add(self, block: int, table: int, outcome: Outcome) -> list[Block]:
        """Keep a game; the blocks that it made whole."""
        self.found[block, table] = outcome
        new = []
        while (whole := self._block(len(self.blocks))) is not None:
            self.blocks.append(whole)
            new.append(whole)
        return new

    def _block(self, number: int) -> Block | None:
        games = [self.found.get((number, table)) for table in range(self.tables)]
        return None if None in games else tuple(game for game in games if game is not None)


def compete(
    contest: Contest,
    blocks: int,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    is_decided: Callable[[Sequence[Block]], bool] = lambda blocks: False,
) -> list[Block]:
    """Play so many blocks, or until it is decided, asked after each block in order. Ctrl-C gives what there is."""
    tables = len(contest.lineups)
    kept = Progress(tables)
    halt = threading.Event()
    games = ((block, table) for block in range(blocks) for table in range(tables))
    with ThreadPoolExecutor(workers or os.cpu_count()) as threads:
        running: dict[Future[Outcome], tuple[int, int]] = {}
        try:
            _fill(contest, threads, running, games, halt, 2 * (workers or os.cpu_count() or 1))
            while running:
                if (end := _collect(running, kept, progress, is_decided)) is not None:
                    return kept.blocks[:end]
                _fill(contest, threads, running, games, halt, 1)
        except KeyboardInterrupt:
            pass
        finally:
            halt.set()
            for task in running:
                task.cancel()
    return kept.blocks


def _fill(
    contest: Contest,
    threads: ThreadPoolExecutor,
    running: dict[Future[Outcome], tuple[int, int]],
    games: Iterator[tuple[int, int]],
    halt: threading.Event,
    room: int,
) -> None:
    """Give the workers their next games, few ahead: a decided contest should not wait for many more."""
    for block, table in islice(games, room):
        running[threads.submit(contest.play, block, table, halt.is_set)] = (block, table)


def _collect(
    running: dict[Future[Outcome], tuple[int, int]],
    kept: Progress,
    progress: Callable[[int], None],
    is_decided: Callable[[Sequence[Block]], bool],
) -> int | None:
    """Take in one finished game; how many blocks decided the contest, None while it goes on."""
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    task = done.pop()
    outcome = task.result()
    before = len(kept.blocks)
    new = kept.add(*running.pop(task), outcome)
    progress(len(kept.found))
    for end in range(before + 1, before + len(new) + 1):
        if is_decided(kept.blocks[:end]):
            return end
    return None
