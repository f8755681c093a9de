"""A question that is played here, or was: where it stands, and who watches."""

import asyncio
from collections.abc import Callable

import msgspec

from tablewright.server.http.lab_types import LabState
from tablewright.server.jobs import BackgroundJob
from tablewright.server.lab.playing import Told
from tablewright.server.store.questions import DONE, RUNNING, StoredQuestion


class Live:
    """A question in memory. `kept` is what the store will have; the newest report stands beside it."""

    def __init__(self, kept: StoredQuestion, report: bytes = b"", address: str = "") -> None:
        self.kept, self.report, self.address = kept, report, address
        self.job: BackgroundJob | None = None
        self.file: bytes | None = None
        self.before = kept.used  # seconds played in the turns before this one
        self._of_turn = 0.0  # and in this one
        self.noted = 0  # ms: when the store was last told
        self.is_paused = False  # somebody has asked for it, and its job is about to end
        self._changed: set[asyncio.Event] = set()

    def take(self, told: Told) -> None:
        """Something new from the process that plays it."""
        kept = self.kept
        if told.seconds < self._of_turn:  # another turn has begun
            self.before = kept.used
        self._of_turn = told.seconds
        kept.phase, kept.used, kept.games = RUNNING, self.before + told.seconds, told.games
        kept.decided, kept.strengths = told.decided, msgspec.Raw(told.strengths)
        if told.report is not None:
            self.report, self.file = told.report, told.file
            kept.report += 1
            kept.verdict = verdict_of(told.report)
        self.change()

    def begin(self, kept: StoredQuestion, address: str) -> None:
        """It is to be played, or to go on."""
        self.kept, self.address = kept, address
        self.before, self._of_turn, self.is_paused = kept.used, 0.0, False

    def change(self) -> None:
        self.kept.version += 1
        self.wake()

    def wake(self) -> None:
        """Have everybody look who watches."""
        for event in self._changed:
            event.set()

    def watch(self) -> asyncio.Event:
        """An event that is set with every change; `unwatch` it."""
        event = asyncio.Event()
        self._changed.add(event)
        return event

    def unwatch(self, event: asyncio.Event) -> None:
        self._changed.discard(event)


class _Verdict(msgspec.Struct):
    verdict: str = ""


_verdict = msgspec.json.Decoder(_Verdict)


def verdict_of(report: bytes) -> str:
    return _verdict.decode(report).verdict


def state_of(
    kept: StoredQuestion, position: int, is_prepared: Callable[[str], bool], is_brief: bool = False
) -> LabState:
    """A question as a page is told of it."""
    is_over = kept.phase == DONE
    progress = 1.0 if is_over else min(kept.used / kept.granted, 1.0) if kept.granted else 0.0
    return LabState(
        id=kept.id,
        phase=kept.phase,
        position=position,
        decided=kept.decided,
        why=kept.why,
        seconds=round(kept.used, 2),
        limit=kept.granted,
        games=kept.games,
        progress=round(progress, 3),
        is_prepared=is_prepared(kept.asks["game"]),
        problem=kept.problem,
        version=kept.version,
        report=kept.report,
        strengths=msgspec.Raw(b"[]") if is_brief else kept.strengths,
    )
