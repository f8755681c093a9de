"""Sets as bits of a uint64: how many, the lowest, the k-th, a list. LLVM intrinsics; plain Python with JIT off."""

from typing import Any

import numpy as np
from numba import types
from numba.core import config
from numba.extending import intrinsic

from tablewright.kernel.cache import JIT, jit
from tablewright.kernel.records import Ints

U: Any = np.uint64
I: Any = np.int64  # noqa: E741
ONE = U(1)
SLOW_DEPOSIT = ("bdver4", "znver1", "znver2")  # processors that have the instruction, in microcode


def can_deposit() -> bool:
    """Whether code is compiled for a processor that quickly spreads bits over a mask, and packs them (pdep, pext)."""
    if not JIT or config.CPU_NAME or config.CPU_FEATURES is not None:  # type: ignore[attr-defined]
        return False
    from llvmlite.binding import get_host_cpu_features, get_host_cpu_name

    return bool(get_host_cpu_features().get("bmi2")) and get_host_cpu_name() not in SLOW_DEPOSIT


if JIT:
    from llvmlite import ir

    @intrinsic
    def _ctpop(context, x):  # type: ignore[no-untyped-def]
        return types.uint64(types.uint64), lambda ctx, builder, sig, args: builder.ctpop(args[0])

    @intrinsic
    def _cttz(context, x):  # type: ignore[no-untyped-def]
        no = ir.Constant(ir.IntType(1), 0)
        return types.uint64(types.uint64), lambda ctx, builder, sig, args: builder.cttz(args[0], no)

    @jit
    def count(x: int) -> int:
        """How many bits are set."""
        n: int = I(_ctpop(U(x)))  # type: ignore[call-arg]
        return n

    @jit
    def lowest(x: int) -> int:
        """The index of the lowest set bit."""
        n: int = I(_cttz(U(x)))  # type: ignore[call-arg]
        return n

else:

    def count(x: int) -> int:
        """How many bits are set."""
        return int(x).bit_count()

    def lowest(x: int) -> int:
        """The index of the lowest set bit."""
        return (int(x) & -int(x)).bit_length() - 1


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


if can_deposit():

    def _call_of(instruction: str) -> Any:
        def make(ctx, builder, sig, args):  # type: ignore[no-untyped-def]
            word = ir.IntType(64)
            function = builder.module.declare_intrinsic(instruction, (), ir.FunctionType(word, [word, word]))
            return builder.call(function, args)

        return make

    @intrinsic
    def _pdep(context, x, mask):  # type: ignore[no-untyped-def]
        return types.uint64(types.uint64, types.uint64), _call_of("llvm.x86.bmi.pdep.64")

    @intrinsic
    def _pext(context, x, mask):  # type: ignore[no-untyped-def]
        return types.uint64(types.uint64, types.uint64), _call_of("llvm.x86.bmi.pext.64")

    @jit
    def kth(x: int, k: int) -> int:
        """The index of the k-th set bit, counted from 0."""
        return lowest(_pdep(ONE << U(k), U(x)))  # type: ignore[call-arg]

    @jit
    def packed(x: int, mask: int) -> int:
        """The bits of x at the places of a mask, moved together."""
        bits: int = I(_pext(U(x), U(mask)))  # type: ignore[call-arg]
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
