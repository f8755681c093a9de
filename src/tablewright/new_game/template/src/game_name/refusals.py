"""Game Title: why a piece may not be placed."""

from game_name.state import Rules, State
from tablewright.kernel.game import Reasons
from tablewright.kernel.tools import jit

REASONS = Reasons()
TAKEN = REASONS.add("taken", "GAM-4")


@jit
def why_not(r: Rules, s: State, a: int) -> int:
    return 0 if s.square[a] == 0 else TAKEN
