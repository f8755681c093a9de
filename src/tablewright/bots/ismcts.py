"""ISMCTS: for games with secrets and chance. Every iteration plays in a world of its own.

A world is dealt from the player's observation and has fresh chance, so a node is a sequence of actions, not a position
(open loop). Which actions are legal differs between the worlds: a node's children are compared by how often they were
on offer. Each player goes for a value of her own; in a cooperative game all values rise together.
"""

from collections.abc import Mapping
from typing import Protocol

import numpy as np

from tablewright.bots.notice import Switches, noticed
from tablewright.bots.one_step import PLAYERS
from tablewright.bots.settings import Kind, Number, Setting
from tablewright.bots.talk import believe, claims_of
from tablewright.bots.thought import Task, Thought
from tablewright.bots.tree_search import (
    CHOICE,
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
from tablewright.kernel.records import I1, I2, I4, Actions, Ints, Records, Rules, Values, dtype_of
from tablewright.kernel.rng import I, U, key, mix, scaled, stream


class IsmctsNode(Protocol):
    worth: F8  # sum of values for `player`, prior included
    visits: I4  # prior included
    offered: I4  # how often it was legal when its parent was visited, prior included
    child: I4  # the first child, 0 none
    twin: I4  # the next child of the same parent, 0 none
    action: I2
    player: I1  # who plays the action


NODE = dtype_of(IsmctsNode)
FORESEEN = 16  # nodes to make room for in an iteration with a prior


@jit
def add(tree: Records, used: int, at: int, action: int, player: int) -> int:
    """A new child; nodes used. The caller has seen that there is room."""
    node = tree[used]
    node.worth, node.visits, node.offered, node.child, node.twin = 0.0, 0, 0, 0, tree[at].child
    node.action, node.player = action, player
    tree[at].child = used
    return used + 1


@jit
def untried(tree: Records, at: int, out: Actions, n: int, mark: Ints, stamp: int) -> int:
    """Bring those of the n legal actions that are no children yet to the front of `out`; how many."""
    for i in range(n):
        mark[out[i]] = stamp
    x = int(tree[at].child)
    while x != 0:
        if mark[tree[x].action] == stamp:
            mark[tree[x].action] = -stamp  # legal, and a child
        x = int(tree[x].twin)
    fresh = 0
    for i in range(n):
        if mark[out[i]] == stamp:
            mark[out[i]] = -stamp
            out[fresh] = out[i]
            fresh += 1
    return fresh


@jit
def promising(tree: Records, at: int, mark: Ints, stamp: int, c: float) -> int:
    """The best of the children on offer by UCB1 over the times they were on offer; 0: there is none."""
    best, top = 0, -1.0e300
    x = int(tree[at].child)
    while x != 0:
        node = tree[x]
        if mark[node.action] == -stamp:
            node.offered += 1
            inverse = 1.0 / node.visits
            value = node.worth * inverse + c * np.sqrt(np.log(node.offered) * inverse)
            if value > top:
                best, top = x, value
        x = int(node.twin)
    return best


@jit
def foresee(
    r: Rules, work: Records, tree: Records, used: int, at: int, out: Actions, n: int, after: Records, values: Values,
    prior: int,
) -> int:  # fmt: skip
    """Add n actions as children, each with the heuristic's word in this world as so many visits; nodes used."""
    p = verbs.actor(work[0])
    for i in range(n):
        if used >= tree.shape[0]:
            return used
        after[0] = work[0]
        verbs.apply(r, after[0], I(out[i]), SILENT)
        judge(r, after[0], values, p)
        used = add(tree, used, at, out[i], p)
        node = tree[used - 1]
        node.visits, node.offered, node.worth = prior, prior, prior * values[p]
    return used


@jit
def iterate(
    r: Rules, work: Records, tree: Records, used: int, path: Actions, out: Actions, mark: Ints, after: Records,
    values: Values, c: float, playout: int, prior: int, own: int, word: int, barred: Switches,
    hidden: Switches,
) -> int:  # fmt: skip
    """One walk down in the world `work`, one playout, one way back; nodes used. What is hidden is not seen at once."""
    s, at, depth, x, grown = work[0], I(0), 0, U(word), False  # `at` is no constant to numba
    mover = verbs.actor(s)
    while verbs.actor(s) >= 0 and depth < path.shape[0] and not grown and (own == 0 or verbs.actor(s) == mover):
        n = verbs.legal(r, s, out)
        if barred.shape[0] > 0 and verbs.actor(s) == mover:
            n = allowed(out, n, barred)
        if hidden.shape[0] > 0 and depth == 0:
            n = allowed(out, n, hidden)
        mark[mark.shape[0] - 1] += 1  # a new stamp for every list
        stamp = int(mark[mark.shape[0] - 1])
        fresh = untried(tree, at, out, n, mark, stamp)
        grown = fresh > 0 and used < tree.shape[0]
        if grown and prior == 0:
            x = U(mix(x))
            used = add(tree, used, at, out[scaled(x, fresh)], verbs.actor(s))
            offer(tree, at, mark, stamp)
            at = used - 1
        else:
            if grown:
                used = foresee(r, work, tree, used, at, out, fresh, after, values, prior)
            at = promising(tree, at, mark, stamp, c)
            if at == 0:  # the tree is full, and holds nothing for this world
                break
        verbs.apply(r, s, I(tree[at].action), SILENT)
        path[depth] = at
        depth += 1
    play_on(r, s, out, values, playout, x, mover if own else -1)
    back_up(tree, path, depth, values)
    return used


@jit
def offer(tree: Records, at: int, mark: Ints, stamp: int) -> None:
    """Count that the children which are legal were on offer."""
    x = int(tree[at].child)
    while x != 0:
        if mark[tree[x].action] == -stamp:
            tree[x].offered += 1
        x = int(tree[x].twin)


@jit
def back_up(tree: Records, path: Actions, depth: int, values: Values) -> None:
    for d in range(depth):
        node = tree[path[d]]
        node.visits += 1
        node.worth += values[node.player]


@jit
def search(
    rs: Records, seen: Records, player: int, tree: Records, used: int, first: int, iterations: int, max_legal: int,
    n_actions: int, claims: Ints, c: float, playout: int, prior: int, own: int, stay: int, seed: int,
    barred: Switches, hidden: Switches,
) -> int:  # fmt: skip
    """Some iterations more on a tree; nodes used."""
    world, work, after = seen.copy(), seen.copy(), seen.copy()
    path, out, values = np.empty(DEPTH, np.int32), np.empty(max_legal, np.int32), np.zeros(PLAYERS)
    mark = np.zeros(n_actions + 1, np.int64)
    for i in range(first, first + iterations):
        word, since = U(stream(seed, i)), i % stay  # iterations in this world
        if i == first or since == 0:
            world[0] = seen[0]
            key(world[0], U(stream(seed, i - since)), 0)
            verbs.deal(rs[0], world[0], player)
            believe(rs[0], world[0], player, claims)
        work[0] = world[0]
        if since != 0:
            key(work[0], word, 0)
        used = iterate(
            rs[0], work, tree, used, path, out, mark, after, values, c, playout, prior, own, word ^ CHOICE, barred,
            hidden,
        )  # fmt: skip
    return used


def room(iterations: int, prior: int) -> int:
    """How many nodes to make room for: with a prior all actions of a new node become children at once."""
    return room_for(iterations, FORESEEN if prior else 1)


def think(task: Task, values: Mapping[str, Number]) -> Thought:
    """Search within the budget; the most visited move."""
    if only := forced(task):
        return only
    hidden, won = noticed(task, values)
    if won is not None:
        return won
    game, (rules, seen) = task.observation.game, task.observation.arrays
    tree = np.empty(room(int(values["iterations"]), int(values["prior"])), NODE)
    tree[:1] = np.zeros(1, NODE)
    used = 1
    claims = claims_of(game, task.heard if values["talk"] else ())
    c, playout, prior = (number(values, name) for name in ("c", "playout", "prior"))
    own, stay = int(values["own"]), int(values["stay"])

    def go(first: int, n: int) -> None:
        nonlocal used
        used = search(
            rules, seen, task.player, tree, used, first, n, game.max_legal, game.n_actions, claims, c,
            playout, prior, own, stay, U(task.seed), NOTHING, hidden,
        )  # fmt: skip

    done = in_chunks(int(values["iterations"]), task.stop, go)
    return answer(task, tree, done, values)


TALK = Setting(1, 0, 1, "1: it says and believes quick messages, where the game has some")
OWN = Setting(0, 0, 1, "1: it looks no further than to the end of its own turn")
STAY = Setting(1, 1, 30_000, "iterations that it stays in a possible world, each with chance of its own")
OWN_SETTINGS = {**SETTINGS, "talk": TALK, "own": OWN, "stay": STAY}
ISMCTS = Kind("ismcts", "a tree search over possible worlds", OWN_SETTINGS, think)
