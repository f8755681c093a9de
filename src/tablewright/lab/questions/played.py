"""One strength of a question: its arms, what was played of them, and what that says so far."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf
from typing import Any

from tablewright.lab.arm_table import ArmTable
from tablewright.lab.arms import Arm
from tablewright.lab.evidence import LEVEL, Interval, Precision, Reading, UntilVerdict, next_look, read
from tablewright.lab.questions.cells import Cell, Tables, Watch
from tablewright.lab.questions.question import MOST_BLOCKS, Question

Course = Generator[dict[str, int], None, bool]  # blocks wanted of each arm; at the end, whether it is decided


@dataclass(frozen=True)
class Answer:
    """What a question comes to, in words."""

    verdict: tuple[str, ...]  # sentences
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True)
class QuestionKind:
    """A kind of question."""

    name: str
    what: str  # the question, as a person asks it
    arms: Callable[[Question, str], dict[str, Arm]]  # of a strength, by label
    watched: Callable[["Played"], list[Cell]]  # what decides when it is enough
    body: Callable[["Played"], dict[str, Any]]  # what a strength has to say
    answer: Callable[[Question, list[dict[str, Any]]], Answer]
    course: Callable[["Played"], Course] | None = None  # None: all arms go on together


class Played:
    """The blocks of one strength. A block is one seed under all arms; only whole blocks count."""

    def __init__(self, question: Question, kind: QuestionKind, bot: str, most: int = MOST_BLOCKS) -> None:
        self.question, self.kind, self.bot, self.most = question, kind, bot, most
        self.arms = kind.arms(question, bot)
        self.tables: Tables = {label: ArmTable() for label in self.arms}
        self.counted = dict.fromkeys(self.arms, 0)  # blocks that count
        self.is_decided = False
        self._scales: dict[Cell, Cell] = {}
        self._watches: dict[Cell, Watch] = {}

    @property
    def n(self) -> int:
        """The blocks that count in every arm that was played."""
        return min((n for n in self.counted.values() if n), default=0)

    @property
    def games(self) -> int:
        return sum(self.counted.values())

    @cached_property
    def watched(self) -> list[Cell]:
        """The cells that decide when it is enough."""
        return self.kind.watched(self)

    def course(self) -> Course:
        return (self.kind.course or straight)(self)

    def blocks_of(self, cell: Cell) -> int:
        return min(self.counted[label] for label, _ in (*cell.plus, *cell.minus))

    def scaled(self, cell: Cell) -> Cell:
        """A cell on its scale, which is set once its first blocks are there."""
        if cell not in self._scales:
            found = cell.scaled(self.tables)
            if found.first and found.cap == inf:
                return found
            self._scales[cell] = found
        return self._scales[cell]

    def watch(self, cell: Cell) -> Watch:
        found = self.scaled(cell)
        if found not in self._watches:
            self._watches[found] = Watch(found, self.tables)
        return self._watches[found]

    def interval(self, cell: Cell, level: float = LEVEL) -> Interval:
        return self.watch(cell).interval(self.blocks_of(cell), level)

    def evidence(self, cell: Cell) -> float:
        return self.watch(cell).evidence(self.blocks_of(cell))

    def unit(self, cell: Cell) -> float:
        """What a hundred per cent are: 1 for a share; for another number, what was seen of it before the change."""
        if cell.is_share:
            return 1.0
        before = replace(cell, plus=cell.minus or cell.plus, minus=())
        mean = self.watch(before).mean(self.blocks_of(before))
        return abs(mean) if mean == mean else 0.0

    def matters(self, cell: Cell) -> float:
        return self.question.matters / 100 * self.unit(cell)

    def reading(self, cell: Cell, level: float = LEVEL) -> Reading:
        return read(self.interval(cell, level), self.matters(cell))

    def is_enough(self, cell: Cell, level: float) -> bool:
        """Whether the question's stop is reached for a cell; where nothing changes, a verdict is a width."""
        stop = self.question.until
        if isinstance(stop, UntilVerdict) and not cell.minus:
            stop = Precision(self.question.matters)
        found = self.interval(cell, level)
        reading = read(found, self.matters(cell)) if cell.minus else Reading.OPEN
        return stop.is_enough(found, reading, self.unit(cell))


def level_of(cells: int) -> float:
    """The level of each of several cells that are to hold together."""
    return 1 - (1 - LEVEL) / max(1, cells)


def straight(played: Played) -> Course:
    """All arms block by block, looked at after fixed numbers of blocks, until every watched cell has enough."""
    cells = played.watched
    level, n = level_of(len(cells)), 0
    while n < played.most:
        n = min(next_look(n), played.most)
        yield dict.fromkeys(played.arms, n)
        if all(played.is_enough(cell, level) for cell in cells):
            return True
    return False
