"""The questions of this server: put, played in turn, paused, gone on with after a restart, and swept when old."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tablewright.games.registry import NAMES
from tablewright.kernel.game import Game
from tablewright.kernel.paths import data_folder
from tablewright.lab.warming import LAB
from tablewright.match.errors import Refused
from tablewright.server.bots.preparing import Preparing
from tablewright.server.http.lab_types import LabState
from tablewright.server.jobs import BackgroundJob, JobFailed, Jobs
from tablewright.server.keys import hashed, opens
from tablewright.server.lab.live import Live, state_of
from tablewright.server.lab.playing import Told
from tablewright.server.lab.wishes import Checked
from tablewright.server.limits import Limits
from tablewright.server.metrics import Metrics
from tablewright.server.store import Conflict, Store
from tablewright.server.store.questions import DONE, FAILED, PAUSED, WAITING, StoredQuestion

log = logging.getLogger("tablewright.lab")
PLAYING = "tablewright.server.lab.playing"
NOTE, SHARED_NOTE = 5_000, 1_000  # ms between notes in the store; where several servers share it
DAY = 86_400_000
GRACE = 8.0  # s for a question to save what it has when the server stops
PATIENCE = 30.0  # s for its last report
WAIT = 60.0  # s for what is soon done, on a machine that has compiled everything
OVERTIME = 5.0  # s that turns may give a question beyond its time
AHEAD = 1_000  # versions: whoever watched a server that is gone may have seen some that it did not note
LEAST = 0.25  # s: a question that goes on is played at least so long


def nothing_to_load(game: Game) -> None:
    """The lab's process loads what was compiled when it meets it; the server itself plays no games."""


