"""Tests that notice: makes single-point mutants of rule code and runs the tests that should fail for them, uncompiled.

    python -m bench.mutants --target quoridor --seed 1 --count 60
    python -m bench.mutants --target match --seed 1 --again      # those that survived, after tests were added

A target is a game, `match` or `server`. Each mutant stands in a copy of the repository in a temporary folder; of the
repository itself only .cache/ is written to. One run of the tests beforehand tells which of them pass, how long they
take and which functions they call; for a mutant those run that call its function, first those that noticed another
one before, then the quick ones. Answers are kept in a JSON lines file as they come, so an interrupted run goes on
where it stopped.

Survivors that change nothing are listed, with the reason, in bench/mutants.md. POSIX only: signals limit the CPU time.
"""

import argparse
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from bench.mutations import Mutation, mutations

ROOT = Path(__file__).resolve().parents[1]
ANSWERS = ROOT / ".cache" / "mutants"
COPIED = ("src", "tests", "bench", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page", "browser", "node_modules", ".hypothesis")
NO_RULES = {"__init__", "board", "describe", "load", "meta", "narrate", "warming"}  # words, data, compiling ahead
SERVER_TESTS = ("tests/server/test_house_rule_words.py", "tests/server/test_uploads.py")
LONGEST = 240  # seconds for all tests of a mutant: one that hangs while it is imported
PACKAGES = ("match", "server")  # targets that are no games
UNUSED = ("cacheprovider", "playwright", "schemathesis", "anyio")  # plugins that take as long to load as the tests
PYTEST = (
    *("-m", "pytest", "-q", "-p", "bench.mutants_plugin", "-W", "error"),
    *(word for plugin in UNUSED for word in ("-p", f"no:{plugin}")),
)
NOTICED, SURVIVED = "noticed", "survived"


@dataclass(frozen=True, slots=True)
class Mutant:
    path: str  # from the root of the repository
    mutation: Mutation
    number: int  # among the same changes of a function

    @property
    def place(self) -> str:
        return f"{self.path}:{self.mutation.line} {self.mutation.function}"

    @property
    def key(self) -> str:
        """The same for the same change, also when lines were added above it."""
        return f"{self.path} {self.mutation.function} {self.mutation.change} {self.number}"


@dataclass(frozen=True, slots=True)
class Answer:
    key: str
    place: str
    change: str
    outcome: str
    by: str  # the test that noticed


def main() -> None:
    options = arguments()
    folder: Path = options.answers
    folder.mkdir(parents=True, exist_ok=True)
    answers = folder / f"{options.target}-{options.seed}.jsonl"
    known = read(answers)
    chosen = choose(every_mutant(options.target), options.count, options.seed)
    todo = [mutant for mutant in chosen if wanted(known.get(mutant.key), options.again)]
    if todo:
        with tempfile.TemporaryDirectory(prefix="mutants-") as copies:
            work = Work(Path(copies), options.target, known)
            work.run(todo, options.processes, answers)
    table([known[mutant.key] for mutant in chosen if mutant.key in known], options.count)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Make mutants of rule code and see which of them tests notice.")
    parser.add_argument("--target", required=True, help="a game, match or server")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="run those that survived once more")
    parser.add_argument("--answers", type=Path, default=ANSWERS, help="the folder of the JSON lines files")
    return parser.parse_args()


def sources(target: str) -> list[Path]:
    """The files of a target that hold rules."""
    folder = ROOT / "src" / "tablewright" / (target if target in PACKAGES else f"games/{target}")
    if not folder.is_dir():
        sys.exit(f"There is no {target!r}: expected a folder of src/tablewright/games, match or server.")
    pattern = "**/*.py" if target == "server" else "*.py"
    return sorted(path for path in folder.glob(pattern) if path.stem not in NO_RULES)


def every_mutant(target: str) -> list[Mutant]:
    found = []
    for path in sources(target):
        same: Counter[tuple[str, str]] = Counter()
        for mutation in mutations(path.read_bytes()):
            same[mutation.function, mutation.change] += 1
            number = same[mutation.function, mutation.change]
            found.append(Mutant(path.relative_to(ROOT).as_posix(), mutation, number))
    return found


