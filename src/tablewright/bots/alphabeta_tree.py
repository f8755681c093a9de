"""The alpha-beta search, compiled, as a machine with its own stack: it can stop after any node and go on later.

Negamax with a principal variation: the first move of a node is searched with the whole window, the others with an empty
one, late ones also less deep; what turns out better than thought is searched again. A value is for the side that is to
move; a side is one player, root, against all others (with two players that is the game itself, with more it is the
paranoid view). `run` is the loop: a node is opened, which may settle it at once; otherwise its moves are tried one by
one, each opening a node below; a settled node hands its value to the one above.
"""

from typing import Any, NamedTuple, Protocol

import numpy as np

from tablewright.bots import alphabeta_parts as parts
from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.records import I1, I2, I4, U8, Actions, Ints, Records, Rules, State, Values, Words, dtype_of

U: Any = np.uint64
I: Any = np.int64  # noqa: E741
WIN, SURE, INFINITE = 30_000, 20_000, 32_000
PLIES = 100  # the longest line looked at
WIDE = 100  # a depth at which all legal moves are suggested
NO_MOVE = -1
EXACT, AT_LEAST, AT_MOST = 1, 2, 3  # what a stored value says
FULL, SCOUT, REDUCED, PASSED = range(4)  # how the current move of a node is being searched
FIRST = 1 << 24  # the score of a move to be tried first


class Frame(Protocol):
    """One node of the line being searched."""

    key: U8
    alpha: I4
    beta: I4
    floor: I4  # alpha at the start
    best: I4
    static: I4  # the game's estimate
    depth: I2
    count: I2  # moves suggested
    tried: I2
    move: I2  # being searched
    best_move: I2
    quiet_since: I2  # how many plies up to here could be taken back
    killer: I2  # a move that refuted another one at this ply
    killer2: I2
    stage: I1
    again: I1  # 1: the move is to be searched once more, with another stage
    other_side: I1  # 1: the move that led here was the other side's
    may_pass: I1


class Transposition(Protocol):
    """What is known of a position."""

    key: U8
    value: I2
    move: I2
    depth: I1
    bound: I1


class Control(Protocol):
    nodes: I4
    ply: I4
    value: I4  # of the node that was settled last
    root: I4  # the player who thinks
    before: I4  # nodes opened before the current move of the root
    slack: I4  # moves of the root that are worse by so much still get their exact value
    settled: I4  # 1: the node at `ply` has its value
    done: I4  # 1: the root has its value
    depth: I4  # how deep the root is being searched
    low: I4  # in this window
    high: I4
    best: I4  # the best move of the root so far
    best_value: I4
    n_ranked: I4


FRAME, ENTRY, CONTROL = dtype_of(Frame), dtype_of(Transposition), dtype_of(Control)

# settings of the search
NULL_MARGIN, FUTILITY, TENSE_PLIES, HISTORY_SHARE, NULL_DEPTH, KILLER, LATE, LMR_BASE, LMR_SLOPE, WINDOW = range(10)
SETTINGS = np.array([120, 120, 6, 8, 3, 90, 2, 40, 170, 60], np.int32)


class Tree(NamedTuple):
    """All that a search needs, in arrays."""

    states: Records
    frames: Records
    moves: Actions
    gains: Ints
    scores: Ints
    table: Records
    history: Ints
    control: Records
    settings: Ints
    weights: Ints
    layers: Words
    notes: Ints
    reductions: Ints
    root_nodes: Ints
    root_values: Ints
    ranking: Ints  # the root's moves, best first: action, value, nodes
    results: Values


@jit
def plant(t: Tree, rs: Records, ss: Records) -> int:
    """Set up the root; how many moves it has."""
    r, c, f = rs[0], t.control[0], t.frames[0]
    t.states[0] = ss[0]
    s = t.states[0]
    c.nodes, c.root, c.ply = 0, verbs.actor(s), 0
    f.key, f.quiet_since, f.other_side = parts.position_hash(r, s), 0, 0
    f.static = parts.estimate(r, s, c.root, WIN, -INFINITE, INFINITE, t.weights, t.layers, t.notes)
    f.count = parts.suggest(r, s, c.root, WIDE, t.weights, t.layers, t.notes, t.moves[0], t.gains[0])
    for i in range(f.count):
        t.scores[0, i] = t.gains[0, i]
    for ply in range(PLIES):
        t.frames[ply].killer, t.frames[ply].killer2 = NO_MOVE, NO_MOVE
    return int(f.count)


