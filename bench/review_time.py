"""How long a review takes: CPU seconds until the first graph and until the end, of one usual game of each game.

python -m bench.review_time
"""

import time

from bench.calibration import BOTS, opened, usual_players

import tablewright
from tablewright.lab.bot_games import chooser, play_out
from tablewright.reviews import Reviewer, played_of
from tablewright.reviews.eyes import Eyes


def measured(name: str, seed: int = 5) -> str:
    """One line of the table."""
    game = tablewright.game(name)
    players = usual_players(game)
    end = opened(game, players, seed)
    play_out(end, [BOTS.get((name, "medium"), "medium")] * players, seed, chooser())
    reviewer = Reviewer(played_of(end))
    compiled(reviewer.eyes, reviewer)
    begun, first = time.process_time(), 0.0
    for _ in reviewer.run():
        if not first and len(reviewer.rows) > len(reviewer.played.steps):
            first = time.process_time() - begun
    whole = time.process_time() - begun
    return f"| {game.meta.title} | {players} | {len(end.moves)} | {first:.1f} | {whole:.1f} |"


def compiled(eyes: Eyes, reviewer: Reviewer) -> None:
    """Everything that compiles does so before the time is taken."""
    before = reviewer.played.steps[0].before
    eyes.root(before.observation(before.actor))


def main() -> None:
    print("| game | players | moves | CPU s until the first graph | until the end |\n|---|---|---|---|---|")
    for name in tablewright.GAMES:
        print(measured(name), flush=True)


if __name__ == "__main__":
    main()
