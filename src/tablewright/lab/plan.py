"""What is counted of a game and where each number lies in its row: from the game's declarations, for compiled code."""

import math
import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from tablewright.kernel.errors import TablewrightError, did_you_mean
from tablewright.kernel.game import Game
from tablewright.kernel.metrics import FIELDS, HOW, Axis, Count
from tablewright.kernel.position import Position
from tablewright.kernel.records import Values
from tablewright.lab import counting as c

Shape = tuple[int, ...]
LEADS = {"one_loser": c.LOSER, "cooperative": c.TOGETHER, "survival": c.TOGETHER}  # of meta.goal; else the winner's
# The names of the numbers that every row begins with, in the order of counting.py.
GENERAL = (
    "plies", "length", "reason", "turns", "looks", "lead_changes", "margin", "singled", "drama", "decided", "leader",
    *(f"event {field}" for field in FIELDS),
)  # fmt: skip
BY_PLAYER = (
    "decisions", "choices", "legal", "bits", "waits", "waited", "longest_wait", "last_ply", "worst", "unled",
)  # fmt: skip


@dataclass(frozen=True)
class Plan:
    """What is counted of a game for some number of players."""

    players: int
    tables: c.Tables
    slots: dict[str, tuple[int, Shape]]  # by name: where it begins in a row, and its shape
    classes: dict[str, tuple[int, ...]]  # by group of actions or tool: the classes of actions that belong to it

    @property
    def width(self) -> int:
        """How many numbers a row has."""
        return len(self.tables) - int(self.tables[c.BLANK])

    @classmethod
    def of(cls, start: Position) -> "Plan":
        """The plan of a game for as many players as a position has."""
        return plan(start.game, start.players)


@dataclass(frozen=True)
class GameTable:
    """What was counted of some games: a row for each."""

    counts: NDArray[np.int64]  # (games, plan.width)
    results: Values  # (games, players)
    plan: Plan

    def __len__(self) -> int:
        return len(self.counts)

    @property
    def players(self) -> int:
        return self.plan.players

    def __getitem__(self, name: str) -> NDArray[np.int64]:
        """The numbers of this name: (games,), (games, players), or as a count of the game declares."""
        at, shape = self.plan.slots[name]
        size = math.prod(shape)
        return self.counts[:, at : at + size].reshape(len(self.counts), *shape)

    def uses(self, name: str) -> NDArray[np.int64]:
        """How often each player used a group of actions, or a tool: (games, players)."""
        used: NDArray[np.int64] = self["uses"][:, list(self.plan.classes[name]), :].sum(axis=1)
        return used

    @cached_property
    def won(self) -> NDArray[np.bool_]:
        """Who did well: (games, players)."""
        return self.results > 0

    @cached_property
    def lost(self) -> NDArray[np.bool_]:
        return self.results < 0

    def __add__(self, other: "GameTable") -> "GameTable":
        """These games and then those."""
        both = np.concatenate([self.counts, other.counts]), np.concatenate([self.results, other.results])
        return GameTable(*both, self.plan)


def new_table(plan: Plan, games: int) -> GameTable:
    """Room for so many games."""
    return GameTable(np.zeros((games, plan.width), np.int64), np.zeros((games, plan.players)), plan)


def group_of(move: str) -> str:
    """The group of actions that a move belongs to: its first word, one with digits by its shape.

    >>> group_of("push left"), group_of("e3h"), group_of("12")
    ('push', 'a9a', '9')
    """
    word = move.split()[0]
    return re.sub("[a-z]+", "a", re.sub("[0-9]+", "9", word)) if re.search("[0-9]", word) else word


def barred(game: Game, tool: str) -> NDArray[np.bool_]:
    """The actions that use a tool, by number."""
    patterns = {known.name: known.moves for known in game.tools}
    if tool not in patterns:
        hint = did_you_mean(tool, list(patterns)) or f"; there are {', '.join(patterns) or 'none'}"
        raise TablewrightError(f"{game.meta.title} has no tool {tool!r}{hint}")
    return np.array([any(fnmatchcase(text, pattern) for pattern in patterns[tool]) for text in game.texts])


