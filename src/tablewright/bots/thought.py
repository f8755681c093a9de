"""What a bot says after thinking, and what it needs to be told to think."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.position import Position

Stop: TypeAlias = Callable[[], bool]  # asked between two chunks of a search; True: answer now


class BotError(TablewrightError):
    """A bot that does not exist, settings that it cannot have, or a question that it cannot answer."""


@dataclass(frozen=True)
class Candidate:
    """One action that a bot thought about."""

    move: str
    action: int
    value: float  # for the mover, -1 to 1
    visits: int  # how much thought it got: iterations of a search, worlds looked at by a greedy bot


@dataclass(frozen=True)
class Thought:
    """A bot's move, and how it came to it."""

    move: str
    action: int
    value: float  # for the mover, -1 to 1
    iterations: int
    considered: tuple[Candidate, ...]  # best first
    line: tuple[str, ...]  # the moves it expects, its own first
    is_simple: bool = False  # it thought less than it should, because its search was not compiled yet


@dataclass(frozen=True)
class Task:
    """What a bot is asked: an observation of the player who decides, a seed, and when to answer."""

    observation: Position
    seed: int  # of 64 bits
    stop: Stop
    heard: Sequence[object] = ()

    @property
    def player(self) -> int:
        """Who decides."""
        return self.observation.actor


def never() -> bool:
    """The stop of a search that may use its whole budget."""
    return False


def thought(
    task: Task, considered: Iterable[Candidate], iterations: int, line: Sequence[int] = (), chosen: int | None = None
) -> Thought:
    """An answer: the first of the considered actions, unless another one was chosen."""
    texts, ranked = task.observation.game.texts, tuple(considered)
    best = next((c for c in ranked if c.action == chosen), ranked[0])
    moves = tuple(texts[a] for a in line) if line and line[0] == best.action else (best.move,)
    return Thought(best.move, best.action, best.value, iterations, ranked, moves)
