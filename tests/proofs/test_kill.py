"""Kill the server at any moment: no acknowledged move is lost, none is doubled, and everybody plays on."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.proofs.players import Table, open_table
from tests.proofs.servers import Server
from tests.server.database import WITHOUT, postgres, programs

from tablewright.match.record import verified

KINDS = [("quoridor", 2, 2), ("corner_rush", 3, 2), ("corridor", 3, 3), ("quoridor", 4, 3)]  # players, people


async def killed(servers: list[Server], kills: int, tables: int, seed: int) -> list[Table]:
    """Play so many tables at once, new ones whenever some are over, until servers were killed so often."""
    chance = random.Random(seed)
    done: list[Table] = []
    playing: dict[asyncio.Task[None], Table] = {}
    urls = [server.url for server in servers]
    opened = 0

    async def fill() -> None:
        nonlocal opened
        async with httpx.AsyncClient(base_url=chance.choice(urls)) as http:
            while len({table.table for table in playing.values()}) < tables:
                game, players, people = KINDS[opened % len(KINDS)]
                table = await open_table(http, game, players, people, seed + opened)
                for party in table.parted(urls) if len(urls) > 1 else [table]:
                    playing[asyncio.create_task(party.play())] = party
                opened += 1

    def collect() -> None:
        for task in [task for task in playing if task.done()]:
            task.result()
            done.append(playing.pop(task))

    for _ in range(kills):
        collect()
        await fill()
        await asyncio.sleep(chance.random() * 1.5)
        server = chance.choice(servers)
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


def endure(servers: list[Server], kills: int, tables: int, seed: int) -> None:
    for server in servers:
        server.start()
    try:
        done = asyncio.run(killed(servers, kills, tables, seed))
        assert len(done) >= tables
        assert sum(table.cuts for table in done) >= kills  # it did hit them
        assert check(servers[0], done) > 100
    finally:
        for server in servers:
            server.kill()
    for server in servers:
        assert server.errors() == []
        end = time.monotonic() + 20
        while server.left_behind() and time.monotonic() < end:
            time.sleep(0.1)
        assert server.left_behind() == [], "bot workers outlive their server"


@pytest.fixture
def alone(tmp_path: Path) -> list[Server]:
    """One server with a file."""
    return [Server(str(tmp_path / "tables.sqlite"), tmp_path / "log")]


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[list[Server]]:
    """Two servers that share a database; people are at either, also at the same table."""
    if programs() is None:
        pytest.skip(WITHOUT)
    with postgres() as url:
        yield [Server(url, tmp_path / f"log{n}") for n in range(2)]


def test_a_killed_server_loses_nothing(alone):
    endure(alone, kills=5, tables=6, seed=1)


def test_two_servers_one_of_them_killed_lose_nothing(pair):
    endure(pair, kills=3, tables=4, seed=3)


@pytest.mark.long
def test_a_server_killed_a_hundred_times_loses_nothing(alone):
    endure(alone, kills=100, tables=12, seed=2)


@pytest.mark.long
def test_two_servers_killed_a_hundred_times_lose_nothing(pair):
    endure(pair, kills=100, tables=12, seed=4)
