"""The wheel: all that is needed is in it, and installed by itself it serves the page and plays, without node."""

import json
import os
import re
import signal
import site
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from email import message_from_bytes
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tablewright"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A folder with the wheel and the source distribution."""
    place = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(place)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return place


@pytest.fixture(scope="module")
def wheel(built):
    return next(built.glob("*.whl"))


def test_the_wheel_holds_the_data_beside_the_code(wheel):
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    kept = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    ours = {Path(path).relative_to("src").as_posix() for path in kept if (ROOT / path).exists()}
    assert ours
    assert ours <= names
    for end in ("rules.toml", "RULES.md", ".ftl", "py.typed", "server/page/index.html"):
        assert any(name.endswith(end) for name in names), end
    assert not [name for name in names if "node_modules" in name or name.endswith(".pyc")]


def test_the_wheel_names_its_extras(wheel):
    with zipfile.ZipFile(wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        facts = message_from_bytes(packed.read(name))
    assert set(facts.get_all("Provides-Extra")) == set(PROJECT["optional-dependencies"])
    needed = facts.get_all("Requires-Dist")
    assert any(line.startswith("psycopg") and "extra == 'postgres'" in line for line in needed)
    assert any(line.startswith("gymnasium") and "extra == 'envs'" in line for line in needed)


def test_the_source_distribution_can_build_the_wheel(built):
    with tarfile.open(next(built.glob("*.tar.gz"))) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    for path in ("pyproject.toml", "web/wheel_hook.py", "web/package-lock.json", "run.py", "LICENSE", "Containerfile"):
        assert path in names, path
    assert not [name for name in names if "node_modules" in name]


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """An environment with the wheel and, from the project's own, what the wheel depends on."""
    place = tmp_path_factory.mktemp("environment")
    venv.create(place, with_pip=False)
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    found = subprocess.run(
        [python, "-c", "import site; print(site.getsitepackages()[0])"], capture_output=True, text=True, check=True
    ).stdout.strip()
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(found)
    depends = Path(found) / "depends"
    depends.mkdir()
    for entry in Path(site.getsitepackages()[0]).iterdir():  # all but this project's own editable installation
        if "tablewright" not in entry.name and entry.suffix != ".pth":
            (depends / entry.name).symlink_to(entry)
    (Path(found) / "depends.pth").write_text(f"{depends}\n")
    return python


def test_installed_it_serves_the_page_and_plays_without_node(installed, tmp_path):
    settings = {**os.environ, "PATH": str(tmp_path), "TABLEWRIGHT_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    settings.pop("PYTHONPATH", None)
    where = [str(installed), "-c", "import tablewright; print(tablewright.__file__)"]
    found = subprocess.run(where, cwd=tmp_path, env=settings, capture_output=True, text=True, check=True).stdout
    assert str(ROOT) not in found
    command = [str(installed), "-m", "tablewright.cli", "serve", "--port", "0", "--lazy", "--db", str(tmp_path / "db")]
    server = subprocess.Popen(command, cwd=tmp_path, env=settings, stdout=subprocess.PIPE, text=True)
    try:
        url = re.search(r"http://[\d.:]+", server.stdout.readline())[0]
        with urlopen(f"{url}/") as page:
            assert b"<script" in page.read()
        wish = {"game": "quoridor", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
        body = json.dumps({**wish, "order": "fixed"}).encode()
        with urlopen(Request(f"{url}/api/tables", body, {"content-type": "application/json"})) as answer:
            made = json.load(answer)
        ask = Request(f"{url}/api/tables/{made['table']}/view", headers={"authorization": f"Seat {made['keys']['0']}"})
        with urlopen(ask) as answer:
            assert "e2" in [choice["move"] for choice in json.load(answer)["view"]["choices"]]
    finally:
        server.terminate()
        assert server.wait(60) in (0, -signal.SIGTERM)  # it stops what it does, and says by what it was stopped


def test_the_version_is_told_once(wheel):
    import tablewright

    assert f"-{tablewright.__version__}-" in wheel.name
    assert tablewright.__version__ == PROJECT["version"]
