"""The lab's face in Python: a function for each kind of question; `run` and `stream` play it.

from tablewright import lab

q = lab.compare("corridor", players=4, change={"turn.hand_limit": 6}, bots=("easy", "hard"))
r = q.run(seconds=60)
r.verdict, r["rounds"].difference
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from typing import Any

from tablewright.games.registry import game
from tablewright.kernel.errors import TablewrightError
from tablewright.lab.evidence import Precision, Stop, UntilVerdict
from tablewright.lab.measures import measure_named
from tablewright.lab.measures import primary as usual_primary
from tablewright.lab.questions.cells import parse_metric
from tablewright.lab.questions.find import parse_target
from tablewright.lab.questions.kinds import kind_of
from tablewright.lab.questions.played import Played
from tablewright.lab.questions.question import Question, asked
from tablewright.lab.report.build import brief, report_of
from tablewright.lab.result import Result
from tablewright.lab.running import Run
from tablewright.lab.store import ArmStore

Values = Sequence[Any]
MOST_PRIMARY = 3  # numbers that a verdict speaks of; each makes the others' intervals wider
PRECISION = 2.0  # points, where a question asks how much and nobody says how exactly


def precision(pp: float) -> Precision:
    """Stop once the intervals are within so many points (of numbers that are no shares: per cent)."""
    if not 0 < pp <= 50:
        raise TablewrightError(f"precision: expected points above 0, up to 50, not {pp}")
    return Precision(pp)


def verdict() -> UntilVerdict:
    """Stop once each change is more, less, or too small to matter."""
    return UntilVerdict()


@dataclass(frozen=True)
class Interim:
    """Where a question stands while it is played."""

    question: Question
    strengths: list[dict[str, Any]]
    seconds: float
    run: Run
    limits: dict[str, Any]

    def result(self) -> Result:
        """The whole answer as it is now: valid, like every look."""
        return result_of(self.question, self.run, self.limits, self.seconds)

    def _repr_html_(self) -> str:
        from tablewright.lab.report.page import progress_of

        return progress_of(self.question, self.strengths)


@dataclass(frozen=True)
class Asked:
    """A question that can be played."""

    question: Question

    def until(self, stop: Stop) -> "Asked":
        """The same question with another stop."""
        return Asked(replace(self.question, until=stop))

    def run(
        self, seconds: float | None = None, until: Stop | None = None, blocks: int | None = None, **how: Any
    ) -> Result:
        """Play until it is decided, or for so many seconds or blocks (see `begin`); Ctrl-C gives what there is."""
        if until is not None:
            return self.until(until).run(seconds, blocks=blocks, **how)
        run = self.begin(seconds, blocks, **how)
        began = time.monotonic()
        with suppress(KeyboardInterrupt), closing(iter(run)) as steps:
            for _ in steps:
                pass
        return result_of(self.question, run, {"seconds": seconds, "blocks": blocks}, time.monotonic() - began)

    def stream(self, seconds: float | None = None, blocks: int | None = None, **how: Any) -> Iterator[Interim]:
        """The same, told at most four times a second; the last one is the end."""
        run, limits = self.begin(seconds, blocks, **how), {"seconds": seconds, "blocks": blocks}
        began = time.monotonic()
        with closing(iter(run)) as steps:
            for _ in steps:
                yield self._progress(run, limits, began)
        yield self._progress(run, limits, began)

    def _progress(self, run: Run, limits: dict[str, Any], began: float) -> Interim:
        strengths = [brief(played) for played in run.played]
        return Interim(self.question, strengths, time.monotonic() - began, run, limits)

    def begin(
        self,
        seconds: float | None = None,
        blocks: int | None = None,
        executor: Executor | None = None,
        workers: int | None = None,
        processes: bool = False,
        store: ArmStore | None = None,
    ) -> Run:
        """A run to be iterated over. executor: any of concurrent.futures; else threads, or processes, of our own."""
        return Run(
            self.question, kind_of(self.question.kind), executor=executor, workers=workers, processes=processes,
            store=store, seconds=seconds, blocks=blocks,
        )  # fmt: skip


def result_of(question: Question, run: Run, limits: dict[str, Any], seconds: float) -> Result:
    """What a run has come to so far."""
    report = report_of(question, kind_of(question.kind), run.played, limits)
    times = {"seconds": round(seconds, 2), "core_seconds": round(run.cpu, 2), "limits": limits, "notes": run.warnings}
    return Result(report, run.played, times)


def _named(name: str, players: int | None, rules: Any, preset: str | None, primary: Sequence[str]) -> tuple[str, ...]:
    """The primary measures: those asked for, or the game's own. A name of a measure by seat stands for all seats."""
    from tablewright.lab.measures import measures

    found = game(name)
    if len(primary) > MOST_PRIMARY:
        raise TablewrightError(
            f"expected at most {MOST_PRIMARY} metrics that the verdict speaks of, not {len(primary)}"
        )
    known = measures(found.new(players, 0, rules, preset))
    if not primary:
        return tuple(n for n in usual_primary(found) if any(m.name == n for m in known))
    chosen: list[str] = []
    for text in primary:
        seats = [m.name for m in known if m.is_seat and m.name.rpartition(".")[0] == text]
        chosen += seats or [measure_named(known, text).name]
    return tuple(dict.fromkeys(chosen))


