"""All live tables of this process: found or fetched from the store, put away when idle, swept when old."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import tablewright
from tablewright.kernel.compiling.patience import counted
from tablewright.match import wishes
from tablewright.match.chance import commitment_of
from tablewright.match.clock import NOBODY
from tablewright.match.entries import BOT, NEXT, SIT, Entry, Setup
from tablewright.match.match import OVER, PLAYING, Match, replayed
from tablewright.server.bots.pool import Pool
from tablewright.server.http.games import Games
from tablewright.server.keys import hashed, new_invite, new_secret, new_table, plain_invite
from tablewright.server.lab.lab import Lab
from tablewright.server.limits import Limits
from tablewright.server.metrics import Metrics
from tablewright.server.reviews.keeping import Reviews
from tablewright.server.socket.batching import Batching
from tablewright.server.store import Conflict, Old, Store, Stored, StoreFailed
from tablewright.server.tables.cluster import Bus
from tablewright.server.tables.story import finished
from tablewright.server.tables.table import Table, now_ms

log = logging.getLogger("tablewright.hub")
BEAT = 1.0  # s between signs of life in the store
NEWS = 4  # beats between news of who is connected
LAB = 5.0  # s between looks for questions that another server has left behind
SWEEP = 3600.0  # s between looks for old tables
FINAL = ("over", "closed")  # a phase that has been noted only once it was reached
Job = Callable[[], Awaitable[object]]
HOUR, DAY = 3_600_000, 86_400_000


def is_away(error: BaseException) -> bool:
    """Whether the store is away: a line in the log says all that there is to say."""
    return isinstance(error, StoreFailed)


class Hub:
    """The live tables."""

    def __init__(
        self,
        store: Store,
        pool: Pool,
        limits: Limits,
        now: Callable[[], int] = now_ms,
        seconds: Callable[[], float] = time.monotonic,
        lab_cores: int = 1,
        lab_folder: Path | None = None,
    ) -> None:
        """`now` is the time of day, which goes into the log; `seconds` only tell how long something has lasted."""
        self.store, self.pool, self.limits, self.now, self.seconds = store, pool, limits, now, seconds
        self.new_secret = new_secret
        self.host = "127.0.0.1"  # where it listens
        self.version = tablewright.__version__
        self.hint_bot = ""  # one that gives hints in place of each game's own adviser
        self.metrics = Metrics()
        self.batching = Batching()
        self.games = Games()
        self.reviews = Reviews()
        self.bus = Bus(self)
        self.lab = Lab(self.games.preparing, store, limits, self.metrics, now, lab_cores, lab_folder)
        self._jobs: set[asyncio.Task[Any]] = set()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self.n_connections = 0
        self._beats = 0
        self._written = -1.0  # when the store was last found to work
        self.is_stopping = False
        self._gauges()

    def _gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("tables", "live tables", lambda: len(self._tables))
        gauge("connections", "open WebSockets", lambda: self.n_connections)
        gauge("bots_waiting", "questions that no bot worker has taken yet", lambda: self.pool.queued)
        gauge("bots_thinking", "questions that bot workers are at", lambda: self.pool.thinking)
        gauge("calls_interpreted", "calls of code that was not compiled yet", lambda: counted()["interpreted"])
        gauge("functions_loaded", "compiled functions loaded from the disk", lambda: counted()["loaded"])
        gauge("compilations_failed", "games that could not be compiled", lambda: self.games.preparing.failed)
        gauge("reviews_waiting", "reviews that nobody makes yet", lambda: self.reviews.jobs.queued)
        gauge("bot_workers_replaced", "bot workers that died and were replaced", lambda: self.pool.replaced)

    # life

    async def start(self) -> None:
        await self.store.open()
        self.pool.start()
        self.bus.start()
        tidying = min(30, self.limits.idle_seconds)
        self._chores = [
            asyncio.create_task(self._chore("sweep", SWEEP, self.sweep, at_once=True)),
            asyncio.create_task(self._chore("beat", BEAT, self._beat)),
            asyncio.create_task(self._chore("idle", tidying, self.put_away_idle)),
            asyncio.create_task(self._chore("lab", LAB, self.lab.look_after)),
        ]
        await self.lab.start()

    async def _chore(self, name: str, every: float, job: Job, at_once: bool = False) -> None:
        """Do something again and again. An error is logged and counted, and is no reason to stop."""
        while True:
            if not at_once:
                await asyncio.sleep(every)
            at_once = False
            try:
                await job()
            except Exception as error:
                log.error("%s could not be done: %s; it is tried again", name, error, exc_info=not is_away(error))
                self.metrics.count("chore_errors", name)

    async def stop(self) -> None:
        """Finish what is under way, tell everybody, and let go. Nothing is lost: it is all in the store."""
        self.is_stopping = True
        for chore in self._chores:
            chore.cancel()
        await self.lab.stop()
        for table in self.tables:
            await table.stop()
        with contextlib.suppress(StoreFailed):  # nothing can be noted any more, and nothing is lost
            await asyncio.gather(*self._jobs, return_exceptions=True)
            await self.sign_of_life()
        await self.games.preparing.stop()
        await asyncio.to_thread(self.pool.stop)
        self.reviews.stop()
        await asyncio.to_thread(self.reviews.close)
        await self.store.close()

    async def _beat(self) -> None:
        """Signs of life, so that clocks do not count the time after a crash."""
        if self.store.is_shared or any(table.match.clock for table in self._tables.values()):
            await self.sign_of_life()
        if self.store.is_shared:
            await self._look_after_neighbours()

    async def can_write(self) -> None:
        """StoreFailed if nothing can be written; tried at most once a second, however often somebody asks."""
        if self.seconds() - self._written >= 1 or self._written < 0:
            self._written = -1.0
            await self.sign_of_life()
            self._written = self.seconds()

    async def sign_of_life(self) -> None:
        """Written to the store, so this is also how to find out whether it can be."""
        owned = [table.id for table in self._tables.values() if table.is_owner and not table.is_dead]
        await self.store.heartbeat(self.now(), owned)

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

    async def put_away_idle(self) -> int:
        """Tables without connections and without a running clock leave memory; how many did."""
        idle = [table for table in self._tables.values() if self._is_idle(table)]
        for table in idle:
            await table.stop()
        return len(idle)

    def _is_idle(self, table: Table) -> bool:
        if table.is_watched or table.idle_since is None:
            return False
        clock = table.match.clock
        if clock is not None and table.match.phase == PLAYING and clock.running != NOBODY:
            return False  # somebody's time may run out, and then it is a bot's turn, whose clock does not run
        return self.seconds() - table.idle_since >= self.limits.idle_seconds

    async def sweep(self) -> int:
        """Delete what is old: once at the start, then every hour. A table that is in memory is never old."""
        now, limits, count = self.now(), self.limits, 0
        old = Old(
            now - limits.waiting_hours * HOUR, now - limits.unfinished_days * DAY, now - limits.finished_days * DAY
        )
        for name in await self.store.old(old):
            count += await self._swept(name, old)
        await self.lab.sweep()
        if count:
            log.info("deleted %d old tables", count)
            await self.store.tidy()
        return count

    async def _swept(self, name: str, old: Old) -> bool:
        """Delete a table if it is as old as the notes about it say. A kill may have left an older phase there."""
        stored = None if self._is_in_use(name) else await self.store.load(name)
        if stored is None:
            return False
        phase = stored.phase
        if phase not in FINAL:
            phase = (await asyncio.to_thread(replayed, stored.setup, stored.secret, stored.entries)).phase
        touched = await self._noted(stored, phase)
        if touched >= old.before(phase) or self._is_in_use(name):
            return False

        async def deleted() -> None:
            await self.store.delete_untouched(name, touched)

        await self._load(name, deleted())  # whoever asks for it meanwhile waits, and is told that it is gone
        return True

    def _is_in_use(self, name: str) -> bool:
        return name in self._tables or name in self._loading

    async def _noted(self, stored: Stored, phase: str) -> int:
        """Repair the notes about a table that a kill left behind; when something last happened there."""
        touched = max([stored.touched, *(entry.at for entry in stored.entries[-1:])])
        if stored.phase and (phase, touched) != (stored.phase, stored.touched):
            await self.store.touch(stored.setup.table, phase, touched)
        return touched

    # tables

    @property
    def tables(self) -> list[Table]:
        return list(self._tables.values())

    def live(self, name: str) -> Table | None:
        """A table that is in memory."""
        return self._tables.get(name)

    def spawn(self, job: Coroutine[Any, Any, Any]) -> None:
        """Have something done that nobody waits for; if it fails, that is logged and counted."""
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._jobs.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, Conflict) and not is_away(
            error
        ):  # the table is run elsewhere now, and is asked again there
            log.warning("something was not done: %s", error)
            return
        log.error("something could not be done: %s", error, exc_info=None if is_away(error) else error)
        self.metrics.count("errors")

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
            return await self._load(name, self._fetch(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str, job: Coroutine[Any, Any, Table | None]) -> Table | None:
        """Do what decides whether there is such a table; all who ask for it meanwhile get the same answer."""
        self._loading[name] = asyncio.create_task(job)
        self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _fetch(self, name: str) -> Table | None:
        stored = await self.store.load(name)
        if stored is None or self.is_stopping:
            return None
        self.games.preparing.want(stored.setup.game)
        return await self._live(stored)

    async def _live(self, stored: Stored) -> Table:
        setup = stored.setup
        lease = await self.store.lease(setup.table, self.now())
        newer = await self.store.entries_after(setup.table, len(stored.entries))  # added before the lease
        match = replayed(setup, stored.secret, [*stored.entries, *newer])
        if lease.is_mine:
            at = await self._noted(stored, match.phase)
            if match.phase == OVER and await self.store.finished(setup.table) is None:  # a kill came between
                await self.store.finish(setup.table, OVER, at, finished(match))
        table = Table(self, stored, match, self.now, lease.is_mine)
        self._tables[table.id] = table
        table.do(table.catch_up)  # what was added while it was being read
        if lease.is_mine and (entry := wishes.resume(match, self.now(), lease.alive)) is not None:
            await table.call(lambda: table.commit(entry))
        return table

    async def create(self, setup: Setup, sitting: list[Callable[[Match], Entry]]) -> tuple[Table, str]:
        """A new table with those who sit at it from the beginning; its invitation."""
        invite = new_invite()
        secret = self.new_secret()
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
