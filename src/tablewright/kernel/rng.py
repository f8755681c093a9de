"""Chance: Threefry-2x64 in the state, a 128-bit key and a counter.

Nobody can compute the next roll from the rolls seen, and game i of a batch is the same game on any machine. A word
has twenty rounds that wait for one another, longer than a whole small step of a game, but several counters go through
them side by side in little more time than one: so words are fetched AHEAD at a time. Those not yet used are a cache in
the state. They belong to one key and one block of counters and count for nothing under another; they are secret, and
the verb `observe` blanks them. Random playouts pick their actions with `mix`, which is cheaper and need not be secret.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types

from tablewright.kernel.compiling import JIT
from tablewright.kernel.compiling import jit as _jit
from tablewright.kernel.lowlevel.lanes import words
from tablewright.kernel.lowlevel.lowered import lowered
from tablewright.kernel.records import AHEAD, Chancy, Ints, State, Words

U: Any = np.uint64
I: Any = np.int64  # noqa: E741
STEP, MIX1, MIX2 = U(0x9E3779B97F4A7C15), U(0xBF58476D1CE4E5B9), U(0x94D049BB133111EB)
U27, U30, U31, U32, U64 = U(27), U(30), U(31), U(32), U(64)
PARITY = U(0x1BD11BDAA9FC1A22)  # of the Threefish key schedule
ONE = U(1)
KEY0, KEY1, BLOCK = AHEAD, AHEAD + 1, AHEAD + 2  # behind the words: what they belong to
WITHIN, SHIFT = U(AHEAD - 1), U(AHEAD.bit_length() - 1)  # of a counter: which word of its block, which block

if JIT:
    jit = _jit
else:  # uint64 wraps by design here; everywhere else an overflow warning is a bug

    def jit(function):  # type: ignore[no-untyped-def]
        return np.errstate(over="ignore")(function)


@jit
def mix(x: int) -> int:
    """A uint64 from a uint64, well stirred (splitmix64's finisher)."""
    z = U(x)
    z = (z ^ (z >> U30)) * MIX1
    z = (z ^ (z >> U27)) * MIX2
    mixed: int = z ^ (z >> U31)
    return mixed


@jit
def advance(x: int) -> int:
    """The next state of a cheap stream, whose words are `mix` of its states."""
    following: int = U(x) + STEP
    return following


@jit
def stream(seed: int, i: int) -> int:
    """The seed of the i-th of many independent streams."""
    return mix(U(mix(U(seed))) + U(i) * STEP)


@jit
def scaled(word: int, n: int) -> int:
    """A number from 0 to n - 1 from a random word."""
    k: int = I(((U(word) >> U32) * U(n)) >> U32)
    return k


def times(a: int, b: int) -> tuple[int, int]:
    """The product of two words as two words, the high one first."""
    product = int(a) * int(b)
    return U(product >> 64), U(product & (1 << 64) - 1)


@lowered(times)
def _product(context, a, b):  # type: ignore[no-untyped-def]
    def make(context, builder, signature, args):  # type: ignore[no-untyped-def]
        wide, narrow = ir.IntType(128), ir.IntType(64)
        product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
        halves = builder.lshr(product, ir.Constant(wide, 64)), product
        return context.make_tuple(builder, signature.return_type, [builder.trunc(half, narrow) for half in halves])

    pair = types.UniTuple(types.uint64, 2)  # type: ignore[no-untyped-call]
    return pair(types.uint64, types.uint64), make


@jit
def share(word: int, n: int) -> tuple[int, int]:
    """Which of n equal parts of all words a random word lies in; and where in it, stretched to a whole word again.

    So one word serves several small choices. Where they allow m ways in all, none is likelier than another by more
    than m in 2 ** 64.
    """
    which, rest = times(U(word), U(n))
    return I(which), rest


@jit
def _round(x0: int, x1: int, turn: int) -> tuple[int, int]:
    """Add, turn left, mix."""
    total = U(x0) + U(x1)
    turned = (U(x1) << U(turn)) | (U(x1) >> (U64 - U(turn)))
    return total, turned ^ total


@jit
def _four(x0: int, x1: int, a: int, b: int, c: int, d: int) -> tuple[int, int]:
    x0, x1 = _round(x0, x1, a)
    x0, x1 = _round(x0, x1, b)
    x0, x1 = _round(x0, x1, c)
    x0, x1 = _round(x0, x1, d)
    return x0, x1


@jit
def threefry(k0: int, k1: int, c0: int, c1: int) -> tuple[int, int]:
    """Threefry-2x64 with 20 rounds: two random words for each counter (c0, c1) under the key (k0, k1)."""
    a, b = U(k0), U(k1)
    c = PARITY ^ a ^ b
    x0, x1 = _four(U(c0) + a, U(c1) + b, 16, 42, 12, 31)
    x0, x1 = _four(U(x0) + b, U(x1) + c + U(1), 16, 32, 24, 21)
    x0, x1 = _four(U(x0) + c, U(x1) + a + U(2), 16, 42, 12, 31)
    x0, x1 = _four(U(x0) + a, U(x1) + b + U(3), 16, 32, 24, 21)
    x0, x1 = _four(U(x0) + b, U(x1) + c + U(4), 16, 42, 12, 31)
    return U(x0) + c, U(x1) + a + U(5)


@jit
def key(s: State, low: int, high: int) -> None:
    """Start a state's stream of chance."""
    s.rng[0], s.rng[1], s.rng[2] = U(low), U(high), U(0)


def write_words(out: Words, low: int, high: int, parity: int, first: int) -> None:
    """The first word of `threefry` of each of AHEAD counters."""
    for i in range(AHEAD):
        out[i] = threefry(low, high, first + U(i), U(0))[0]


lowered(write_words)(words)


@jit
def fetch(s: Chancy, block: int) -> None:
    """The words of a block of counters; blocks are numbered from 1, so that zeros belong to none."""
    low, high = s.rng[0], s.rng[1]
    write_words(s.ahead, low, high, PARITY ^ low ^ high, (U(block) - ONE) << SHIFT)
    s.ahead[KEY0], s.ahead[KEY1], s.ahead[BLOCK] = low, high, block


@jit
def word(s: Chancy) -> int:
    """The next word of chance."""
    counter = U(s.rng[2])
    block = (counter >> SHIFT) + ONE
    if s.ahead[BLOCK] != block or s.ahead[KEY0] != s.rng[0] or s.ahead[KEY1] != s.rng[1]:
        fetch(s, block)
    s.rng[2] = counter + ONE
    following: int = s.ahead[I(counter & WITHIN)]
    return following


@jit
def below(s: Chancy, n: int) -> int:
    """A random number from 0 to n - 1, each equally likely."""
    return scaled(word(s), n)


@jit
def pick(s: Chancy, counts: Ints, total: int) -> int:
    """The kind of a card drawn from `total` cards given as counts by kind. The card stays in the counts.

    It compares with every kind: a branch on chance is guessed wrong.
    """
    k = below(s, total)
    kind, cards = 0, 0
    for i in range(counts.shape[0]):
        cards += I(counts[i])
        kind += I(k >= cards)
    if kind == counts.shape[0]:
        raise AssertionError("pick: the counts do not sum to the total")
    return kind
