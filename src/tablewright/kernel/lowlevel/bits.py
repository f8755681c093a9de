"""Sets as bits of a uint64: how many, the lowest, the k-th, a list. In compiled code these are single instructions."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import config

from tablewright.kernel.compiling import JIT, jit
from tablewright.kernel.lowlevel.lowered import lowered
from tablewright.kernel.records import Ints

U: Any = np.uint64
I: Any = np.int64  # noqa: E741
ONE = U(1)
ALL = (1 << 64) - 1
SLOW_DEPOSIT = ("bdver4", "znver1", "znver2")  # processors that have the instruction, in microcode


def can_deposit() -> bool:
    """Whether code is compiled for a processor that quickly spreads bits over a mask, and packs them (pdep, pext)."""
    if not JIT or config.CPU_NAME or config.CPU_FEATURES is not None:  # type: ignore[attr-defined]
        return False
    from llvmlite.binding import get_host_cpu_features, get_host_cpu_name

    return bool(get_host_cpu_features().get("bmi2")) and get_host_cpu_name() not in SLOW_DEPOSIT


def count(x: int) -> int:
    """How many bits are set."""
    return (int(x) & ALL).bit_count()


@lowered(count)
def _count(context, x):  # type: ignore[no-untyped-def]
    def make(context, builder, signature, args):  # type: ignore[no-untyped-def]
        return builder.ctpop(args[0])

    return types.int64(types.uint64), make


def lowest(x: int) -> int:
    """The index of the lowest set bit; 64 where there is none."""
    return (int(x) & -int(x) & ALL).bit_length() - 1 if int(x) else 64


@lowered(lowest)
def _lowest(context, x):  # type: ignore[no-untyped-def]
    def make(context, builder, signature, args):  # type: ignore[no-untyped-def]
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), make


@jit
def kth_by_halves(x: int, k: int) -> int:
    """The index of the k-th set bit, counted from 0: half a word, half of that half, and so on."""
    word = U(x)
    base = 0
    for width in (32, 16, 8, 4, 2, 1):
        low = word & ((ONE << U(width)) - ONE)
        n = count(low)
        if k >= n:
            k -= n
            word = word >> U(width)
            base += width
        else:
            word = low
    return base


@jit
def packed_one_by_one(x: int, mask: int) -> int:
    """The bits of x at the places of a mask, moved together: one place after the other."""
    rest, bits = U(mask), 0
    for i in range(count(rest)):
        bits |= I(U(x) >> U(lowest(rest)) & ONE) << i
        rest &= rest - ONE
    return bits


def _call_of(instruction: str) -> Any:
    def make(ctx, builder, sig, args):  # type: ignore[no-untyped-def]
        word = ir.IntType(64)
        function = builder.module.declare_intrinsic(instruction, (), ir.FunctionType(word, [word, word]))
        return builder.call(function, args)

    return make


def _deposited(x: int, mask: int) -> int:
    """The low bits of x, spread over the places of a mask."""
    bits = 0
    for i in range(count(mask)):
        bits |= (int(x) >> i & 1) << kth_by_halves(mask, i)
    return bits


@lowered(_deposited)
def _pdep(context, x, mask):  # type: ignore[no-untyped-def]
    return types.uint64(types.uint64, types.uint64), _call_of("llvm.x86.bmi.pdep.64")


def _extracted(x: int, mask: int) -> int:
    """The bits of x at the places of a mask, moved together."""
    return packed_one_by_one(x, mask)


@lowered(_extracted)
def _pext(context, x, mask):  # type: ignore[no-untyped-def]
    return types.uint64(types.uint64, types.uint64), _call_of("llvm.x86.bmi.pext.64")


if can_deposit():

    @jit
    def kth(x: int, k: int) -> int:
        """The index of the k-th set bit, counted from 0."""
        return lowest(_deposited(ONE << U(k), U(x)))

    @jit
    def packed(x: int, mask: int) -> int:
        """The bits of x at the places of a mask, moved together."""
        bits: int = I(_extracted(U(x), U(mask)))
        return bits

else:
    kth, packed = kth_by_halves, packed_one_by_one


FEW = 6  # members listed without asking how many there are


@jit
def listed(first: int, members: int, out: Ints) -> int:
    """List a set in increasing order, bit i as first + i; how many.

    The first few in any case: nobody can guess how many there are. `out` has room for them.
    """
    n = count(members)
    for i in range(FEW):
        out[i] = first + lowest(members)
        members &= members - 1
    for i in range(FEW, n):
        out[i] = first + lowest(members)
        members &= members - 1
    return n
