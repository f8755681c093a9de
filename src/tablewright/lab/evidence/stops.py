"""When to look, when to stop, and what an interval says in one word."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from tablewright.lab.evidence.intervals import Interval

SMALL_STEP, SMALL, LARGE_STEP = 32, 1024, 256  # a look every 32 blocks up to 1,024, then every 256


def next_look(blocks: int) -> int:
    """The first look after so many blocks: fixed numbers, so that a stop does not depend on who was fast.

    >>> next_look(0), next_look(32), next_look(1024), next_look(1500)
    (32, 64, 1280, 1536)
    """
    step = SMALL_STEP if blocks < SMALL else LARGE_STEP
    return (blocks // step + 1) * step


def looks_until(last: int) -> Iterator[int]:
    """All looks up to a number of blocks."""
    look = next_look(0)
    while look <= last:
        yield look
        look = next_look(look)


class Reading(Enum):
    """What an interval for a change says."""

    MORE = "more"
    LESS = "less"
    NO_MATTER = "no matter"  # too small to matter, whichever way it goes
    OPEN = "open"


def read(change: Interval, matters: float) -> Reading:
    """What a change comes to, where changes below `matters` do not matter.

    A change that is certain but too small to matter is read as one that does not matter.
    """
    if -matters <= change.low and change.high <= matters:
        return Reading.NO_MATTER
    if change.low > 0:
        return Reading.MORE
    if change.high < 0:
        return Reading.LESS
    return Reading.OPEN


@dataclass(frozen=True)
class Precision:
    """Enough once the interval is no wider than this on either side of its middle."""

    pp: float  # percentage points of a share; for other numbers, per cent of what was seen

    def is_enough(self, found: Interval, reading: Reading, unit: float) -> bool:
        return found.half <= self.pp / 100 * unit


@dataclass(frozen=True)
class UntilVerdict:
    """Enough once the change is more, less, or too small to matter."""

    def is_enough(self, found: Interval, reading: Reading, unit: float) -> bool:
        return reading is not Reading.OPEN


Stop = Precision | UntilVerdict