@jit
def begin(t: Tree, depth: int, alpha: int, beta: int) -> None:
    """Start to search the root so deep in a window."""
    c, f = t.control[0], t.frames[0]
    f.alpha, f.beta, f.floor, f.depth = alpha, beta, alpha, depth
    f.best, f.best_move, f.tried, f.again = -INFINITE, NO_MOVE, 0, 0
    f.may_pass = 0
    c.ply, c.settled, c.done = 0, 0, 0
    t.root_nodes[:] = 0


@jit
def rank_root(t: Tree, best_move: int) -> None:
    """For the next, deeper search: the best move first, the others by the work they gave."""
    for i in range(t.frames[0].count):
        a = t.moves[0, i]
        t.scores[0, i] = FIRST if a == best_move else min(t.root_nodes[a], FIRST - 1)


@jit
def run(t: Tree, rs: Records, most: int) -> None:
    """Search until the root is settled or so many nodes were opened in all."""
    r, c = rs[0], t.control[0]
    while c.done == 0 and c.nodes < most:
        if c.settled == 0:
            if c.ply > 0 and opens_settled(t, r):
                c.settled = 1
            else:
                c.settled = int(not next_move(t, r))
        elif c.ply == 0:
            c.done = 1
        else:
            c.ply -= 1
            hand_up(t, -int(c.value) if t.frames[c.ply + 1].other_side == 1 else int(c.value))
            c.settled = int(not next_move(t, r))


@jit
def opens_settled(t: Tree, r: Rules) -> bool:
    """Open the node at `ply`; True: its value is known at once."""
    c = t.control[0]
    ply = int(c.ply)
    f, s = t.frames[ply], t.states[ply]
    c.nodes += 1
    if verbs.actor(s) < 0:
        c.value = outcome(t, r, s, ply)
        return True
    if comes_again(t, ply):
        c.value = 0
        return True
    f.best, f.best_move, f.tried, f.again, f.floor = -INFINITE, NO_MOVE, 0, 0, f.alpha
    stored = find(t, U(f.key))
    known = NO_MOVE
    if stored >= 0:
        known = int(t.table[stored].move)
        if answers(t, stored, ply):
            return True
    return measured(t, r, s, ply) or not prepared(t, r, s, ply, known)


@jit
def outcome(t: Tree, r: Rules, s: State, ply: int) -> int:
    """What the end of a game is worth to the others: nobody is to move, so the node counts as theirs."""
    verbs.result(r, s, t.results)
    worth = t.results[t.control[0].root]
    return ply - WIN if worth > 0.5 else 0 if worth == 0.0 else WIN - ply


@jit
def comes_again(t: Tree, ply: int) -> bool:
    """Whether the position stood on the board before, in the line from the root."""
    key = U(t.frames[ply].key)
    for back in range(2, int(t.frames[ply].quiet_since) + 1):
        if U(t.frames[ply - back].key) == key:
            return True
    return False


@jit
def find(t: Tree, key: int) -> int:
    """Where a position is stored; -1 nowhere."""
    i: int = I(U(key) & U(t.table.shape[0] - 1))
    if t.table[i].key == U(key):
        return i
    return i ^ 1 if t.table[i ^ 1].key == U(key) else -1


@jit
def answers(t: Tree, stored: int, ply: int) -> bool:
    """Whether what is stored settles the node."""
    f, e = t.frames[ply], t.table[stored]
    if e.depth < f.depth:
        return False
    value = int(e.value)
    if value >= SURE:
        value -= ply
    elif value <= -SURE:
        value += ply
    if e.bound == EXACT or (e.bound == AT_LEAST and value >= f.beta) or (e.bound == AT_MOST and value <= f.alpha):
        t.control[0].value = value
        return True
    return False


@jit
def keep(t: Tree, ply: int) -> None:
    """Store what a node came to. Of two places the first is for the deeper search."""
    f = t.frames[ply]
    value = int(f.best)
    if value >= SURE:
        value += ply
    elif value <= -SURE:
        value -= ply
    i = I(U(f.key) & U(t.table.shape[0] - 1)) & ~1
    if t.table[i].key != U(f.key) and t.table[i].depth > f.depth:
        i += 1
    e = t.table[i]
    if e.key != U(f.key) or f.best_move != NO_MOVE:
        e.move = f.best_move
    e.key, e.value, e.depth = U(f.key), value, max(-1, int(f.depth))
    e.bound = AT_LEAST if f.best >= f.beta else EXACT if f.best > f.floor else AT_MOST