class Lab:
    """Questions, and the process that plays them. `cores` 0: there is no lab here."""

    def __init__(
        self,
        tables: Preparing,
        store: Store,
        limits: Limits,
        metrics: Metrics,
        now: Callable[[], int],
        cores: int = 1,
        folder: Path | None = None,
    ) -> None:
        """`tables` compiles what tables of a game need: whoever asks about rules will soon want to play them."""
        self._tables = tables
        self._store, self.limits, self._metrics, self._now = store, limits, metrics, now
        self.cores, self.folder = cores, str(folder or data_folder() / "lab" / "arms")
        self.jobs = Jobs("lab", ahead=(PLAYING, "tablewright.server.lab.forecast"), patience=PATIENCE)
        self.preparing = Preparing(LAB, "tablewright.lab.warming", nothing_to_load)
        self._live: dict[str, Live] = {}  # what waits or runs here, and what was watched until it came to rest
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_stopping = False
        metrics.gauge("lab_waiting", "questions of the lab that wait", lambda: self.jobs.queued)
        metrics.gauge("lab_running", "jobs of the lab that are being done", lambda: self.jobs.running)
        metrics.gauge("lab_workers_replaced", "processes of the lab that died", lambda: self.jobs.replaced)

    @property
    def is_on(self) -> bool:
        return self.cores > 0

    # life

    async def start(self) -> None:
        if self.is_on:
            self.preparing.start()
            await self.look_after()

    async def stop(self) -> None:
        """Nothing is lost: what was played is on the disk, and what was not at rest goes on after a restart."""
        self.end_streams()
        for live in self._live.values():
            if live.job is not None:
                self.jobs.stop(live.job)  # it saves what it has
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self._note_all()
        await self.preparing.stop()
        await asyncio.to_thread(self.jobs.close)

    async def _note_all(self) -> None:
        """How far those are that did not end in time; what they have played is on the disk."""
        for live in self._live.values():
            if live.job is not None:
                live.kept.phase = WAITING
                with contextlib.suppress(Conflict):
                    await self._store.questions.note(live.kept, self._now(), live.report or None, live.file)

    def end_streams(self) -> None:
        """Whoever watches is let go; browsers come back by themselves."""
        self.is_stopping = True
        for live in self._live.values():
            live.wake()

    async def look_after(self) -> None:
        """Signs of life, and going on with what a server that is gone has left; done again and again."""
        if not self.is_on or self.is_stopping:
            return
        now, mine = self._now(), [name for name, live in self._live.items() if live.job]
        if self._store.is_shared:
            for kept in await self._store.questions.several(mine):
                self._heed(kept)
        await self._store.questions.renew(mine, now)
        for kept in await self._store.questions.left_behind(now, self._store.is_shared):
            if kept.id not in self._live or self._live[kept.id].job is None:
                await self._go_on_with(kept)

    async def _go_on_with(self, kept: StoredQuestion) -> None:
        try:
            kept.phase = WAITING
            kept.version += AHEAD
            await self._store.questions.take(kept, self._now())
        except Conflict:
            return  # another server was quicker
        report = await self._store.questions.report(kept.id)
        self._begin(Live(kept, report, f"asker {kept.asker[:8]}"))

    async def sweep(self) -> None:
        await self._store.questions.sweep(self._now() - self.limits.questions_days * DAY, self.limits.questions)

    # questions

    def want(self, game: str) -> None:
        """Somebody is about to ask about a game: have it compiled, and the process ready."""
        if not self.is_on:
            raise Refused("no-lab")
        self.preparing.want(game)
        self._tables.want(game)
        self.jobs.wake()

    def prepared(self, game: str) -> float:
        return self.preparing.share(game)

    async def ask(self, checked: Checked, key: str, address: str) -> tuple[StoredQuestion, bool]:
        """Put a question: what is known of it, and whether it is new. One that rests undecided goes on."""
        self.want(checked.asks["game"])
        seconds = float(checked.asks["seconds"])
        known = await self.find(checked.id)
        if known is not None:
            if known.is_active or known.decided:
                return known, False
            return await self._more(known, checked.asks, key, address, seconds), False
        self._check_room(address)
        kept = StoredQuestion(
            id=checked.id, asks=checked.asks, question=checked.question.as_dict(), command=checked.command,
            asker=hashed(key), asked=self._now(), granted=seconds,
        )  # fmt: skip
        try:
            await self._store.questions.add(kept, self._now())
        except Conflict:  # somebody has just asked the same
            return await self.known(checked.id), False
        self._metrics.count("lab_questions", kept.asks["kind"])
        self._begin(Live(kept, address=address))
        return kept, True

    async def _more(
        self, kept: StoredQuestion, asks: dict[str, Any], key: str, address: str, seconds: float
    ) -> StoredQuestion:
        """Go on with a question that rests; it belongs to whoever wants that."""
        self._check_room(address)
        before = self._live.get(kept.id)
        kept = msgspec.structs.replace(
            kept, phase=WAITING, why="", problem="", asker=hashed(key), asks=asks, granted=round(kept.used, 2) + seconds
        )
        kept.version += 1
        try:
            await self._store.questions.take(kept, self._now())
        except Conflict:
            return await self.known(kept.id)
        report = before.report if before else await self._store.questions.report(kept.id)
        live = before or Live(kept, report)
        live.begin(kept, address)
        self._begin(live)
        return kept

    def _check_room(self, address: str) -> None:
        if self.jobs.waiting_of(address) >= self.limits.questions_waiting:
            raise Refused("too-many-questions", most=self.limits.questions_waiting)

    async def find(self, name: str) -> StoredQuestion | None:
        """A question, as it is known here or in the store."""
        live = self._live.get(name)
        if live is not None and live.job is not None:
            return live.kept
        return await self._store.questions.find(name)

    async def known(self, name: str) -> StoredQuestion:
        found = await self.find(name)
        if found is None:
            raise Refused("no-such-question")
        return found

    async def several(self, names: list[str]) -> list[StoredQuestion]:
        stored = {kept.id: kept for kept in await self._store.questions.several(names)}
        here = {name: live.kept for name, live in self._live.items() if live.job is not None}
        return [(here.get(name) or stored[name]) for name in dict.fromkeys(names) if name in here or name in stored]

    async def report(self, name: str) -> bytes:
        live = self._live.get(name)
        return live.report if live is not None and live.report else await self._store.questions.report(name)

    def state(self, kept: StoredQuestion, is_brief: bool = False) -> LabState:
        live = self._live.get(kept.id)
        position = self.jobs.position(live.job) if live is not None and live.job is not None else 0
        return state_of(kept, position, lambda game: self.prepared(game) >= 1, is_brief)

    def live(self, name: str) -> Live | None:
        """A question that waits or runs here."""
        live = self._live.get(name)
        return live if live is not None and live.job is not None else None

    # pause and go on

    async def pause(self, name: str, key: str) -> StoredQuestion:
        """Stop it for now; only whoever asked may."""
        kept = await self.known(name)
        if not opens(key, kept.asker):
            raise Refused("not-asker")
        if not kept.is_active:
            return kept
        live = self.live(name)
        if live is None:  # another server plays it, and finds out
            kept.phase, kept.why = PAUSED, "asked"
            kept.version += 1
            await self._store.questions.pause(kept, self._now())
            return kept
        live.is_paused = True
        assert live.job is not None
        self.jobs.stop(live.job)
        while live.job is not None:
            event = live.watch()
            await event.wait()
            live.unwatch(event)
        return live.kept

    async def go_on(self, name: str, key: str, address: str, seconds: float) -> StoredQuestion:
        """Play it for some seconds more: whoever asked, or anybody while it rests."""
        if seconds > self.limits.question_seconds:
            most = self.limits.question_seconds
            raise Refused("bad-question", "why-question-too-long", seconds=f"{seconds:g}", most=most)
        kept = await self.known(name)
        if kept.is_active:
            if not opens(key, kept.asker):
                raise Refused("not-asker")
            return kept
        if kept.decided or kept.asks["game"] not in NAMES:
            return kept
        self.want(kept.asks["game"])
        return await self._more(kept, kept.asks, key, address, seconds)

    # playing

    def _begin(self, live: Live) -> None:
        """Have a question played; every turn that it gets goes on where the last one ended."""
        kept = live.kept
        self._live[kept.id] = live
        self.preparing.want(kept.asks["game"])
        limits = {"seconds": kept.granted, "blocks": kept.asks.get("blocks")}
        left = max(kept.granted - kept.used, LEAST)
        arguments = {"question": kept.question, "limits": limits, "seconds": left, "cores": self.cores}
        arguments |= {"folder": self.folder, "has_file": self._store.is_shared}
        job = live.job = self.jobs.begin(
            f"{PLAYING}:play", arguments, live.address, lambda told: self._heard(live, told), takes_turns=True
        )
        task = asyncio.create_task(self._played(live, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _heard(self, live: Live, told: Told) -> None:
        if live.job is None:
            return
        live.take(told)
        if live.kept.used >= live.kept.granted + OVERTIME and not told.is_over:
            self.jobs.stop(live.job)  # turns may have given it more than its time
        every = SHARED_NOTE if self._store.is_shared else NOTE
        if not told.is_over and self._now() - live.noted >= every:
            live.noted = self._now()
            task = asyncio.create_task(self._note(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _note(self, live: Live) -> None:
        """Tell the store how far it is. Whoever paused it at another server is heard here."""
        try:
            report = live.report if self._store.is_shared and live.report else None
            await self._store.questions.note(live.kept, self._now(), report, live.file)
        except Conflict:
            found = None if self.is_stopping else await self._store.questions.find(live.kept.id)
            if found is not None:
                self._heed(found)

    def _heed(self, stored: StoredQuestion) -> None:
        """Stop what was paused at another server."""
        live = self.live(stored.id)
        if live is not None and live.job is not None and not stored.is_active:
            live.is_paused = True
            self.jobs.stop(live.job)

    async def _played(self, live: Live, job: BackgroundJob) -> None:
        """It has come to its end, was paused, or failed."""
        kept = live.kept
        try:
            is_whole = await job.done
            is_late = kept.used >= kept.granted - LEAST
            if is_whole or (is_late and not live.is_paused):
                kept.phase, kept.why = DONE, "decided" if kept.decided else "time" if is_late else "blocks"
            elif live.is_paused or not self.is_stopping:
                kept.phase, kept.why = PAUSED, "asked"
            else:  # it goes on after the restart
                kept.phase = WAITING
        except JobFailed as error:
            log.error("the question %s failed: %s", kept.id, error)
            kept.phase, kept.problem = FAILED, str(error)
        try:
            await self._store.questions.note(kept, self._now(), live.report or None, live.file)
        except Conflict:
            log.info("the question %s is not this server's any more", kept.id)
        live.job = None
        live.change()
        self._forget(live)

    def _forget(self, live: Live) -> None:
        """It is in the store now."""
        if self._live.get(live.kept.id) is live and live.job is None:
            del self._live[live.kept.id]

    async def short(self, function: str, arguments: dict[str, Any], address: str) -> Any:
        """The one value of a job that is soon done."""
        self._check_room(address)
        found: list[Any] = []
        job = self.jobs.begin(function, arguments, address, found.append)
        try:
            async with asyncio.timeout(WAIT):
                await job.done
        except TimeoutError:
            self.jobs.stop(job)
            raise Refused("not-yet") from None
        except JobFailed as error:
            raise Refused("bad-question", problem=str(error)) from None
        except asyncio.CancelledError:  # nobody waits for it any more
            self.jobs.stop(job)
            raise
        return found[0]