def choose(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Some of them at random: each draws a lot, so that others stay chosen when a line is edited."""
    return sorted(mutants, key=lambda mutant: sha256(f"{seed} {mutant.key}".encode()).digest())[:count]


def wanted(answer: Answer | None, again: bool) -> bool:
    return answer is None or (again and answer.outcome == SURVIVED)


def read(answers: Path) -> dict[str, Answer]:
    """What is known already; a later line about the same mutant counts."""
    if not answers.exists():
        return {}
    lines = answers.read_text("utf-8").splitlines()
    return {answer.key: answer for answer in (Answer(**json.loads(line)) for line in lines)}


class Work:
    """A survey of the tests, and then one mutant after the other, in copies of the repository."""

    def __init__(self, folder: Path, target: str, known: dict[str, Answer]) -> None:
        self.folder, self.target, self.known = folder, target, known
        self.fame = Counter(answer.by for answer in known.values())  # how many mutants a test has noticed
        self.lock = threading.Lock()
        self.running: set[subprocess.Popen[bytes]] = set()
        self.first = folder / "copy-0"
        self.first.mkdir()
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.first / name, ignore=LEFT_OUT)
            else:
                shutil.copy2(ROOT / name, self.first / name)
        self.survey = self._survey()

    def selection(self) -> list[str]:
        if self.target == "server":
            return ["-m", "not long", "tests/server"]
        if self.target == "match":
            return ["-m", "not long", "tests/match", *SERVER_TESTS]
        return [
            "-m",
            "nojit and not long",
            f"tests/games/{self.target}",
            "tests/games/test_traces.py",
            "tests/conformance/test_games.py",
            "tests/envs/test_tensors.py",
            "-k",
            self.target,
        ]

    def _survey(self) -> dict[str, Any]:
        """By test: the functions it calls, its seconds of CPU. Tests that fail as it is are named and left out."""
        out = self.folder / "survey.json"
        plan = {"sources": str(self.first), "survey": str(out)}
        child = begun(self.first, plan, ["--continue-on-collection-errors", *self.selection()])
        if child.wait() > 1:
            print("Some tests could not be imported or run; see what pytest says of the repository as it is.")
        found: dict[str, Any] = json.loads(out.read_text("utf-8"))
        for test in [test for test, facts in found.items() if not facts["passed"]]:
            del found[test]
            print(f"left out, fails or is slow without any change: {test}", flush=True)
        return found

    def run(self, mutants: list[Mutant], processes: int, answers: Path) -> None:
        waiting: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
        for mutant in mutants:
            waiting.put(mutant)
        copies = [self.first, *(self.folder / f"copy-{i}" for i in range(1, processes))]
        for copy in copies[1:]:
            shutil.copytree(self.first, copy)
        threads = [threading.Thread(target=self._drain, args=(waiting, copy, answers), daemon=True) for copy in copies]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                thread.join()
        finally:  # also after Ctrl-C
            with self.lock:
                for child in self.running:
                    end(child)

    def _drain(self, waiting: "queue.SimpleQueue[Mutant]", copy: Path, answers: Path) -> None:
        while not waiting.empty():
            try:
                mutant = waiting.get_nowait()
            except queue.Empty:
                return
            by = self._noticed_by(mutant, copy)
            outcome = NOTICED if by else SURVIVED
            answer = Answer(mutant.key, mutant.place, mutant.mutation.change, outcome, by)
            with self.lock:
                self.known[mutant.key] = answer
                self.fame[by] += 1
                with answers.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(answer)) + "\n")
                print(f"{outcome}  {answer.place}  {answer.change}  {by}", flush=True)

    def _noticed_by(self, mutant: Mutant, copy: Path) -> str:
        """The test that fails for a mutant, or nothing."""
        tests = self._tests(mutant)
        if not tests:
            return ""
        path, report = copy / mutant.path, copy / "report.json"
        source = path.read_bytes()
        report.unlink(missing_ok=True)
        path.write_bytes(mutant.mutation.applied(source))
        files = sorted({test.partition("::")[0] for test in tests})
        plan = {"tests": tests, "report": str(report)}
        child = begun(copy, plan, ["-x", "-m", "not long", *files])
        with self.lock:
            self.running.add(child)
        try:
            child.wait(LONGEST)
        except subprocess.TimeoutExpired:
            return "time limit"
        finally:
            end(child)
            with self.lock:
                self.running.discard(child)
            path.write_bytes(source)
        if report.exists():
            return str(json.loads(report.read_text("utf-8")))
        return "" if child.returncode == 0 else f"pytest stops with code {child.returncode}"

    def _tests(self, mutant: Mutant) -> dict[str, float]:
        """Those that call the function, with their seconds; all of them where it is called by an import."""
        called = f"{mutant.path} {mutant.mutation.function}"
        is_imported = called in self.survey[""]["calls"]
        found = [t for t, facts in self.survey.items() if t and (is_imported or called in facts["calls"])]
        with self.lock:
            found.sort(key=lambda test: (-self.fame[test], self.survey[test]["seconds"]))
        return {test: self.survey[test]["seconds"] for test in found}


def begun(copy: Path, plan: dict[str, Any], more: list[str]) -> "subprocess.Popen[bytes]":
    """Pytest in a copy. What is not changed is compiled to bytecode once, by the survey."""
    file = copy / "plan.json"
    file.write_text(json.dumps(plan), "utf-8")
    settings = {
        **os.environ,
        "MUTANTS_PLAN": str(file),
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join((str(copy / "src"), str(copy))),
        **({} if "survey" in plan else {"PYTHONDONTWRITEBYTECODE": "1"}),
    }
    command = [sys.executable, *PYTEST, *more]
    silent = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=copy, env=settings, stdout=silent, stderr=silent, start_new_session=True)


def end(child: "subprocess.Popen[bytes]") -> None:
    if child.poll() is None:
        os.killpg(child.pid, signal.SIGKILL)


def table(answers: list[Answer], count: int) -> None:
    for answer in sorted(answers, key=lambda answer: (answer.outcome, answer.place)):
        print(f"| {answer.outcome} | {answer.place} | `{answer.change}` | {answer.by} |")
    outcomes = Counter(answer.outcome for answer in answers)
    print(f"{len(answers)} of {count} mutants: {outcomes[NOTICED]} noticed, {outcomes[SURVIVED]} survived")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