@jit
def measured(t: Tree, r: Rules, s: State, ply: int) -> bool:
    """Estimate a node; True: that is its value, by certainty or because the depth is used up."""
    c, f = t.control[0], t.frames[ply]
    ours = verbs.actor(s) == c.root
    low, high = (int(f.alpha), int(f.beta)) if ours else (-int(f.beta), -int(f.alpha))
    value = parts.estimate(r, s, c.root, WIN, low, high, t.weights, t.layers, t.notes)
    value = value if ours else -value
    f.static = value
    if value >= SURE or value <= -SURE:
        c.value = value - ply if value > 0 else value + ply
        return True
    if f.depth <= 0 or ply >= PLIES - 2:
        tension = parts.tension(r, s, c.root, t.weights, t.notes)
        if tension == 0 or f.depth <= -t.settings[TENSE_PLIES] or ply >= PLIES - 2:
            c.value = value
            return True
        if tension == 1:
            if value >= f.beta:
                c.value = value
                return True
            f.best = value
            f.alpha = max(int(f.alpha), value)
    return False


@jit
def prepared(t: Tree, r: Rules, s: State, ply: int, known: int) -> bool:
    """List the moves of a node; False: there are none to look at, and the node is settled by its estimate."""
    c, f = t.control[0], t.frames[ply]
    n = parts.suggest(r, s, c.root, int(f.depth), t.weights, t.layers, t.notes, t.moves[ply], t.gains[ply])
    f.count = n
    if n == 0:
        c.value = f.static
        return False
    player = verbs.actor(s)
    for i in range(n):
        a = t.moves[ply, i]
        score = int(t.gains[ply, i]) + int(t.history[player, a]) // int(t.settings[HISTORY_SHARE])
        if a == known:
            score += FIRST
        elif a == f.killer or a == f.killer2:
            score += int(t.settings[KILLER])
        t.scores[ply, i] = score
    f.may_pass = int(
        r.players == 2
        and t.frames[ply - 1].stage != PASSED
        and f.beta - f.alpha == 1
        and f.depth >= t.settings[NULL_DEPTH]
        and f.static >= f.beta + t.settings[NULL_MARGIN]
        and f.beta < SURE
    )
    return True


@jit
def next_move(t: Tree, r: Rules) -> bool:
    """Go down to the next move of the node at `ply`; False: there is none, and the node is settled."""
    c = t.control[0]
    ply = int(c.ply)
    f = t.frames[ply]
    if f.again == 0 and not chosen(t, ply):
        c.value = f.best
        if ply > 0:
            keep(t, ply)
        return False
    f.again = 0
    descend(t, r, ply)
    return True


@jit
def chosen(t: Tree, ply: int) -> bool:
    """Choose the next move of a node and how to search it; False: the node is done with."""
    f = t.frames[ply]
    if f.best >= f.beta:
        return False
    if f.may_pass == 1:
        f.may_pass, f.move, f.stage = 0, parts.nothing(t.states[ply]), PASSED
        return True
    while f.tried < f.count:
        i = bring_best(t, ply, int(f.tried))
        f.tried += 1
        f.move = t.moves[ply, i]
        if i == 0:
            f.stage = FULL
            return True
        if ply > 0 and f.depth <= 2 and f.best > -SURE:
            hope = int(f.static) + int(t.gains[ply, i]) + int(t.settings[FUTILITY]) * max(1, int(f.depth))
            if hope <= f.alpha:
                f.best = max(int(f.best), hope)
                continue
        f.stage = REDUCED if reduction(t, ply, i) > 0 else SCOUT
        return True
    return False


@jit
def bring_best(t: Tree, ply: int, i: int) -> int:
    """Bring the move with the highest score to place i."""
    top = i
    for k in range(i + 1, int(t.frames[ply].count)):
        if t.scores[ply, k] > t.scores[ply, top]:
            top = k
    if top != i:
        swap(t.moves, ply, i, top)
        swap(t.gains, ply, i, top)
        swap(t.scores, ply, i, top)
    return i


@jit
def swap(rows: Ints, row: int, i: int, k: int) -> None:
    kept = rows[row, i]
    rows[row, i] = rows[row, k]
    rows[row, k] = kept


