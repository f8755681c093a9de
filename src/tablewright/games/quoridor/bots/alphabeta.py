"""Quoridor: the game's parts of the alpha-beta search (`tablewright.bots.alphabeta`).

`estimate` measures a position and leaves the ways it found in `layers` and `notes`; `tension` and `suggest`, asked of
the same position right after it, use them. Values are in hundredths of a step.
"""

import numpy as np

from tablewright.games.quoridor import actions as act
from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.bots.net import HIDDEN, NET, SEEN, judge, see
from tablewright.games.quoridor.bots.paths import detour, flood, free_walk, gain_of_step, narrows
from tablewright.games.quoridor.bots.zobrist import hash_after, position_hash
from tablewright.games.quoridor.fences import above_below, beside, legal_fences, room
from tablewright.games.quoridor.pawns import pawn_targets
from tablewright.games.quoridor.squares import ONE, U, Z, side
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.records import Actions, Ints, Words
from tablewright.kernel.tools import jit, lowest, wide

__all__ = [
    "LAYERS",
    "NOTES",
    "WEIGHTS",
    "estimate",
    "hash_after",
    "is_lasting",
    "nothing",
    "position_hash",
    "suggest",
    "tension",
]

LAYERS = (st.PLAYERS, st.SIZE * st.SIZE + 1, 2)  # of each player: the squares within 0, 1, 2... steps of the goal line
UNITS = st.PLAYERS + 2 * SEEN
NOTES = UNITS + HIDDEN  # the steps each player needs, then what the network sees and its units

# the first row of the weights, in hundredths of a step; chosen by matches, see bench/quoridor_strength.py
(
    STEP,  # a step less to go than the other one
    FADE,  # so much less is a step worth while all fences are in hand
    TEMPO,  # to be on the move
    FENCE,  # a fence more in hand
    FENCE_WAY,  # and so much for twenty steps still to go
    SHORT,  # how many steps from the goal line a position is tense
    LAZY,  # beyond the window by so much, the network is not asked
) = range(7)
BY_HAND = [100, 80, 22, 54, 97, 3, 250]
WEIGHTS = np.vstack([np.array([BY_HAND + [0] * (HIDDEN - len(BY_HAND))], np.int32), NET])
ALL_FENCES = 20


def _near(reach: int) -> list[int]:
    """For each square the slots that touch a square at most so far from it."""
    near = []
    for square in range(st.SIZE * st.SIZE):
        x, y = square % st.SIZE, square // st.SIZE
        columns = range(max(0, x - 1 - reach), min(st.SLOTS, x + 1 + reach))
        rows = range(max(0, y - 1 - reach), min(st.SLOTS, y + 1 + reach))
        near.append(sum(1 << (8 * row + column) for row in rows for column in columns))
    return near


NEAR = np.array([_near(0), _near(1), _near(2)], np.uint64)


@jit
def estimate(
    r: Rules, s: State, root: int, win: int, low: int, high: int, weights: Ints, layers: Words, notes: Ints
) -> int:
    """What a position is worth to player `root`: win - plies if she surely wins in so many, plies - win if she loses.

    Far below `low` or above `high` a rougher value will do.
    """
    for p in range(wide(r.players)):
        if s.removed[p] == 0:
            notes[p] = flood(s, side(r, p), wide(s.pawn[p]), layers[p])
    if r.players == 2:
        if s.turn == root:
            return of_two(r, s, win, low, high, weights, layers, notes)
        return -of_two(r, s, win, -high, -low, weights, layers, notes)
    return of_many(r, s, root, win, weights, notes)


