"""A game of a few lines, to be written into a copy of the sources and edited there: add 1 or 2 until the goal."""

FILES = {
    "__init__.py": """
from tablewright.kernel.assemble import assemble

GAME = assemble(__name__)
""",
    "meta.py": """
from tablewright.kernel.game import Meta

META = Meta("NAME", "Toy", (2,), (1, 2), 1, ("", "goal"), "points", "one_winner")
""",
    "state.py": """
from typing import Annotated, Protocol

from tablewright.kernel.records import I1, I2, Ahead, Key, Public, Rng


class Rules(Protocol):
    players: I1
    goal: Annotated[I2, Key("goal", 1, 100)]


class State(Protocol):
    rng: Rng
    total: Public[I2]
    turn: Public[I1]
    ahead: Ahead
""",
    "actions.py": 'TEXTS = ("1", "2", "3")\n',
    "rules.py": """
from tablewright.games.NAME.steps import n_steps
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import tell
from tablewright.kernel.rng import below


@jit
def setup(r, s, log):
    s.total, s.turn = below(s, 1), 0


@jit
def legal(r, s, out):
    for n in range(n_steps()):
        out[n] = n
    return n_steps()


@jit
def apply(r, s, a, log):
    s.total += a + 1
    s.turn = 1 - s.turn if s.total < r.goal else -1
    tell(log, 1, 0, a, 0, 0)


@jit
def actor(s):
    return s.turn


@jit
def result(r, s, out):
    out[:] = 0.0


@jit
def end_reason(s):
    return 1 if s.turn < 0 else 0


@jit
def length(s):
    return s.total
""",
    "rules.toml": "goal = 9\n",
}

STEPS = """
from tablewright.kernel.compiling import jit


@jit
def n_steps():
    return 2
"""

# Plays each game and tells what was compiled, and for which game, as JSON.
PROGRAM = """
import gc
import json
import sys
from importlib import import_module

from numba.core.dispatcher import Dispatcher

from tablewright.kernel.perft import perft
from tablewright.lab.simulate import simulate

told = {"compiled": []}
for name in sys.argv[1:]:
    start = import_module(f"tablewright.games.{name}").GAME.new(2, 1)
    told[name] = [perft(start, 3), simulate(start, 20, 1, 2).plies]
for found in gc.get_objects():
    if isinstance(found, Dispatcher):
        for signature in found.stats.cache_misses:
            told["compiled"].append(f"{found.py_func.__module__} {signature}")
print(json.dumps(told))
"""


def write(package, name):
    """A game of this name in a copy of the package."""
    folder = package / "games" / name
    folder.mkdir()
    for file, text in {**FILES, "steps.py": STEPS}.items():
        (folder / file).write_text(text.replace("NAME", name), "utf-8")
