"""A week's life in small: `.venv/bin/python -m bench.load_week [TABLES]` in the repository.

Tables are set up, played for some moves, given up or left, put away and swept when they are old, on a clock that only
this program moves: 100 tables an hour. Printed after each tenth: the memory of the process, the size of the database
and its log on the disk, and how many tables there are. At the end all three should be what they were after the first
tenths.
"""

import asyncio
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from tablewright.kernel.compiling import interpret_until_compiled
from tablewright.server.bots.pool import Pool
from tablewright.server.http import http_types as b
from tablewright.server.http import lobby
from tablewright.server.limits import Limits
from tablewright.server.socket import messages as m
from tablewright.server.store import open_store
from tablewright.server.tables.hub import Hub

TABLES, AN_HOUR, MOVES = 10_000, 100, 8
LIMITS = Limits(waiting_hours=6, unfinished_days=1, finished_days=1)


def kilobytes() -> int:
    """Resident memory of this process."""
    lines = Path(f"/proc/{os.getpid()}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def one_table(hub: Hub, chance: random.Random) -> None:
    """Somebody sets it up; then it waits for ever, is left in the middle, or is played and given up."""
    seats = [b.SeatWish("me", f"Player {n}") for n in range(2)]
    wish = b.CreateTable("quoridor", 2, seats, start=chance.random() < 0.8)
    table, _, _ = await lobby.create_table(hub, wish)
    if table.match.phase == "playing":
        for n in range(chance.randrange(MOVES)):
            await table.call(lambda n=n: table.answer(wished(table, f"m{n}", chance)))
        if chance.random() < 0.6:
            await table.call(lambda: table.answer(m.Resign("end", table.match.seat_of[table.match.actor])))
    await table.stop()


def wished(table: Any, name: str, chance: random.Random) -> m.Move:
    match = table.match
    seat = match.seat_of[match.actor]
    return m.Move(name, seat, table.numbers.number(seat), chance.choice(match.history.position.legal()))


async def main(tables: int) -> None:
    now, chance = [1_700_000_000_000], random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        hub = Hub(open_store(str(file)), Pool(1), LIMITS, lambda: now[0], lambda: now[0] / 1000)
        await hub.store.open()
        for n in range(1, tables + 1):
            await one_table(hub, chance)
            now[0] += 3_600_000 // AN_HOUR
            if n % AN_HOUR == 0:
                await hub.sweep()
            if n % (tables // 10) == 0:
                size = sum(path.stat().st_size for path in Path(folder).iterdir()) / 1e6
                kept = await hub.store.count()
                print(f"{n:,} tables: {kilobytes() / 1000:.1f} MB, {size:.2f} MB on disk, {kept:,} kept", flush=True)
        await hub.store.close()


if __name__ == "__main__":
    interpret_until_compiled()
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))
