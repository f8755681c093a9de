"""Deeper and deeper from the root, compiled: each depth in a narrow window around the last value.

`deepen` stops after any number of nodes and goes on where it was, so a budget of nodes gives the same answer however it
is cut in chunks.
"""

import numpy as np

from tablewright.bots import alphabeta_parts as parts
from tablewright.bots.alphabeta_tree import INFINITE, NO_MOVE, SURE, WIN, WINDOW, Tree, begin, plant, rank_root, run
from tablewright.bots.notice import Switches
from tablewright.bots.one_step import lot
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.records import Records
from tablewright.kernel.rng import I, U

ACTION, VALUE, NODES = range(3)  # the columns of a ranking
LOT = U(0xD1B54A32D192ED03)  # the choice among good moves has a stream of its own


@jit
def clear(t: Tree) -> None:
    """Forget an earlier search."""
    for i in range(t.table.shape[0]):
        e = t.table[i]
        e.key, e.value, e.move, e.depth, e.bound = U(0), 0, 0, 0, 0
    for ply in range(t.frames.shape[0]):
        f = t.frames[ply]
        f.key, f.alpha, f.beta, f.floor, f.best, f.static, f.depth, f.count = U(0), 0, 0, 0, 0, 0, 0, 0
        f.tried, f.move, f.best_move, f.quiet_since, f.killer, f.killer2 = 0, 0, 0, 0, 0, 0
        f.stage, f.again, f.other_side, f.may_pass = 0, 0, 0, 0
    t.history[:, :] = 0
    t.root_nodes[:] = 0
    t.root_values[:] = 0


@jit
def begin_search(
    t: Tree, rs: Records, ss: Records, slack: float, onward: int, barred: Switches, hidden: Switches
) -> None:
    """Set up the root, without what is barred or hidden unless nothing would be left, and the first depth."""
    c = t.control[0]
    c.slack = wide(np.rint(100.0 * slack))
    plant(t, rs, ss)
    if barred.shape[0] > 0:
        bar(t, barred)
    if hidden.shape[0] > 0:
        bar(t, hidden)
    if onward != 0:
        go_onward(t)
    top = 0
    for i in range(1, wide(t.frames[0].count)):
        if t.scores[0, i] > t.scores[0, top]:
            top = i
    c.best, c.best_value, c.n_ranked = t.moves[0, top], 0, 0
    begin_depth(t, I(1))


@jit
def bar(t: Tree, barred: Switches) -> None:
    """Take what is barred from the root's moves, unless nothing would be left."""
    kept = 0
    for i in range(wide(t.frames[0].count)):
        if not barred[t.moves[0, i]]:
            put(t, i, kept)
            kept += 1
    if kept > 0:
        t.frames[0].count = kept


@jit
def put(t: Tree, i: int, at: int) -> None:
    """The root's move at place i, to another place."""
    t.moves[0, at], t.gains[0, at], t.scores[0, at] = t.moves[0, i], t.gains[0, i], t.scores[0, i]


@jit
def go_onward(t: Tree) -> None:
    """Of the root's moves that can be taken back keep those that gain something at once, if one does.

    So steps lead home, and who looks at few of them does not go back and forth.
    """
    n, leads_on = wide(t.frames[0].count), False
    for i in range(n):
        leads_on = leads_on or (t.gains[0, i] > 0 and not parts.is_lasting(t.states[0], wide(t.moves[0, i])))
    if not leads_on:
        return
    kept = 0
    for i in range(n):
        if t.gains[0, i] > 0 or parts.is_lasting(t.states[0], wide(t.moves[0, i])):
            put(t, i, kept)
            kept += 1
    t.frames[0].count = kept


@jit
def begin_depth(t: Tree, depth: int) -> None:
    """The next depth, in a window where its value is expected."""
    c = t.control[0]
    value, width = wide(c.best_value), wide(t.settings[WINDOW])
    c.depth, c.low, c.high = depth, -INFINITE, INFINITE
    if depth >= 4 and abs(value) < SURE:
        c.low, c.high = value - width, value + width
    begin(t, depth, wide(c.low), wide(c.high))


