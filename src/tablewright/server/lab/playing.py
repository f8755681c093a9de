"""What the lab's process does: plays questions, forecasts them, plays single games again, counts games of people.

Each function is a job (server/jobs). What goes to browsers is yielded as bytes of JSON: the server only hands it on.
"""

import json
import time
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from tablewright.kernel.compiling.cache import is_compiled
from tablewright.kernel.compiling.patience import JIT
from tablewright.kernel.errors import TablewrightError
from tablewright.lab.arm_table import ArmTable
from tablewright.lab.asking import Asked, result_of
from tablewright.lab.files import lab_bytes, parquet_bytes
from tablewright.lab.looking import Narrowing, claims_of, games_to_watch
from tablewright.lab.questions.cells import cell
from tablewright.lab.questions.compare import A, B, known
from tablewright.lab.questions.kinds import kind_of
from tablewright.lab.questions.played import Played
from tablewright.lab.questions.question import Question
from tablewright.lab.report.build import brief, report_of
from tablewright.lab.result import Result, game_of
from tablewright.lab.running import TELL_EVERY, Run
from tablewright.lab.store import ArmStore
from tablewright.lab.warming import LAB
from tablewright.server.lab.threads import threads_behind

FIRST_REPORT = 1.0  # s
BETWEEN_REPORTS = 2.0  # s at least
COST = 6.0  # and so many times as long as the last took to make
WEAKEST = "random"
LONGEST_PREVIEW, PREVIEW_BLOCKS = 180.0, 1024  # s; deals
LARGEST_FILE = 8 << 20  # bytes of a .lab that servers share


@dataclass(frozen=True)
class Told:
    """Where a question stands."""

    seconds: float  # played this time
    games: int
    decided: bool
    strengths: bytes  # JSON
    report: bytes | None = None  # JSON
    file: bytes | None = None  # of what was played, as .lab
    is_over: bool = False  # it has come to its end: decided, or as far as it may go


class ShownRun:
    """A question that is being played, as it is shown: all whole blocks count, also those after the last look."""

    def __init__(self, question: Question, run: Run, limits: dict[str, Any]) -> None:
        self._question, self._run, self._limits = question, run, limits
        self._kind = kind_of(question.kind)
        self._began = self._reported = time.monotonic()
        self._gap = FIRST_REPORT
        self._shown = [self._twin(played) for played in run.played]
        self._narrowing = [Narrowing(played) for played in self._shown]

    def _twin(self, played: Played) -> Played:
        """The same tables, counted for itself: a stop by evidence must not depend on who looks meanwhile."""
        twin = Played(self._question, self._kind, played.bot, played.most)
        twin.tables = played.tables
        return twin

    def _count(self) -> None:
        for twin, played in zip(self._shown, self._run.played, strict=True):
            twin.is_decided, twin.counted = played.is_decided, dict(played.counted)
            if self._kind.course is None and not played.is_decided:
                whole = min(table.n for table in played.tables.values())
                twin.counted = dict.fromkeys(twin.counted, min(whole, played.most))

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    def now(self) -> Told:
        """The watched numbers; now and then everything."""
        self._count()
        is_time = time.monotonic() - self._reported >= self._gap and any(played.n for played in self._shown)
        return self._told(self.report(self._shown) if is_time else None)

    def preview(self, others: list[dict[str, Any]]) -> Told:
        """The watched numbers, as a strength before those that were asked for; no time is counted."""
        self._count()
        own = [brief(part) | {"is_preview": True} for part in self._shown]
        return Told(0.0, sum(part.games for part in self._shown), False, msgspec.json.encode([*own, *others]))

    def last(self, has_file: bool, is_over: bool) -> Told:
        """What there is in the end: the very report of the command line."""
        for twin, played in zip(self._shown, self._run.played, strict=True):
            twin.is_decided, twin.counted = played.is_decided, dict(played.counted)
        report, file = self.report(self._shown), None
        if has_file:
            whole = lab_bytes(result_of(self._question, self._run, self._limits, self.seconds))
            file = whole if len(whole) <= LARGEST_FILE else None
        return self._told(report, file, is_over)

    def _told(self, report: bytes | None, file: bytes | None = None, is_over: bool = False) -> Told:
        played = self._shown
        strengths = msgspec.json.encode([brief(part) for part in played])
        games, is_decided = sum(part.games for part in played), all(part.is_decided for part in played)
        return Told(self.seconds, games, is_decided, strengths, report, file, is_over)

    def report(self, played: list[Played]) -> bytes:
        """The lab's report, and what one may look into."""
        began = time.monotonic()
        report = report_of(self._question, self._kind, played, self._limits)
        for part, strength, narrowing in zip(played, report["strengths"], self._narrowing, strict=True):
            strength["history"] = narrowing.rows() if part.n else []
            strength["games_to_watch"] = games_to_watch(part)
            if self._question.kind in ("compare", "aa") and part.n:
                cells = [cell(measure, B, A) for measure in known(self._question).values()]
                strength["plain"] = claims_of(part, strength["metrics"], cells)
        report["disagree"] = disagreements(report["strengths"])
        self._reported = time.monotonic()
        self._gap = max(BETWEEN_REPORTS, COST * (self._reported - began))
        return msgspec.json.encode(report)


