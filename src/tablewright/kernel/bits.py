"""Sets as bits of a uint64: how many, the lowest, the k-th. LLVM intrinsics; plain Python with JIT off."""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from tablewright.kernel.cache import JIT, jit

U: Any = np.uint64
I: Any = np.int64  # noqa: E741
ONE = U(1)

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
def kth(x: int, k: int) -> int:
    """The index of the k-th set bit, counted from 0."""
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
