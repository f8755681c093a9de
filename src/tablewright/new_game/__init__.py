"""A new game from the template beside this file: a small complete one, with rules, words, tests and recorded games.

The files of the template are those of the new package; `game_name`, `Game Title` and `GAM-` in them are replaced.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tablewright.games.registry import NAMES
from tablewright.kernel.errors import TablewrightError

TEMPLATE = Path(__file__).parent / "template"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def write_game(name: str, where: Path) -> Path:
    """Write the package of a new game into a folder of its name, with its recorded games; the folder."""
    target = where / name
    check(name, target)
    for source in sorted(TEMPLATE.rglob("*")):
        path = target / replaced(source.relative_to(TEMPLATE).as_posix(), name)
        if source.is_file() and source.suffix != ".pyc":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(replaced(source.read_text("utf-8"), name), "utf-8")
    try:
        make_records(name, target)
    except (OSError, TablewrightError):
        shutil.rmtree(target)
        raise
    return target


def check(name: str, target: Path) -> None:
    """Refuse a name that could not be a game's, or is taken."""
    if not NAME.fullmatch(name) or len(name) > 40:
        raise TablewrightError(
            f"{name!r} cannot be the name of a game: expected small letters, digits and single _, beginning with a "
            "letter, at most 40 of them, such as tic_tac_toe"
        )
    if name in NAMES:
        raise TablewrightError(f"there is a game {name!r} already; choose another name")
    if name in sys.stdlib_module_names or name == "tablewright":
        raise TablewrightError(f"{name!r} is a module of Python or of Tablewright; choose another name")
    if target.exists():
        raise TablewrightError(f"{target} exists already; choose another name, or another place with --to")


def replaced(text: str, name: str) -> str:
    """A text of the template with the names of the new game."""
    title = name.replace("_", " ").title()
    letters = re.sub("[^a-z]", "", name).upper()
    prefix = (letters + "GAM")[:3] if len(letters) < 3 else letters[:3]
    names = {"game-name": name.replace("_", "-"), "game_name": name, "Game Title": title, "GAM-": f"{prefix}-"}
    for old, new in names.items():
        text = text.replace(old, new)
    return text


def make_records(name: str, target: Path) -> None:
    """Play the games that its tests keep. Uncompiled: that takes a second, compiling would take longer."""
    settings = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(target / "src")}
    done = subprocess.run(
        [sys.executable, target / "tests" / "make_records.py"], env=settings, capture_output=True, text=True
    )
    if done.returncode:
        raise TablewrightError(f"the first games of {name} could not be played: {done.stderr.strip()[-500:]}")