def classes(game: Game) -> tuple[list[int], dict[str, tuple[int, ...]]]:
    """The class of each action: those that belong to the same group and tools are one; and the classes of each."""
    tools = {f"tool:{tool.name}": barred(game, tool.name) for tool in game.tools}
    numbers: dict[tuple[str, ...], int] = {}
    of_action = []
    for a, text in enumerate(game.texts):
        belongs = (group_of(text), *(name for name, uses in tools.items() if uses[a]))
        of_action.append(numbers.setdefault(belongs, len(numbers)))
    names = dict.fromkeys(name for belongs in numbers for name in belongs)
    return of_action, {name: tuple(n for belongs, n in numbers.items() if name in belongs) for name in names}


class _Row:
    """A row as it is laid out: names, shapes and what each number is before a game."""

    def __init__(self) -> None:
        self.blank: list[int] = []
        self.slots: dict[str, tuple[int, Shape]] = {}

    def add(self, name: str, shape: Shape = (), blank: int = 0, room: int = 0) -> int:
        """Room for a number, or several; where it begins."""
        at = len(self.blank)
        if name in self.slots:
            raise ValueError(f"metrics.py: two counts are called {name!r}; give each its own name")
        self.slots[name] = (at, shape)
        self.blank += [blank] * (room or math.prod(shape))
        return at


def _axes(count: Count, players: int) -> list[Axis]:
    axes = [Axis("player", players) if by == "player" else by for by in count.by]
    if len(axes) > 2 or not all(isinstance(axis, Axis) for axis in axes):
        raise ValueError(f"metrics.py: {count.name}: by is at most two axes, each an Axis or 'player', not {count.by}")
    return axes  # type: ignore[return-value]


def _count_line(count: Count, players: int, row: _Row) -> list[int]:
    """A count as a line of the table that compiled code reads."""
    axes = _axes(count, players)
    shape = tuple(axis.size for axis in axes)
    line = [row.add(count.name, shape, 0 if count.how == "sum" else -1), HOW.index(count.how), _field(count.add)]
    for i in range(2):
        if i < len(axes):
            line += [_field(axes[i].field), axes[i].first, axes[i].size, math.prod(shape[i + 1 :])]
        else:
            line += [c.ONE, 1, 1, 0]  # one - 1: the first and only place
    for i in range(2):
        name, low, high = count.where[i] if i < len(count.where) else ("one", 1, 1)
        line += [_field(name), low, high]
    return line


def _field(name: str) -> int:
    """Where a field of the event that is being counted stands in a row."""
    return c.ONE + FIELDS.index(name)


def plan(game: Game, players: int) -> Plan:
    """What is counted of a game for so many players."""
    row = _Row()
    of_action, made = classes(game)
    for name in GENERAL:
        row.add(name, (), -1 if name in ("singled", "drama", "decided", "leader") else 0)
    for name in BY_PLAYER:
        row.add(name, (players,), -1 if name == "last_ply" else 0, max(players, 2))
    uses = row.add("uses", (max(of_action) + 1, players))
    counts = sorted(game.counts, key=lambda count: count.event)
    lines = [number for count in counts for number in _count_line(count, players, row)]
    summary = sum(math.prod(sample.shape) for sample in game.samples)
    facts = [LEADS.get(game.meta.goal, c.WINNER), round(game.even * c.MICRO), uses, len(row.blank), summary]
    for sample in game.samples:
        row.add(sample.name, sample.shape)
    bits = [0, *(round(math.log2(n) * c.MICRO) for n in range(1, game.max_legal + 1))]
    tables = _joined(facts, of_action, bits, [count.event for count in counts], lines, row.blank)
    return Plan(players, tables, row.slots, made)


def _joined(
    facts: list[int], of_action: list[int], bits: list[int], events: list[int], lines: list[int], blank: list[int]
) -> c.Tables:
    """All tables in one array, as counting.py says."""
    kinds = max(events, default=0) + 1
    at_bits = c.HEAD + len(of_action)
    at_kinds = at_bits + len(bits)
    at_lines = at_kinds + kinds + 1
    of_kind = [at_lines + c.COLUMNS * sum(event < kind for event in events) for kind in range(kinds + 1)]
    head = [*facts, c.HEAD, at_bits, at_kinds, kinds, at_lines + len(lines)]
    return np.array([*head, *of_action, *bits, *of_kind, *lines, *blank], np.int64)
