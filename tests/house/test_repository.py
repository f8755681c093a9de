"""What must hold for the files of the repository, whatever they say."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tablewright"
FOLDERS = (".ci", "bench", "docs", "requirements", "src", "tests", "web")
MADE = {"__pycache__", "node_modules", "samples"}  # not ours, not kept
BINARY = {".npy", ".pyc", ".png", ".jpg", ".ico", ".woff2"}
MOST_LINES_IN_A_FILE = 500
MOST_LINES_IN_A_FUNCTION = 60


def files(folder: Path, pattern: str = "*") -> list[Path]:
    found = [path for path in folder.rglob(pattern) if path.is_file() and not MADE & set(path.relative_to(ROOT).parts)]
    return sorted(path for path in found if path.suffix not in BINARY)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


ALL = [path for folder in FOLDERS for path in files(ROOT / folder)]
ALL += sorted(path for path in ROOT.iterdir() if path.suffix in (".md", ".py", ".toml"))


def test_no_file_knows_the_machine_it_was_written_on():
    machine_path = re.compile(r"(?<![\w.])(/(home|root|work|tmp|Users)/|[A-Z]:\\\\?Users)")
    for path in ALL:
        found = machine_path.search(path.read_text("utf-8"))
        assert not found, f"{name(path)}: {found and found.group()}"


@pytest.mark.parametrize("path", files(ROOT / "requirements"), ids=name)
def test_requirements_name_no_index(path):
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.lstrip().startswith("#")]
    assert not [line for line in lines if "://" in line or re.match(r"\s*(-i|-f|--index|--extra|--find)", line)]
    assert "://" not in path.read_text("utf-8")


@pytest.mark.parametrize("part", ["run", "test", "uv"])
def test_every_requirement_has_a_version_and_a_hash(part):
    text = (ROOT / "requirements" / f"{part}.txt").read_text("utf-8").replace("\\\n", " ")
    pins = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert pins
    assert not [pin for pin in pins if "==" not in pin or "--hash=sha256:" not in pin]


def test_run_and_test_agree_on_versions():
    def pinned(part: str) -> dict[str, set[str]]:
        text = (ROOT / "requirements" / f"{part}.txt").read_text("utf-8")
        found: dict[str, set[str]] = {}
        for package, version in re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE):
            found.setdefault(package, set()).add(version)
        return found

    run, test = pinned("run"), pinned("test")
    assert {package: test[package] for package in run.keys() & test.keys()} == {
        package: run[package] for package in run.keys() & test.keys()
    }


def test_source_files_are_short():
    long = {name(path): len(path.read_text("utf-8").splitlines()) for path in files(SOURCE, "*.py")}
    assert not {path: lines for path, lines in long.items() if lines > MOST_LINES_IN_A_FILE}


def test_functions_are_short():
    long = {}
    for path in [*files(SOURCE, "*.py"), ROOT / "run.py"]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                lines = node.end_lineno - node.lineno + 1
                if lines > MOST_LINES_IN_A_FUNCTION:
                    long[f"{name(path)}:{node.name}"] = lines
    assert not long


def test_links_in_the_pages_lead_somewhere():
    for page in [path for path in ALL if path.suffix == ".md"]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{name(page)}: {link}"


def test_the_page_is_written_in_short_files():
    written = [path for kind in ("*.svelte", "*.ts", "*.css") for path in files(ROOT / "web" / "src", kind)]
    assert len(written) > 50
    long = {name(path): len(path.read_text("utf-8").splitlines()) for path in written if path.name != "messages.ts"}
    assert not {path: lines for path, lines in long.items() if lines > MOST_LINES_IN_A_FILE}


def test_the_pins_of_the_page_name_no_registry():
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text("utf-8")


def test_the_message_types_of_the_page_are_those_of_the_server():
    command = [sys.executable, str(ROOT / "web" / "message_types.py"), "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
