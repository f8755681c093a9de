"""Whole fields of a record at once, in a few wide instructions: clear a state, fill a field, ask where something is.

numba compiles a loop over small numbers to one number after the other, or spends more on getting ready than on them.
"""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils

from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.lowlevel.lowered import lowered

CHANCE = ("rng", "ahead")  # the first field of a state, and the last of one that chance plays a part in
BYTE = ir.IntType(8)


def clear(s: Any) -> None:
    """Every field of a state zero, but for the stream of chance."""
    for name in s.dtype.names:
        if name not in CHANCE:
            s[name] = 0


@lowered(clear)
def _clear(context, s):  # type: ignore[no-untyped-def]
    begin = min(s.offset(name) for name in s.fields if name != "rng")
    end = s.offset("ahead") if "ahead" in s.fields else s.size

    def make(context, builder, signature, args):  # type: ignore[no-untyped-def]
        start = cgutils.pointer_add(builder, args[0], begin)  # type: ignore[no-untyped-call]
        cgutils.memset(builder, start, ir.Constant(ir.IntType(64), end - begin), 0)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(s), make


def fill(field: Any, source: Any) -> None:
    """A field becomes like one of the same shape: fill(s.deck, r.deck)."""
    field[...] = source


@lowered(fill)
def _fill(context, field, source):  # type: ignore[no-untyped-def]
    if (field.dtype, field.shape) != (source.dtype, source.shape):
        raise TypeError(f"fill: {source} does not fit into {field}")

    def make(context, builder, signature, args):  # type: ignore[no-untyped-def]
        to, what = (context.make_array(a)(context, builder, v).data for a, v in zip(signature.args, args))
        n = ir.Constant(ir.IntType(64), field.nitems)
        cgutils.raw_memcpy(builder, to, what, n, field.dtype.bitwidth // 8)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(field, source), make


@jit
def total(counts: Any) -> int:
    """The sum of a row, as of cards by kind: total(s.deck)."""
    found = 0
    for i in range(counts.shape[0]):
        found += wide(counts[i])
    return found


def positive(rows: Any, i: int) -> int:
    """The set of places of a row that hold more than 0: positive(s.hand, p)."""
    return sum(1 << place for place, n in enumerate(rows[i]) if n > 0)


@lowered(positive)
def _positive(context, rows, i):  # type: ignore[no-untyped-def]
    n = rows.shape[-1]
    if rows.ndim != 2 or rows.dtype != types.int8 or n > 64:
        raise TypeError(f"positive: a field of rows of at most 64 int8, not {rows}")
    row, bits = ir.VectorType(BYTE, n), ir.IntType(n)

    def make(context, builder, signature, args):  # type: ignore[no-untyped-def]
        data = context.make_array(rows)(context, builder, args[0]).data
        start = builder.gep(data, [builder.mul(args[1], ir.Constant(ir.IntType(64), n))])
        held = builder.load(builder.bitcast(start, row.as_pointer()), align=1)
        found = builder.icmp_signed(">", held, ir.Constant(row, [0] * n))
        return builder.zext(builder.bitcast(found, bits), ir.IntType(64))

    return types.int64(rows, types.int64), make
