"""Check the dice of a finished game without Tablewright's code: python3 examples/check_dice.py record.json

This proves that the server fixed its secret before the game, and shows the seed and the places that follow from it and
from what the seats added. That the moves lead from this seed to the result is what `python3 run.py verify` proves.
"""

import hashlib
import json
import sys


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def check(record: dict) -> dict:
    """The seed, and the player of each seat; ValueError if something is not as it was promised."""
    if sha256(record["secret"]) != record["commitment"]:
        raise ValueError("the secret is not the one that was promised before the game")
    source = ":".join([record["secret"], *record["entropy"]])
    seats = range(len(record["entropy"]))
    lots = sorted(seats, key=lambda seat: sha256(f"{source}:seat {seat}"))
    if record["settings"].get("order", "random") == "random" and record["order"] != [lots.index(n) for n in seats]:
        raise ValueError("the places do not follow from the source of chance")
    return {"seed": int(sha256(source)[:32], 16), "places": record["order"]}


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(check(json.load(file)))
