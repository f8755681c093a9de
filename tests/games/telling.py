"""What recorded games tell, event by event, as one short hash for each record: a change of any number in it shows.

After a change of events that is meant, `python -m tests.games.telling <game>` writes them anew.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

import tablewright

FOLDER = Path(__file__).parent


def told(name: str) -> dict[str, str]:
    """By record: the hash of all events of the game, those of the set-up first."""
    records = sorted((FOLDER / name / "records").glob("*.json"))
    return {path.stem: hash_of_events(name, json.loads(path.read_text("utf-8"))) for path in records}


def hash_of_events(name: str, record: dict) -> str:
    position = tablewright.game(name).new(record["players"], record["seed"], record["rules"])
    events = list(position.setup_events)
    for move in record["moves"]:
        events += position.play(move)
    numbers = [(e.kind, e.player, e.told, e.seen, e.a, e.b, e.c) for e in events]
    return sha256(json.dumps(numbers).encode()).hexdigest()[:16]


def kept(name: str) -> dict[str, str]:
    return dict(json.loads((FOLDER / name / "events.json").read_text("utf-8")))


if __name__ == "__main__":
    (FOLDER / sys.argv[1] / "events.json").write_text(json.dumps(told(sys.argv[1]), indent=2) + "\n", "utf-8")
