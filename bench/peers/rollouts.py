"""An opponent for our bots at Quoridor with two players: Monte Carlo tree search that knows a little of the game.

UCT with one rollout a simulation, and the most visited move is played. It looks only at likely fences (beside a pawn,
joined to a fence, at the left and right edge), and its rollouts mostly walk the shortest way. It is no yardstick: it
does not always beat a player who never fences (bench/results.md). The rules are the kernel's; what is here is what it
thinks of a move.
"""

import math
from collections.abc import Callable

import numpy as np

from tablewright.bots.tree_search import DEPTH
from tablewright.bots.uct import NODE, back_up, promising, shuffle
from tablewright.games.quoridor.actions import HORIZONTAL, MAX_LEGAL, PASS, VERTICAL
from tablewright.games.quoridor.bots.alphabeta import NEAR
from tablewright.games.quoridor.bots.paths import flood, gain_of_step, neighbours
from tablewright.games.quoridor.fences import CUTS, FIRST, LAST, above_below, beside, legal_fences
from tablewright.games.quoridor.pawns import may_meet, pawn_targets
from tablewright.games.quoridor.rules import apply, legal, listed, nth_fence, sampled
from tablewright.games.quoridor.squares import GOAL, STEP, U, Z, has, is_open, one, side
from tablewright.games.quoridor.state import SIZE, SPLIT, Rules, State
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.lowlevel.bits import count, kth
from tablewright.kernel.position import Position
from tablewright.kernel.records import Actions, Ints, Records, Values, Words
from tablewright.kernel.rng import I, advance, mix, share, stream

C = 0.2
CHUNK = 1_000  # simulations between two looks whether the tree has room
WALKS, FENCES, OF = 14, 3, 20  # of twenty plies of a rollout: steps along a shortest way, fences; the rest: any step
BESIDE, EDGES = 3, 6  # plies after which fences beside a pawn, and at the left and right edge, are likely
HOPELESS = 0.1  # with a lower win rate every move looks the same


@jit
def targets(r: Rules, s: State) -> tuple[int, int]:
    """The squares where the player to move may put her pawn."""
    if may_meet(s, int(s.turn)):
        return pawn_targets(r, s)
    lo, hi = one(int(s.pawn[s.turn]))
    return neighbours(lo, hi, s.east[0], s.east[1], s.north[0], s.north[1])


@jit
def nearest(lo: int, hi: int, layers: Words, steps: int) -> tuple[int, int]:
    """Those of a pawn's targets, so many steps from the goal line, that bring it nearest: a jump may gain two."""
    for gain in range(min(2, steps), -1, -1):
        a, b = U(lo) & layers[steps - gain, 0], U(hi) & layers[steps - gain, 1]
        if (a | b) != Z:
            return a, b
    return U(lo), U(hi)


@jit
def likely_fences(r: Rules, s: State) -> tuple[int, int]:
    """The legal fences beside a pawn, joined to a fence, or at the left and right edge; horizontal and vertical."""
    h, v = U(s.horizontal), U(s.vertical)
    points = h | U(beside(h)) | v | U(above_below(v))
    near = points
    if s.ply >= BESIDE:
        near |= NEAR[0, s.pawn[0]] | NEAR[0, s.pawn[1]]
    may_h, may_v = near | U(beside(points)), near | U(above_below(points))
    if s.ply >= EDGES:
        may_h |= FIRST | LAST
    legal_h, legal_v = legal_fences(r, s)
    return U(legal_h) & may_h, U(legal_v) & may_v


@jit
def hindering_fences(r: Rules, s: State, layers: Words) -> tuple[int, int]:
    """The legal fences across a shortest way of the other player, or beside her pawn; horizontal and vertical."""
    other = 1 - int(s.turn)
    h, v = across(s, int(s.pawn[other]), flood(s, side(r, other), int(s.pawn[other]), layers), layers)
    near = NEAR[0, s.pawn[other]]
    legal_h, legal_v = legal_fences(r, s)
    return U(legal_h) & (U(h) | near), U(legal_v) & (U(v) | near)


