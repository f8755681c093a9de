"""What the moves of a game are called, for everybody who sets up a table."""

from functools import cache

from tablewright.kernel.game import Game
from tablewright.match.labels import label_of
from tablewright.match.sentences import spoken
from tablewright.server.socket import messages as m


@cache
def labels_of(game: Game) -> list[m.MoveWords]:
    """What every action of a game is called, by its number."""
    labels = [label_of(game.name, action) for action in range(game.n_actions)]
    names = [f"Player {player + 1}" for player in range(max(game.meta.players))]  # a table has names of its own
    return [m.MoveWords(spoken(label.message, game.name, names), label.rule) for label in labels]
