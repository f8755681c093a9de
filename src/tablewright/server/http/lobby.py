"""Setting up tables, sitting down at them, and reading what is finished."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from tablewright.games.registry import NAMES, game
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.game import Game
from tablewright.kernel.ruleset import new_rules
from tablewright.match import wishes
from tablewright.match.entries import HINTS, ORDERS, ClockSettings, Entry, Settings, Setup
from tablewright.match.errors import Refused
from tablewright.match.match import FROZEN, OVER, Match
from tablewright.match.record import exported, forked
from tablewright.match.wishes import check_bot
from tablewright.server.http import http_types as b
from tablewright.server.http.uploads import checked
from tablewright.server.keys import hashed, new_key, opens, plain_invite
from tablewright.server.tables.hub import Hub
from tablewright.server.tables.story import told
from tablewright.server.tables.table import Table
from tablewright.server.tables.views import SPECTATOR

TABLE = re.compile("[0-9a-z]{1,64}")  # the name of a table
QUESTION = re.compile("[0-9a-f]{16}")  # the id of a question of the lab


def known_game(name: str) -> Game:
    if name not in NAMES:
        raise Refused("no-such-game", name=name, known=", ".join(NAMES))
    return game(name)


def one_of(what: str, value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise Refused("bad-setting", what=what, known=", ".join(known), value=value)
    return value


async def origin_of(hub: Hub, begin: b.Origin, key: str) -> Match:
    """The finished match that a new table begins in the middle of; `key` opens it where spectators may not look."""
    if begin.record is not None:
        return await checked(begin.record)
    return (await finished(hub, begin.table, key)).match


def settings_of(found: Game, wish: b.CreateTable, origin: Match | None) -> Settings:
    """What the table agrees on; anything that cannot be is refused in words."""
    players = wish.players if wish.players is not None else (len(wish.seats) or found.meta.players[0])
    try:
        changes = found.ruleset.overrides(wish.rules, wish.preset)
        if origin is not None:
            players, changes = origin.setup.settings.players, origin.setup.settings.rules
        if players not in found.meta.players:
            counts = ", ".join(map(str, found.meta.players))
            raise Refused("bad-setting", "why-bad-players", title=found.meta.title, counts=counts, players=players)
        new_rules(found.rules, found.ruleset, players, changes)
    except Refused:
        raise
    except TablewrightError as error:
        raise Refused("bad-rules", problem=str(error)) from None
    if len(wish.seats) > players or wish.first >= players:
        raise Refused("bad-setting", "why-bad-seats", players=players, last=players - 1)
    clock = ClockSettings(wish.clock.seconds * 1000, wish.clock.increment * 1000) if wish.clock else None
    return Settings(
        players=players,
        rules=changes,
        order=one_of("order", wish.order, ORDERS),
        first=wish.first,
        clock=clock,
        is_public=wish.is_public,
        spectators=wish.spectators,
        hints=one_of("hints", wish.hints, HINTS),
        grace=wish.grace * 1000,
        stand_in=check_bot(found, wish.stand_in),
        start=wish.start,
        lab=lab_of(wish.lab),
    )


def lab_of(name: str) -> str:
    """The id of a question, if it looks like one."""
    if name and not QUESTION.fullmatch(name):
        raise Refused("no-such-question")
    return name


async def create_table(hub: Hub, wish: b.CreateTable, key: str = "") -> tuple[Table, dict[int, str], str]:
    """A new table, the keys of its creator's seats, and its invitation."""
    origin = await origin_of(hub, wish.begin, key) if wish.begin is not None else None
    found = known_game(origin.setup.game if origin is not None else wish.game)
    settings = settings_of(found, wish, origin)
    sitting, keys = seated(hub, found, wish, settings.players)
    if not keys and len(sitting) < settings.players:
        raise Refused("bad-setting", "why-nobody-plays")
    if await hub.store.count() >= hub.limits.tables:
        raise Refused("too-many-tables")
    hub.games.preparing.want(found.name)
    begin = None
    if origin is not None and wish.begin is not None:
        try:
            begin = forked(origin, wish.begin.ply)
        except TablewrightError as error:
            raise Refused("bad-record", problem=str(error)) from None
    rules_hash = found.ruleset.hash(settings.rules)
    setup = Setup("", found.name, found.meta.version, rules_hash, settings, "", 0, begin)
    if not keys:
        setup = msgspec.structs.replace(setup, settings=msgspec.structs.replace(settings, start=True))
    table, invite = await hub.create(setup, sitting)
    return table, keys, invite


