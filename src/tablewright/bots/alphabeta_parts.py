"""What a game gives to the alpha-beta search, chosen by the record type of the state as the verbs are.

A game that can be searched so has `bots/alphabeta.py`, a module with

    WEIGHTS, LAYERS, NOTES    numbers that `estimate` works with, and the sizes of two scratch arrays
    position_hash(r, s)       a hash of the position
    hash_after(r, before, after, a, old)    the same after an action, from the hash before it
    estimate(r, s, root, win, low, high, weights, layers, notes)    what a position is worth to player root; at least
                              win - plies if a win is certain, at most plies - win if a loss is; far below low or
                              above high a rougher value will do
    tension(r, s, root, weights, notes)    0 quiet, 1 worth a longer look, 2 something must be done
    suggest(r, s, root, depth, weights, layers, notes, moves, gains)    the moves worth a look and what each seems to
                              gain at once, all legal ones at a depth of 100 or more; how many
    nothing(s)                the action that leaves everything as it is, legal or not
    is_lasting(a)             whether no earlier position can come again after an action

`tension` and `suggest` are asked of a position right after `estimate`, with the layers and notes that it left.
"""

from typing import Any

import numpy as np
from numba.extending import overload

from tablewright.kernel.dispatch import game_of, game_of_type
from tablewright.kernel.records import Actions, Ints, Rules, State, Words

I: Any = np.int64  # noqa: E741
U: Any = np.uint64


def position_hash(r: Rules, s: State) -> int:
    return int(game_of(s).alphabeta.position_hash(r, s))


@overload(position_hash)
def _position_hash(r, s):  # type: ignore[no-untyped-def]
    f = game_of_type(s).alphabeta.position_hash
    return lambda r, s: U(f(r, s))


def hash_after(r: Rules, before: State, after: State, a: int, old: int) -> int:
    return int(game_of(before).alphabeta.hash_after(r, before, after, int(a), U(old)))


@overload(hash_after)
def _hash_after(r, before, after, a, old):  # type: ignore[no-untyped-def]
    f = game_of_type(before).alphabeta.hash_after
    return lambda r, before, after, a, old: U(f(r, before, after, I(a), U(old)))


def estimate(
    r: Rules, s: State, root: int, win: int, low: int, high: int, weights: Ints, layers: Words, notes: Ints
) -> int:
    return int(game_of(s).alphabeta.estimate(r, s, int(root), int(win), int(low), int(high), weights, layers, notes))


@overload(estimate)
def _estimate(r, s, root, win, low, high, weights, layers, notes):  # type: ignore[no-untyped-def]
    f = game_of_type(s).alphabeta.estimate
    return lambda r, s, root, win, low, high, weights, layers, notes: I(
        f(r, s, I(root), I(win), I(low), I(high), weights, layers, notes)
    )


def tension(r: Rules, s: State, root: int, weights: Ints, notes: Ints) -> int:
    return int(game_of(s).alphabeta.tension(r, s, int(root), weights, notes))


@overload(tension)
def _tension(r, s, root, weights, notes):  # type: ignore[no-untyped-def]
    f = game_of_type(s).alphabeta.tension
    return lambda r, s, root, weights, notes: I(f(r, s, I(root), weights, notes))


def suggest(
    r: Rules, s: State, root: int, depth: int, weights: Ints, layers: Words, notes: Ints, moves: Actions, gains: Ints
) -> int:
    return int(game_of(s).alphabeta.suggest(r, s, int(root), int(depth), weights, layers, notes, moves, gains))


@overload(suggest)
def _suggest(r, s, root, depth, weights, layers, notes, moves, gains):  # type: ignore[no-untyped-def]
    f = game_of_type(s).alphabeta.suggest
    return lambda r, s, root, depth, weights, layers, notes, moves, gains: I(
        f(r, s, I(root), I(depth), weights, layers, notes, moves, gains)
    )


def is_lasting(s: State, a: int) -> bool:
    return bool(game_of(s).alphabeta.is_lasting(int(a)))


@overload(is_lasting)
def _is_lasting(s, a):  # type: ignore[no-untyped-def]
    f = game_of_type(s).alphabeta.is_lasting
    return lambda s, a: f(I(a))


def nothing(s: State) -> int:
    return int(game_of(s).alphabeta.nothing(s))


@overload(nothing)
def _nothing(s):  # type: ignore[no-untyped-def]
    f = game_of_type(s).alphabeta.nothing
    return lambda s: I(f(s))
