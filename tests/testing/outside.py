"""A game from `new-game`, installed into an environment of its own beside the project's."""

import os
import site
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

NAME = "four_row"


@dataclass(frozen=True)
class Outside:
    """An environment that has Tablewright and one game from outside."""

    python: Path
    package: Path  # of the game

    def run(self, *arguments: object, typed: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
        """A command of this environment's Python, in the folder of the package."""
        command, environment = [str(self.python), *map(str, arguments)], {**os.environ, **settings}
        return subprocess.run(
            command, cwd=self.package, env=environment, input=typed, capture_output=True, text=True, timeout=600
        )

    def tablewright(self, *arguments: object, **settings: str) -> str:
        """What a command of the terminal prints; it has to succeed."""
        done = self.run("-m", "tablewright.cli", *arguments, **settings)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def install(place: Path, name: str = NAME) -> Outside:
    """Write a game, make an environment that also sees the project's own packages, and install the game there."""
    call(sys.executable, "-m", "tablewright.cli", "new-game", name, "--to", place)
    call(sys.executable, "-m", "venv", "--without-pip", place / "environment")
    python = place / "environment" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    found = call(python, "-c", "import site; print(site.getsitepackages()[0])").strip()
    ours = site.getsitepackages()[0]
    (Path(found) / "project.pth").write_text(f"import site; site.addsitedir({ours!r})\n", "utf-8")
    install = ("-m", "pip", "--python", python, "install", "-q", "--no-deps", "--no-build-isolation")
    call(sys.executable, *install, "-e", place / name)
    return Outside(python, place / name)


def call(*command: object) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout
