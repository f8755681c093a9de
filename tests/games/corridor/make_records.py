"""One finished game for each way to end, in records/. Make them again with

PYTHONPATH=src:. python -m tests.games.corridor.make_records
"""

import random
from pathlib import Path

from tests.games.corridor.setups import GAME

FOLDER = Path(__file__).parent / "records"


def until(reason, players, prefer, rules=None):
    """The first of many seeded games that ends so; `prefer` gives weights to the moves by their first word."""
    for seed in range(5_000):
        choice = random.Random(seed)
        game = GAME.new(players, seed, rules)
        while not game.is_over:
            moves = game.legal()
            weights = [prefer.get(move.split()[0], 1) for move in moves]
            game.play(choice.choices(moves, weights)[0])
        if game.end_reason == reason and (game.length >= 3 or reason == "walked_into_horde"):
            return game
    raise AssertionError(f"no game ends by {reason}")


RUN = {"forward": 12, "end": 0.2, "back": 0.1}


def caught_by_horde():
    """A chase of four over some rounds."""
    return until("caught_by_horde", 4, RUN)


def pushed_into_horde():
    return until("pushed_into_horde", 4, {**RUN, "push": 30, "draw": 4})


def walked_into_horde():
    return until("walked_into_horde", 2, {"back": 10, "end": 4})


def vote():
    return until("vote", 3, {**RUN, "vote": 1})


def coin():
    return until("coin", 4, RUN)


def round_cap():
    return until("round_cap", 2, RUN, {"rules.max_rounds": 6})


MAKERS = (caught_by_horde, pushed_into_horde, walked_into_horde, vote, coin, round_cap)


def main():
    FOLDER.mkdir(exist_ok=True)
    for make in MAKERS:
        (FOLDER / f"{make.__name__}.json").write_text(make().record() + "\n", "utf-8")


if __name__ == "__main__":
    main()
