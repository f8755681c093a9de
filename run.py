"""Start Tablewright: the first start sets up .venv beside this file, later ones go straight on.

Commands:
  python3 run.py serve                          the tables in the browser
  python3 run.py test [--long] [pytest args]    every check; --long plays the full volumes
  python3 run.py play GAME                      a game in the terminal
  python3 run.py sim | perft | rules | bench    the workshop; each explains itself with --help
"""

from __future__ import annotations  # so that an old Python gets as far as the message about its age

import hashlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)
# What has to be installed for a command; the later name includes the earlier one.
RUN, TEST = ("run",), ("run", "test")
THE_PROJECT = ("--no-deps", "--no-build-isolation", "-e", ROOT)
NO_TESTS_RAN = 5  # pytest's exit code


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(__doc__.strip())
        return 0
    if sys.version_info < OLDEST:
        wanted, found = (".".join(map(str, v[:2])) for v in (OLDEST, sys.version_info))
        say(f"Tablewright needs Python {wanted} or newer, and this is {found}. Try python{wanted} run.py.")
        return 1
    try:
        prepare(TEST if arguments[0] in ("test", "bench") else RUN)
    except OSError as error:
        say(f"the setup of {VENV.name} failed: {error}. Nothing was started; the next start tries again.")
        return 1
    if arguments[0] == "test":
        return test(arguments[1:])
    if arguments[0] == "serve" and not try_call(PYTHON, ROOT / "web" / "build.py"):
        say("the page could not be built, so browsers get the last one that was; the tables are served all the same.")
    return become([str(PYTHON), "-m", "tablewright.cli", *arguments])


def prepare(parts: tuple[str, ...]) -> None:
    """Bring .venv to the pinned state, unless its stamp says that it is there already."""
    if PYTHON.exists() and read(stamp_file(parts)) == stamp(parts):
        return
    if not PYTHON.exists():
        say(f"making {VENV.name} (this time only)")
        if not try_call(sys.executable, "-m", "venv", "--clear", VENV):
            raise OSError("python -m venv did not work (on Debian it is in the package python3-venv)")
    say(f"installing what requirements/ pins for: {', '.join(parts)}")
    pins = [option for part in parts for option in ("-r", ROOT / "requirements" / f"{part}.txt")]
    for install in installers():
        if try_call(*install, "--require-hashes", *pins) and try_call(*install, *THE_PROJECT):
            break
        say(f"{install[2]} could not do it")
    else:
        raise OSError("the requirements could not be installed")
    for n in range(len(parts)):
        stamp_file(parts[: n + 1]).write_text(stamp(parts[: n + 1]), encoding="utf-8")


def installers() -> Iterator[list[str | Path]]:
    """uv where pip can get it, then pip itself."""
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    if not try_call(PYTHON, "-m", "pip", "--version", quiet=True):
        call(PYTHON, "-m", "ensurepip")
    if try_call(*pip, "--require-hashes", "-r", ROOT / "requirements" / "uv.txt"):
        yield [PYTHON, "-m", "uv", "pip", "install", "-q", "--python", PYTHON]
    say("going on with pip, which takes longer than uv")
    yield pip


def stamp_file(parts: tuple[str, ...]) -> Path:
    return VENV / f"tablewright-{parts[-1]}.stamp"


def stamp(parts: tuple[str, ...]) -> str:
    """A hash of all that decides what .venv holds: the pins, the project file, its Python, its place."""
    known = hashlib.sha256(str(ROOT).encode())
    pins = [ROOT / "requirements" / f"{part}.txt" for part in parts]
    for path in (*pins, ROOT / "pyproject.toml", VENV / "pyvenv.cfg"):
        known.update(b"\0" + path.read_bytes())
    return known.hexdigest()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def say(text: str) -> None:
    print(f"run.py: {text}", file=sys.stderr, flush=True)


def try_call(*command: str | Path, quiet: bool = False) -> bool:
    return call(*command, quiet=quiet) == 0


def call(*command: str | Path, quiet: bool = False, environment: dict[str, str] | None = None) -> int:
    """Run a command in the repository and wait for it, also when Ctrl-C interrupts (the command gets it too)."""
    out = subprocess.DEVNULL if quiet else None
    settings = {"UV_SYSTEM_CERTS": "1", "UV_COMPILE_BYTECODE": "1", **os.environ, **(environment or {})}
    child = subprocess.Popen([str(word) for word in command], cwd=ROOT, env=settings, stdout=out, stderr=out)
    try:
        return child.wait()
    except KeyboardInterrupt:
        child.wait()
        raise


def become(command: list[str]) -> int:
    """Hand the terminal to the program, Ctrl-C included."""
    if os.name != "nt":
        os.execv(command[0], command)
    child = subprocess.Popen(command)  # Windows would let go of the terminal after execv
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return child.wait()


def test(arguments: list[str]) -> int:
    """All checks in turn, going on after a failure; 1 when any of them failed."""
    call(PYTHON, ROOT / "tests" / "machine.py")  # what tests need besides Python: a browser
    long = "--long" in arguments
    extra = [argument for argument in arguments if argument != "--long"]
    tier = "" if long else " and not long"
    pytest: list[str | Path] = [PYTHON, "-m", "pytest"]
    both_cores = ["-n", "2", "--dist", "loadscope"]  # tests/conftest.py keeps a game on one worker
    one_more = ["-n", "3", "--dist", "loadscope"]  # while one waits for a server, the cores are not idle
    # A whole run has the browser's tests in processes of their own: playwright keeps an event loop running.
    apart = [] if extra else ["--ignore=tests/browser"]
    in_browser = [*pytest, *one_more, "-m", "" if long else "not long", "tests/browser"]
    browser: list[tuple[str, list[str | Path], dict[str, str]]] = (
        [] if extra else [("tests in a browser", in_browser, {})]
    )
    checks: list[tuple[str, list[str | Path], dict[str, str]]] = [
        ("format", [PYTHON, "-m", "ruff", "format", "--check"], {}),
        ("lint", [PYTHON, "-m", "ruff", "check"], {}),
        ("types", [PYTHON, "-m", "mypy"], {}),
        ("imports", [PYTHON.with_name("lint-imports"), "--no-logo"], {}),
        ("page", [PYTHON, ROOT / "web" / "build.py", "--check"], {}),
        ("tests", [*pytest, *one_more, *apart, "-m", "" if long else "not long", *extra], {}),
        *browser,
        ("tests, bounds checked", [*pytest, *both_cores, *extra, "-m", "bounds" + tier], {"NUMBA_BOUNDSCHECK": "1"}),
        (
            "tests, not compiled",
            [*pytest, *both_cores, "-W", "error", *extra, "-m", "nojit" + tier],
            {"NUMBA_DISABLE_JIT": "1"},
        ),
    ]
    results = []
    for name, command, environment in checks:
        print(f"\n== {name} ==", flush=True)
        start = time.monotonic()
        code = call(*command, environment=environment)
        # A selection by hand may well leave nothing for the second and third run; a whole run may not.
        empty = code == NO_TESTS_RAN and bool(extra) and name != "tests"
        verdict = "nothing selected" if empty else "ok" if code == 0 else f"FAILED (exit code {code})"
        results.append((name, code == 0 or empty, f"{verdict}, {time.monotonic() - start:.1f} s"))
        print(f"-- {name}: {results[-1][2]}", flush=True)
    print("\n== all checks ==")
    for name, _, outcome in results:
        print(f"{name:24}{outcome}")
    return 0 if all(passed for _, passed, _ in results) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
