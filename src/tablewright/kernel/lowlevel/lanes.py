"""Threefry for AHEAD counters side by side, each in a lane of a vector, in LLVM's own terms.

numba would compile a loop over `rng.threefry`, which says what is computed, to one counter after the other.
"""

from typing import Any

from llvmlite import ir
from numba import types

from tablewright.kernel.records import AHEAD

TURNS = (16, 42, 12, 31), (16, 32, 24, 21)  # bits turned in four rounds, and in the next four
GROUPS = 5  # of four rounds
WORD, LANES = ir.IntType(64), ir.VectorType(ir.IntType(64), AHEAD)


def _same(number: int) -> Any:
    return ir.Constant(LANES, [number] * AHEAD)


def _spread(builder: Any, word: Any) -> Any:
    """A word in every lane."""
    one = builder.insert_element(ir.Constant(LANES, ir.Undefined), word, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), AHEAD), [0] * AHEAD))


def _turned(builder: Any, x: Any, bits: int) -> Any:
    return builder.or_(builder.shl(x, _same(bits)), builder.lshr(x, _same(64 - bits)))


def _rounds(builder: Any, keys: Any, counters: Any) -> Any:
    """The first word of each counter; its second half is 0."""
    x0, x1 = builder.add(counters, keys[0]), keys[1]
    for group in range(GROUPS):
        for bits in TURNS[group % 2]:
            x0 = builder.add(x0, x1)
            x1 = builder.xor(_turned(builder, x1, bits), x0)
        x0 = builder.add(x0, keys[(group + 1) % 3])
        x1 = builder.add(builder.add(x1, keys[(group + 2) % 3]), _same(group + 1))
    return x0


def words(context, out, k0, k1, k2, first):  # type: ignore[no-untyped-def]
    """Builds `rng.write_words`: the words of AHEAD counters from `first` on; k2 is the parity of the key."""

    def make(context, builder, signature, args):  # type: ignore[no-untyped-def]
        numbers = ir.Constant(LANES, list(range(AHEAD)))
        counters = builder.add(_spread(builder, args[4]), numbers)
        found = _rounds(builder, [_spread(builder, key) for key in args[1:4]], counters)
        data = context.make_array(out)(context, builder, args[0]).data
        builder.store(found, builder.bitcast(data, LANES.as_pointer()), align=8)
        return context.get_dummy_value()

    word = types.uint64
    return types.void(out, word, word, word, word), make
