"""Start Tablewright: the first start sets up .venv beside this file, later ones go straight on.

Commands:
  python3 run.py serve                          the tables in the browser
  python3 run.py test [pytest args]             every check; --quick while you work, --long for the full volumes
  python3 run.py play GAME                      a game in the terminal
  python3 run.py new-game NAME                  a game of your own, as a package that can be installed
  python3 run.py warm [GAME...]                 compile ahead what people and bots need
  python3 run.py lab GAME                       ask what a rule changes, and many bot games answer
  python3 run.py review record.json             what decided a finished game, luck or choices
  python3 run.py mcp                            an assistant joins tables of a server
  python3 run.py sim | perft | rules | bench    the workshop; each explains itself with --help
"""

from __future__ import annotations  # so that an old Python gets as far as the message about its age

import hashlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)
# What has to be installed for a command; the later name includes the earlier one.
RUN, TEST = ("run",), ("run", "test")
THE_PROJECT = ("--no-deps", "--no-build-isolation", "-e", ROOT)


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
        return become([str(PYTHON), str(ROOT / "tests" / "checks.py"), *arguments[1:]])
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


def call(*command: str | Path, quiet: bool = False) -> int:
    """Run a command in the repository and wait for it, also when Ctrl-C interrupts (the command gets it too)."""
    out = subprocess.DEVNULL if quiet else None
    settings = {"UV_SYSTEM_CERTS": "1", "UV_COMPILE_BYTECODE": "1", **os.environ}
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


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
