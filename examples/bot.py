"""A bot for any game of a Tablewright server: it takes a free seat and plays at random, with a word about its moves.

    python3 examples/bot.py http://127.0.0.1:8000 KDW3-9XPA

The second word is the invitation of a table. Make `choose` cleverer: it gets all that the bot's seat may know.
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view: dict[str, Any]) -> dict[str, Any]:
    """One of the legal choices; `view["observation"]` describes the position as this seat may know it."""
    return random.choice(view["choices"])


def sit_down(server: str, invite: str) -> dict[str, Any]:
    body = json.dumps({"code": invite, "name": "Example bot"}).encode()
    with urlopen(Request(f"{server}/api/join", body, {"content-type": "application/json"})) as answer:
        return json.load(answer)


def play(server: str, seat: dict[str, Any]) -> dict[str, Any]:
    """Play until the game is over; how it ended."""
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{seat['table']}/play") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "keys": [seat["key"]]}))
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "view" and message["view"]["outcome"]:
                return message["view"]["outcome"]
            if message["type"] == "view" and message["view"]["choices"]:
                choice = choose(message["view"])
                print(choice["label"]["text"])
                number = message["number"]  # the view that this move answers; the id makes it count once
                move = {"type": "move", "id": f"move-{number}", "seat": seat["seat"], "number": number}
                socket.send(json.dumps({**move, "move": choice["move"]}))


if __name__ == "__main__":
    print(play(sys.argv[1], sit_down(sys.argv[1], sys.argv[2])))
