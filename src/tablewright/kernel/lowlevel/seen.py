"""`copy_seen`: what a viewer may know of a state, as its fields declare it.

Everything public is copied, of what is its owner's the viewer's own row, and all else is zero: the hidden, the partly
seen (which the game's `observe_partly` fills in) and chance. Caches may hold what others must not know, so they are
copied only where a game has no secrets.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils

from tablewright.kernel.dispatch import game_of, game_of_type
from tablewright.kernel.lowlevel.lowered import lowered
from tablewright.kernel.records import bytes_of, fields_of

if TYPE_CHECKING:
    from tablewright.kernel.game import Game

LENGTH = ir.IntType(64)


def is_copied(game: "Game", name: str, seen: str) -> bool:
    """Whether everybody sees a field as it is."""
    return seen == "everybody" or (seen == "derived" and name != "ahead" and not game.has_secrets)


def hidden_runs(game: "Game") -> list[tuple[int, int]]:
    """The bytes of a state that are not everybody's, as (begin, end). Padding is nobody's: it may hold anything."""
    copied = np.zeros(game.state.itemsize, bool)
    for field in fields_of(game.declared_state):
        copied[bytes_of(game.state, field.name)] = is_copied(game, field.name, field.seen)
    edges = np.flatnonzero(np.diff(np.concatenate(([True], copied, [True]))))
    return [(int(begin), int(end)) for begin, end in edges.reshape(-1, 2)]


def own_rows(game: "Game") -> list[tuple[int, int]]:
    """Where the rows of fields that are their owners' begin, and how long a row is."""
    found = []
    for field in fields_of(game.declared_state):
        if field.seen == "owner":
            place = bytes_of(game.state, field.name)
            found.append((place.start, (place.stop - place.start) // field.shape[0]))
    return found


def copy_seen(s: Any, p: int, out: Any) -> None:
    """Write what player p may know of a state, as its fields declare it (-1: a spectator)."""
    game = game_of(s)
    for field in fields_of(game.declared_state):
        if is_copied(game, field.name, field.seen):
            out[field.name] = s[field.name]
        else:
            out[field.name] = 0
            if field.seen == "owner" and p >= 0:
                out[field.name][p] = s[field.name][p]


@lowered(copy_seen)
def _copy_seen(context, s, p, out):  # type: ignore[no-untyped-def]
    game = game_of_type(s)
    runs, rows, size = hidden_runs(game), own_rows(game), game.state.itemsize

    def make(context, builder, signature, args):  # type: ignore[no-untyped-def]
        def at(record: Any, offset: Any) -> Any:
            return builder.gep(builder.bitcast(record, cgutils.voidptr_t), [offset])

        def constant(n: int) -> Any:
            return ir.Constant(LENGTH, n)

        source, viewer, target = args
        cgutils.raw_memcpy(builder, target, source, constant(size), 1)  # type: ignore[no-untyped-call]
        for begin, end in runs:
            cgutils.memset(builder, at(target, constant(begin)), constant(end - begin), 0)  # type: ignore[no-untyped-call]
        has_seat = builder.icmp_signed(">=", viewer, constant(0))
        with builder.if_then(has_seat):
            for begin, length in rows:
                row = builder.add(constant(begin), builder.mul(viewer, constant(length)))
                cgutils.raw_memcpy(builder, at(target, row), at(source, row), constant(length), 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(s, types.int64, out), make