def _check(question: Question) -> Asked:
    """Refuse now what could not be played later."""
    kind = kind_of(question.kind)
    for bot in question.bots:
        kind.watched(Played(question, kind, bot))
    return Asked(question)


def compare(
    name: str,
    *,
    change: Mapping[str, Any] | None = None,
    to_preset: str | None = None,
    primary: Sequence[str] = (),
    **more: Any,
) -> Asked:
    """What changes if I change a rule?"""
    found = game(name)
    changed = found.ruleset.overrides(change, to_preset)
    if not changed:
        raise TablewrightError("compare: expected a change of a rule, such as change={'turn.hand_limit': 6}")
    chosen = _named(name, more.get("players"), more.get("rules"), more.get("preset"), primary)
    return _check(asked("compare", name, primary=chosen, change=dict(changed), named=list(primary), **more))


def aa(name: str, *, primary: Sequence[str] = (), **more: Any) -> Asked:
    """The self-test: A against A, where nothing changes but chance."""
    chosen = _named(name, more.get("players"), more.get("rules"), more.get("preset"), primary)
    return _check(asked("aa", name, primary=chosen, named=list(primary), **more))


def seats(name: str, **more: Any) -> Asked:
    """Is it fair by seat?"""
    return _check(asked("seats", name, **more))


def length(name: str, **more: Any) -> Asked:
    """How long is it, and how does it end?"""
    return _check(asked("length", name, **(_exactly() | more)))


def feel(name: str, *, primary: Sequence[str] = (), **more: Any) -> Asked:
    """How does it feel?"""
    known = ("choices", "waiting", "lead_changes", "lead_changes_together")
    if not primary:
        found = game(name)
        start = found.new(more.get("players"), 0, more.get("rules"), more.get("preset"))
        from tablewright.lab.measures import measures

        chosen = tuple(m.name for m in measures(start) if m.name in known)
    else:
        chosen = _named(name, more.get("players"), more.get("rules"), more.get("preset"), primary)
    return _check(asked("feel", name, primary=chosen, named=list(primary), **(_exactly() | more)))


def cards(name: str, *, tools: Sequence[str] = (), primary: Sequence[str] = (), **more: Any) -> Asked:
    """Which cards or actions matter? tools: some of those that the game names, else all."""
    chosen = _named(name, more.get("players"), more.get("rules"), more.get("preset"), primary)
    return _check(asked("cards", name, primary=chosen, tools=list(tools), named=list(primary), **more))


def skill(name: str, **more: Any) -> Asked:
    """Does skill matter, and how much is luck?"""
    return _check(asked("skill", name, **more))


def difficulty(name: str, *, all_players: bool = False, **more: Any) -> Asked:
    """How hard is it, for those who play together? all_players: for every number of players."""
    found = game(name)
    players = found.new(more.get("players"), 0).players
    counts = list(found.meta.players) if all_players else [players]
    return _check(asked("difficulty", name, counts=counts, **(_exactly() | more)))


def sweep(name: str, key: str, values: Values, *, metric: str, **more: Any) -> Asked:
    """One rule over its values. metric: a name, or a comparison such as "rounds > 2"."""
    axes = [{"key": key, "values": list(values)}]
    return _check(asked("sweep", name, primary=(_metric(metric),), axes=axes, **(_exactly() | more)))


def grid(name: str, first: tuple[str, Values], second: tuple[str, Values], *, metric: str, **more: Any) -> Asked:
    """Two rules against each other."""
    if first[0] == second[0]:
        raise TablewrightError(f"grid: expected two different rules, not {first[0]} twice")
    axes = [{"key": key, "values": list(values)} for key, values in (first, second)]
    return _check(asked("grid", name, primary=(_metric(metric),), axes=axes, **(_exactly() | more)))


def find(name: str, key: str, values: Values, *, target: str, **more: Any) -> Asked:
    """Which value of a rule meets a target, such as "cleared = 40% +- 3"?"""
    metric, value, margin = parse_target(target)
    axes = [{"key": key, "values": list(values)}]
    question = asked(
        "find", name, primary=(_metric(metric),), axes=axes, target=target, value=value, margin=margin, **more
    )
    found = _check(question)
    kind = kind_of("find")
    cells = kind.watched(Played(question, kind, question.bots[0]))
    low, high = min(cell.low for cell in cells), max(cell.high for cell in cells)
    if cells[0].how == "ratio":
        high = cells[0].top
    if value + margin < low or value - margin > high:
        raise TablewrightError(
            f"target {target!r}: {metric} lies between {low:g} and {high:g} in every game; it cannot be met"
        )
    return found


def _metric(text: str) -> str:
    name, sign, number = parse_metric(text)
    return f"{name} {sign} {number:g}" if sign else name


def _exactly() -> dict[str, Stop]:
    """The stop of questions that ask how much, where nobody names one."""
    return {"until": Precision(PRECISION)}