@jit
def reduction(t: Tree, ply: int, i: int) -> int:
    """By how much less deep a late move is looked at first."""
    f = t.frames[ply]
    if f.depth < 2 or i < t.settings[LATE]:
        return 0
    less = int(t.reductions[min(int(f.depth), 63), min(i, 63)])
    if t.gains[ply, i] > 0:
        less -= 1
    return max(0, min(less, int(f.depth) - 1))


@jit
def descend(t: Tree, r: Rules, ply: int) -> None:
    """Play the current move of a node on the next state, and set the window below."""
    c, f, g = t.control[0], t.frames[ply], t.frames[ply + 1]
    t.states[ply + 1] = t.states[ply]
    s, after = t.states[ply], t.states[ply + 1]
    a = int(f.move)
    was_ours = verbs.actor(s) == c.root
    verbs.apply(r, after, a, SILENT)
    is_ours = verbs.actor(after) == c.root
    g.key = parts.hash_after(r, s, after, a, U(f.key))
    g.quiet_since = 0 if parts.is_lasting(s, a) else f.quiet_since + 1
    g.other_side = int(was_ours != is_ours)
    low, high = int(f.alpha), int(f.beta)
    if f.stage == PASSED:
        g.quiet_since = 0
        low = high - 1
    elif f.stage != FULL:
        high = low + 1
    g.alpha, g.beta = (-high, -low) if g.other_side == 1 else (low, high)
    g.depth = f.depth - 1 - shortened(t, ply)
    if ply == 0:
        c.before = c.nodes
    c.ply = ply + 1


@jit
def shortened(t: Tree, ply: int) -> int:
    """By how much the current move of a node is looked at less deep."""
    f = t.frames[ply]
    if f.stage == PASSED:
        return 2 + int(f.depth) // 4
    return reduction(t, ply, int(f.tried) - 1) if f.stage == REDUCED else 0


@jit
def hand_up(t: Tree, value: int) -> None:
    """Take the value of the current move into its node, or have the move searched again."""
    c = t.control[0]
    ply = int(c.ply)
    f = t.frames[ply]
    if f.stage == PASSED:
        if value >= f.beta:
            f.best = f.beta
        return
    if ply == 0:
        t.root_nodes[f.move] += c.nodes - c.before
    if value > f.alpha and f.stage == REDUCED:
        f.stage, f.again = SCOUT, 1
        return
    if f.alpha < value < f.beta and f.stage == SCOUT:
        f.stage, f.again = FULL, 1
        return
    if ply == 0:
        t.root_values[f.move] = value
    if value > f.best:
        f.best = value
        if value > f.alpha:
            f.best_move = f.move
            f.alpha = max(int(f.alpha), value - int(c.slack)) if ply == 0 else value
            if value >= f.beta:
                remember(t, ply)


@jit
def remember(t: Tree, ply: int) -> None:
    """A move that was too good for the other side is tried earlier elsewhere."""
    f = t.frames[ply]
    if f.killer != f.move:
        f.killer2 = f.killer
        f.killer = f.move
    player = verbs.actor(t.states[ply])
    depth = max(1, int(f.depth))
    bonus = min(2_000, depth * depth * 4)  # more would swing instead of settle
    was = int(t.history[player, f.move])
    t.history[player, f.move] = was + bonus - was * bonus // 4096
    for i in range(int(f.tried) - 1):
        a = t.moves[ply, i]
        was = int(t.history[player, a])
        t.history[player, a] = was - bonus - was * bonus // 4096


@jit
def line(t: Tree, rs: Records, first: int, out: Actions) -> int:
    """The best moves from the root on, as far as the table remembers them; how many. The stack is used up for it."""
    r = rs[0]
    key, a, n = U(t.frames[0].key), first, 0
    while a != NO_MOVE and n < out.shape[0]:
        s, after = t.states[n], t.states[n + 1]
        if not is_listed(r, s, a, t.moves[1]):
            break
        t.states[n + 1] = t.states[n]
        verbs.apply(r, after, a, SILENT)
        key = U(parts.hash_after(r, s, after, a, key))
        out[n] = a
        n += 1
        stored = find(t, key)
        a = int(t.table[stored].move) if stored >= 0 and verbs.actor(after) >= 0 else NO_MOVE
    return n


@jit
def is_listed(r: Rules, s: State, a: int, out: Actions) -> bool:
    for i in range(verbs.legal(r, s, out)):
        if out[i] == a:
            return True
    return False
