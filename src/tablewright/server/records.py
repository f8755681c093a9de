"""Records that somebody brings along: kept as finished tables, so that they are looked through like any other."""

import asyncio
import hashlib
from typing import Any

from msgspec.structs import replace

from tablewright.kernel.errors import TablewrightError
from tablewright.match.errors import Refused
from tablewright.match.match import OVER, Match
from tablewright.match.record import verified
from tablewright.server.hub import Hub
from tablewright.server.keys import LETTERS, TABLE_LETTERS, hashed, new_invite, plain_invite

LONGEST_NAME = 64


async def keep_record(hub: Hub, record: dict[str, Any]) -> str:
    """The table at which a record can be looked through: its own if it was played here, else one that is made of it."""
    match = await checked(hub, record)
    own = await hub.find(match.setup.table) if len(match.setup.table) <= LONGEST_NAME else None
    if own is not None and own.match.phase == OVER and own.match.secret == match.secret:
        return own.id
    name = name_of(match)
    if await hub.find(name) is None:
        await _kept(hub, match, name)
    return name


async def checked(hub: Hub, record: dict[str, Any]) -> Match:
    """The match of a record that proves itself; a refusal in words if it does not."""
    game = record.get("game")
    await hub.games.ready(game if isinstance(game, str) else "")
    try:
        return (await asyncio.to_thread(verified, record)).match  # a whole game is played again
    except TablewrightError as error:
        raise Refused("bad-record", problem=str(error)) from None


def name_of(match: Match) -> str:
    """The same record has the same name, however often it is brought."""
    assert match.line is not None
    told = f"{match.secret} {match.line.position.hash}"
    return "".join(LETTERS[byte % len(LETTERS)] for byte in hashlib.sha256(told.encode()).digest())[
        :TABLE_LETTERS
    ].lower()


async def _kept(hub: Hub, match: Match, name: str) -> None:
    if await hub.store.count() >= hub.limits.tables:
        raise Refused("too-many-tables")
    settings = replace(match.setup.settings, is_public=False, spectators=True)
    setup = replace(match.setup, table=name, settings=settings)
    await hub.store.create(setup, match.secret, hashed(plain_invite(new_invite())), OVER, match.entries)
    await hub.store.touch(name, OVER, hub.now())  # the sweep counts from now, not from when it was played
