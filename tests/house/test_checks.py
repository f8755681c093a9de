"""`run.py test`: every check runs, and any failure counts."""

import sys

import pytest
from tests import checks


@pytest.fixture
def machine(monkeypatch):
    """Nothing is installed."""
    monkeypatch.setattr(checks.subprocess, "call", lambda command: 0)


@pytest.mark.parametrize(
    ("arguments", "codes", "verdict"),
    [
        ([], {}, 0),
        ([], {"lint": 1}, 1),
        ([], {"page": 1}, 1),
        ([], {"tests in a browser": 1}, 1),
        ([], {"tests": checks.NO_TESTS_RAN}, 1),  # no tests is no success
        ([], {"tests, not compiled": checks.NO_TESTS_RAN}, 1),
        (["-k", "perft"], {"tests, not compiled": checks.NO_TESTS_RAN}, 0),  # chosen by hand
        (["-k", "perft"], {"tests": checks.NO_TESTS_RAN}, 1),
        (["-k", "perft"], {"tests, not compiled": 1}, 1),
        (["--long"], {}, 0),
        (["--long"], {"tests, bounds checked": 1}, 1),
    ],
)
def test_all_checks_run_and_any_failure_counts(machine, monkeypatch, capsys, arguments, codes, verdict):
    monkeypatch.setattr(checks, "ran", lambda check, out=None: checks.Outcome(check, codes.get(check.name, 0), 1.0))
    assert checks.main(arguments) == verdict
    told = capsys.readouterr().out
    # a run by hand has no stage of its own for the browser, a long one has bounds checked
    names = {"": 8, "-k": 7, "--long": 9}[arguments[0] if arguments else ""]
    assert told.count("\n== ") == names + 1
    assert told.count("\n-- ") == names
    assert told.count("FAILED") == (2 if verdict else 0)  # once where it happened, once at the end


def test_quick_needs_no_browser_and_compiles_nothing(monkeypatch, capsys):
    monkeypatch.setattr(checks.subprocess, "call", lambda command: pytest.fail("the machine is left alone"))
    ran = []
    monkeypatch.setattr(checks, "ran", lambda check, out=None: ran.append(check) or checks.Outcome(check, 0, 1.0))
    assert checks.main(["--quick"]) == 0
    assert {check.name for check in ran} >= {"format", "lint", "types", "imports", "quick tests"}
    tests = [check for check in ran if "pytest" in check.command]
    assert tests
    assert all(check.settings == checks.UNCOMPILED and "--quick" not in check.command for check in tests)


def test_long_selects_the_long_tests():
    commands = [check.command for told, beside in checks.rounds(True, ["-x"]) for check in told + beside]
    assert [command[command.index("pytest") :].count("-x") for command in commands if "pytest" in command] == [1, 1, 1]
    assert not any("not long" in word or word == "--long" for command in commands for word in command)
    ordinary = [check.command for told, beside in checks.rounds(False, []) for check in told + beside]
    assert all(any("not long" in word for word in command) for command in ordinary if "pytest" in command)


def test_a_check_beside_others_is_told_when_they_are_through(machine, monkeypatch, capfd):
    def printing(name, seconds, code=0):
        text = f"import sys, time; time.sleep({seconds}); print('this is {name}', flush=True); sys.exit({code})"
        return checks.Check(name, [sys.executable, "-c", text])

    monkeypatch.setattr(checks, "rounds", lambda *_: [([printing("slow", 1)], [printing("quick", 0, 3)])])
    assert checks.main([]) == 1
    told = capfd.readouterr().out
    order = ["== slow", "this is slow", "-- slow: ok", "== quick", "this is quick", "-- quick: FAILED (exit code 3)"]
    assert [told.index(line) for line in order] == sorted(told.index(line) for line in order)


@pytest.mark.parametrize(("body", "code"), [("assert flag.exists() or flag.touch()", 0), ("assert False", 1)])
def test_a_test_that_fails_gets_a_second_try_alone_and_is_named(machine, monkeypatch, tmp_path, capfd, body, code):
    test = tmp_path / "test_it.py"
    test.write_text(
        f"import pathlib\n\ndef test_it():\n    flag = pathlib.Path({str(tmp_path / 'flag')!r})\n    {body}\n"
    )
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    check = checks.Check("tests", [sys.executable, "-m", "pytest", "-q", str(test)])
    monkeypatch.setattr(checks, "rounds", lambda *_: [([check], [])])
    assert checks.main([]) == code
    told = capfd.readouterr().out
    assert ("a defect: it failed beside others and passed alone: test_it.py::test_it" in told) == (code == 0)
    assert told.count("1 failed, once more alone") == 1


def test_many_failures_are_no_noise(monkeypatch, tmp_path):
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    asked = []
    monkeypatch.setattr(checks, "ran", lambda check, out=None: asked.append(check) or checks.Outcome(check, 1, 1.0))
    failed = [f"test_{n}" for n in range(checks.MANY + 1)]
    monkeypatch.setattr(checks.Check, "failed", property(lambda self: failed))
    assert not checks.tried(checks.Check("tests", ["pytest"])).is_good
    assert len(asked) == 1
