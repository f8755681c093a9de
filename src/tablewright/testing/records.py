"""Finished games, kept as records: replayed, one for each way to end, and the signature of random play."""

import json
from pathlib import Path

from tablewright.kernel.game import Game
from tablewright.lab.simulate import simulate

GAMES = 1_000  # that a signature counts
SEED = 1


def records_in(tests: Path) -> list[Path]:
    """The records of a game in the folder of its tests."""
    return sorted((tests / "records").glob("*.json"))


def recorded_ends(game: Game, tests: Path) -> set[str]:
    """How the recorded games ended; each is replayed and must be over, with its end reason in the file's name."""
    ends = set()
    for path in records_in(tests):
        position = game.replay(path.read_text("utf-8"))
        end = position.end_reason
        assert end, f"{path.name}: the game is not over"
        assert end in path.stem, f"{path.name}: it ended by {end}"
        ends.add(end)
    return ends


def signature(game: Game) -> dict[str, int]:
    """The number of moves in random games of a fixed seed, for each number of players.

    A change of rules, of chance or of random play that nobody meant shows at once.
    """
    return {str(players): simulate(game.new(players, seed=1), GAMES, SEED).plies for players in game.meta.players}


def kept_signature(tests: Path) -> dict[str, int]:
    """The signature that a game's tests keep, in signature.json."""
    path = tests / "signature.json"
    if not path.exists():
        raise FileNotFoundError(f"{path}: keep there what tablewright.testing.signature(game) gives, as JSON")
    return dict(json.loads(path.read_text("utf-8")))