@jit
def of_two(r: Rules, s: State, win: int, low: int, high: int, weights: Ints, layers: Words, notes: Ints) -> int:
    """What a position of two is worth to the player to move."""
    me = wide(s.turn)
    other = 1 - me
    plies = race(r, s, me, other, notes)
    if plies > 0:
        return win - plies
    if plies < 0:
        return -win - plies
    value = step_worth(s, weights) * (wide(notes[other]) - wide(notes[me])) + wide(weights[0, TEMPO])
    value += fence_worth(s, weights, notes) * (wide(s.fences[me]) - wide(s.fences[other]))
    if low - weights[0, LAZY] < value < high + weights[0, LAZY]:
        seen, mine, others = notes[st.PLAYERS :], threats(r, s, me, layers, notes), threats(r, s, other, layers, notes)
        n = see(s, value, notes, mine, others, seen)
        value = judge(weights[1:], seen, n, notes[UNITS:])
    return max(-win // 2, min(win // 2, value))  # only a race is sure


@jit
def step_worth(s: State, weights: Ints) -> int:
    """What a step is worth: the more, the fewer fences can undo it."""
    in_hand = min(ALL_FENCES, wide(s.fences[0]) + wide(s.fences[1]))
    return wide(weights[0, STEP]) - wide(weights[0, FADE]) * in_hand // ALL_FENCES


@jit
def fence_worth(s: State, weights: Ints, notes: Ints) -> int:
    """What a fence in hand is worth: the more, the longer the game will last."""
    return wide(weights[0, FENCE]) + wide(weights[0, FENCE_WAY]) * (wide(notes[0]) + wide(notes[1])) // 20


@jit
def threats(r: Rules, s: State, p: int, layers: Words, notes: Ints) -> tuple[int, int]:
    """The most that one fence of the other player costs a player, and the sum over all fences."""
    worst, total = 0, 0
    if s.fences[1 - p] == 0:
        return worst, total
    h, v = narrows(s, side(r, p), wide(s.pawn[p]), wide(notes[p]), layers[p])
    free_h, free_v = room(s)
    for vertical in (False, True):
        rest = U(v) & U(free_v) if vertical else U(h) & U(free_h)
        while rest != Z:
            cost = detour(s, side(r, p), wide(s.pawn[p]), vertical, lowest(rest)) - wide(notes[p])
            rest &= rest - ONE
            worst = max(worst, cost)
            total += max(0, cost)
    return worst, total


@jit
def race(r: Rules, s: State, me: int, other: int, notes: Ints) -> int:
    """In how many plies the player to move is sure to win by walking (positive) or to lose (negative); 0: not sure."""
    left = wide(r.max_plies) - wide(s.ply)
    most = wide(notes[other]) if s.fences[other] == 0 else 1  # nothing stops a last step
    if notes[me] <= most:
        moves = free_walk(s, side(r, me), wide(s.pawn[me]), wide(s.pawn[other]), True, most)
        if moves > 0 and 2 * moves - 1 <= left:
            return 2 * moves - 1
    if s.fences[me] == 0 and notes[other] < notes[me]:
        moves = free_walk(s, side(r, other), wide(s.pawn[other]), wide(s.pawn[me]), False, wide(notes[me]) - 1)
        if moves > 0 and 2 * moves <= left:
            return -2 * moves
    return 0


@jit
def of_many(r: Rules, s: State, root: int, win: int, weights: Ints, notes: Ints) -> int:
    """What a position of four is worth to one of them: how far ahead of the best other she is."""
    value = 1 << 20
    for p in range(wide(r.players)):
        if p != root and s.removed[p] == 0:
            ahead = wide(weights[0, STEP]) * (wide(notes[p]) - wide(notes[root]))
            ahead += wide(weights[0, FENCE]) * (wide(s.fences[root]) - wide(s.fences[p]))
            ahead -= wide(weights[0, TEMPO]) * after(r, s, root) - wide(weights[0, TEMPO]) * after(r, s, p)
            value = min(value, ahead)
    return max(-win // 2, min(win // 2, value))


@jit
def after(r: Rules, s: State, p: int) -> int:
    """After how many turns of others player p is to move."""
    turns = p - wide(s.turn)
    return turns if turns >= 0 else turns + wide(r.players)


@jit
def is_lasting(a: int) -> bool:
    """Whether no position from before an action can come again after it: a fence stays."""
    return act.HORIZONTAL <= a < act.PASS


@jit
def nothing(s: State) -> int:
    """The action that changes nothing but the turn."""
    return act.PASS


@jit
def target_of(r: Rules, s: State, root: int, notes: Ints) -> int:
    """Against whom the player to move fences: root, or for root whoever is nearest to the goal line."""
    if s.turn != root:
        return root
    found, nearest = -1, 1 << 20
    for p in range(wide(r.players)):
        if p != root and s.removed[p] == 0 and notes[p] < nearest:
            found, nearest = p, wide(notes[p])
    return found


@jit
def tension(r: Rules, s: State, root: int, weights: Ints, notes: Ints) -> int:
    """Whether a search should look on: 2 the other one threatens to win at once, 1 somebody soon will, 0 neither."""
    me, target = wide(s.turn), target_of(r, s, root, notes)
    if notes[target] == 1:
        return 2
    if s.fences[me] > 0 and notes[target] <= weights[0, SHORT]:
        return 1
    return 1 if s.fences[target] > 0 and notes[me] <= weights[0, SHORT] else 0


@jit
def suggest(
    r: Rules, s: State, root: int, depth: int, weights: Ints, layers: Words, notes: Ints, moves: Actions, gains: Ints
) -> int:
    """The moves worth a look with so much depth left, and what each seems to gain at once; how many.

    A depth of 0 or less asks only for what changes the race; a large one (`WIDE` and more) for all legal moves.
    """
    me, target = wide(s.turn), target_of(r, s, root, notes)
    n = 0
    lo, hi = pawn_targets(r, s)
    n = suggest_steps(s, me, U(lo), 0, depth, weights, layers, notes, moves, gains, n)
    n = suggest_steps(s, me, U(hi), st.SPLIT, depth, weights, layers, notes, moves, gains, n)
    if s.fences[me] > 0:
        n = suggest_fences(r, s, me, target, depth, weights, layers, notes, moves, gains, n)
    if n == 0 and depth > 0:
        moves[0], gains[0] = act.PASS, 0
        n = 1
    return n


@jit
def suggest_steps(
    s: State, me: int, squares: int, first: int, depth: int, weights: Ints, layers: Words, notes: Ints,
    moves: Actions, gains: Ints, n: int,
) -> int:  # fmt: skip
    rest = U(squares)
    while rest != Z:
        to = first + lowest(rest)
        rest &= rest - ONE
        moves[n] = to
        gains[n] = step_worth(s, weights) * gain_of_step(layers[me], wide(notes[me]), to)
        n += 1
    return n


@jit
def suggest_fences(
    r: Rules, s: State, me: int, target: int, depth: int, weights: Ints, layers: Words, notes: Ints,
    moves: Actions, gains: Ints, n: int,
) -> int:  # fmt: skip
    own_h, own_v = narrows(s, side(r, me), wide(s.pawn[me]), wide(notes[me]), layers[me])
    his_h, his_v = narrows(s, side(r, target), wide(s.pawn[target]), wide(notes[target]), layers[target])
    h, v = legal_fences(r, s)
    if depth < WIDE:
        near_h, near_v = worth_a_look(s, me, target, depth)
        h, v = U(h) & (U(his_h) | U(near_h)), U(v) & (U(his_v) | U(near_v))
    n = add_fences(r, s, me, target, False, h, own_h, his_h, depth, weights, notes, moves, gains, n)
    return add_fences(r, s, me, target, True, v, own_v, his_v, depth, weights, notes, moves, gains, n)


WIDE = 100


@jit
def worth_a_look(s: State, me: int, target: int, depth: int) -> tuple[int, int]:
    """The slots, beside those that lengthen a way at once, whose fences may matter: near pawns and other fences."""
    if depth <= 1:
        return Z, Z
    h, v = U(s.horizontal), U(s.vertical)
    points = h | U(beside(h)) | v | U(above_below(v))
    near = U(NEAR[0, wide(s.pawn[target])]) | U(NEAR[0, wide(s.pawn[me])])
    if depth == 2:
        return near, near
    near = U(NEAR[1, wide(s.pawn[target])]) | U(NEAR[1, wide(s.pawn[me])])
    return near | points | U(beside(points)), near | points | U(above_below(points))


@jit
def add_fences(
    r: Rules, s: State, me: int, target: int, vertical: bool, slots: int, own: int, his: int, depth: int,
    weights: Ints, notes: Ints, moves: Actions, gains: Ints, n: int,
) -> int:  # fmt: skip
    rest = U(slots)
    first = act.VERTICAL if vertical else act.HORIZONTAL
    while rest != Z:
        slot = lowest(rest)
        bit = ONE << U(slot)
        rest ^= bit
        gain = 0
        if (U(his) & bit) != Z:
            gain += detour(s, side(r, target), wide(s.pawn[target]), vertical, slot) - wide(notes[target])
        if (U(own) & bit) != Z:
            gain -= detour(s, side(r, me), wide(s.pawn[me]), vertical, slot) - wide(notes[me])
        if gain > 0 or (depth > 1 and gain == 0) or depth >= 4:
            moves[n] = first + slot
            gains[n] = step_worth(s, weights) * gain - fence_worth(s, weights, notes)
            n += 1
    return n
