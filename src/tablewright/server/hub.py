"""All live tables of this process: found or fetched from the store, put away when idle, swept when old."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.structs import replace

import tablewright
from tablewright.match import wishes
from tablewright.match.chance import commitment_of
from tablewright.match.entries import BOT, NEXT, SIT, Entry, Setup
from tablewright.match.match import PLAYING, Match, replayed
from tablewright.server.games import Games
from tablewright.server.keys import hashed, new_invite, new_secret, new_table, plain_invite
from tablewright.server.limits import Limits
from tablewright.server.metrics import Metrics
from tablewright.server.pool import Pool
from tablewright.server.pulse import Pulse
from tablewright.server.shared import Bus
from tablewright.server.store import Store, Stored
from tablewright.server.table import Table, now_ms

log = logging.getLogger("tablewright.hub")
BEAT = 1.0  # s between signs of life in the store
NEWS = 4  # beats between news of who is connected
HOUR, DAY = 3_600_000, 86_400_000


class Hub:
    """The live tables."""

    def __init__(self, store: Store, pool: Pool, limits: Limits, now: Callable[[], int] = now_ms) -> None:
        self.store, self.pool, self.limits, self.now = store, pool, limits, now
        self.version = tablewright.__version__
        self.hint_bot = "hard:slack=0"  # what it thinks best, never nearly as good
        self.metrics = Metrics()
        self.pulse = Pulse()
        self.games = Games()
        self.bus = Bus(self)
        self._jobs: set[asyncio.Task[Any]] = set()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self.n_connections = 0
        self._beats = 0
        self.is_stopping = False
        self._gauges()

    def _gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("tables", "live tables", lambda: len(self._tables))
        gauge("connections", "open WebSockets", lambda: self.n_connections)
        gauge("bots_waiting", "questions that no bot worker has taken yet", lambda: self.pool.queued)
        gauge("bots_thinking", "questions that bot workers are at", lambda: self.pool.thinking)
        gauge("bot_workers_replaced", "bot workers that died and were replaced", lambda: self.pool.replaced)

    # life

    async def start(self) -> None:
        await self.store.open()
        self.pool.start()
        self.bus.start()
        self._chores = [asyncio.create_task(self._beat()), asyncio.create_task(self._tidy())]

    async def stop(self) -> None:
        """Finish what is under way, tell everybody, and let go. Nothing is lost: it is all in the store."""
        self.is_stopping = True
        for chore in self._chores:
            chore.cancel()
        for table in self.tables:
            await table.stop()
            await self.store.release(table.id)
        await self.store.heartbeat(self.now())
        self.games.stop()
        await asyncio.to_thread(self.pool.stop)
        await self.store.close()

    async def _beat(self) -> None:
        """Signs of life, so that clocks do not count the time after a crash."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.store.is_shared or any(table.match.clock for table in self._tables.values()):
                    await self.store.heartbeat(self.now())
                if self.store.is_shared:
                    await self._look_after_neighbours()
            except Exception:
                log.exception("a sign of life could not be given")

    async def _look_after_neighbours(self) -> None:
        """Tell other processes who is connected here, and take over the tables of those that are gone."""
        self._beats += 1
        for table in self.tables:
            if self._beats % NEWS == 0 and table.connections:
                table.tell_neighbours()
            if not table.is_owner and table.is_watched:
                await self._take_over(table)

    async def _take_over(self, table: Table) -> None:
        lease = await self.store.lease(table.id, self.now())
        if not lease.is_mine or table.is_dead:
            return

        async def taken() -> None:
            await table.take_over()
            if (entry := wishes.resume(table.match, self.now(), lease.alive)) is not None:
                await table.commit(entry)

        table.do(taken)

    async def _tidy(self) -> None:
        """Put away what is idle; once an hour delete what is old."""
        swept = 0.0
        while True:
            await asyncio.sleep(min(30, self.limits.idle_seconds))
            await self.put_away_idle()
            if time.monotonic() - swept > 3600:
                swept = time.monotonic()
                await self.sweep()

    async def put_away_idle(self) -> int:
        """Tables without connections and without a running clock leave memory; how many did."""
        idle = [table for table in self._tables.values() if self._is_idle(table)]
        for table in idle:
            await table.stop()
            await self.store.release(table.id)
        return len(idle)

    def _is_idle(self, table: Table) -> bool:
        if table.is_watched or table.idle_since is None:
            return False
        has_clock = table.match.clock is not None and table.match.phase == PLAYING
        return not has_clock and time.monotonic() - table.idle_since >= self.limits.idle_seconds

    async def sweep(self) -> int:
        now, limits = self.now(), self.limits
        ages = (limits.waiting_hours * HOUR, limits.unfinished_days * DAY, limits.finished_days * DAY)
        count = await self.store.sweep(*(now - age for age in ages))
        if count:
            log.info("deleted %d old tables", count)
        return count

    # tables

    @property
    def tables(self) -> list[Table]:
        return list(self._tables.values())

    def live(self, name: str) -> Table | None:
        """A table that is in memory."""
        return self._tables.get(name)

    def spawn(self, job: Coroutine[Any, Any, Any]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    def forget(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    async def find(self, name: str) -> Table | None:
        """The live table of this name, from memory or from the store."""
        if (table := self._tables.get(name)) is not None:
            if not table.is_dead:
                return table
            await asyncio.wait({table.task})  # it finishes what it has, then the store knows all
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._fetch(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _fetch(self, name: str) -> Table | None:
        stored = await self.store.load(name)
        if stored is None or self.is_stopping:
            return None
        await self.games.ready(stored.setup.game)
        return await self._live(stored)

    async def _live(self, stored: Stored) -> Table:
        lease = await self.store.lease(stored.setup.table, self.now())
        newer = await self.store.entries_after(stored.setup.table, len(stored.entries))  # added before the lease
        match = replayed(stored.setup, stored.secret, [*stored.entries, *newer])
        table = Table(self, stored, match, self.now, lease.is_mine)
        self._tables[table.id] = table
        table.do(table.catch_up)  # what was added while it was being read
        if lease.is_mine and (entry := wishes.resume(match, self.now(), lease.alive)) is not None:
            await table.call(lambda: table.commit(entry))
        return table

    async def create(self, setup: Setup, sitting: list[Callable[[Match], Entry]]) -> tuple[Table, str]:
        """A new table with those who sit at it from the beginning; its invitation."""
        invite = new_invite()
        secret = new_secret()
        setup = replace(setup, table=new_table(), commitment=commitment_of(secret), created=self.now())
        match = Match(setup, secret)
        for sit in sitting:
            match.advance(sit(match))
        await self.store.create(setup, secret, hashed(plain_invite(invite)), match.phase, match.entries)
        self.metrics.count("tables_created")
        table = await self._live(Stored(setup, secret, match.entries, []))
        await table.call(table.follow_up)
        return table, invite

    async def rematch(self, old: Table) -> None:
        """The same people, bots and settings at a new table; the same keys open it."""
        seats = [seat for seat in old.match.seats if seat.kind != "empty"]

        def sitting(seat: Any) -> Callable[[Match], Entry]:
            kind = BOT if seat.kind == BOT else "person"
            bot = seat.bot if kind == BOT else ""
            return lambda match: wishes.entry(
                match, self.now(), SIT, seat=seat.number, sitter=kind, name=seat.name, bot=bot, key=seat.key
            )

        settings = replace(old.match.setup.settings, start=True)
        table, _ = await self.create(replace(old.match.setup, settings=settings), [sitting(seat) for seat in seats])
        await old.commit(wishes.entry(old.match, self.now(), NEXT, table=table.id))

    async def delete(self, table: Table) -> None:
        await table.stop()
        await self.store.delete(table.id)
        await self.store.notify("gone", table.id)
