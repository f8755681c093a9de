"""Bots against bots: paired seeds, every rotation, all cores. The games are the same on any number of workers.

The seed of a game depends on its block alone, so all line-ups of a block get the same deal; the seeds of the bots'
searches depend on block, line-up and ply. With budgets in iterations the whole contest is therefore one fixed set of
games; a budget in milliseconds depends on the machine.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice

import numpy as np

from tablewright.kernel.position import Position
from tablewright.kernel.rng import U, stream
from tablewright.lab.arena_tables import Lineup, mixed, teams
from tablewright.lab.bot_games import Chooser, are_ours, chooser, play_out, scaled
from tablewright.lab.game_board import NEVER, Halt
from tablewright.lab.whole_games import SeatedBots

TOGETHER = ("cooperative", "survival")  # goals that a bot pursues with its own kind


@dataclass(frozen=True)
class FinishedGame:
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
    choose: Chooser | None  # another way to ask for moves; None: whole games, compiled where all bots are ours
    in_teams: bool
    scale: float = 1.0  # of the bots' iterations

    @property
    def lineups(self) -> list[Lineup]:
        seat = teams if self.in_teams else mixed
        return seat(len(self.bots), self.start.players)

    @cached_property
    def ask(self) -> Chooser | None:
        """How bots are asked move by move; None: they need not be."""
        return self.choose or (None if are_ours(self.start.game, self.bots) else chooser(self.scale))

    @cached_property
    def tables(self) -> list[SeatedBots]:
        """A table for each line-up; the bots of each think with a stream of its own."""
        bots = [scaled(self.start.game, bot, self.scale) for bot in self.bots]
        seats = [[bots[bot] for bot in lineup] for lineup in self.lineups]
        return [SeatedBots.of(self.start, seated, thinking=number) for number, seated in enumerate(seats)]

    def play(self, block: int, table: int, halt: Halt = NEVER) -> FinishedGame:
        """One game of a block."""
        if self.ask is not None:
            return self._asked(block, table, self.ask, halt)
        game = self.tables[table].play(self.seed, block, 1, halt)
        reason = self.start.game.meta.end_reasons[int(game["reason"][0])]
        results = tuple(game.results[0].tolist())
        return FinishedGame(self.lineups[table], results, reason, int(game["length"][0]), int(game["plies"][0]))

    def _asked(self, block: int, table: int, choose: Chooser, halt: Halt) -> FinishedGame:
        """The same game, move by move."""
        block_seed = int(stream(U(self.seed), block))
        choices = stream(U(block_seed), table + 1)
        lineup = self.lineups[table]
        seats = [self.bots[bot] for bot in lineup]
        position = self.start.game.new(self.start.players, block_seed, self.start.changes)
        play_out(position, seats, int(choices), choose, lambda: bool(halt[0]))
        results = tuple(position.result or ())
        return FinishedGame(lineup, results, position.end_reason or "", position.length, len(position.moves))


Block = tuple[FinishedGame, ...]


@dataclass
class Progress:
    """The finished games, and the blocks that are whole up to the first gap: what a report may count."""

    tables: int
    found: dict[tuple[int, int], FinishedGame] = field(default_factory=dict)
    blocks: list[Block] = field(default_factory=list)

    def add(self, block: int, table: int, outcome: FinishedGame) -> list[Block]:
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
    halt: Halt = np.zeros(1, np.bool_)
    games = ((block, table) for block in range(blocks) for table in range(tables))
    with ThreadPoolExecutor(workers or os.cpu_count()) as threads:
        running: dict[Future[FinishedGame], tuple[int, int]] = {}
        try:
            _fill(contest, threads, running, games, halt, 2 * (workers or os.cpu_count() or 1))
            while running:
                if (end := _collect(running, kept, progress, is_decided)) is not None:
                    return kept.blocks[:end]
                _fill(contest, threads, running, games, halt, 1)
        except KeyboardInterrupt:
            pass
        finally:
            halt[0] = True
            for task in running:
                task.cancel()
    return kept.blocks


def _fill(
    contest: Contest,
    threads: ThreadPoolExecutor,
    running: dict[Future[FinishedGame], tuple[int, int]],
    games: Iterator[tuple[int, int]],
    halt: Halt,
    room: int,
) -> None:
    """Give the workers their next games, few ahead: a decided contest should not wait for many more."""
    for block, table in islice(games, room):
        running[threads.submit(contest.play, block, table, halt)] = (block, table)


def _collect(
    running: dict[Future[FinishedGame], tuple[int, int]],
    kept: Progress,
    progress: Callable[[int], None],
    is_decided: Callable[[Sequence[Block]], bool],
) -> int | None:
    """Take in one finished game; how many blocks decided the contest, None while it goes on."""
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    task = min(done, key=lambda one: running[one])  # in order, so that one worker's games make whole blocks
    outcome = task.result()
    before = len(kept.blocks)
    new = kept.add(*running.pop(task), outcome)
    progress(len(kept.found))
    for end in range(before + 1, before + len(new) + 1):
        if is_decided(kept.blocks[:end]):
            return end
    return None
