"""What the tree searches share: settings, chunks, playouts, and the answer from a finished tree."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Protocol, TypeAlias

import numpy as np
from numba.extending import overload

from tablewright.bots.notice import BLIND, GUARD, Switches
from tablewright.bots.one_step import lot
from tablewright.bots.settings import Number, Setting
from tablewright.bots.thought import Candidate, Stop, Task, Thought, thought
from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.compiling.patience import was_interpreted
from tablewright.kernel.events import SILENT
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.records import I4, Actions, Ints, Records, Rules, State, Values, dtype_of
from tablewright.kernel.rng import I, U, advance, mix

F8: TypeAlias = Annotated[float, np.float64]

FIRST, CHUNK = 16, 128  # iterations before the first look at the caller's clock, and between two looks
NODES = 4_000_000  # the most that a tree holds; then it grows no more, and the search goes on in it
DEPTH = 512  # the longest way down
NOTHING: Switches = np.zeros(0, np.bool_)  # what is barred to a player who may use everything
CHOICE = U(0x5851F42D4C957F2D)  # the choices of a search have a stream of their own

SETTINGS: dict[str, Setting] = {
    "iterations": Setting(2_000, 1, 100_000_000, "how often it walks down the tree"),
    "c": Setting(0.7, 0.0, 100.0, "how much it explores"),
    "playout": Setting(-1, -1, 100_000, "random moves before the heuristic judges; -1: to the end of the game"),
    "prior": Setting(0, 0, 1_000, "visits that the heuristic's word for a new move counts as"),
    "slack": Setting(0.0, 0.0, 2.0, "how much worse than the best a move may be that it plays all the same"),
    "blind": BLIND,
    "guard": GUARD,
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
    """Iterations by go(first, how many), with a look at the clock between; how many there were.

    What is not compiled yet is slow, so the clock is looked at after every iteration. Chunks do not change the answer.
    """
    done, size = 0, 1
    while done < iterations:
        now = min(size, iterations - done)
        go(done, now)
        done, is_slow = done + now, was_interpreted()
        size = 1 if is_slow else FIRST - done if done < FIRST else CHUNK
        if (is_slow or done >= FIRST) and stop():
            break
    return done


class Visited(Protocol):
    """A node of a finished tree."""

    action: I4
    visits: I4  # prior left out
    value: F8


VISITED = dtype_of(Visited)


def visited(tree: Records, at: int, prior: int, nodes: Ints) -> int:
    """The children of a node that were visited; how many. A tree links them, or has them side by side."""
    own = linked if "twin" in (tree.dtype.names or ()) else side_by_side
    return own(tree, at, prior, nodes)


@overload(visited)
def _visited(tree, at, prior, nodes):  # type: ignore[no-untyped-def]
    own = linked if "twin" in tree.dtype.fields else side_by_side
    return lambda tree, at, prior, nodes: own(tree, at, prior, nodes)


@jit
def linked(tree: Records, at: int, prior: int, nodes: Ints) -> int:
    n, x = 0, wide(tree[at].child)
    while x != 0:
        if tree[x].visits > prior:
            nodes[n] = x
            n += 1
        x = wide(tree[x].twin)
    return n


@jit
def side_by_side(tree: Records, at: int, prior: int, nodes: Ints) -> int:
    n, first = 0, wide(tree[at].first)
    for x in range(first, first + wide(tree[at].n_children)):
        if tree[x].visits > prior:
            nodes[n] = x
            n += 1
    return n


@jit
def is_better(tree: Records, x: int, y: int) -> bool:
    """Whether a node comes before another: by visits; of several the most valuable; then the first by number."""
    a, b = tree[x], tree[y]
    if a.visits != b.visits:
        return bool(a.visits > b.visits)
    if a.worth / a.visits != b.worth / b.visits:
        return bool(a.worth / a.visits > b.worth / b.visits)
    return bool(a.action < b.action)


@jit
def ranked(tree: Records, at: int, prior: int, nodes: Ints) -> int:
    """The children of a node that were visited, best first; how many."""
    n = visited(tree, at, prior, nodes)
    for i in range(1, n):
        x, k = nodes[i], i
        while k > 0 and is_better(tree, x, nodes[k - 1]):
            nodes[k] = nodes[k - 1]
            k -= 1
        nodes[k] = x
    return n


@jit
def expected_line(tree: Records, prior: int, nodes: Ints, line: Actions) -> int:
    """The most visited actions from the root on, as long as more than one visit speaks for them; how many."""
    n, at = 0, I(0)
    while n < line.shape[0]:
        best = I(-1)
        for i in range(visited(tree, at, prior, nodes)):
            if best < 0 or is_better(tree, nodes[i], best):
                best = I(nodes[i])
        if best < 0 or tree[best].visits - prior <= 1:
            break
        line[n] = tree[best].action
        n, at = n + 1, best
    return n


@jit
def loosely(tree: Records, nodes: Ints, n: int, prior: int, slack: float, seed: int) -> int:
    """Any of the ranked moves that looks nearly as good as the best, as a person would choose."""
    best = tree[nodes[0]]
    top, enough = best.worth / best.visits, max(1, (wide(best.visits) - prior) // 20)
    near = 0
    for i in range(n):
        node = tree[nodes[i]]  # an estimate of a few visits is no opinion
        if node.worth / node.visits >= top - slack and node.visits - prior >= enough:
            nodes[near] = nodes[i]
            near += 1
    return wide(tree[nodes[lot(U(seed) ^ CHOICE, near)]].action)


@jit
def chosen(tree: Records, nodes: Ints, n: int, prior: int, slack: float, seed: int) -> int:
    """What a finished tree with ranked moves plays."""
    if slack <= 0.0:
        return wide(tree[nodes[0]].action)
    return loosely(tree, nodes, n, prior, slack, seed)


@jit
def read_tree(
    tree: Records, prior: int, slack: float, seed: int, found: Records, line: Actions
) -> tuple[int, int, int]:
    """All that a finished tree says: how many moves it ranks and expects, and what it plays."""
    nodes = np.empty(found.shape[0], np.int64)
    in_line = expected_line(tree, prior, nodes, line)
    n = ranked(tree, I(0), prior, nodes)
    for i in range(n):
        node = tree[nodes[i]]
        found[i].action, found[i].visits, found[i].value = node.action, node.visits - prior, node.worth / node.visits
    return n, in_line, chosen(tree, nodes, n, prior, slack, seed)


def answer(task: Task, tree: Records, iterations: int, values: Mapping[str, Number]) -> Thought:
    """What a finished tree says, for people."""
    game, prior, slack = task.observation.game, int(values["prior"]), float(values["slack"])
    found, line = np.empty(game.n_actions, VISITED), np.empty(DEPTH, np.int32)
    n, in_line, best = read_tree(tree, prior, slack, U(task.seed), found, line)
    considered = [Candidate(game.texts[a], a, worth, visits) for a, visits, worth in found[:n].tolist()]
    return thought(task, considered, iterations, line[:in_line].tolist(), best)


@jit
def allowed(out: Actions, n: int, barred: Switches) -> int:
    """Take what is barred from a list of n actions, unless nothing would be left; how many are left."""
    kept = 0
    for i in range(n):
        kept += I(not barred[out[i]])
    if kept == 0:
        return n
    kept = 0
    for i in range(n):
        if not barred[out[i]]:
            out[kept] = out[i]
            kept += 1
    return kept


def forced(task: Task) -> Thought | None:
    """The answer where there is nothing to choose."""
    actions = task.observation.actions()
    if len(actions) > 1:
        return None
    only = Candidate(task.observation.game.texts[actions[0]], actions[0], 0.0, 0)
    return thought(task, [only], 0)


def room_for(iterations: int, nodes_each: int = 1) -> int:
    """How many nodes to make room for."""
    return min(NODES, iterations * nodes_each + 1_024)


def number(values: Mapping[str, Number], name: str) -> Any:
    """A setting for compiled code: always an int, or always a float, as declared."""
    return type(SETTINGS[name].default)(values[name])
