"""What the tree searches share: settings, chunks, playouts, and the answer from a finished tree."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.bots.one_step import lot, win_at_once
from tablewright.bots.settings import Number, Setting
from tablewright.bots.thought import Considered, Stop, Task, Thought, thought
from tablewright.kernel import verbs
from tablewright.kernel.cache import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.records import Actions, Rules, State, Values
from tablewright.kernel.rng import U, advance, mix

FIRST, CHUNK = 16, 128  # iterations between two looks at the caller's clock
NODES = 4_000_000  # the most that a tree holds; then it grows no more, and the search goes on in it
DEPTH = 512  # the longest way down
PLAYERS = 8  # room for the values of as many
CHOICE = U(0x5851F42D4C957F2D)  # the choices of a search have a stream of their own

SETTINGS: dict[str, Setting] = {
    "iterations": Setting(2_000, 1, 100_000_000, "how often it walks down the tree"),
    "c": Setting(0.7, 0.0, 100.0, "how much it explores"),
    "playout": Setting(-1, -1, 100_000, "random moves before the heuristic judges; -1: to the end of the game"),
    "prior": Setting(0, 0, 1_000, "visits that the heuristic's word for a new move counts as"),
    "slack": Setting(0.0, 0.0, 2.0, "how much worse than the best a move may be that it plays all the same"),
}


@jit
def play_on(r: Rules, s: State, out: Actions, values: Values, plies: int, seed: int, p: int) -> None:
    """Random play for so many actions (-1: to the end), and the worth of what it came to for p (-1: for everybody)."""
    if plies < 0:
        verbs.playout(r, s, out, SILENT, seed)
    x = U(seed)
    while plies > 0 and verbs.actor(s) >= 0:
        x = advance(x)
        verbs.apply(r, s, verbs.any_action(r, s, out, mix(x)), SILENT)
        plies -= 1
    judge(r, s, values, p)


@jit
def judge(r: Rules, s: State, values: Values, p: int) -> None:
    """The outcome, or what the heuristic expects, for p (-1: for everybody)."""
    if verbs.actor(s) < 0:
        verbs.result(r, s, values)
    elif p < 0:
        verbs.evaluate(r, s, values)
    else:
        verbs.evaluate_for(r, s, p, values)


def in_chunks(iterations: int, stop: Stop, go: Callable[[int, int], None]) -> int:
    """Iterations by go(first, how many), with a look at the clock between; how many there were."""
    done, size = 0, FIRST
    while done < iterations:
        now = min(size, iterations - done)
        go(done, now)
        done, size = done + now, CHUNK
        if stop():
            break
    return done


@dataclass(frozen=True)
class Visited:
    """A node of a finished tree."""

    action: int
    value: float
    visits: int
    node: int


Children = Callable[[int], list[Visited]]


def by_visits(children: Sequence[Visited]) -> list[Visited]:
    """Best first: the most visited; of several the most valuable; then the first by number."""
    tried = [child for child in children if child.visits > 0]
    return sorted(tried, key=lambda child: (-child.visits, -child.value, child.action))


def expected_line(children: Children, node: int) -> list[int]:
    """The most visited actions from a node on, as long as more than one visit speaks for them."""
    line = []
    while best := [child for child in by_visits(children(node))[:1] if child.visits > 1]:
        line.append(best[0].action)
        node = best[0].node
    return line


def answer(task: Task, children: Children, iterations: int, values: Mapping[str, Number]) -> Thought:
    """What a finished tree says."""
    texts = task.observation.game.texts
    ranked = [Considered(texts[c.action], c.action, c.value, c.visits) for c in by_visits(children(0))]
    slack, chosen = float(values["slack"]), ranked[0].action
    if slack > 0:
        if win := win_at_once(task):
            ranked = [win, *(c for c in ranked if c.action != win.action)]
        chosen = win.action if win else loosely(task, ranked, slack)
    return thought(task, ranked, iterations, expected_line(children, 0), chosen)


def loosely(task: Task, ranked: list[Considered], slack: float) -> int:
    """Any move that looks nearly as good as the best, as a person would choose."""
    enough = max(1, ranked[0].visits // 20)  # an estimate of a few visits is no opinion
    near = [c for c in ranked if c.value >= ranked[0].value - slack and c.visits >= enough]
    return near[lot(U(task.seed) ^ CHOICE, len(near))].action


def forced(task: Task) -> Thought | None:
    """The answer where there is nothing to choose."""
    actions = task.observation.actions()
    if len(actions) > 1:
        return None
    only = Considered(task.observation.game.texts[actions[0]], actions[0], 0.0, 0)
    return thought(task, [only], 0)


def room_for(iterations: int, nodes_each: int = 1) -> int:
    """How many nodes to make room for."""
    return min(NODES, iterations * nodes_each + 1_024)


def number(values: Mapping[str, Number], name: str) -> Any:
    """A setting for compiled code: always an int, or always a float, as declared."""
    return type(SETTINGS[name].default)(values[name])
