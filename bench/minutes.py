"""How long a game takes: the minutes that the page shows on its cards, measured on games of bots.

    .venv/bin/python -m bench.minutes [--games 8]

For the fewest and the most players, games of the easy bot are played with seeds 1 to N, and the decisions counted:
moves where there was more than one choice. A decision is reckoned with the lab's 8 seconds. What is written to
src/tablewright/server/minutes.toml goes from the lower of the first quartiles to the higher of the third.
"""

import argparse
from pathlib import Path

import numpy as np

import tablewright
from tablewright.bots import choose

WHERE = Path(tablewright.__file__).parent / "server" / "minutes.toml"
BOT, SECONDS = "easy", 8
HEAD = """# Minutes of a game, as measured by bench/minutes.py: decisions of the easy bot at 8 seconds each, from
# the lower of the first quartiles (with the fewest and with the most players) to the higher of the third.
"""


def decisions(name: str, players: int, seed: int) -> int:
    """How often somebody had a choice in one game."""
    position, n = tablewright.game(name).new(players, seed), 0
    while not position.is_over:
        n += len(position.actions()) > 1
        position.play(choose(position.observation(position.actor), BOT, seed=seed).move)
    return n


def minutes(name: str, games: int) -> tuple[int, int]:
    """From a rather short game to a rather long one."""
    counts = tablewright.game(name).meta.players
    few, many = ([decisions(name, n, seed) for seed in range(1, games + 1)] for n in (counts[0], counts[-1]))
    print(f"{name}: {games} games each; decisions with {counts[0]}: {sorted(few)}, with {counts[-1]}: {sorted(many)}")
    short, long = (pick(np.percentile(few, at), np.percentile(many, at)) for pick, at in ((min, 25), (max, 75)))
    return max(1, round(short * SECONDS / 60)), max(1, round(long * SECONDS / 60))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8)
    options = parser.parse_args()
    found = {name: minutes(name, options.games) for name in tablewright.GAMES}
    lines = [f"{name} = [{few}, {many}]\n" for name, (few, many) in found.items()]
    WHERE.write_text(HEAD + "".join(lines), "utf-8")


if __name__ == "__main__":
    main()