def seated(
    hub: Hub, found: Game, wish: b.CreateTable, players: int
) -> tuple[list[Callable[[Match], Entry]], dict[int, str]]:
    """Those who sit at a table from the beginning, and the keys of the seats that are the creator's."""
    sitting: list[Callable[[Match], Entry]] = []
    keys: dict[int, str] = {}
    for number, seat in enumerate(wish.seats):
        kind = one_of(f"seats[{number}].kind", seat.kind, ("me", "open", "bot"))
        if kind == "bot":
            bot = check_bot(found, seat.bot or wish.stand_in)
            sitting.append(lambda match, n=number, bot=bot: wishes.sit_bot(match, hub.now(), n, bot))  # type: ignore[misc]
        elif kind == "me":
            keys[number] = new_key()
            entropy = wish.entropy if len(keys) == 1 else ""
            sitting.append(
                lambda match, n=number, name=seat.name, entropy=entropy: wishes.sit(  # type: ignore[misc]
                    match, hub.now(), n, name, hashed(keys[n]), entropy
                )
            )
    return sitting, keys


async def found_table(hub: Hub, name: str) -> Table:
    table = await hub.find(name) if TABLE.fullmatch(name) else None
    if table is None:
        raise Refused("no-such-table")
    return table


async def finished(hub: Hub, name: str, key: str) -> Table:
    """A table whose game can be looked through by whoever has this key, or by anybody if spectators may."""
    table = await found_table(hub, name)
    seat_of_key(table, key)
    if table.match.phase == FROZEN:
        raise Refused("frozen")
    if table.match.phase != OVER:
        raise Refused("not-over")
    return table


async def record_of(hub: Hub, table: Table) -> dict[str, Any]:
    """The record of a match; of one whose rules are not played any more, as it was when it ended."""
    kept = await hub.store.finished(table.id) if table.match.phase == FROZEN else None
    return exported(table.match) if kept is None else kept.record


async def story_of(hub: Hub, table: Table) -> list[Any]:
    """A finished game as it was told, with everything open."""
    if table.match.phase == OVER:
        return list(told(table.match))
    kept = await hub.store.finished(table.id) if table.match.phase == FROZEN else None
    if kept is None:
        raise Refused("frozen" if table.match.phase == FROZEN else "not-over")
    return kept.story


async def join(hub: Hub, name: str, wish: b.Join) -> tuple[int, str]:
    """Take a free seat: its number and its key."""
    table = await found_table(hub, name)
    invited = wish.invite and await hub.store.is_invite(name, hashed(plain_invite(wish.invite)))
    if not table.match.setup.settings.is_public and not invited:
        raise Refused("not-invited")
    key = new_key()
    seat = await table.sit(wish.seat, wish.name, hashed(key), wish.entropy)
    return seat, key


async def join_by_code(hub: Hub, wish: b.JoinByCode) -> tuple[str, int, str]:
    name = await hub.store.invited(hashed(plain_invite(wish.code)))
    if name is None:
        raise Refused("no-such-table", "why-no-such-code")
    seat, key = await join(hub, name, b.Join(wish.name, None, wish.code, wish.entropy))
    return name, seat, key


def seat_of_key(table: Table, key: str) -> int:
    """The seat that a key opens; a spectator's view without one."""
    if not key:
        if not table.match.setup.settings.spectators:
            raise Refused("no-spectators")
        return SPECTATOR
    found = next((seat.number for seat in table.match.seats if opens(key, seat.key)), None)
    if found is None:
        raise Refused("wrong-key")
    return found


async def delete(hub: Hub, name: str, key: str) -> None:
    """The host deletes a table."""
    table = await found_table(hub, name)
    if not key or seat_of_key(table, key) != table.match.host:
        raise Refused("not-host")
    await hub.delete(table)


def card(match: Match) -> b.TableCard:
    settings = match.setup.settings
    clock = [settings.clock.bank // 1000, settings.clock.increment // 1000] if settings.clock else None
    return b.TableCard(
        table=match.setup.table,
        game=match.setup.game,
        title=match.game.meta.title if match.setup.game in NAMES else match.setup.game,
        phase=match.phase,
        players=settings.players,
        names=[seat.name for seat in match.seats],
        free=sum(seat.kind == "empty" for seat in match.seats),
        rules=settings.rules,
        clock=clock,
        spectators=settings.spectators,
        commitment=match.setup.commitment,
        created=match.setup.created,
        lab=settings.lab,
    )
