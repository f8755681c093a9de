"""Compiled code is kept on disk, and an edit never leaves it stale."""

import json
import os
import shutil
import subprocess
import sys
from types import ModuleType

import pytest
from numba.core import config
from tests.kernel.compiling import toy

from tablewright.kernel import paths
from tablewright.kernel.compiling import cache

QUORIDOR, CORRIDOR = (paths.folder_of(name) for name in ("quoridor", "corridor"))


@pytest.fixture
def package(tmp_path):
    """A copy of the package, without the games but with two small ones."""
    copy = tmp_path / "src" / "tablewright"
    shutil.copytree(paths.ROOT, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("one", "other"):
        toy.write(copy, name)
    return copy


def start(package, *games):
    settings = {**os.environ, "PYTHONPATH": str(package.parent), "TABLEWRIGHT_CACHE": str(package.parents[1] / "cache")}
    settings |= {"PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", toy.PROGRAM, *games]
    return subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def told(process):
    """What a process found, and what it compiled."""
    out, errors = process.communicate()
    assert process.returncode == 0, errors
    found = json.loads(out)
    return found, found.pop("compiled")


def run(package, *games):
    return told(start(package, *games))


def test_an_edit_never_leaves_old_code_and_touches_no_other_game(package):
    """Processes one after another: cold, warm, after an edit of one game, after its return."""
    first, compiled = run(package, "one", "other")
    assert first["one"] == first["other"]
    assert first["one"][0] == 8
    assert any("_one_" in line for line in compiled)
    assert run(package, "one", "other") == (first, [])

    steps = package / "games" / "one" / "steps.py"
    steps.write_text(toy.STEPS.replace("return 2", "return 3"), "utf-8")
    second, compiled = run(package, "one", "other")
    assert second["one"][0] == 27
    assert second["one"][1] != first["one"][1]
    assert second["other"] == first["other"]
    assert compiled
    assert not [line for line in compiled if "_other_" in line or line.startswith("tablewright.games.other")]

    steps.write_text(toy.STEPS, "utf-8")
    os.utime(steps, (1, 1))
    third, compiled = run(package, "other", "one")
    assert third == first
    assert not [line for line in compiled if "tablewright.games.one.steps" not in line]  # numba looks at its time


def test_two_processes_that_start_together_share_the_work(package):
    (found, compiled), (also_found, also_compiled) = map(told, [start(package, "one") for _ in range(2)])
    assert found == also_found
    assert len(compiled) + len(also_compiled) > 20
    twice = set(compiled) & set(also_compiled)
    assert len(twice) < 0.2 * len(compiled + also_compiled), twice  # numba's index may lose one that was just noted


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """A tree of sources to be edited, in place of the package."""
    for name in ("kernel/verbs.py", "lab/simulate.py", "bots/uct.py", "games/a/meta.py", "games/b/meta.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x = 1\n", "utf-8")
    for name in "ab":
        package = ModuleType(f"tablewright.games.{name}")
        package.__path__ = [str(tmp_path / "games" / name)]
        monkeypatch.setitem(sys.modules, package.__name__, package)
    (tmp_path / "games" / "a" / "rules.toml").write_text("x = 1\n", "utf-8")
    monkeypatch.setattr(cache, "ROOT", tmp_path)
    cache.digest.cache_clear()
    cache.home.cache_clear()
    yield tmp_path
    cache.digest.cache_clear()
    cache.home.cache_clear()


@pytest.mark.nojit
@pytest.mark.parametrize(
    "edited, changed",
    [
        ("kernel/verbs.py", {"a", "b", "kernel", "bots", "lab"}),
        ("games/a/meta.py", {"a"}),
        ("games/b/new.py", {"b"}),
        ("bots/uct.py", {"bots", "lab"}),
        ("lab/simulate.py", {"lab"}),
        ("games/a/rules.toml", set()),  # read when a game is made, never compiled
    ],
)
def test_what_an_edit_makes_anew(sources, edited, changed):
    def homes():
        cache.digest.cache_clear()
        cache.home.cache_clear()
        games = {name: cache.home(f"tablewright.games.{name}.rules") for name in "ab"}
        return games | {name: cache.home(f"tablewright.{name}.module") for name in ("kernel", "bots", "lab")}

    before = homes()
    (sources / edited).write_text("x = 2\n", "utf-8")
    after = homes()
    assert {name for name in before if before[name] != after[name]} == changed


@pytest.mark.nojit
def test_of_the_lab_only_what_is_compiled_counts(sources, monkeypatch):
    """A file that compiles and all that it imports; a report may change without anything being compiled again."""
    lab = sources / "lab"
    monkeypatch.setattr(cache, "LAB", lab)
    (lab / "simulate.py").write_text(
        "from tablewright.kernel.compiling import jit\nfrom tablewright.lab import tables\n", "utf-8"
    )
    (lab / "tables.py").write_text("from tablewright.lab.widths import WIDE\n", "utf-8")
    (lab / "widths.py").write_text("WIDE = 1\n", "utf-8")
    (lab / "report.py").write_text("from tablewright.lab.simulate import share\n", "utf-8")

    def home():
        cache.digest.cache_clear()
        cache.home.cache_clear()
        return cache.home("tablewright.lab.simulate")

    before = home()
    (lab / "report.py").write_text("changed = True\n", "utf-8")
    assert home() == before
    (lab / "widths.py").write_text("WIDE = 2\n", "utf-8")
    assert home() != before


@pytest.mark.nojit
def test_a_renamed_file_counts_as_an_edit(sources):
    folder = sources / "games" / "a"
    before = cache.tag(folder)
    (folder / "meta.py").rename(folder / "turns.py")
    cache.digest.cache_clear()
    assert cache.tag(folder) != before


@pytest.mark.nojit
def test_a_function_outside_the_package_is_made_anew_with_any_edit(sources, monkeypatch):
    """A test or a benchmark may call everything."""
    monkeypatch.setitem(sys.modules, "elsewhere.module", ModuleType("elsewhere.module"))
    (sources / "elsewhere").mkdir()
    sys.modules["elsewhere.module"].__file__ = str(sources / "elsewhere" / "module.py")
    before = cache.home("elsewhere.module")
    (sources / "games" / "b" / "meta.py").write_text("x = 2\n", "utf-8")
    cache.digest.cache_clear()
    cache.home.cache_clear()
    assert cache.home("elsewhere.module") != before


@pytest.fixture
def store(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLEWRIGHT_CACHE", str(tmp_path / "store"))
    monkeypatch.setattr(config, "DISABLE_JIT", 0)
    return tmp_path / "store"


def generation(store, name, number, age):
    """Compiled code of an edit that is gone."""
    folder = store / f"{name}-{number:012x}"
    (folder / "inner").mkdir(parents=True)
    os.utime(folder, (10_000 - age, 10_000 - age))
    return folder


@pytest.mark.nojit
def test_old_generations_are_pruned(store):
    old = [generation(store, "quoridor", age, age) for age in range(6)]
    current = store / f"quoridor-{cache.tag(QUORIDOR)}"
    elsewhere = [generation(store, "corridor", age, age) for age in range(6)]
    notes = store / "quoridor-notes"
    notes.mkdir()
    cache.mark_compiled(QUORIDOR, "play")
    assert current.exists()
    assert [path.exists() for path in old] == [True] * (cache.KEEP - 1) + [False] * (7 - cache.KEEP)
    assert all(path.exists() for path in [*elsewhere, notes])


@pytest.mark.nojit
def test_the_code_in_use_is_kept_however_old(store):
    """After going back to an older state of the sources its code is the oldest, and the one in use."""
    current = store / f"kernel-{cache.layer('kernel')}"
    current.mkdir(parents=True)
    os.utime(current, (1, 1))
    newer = [generation(store, "kernel", age, age) for age in range(4)]
    cache.mark_compiled(QUORIDOR, "play")
    assert current.exists()
    assert [path.exists() for path in newer] == [True, True, False, False]


@pytest.mark.nojit
def test_a_use_is_told_of_once(store):
    assert not cache.is_compiled(QUORIDOR, "play")
    cache.mark_compiled(QUORIDOR, "play")
    assert cache.is_compiled(QUORIDOR, "play")
    assert not cache.is_compiled(QUORIDOR, "sim")
    assert not cache.is_compiled(CORRIDOR, "play")


@pytest.mark.nojit
def test_the_same_sources_at_another_place_are_compiled_there_too(store, tmp_path):
    """numba finds code by the place of its sources, so a second clone cannot load what the first has compiled."""
    twin = shutil.copytree(QUORIDOR, tmp_path / "elsewhere" / QUORIDOR.name)
    cache.mark_compiled(QUORIDOR, "play")
    assert cache.tag(twin) == cache.tag(QUORIDOR)
    assert not cache.is_compiled(twin, "play")


@pytest.mark.nojit
def test_without_compilation_nothing_is_told_or_written(store, monkeypatch):
    monkeypatch.setattr(config, "DISABLE_JIT", 1)
    assert cache.is_compiled(QUORIDOR, "play")
    cache.mark_compiled(QUORIDOR, "play")
    assert not store.exists()