@jit
def deepen(t: Tree, rs: Records, deepest: int, most: int) -> bool:
    """Search deeper and deeper until so many nodes were opened in all; True: it is certain, or deep enough."""
    c = t.control[0]
    while True:
        run(t, rs, most)
        if c.done == 0:
            return False
        value = wide(c.value)
        if c.low < value < c.high:
            take_over(t, True)
            rank_root(t, wide(c.best))
            is_certain = abs(wide(c.best_value)) >= SURE and WIN - abs(wide(c.best_value)) <= c.depth
            if is_certain or c.depth >= deepest:
                return True
            begin_depth(t, wide(c.depth) + 1)
        else:  # the window was too narrow
            rank_root(t, wide(c.best))
            if value <= c.low:
                c.low = -INFINITE
            else:
                c.high = INFINITE
            begin(t, wide(c.depth), wide(c.low), wide(c.high))


@jit
def is_lost(t: Tree) -> bool:
    """Whether all that was looked at loses for certain."""
    return wide(t.control[0].best_value) <= -SURE


@jit
def take_over(t: Tree, is_whole: bool) -> None:
    """Take over what the root has found so far; after a part of its moves only if one of them is better."""
    c, root = t.control[0], t.frames[0]
    if root.best_move == NO_MOVE or root.best <= c.low:
        return
    c.best, c.best_value = root.best_move, root.best
    if is_whole or c.n_ranked == 0:
        rank(t)
    else:
        overtake(t)


@jit
def rank(t: Tree) -> None:
    """The root's moves, best first: the value of each (of most only that it is no better) and its nodes."""
    c = t.control[0]
    c.n_ranked = t.frames[0].tried
    for i in range(wide(c.n_ranked)):
        a = wide(t.moves[0, i])
        k = i
        while k > 0 and goes_before(t, a, wide(t.ranking[k - 1, ACTION])):
            move_down(t, k - 1, k)
            k -= 1
        t.ranking[k, ACTION], t.ranking[k, VALUE], t.ranking[k, NODES] = a, t.root_values[a], t.root_nodes[a]


@jit
def goes_before(t: Tree, a: int, b: int) -> bool:
    """The best move first; then by value, by nodes, by number."""
    best = wide(t.control[0].best)
    if (a == best) != (b == best):
        return a == best
    if t.root_values[a] != t.root_values[b]:
        return bool(t.root_values[a] > t.root_values[b])
    if t.root_nodes[a] != t.root_nodes[b]:
        return bool(t.root_nodes[a] > t.root_nodes[b])
    return a < b


@jit
def move_down(t: Tree, above: int, below: int) -> None:
    for column in range(3):
        t.ranking[below, column] = t.ranking[above, column]


@jit
def overtake(t: Tree) -> None:
    """Put the best move of a deeper, unfinished search in front of the ranking of the last whole depth."""
    c = t.control[0]
    n = wide(c.n_ranked)
    at = n
    for i in range(n):
        if t.ranking[i, ACTION] == c.best:
            at = i
    for i in range(at, 0, -1):
        move_down(t, i - 1, i)
    t.ranking[0, ACTION], t.ranking[0, VALUE], t.ranking[0, NODES] = c.best, c.best_value, t.root_nodes[c.best]
    c.n_ranked = max(n, at + 1)
    for i in range(1, wide(c.n_ranked)):
        t.ranking[i, VALUE] = min(wide(t.ranking[i, VALUE]), wide(c.best_value))


@jit
def choose(t: Tree, slack: float, seed: int) -> int:
    """What a search plays: its best move, or with slack any that is nearly as good.

    A certain win is never thrown away, and a loss is put off as long as it can be.
    """
    c = t.control[0]
    if c.n_ranked == 0:  # not one move was looked at to the end
        t.ranking[0, ACTION], t.ranking[0, VALUE], t.ranking[0, NODES] = c.best, c.best_value, c.nodes
        c.n_ranked = 1
    top = wide(t.ranking[0, VALUE])
    if abs(top) >= SURE or slack == 0.0:
        return wide(c.best)
    near = 0
    for i in range(wide(c.n_ranked)):
        near += wide(t.ranking[i, VALUE] >= top - 100.0 * slack)
    drawn = lot(U(seed) ^ LOT, near)
    for i in range(wide(c.n_ranked)):
        if t.ranking[i, VALUE] >= top - 100.0 * slack:
            if drawn == 0:
                return wide(t.ranking[i, ACTION])
            drawn -= 1
    return wide(c.best)
