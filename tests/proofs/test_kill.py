"""Kill the server at any moment: no acknowledged move is lost, none is doubled, and everybody plays on."""

import asyncio
import random
import time

import httpx
import pytest
from tests.proofs.players import Table, open_table
from tests.proofs.servers import Server

from tablewright.match.record import verified

KINDS = [("quoridor", 2, 2), ("corner_rush", 3, 2), ("corridor", 3, 3), ("quoridor", 4, 3)]  # players, people


async def killed(server: Server, kills: int, tables: int, seed: int) -> list[Table]:
    """Play so many tables at once, new ones whenever some are over, until the server was killed so often."""
    chance = random.Random(seed)
    done: list[Table] = []
    playing: dict[asyncio.Task[None], Table] = {}
    opened = 0

    async def fill() -> None:
        nonlocal opened
        async with httpx.AsyncClient(base_url=server.url) as http:
            while len(playing) < tables:
                game, players, people = KINDS[opened % len(KINDS)]
                table = await open_table(http, game, players, people, seed + opened)
                playing[asyncio.create_task(table.play())] = table
                opened += 1

    def collect() -> None:
        for task in [task for task in playing if task.done()]:
            task.result()
            done.append(playing.pop(task))

    for _ in range(kills):
        collect()
        await fill()
        await asyncio.sleep(chance.random() * 1.5)
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*playing), 600)
    collect()
    return done


def check(server: Server, tables: list[Table]) -> int:
    """Every finished game proves itself, and holds just the moves that were acknowledged; how many."""
    moves = 0
    for table in tables:
        answer = httpx.get(f"{server.url}/api/tables/{table.table}/record", timeout=60)
        assert answer.status_code == 200, answer.text
        match = verified(answer.json()).match
        assert match.line is not None
        for seat in table.seats.values():
            player = match.player_of[seat.number]
            made = [match.game.texts[p.action] for p in match.line.plies if p.player == player and p.by == "person"]
            assert made == seat.acknowledged
        moves += table.moves
    return moves


def endure(server: Server, kills: int, tables: int, seed: int) -> None:
    server.start()
    try:
        done = asyncio.run(killed(server, kills, tables, seed))
        assert len(done) >= tables
        assert sum(table.cuts for table in done) >= kills  # it did hit them
        assert check(server, done) > 100
    finally:
        server.kill()
    assert server.errors() == []
    end = time.monotonic() + 20
    while server.left_behind() and time.monotonic() < end:
        time.sleep(0.1)
    assert server.left_behind() == [], "bot workers outlive their server"


def test_a_killed_server_loses_nothing(tmp_path):
    endure(Server(str(tmp_path / "tables.sqlite"), tmp_path / "log"), kills=5, tables=6, seed=1)


@pytest.mark.long
def test_a_server_killed_a_hundred_times_loses_nothing(tmp_path):
    endure(Server(str(tmp_path / "tables.sqlite"), tmp_path / "log"), kills=100, tables=12, seed=2)
