"""What the lab needs of a game, compiled ahead; `match.warming` does the same for tables.

`python -m tablewright.lab.warming GAME` does so in a process of its own, for whoever cannot wait.
"""

import sys
from functools import partial

from tablewright.games.registry import game
from tablewright.kernel.compiling.cache import mark_compiled
from tablewright.kernel.game import Game
from tablewright.lab.evidence import (
    Counts,
    PairCounts,
    evidence_of_change,
    evidence_of_ratios_apart,
    mean_interval,
    quantile_interval,
    ratio_interval,
)
from tablewright.lab.simulate import play_chunk
from tablewright.lab.whole_games import SeatedBots
from tablewright.match.warming import Step, take

LAB = "lab"  # the stamp of all that the lab asks for


def warm_lab(game: Game) -> None:
    """All that simulations and questions ask of a game."""
    for _, step in steps(game):
        step()


def steps(game: Game) -> list[Step]:
    """What a question needs first stands first."""
    return [
        ("intervals", warm_intervals),
        ("games", partial(warm_games, game)),
        ("simulation", partial(warm_simulation, game)),
    ]


def warm_games(game: Game) -> None:
    """One game of random bots: all bots share the compiled code of whole games."""
    start = game.new(seed=0)
    SeatedBots.of(start, ["random"] * start.players).play(0, 0, 1)


def warm_simulation(game: Game) -> None:
    play_chunk(game.new(seed=0), 0, 1, 0)


def warm_intervals() -> None:
    """One of each kind, of made-up numbers."""
    ones, pairs, others = Counts.of([0, 1, 1]), PairCounts.of([0, 1, 1], [1, 2, 1]), PairCounts.of([1, 0], [2, 1])
    mean_interval(ones, 0, 1)
    quantile_interval(ones, 0.5)
    ratio_interval(pairs, 1, 2, 1)
    evidence_of_change(ones, 1)
    evidence_of_ratios_apart(pairs, others, 1, 2, 1)


def main(name: str) -> None:
    """Compile all that the lab asks of a game."""
    found = game(name)
    take(steps(found))
    mark_compiled(found.folder, LAB)


if __name__ == "__main__":
    main(sys.argv[1])
