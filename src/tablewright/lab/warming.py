"""What the lab needs of a game, compiled ahead; `match.warming` does the same for tables."""

from tablewright.kernel.game import Game
from tablewright.lab.simulate import play_chunk
from tablewright.lab.whole_games import SeatedBots

LAB = "lab"  # the stamp of all that the lab asks for


def warm_lab(game: Game) -> None:
    """One game of random bots by each way to play: all bots share the compiled code of whole games."""
    start = game.new(seed=0)
    play_chunk(start, 0, 1, 0)
    SeatedBots.of(start, ["random"] * start.players).play(0, 0, 1)
