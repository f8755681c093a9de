"""A bot for any game of a Tablewright server: it takes a free seat and plays at random, with a word about its moves.

    python3 examples/bot.py http://127.0.0.1:8000 KDW3-9XPA

The second word is the invitation of a table. Make `choose` cleverer: it gets all that the bot's seat may know.
"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

PAUSE = 0.1  # s before a move: a server closes the line of who sends it more than 20 messages a second for long


def choose(view: dict[str, Any], state: dict[str, Any]) -> int:
    """The number of a legal action; `state` describes the position as this seat may know it."""
    return random.choice(view["choices"])


def asked(address: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    data = json.dumps(body).encode() if body else None
    with urlopen(Request(address, data, {"content-type": "application/json"})) as answer:
        return json.load(answer)


def play(server: str, seat: dict[str, Any]) -> dict[str, Any]:
    """Play until the game is over; how it ended."""
    view, state, facts = {}, {}, {}
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{seat['table']}/play") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 2, "keys": [seat["key"]]}))
        while not view.get("outcome"):
            message = json.loads(socket.recv())
            if message["type"] != "view":
                continue
            view |= message["fields"]  # the first view is whole, the others say what has changed
            state |= message["state"] or {}
            facts = facts or asked(f"{server}/api/games/{view['game']}")
            if view["choices"]:
                action, number = choose(view, state), message["number"]
                print(facts["labels"][action]["label"]["text"])
                time.sleep(PAUSE)
                move = {"type": "move", "id": f"move-{number}", "seat": seat["seat"], "number": number}
                socket.send(json.dumps({**move, "move": facts["moves"][action]}))
    return view["outcome"]


if __name__ == "__main__":
    print(play(sys.argv[1], asked(f"{sys.argv[1]}/api/join", {"code": sys.argv[2], "name": "Example bot"})))