@jit
def across(s: State, square: int, steps: int, layers: Words) -> tuple[int, int]:
    """The fences that lie across any of the shortest ways from a square, all followed at once."""
    h, v = Z, Z
    lo, hi = one(square)
    for k in range(steps - 1, -1, -1):
        next_lo, next_hi = Z, Z
        for here in range(SIZE * SIZE):
            if has(lo, hi, here):
                for direction in range(4):
                    if is_open(s, here, direction) and has(layers[k, 0], layers[k, 1], here + int(STEP[direction])):
                        h |= CUTS[here, direction, 0]
                        v |= CUTS[here, direction, 1]
                        a, b = one(here + int(STEP[direction]))
                        next_lo, next_hi = next_lo | U(a), next_hi | U(b)
        lo, hi = next_lo, next_hi
    return h, v


@jit
def considered(r: Rules, s: State, layers: Words, out: Actions) -> int:
    """The moves worth a branch of the tree, none but the last step where there is one; how many.

    Against a player without fences it is a race.
    """
    me = int(s.turn)
    is_race = s.fences[1 - me] == 0
    lo, hi = targets(r, s)
    home = GOAL[side(r, me)]
    if ((U(lo) & home[0]) | (U(hi) & home[1])) != Z:
        return listed(out, listed(out, 0, U(lo) & home[0], 0), U(hi) & home[1], SPLIT)
    if is_race:
        lo, hi = nearest(lo, hi, layers[me], flood(s, side(r, me), int(s.pawn[me]), layers[me]))
    n = listed(out, listed(out, 0, lo, 0), hi, SPLIT)
    if s.fences[me] > 0:
        h, v = hindering_fences(r, s, layers[1 - me]) if is_race else likely_fences(r, s)
        n = listed(out, listed(out, n, h, HORIZONTAL), v, VERTICAL)
    return n if n > 0 else legal(r, s, out)


@jit
def expand(r: Rules, s: State, tree: Records, at: int, used: int, layers: Words, out: Actions, word: int) -> int:
    """Give a node its children; nodes used."""
    n = considered(r, s, layers, out)
    shuffle(out, n, word)
    tree[at].first, tree[at].n_children, tree[at].tried = used, n, 0
    for i in range(n):
        child = tree[used + i]
        child.worth, child.visits, child.first, child.n_children, child.tried = 0.0, 0, 0, 0, 0
        child.action, child.player = out[i], s.turn
    return used + n


@jit
def rollout_move(r: Rules, s: State, layers: Words, steps: Ints, word: int) -> int:
    """A ply of a rollout: most often a step along a shortest way, sometimes a likely fence, sometimes any step."""
    me = int(s.turn)
    kind, rest = share(word, OF)
    if WALKS <= kind < WALKS + FENCES and s.fences[me] > 0:
        h, v = likely_fences(r, s)
        n_h = count(h)
        n = n_h + count(v)
        if n > 0:
            return nth_fence(h, v, n_h, share(rest, n)[0])
    lo, hi = targets(r, s)
    if kind < WALKS:
        if steps[me] < 0:
            steps[me] = flood(s, side(r, me), int(s.pawn[me]), layers[me])
        lo, hi = nearest(lo, hi, layers[me], int(steps[me]))
    n_lo = count(lo)
    n = n_lo + count(hi)
    if n == 0:
        return sampled(r, s, rest)
    k = share(rest, n)[0]
    return kth(lo, k) if k < n_lo else SPLIT + kth(hi, k - n_lo)


@jit
def keep_up(p: int, action: int, layers: Words, steps: Ints) -> None:
    """What is still known of the ways after a player's move: a fence or a step back makes it -1, unknown."""
    if HORIZONTAL <= action < PASS:
        steps[0], steps[1] = -1, -1
    elif action < HORIZONTAL and steps[p] >= 0:
        gain = gain_of_step(layers[p], int(steps[p]), action)
        steps[p] = steps[p] - gain if gain >= 0 else -1


@jit
def roll_out(r: Rules, s: State, layers: Words, steps: Ints, values: Values, word: int) -> None:
    """Play to the end, and say who won: 1, or a half each if it is drawn."""
    steps[0], steps[1] = -1, -1
    x = U(word)
    while s.reason == 0:
        x = U(advance(x))
        p, action = int(s.turn), rollout_move(r, s, layers, steps, U(mix(x)))
        keep_up(p, action, layers, steps)
        apply(r, s, action, SILENT)
    for p in range(2):
        values[p] = 0.5 if s.winner < 0 else 1.0 if s.winner == p else 0.0


