"""Kill the server at any moment: no acknowledged move is lost, none is doubled, and everybody plays on."""

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from tests.proofs.players import Table, open_table
from tests.proofs.servers import PATIENCE, Server, asking
from tests.server.database import WITHOUT, Database, database, postgres, programs

import tablewright
from tablewright.match.record import verified

SHORT = [game for game in map(tablewright.game, tablewright.GAMES) if game.meta.minutes[0] <= 10]
FEW = [(game.name, game.meta.players[0], game.meta.players[0]) for game in SHORT]  # players, people
MANY = [(game.name, game.meta.players[-1], game.meta.players[-1] - 1) for game in SHORT]
KINDS = [*FEW, *MANY]


@dataclass
class Outages:
    """The database is stopped at every so-many-th kill."""

    database: Database
    every: int
    count: int = 0

    async def perhaps(self, kill: int) -> None:
        if (kill + 1) % self.every == 0:
            self.count += 1
            await asyncio.to_thread(self.database.stop)
            await asyncio.sleep(2)
            await asyncio.to_thread(self.database.start)


async def killed(
    servers: list[Server], kills: int, tables: int, seed: int, outages: Outages | None = None
) -> list[Table]:
    """Play so many tables at once, new ones whenever some are over, until servers were killed so often."""
    chance = random.Random(seed)
    done: list[Table] = []
    playing: dict[asyncio.Task[None], Table] = {}
    urls = [server.url for server in servers]
    opened = 0

    async def fill() -> None:
        nonlocal opened
        async with asking(chance.choice(urls)) as http:
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

    for kill in range(kills):
        collect()
        await fill()
        await asyncio.sleep(chance.random() * 1.5)
        if outages is not None:
            await outages.perhaps(kill)
        server = chance.choice(servers)
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*playing), 5 * PATIENCE)
    collect()
    return done


def check(server: Server, tables: list[Table]) -> int:
    """Every finished game proves itself, and holds just the moves that were acknowledged; how many."""
    moves = 0
    for table in tables:
        answer = httpx.get(f"{server.url}/api/tables/{table.table}/record", timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        match = verified(answer.json()).match
        assert match.history is not None
        for seat in table.seats.values():
            player = match.player_of[seat.number]
            made = [match.game.texts[p.action] for p in match.history.plies if p.player == player and p.by == "person"]
            assert made == seat.acknowledged
        moves += table.moves
    return moves


def endure(
    servers: list[Server],
    kills: int,
    tables: int,
    seed: int,
    outages: Outages | None = None,
    errors_are_told: bool = False,
) -> None:
    """`errors_are_told`: a server whose database is away says so in its log."""
    for server in servers:
        server.start()
    try:
        done = asyncio.run(killed(servers, kills, tables, seed, outages))
        assert len(done) >= tables
        assert sum(table.cuts for table in done) >= kills  # it did hit them
        assert check(servers[0], done) > 100
    finally:
        for server in servers:
            server.kill()
    for server in servers:
        assert errors_are_told or server.errors() == []
        end = time.monotonic() + PATIENCE
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
def test_a_server_killed_five_hundred_times_loses_nothing(alone):
    endure(alone, kills=500, tables=24, seed=2)


@pytest.mark.long  # the database is stopped and started, which takes its time
def test_an_outage_of_the_database_loses_nothing(tmp_path):
    with_outages(tmp_path, kills=2, every=2, tables=3, seed=5)


@pytest.mark.long
def test_two_servers_and_their_database_stopped_a_hundred_times_lose_nothing(tmp_path):
    with_outages(tmp_path, kills=100, every=5, tables=12, seed=4)


def with_outages(tmp_path: Path, kills: int, every: int, tables: int, seed: int) -> None:
    """Kill one of two servers again and again, and each so many times the database is stopped and started, too."""
    if programs() is None:
        pytest.skip(WITHOUT)
    with database() as running:
        servers = [Server(running.url, tmp_path / f"log{n}") for n in range(2)]
        endure(servers, kills, tables, seed, Outages(running, every), errors_are_told=True)
