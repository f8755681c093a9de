"""Sets as bits of a word."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.kernel import bits

pytestmark = pytest.mark.nojit

WORDS = st.integers(1, 2**64 - 1)


@settings(max_examples=60, deadline=None)
@given(WORDS)
def test_count_lowest_and_kth_agree_with_plain_python(word):
    members = [bit for bit in range(64) if word >> bit & 1]
    x = np.uint64(word)
    assert int(bits.count(x)) == len(members)
    assert int(bits.lowest(x)) == members[0]
    for k in {0, len(members) // 2, len(members) - 1}:
        assert int(bits.kth(x, k)) == members[k]


def test_the_ends_of_a_word():
    assert int(bits.count(np.uint64(0))) == 0
    assert int(bits.count(np.uint64(2**64 - 1))) == 64
    assert int(bits.kth(np.uint64(2**64 - 1), 63)) == 63
    assert int(bits.lowest(np.uint64(1 << 63))) == 63