@jit
def simulate(
    r: Rules, work: Records, tree: Records, used: int, path: Actions, out: Actions, layers: Words, steps: Ints,
    values: Values, c: float, word: int,
) -> int:  # fmt: skip
    """One walk down, one rollout, one way back; nodes used. A node gets children at its second visit."""
    s, at, depth = work[0], I(0), 0  # `at` is no constant to numba
    while s.reason == 0 and (at == 0 or tree[at].visits > 0):
        if tree[at].n_children == 0:
            used = expand(r, s, tree, at, used, layers, out, word)
        at = promising(tree, at, c)
        apply(r, s, I(tree[at].action), SILENT)
        path[depth] = at
        depth += 1
    roll_out(r, s, layers, steps, values, word)
    back_up(tree, path, depth, values)
    return used


@jit
def search(rs: Records, seen: Records, tree: Records, used: int, first: int, n: int, c: float, seed: int) -> int:
    """Some simulations more on a tree; nodes used."""
    work, path, out = seen.copy(), np.empty(DEPTH, np.int32), np.empty(MAX_LEGAL, np.int32)
    layers, steps, values = np.empty((2, SIZE * SIZE + 1, 2), np.uint64), np.empty(2, np.int64), np.empty(2)
    for i in range(first, first + n):
        work[0] = seen[0]
        used = simulate(rs[0], work, tree, used, path, out, layers, steps, values, c, U(stream(seed, i)))
    return used


@jit
def most_visited(tree: Records, lo: int, hi: int, with_fences: bool) -> int:
    """The child of the root that was visited most, among the steps to a set of squares and, if wanted, the fences."""
    best, most = 0, -1
    for i in range(int(tree[0].first), int(tree[0].first) + int(tree[0].n_children)):
        action = I(tree[i].action)
        is_asked = with_fences if action >= HORIZONTAL else has(lo, hi, action)
        if is_asked and tree[i].visits > most:
            best, most = i, int(tree[i].visits)
    return best


@jit
def chosen(rs: Records, seen: Records, tree: Records) -> int:
    """The move to play. Early in the middle column, and in a lost game, steps only go the shortest way."""
    r, s = rs[0], seen[0]
    here = int(s.pawn[s.turn])
    lo, hi = targets(r, s)
    best = tree[most_visited(tree, lo, hi, True)]
    is_early = s.ply < EDGES and here % SIZE == SIZE // 2
    if best.action < HORIZONTAL and (is_early or best.worth < HOPELESS * best.visits):
        layers = np.empty((SIZE * SIZE + 1, 2), np.uint64)
        lo, hi = nearest(lo, hi, layers, flood(s, side(r, int(s.turn)), here, layers))
        best = tree[most_visited(tree, lo, hi, False)]
    return I(best.action)


def grown(rules: Records, seen: Records, rollouts: int, c: float, seed: int) -> Records:
    """A tree of so many simulations."""
    tree, used = np.zeros(1 + 2 * CHUNK * MAX_LEGAL, NODE), 1
    for first in range(0, rollouts, CHUNK):
        if used + CHUNK * MAX_LEGAL > len(tree):
            tree = np.concatenate((tree, np.empty_like(tree)))
        used = search(rules, seen, tree, used, first, min(CHUNK, rollouts - first), math.sqrt(c), U(seed))
    return tree


def player(rollouts: int, c: float = C) -> Callable[[Position, int], int]:
    """A player with so many rollouts a move. Her very first move goes straight ahead."""

    def move(position: Position, seed: int) -> int:
        rules, seen = position.observation(position.actor).arrays
        ahead = int(seen[0].pawn[position.actor] + STEP[side(rules[0], position.actor)])
        if seen[0].ply < 2 and ahead in position.actions():
            return ahead
        return int(chosen(rules, seen, grown(rules, seen, rollouts, c, 1_000 * seed + int(seen[0].ply))))

    return move
