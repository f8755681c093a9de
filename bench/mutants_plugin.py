"""A plugin for pytest that `bench.mutants` loads: which functions a test calls, which tests run in which order, and
a limit of CPU time for each test. What it is to do stands in a JSON file that MUTANTS_PLAN names.

    {"sources": folder, "survey": file}      write for each test what it called, its seconds, and whether it passed
    {"tests": {id: seconds}, "report": file} run these in this order, and write down the one that failed
"""

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

PLAN: dict[str, Any] = json.loads(Path(os.environ["MUTANTS_PLAN"]).read_text("utf-8"))
LONGEST_WHEN_RIGHT = 6.0  # seconds of CPU; slower tests are left out
WHILE_COLLECTED = ""  # what imports and fixtures of the collection call

survey: dict[str, dict[str, Any]] = {}
called: set[CodeType] = set()


def pytest_configure() -> None:
    signal.signal(signal.SIGPROF, out_of_time)
    if "survey" in PLAN:
        trace()


def trace() -> None:
    sys.settrace(note)
    threading.settrace(note)


def note(frame: FrameType, event: str, argument: object) -> None:
    called.add(frame.f_code)


def out_of_time(number: int, frame: object) -> None:
    raise TimeoutError("The test used too much CPU time.")


def functions() -> list[str]:
    """What was called of the sources since the last time: "file function"."""
    sources = PLAN["sources"]
    found = {
        f"{Path(code.co_filename).relative_to(sources).as_posix()} {code.co_qualname.partition('.<locals>')[0]}"
        for code in tuple(called)  # this function is noted, too
        if code.co_filename.startswith(sources)
    }
    called.clear()
    return sorted(found)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if "tests" in PLAN:
        order = {test: i for i, test in enumerate(PLAN["tests"])}
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])


def pytest_collection_finish() -> None:
    if "survey" in PLAN:
        survey[WHILE_COLLECTED] = {"calls": functions(), "seconds": 0, "passed": True}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Any:
    if "survey" in PLAN:
        trace()  # once more: a time limit that strikes within `note` ends the tracing
    began = time.process_time()
    yield
    if "survey" in PLAN:
        seconds = round(time.process_time() - began, 3)
        survey.setdefault(item.nodeid, {"passed": True}).update(calls=functions(), seconds=seconds)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Any:
    usual = PLAN["tests"][item.nodeid] if "tests" in PLAN else 0
    signal.setitimer(signal.ITIMER_PROF, LONGEST_WHEN_RIGHT if "survey" in PLAN else 2 + 4 * usual)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if "survey" in PLAN:
        kept = survey.setdefault(report.nodeid, {"passed": True})
        kept["passed"] = kept["passed"] and not report.failed
    elif report.failed:
        write("report", report.nodeid)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed and "report" in PLAN:
        write("report", f"{report.nodeid} cannot be imported")


def pytest_sessionfinish() -> None:
    if "survey" in PLAN:
        sys.settrace(None)
        write("survey", survey)


def write(to: str, what: object) -> None:
    Path(PLAN[to]).write_text(json.dumps(what), "utf-8")
