"""A view of an array that counts no references.

numba counts a reference to an array in most functions that are handed one, by an atomic addition that costs as much as
a small step. The caller of a verb holds the array all the while, so the verb's own functions need not count.
"""

from typing import Any

from numba.core import cgutils

from tablewright.kernel.lowlevel.lowered import lowered


def borrowed(array: Any) -> Any:
    """The same array, valid as long as the caller holds it."""
    return array


@lowered(borrowed)
def _without_count(context, array):  # type: ignore[no-untyped-def]
    def make(context, builder, signature, args):  # type: ignore[no-untyped-def]
        view = context.make_array(array)(context, builder, args[0])
        view.meminfo = cgutils.get_null_value(view.meminfo.type)  # type: ignore[no-untyped-call]
        view.parent = cgutils.get_null_value(view.parent.type)  # type: ignore[no-untyped-call]
        return view._getvalue()

    return array(array), make
