"""The die."""

from tablewright.games.eight_days.state import FACES, State
from tablewright.kernel.cache import jit
from tablewright.kernel.rng import below


@jit
def roll(s: State) -> int:
    """One ten-sided die (ED-2)."""
    return below(s, FACES) + 1
