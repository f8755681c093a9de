"""Chance: known answers, ranges, evenness, and the same numbers compiled or not."""

from collections import Counter
from typing import Protocol

import numpy as np
import pytest

from tablewright.kernel import rng
from tablewright.kernel.records import I1, Ahead, Public, Rng, dtype_of

U = np.uint64
# chi-square's quantiles at level 1e-4, by degrees of freedom: a fair generator fails one seed in ten thousand
CRITICAL = {1: 15.14, 2: 18.42, 5: 25.74, 9: 33.72}


class Dice(Protocol):
    rng: Rng
    is_dice: Public[I1]  # a field of its own: numba would take every game's record for a kind of a shorter one
    ahead: Ahead


DICE = dtype_of(Dice)


def dice(low=1, high=2):
    """A state that holds chance and nothing else."""
    s = np.zeros(1, DICE)[0]
    rng.key(s, U(low), U(high))
    return s


def chi_square(counts, shares):
    games = sum(counts.values())
    return sum((counts[kind] - games * share) ** 2 / (games * share) for kind, share in shares.items())


@pytest.mark.nojit
@pytest.mark.parametrize(
    "key, counter, words",
    [
        ((0, 0), (0, 0), (0xC2B6E3A8C2C69865, 0x6F81ED42F350084D)),
        ((2**64 - 1, 2**64 - 1), (2**64 - 1, 2**64 - 1), (0xE02CB7C4D95D277A, 0xD06633D0893B8B68)),
        (
            (0xA4093822299F31D0, 0x082EFA98EC4E6C89),
            (0x243F6A8885A308D3, 0x13198A2E03707344),
            (0x263C7D30BB0F0AF1, 0x56BE8361D3311526),
        ),
    ],
    ids=["zeros", "ones", "pi"],
)
def test_threefry_gives_the_published_answers(key, counter, words):
    """Threefry-2x64-20: the known answers of the generator's authors."""
    found = rng.threefry(*(U(word) for word in (*key, *counter)))
    assert tuple(int(word) for word in found) == words


@pytest.mark.nojit
def test_words_fetched_side_by_side_are_those_of_threefry():
    s = dice(0xA4093822299F31D0, 2**64 - 3)
    rng.fetch(s, U(6))
    counters = range(5 * rng.AHEAD, 6 * rng.AHEAD)
    assert [int(word) for word in s.ahead[: rng.AHEAD]] == [
        int(rng.threefry(s.rng[0], s.rng[1], U(counter), U(0))[0]) for counter in counters
    ]


@pytest.mark.nojit
@pytest.mark.parametrize("word", [0, 1, 2**63 + 5, 0xC2B6E3A8C2C69865, 2**64 - 1])
@pytest.mark.parametrize("n", [1, 2, 3, 12, 55, 2**31])
def test_a_share_of_a_word_and_what_is_left_of_it(word, n):
    which, rest = rng.share(U(word), n)
    assert (int(which), int(rest)) == (word * n // 2**64, word * n % 2**64)


def test_choices_that_share_a_word_are_even_and_independent():
    s, n = dice(5, 6), 24_000
    pairs = Counter()
    for _ in range(n):
        first, rest = rng.share(U(rng.word(s)), 5)
        second, _ = rng.share(U(rest), 2)
        pairs[int(first), int(second)] += 1
    assert chi_square(pairs, {(a, b): 0.1 for a in range(5) for b in range(2)}) < CRITICAL[9]


@pytest.mark.nojit
def test_mix_is_the_finisher_of_splitmix64():
    first, second = (rng.mix(U((1234567 + n * int(rng.STEP)) % 2**64)) for n in (1, 2))
    assert (int(first), int(second)) == (6457827717110365317, 3203168211198807973)


@pytest.mark.nojit
def test_the_same_key_gives_the_same_rolls_everywhere():
    """Literal numbers: compiled or not, on any machine, a game's dice are these."""
    s = dice(7, 0)
    assert [int(rng.below(s, 6)) for _ in range(12)] == [5, 0, 3, 2, 0, 2, 3, 5, 0, 1, 3, 1]
    assert [int(word) for word in s.rng] == [7, 0, 12]


@pytest.mark.nojit
def test_rolls_come_from_the_key_and_the_counter_alone():
    s, t = dice(3, 4), dice(3, 4)
    a = [int(rng.below(s, 100)) for _ in range(8)]
    t.rng[2] = U(5)
    assert [int(rng.below(t, 100)) for _ in range(3)] == a[5:]


@pytest.mark.nojit
def test_both_words_of_the_key_count():
    a, b, c = ([int(rng.below(s, 1000)) for _ in range(8)] for s in (dice(1, 1), dice(1, 2), dice(2, 1)))
    assert a != b
    assert b != c
    assert a != c


@pytest.mark.nojit
@pytest.mark.parametrize("n", [1, 2, 3, 17, 1000, 2**31])
def test_scaled_reaches_both_ends_and_nothing_beyond(n):
    assert int(rng.scaled(U(0), n)) == 0
    assert int(rng.scaled(U(2**64 - 1), n)) == n - 1


@pytest.mark.nojit
@pytest.mark.parametrize("n", [1, 2, 7])
def test_below_stays_in_its_range(n):
    s = dice()
    assert {int(rng.below(s, n)) for _ in range(100)} == set(range(n))


@pytest.mark.parametrize("n", [2, 6, 10])
@pytest.mark.parametrize("seed", [1, 2])
def test_below_is_even(n, seed):
    s = dice(seed, 0)
    counts = Counter(int(rng.below(s, n)) for _ in range(12_000))
    assert chi_square(counts, dict.fromkeys(range(n), 1 / n)) < CRITICAL[n - 1]


def test_below_is_even_across_keys():
    """The first roll of many games: keys next to each other give unlike rolls."""
    counts = Counter(int(rng.below(dice(seed, 0), 6)) for seed in range(12_000))
    assert chi_square(counts, dict.fromkeys(range(6), 1 / 6)) < CRITICAL[5]


def test_pick_draws_each_kind_by_its_count():
    s, counts = dice(5), np.array([3, 0, 1, 6], np.int8)
    drawn = Counter(int(rng.pick(s, counts, 10)) for _ in range(12_000))
    assert drawn[1] == 0
    assert chi_square(drawn, {0: 0.3, 2: 0.1, 3: 0.6}) < CRITICAL[2]
    assert counts.tolist() == [3, 0, 1, 6]  # the card stays in the counts


@pytest.mark.nojit
def test_pick_tells_of_counts_that_do_not_fit():
    with pytest.raises(AssertionError, match="do not sum"):
        rng.pick(dice(), np.zeros(3, np.int8), 1)


@pytest.mark.nojit
def test_streams_differ():
    seeds = {int(rng.stream(U(seed), i)) for seed in range(20) for i in range(50)}
    assert len(seeds) == 1000
    assert int(rng.stream(U(2**64 - 1), 2**40)) not in seeds


def test_words_at_hand_are_the_words_of_their_key_and_counter():
    s = dice(3, 4)
    moments = [(3, 4, 0), (3, 4, 7), (3, 4, 8), (5, 4, 9), (5, 6, 10), (3, 4, 9), (3, 4, 2**40)]
    for low, high, counter in moments:
        s.rng[:] = U(low), U(high), U(counter)
        word = U(rng.threefry(U(low), U(high), U(counter), U(0))[0])
        assert int(rng.below(s, 2**31)) == int(rng.scaled(word, 2**31))