def disagreements(strengths: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The numbers of the verdict about which strengths contradict each other."""
    by_name: dict[str, dict[str, list[str]]] = {}
    for strength in strengths:
        for row in strength["metrics"]:
            if row.get("primary"):
                by_name.setdefault(row["name"], {}).setdefault(row["reading"], []).append(strength["bot"])
    found = []
    for name, said in by_name.items():
        more, less, no_matter = (said.get(reading, []) for reading in ("more", "less", "no matter"))
        if (more and less) or ((more or less) and no_matter):
            found.append({"name": name, "more": more, "less": less, "no_matter": no_matter})
    return found


def is_ready(question: Question) -> bool:
    """Whether games run at their full speed here."""
    return not JIT or is_compiled(question.found.folder, LAB)


def preview(question: Question, cores: int, folder: str) -> Generator[Told, bool | None, None]:
    """Until a game is compiled: random bots, whose games are quick even so. They are shown before the others."""
    began = time.monotonic()
    run = Asked(replace(question, bots=(WEAKEST,))).begin(
        LONGEST_PREVIEW, PREVIEW_BLOCKS, workers=cores, store=ArmStore(Path(folder))
    )
    shown = ShownRun(run.question, run, {})
    others = [{"bot": bot, "blocks": 0, "games": 0, "decided": False, "rows": []} for bot in question.bots]
    with closing(iter(run)) as steps:
        while time.monotonic() - began < LONGEST_PREVIEW and not is_ready(question):
            if next(steps, steps) is steps:  # it has played all it may
                time.sleep(TELL_EVERY)
            told = shown.preview(others)
            if (yield told):
                yield told
                return


def asked_of(question: dict[str, Any]) -> Asked:
    return Asked(Question.from_dict(question))


def play(
    question: dict[str, Any], limits: dict[str, Any], seconds: float, cores: int, folder: str, has_file: bool
) -> Generator[Told, bool | None, None]:
    """Play a question for so many seconds more. What was played before is in the folder: it goes on from there."""
    asked = asked_of(question)
    if WEAKEST not in asked.question.bots and not is_ready(asked.question):
        yield from preview(asked.question, cores, folder)
    is_stopped: bool | None = False
    with threads_behind(cores) as pool:
        run = asked.begin(seconds, limits.get("blocks"), pool, cores, store=ArmStore(Path(folder)))
        shown = ShownRun(asked.question, run, limits)
        with closing(iter(run)) as steps:
            for _ in steps:
                is_stopped = yield shown.now()
                if is_stopped:
                    break
    yield shown.last(has_file, not is_stopped)


def games(question: dict[str, Any], bot: str, block: int, arms: list[str]) -> Iterator[dict[str, Any]]:
    """The games of a block, played again, and how many of their moves are the same."""
    asked = asked_of(question).question
    if bot not in asked.bots:
        raise TablewrightError(f"this question was not put to {bot!r} bots; it was to {', '.join(asked.bots)}")
    played = Played(asked, kind_of(asked.kind), bot)
    found: list[dict[str, Any]] = []
    for label in arms:
        if label not in played.arms:
            raise TablewrightError(f"there is no arm {label!r}; there are {', '.join(played.arms)}")
        position = game_of(played.arms[label], asked.seed, block)
        found.append({"arm": label, "record": json.loads(position.record())})
    moves = [one["record"]["moves"] for one in found]
    same = 0
    while all(same < len(line) and line[same] == moves[0][same] for line in moves):
        same += 1
    yield {"games": found, "same": same}


def export(question: dict[str, Any], report: bytes, ending: str, folder: str) -> Iterator[bytes]:
    """A file that takes long to make, or needs the blocks."""
    data = msgspec.json.decode(report)
    if ending == "parquet":
        yield parquet_bytes(Result(data))
        return
    yield lab_bytes(Result(data, with_stored(asked_of(question).question, data, ArmStore(Path(folder)))))


def with_stored(question: Question, report: dict[str, Any], store: ArmStore) -> list[Played]:
    """The strengths of a report with their blocks, from what is stored."""
    found = []
    for strength in report["strengths"]:
        played = Played(question, kind_of(question.kind), strength["bot"])
        played.is_decided = strength["decided"]
        tables: dict[str, ArmTable] = {label: store.load(arm, question.seed) for label, arm in played.arms.items()}
        played.tables = tables
        most = strength["blocks"]
        played.counted = {label: min(table.n, most) for label, table in tables.items()}
        if most and not min(played.counted.values()) and question.kind != "find":
            raise TablewrightError("the games of this answer are not stored here any more; ask it again to have them")
        found.append(played)
    return found
