"""Records that somebody brings along: kept as finished tables, so that they are looked through like any other."""

import asyncio
import hashlib
from typing import Any

import msgspec
from msgspec.structs import replace

from tablewright.kernel.errors import TablewrightError
from tablewright.match.errors import Refused
from tablewright.match.match import OVER, Match
from tablewright.match.record import verified
from tablewright.match.wishes import check_bot
from tablewright.server.http.http_types import CreateTable
from tablewright.server.keys import LETTERS, TABLE_LETTERS, hashed, new_invite, plain_invite
from tablewright.server.tables.hub import Hub

LONGEST_NAME = 64


async def keep_record(hub: Hub, record: dict[str, Any]) -> str:
    """The table at which a record can be looked through: its own if it was played here, else one that is made of it."""
    match = await checked(record)
    own = await hub.find(match.setup.table) if len(match.setup.table) <= LONGEST_NAME else None
    if own is not None and own.match.phase == OVER and own.match.secret == match.secret:
        return own.id
    name = name_of(match)
    if await hub.find(name) is None:
        check_settings(match)
        await _kept(hub, match, name)
    return name


async def checked(record: dict[str, Any]) -> Match:
    """The match of a record that proves itself; a refusal in words if it does not."""
    try:
        return (await asyncio.to_thread(verified, record)).match  # a whole game is played again
    except TablewrightError as error:
        raise Refused("bad-record", problem=str(error)) from None


def name_of(match: Match) -> str:
    """The same record has the same name, however often it is brought."""
    assert match.history is not None
    digest = hashlib.sha256(f"{match.secret} {match.history.position.hash}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:TABLE_LETTERS]).lower()


def check_settings(match: Match) -> None:
    """A table that is made of a record is one that could have been set up here: its settings, and its bots."""
    settings = match.setup.settings
    clock = settings.clock and {"seconds": settings.clock.bank // 1000, "increment": settings.clock.increment // 1000}
    wish = {"game": match.setup.game, "grace": settings.grace // 1000, "clock": clock}
    try:
        msgspec.convert(wish, CreateTable)
        for bot in {settings.stand_in, *(entry.bot for entry in match.entries if entry.bot)}:
            check_bot(match.game, bot)
    except (msgspec.ValidationError, Refused) as error:
        raise Refused("bad-record", problem=str(error)) from None


async def _kept(hub: Hub, match: Match, name: str) -> None:
    if await hub.store.count() >= hub.limits.tables:
        raise Refused("too-many-tables")
    settings = replace(match.setup.settings, is_public=False, spectators=True)
    setup = replace(match.setup, table=name, settings=settings)
    entries = [replace(entry, key="", client="") for entry in match.entries]  # nobody sits at it
    await hub.store.create(setup, match.secret, hashed(plain_invite(new_invite())), OVER, entries)
    await hub.store.touch(name, OVER, hub.now())  # the sweep counts from now, not from when it was played
