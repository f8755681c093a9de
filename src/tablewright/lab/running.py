"""Plays a question: chunks of games on any executor, looks at fixed numbers of blocks, whole blocks only.

What is reported depends on the question and on how many blocks count, never on who played them: a stop by evidence
falls on the same block on one thread, on eight, on many machines, and after a kill.
"""

import os
import signal
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from multiprocessing import get_context

from tablewright.kernel.errors import TablewrightError
from tablewright.lab.arm_table import ArmTable
from tablewright.lab.arms import Arm
from tablewright.lab.questions.played import Played, QuestionKind
from tablewright.lab.questions.question import MOST_BLOCKS, Question
from tablewright.lab.store import ArmStore
from tablewright.lab.work import Chunk, Done, arm_key, perform

CHUNK_SECONDS = 0.5  # what one task should take,
A_WORKER = 0.005  # and more by so much for each worker: tasks are handed out one by one
FIRST_CHUNK, LARGEST_CHUNK = 1, 4096  # one game may take seconds where nothing is compiled yet
SAVE_EVERY = 5.0  # seconds
TELL_EVERY = 0.25
AHEAD = 2  # chunks for each worker beyond the next look
DEATHS = 3  # of workers, before a run gives up


def games_a_task(seconds_a_game: float, workers: int) -> int:
    """How many games are as long as a task should be.

    >>> games_a_task(0.01, workers=2), games_a_task(0.01, workers=800), games_a_task(60.0, workers=2)
    (50, 400, 1)
    """
    seconds = max(CHUNK_SECONDS, A_WORKER * workers)
    return int(min(max(seconds / max(seconds_a_game, 1e-9), 1), LARGEST_CHUNK))


class Strand:
    """One strength on its way: what it needs next, and what it has cost."""

    def __init__(self, played: Played, seed: int) -> None:
        self.played, self._seed = played, seed
        self._course = played.course()
        self.need: dict[str, int] = {}
        self.is_over = False
        self.busy = 0.0  # seconds of cores, those on their way included
        self._speed: dict[str, float] = {}  # seconds a game, by arm
        self._go_on()

    def _go_on(self) -> None:
        try:
            self.need = next(self._course)
        except StopIteration as end:
            self.is_over, self.played.is_decided = True, bool(end.value)

    def advance(self) -> None:
        """Take all looks for which the blocks are there."""
        while not self.is_over and all(self.played.tables[label].n >= n for label, n in self.need.items()):
            self.played.counted.update(self.need)
            self._go_on()

    def cut_off(self) -> None:
        """Stopped from outside: all whole blocks count, also those after the last look."""
        if not self.is_over:
            whole = min(self.played.tables[label].n for label in self.need)
            for label in self.need:
                self.played.counted[label] = max(self.played.counted[label], min(whole, self.played.most))

    def next_task(self, workers: int) -> tuple[str, Chunk] | None:
        """The chunk that is wanted most: of the arm that lags behind."""
        tables = self.played.tables
        label = min(self.need, key=lambda label: tables[label].asked)
        chunk = games_a_task(self._speed[label], workers) if label in self._speed else FIRST_CHUNK
        first = tables[label].asked
        end = min(first + chunk, self.played.most)
        if first >= self.need[label] + AHEAD * workers * chunk or end <= first:
            return None
        tables[label].asked = end
        self.busy += self._speed.get(label, 0.0) * (end - first)
        arm = self.played.arms[label]
        return label, Chunk(arm, arm_key(arm), self._seed, first, end - first)

    def take(self, label: str, done: Done) -> None:
        """Games that were played."""
        self.busy += done.seconds - self._speed.get(label, 0.0) * done.task.n
        self._speed[label] = done.seconds / done.task.n
        self.played.tables[label].add(done.task.first, done.columns)


