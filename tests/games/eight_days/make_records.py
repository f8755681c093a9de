"""Write the recorded games: one for each way to end and for each player count. Run it only when the rules change.

python -m tests.games.eight_days.make_records
"""

import random
from pathlib import Path

from tests.games.eight_days.table import GAME

FOLDER = Path(__file__).parent / "records"
LIVELY = ("look", "take", "craft", "accept", "offer", "send", "trader", "pay", "fight", "flee")


def play(players: int, seed: int, preset: str | None):
    """A lively random game."""
    position, choice = GAME.new(players=players, seed=seed, preset=preset), random.Random(seed)
    while not position.is_over:
        moves = position.legal()
        liked = [move for move in moves if move.split()[0] in LIVELY]
        position.play(choice.choice(liked if liked and choice.random() < 0.5 else moves))
    return position


def wanted(end: str, players: int, preset: str | None):
    """The first such game that ends so; with survivors and dead where both can be."""
    for seed in range(10_000):
        position = play(players, seed, preset)
        if position.end_reason == end and (end == "all_dead" or len(set(position.result)) == 2):
            return position
    raise AssertionError(f"no game with {players} players ends with {end}")


def main() -> None:
    for name, end, players, preset in (
        ("eight_days", "eight_days", 3, None),
        ("all_dead", "all_dead", 3, None),
        ("eight_days_of_five", "eight_days", 5, None),
        ("all_dead_of_four_restless", "all_dead", 4, "Restless"),
    ):
        (FOLDER / f"{name}.json").write_text(wanted(end, players, preset).record() + "\n", "utf-8")


if __name__ == "__main__":
    main()
