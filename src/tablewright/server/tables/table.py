"""A live table: one task with a queue. Nothing else touches its match, so nothing can happen twice or half.

Whatever changes the match is decided, committed to the store, carried out, and only then told: a message that was
acknowledged is on the disk.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from tablewright.match import wishes
from tablewright.match.entries import MOVE, NEXT, SIT, Entry
from tablewright.match.errors import Refused
from tablewright.match.match import OVER, PLAYING, WAITING, Match
from tablewright.match.view_numbers import ViewNumbers
from tablewright.server.bots.seated_bots import BotSeat
from tablewright.server.keys import opens
from tablewright.server.socket import messages as m
from tablewright.server.socket.connection import GOING_AWAY, POLICY, Connection
from tablewright.server.socket.refusals import bye, refusal, why_gone
from tablewright.server.store import Conflict, Stored, StoreFailed
from tablewright.server.tables.chat import Chat
from tablewright.server.tables.cluster import Guests, wish_of
from tablewright.server.tables.story import finished
from tablewright.server.tables.views import ViewCache

if TYPE_CHECKING:
    from tablewright.server.tables.hub import Hub

log = logging.getLogger("tablewright.table")
TOUCH = 600_000  # ms between notes that somebody plays here, which the sweep looks at
REMEMBERED = 500  # refusals, to answer a repeated wish the same way
Job = Callable[[], Awaitable[None]]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


async def raised(conflict: Conflict) -> None:
    raise conflict


class Table:
    """A table that somebody is at."""

    def __init__(
        self, hub: "Hub", stored: Stored, match: Match, now: Callable[[], int] = now_ms, is_owner: bool = True
    ) -> None:
        self.hub, self.match, self.now, self.is_owner = hub, match, now, is_owner
        self.guests = Guests()
        self.id = stored.setup.table
        self._touched = stored.touched
        self.numbers = ViewNumbers(match)
        self.views = ViewCache(match, self.numbers, hub.limits.steps)
        self.connections: list[Connection] = []
        self.chat = Chat(self, stored.chat)
        self.bots = BotSeat(self)
        self.answers: dict[str, int] = {entry.client: entry.number for entry in match.entries if entry.client}
        self._others = sum(entry.kind != MOVE for entry in match.entries)  # in the log, besides moves
        self._refusals: OrderedDict[str, m.Refusal] = OrderedDict()
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._waiting: set[asyncio.Future[Any]] = set()
        self._gone_since: dict[int, int] = dict.fromkeys(range(len(match.seats)), now())
        self._timer: asyncio.TimerHandle | None = None
        self.is_dead = False
        self.idle_since: float | None = hub.seconds()
        self.task = asyncio.create_task(self._run(), name=f"table-{self.id}")

    # the task

    def do(self, job: Job) -> None:
        """Have something done in this table's turn."""
        if not self.is_dead:
            self._queue.put_nowait(job)

    async def call(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """Have something done and wait for what comes of it; Conflict if the table is put away meanwhile."""
        if self.is_dead:
            raise Conflict("this table was just put away")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        future.add_done_callback(self._waiting.discard)

        async def run() -> None:
            try:
                result = await job()
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
                if isinstance(error, Conflict):
                    raise
            else:
                if not future.done():
                    future.set_result(result)

        self.do(run)
        return await future

    async def _run(self) -> None:
        while (job := await self._queue.get()) is not None:
            try:
                await job()
                self._set_timer()
            except Conflict as conflict:
                log.warning("table %s is put away: %s", self.id, conflict)
                await self._put_away(conflict)
                return
            except Exception:
                log.exception("table %s: a job failed", self.id)
                self.hub.metrics.count("errors")
                if self.match.entries and len(self.match.changes) != len(self.match.entries):
                    break  # half carried out: the store knows better
        await self._put_away(Conflict("this table was just put away"))

    async def _put_away(self, conflict: Conflict) -> None:
        self.is_dead, why = True, why_gone(conflict)
        if self._timer:
            self._timer.cancel()
        self.bots.forget()
        for connection in self.connections:
            connection.send(bye(why))
            connection.close(GOING_AWAY, why.code)
        for future in list(self._waiting):
            if not future.done():
                future.set_exception(conflict)
        try:
            await self.hub.store.release(self.id)
        except Exception as error:  # the lease lapses, since it is not renewed
            log.warning("table %s could not be let go: %r", self.id, error)
        self.hub.forget(self)  # whoever asks for it from now on loads it; until now they wait

    async def stop(self) -> None:
        """Do what is queued, take nothing new, then end."""
        self.is_dead = True
        self._queue.put_nowait(None)
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    # the log

    async def commit(self, entry: Entry) -> None:
        """Keep an entry, carry it out, and show everybody for whom something has changed."""
        phase = self.match.phase
        try:
            touch = entry.at - self._touched >= TOUCH
            await self.hub.store.append(self.id, entry, touch)
            if touch:
                self._touched = entry.at
        except Conflict:
            raise
        except Exception as error:  # perhaps it was kept, perhaps not: the store knows, this memory does not
            raise StoreFailed(f"the store failed: {error!r}") from error
        self.carry_out(entry)
        if self.match.phase != phase:
            await self._note_phase(entry.at)

    async def _note_phase(self, at: int) -> None:
        """For lists and the sweep; of a finished game all is kept that a later version of its rules could not say."""
        if self.match.phase == OVER:
            await self.hub.store.finish(self.id, OVER, at, finished(self.match))
        else:
            await self.hub.store.touch(self.id, self.match.phase, at)
        self.hub.metrics.count("games", self.match.phase)

    def carry_out(self, entry: Entry) -> None:
        """An entry that is on the disk."""
        change = self.match.advance(entry)
        if entry.client:
            self.answers[entry.client] = entry.number
        self._others += entry.kind != MOVE
        if entry.kind == SIT:
            self._seat_changed(entry.seat)
        if entry.kind == NEXT:
            self._tell_moved(entry.table)
        counted = self.numbers.count(change)
        self.hub.metrics.count("entries")
        now = self.now()
        made: dict[tuple[int, bool], bytes] = {}
        for connection in self.connections:
            for seat in connection.viewers:
                if seat in counted:
                    viewer = seat, connection.texts
                    if viewer not in made:
                        made[viewer] = self.views.news(seat, now, connection.texts)
                    connection.send(made[viewer])

    def _seat_changed(self, seat: int) -> None:
        """Whoever sat there has lost the key."""
        for connection in self.connections:
            if seat in connection.seats:
                connection.seats.remove(seat)
                connection.send(bye(Refused("seat-lost")))
                connection.close(POLICY, "seat-lost")

    async def catch_up(self) -> None:
        """Carry out what the table's owner, another process, has added to the log."""
        if not self.is_owner:
            for entry in await self.hub.store.entries_after(self.id, len(self.match.entries)):
                self.carry_out(entry)

    async def take_over(self) -> None:
        """The process that owned this table is gone, and this one has its lease now."""
        await self.catch_up()
        self.is_owner = True
        log.info("table %s is run here now", self.id)
        await self.follow_up()

    async def follow_up(self) -> None:
        """What comes by itself after any change: the start, a time-out, a rematch, a bot's turn."""
        if not self.is_owner:
            return
        match = self.match
        if match.phase == WAITING and match.setup.settings.start and all(s.kind != "empty" for s in match.seats):
            await self.commit(wishes.start(match, self.now()))
        if (late := wishes.time_out(match, self.now())) is not None:
            await self.commit(late)
        if match.phase == OVER and not match.next_table and wishes.all_want_rematch(match):
            await self.hub.rematch(self)
        self.bots.ask_if_needed()

    # connections

    async def join(self, connection: Connection, hello: m.Hello) -> None:
        """Somebody says hello."""
        seats, refused = self._opened(hello.keys)
        if not seats and not self.match.setup.settings.spectators:
            connection.send(bye(Refused("no-spectators")))
            connection.close(POLICY, "no-spectators")
            return
        if len(self.connections) >= self.hub.limits.connections_per_table:
            connection.send(bye(Refused("full", "why-crowded")))
            connection.close(POLICY, "full")
            return
        connection.seats, connection.texts = seats, hello.texts
        self.connections.append(connection)
        self.idle_since = None
        for seat in seats:
            self._gone_since.pop(seat, None)
        quick = {key: [list(words) for words in wanted] for key, wanted in self.chat.quick().items()}
        connection.send(m.Welcome(m.PROTOCOL, self.hub.version, self.id, seats, refused, self.now(), quick))
        seen = {known.seat: known for known in hello.seen}
        for seat in connection.viewers:
            self.show(connection, seen.get(seat) or m.Seen(seat, 0))
        self.chat.recall(connection)
        await self._come_back(seats)
        await self.follow_up()
        self.tell_presence()
        self.tell_neighbours()

    async def _come_back(self, seats: list[int]) -> None:
        for seat in seats:
            if (entry := wishes.back(self.match, self.now(), seat)) is None:
                continue
            if self.is_owner:
                await self.commit(entry)
            else:
                self.hub.spawn(self._handed_on("wish", m.Back(secrets.token_hex(8), seat)))

    def _opened(self, keys: list[str]) -> tuple[list[int], int]:
        """The seats that these keys open, and how many keys open none."""
        found = [next((s.number for s in self.match.seats if opens(key, s.key)), None) for key in keys]
        seats = sorted({seat for seat in found if seat is not None})
        return seats, sum(seat is None for seat in found)

    def show(self, connection: Connection, seen: m.Seen) -> None:
        """Send the view of a seat with all that its viewer has missed."""
        seat, since, texts = seen.seat, seen.number, connection.texts
        if since == self.numbers.number(seat) and seen.hash:
            if seen.hash == self.views.whole(seat, texts).hash:
                connection.send(self.views.nothing_new(seat, self.now(), texts))
                return
            since = 0  # what it has is not what it should be: tell it all
        connection.send(self.views.message(seat, since, self.now(), texts))

    async def part(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        still = {seat for other in self.connections for seat in other.seats}
        for seat in connection.seats:
            if seat not in still:
                self._gone_since[seat] = self.now()
        if not self.connections:
            self.idle_since = self.hub.seconds()
        self.tell_presence()
        self.tell_neighbours()

    def is_connected(self, seat: int) -> bool:
        return any(seat in connection.seats for connection in self.connections) or seat in self.guests.seats()

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected, here or at another process."""
        return bool(self.connections) or self.guests.is_anybody()

    def tell_neighbours(self) -> None:
        """Other processes that share the tables should know who is connected here."""
        if self.hub.store.is_shared:
            seats = sorted({seat for connection in self.connections for seat in connection.seats})
            spectators = sum(not connection.seats for connection in self.connections)
            told = {"from": self.hub.store.me, "table": self.id, "seats": seats, "spectators": spectators}
            self.hub.spawn(self.hub.store.notify("presence", msgspec.json.encode(told).decode()))

    async def neighbours_changed(self) -> None:
        for seat in range(len(self.match.seats)):
            if self.is_connected(seat):
                self._gone_since.pop(seat, None)
            else:
                self._gone_since.setdefault(seat, self.now())
        self.tell_presence()
        await self.follow_up()

    def tell_presence(self) -> None:
        here = [self.is_connected(seat) for seat in range(len(self.match.seats))]
        spectators = sum(not connection.seats for connection in self.connections) + self.guests.spectators()
        message = m.Presence(here, spectators)
        for connection in self.connections:
            connection.send(message)

    def _tell_moved(self, table: str) -> None:
        """Where the rematch is."""
        for connection in self.connections:
            for seat in connection.viewers:
                connection.send(m.Moved(seat, table))

    # messages

    async def receive(self, connection: Connection, message: Any) -> None:
        """A message of a client that has said hello. If the table is run elsewhere, its owner answers."""
        if isinstance(message, m.Sync):
            if message.seen.seat in connection.viewers:
                self._heal(connection, message.seen)
        elif (why_not := self._why_not(connection, message)) is not None:
            connection.send(why_not)
        elif isinstance(message, m.AskHint):
            self.bots.hint(connection, message)
        else:
            kind = "say" if isinstance(message, m.Say) else "wish"
            if self.is_owner:
                connection.send(await self._granted(kind, message))
            else:
                self.hub.spawn(self._handed_on(kind, message, connection))  # this table goes on meanwhile

    def _why_not(self, connection: Connection, message: Any) -> m.Refusal | None:
        """Why this client may not say this, whatever the match is like."""
        if isinstance(message, m.Say):
            return self.chat.refusal(connection, message)
        return None if message.seat in connection.seats else refusal(message.id, Refused("not-your-seat"))

    async def _handed_on(self, kind: str, message: Any, connection: Connection | None = None) -> None:
        try:
            answer: Any = await self.hub.bus.ask_owner(self, kind, message)
        except Refused as refused:
            answer = msgspec.to_builtins(refusal(message.id, refused))
        except Conflict:
            return  # the table was put away, and its clients come back
        if connection is not None:
            connection.send(msgspec.json.encode(answer))

    async def _granted(self, kind: str, message: Any) -> Any:
        """In this table's turn: what a wish, a line of chat or somebody who sits down is answered."""
        if kind == "wish":
            return await self.answer(message)
        if kind == "say":
            return await self.chat.say(message)
        return await self._sat(**message)

    async def do_for_others(self, kind: str, body: Any) -> Any:
        """Another process hands on what one of its clients wants."""
        message = body if kind == "sit" else wish_of(body)
        return msgspec.to_builtins(await self.call(lambda: self._granted(kind, message)))

    def _heal(self, connection: Connection, seen: m.Seen) -> None:
        whole = self.views.whole(seen.seat, connection.texts)
        if seen.number != whole.number or (seen.hash and seen.hash != whole.hash):
            self.show(connection, seen)

    async def answer(self, wish: m.Wish) -> m.Ack | m.Refusal:
        """Grant a wish or refuse it; a repeated one gets the first answer again."""
        client = f"{wish.seat}:{wish.id}"
        if (known := self._known(client, wish)) is not None:
            return known
        try:
            await self._grant(wish, client)
        except Refused as refused:
            number = self.numbers.number(wish.seat) if wish.seat < len(self.match.seats) else None
            answer = refusal(wish.id, refused, number)
            self.hub.metrics.count("refusals", refused.code)
            self._refusals[client] = answer
            if len(self._refusals) > REMEMBERED:
                self._refusals.popitem(last=False)
            return answer
        ack = m.Ack(wish.id, self.numbers.after(wish.seat, self.answers[client]))
        await self.follow_up()
        return ack

    def _known(self, client: str, wish: m.Wish) -> m.Ack | m.Refusal | None:
        if (entry := self.answers.get(client)) is not None:
            return m.Ack(wish.id, self.numbers.after(wish.seat, entry))
        return self._refusals.get(client)

    async def _grant(self, wish: m.Wish, client: str) -> None:
        """Most wishes are one entry; a start may seat bots first."""
        if not isinstance(wish, m.Move | m.Resign | m.Rematch):
            self._must_have_room()
        kind = str(type(wish).__struct_config__.tag)
        while True:
            entry = wishes.granted(self.match, self.numbers, self.now(), kind, wish)
            is_last = not (isinstance(wish, m.Host) and wish.command == "start" and entry.kind == SIT)
            await self.commit(replace(entry, client=client) if is_last else entry)
            if is_last:
                return

    async def sit(self, seat: int | None, name: str, key: str, entropy: str) -> int:
        """Somebody takes a free seat; its number."""
        wish = {"seat": seat, "name": name, "key": key, "entropy": entropy}
        if self.is_owner:
            return int(await self.call(lambda: self._granted("sit", wish)))
        return int(await self.hub.bus.ask_owner(self, "sit", wish))

    def _must_have_room(self) -> None:
        """One table must not fill the disk with what is no move: each move brings the game nearer to its end."""
        if self._others >= self.hub.limits.other_entries:
            raise Refused("too-much")

    async def _sat(self, seat: int | None, name: str, key: str, entropy: str) -> int:
        for known in self.match.seats:
            if known.key == key:  # asked for once more, since the answer was lost
                return known.number
        self._must_have_room()
        entry = wishes.sit(self.match, self.now(), seat, name, key, entropy)
        await self.commit(entry)
        self.tell_presence()
        try:
            await self.follow_up()
        except Conflict as conflict:  # who has sat down gets the key all the same; then the table is put away
            self.do(partial(raised, conflict))
        return entry.seat

    # time

    def _set_timer(self) -> None:
        """Wake up when a clock runs out, or when somebody has been gone for long enough."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.is_owner and (wait := self._wait()) is not None:
            self._timer = asyncio.get_running_loop().call_later(wait / 1000 + 0.001, self.do, self._tick)

    def _wait(self) -> int | None:
        """Milliseconds until something is due; None if nothing is."""
        times = [at for at in (self._clock_ends(), self._next_gone()) if at is not None]
        return max(0, min(times) - self.now()) if times else None

    def _clock_ends(self) -> int | None:
        return self.match.clock.runs_out_at() if self.match.clock and self.match.phase == PLAYING else None

    def _gone(self) -> dict[int, int]:
        """When bots take over, by seat. Nobody is replaced while nobody else is waiting."""
        match = self.match
        if not self._gone_since or match.phase != PLAYING:
            return {}
        if not any(self.is_connected(match.seat_of[p]) for p in match.people()):
            return {}
        grace = match.setup.settings.grace
        return {s.number: self._gone_since[s.number] + grace for s in match.seats
                if s.is_here and s.number in self._gone_since}  # fmt: skip

    def _next_gone(self) -> int | None:
        return min(self._gone().values(), default=None)

    async def _tick(self) -> None:
        if not self.is_owner:  # any more
            return
        now = self.now()
        for seat, at in self._gone().items():
            if at <= now and (entry := wishes.gone(self.match, now, seat)) is not None:
                await self.commit(entry)
        await self.follow_up()
