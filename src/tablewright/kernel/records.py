"""A record declared once, as an annotated class: mypy reads the fields, numpy and numba get the dtype.

Each field of a state also says who may see it, and each field of a rules record which key of rules.toml fills it.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Protocol, TypeAlias, TypeVar, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

from tablewright.kernel.compiling.cache import tag

I1: TypeAlias = Annotated[int, np.int8]
I2: TypeAlias = Annotated[int, np.int16]
I4: TypeAlias = Annotated[int, np.int32]
U8: TypeAlias = Annotated[int, np.uint64]  # a set of bits; numbers are signed, see `dtype_of`

Ints: TypeAlias = NDArray[np.integer[Any]]  # a field of several numbers: Annotated[Ints, np.int8, shape]
Records: TypeAlias = NDArray[np.void]  # an array of records
Actions: TypeAlias = NDArray[np.int32]
Values: TypeAlias = NDArray[np.float64]
Words: TypeAlias = NDArray[np.uint64]


@dataclass(frozen=True)
class SeenBy:
    """Who may see a field."""

    by: str


T = TypeVar("T")
Public = Annotated[T, SeenBy("everybody")]
Owner = Annotated[T, SeenBy("owner")]  # the first axis is the player: a row for each
Secret = Annotated[T, SeenBy("nobody")]
Partly = Annotated[T, SeenBy("partly")]  # the game's `observe_partly` and `scramble` know which elements
Derived = Annotated[T, SeenBy("derived")]  # a cache: last in the record, not part of the position

Rng: TypeAlias = Annotated[Secret[Words], np.uint64, (3,)]  # two words of key, one counter
AHEAD = 8  # words of chance fetched at once, see rng.py; a power of two
Ahead: TypeAlias = Annotated[Derived[Words], np.uint64, (AHEAD + 3,)]  # those words, the key, the block of counters


@dataclass(frozen=True)
class Key:
    """The key of rules.toml that fills a field of a rules record, and what it may hold.

    Without lowest and highest it is a switch (true, false). With choices it is a text, stored as its index; with names
    it is a table of just these names, stored in their order. `{players}` in the path stands for the player count.
    """

    path: str
    lowest: int | None = None
    highest: int | None = None
    choices: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class State(Protocol):
    """What generic code may use of a state: its random stream. The rest goes through the verbs."""

    rng: Rng


class Chancy(State, Protocol):
    """A state that chance plays a part in."""

    ahead: Ahead


class Rules(Protocol):
    """What generic code may use of a rules record."""

    players: I1


@dataclass(frozen=True)
class Field:
    """One field of a record, as declared."""

    name: str
    kind: Any  # a numpy scalar type
    shape: tuple[int, ...]
    seen: str  # "" in a rules record
    key: Key | None


def fields_of(declared: type) -> list[Field]:
    """The fields of an annotated class, in order."""
    found = []
    for name, hint in get_type_hints(declared, include_extras=True).items():
        facts = get_args(hint)[1:]
        kind = next((fact for fact in facts if isinstance(fact, type)), None)
        if kind is None:
            raise TypeError(f"{name}: declare it as I1, I2, I4, U8 or Annotated[Ints, np.int8, shape], not {hint}")
        shape = next((fact for fact in facts if isinstance(fact, tuple)), ())
        seen = next((fact.by for fact in facts if isinstance(fact, SeenBy)), "")
        key = next((fact for fact in facts if isinstance(fact, Key)), None)
        found.append(Field(name, kind, shape, seen, key))
    return found


def dtype_of(declared: type, folder: Path | None = None) -> np.dtype[np.void]:
    """The dtype of an annotated class. A game's folder adds its tag as a last field of no bytes.

    np.record makes `s.field` work without numba too. Numbers are signed: numba's int() of an unsigned one stays
    unsigned, and unsigned with signed makes a float.
    """
    for field in fields_of(declared):
        if hasattr(np.record, field.name):  # it would hide the field where nothing is compiled
            raise TypeError(f"{field.name}: numpy's records have a method of this name; choose another")
        if issubclass(field.kind, np.unsignedinteger) and field.kind is not np.uint64:
            raise TypeError(f"{field.name}: declare numbers as signed (np.int8, np.int16, np.int32), not {field.kind}")
    fields: list[Any] = [(field.name, field.kind, field.shape) for field in fields_of(declared)]
    if folder is not None:
        fields.append((f"_{folder.name}_{tag(folder)}", np.uint8, (0,)))
    return np.dtype((np.record, np.dtype(fields, align=True)))


def bytes_of(dtype: np.dtype[np.void], name: str) -> slice:
    """Where a field lies in a record."""
    assert dtype.fields is not None
    kind, offset = dtype.fields[name][:2]
    return slice(offset, offset + kind.itemsize)


def position_mask(declared: type, dtype: np.dtype[np.void]) -> NDArray[np.bool_]:
    """The bytes of a state that are the position: neither caches nor padding, which a copy need not copy."""
    mask = np.zeros(dtype.itemsize, bool)
    for field in fields_of(declared):
        mask[bytes_of(dtype, field.name)] = field.seen != "derived"
    return mask


def position_bytes(declared: type, dtype: np.dtype[np.void]) -> int:
    """How many bytes of a state are the position: all before the first derived field."""
    assert dtype.fields is not None
    fields = fields_of(declared)
    derived = [dtype.fields[field.name][1] for field in fields if field.seen == "derived"]
    if derived and any(field.seen != "derived" for field in fields[-len(derived) :]):
        raise TypeError("declare derived fields last: what follows the first of them is not part of the position")
    return int(min(derived, default=dtype.itemsize))
