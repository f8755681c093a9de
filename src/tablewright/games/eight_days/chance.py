"""Chance, eight words at a time. The numbers are those of kernel.rng, in the same order.

A Threefry word has twenty rounds that wait for one another, longer than a whole small step. Eight counters go through
them side by side in little more time than one. The words not yet used are a cache: they belong to one key and one block
of counters, and count for nothing under another.
"""

from tablewright.games.eight_days.state import AHEAD, FACES, I, State
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Ints
from tablewright.kernel.rng import ONE, U, scaled, threefry

BLOCK, WITHIN = U(AHEAD.bit_length() - 1), U(AHEAD - 1)  # shift and mask: which block of counters, which word of it


@jit
def forget(s: State) -> None:
    """No words at hand."""
    s.words_block = U(0)


@jit
def fetch(s: State, block: int) -> None:
    """The words of a block of counters, numbered from 1."""
    low, high, first = s.rng[0], s.rng[1], (U(block) - ONE) << BLOCK
    for i in range(AHEAD):
        s.words[i] = threefry(low, high, first + U(i), U(0))[0]
    s.words_key[0], s.words_key[1], s.words_block = low, high, block


@jit
def below(s: State, n: int) -> int:
    """A random number from 0 to n - 1, each equally likely."""
    counter = U(s.rng[2])
    block = (counter >> BLOCK) + ONE
    if s.words_block != block or s.words_key[0] != s.rng[0] or s.words_key[1] != s.rng[1]:
        fetch(s, block)
    s.rng[2] = counter + ONE
    return scaled(s.words[counter & WITHIN], n)


@jit
def roll(s: State) -> int:
    """One ten-sided die (ED-2)."""
    return below(s, FACES) + 1


@jit
def pick(s: State, counts: Ints, total: int) -> int:
    """The kind of a card drawn from `total` cards. It compares with every kind: a branch on chance is guessed wrong."""
    k = below(s, total)
    kind, cards = 0, 0
    for i in range(counts.shape[0] - 1):
        cards += I(counts[i])
        kind += I(k >= cards)
    return kind
