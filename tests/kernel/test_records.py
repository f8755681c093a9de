"""Records declared once, as annotated classes."""

from typing import Annotated, Protocol

import numpy as np
import pytest

from tablewright.games.registry import NAMES, game
from tablewright.kernel.compiling.cache import tag
from tablewright.kernel.paths import folder_of
from tablewright.kernel.records import (
    I1,
    I2,
    I4,
    U8,
    Derived,
    Ints,
    Key,
    Owner,
    Partly,
    Public,
    Rng,
    Secret,
    dtype_of,
    fields_of,
    position_bytes,
)

pytestmark = pytest.mark.nojit


class Table(Protocol):
    rng: Rng
    turn: Public[I1]
    board: Public[U8]
    hand: Owner[Annotated[Ints, np.int8, (4, 5)]]
    deck: Secret[Annotated[Ints, np.int16, (5,)]]
    back: Partly[I4]
    count: Derived[I2]


class Numbers(Protocol):
    players: I1
    points: Annotated[I2, Key("turn.points", 1, 12)]
    late: Annotated[I1, Key("turn.late")]


def test_a_state_says_who_may_see_each_field():
    assert [(field.name, field.seen) for field in fields_of(Table)] == [
        ("rng", "nobody"),
        ("turn", "everybody"),
        ("board", "everybody"),
        ("hand", "owner"),
        ("deck", "nobody"),
        ("back", "partly"),
        ("count", "derived"),
    ]


def test_fields_have_their_kinds_and_shapes():
    assert {field.name: (field.kind, field.shape) for field in fields_of(Table)} == {
        "rng": (np.uint64, (3,)),
        "turn": (np.int8, ()),
        "board": (np.uint64, ()),
        "hand": (np.int8, (4, 5)),
        "deck": (np.int16, (5,)),
        "back": (np.int32, ()),
        "count": (np.int16, ()),
    }


def test_a_rules_record_knows_its_keys():
    players, points, late = fields_of(Numbers)
    assert players.key is None
    assert points.key == Key("turn.points", 1, 12)
    assert late.key is not None
    assert late.key.lowest is None
    assert points.seen == ""


def test_the_dtype_is_an_aligned_record():
    dtype = dtype_of(Table)
    assert dtype.type is np.record
    assert dtype.isalignedstruct
    assert dtype.names == ("rng", "turn", "board", "hand", "deck", "back", "count")
    s = np.zeros(1, dtype)[0]
    s.hand[2, 3] = 7
    assert s.hand.tolist()[2] == [0, 0, 0, 7, 0]


@pytest.mark.parametrize("kind", [np.uint8, np.uint16, np.uint32])
def test_unsigned_numbers_are_refused(kind):
    class Wrong(Protocol):
        rng: Rng
        cards: Annotated[int, kind]

    Wrong.__annotations__["cards"] = Annotated[int, kind]
    with pytest.raises(TypeError, match="cards: declare numbers as signed"):
        dtype_of(Wrong)


def test_a_plain_int_is_refused_with_what_to_write_instead():
    class Wrong(Protocol):
        turn: int

    with pytest.raises(TypeError, match="turn: declare it as I1"):
        fields_of(Wrong)


def test_a_games_folder_adds_its_tag_as_a_last_field_of_no_bytes():
    plain, tagged = dtype_of(Table), dtype_of(Table, folder_of("quoridor"))
    assert tagged.names is not None
    assert tagged.names[:-1] == plain.names
    assert tagged.names[-1] == f"_quoridor_{tag(folder_of('quoridor'))}"
    assert tagged[tagged.names[-1]].itemsize == 0
    assert tagged.itemsize == plain.itemsize


def test_the_position_ends_where_derived_fields_begin():
    dtype = dtype_of(Table)
    assert dtype.fields is not None
    assert position_bytes(Table, dtype) == dtype.fields["count"][1]

    class Plain(Protocol):
        rng: Rng
        turn: Public[I1]

    assert position_bytes(Plain, dtype_of(Plain)) == dtype_of(Plain).itemsize


def test_derived_fields_come_last():
    class Wrong(Protocol):
        rng: Rng
        count: Derived[I2]
        turn: Public[I1]

    with pytest.raises(TypeError, match="declare derived fields last"):
        position_bytes(Wrong, dtype_of(Wrong))


@pytest.mark.parametrize("name", NAMES)
def test_every_games_records_are_in_order(name):
    """Generic code counts on it: chance first, caches last, a first axis for an owner, a visibility for each field."""
    found = game(name)
    fields = fields_of(found.declared_state)
    assert fields[0].name == "rng"
    assert 0 < found.position_bytes <= found.state.itemsize
    assert all(field.seen for field in fields)
    assert all(field.shape and field.shape[0] >= max(found.meta.players) for field in fields if field.seen == "owner")
    assert not [field.name for field in fields if field.kind is np.uint64 and field.shape == () and field.seen == ""]
    assert fields_of(found.declared_rules)[0].name == "players"
