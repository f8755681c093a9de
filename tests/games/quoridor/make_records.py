"""One finished game for each way to end, in records/. Make them again with

PYTHONPATH=src:. python -m tests.games.quoridor.make_records
"""

import random
from pathlib import Path

from tests.games.quoridor.setups import GAME, lively_choice

FOLDER = Path(__file__).parent / "records"


def played(players, moves, rules=None):
    game = GAME.new(players=players, seed=2, rules=rules)
    for move in moves:
        game.play(move)
    return game


def reached_goal():
    """A lively random game of four to its end."""
    choice = random.Random(11)
    game = GAME.new(players=4, seed=11)
    while not game.is_over:
        game.play(lively_choice(choice, game))
    return game


def ply_cap():
    choice = random.Random(5)
    game = GAME.new(players=2, seed=5, rules={"rules.max_plies": 24})
    while not game.is_over:
        game.play(choice.choice(game.legal()))
    return game


def repetition():
    there_and_back = ["e2", "e8", "e1", "e9"]
    return played(2, ["c4h", "f5v", *there_and_back, *there_and_back], {"rules.repetition_draw": 3})


def timeout():
    return played(4, ["e2", "b5", "resign 3", "e7h", "e3", "timeout 1", "d9", "e4", "timeout 2"])


def resigned():
    return played(2, ["e2", "e8", "e7h", "e3h", "resign 1"])


def agreed_draw():
    return played(4, ["e2", "timeout 2", "b5", "h5", "draw agreed"])


MAKERS = (reached_goal, ply_cap, repetition, timeout, resigned, agreed_draw)


def main():
    FOLDER.mkdir(exist_ok=True)
    for make in MAKERS:
        game = make()
        assert game.end_reason == make.__name__
        (FOLDER / f"{make.__name__}.json").write_text(game.record() + "\n", "utf-8")


if __name__ == "__main__":
    main()
