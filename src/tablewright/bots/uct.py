"""UCT: for games in which everything is open and nothing is left to chance.

A node's children lie side by side, in an order drawn by lot, and are tried in that order. A node gets children at its
second visit, so that most of the tree, which is visited once, stays small.
"""

from collections.abc import Mapping
from typing import Protocol

import numpy as np

from tablewright.bots.notice import Switches, noticed
from tablewright.bots.one_step import PLAYERS
from tablewright.bots.settings import Kind, Number
from tablewright.bots.thought import Task, Thought
from tablewright.bots.tree_search import (
    DEPTH,
    F8,
    NOTHING,
    SETTINGS,
    allowed,
    answer,
    forced,
    in_chunks,
    judge,
    number,
    play_on,
    room_for,
)
from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.game import Game
from tablewright.kernel.records import I1, I2, I4, Actions, Records, Rules, State, Values, dtype_of
from tablewright.kernel.rng import I, U, mix, scaled, stream


class UctNode(Protocol):
    worth: F8  # sum of values for `player`, prior included
    visits: I4  # prior included
    first: I4  # the first child, 0 none
    n_children: I2
    tried: I2  # how many children have been visited
    action: I2
    player: I1  # who plays the action


NODE = dtype_of(UctNode)
NODES_EACH = 32  # nodes to make room for in an iteration


@jit
def shuffle(out: Actions, n: int, word: int) -> None:
    """Bring a list into an order drawn by lot."""
    x = U(word)
    for i in range(n - 1, 0, -1):
        x = U(mix(x))
        k = scaled(x, i + 1)
        out[i], out[k] = out[k], out[i]


@jit
def expand(
    r: Rules, s: State, tree: Records, at: int, used: int, out: Actions, word: int, mover: int, barred: Switches,
    hidden: Switches,
) -> int:  # fmt: skip
    """Give a node its children, if there is room; nodes used."""
    n = verbs.legal(r, s, out)
    if barred.shape[0] > 0 and verbs.actor(s) == mover:
        n = allowed(out, n, barred)
    if hidden.shape[0] > 0 and at == 0:
        n = allowed(out, n, hidden)
    if used + n > tree.shape[0]:
        return used
    shuffle(out, n, word)
    p = verbs.actor(s)
    tree[at].first, tree[at].n_children, tree[at].tried = used, n, 0
    for i in range(n):
        child = tree[used + i]
        child.worth, child.visits, child.first, child.n_children, child.tried = 0.0, 0, 0, 0, 0
        child.action, child.player = out[i], p
    return used + n


@jit
def foresee(r: Rules, ss: Records, tree: Records, at: int, after: Records, values: Values, prior: int) -> None:
    """Let the heuristic's word for each child count as so many visits."""
    first = int(tree[at].first)
    for i in range(first, first + int(tree[at].n_children)):
        after[0] = ss[0]
        verbs.apply(r, after[0], I(tree[i].action), SILENT)
        judge(r, after[0], values, I(tree[i].player))
        tree[i].visits, tree[i].worth = prior, prior * values[tree[i].player]
    tree[at].tried = tree[at].n_children


@jit
def promising(tree: Records, at: int, c: float) -> int:
    """The child to go to: one never tried, else the best by UCB1."""
    first, n, tried = int(tree[at].first), int(tree[at].n_children), int(tree[at].tried)
    if tried < n:
        tree[at].tried = tried + 1
        return first + tried
    explored = c * c * np.log(tree[at].visits + 1.0)
    best, top = first, -1.0e300
    for i in range(first, first + n):
        inverse = 1.0 / tree[i].visits
        value = tree[i].worth * inverse + np.sqrt(explored * inverse)
        if value > top:
            best, top = i, value
    return best


@jit
def back_up(tree: Records, path: Actions, depth: int, values: Values) -> None:
    tree[0].visits += 1
    for d in range(depth):
        node = tree[path[d]]
        node.visits += 1
        node.worth += values[node.player]


@jit
def iterate(
    r: Rules, work: Records, tree: Records, used: int, path: Actions, out: Actions, after: Records, values: Values,
    c: float, playout: int, prior: int, word: int, barred: Switches, hidden: Switches,
) -> int:  # fmt: skip
    """One walk down, one playout, one way back; nodes used."""
    s, at, depth = work[0], I(0), 0  # `at` is no constant to numba
    mover = verbs.actor(s)
    while verbs.actor(s) >= 0 and depth < path.shape[0]:
        if tree[at].n_children == 0:
            if at != 0 and tree[at].visits <= prior:  # its first visit
                break
            used = expand(r, s, tree, at, used, out, word, mover, barred, hidden)
            if tree[at].n_children == 0:
                break
            if prior > 0:
                foresee(r, work, tree, at, after, values, prior)
        at = promising(tree, at, c)
        verbs.apply(r, s, I(tree[at].action), SILENT)
        path[depth] = at
        depth += 1
    play_on(r, s, out, values, playout, word, -1)
    back_up(tree, path, depth, values)
    return used


@jit
def search(
    rs: Records, seen: Records, tree: Records, used: int, first: int, iterations: int, max_legal: int, c: float,
    playout: int, prior: int, seed: int, barred: Switches, hidden: Switches,
) -> int:  # fmt: skip
    """Some iterations more on a tree; nodes used."""
    work, after = seen.copy(), seen.copy()
    path, out, values = np.empty(DEPTH, np.int32), np.empty(max_legal, np.int32), np.zeros(PLAYERS)
    for i in range(first, first + iterations):
        work[0] = seen[0]
        word = U(stream(seed, i))
        used = iterate(rs[0], work, tree, used, path, out, after, values, c, playout, prior, word, barred, hidden)
    return used


def think(task: Task, values: Mapping[str, Number]) -> Thought:
    """Search within the budget; the most visited move."""
    if only := forced(task):
        return only
    hidden, won = noticed(task, values)
    if won is not None:
        return won
    game, (rules, seen) = task.observation.game, task.observation.arrays
    tree = np.empty(room_for(int(values["iterations"]), NODES_EACH), NODE)
    tree[:1] = np.zeros(1, NODE)
    used = 1
    c, playout, prior = (number(values, name) for name in ("c", "playout", "prior"))

    def go(first: int, n: int) -> None:
        nonlocal used
        used = search(
            rules, seen, tree, used, first, n, game.max_legal, c, playout, prior, U(task.seed), NOTHING, hidden
        )

    done = in_chunks(int(values["iterations"]), task.stop, go)
    return answer(task, tree, done, values)


def unfit(game: Game) -> str:
    """Why it cannot play a game."""
    if game.has_secrets:
        return "players know different things there; ismcts can"
    return "it leaves things to chance; ismcts can" if game.has_chance else ""


UCT = Kind("uct", "a tree search for open games without chance", SETTINGS, think, unfit)
