"""What a move costs on the wire: `.venv/bin/python -m bench.load_bytes [GAME ...]` in the repository.

Whole games for four are played at random, without a network, and the views that all four seats get of each move are
counted in bytes. Uncompiled code says the same: `NUMBA_DISABLE_JIT=1`.
"""

import random
import sys
from itertools import count

from tests.match.made import play, started

import tablewright
from tablewright.match.view_numbers import ViewNumbers
from tablewright.server.tables.views import ViewCache

SEATS, GAMES, MOVES = 4, 3, 200  # so many games, of so many moves at most


def measured(name: str, seed: int) -> tuple[int, int]:
    """Moves, and bytes for all seats."""
    match, chance = started(name, SEATS), random.Random(seed)
    numbers = ViewNumbers(match)
    views = ViewCache(match, numbers, most_steps=400)
    for seat in range(SEATS):
        views.message(seat, 0, 0)  # who says hello gets it whole
    total = 0
    for moves in count():
        if match.phase != "playing" or moves == MOVES:
            return moves, total
        assert match.history is not None
        seen = numbers.count(play(match, chance.choice(match.history.position.legal())))
        total += sum(len(views.news(seat, 0)) for seat in range(SEATS) if seat in seen)
    raise AssertionError("unreachable")


def main(names: list[str]) -> None:
    for name in names or tablewright.GAMES:
        found = [measured(name, seed) for seed in range(GAMES)]
        moves, total = (sum(numbers) for numbers in zip(*found))
        print(f"{name}: {moves} moves, {total / moves:,.0f} bytes a move for four seats", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
