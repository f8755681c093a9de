"""Python in processes of their own with a cache of the test, asked line by line: a test decides who does what when."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablewright.kernel.compiling import JIT
from tablewright.kernel.compiling.cache import layer, tag
from tablewright.kernel.paths import folder_of

REPO = Path(__file__).parents[3]
compiles = pytest.mark.skipif(not JIT, reason="nothing is compiled with NUMBA_DISABLE_JIT")

# Runs what it is sent, and answers with the value of what is an expression. What it prints itself goes elsewhere.
PROGRAM = """
import ast
import gc
import os
import sys

answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)
if {patient}:
    from tablewright.kernel.compiling import interpret_until_compiled
    interpret_until_compiled()

def misses():
    from numba.core.dispatcher import Dispatcher
    found = [one for one in gc.get_objects() if isinstance(one, Dispatcher)]
    return sorted({{one.py_func.__qualname__ for one in found if one.stats.cache_misses}})

names = {{"misses": misses}}
for line in sys.stdin:
    text = ast.literal_eval(line)
    try:
        value = eval(text, names)
    except SyntaxError:
        value = exec(text, names)
    print(repr(value), file=answers, flush=True)
"""


class Other:
    """Another process. `ask` has it run a text; the answer is the value of an expression."""

    def __init__(self, cache: Path, *, is_patient: bool = False, path: Path = REPO, niceness: int = 0) -> None:
        settings = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
        settings |= {"TABLEWRIGHT_CACHE": str(cache), "PYTHONPATH": os.pathsep.join([str(path), str(REPO)])}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM.format(patient=is_patient)],
            env=settings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if niceness:
            self.ask(f"import os; os.nice({niceness})")

    def tell(self, text: str) -> None:
        """Have it begin; `answer` waits."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text!r}\n")
        self.process.stdin.flush()

    def answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "it failed: see its error output"
        return ast.literal_eval(line)

    def ask(self, text: str) -> Any:
        self.tell(text)
        return self.answer()

    def close(self) -> None:
        """End it, and whatever it waits for."""
        self.process.kill()
        self.process.communicate()


@contextmanager
def other(cache: Path, **how: Any) -> Iterator[Other]:
    """Another process for a while."""
    made = Other(cache, **how)
    try:
        yield made
    finally:
        made.close()


def copy_cache(name: str, source: Path, to: Path) -> None:
    """What has been compiled of a game elsewhere, as if another process compiled it there now."""
    game = f"{name}-{tag(folder_of(name))}"
    for folder in (game, *(f"{package}-{layer(package)}" for package in ("kernel", "bots"))):
        shutil.copytree(source / folder, to / folder, dirs_exist_ok=True)
