"""How the arena asks a bot: with a seed, with all budgets scaled alike, and with a stop."""

from collections.abc import Callable, Sequence

from tablewright.bots import Message, bot_of, choose
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.lab.arena import Chooser


def budget(game: Game, bot: str, scale: float) -> int | None:
    """The iterations of a bot, scaled; None: it counts none, or as its settings say."""
    iterations = bot_of(game, bot).values.get("iterations")
    return None if iterations is None or scale == 1.0 else max(1, round(iterations * scale))


def chooser(scale: float = 1.0) -> Chooser:
    """A bot asked by name; the budget of every search is multiplied by `scale`."""

    def chosen(
        observation: Position, bot: str, seed: int, stop: Callable[[], bool], heard: Sequence[Message] = ()
    ) -> int:
        iterations = budget(observation.game, bot, scale)
        return choose(observation, bot, seed, iterations=iterations, stop=stop, heard=heard).action

    return chosen
