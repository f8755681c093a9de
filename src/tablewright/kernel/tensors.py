"""Tensors: what a player knows as numbers for a learner, all of them from -1 to 1.

A game declares named planes and vectors (`TENSORS` of its tensors.py), and one compiled function, `write_tensors`,
fills them from an observation, one behind the other in a flat row. Whose observation it is comes first among the
players. A game that declares none gets those of `tensors_by_fields`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import prod
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablewright.kernel.compiling import jit
from tablewright.kernel.records import Field, fields_of

if TYPE_CHECKING:
    from tablewright.kernel.game import Game, Grid

Row: TypeAlias = NDArray[np.float32]
BITS = 64  # of a field that is a set
# How a plane is drawn in a picture, see tablewright.envs.picture; a stack of planes has a colour for each.
DRAWN = ("floor", "disc", "ring", "mark", "dot", "cross", "frame", "fence above", "fence right")


@dataclass(frozen=True)
class Tensor:
    """One named part of what a learner gets."""

    name: str
    shape: tuple[int, ...]  # the last two axes of a plane are rows and columns of a board
    meaning: str
    scale: float = 1.0  # what a number was divided by; what is still above 1 was cut to 1
    drawn: str = ""  # one of DRAWN; "": it is in no picture
    upward: bool = False  # in a picture row 0 is the lowest

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def starts(tensors: Sequence[Tensor]) -> tuple[int, ...]:
    """Where each of them begins in the row."""
    return tuple(accumulate((tensor.size for tensor in tensors[:-1]), initial=0))


def size(tensors: Sequence[Tensor]) -> int:
    """How long the row is."""
    return sum(tensor.size for tensor in tensors)


@jit
def part(n: float, scale: float) -> float:
    """A number as a part of its scale, at most 1."""
    return min(n / scale, 1.0)


def check(game: "Game") -> None:
    """Refuse declarations that cannot be read apart."""
    names = [tensor.name for tensor in game.tensors]
    if len(set(names)) != len(names):
        raise TypeError(f"{game.name}: two of TENSORS have the same name: {names}")
    for tensor in game.tensors:
        if tensor.drawn and (tensor.drawn not in DRAWN or len(tensor.shape) < 2):
            raise TypeError(f"{game.name}: {tensor.name}: drawn: expected a plane and one of {', '.join(DRAWN)}")


def _kept(declared: type, grid: "Grid | None") -> list[Field]:
    """The fields that the default shows: neither chance, nor caches, nor what nobody sees, nor the grid's."""
    hidden = ("derived", "nobody")
    fields = [field for field in fields_of(declared)[1:] if field.seen not in hidden]
    return [field for field in fields if grid is None or field.name != grid.field]


def _shape(field: Field) -> tuple[int, ...]:
    """Of a field in a row: of what is its owner's only one's own; a set as its members."""
    shape = field.shape[1:] if field.seen == "owner" else field.shape
    return (*shape, BITS) if field.kind is np.uint64 else shape or (1,)


def _scale(field: Field) -> float:
    """So that nothing is ever cut: nobody has said how large a number may become."""
    return 1.0 if field.kind is np.uint64 else float(np.iinfo(field.kind).max) + 1.0


def tensors_by_fields(declared: type, players: int, grid: "Grid | None") -> tuple[Tensor, ...]:
    """The tensors of a game that declares none: who one is and who decides, the grid's pieces, and every field."""
    found = [
        Tensor("me", (players,), "1 for the player whose observation this is, by number"),
        Tensor("actor", (players,), "1 for the player who decides, counted on from me"),
    ]
    if grid is not None:
        rows = len(grid.squares) // grid.columns
        kinds, whose = (len(grid.pieces), "by kind") if grid.pieces else (players, "by player, counted on from me")
        found.append(Tensor(grid.field, (kinds, rows, grid.columns), f"1 where a piece lies, {whose}", drawn="disc"))
    for field in _kept(declared, grid):
        meaning = f"the field {field.name}{' of mine' if field.seen == 'owner' else ''}"
        found.append(Tensor(field.name, _shape(field), meaning, _scale(field)))
    return tuple(found)


HEAD = """def write_tensors(r, o, p, out):
    n = wide(r.players)
    out[p] = 1.0
    a = actor(o)
    if a >= 0:
        out[{players} + (a - p + n) % n] = 1.0
"""
OWN_PIECES = """    for i in range({squares}):
        v = wide(o.{field}[i])
        if v > 0:
            out[{at} + (v - 1 - p + n) % n * {squares} + i] = 1.0
"""
KINDS_OF_PIECES = """    for i in range({squares}):
        out[{at} + wide(o.{field}[i]) * {squares} + i] = 1.0
"""


@cache
def write_by_fields(game: "Game") -> Callable[[Any, Any, int, Row], None]:
    """`write_tensors` for the tensors of `tensors_by_fields`, as plain Python that numba can compile."""
    from tablewright.kernel.lowlevel.cast import wide
    from tablewright.kernel.verbs import actor

    players = max(game.meta.players)
    source, at = HEAD.format(players=players), 2 * players
    if (grid := game.grid) is not None:
        squares, kinds = len(grid.squares), len(grid.pieces) or players
        text = KINDS_OF_PIECES if grid.pieces else OWN_PIECES
        source += text.format(squares=squares, at=at, field=grid.field)
        at += kinds * squares
    for field in _kept(game.declared_state, grid):
        source += _written(field, at)
        at += prod(_shape(field))
    names: dict[str, Any] = {"wide": wide, "actor": actor, "np": np, "U": np.uint64}
    exec(source, names)
    made: Callable[[Any, Any, int, Row], None] = names["write_tensors"]
    return made


def _written(field: Field, at: int) -> str:
    """The lines that write one field."""
    own = field.seen == "owner"
    shape = field.shape[1:] if own else field.shape
    index, lines, place = ["p"] if own else [], "", "0"
    for axis, n in enumerate(shape):
        indent = "    " * (axis + 1)
        lines += f"{indent}for i{axis} in range({n}):\n"
        index.append(f"i{axis}")
        place = f"({place}) * {n} + i{axis}"
    indent = "    " * (len(shape) + 1)
    value = f"o.{field.name}[{', '.join(index)}]" if index else f"o.{field.name}"
    if field.kind is np.uint64:
        lines += f"{indent}for b in range({BITS}):\n"
        return lines + f"{indent}    out[{at} + ({place}) * {BITS} + b] = wide(U({value}) >> U(b) & U(1))\n"
    return lines + f"{indent}out[{at} + {place}] = wide({value}) / {_scale(field)}\n"
