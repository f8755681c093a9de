"""Every check, as `python3 run.py test [--quick | --long] [pytest args]` runs them. Standard library only.

The checks go in rounds; in a round some are told as they go, and one may run beside them and is told afterwards: tests
in a browser wait more than they compute. A failure stops nothing; the exit code is 1 when any check failed.

A test that fails is run once more, alone: machines are noisy. One that passes then does not fail the run, but it is
named at the end, because it depends on something that it should not depend on, and that is a defect.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Thread
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
PYTHON = Path(sys.executable)
TIERS = ("--quick", "--long")
TESTS_FAILED, NO_TESTS_RAN = 1, 5  # pytest's exit codes
MANY = 10  # so many failed tests are no noise: they are not run again


UNCOMPILED = {"NUMBA_DISABLE_JIT": "1"}


@dataclass(frozen=True, slots=True)
class Check:
    name: str
    command: list[str]
    settings: dict[str, str] = field(default_factory=dict)
    may_be_empty: bool = False  # a selection by hand may well leave nothing of it

    @property
    def memory(self) -> Path | None:
        """Where pytest notes what failed, apart from that of checks beside it; None for other commands."""
        return ROOT / ".cache" / "checks" / self.name.replace(" ", "-") if "pytest" in self.command else None

    @property
    def failed(self) -> list[str]:
        noted = self.memory and self.memory / "v" / "cache" / "lastfailed"
        return sorted(json.loads(noted.read_text(encoding="utf-8"))) if noted and noted.exists() else []

    @property
    def again(self) -> "Check":
        """The tests that have failed, one after the other in one process."""
        return replace(self, command=[*self.command, "-n", "0", "--last-failed"])


@dataclass(frozen=True, slots=True)
class Outcome:
    check: Check
    code: int
    seconds: float
    only_beside_others: tuple[str, ...] = ()  # tests that failed, and passed when they ran alone

    @property
    def is_good(self) -> bool:
        return self.code == 0 or self.is_empty

    @property
    def is_empty(self) -> bool:
        return self.code == NO_TESTS_RAN and self.check.may_be_empty

    @property
    def verdict(self) -> str:
        found = "nothing selected" if self.is_empty else "ok" if self.is_good else f"FAILED (exit code {self.code})"
        noisy = f", {len(self.only_beside_others)} only at the second try" if self.only_beside_others else ""
        return f"{found}, {self.seconds:.1f} s{noisy}"


class Beside:
    """A check that runs while others are told; what it says is kept until they are through."""

    def __init__(self, check: Check) -> None:
        self._out = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")
        self._outcome: Outcome | None = None
        self._check = check
        self._thread = Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        self._outcome = tried(self._check, self._out)

    def told(self) -> Outcome:
        self._thread.join()
        assert self._outcome is not None
        with self._out:
            self._out.seek(0)
            print(f"\n== {self._check.name} ==\n{self._out.read()}", end="", flush=True)
        return self._outcome


def main(arguments: list[str]) -> int:
    if "--quick" not in arguments:
        subprocess.call(
            [PYTHON, ROOT / "tests" / "machine.py"]
        )  # what tests need besides Python: a browser, a database
    outcomes: list[Outcome] = []
    extra = [word for word in arguments if word not in TIERS]
    chosen = quick_rounds(extra) if "--quick" in arguments else rounds("--long" in arguments, extra)
    for told, beside in chosen:
        others = [Beside(check) for check in beside]
        for check in told:
            print(f"\n== {check.name} ==", flush=True)
            outcomes.append(tried(check))
            print(f"-- {check.name}: {outcomes[-1].verdict}", flush=True)
        for other in others:
            outcomes.append(other.told())
            print(f"-- {outcomes[-1].check.name}: {outcomes[-1].verdict}", flush=True)
    print("\n== all checks ==")
    for outcome in outcomes:
        print(f"{outcome.check.name:24}{outcome.verdict}")
        for test in outcome.only_beside_others:
            print(f"{'':24}a defect: it failed beside others and passed alone: {test}")
    return 0 if all(outcome.is_good for outcome in outcomes) else 1


def statics() -> list[Check]:
    """What reads the sources and runs nothing."""
    python = str(PYTHON)
    return [
        Check("format", [python, "-m", "ruff", "format", "--check"]),
        Check("lint", [python, "-m", "ruff", "check"]),
        Check("types", [python, "-m", "mypy"]),
        Check("imports", [str(PYTHON.with_name("lint-imports")), "--no-logo"]),
    ]


def quick_rounds(extra: list[str]) -> list[tuple[list[Check], list[Check]]]:
    """While one works, in under a minute: the sources; kernel, match, the house and one game, uncompiled."""
    pytest = [str(PYTHON), "-m", "pytest", "-q", "-n", "2", "-m", "nojit and not long", "-W", "error"]
    chosen = extra or ["tests/kernel", "tests/match", "tests/testing", "tests/house/test_rooms.py"]
    conforming = Check("conformance of a game", [*pytest, "tests/conformance", "-k", "quoridor"], UNCOMPILED)
    return [(statics(), [Check("quick tests", [*pytest, *chosen], UNCOMPILED), *([] if extra else [conforming])])]


def rounds(is_long: bool, extra: list[str]) -> list[tuple[list[Check], list[Check]]]:
    """The checks that are told as they go, and those beside them. By hand (`extra`), tests are chosen for pytest."""
    python = str(PYTHON)
    tier = "" if is_long else " and not long"
    # tests/conftest.py keeps a game on one worker and knows what goes first. While one of three waits, none is idle.
    pytest = [python, "-m", "pytest", "--dist", "loadscope", "--no-loadscope-reorder"]
    chosen = ["-m", "" if is_long else "not long"]
    both_cores, one_more, many = [*pytest, "-n", "2"], [*pytest, "-n", "3", *chosen], [*pytest, "-n", "5", *chosen]
    page = Check("page", [python, str(ROOT / "web" / "build.py"), "--check"])
    # A whole run has the browser's tests in processes of their own: playwright keeps an event loop running. They wait
    # more than they compute, so that five of them leave a core for those beside them.
    tests = Check("tests", [*one_more, *(extra or ["--ignore=tests/browser"])])
    browser = [] if extra else [Check("tests in a browser", [*many, "tests/browser"])]
    uncompiled = Check(
        "tests, not compiled",  # numpy sees every reading past an array
        [*both_cores, "-W", "error", *extra, "-m", "nojit" + tier],
        UNCOMPILED,
        may_be_empty=bool(extra),
    )
    bounds = Check(
        "tests, bounds checked",  # the same in compiled code, at volume: everything is compiled once more
        [*both_cores, *extra, "-m", "bounds"],
        {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"},  # for its errors, not for its speed
        may_be_empty=bool(extra),
    )
    return [(statics(), [page]), ([tests], []), ([uncompiled, *([bounds] if is_long else [])], browser)]


def tried(check: Check, out: IO[str] | None = None) -> Outcome:
    """Run a check; a few tests that fail get a second try alone."""
    if check.memory is not None:
        shutil.rmtree(check.memory, ignore_errors=True)
    first = ran(check, out)
    failed = check.failed if first.code == TESTS_FAILED else []
    if not 0 < len(failed) <= MANY:
        return first
    print(f"\n-- {check.name}: {len(failed)} failed, once more alone", file=out, flush=True)
    second = ran(check.again, out)
    return Outcome(check, second.code, first.seconds + second.seconds, tuple(failed) if second.code == 0 else ())


def ran(check: Check, out: IO[str] | None = None) -> Outcome:
    """Run a check and wait for it, also when Ctrl-C interrupts (it gets that too)."""
    start = time.monotonic()
    told = subprocess.STDOUT if out else None
    settings = {**os.environ, **check.settings}
    memory = ["-o", f"cache_dir={check.memory}"] if check.memory is not None else []
    child = subprocess.Popen([*check.command, *memory], cwd=ROOT, env=settings, stdout=out, stderr=told)
    try:
        code = child.wait()
    except KeyboardInterrupt:
        child.wait()
        raise
    return Outcome(check, code, time.monotonic() - start)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
