"""How long the levels think: CPU seconds of a decision that is not forced, with the parameters as shipped.

    python3 -m bench.decisions [GAME ...] [--decisions 20] [--levels easy,medium,hard,expert] [--seed 1]

Positions are taken from whole games of `easy` with the usual number of players, spread over their length.
"""

import argparse
import time
from collections.abc import Iterator, Sequence

from bench.strength import LADDER, tables

import tablewright
from tablewright.bots import choose
from tablewright.kernel.position import Position

LEVELS = LADDER[1:]
EVERY = 19  # decisions between two that are measured


def decisions(game: str, players: int, seed: int) -> Iterator[Position]:
    """What players saw when they had a choice, from game after game."""
    count = 0
    while True:
        position = tablewright.game(game).new(players, seed)
        seed += 1
        while not position.is_over:
            seen = position.observation(position.actor)
            count += len(position.actions()) > 1
            if len(position.actions()) > 1 and count % EVERY == 0:
                yield seen
            position.play(choose(seen, "easy", count).action)


def timed(seen: Sequence[Position], level: str) -> tuple[float, float]:
    """The mean and the longest of the decisions, in CPU seconds."""
    choose(seen[0], level, 0, iterations=50)  # compiled before it is timed
    spent = []
    for n, position in enumerate(seen):
        before = time.process_time()
        choose(position, level, n)
        spent.append(time.process_time() - before)
    return sum(spent) / len(spent), max(spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--decisions", type=int, default=20)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("| table | level | decisions | mean | most |\n|---|---|---|---|---|")
    for game, players in dict.fromkeys((table.game, table.players) for table in tables()):
        if options.games and game not in options.games:
            continue
        found = decisions(game, players, options.seed)
        seen = [next(found) for _ in range(options.decisions)]
        for level in options.levels.split(","):
            mean, most = timed(seen, level)
            print(f"| {game} {players}p | {level} | {len(seen)} | {mean:.4f} | {most:.4f} |", flush=True)


if __name__ == "__main__":
    main()
