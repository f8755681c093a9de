"""Makes the kept games anew after a change of the rules: a random game for each way to end, and the signature."""

import json
import random
from pathlib import Path

from game_name import GAME

from tablewright.testing import signature

HERE = Path(__file__).parent


def random_game(seed):
    position, chooser = GAME.new(seed=seed), random.Random(seed)
    while not position.is_over:
        position.play(chooser.choice(position.actions()))
    return position


def main():
    (HERE / "records").mkdir(exist_ok=True)
    wanted, seed = set(GAME.meta.end_reasons[1:]), 0
    while wanted:
        position = random_game(seed)
        seed += 1
        if position.end_reason in wanted:
            wanted.remove(position.end_reason)
            (HERE / "records" / f"{position.end_reason}.json").write_text(position.record() + "\n", "utf-8")
    (HERE / "signature.json").write_text(json.dumps(signature(GAME)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
