"""`lowered`: a plain Python function that compiled code replaces by instructions of its own.

The plain body runs wherever nothing is compiled. Both do the same, which tests/kernel/lowlevel compares.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from numba import types
from numba.core.typing.templates import infer, infer_global, make_intrinsic_template

F = TypeVar("F", bound=Callable[..., Any])


def lowered(plain: Callable[..., Any]) -> Callable[[F], F]:
    """Let compiled calls of a plain function be typed and built as the decorated definition says.

    The definition is one of numba's intrinsics: it gets a typing context and the types of the arguments, and gives a
    signature and a function that builds the instructions.
    """

    def register(definition: F) -> F:
        name = plain.__name__
        template = make_intrinsic_template(plain, definition, name, prefer_literal=False, kwargs={})  # type: ignore[no-untyped-call]
        infer(template)  # type: ignore[no-untyped-call]
        infer_global(plain, types.Function(template))  # type: ignore[no-untyped-call]
        return definition

    return register
