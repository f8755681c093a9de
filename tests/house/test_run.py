"""run.py: the one file a newcomer starts."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import run

import tablewright

RUN = run.ROOT / "run.py"


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_help_needs_no_setup_and_names_the_commands(arguments):
    done = subprocess.run([sys.executable, RUN, *arguments], capture_output=True, text=True, check=True)
    for command in ("serve", "test", "play", "sim", "perft", "rules", "bench"):
        assert command in done.stdout
    assert done.stderr == ""


def test_stands_on_the_standard_library_alone():
    tree = ast.parse(RUN.read_text("utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names
    assert len(RUN.read_text("utf-8").splitlines()) < 200


def test_an_old_python_is_told_what_is_needed(monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 10, 2))
    monkeypatch.setattr(run, "prepare", lambda parts: pytest.fail("nothing may be set up"))
    assert run.main(["play", "quoridor"]) == 1
    assert "needs Python 3.11 or newer, and this is 3.10" in capsys.readouterr().err


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A repository with an environment that is there already, and every command answered with success."""
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "python")
    for name in (".venv/python", ".venv/pyvenv.cfg", "requirements/run.txt", "requirements/test.txt", "pyproject.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name, "utf-8")
    calls: list[list[str]] = []
    monkeypatch.setattr(run, "call", lambda *command, **_: calls.append([str(word) for word in command]) or 0)
    return tmp_path, calls


def installed(calls: list[list[str]]) -> str:
    return " ".join(Path(word).name for command in calls for word in command)


def test_a_stamp_skips_the_setup_until_something_changes(house):
    root, calls = house
    run.prepare(run.RUN)
    assert "uv pip install" in installed(calls)
    assert "test.txt" not in installed(calls)

    calls.clear()
    run.prepare(run.RUN)
    assert calls == []

    run.prepare(run.TEST)  # more is wanted than is there
    assert "test.txt" in installed(calls)

    for changed in ("requirements/run.txt", "pyproject.toml", ".venv/pyvenv.cfg"):
        calls.clear()
        (root / changed).write_text("changed", "utf-8")
        run.prepare(run.RUN)
        assert "run.txt" in installed(calls), changed
        assert "venv --clear" not in installed(calls)


def test_pip_goes_on_where_uv_is_not_to_be_had(house, monkeypatch):
    _, calls = house

    def call(*command, **_):
        calls.append([str(word) for word in command])
        return 1 if "uv" in command or any(str(word).endswith("uv.txt") for word in command) else 0

    monkeypatch.setattr(run, "call", call)
    run.prepare(run.RUN)
    assert "uv pip" not in installed(calls)
    assert "pip install -q --disable-pip-version-check --require-hashes -r run.txt" in installed(calls)


def test_a_failed_setup_starts_nothing(house, monkeypatch, capsys):
    monkeypatch.setattr(run, "call", lambda *command, **_: 1)
    monkeypatch.setattr(run, "become", lambda command: pytest.fail("nothing may be started"))
    assert run.main(["sim", "quoridor"]) == 1
    assert "the next start tries again" in capsys.readouterr().err


def test_testing_is_handed_on(house, monkeypatch):
    root, _ = house
    started = []
    monkeypatch.setattr(run, "prepare", lambda parts: started.append(parts))
    monkeypatch.setattr(run, "become", lambda command: started.append(command) or 0)
    assert run.main(["test", "--long", "-x"]) == 0
    assert started == [run.TEST, [str(run.PYTHON), str(root / "tests" / "checks.py"), "--long", "-x"]]


@pytest.mark.parametrize(("built", "said"), [(0, ""), (1, "the page could not be built")])
def test_serving_builds_the_page_first_and_goes_on_without(house, monkeypatch, capsys, built, said):
    root, calls = house
    started = []
    monkeypatch.setattr(run, "prepare", lambda parts: None)
    monkeypatch.setattr(run, "become", lambda command: started.append(command) or 0)
    monkeypatch.setattr(run, "call", lambda *command, **_: calls.append([str(word) for word in command]) or built)
    assert run.main(["serve"]) == 0
    assert calls == [[str(run.PYTHON), str(root / "web" / "build.py")]]
    assert started[0][-1] == "serve"
    assert said in capsys.readouterr().err


def test_the_tests_of_a_game_stay_on_one_worker():
    """Else each worker compiles each game for itself."""
    tests = ["tests/match/test_labels.py", "-k", "every_end"]
    command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "loadscope", "-v", *tests]
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=run.ROOT, env=plain)
    assert done.returncode == 0, done.stdout[-2000:]
    workers: dict[str, set[str]] = {}
    for worker, game in re.findall(r"^\[(gw\d)\].*PASSED.*\[([a-z_]+)", done.stdout, re.MULTILINE):
        workers.setdefault(game, set()).add(worker)
    assert set(workers) == set(tablewright.GAMES)
    assert [game for game, found in workers.items() if len(found) > 1] == []
