"""Eight Days: the die."""

from tablewright.games.eight_days.state import FACES, State
from tablewright.kernel.tools import below, jit


@jit
def roll(s: State) -> int:
    """One ten-sided die (ED-2)."""
    return below(s, FACES) + 1
