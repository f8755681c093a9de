"""A game of a few lines, to be written into a copy of the sources and edited there: add 1 or 2 until the goal."""

INIT = """
from typing import Annotated, Protocol

import numpy as np

from tablewright.games.NAME.steps import n_steps
from tablewright.kernel.cache import jit
from tablewright.kernel.events import EVERYBODY, emit
from tablewright.kernel.game import Game, Meta, Reason
from tablewright.kernel.narration import Line
from tablewright.kernel.records import I1, I2, Ahead, Key, Public, Rng, dtype_of
from tablewright.kernel.rng import below
from tablewright.kernel.verbs import register


class Rules(Protocol):
    players: I1
    goal: Annotated[I2, Key("goal", 1, 100)]


class State(Protocol):
    rng: Rng
    total: Public[I2]
    turn: Public[I1]
    ahead: Ahead


RULES, STATE = dtype_of(Rules, "NAME"), dtype_of(State, "NAME")


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
    emit(log, 1, 0, EVERYBODY, a, 0, 0)


@jit
def actor(s):
    return s.turn


@jit
def result(r, s, out):
    out[:] = 0.0


@jit
def observe(r, s, p, out):
    out.total, out.turn = s.total, s.turn
    out.rng[:] = 0


@jit
def deal(r, o, p):
    o.rng[2] = 0


@jit
def why_not(r, s, a):
    return 0 if a < n_steps() else 1


@jit
def end_reason(s):
    return 1 if s.turn < 0 else 0


@jit
def length(s):
    return s.total


@jit
def audit(r, s):
    return 0


GAME = register(
    Game(
        meta=Meta("NAME", "Toy", (2,), (1, 2), 1, ("", "goal"), "points", "one_winner"),
        declared_rules=Rules, declared_state=State, rules=RULES, state=STATE, texts=("1", "2", "3"), n_actions=3,
        max_legal=3, reasons=(Reason("", ""), Reason("too-far", "TOY-1")), setup=setup, legal=legal, apply=apply,
        actor=actor, result=result, observe=observe, deal=deal, evaluate=result, why_not=why_not,
        end_reason=end_reason, length=length, audit=audit, to_dict=lambda r, s, viewer: {"total": int(s.total)},
        from_dict=lambda r, s, d, viewer: None, problems=lambda r, s: [], narrate=lambda e: Line("why-over"),
        board=lambda r, s, viewer, names, colour: str(s.total),
    )
)
"""

STEPS = """
from tablewright.kernel.cache import jit


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
    (folder / "__init__.py").write_text(INIT.replace("NAME", name), "utf-8")
    (folder / "steps.py").write_text(STEPS, "utf-8")
    (folder / "rules.toml").write_text("goal = 9\n", "utf-8")
