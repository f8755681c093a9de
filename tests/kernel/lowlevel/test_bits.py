"""Sets as bits of a word."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.kernel.lowlevel import bits

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
        assert int(bits.kth(x, k)) == int(bits.kth_by_halves(x, k)) == members[k]


@settings(max_examples=60, deadline=None)
@given(WORDS, WORDS)
def test_packed_bits_are_those_at_the_places_of_the_mask(word, mask):
    mask &= 2**63 - 1  # so that the answer is a signed number
    wanted = sum((word >> bit & 1) << i for i, bit in enumerate(bit for bit in range(64) if mask >> bit & 1))
    x, y = np.uint64(word), np.uint64(mask)
    assert int(bits.packed(x, y)) == int(bits.packed_one_by_one(x, y)) == wanted


@pytest.mark.parametrize("members", [[], [0], [3, 4, 5, 9, 40], [0, 1, 2, 3, 4, 5], list(range(2, 30, 3))], ids=len)
def test_a_set_is_listed_in_increasing_order(members):
    out = np.full(12, -1, np.int32)
    n = bits.listed(50, np.int64(sum(1 << member for member in members)), out)
    assert out[:n].tolist() == [50 + member for member in members]


def test_a_processor_without_the_instructions_gets_code_without_them(monkeypatch):
    monkeypatch.setattr(bits, "JIT", True)
    monkeypatch.setattr(bits.config, "CPU_NAME", None)
    monkeypatch.setattr(bits.config, "CPU_FEATURES", None)
    for features, name, can in (
        ({"bmi2": True}, "znver4", True),
        ({}, "cortex", False),
        ({"bmi2": True}, "znver1", False),
    ):
        monkeypatch.setattr("llvmlite.binding.get_host_cpu_features", lambda features=features: features)
        monkeypatch.setattr("llvmlite.binding.get_host_cpu_name", lambda name=name: name)
        assert bits.can_deposit() is can
    monkeypatch.setattr(bits.config, "CPU_NAME", "generic")
    assert not bits.can_deposit()


def test_the_ends_of_a_word():
    assert int(bits.count(np.uint64(0))) == 0
    assert int(bits.count(np.uint64(2**64 - 1))) == 64
    assert int(bits.kth(np.uint64(2**64 - 1), 63)) == 63
    assert int(bits.lowest(np.uint64(1 << 63))) == 63
