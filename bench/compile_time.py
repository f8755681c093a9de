"""Two versions of Tablewright side by side: CPU seconds to compile everything of a game with an empty cache.

    git clone . ../before && git -C ../before checkout COMMIT
    python -m bench.compile_time ../before [--games corridor,quoridor]

Everything is what a table asks for, every level of bot (a hint is a bot's), greedy bots, and simulation. Each game is
compiled in a process of its own with a cache of its own, the old version and the new one in turn.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]

# It uses only what both versions have, and prints the CPU seconds.
PROGRAM = """
import sys, time
import tablewright
from tablewright.bots import bots_for, choose
from tablewright.lab.simulate import simulate

game = tablewright.game(sys.argv[1])
began = time.process_time()
position = game.new(seed=1)
for _ in range(3):
    if not position.is_over:
        position.why_not(position.actions()[0])
        seen = position.observation(position.actor)
        seen.to_dict(), seen.deal(1), position.result, position.length, position.hash
        position.play(position.actions()[0])
position.board()
position = game.new(seed=1)
for bot in bots_for(game):
    choose(position.observation(position.actor), bot, 0, iterations=1)
simulate(game.new(seed=1), 10, 1, 1)
print(time.process_time() - began)
"""


def seconds(folder: Path, game: str) -> float:
    with tempfile.TemporaryDirectory() as cache:
        settings = {**os.environ, "PYTHONPATH": str(folder / "src"), "TABLEWRIGHT_CACHE": cache}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, game], env=settings, cwd=folder, capture_output=True, text=True, check=True
        )
    return float(json.loads(done.stdout))


def main() -> None:
    import tablewright

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="a clone with the old version")
    parser.add_argument("--games", default=",".join(tablewright.GAMES), help="which games, apart by commas")
    options = parser.parse_args()
    total = [0.0, 0.0]
    print("| game | old, CPU s | new | ratio |\n|---|---|---|---|")
    for game in options.games.split(","):
        old, new = (seconds(folder.resolve(), game) for folder in (options.before, ROOT))
        total = [total[0] + old, total[1] + new]
        print(f"| {game} | {old:.1f} | {new:.1f} | {new / old:.2f} |", flush=True)
    print(f"| all | {total[0]:.1f} | {total[1]:.1f} | {total[1] / total[0]:.2f} |")


if __name__ == "__main__":
    main()