class Run:
    """A question being played."""

    def __init__(
        self,
        question: Question,
        kind: QuestionKind,
        *,
        executor: Executor | None = None,
        workers: int | None = None,
        processes: bool = False,
        store: ArmStore | None = None,
        seconds: float | None = None,
        blocks: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if workers is not None and workers < 1:
            raise TablewrightError(f"workers: expected 1 or more, not {workers}")
        if seconds is not None and not seconds > 0:
            raise TablewrightError(f"seconds: expected more than 0, not {seconds}")
        if blocks is not None and not 1 <= blocks <= MOST_BLOCKS:
            raise TablewrightError(f"blocks: expected 1 to {MOST_BLOCKS:,}, not {blocks}")
        self.question, self._store, self._clock = question, store or ArmStore(), clock
        self._given, self._processes = executor, processes
        self._workers = workers or os.cpu_count() or 1
        self._seconds = seconds
        self.warnings: list[str] = []
        self.played = [Played(question, kind, bot, blocks or MOST_BLOCKS) for bot in question.bots]
        self._tables: dict[Arm, ArmTable] = {}
        self._waiting: dict[Future[Done], tuple[Strand, str, Chunk]] = {}
        self._deaths = 0
        self.cpu = 0.0

    def __iter__(self) -> Generator[None, None, None]:
        """Play; control comes back at most four times a second, and what counts then may be read."""
        strands = [self._loaded(played) for played in self.played]
        began = saved = told = self._clock()
        pool = self._given or self._new_pool()
        try:
            while True:
                for strand in strands:
                    strand.advance()
                now = self._clock()
                is_late = self._seconds is not None and now - began >= self._seconds
                if is_late or all(strand.is_over for strand in strands):
                    break
                if now - told >= TELL_EVERY:
                    told = now
                    yield
                if now - saved >= SAVE_EVERY:
                    saved = now
                    self._save()
                pool = self._submit(strands, pool)
                pool = self._collect(pool)
        finally:
            for strand in strands:
                strand.cut_off()
            self._save()
            self._store.trim()
            self._close(pool)

    @property
    def is_busy(self) -> bool:
        """Whether a worker is still at a game that nobody waits for."""
        return any(future.running() for future in self._waiting)

    def _loaded(self, played: Played) -> Strand:
        """A strength with what is stored of its arms; an arm that several ask for is played once."""
        for label, arm in played.arms.items():
            if arm not in self._tables:
                self._tables[arm] = self._store.load(arm, self.question.seed)
            played.tables[label] = self._tables[arm]
        return Strand(played, self.question.seed)

    def _new_pool(self) -> Executor:
        if self._processes:
            return ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=leave_ctrl_c_to_the_first)
        return ThreadPoolExecutor(self._workers)

    def _submit(self, strands: Sequence[Strand], pool: Executor) -> Executor:
        """Keep the workers busy, each strength with its share of their time."""
        open_ones = [strand for strand in strands if not strand.is_over]
        while len(self._waiting) < 2 * self._workers and open_ones:
            strand = min(open_ones, key=lambda strand: strand.busy)
            found = strand.next_task(self._workers)
            if found is None:
                open_ones.remove(strand)
                continue
            pool = self._send(pool, strand, *found)
        return pool

    def _send(self, pool: Executor, strand: Strand, label: str, task: Chunk) -> Executor:
        try:
            self._waiting[pool.submit(perform, task)] = strand, label, task
            return pool
        except BrokenExecutor as error:
            fresh = self._after_death(pool, error)
            self._waiting[fresh.submit(perform, task)] = strand, label, task
            return fresh

    def _collect(self, pool: Executor) -> Executor:
        """What has come in."""
        done, _ = wait(self._waiting, TELL_EVERY, FIRST_COMPLETED)
        for future in done:
            if future not in self._waiting:
                continue
            strand, label, task = self._waiting.pop(future)
            try:
                found = future.result()
            except BrokenExecutor as error:
                pool = self._after_death(pool, error)
                self._waiting[pool.submit(perform, task)] = strand, label, task
                continue
            self.cpu += found.seconds
            strand.take(label, found)
        return pool

    def _after_death(self, pool: Executor, error: BaseException) -> Executor:
        """A worker died: its tasks and those of its pool are given to a new one, unless workers keep dying."""
        self._deaths += 1
        if self._given is not None or self._deaths > DEATHS:
            raise TablewrightError(
                f"a worker died ({error}). All blocks that were finished are kept: the same command goes on there. "
                "If it dies again, memory may be short: try fewer workers."
            ) from error
        self.warnings.append("A worker died and was replaced; its games were played again.")
        pool.shutdown(wait=False, cancel_futures=True)
        fresh = self._new_pool()
        lost, self._waiting = self._waiting, {}
        for strand, label, task in lost.values():
            self._waiting[fresh.submit(perform, task)] = strand, label, task
        return fresh

    def _save(self) -> None:
        for arm, table in self._tables.items():
            self._store.save(arm, self.question.seed, table)
        if self._store.trouble and self._store.trouble not in self.warnings:
            self.warnings.append(self._store.trouble)

    def _close(self, pool: Executor) -> None:
        for future in self._waiting:
            future.cancel()
        if pool is not self._given:
            pool.shutdown(wait=False, cancel_futures=True)


def leave_ctrl_c_to_the_first() -> None:
    """Ctrl-C goes to all processes of a terminal; the one that asked decides what to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
