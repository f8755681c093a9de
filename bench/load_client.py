"""The people of a load test, in a process of their own: `python -m bench.load_client URL TABLES RATE SECONDS GAME`.

TABLES tables of a game for four, each seat on a connection of its own, RATE moves a second in all. Prints one line
of JSON when everybody is connected, and one when it is over.
"""

import asyncio
import json
import re
import sys
import time
from typing import Any

import httpx
from websockets.asyncio.client import connect

SEATS = 4
NUMBER = re.compile(r'"number":(\d+)')
CHOICE = re.compile(r'"choices":\[(\d*)')


class Seat:
    """A connection, and what it was told last. Views are not decoded: the client must not be the slow part."""

    def __init__(self, table: "Table", number: int, key: str) -> None:
        self.table, self.number, self.key = table, number, key
        self.count, self.move = 0, ""
        self.socket: Any = None

    async def live(self, address: str) -> None:
        async with connect(address, max_queue=None, max_size=None, ping_interval=None) as self.socket:
            await self.socket.send(json.dumps({"type": "hello", "protocol": 2, "keys": [self.key]}))
            async for message in self.socket:
                self.table.characters += len(message)
                if '"type":"view"' in message:
                    self._look(message)

    def _look(self, message: str) -> None:
        found, asked = NUMBER.search(message), CHOICE.search(message)
        assert found is not None
        self.count = int(found[1])
        if asked:  # else it is as it was
            self.move = self.table.moves_of[int(asked[1])] if asked[1] else ""
        self.table.arrived(self)


class Table:
    """Four seats, and the move that is under way."""

    def __init__(self, moves_of: list[str]) -> None:
        self.moves_of = moves_of  # by action number
        self.seats: list[Seat] = []
        self.expected: dict[int, int] = {}  # by seat: the number of the view that tells the move
        self.started = 0.0
        self.delays: list[float] = []
        self.moves = self.characters = 0

    def arrived(self, seat: Seat) -> None:
        """The move under way is done when every seat has its view."""
        if self.expected.get(seat.number, seat.count + 1) <= seat.count:
            del self.expected[seat.number]
            if not self.expected:
                self.delays.append(time.perf_counter() - self.started)

    async def play(self) -> bool:
        """Make a move, if nothing is under way."""
        mover = next((seat for seat in self.seats if seat.move), None)
        if mover is None or self.expected:
            return False
        self.expected = {seat.number: seat.count + 1 for seat in self.seats}
        self.moves += 1
        wish = {"type": "move", "id": f"m{self.moves}", "seat": mover.number, "number": mover.count, "move": mover.move}
        self.started, mover.move = time.perf_counter(), ""
        await mover.socket.send(json.dumps(wish))
        return True


async def open_table(http: httpx.AsyncClient, game: str, moves_of: list[str]) -> tuple[Table, str]:
    seats = [{"kind": "me", "name": f"P{n}"} for n in range(SEATS)]
    answer = await http.post("/api/tables", json={"game": game, "players": SEATS, "seats": seats, "start": True})
    answer.raise_for_status()
    told, table = answer.json(), Table(moves_of)
    table.seats = [Seat(table, int(number), key) for number, key in told["keys"].items()]
    return table, told["table"]


def say(**told: Any) -> None:
    print(json.dumps(told), flush=True)


async def main(url: str, n: int, rate: float, seconds: float, game: str) -> None:
    opened = []
    async with httpx.AsyncClient(base_url=url, timeout=300) as http:
        moves_of = (await http.get(f"/api/games/{game}")).json()["moves"]
        for _ in range(n):
            opened.append(await open_table(http, game, moves_of))
    say(opened=n)
    await asyncio.sleep(2)  # for whoever measures the memory of tables alone
    ends = [
        asyncio.create_task(seat.live(f"{url.replace('http', 'ws')}/api/tables/{name}/play"))
        for table, name in opened
        for seat in table.seats
    ]
    tables = [table for table, _ in opened]
    while not all(seat.count for table in tables for seat in table.seats):
        await asyncio.sleep(0.1)
    say(connected=n * SEATS)
    await asyncio.sleep(2)
    tried = skipped = 0
    before = sum(table.characters for table in tables)
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        while tried < passed * rate:
            skipped += not await tables[tried % n].play()
            tried += 1
        await asyncio.sleep(0.002)
    lasted = time.perf_counter() - began
    await asyncio.sleep(2)
    delays = [delay * 1000 for table in tables for delay in table.delays]
    characters = sum(table.characters for table in tables) - before
    say(moves=len(delays), skipped=skipped, seconds=lasted, delays=delays, characters=characters)
    for task in ends:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4]), sys.argv[5]))
