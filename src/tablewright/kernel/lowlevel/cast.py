"""`wide`: a number in the width that everything is compiled for.

One rule says where: in compiled code, a field of a record, a comparison or a constant becomes a wide number before it
is reckoned with or handed to another function. So every function is compiled once, for int64, and nothing wraps.
"""

from typing import Any

from numba import types
from numba.extending import lower_builtin, type_callable


def wide(number: Any) -> int:
    """The same number; in compiled code as an int64."""
    return int(number)


@type_callable(wide)
def _type(context):  # type: ignore[no-untyped-def]
    def typed(number):  # type: ignore[no-untyped-def]
        return types.int64 if isinstance(number, types.Number | types.Boolean) else None

    return typed


@lower_builtin(wide, types.Any)  # type: ignore[no-untyped-call]
def _lower(context, builder, signature, args):  # type: ignore[no-untyped-def]
    return context.cast(builder, args[0], signature.args[0], signature.return_type)
