"""A network that loses, doubles, delays and reorders messages: everybody still sees the same game."""

import asyncio
import json

import pytest
from tests.proofs.network import BadNetwork, Trouble
from tests.proofs.players import Table, hash_of, open_table
from tests.proofs.servers import PATIENCE, Server, asking
from tests.proofs.test_kill import KINDS, check
from websockets.asyncio.client import connect

AGAIN = 0.3  # s until something is said again


async def fresh_views(server: Server, table: Table) -> dict[int, dict]:
    """What somebody gets who comes now with the same keys and knows nothing."""
    found: dict[int, dict] = {}
    async with connect(
        f"{server.url.replace('http', 'ws')}/api/tables/{table.table}/play", open_timeout=PATIENCE
    ) as socket:
        keys = [seat.key for seat in table.seats.values()]
        await socket.send(json.dumps({"type": "hello", "protocol": 2, "keys": keys}))
        while len(found) < len(table.seats):
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "view":
                found[message["seat"]] = message
    return found


async def played(server: Server, moves: int, tables: int, seed: int, trouble: Trouble) -> list[Table]:
    """Tables played through a bad network, so many at once, until so many moves were acknowledged."""
    done: list[Table] = []
    opened = 0
    async with BadNetwork(server.url, seed, trouble) as network, asking(server.url) as http:

        async def one_after_another() -> None:
            nonlocal opened
            while sum(table.moves for table in done) < moves:
                game, players, people = KINDS[opened % len(KINDS)]
                opened += 1
                table = await open_table(http, game, players, people, seed + opened)
                table.urls, table.patience = [network.url], AGAIN
                await table.play()
                done.append(table)

        await asyncio.wait_for(asyncio.gather(*(one_after_another() for _ in range(tables))), 30_000)
    for table in done:
        for number, message in (await fresh_views(server, table)).items():
            seat = table.seats[number]
            assert seat.view is not None
            assert (seat.count, seat.view["hash"]) == (message["number"], message["hash"])
            assert hash_of(seat.view) == message["hash"]
            assert list(seat.story) == list(range(1, seat.count + 1))  # each step once, in order
            assert [seat.story[step["number"]] for step in message["steps"]] == message["steps"]
    return done


def endure(tmp_path, moves: int, tables: int, seed: int) -> None:
    server, trouble = Server(str(tmp_path / "tables.sqlite"), tmp_path / "log"), Trouble()
    server.start()
    try:
        done = asyncio.run(played(server, moves, tables, seed, trouble))
        assert check(server, done) >= moves
        assert server.stop()
    finally:
        server.kill()
    assert server.errors() == []
    assert min(trouble.n_dropped, trouble.n_doubled, trouble.n_late, trouble.n_cut) > 0
    assert sum(table.gaps for table in done) > 0  # somebody did miss something, and was healed


def test_no_view_diverges(tmp_path):
    endure(tmp_path, moves=600, tables=6, seed=1)


@pytest.mark.long
def test_no_view_diverges_in_fifty_thousand_moves(tmp_path):
    endure(tmp_path, moves=50_000, tables=24, seed=2)
