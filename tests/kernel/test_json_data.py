"""Data from outside is what JSON can hold, or it is refused in words."""

from types import MappingProxyType

import numpy as np
import pytest

from tablewright import PositionError, RecordError
from tablewright.kernel.json_data import BIGGEST, DEEPEST, check_data, read_json, same

pytestmark = pytest.mark.nojit


@pytest.mark.parametrize(
    "text, value",
    [
        ('{"a": [1, -2.5, "b", true, null]}', {"a": [1, -2.5, "b", True, None]}),
        (f"[{BIGGEST - 1}, {1 - BIGGEST}]", [BIGGEST - 1, 1 - BIGGEST]),
        ('"\\ud83d\\ude00"', "\N{GRINNING FACE}"),
    ],
)
def test_json_is_read(text, value):
    assert read_json(text, "this", RecordError) == value


@pytest.mark.parametrize(
    "text, message",
    [
        ("", "this: not JSON (Expecting value"),
        ("{", "this: not JSON ("),
        ("NaN", "this: not JSON (NaN is no number)"),
        ("[Infinity]", "this: not JSON (Infinity is no number)"),
        ("[1e999]", "this: [0]: inf is no number"),
        ("1" * 5000, "this: not JSON (a number of 5000 digits is too big)"),
        (f'{{"a": {BIGGEST}}}', "this: a: a number beyond 2^128"),
        ('{"a": 1, "a": 2}', "this: not JSON ('a' is given twice in one table)"),
        ('{"b": {"a": 1, "c": 0, "a": 1}}', "this: not JSON ('a' is given twice in one table)"),
        ('{"a": ["\\ud800"]}', "this: a[0]: '\\ud800' has half a character in it"),
        ('{"\\ud800": 1}', "this: expected texts as keys, not '\\ud800'"),
        ("[" * 100_000, "this: tables and lists inside each other, more than 64 deep"),
        ('{"a":' * 100_000, "this: tables and lists inside each other, more than 64 deep"),
        ("[" * 66 + "]" * 66, "this: tables and lists inside each other, more than 64 deep"),
    ],
)
def test_what_is_no_data_is_refused(text, message):
    with pytest.raises(RecordError) as refusal:
        read_json(text, "this", RecordError)
    assert str(refusal.value).startswith(message)


def test_as_deep_as_it_may_be():
    assert read_json("[" * DEEPEST + "]" * DEEPEST, "this", RecordError)


@pytest.mark.parametrize(
    "value, message",
    [
        ({"a": (1, 2)}, "this: a: expected a table, a list, a text, a number, true, false or null, not (1, 2)"),
        ([np.int64(3)], "this: [0]: expected a table"),
        ({1: 2}, "this: expected texts as keys, not 1"),
        ({"a": {"b": float("nan")}}, "this: a.b: nan is no number"),
        (b"x", "this: expected a table"),
    ],
)
def test_python_values_are_checked_too(value, message):
    with pytest.raises(PositionError) as refusal:
        check_data(value, "this", PositionError)
    assert str(refusal.value).startswith(message)


def test_a_table_of_any_kind_is_a_table():
    check_data(MappingProxyType({"a": MappingProxyType({})}), "this", PositionError)


@pytest.mark.parametrize(
    "given, expected, is_same",
    [
        (1, 1, True),
        (True, 1, False),
        (1, True, False),
        (1.0, 1, False),
        ("1", 1, False),
        (None, None, True),
        ([1, -1], [1.0, -1.0], True),  # as JavaScript writes them
        ([True, -1.0], [1.0, -1.0], False),
        ([1.0], [1.0, -1.0], False),
        ({"a": 1}, {"a": 1}, True),
        ({"a": True}, {"a": 1}, False),
        ({"a": 1, "b": 1}, {"a": 1}, False),
    ],
)
def test_the_same_means_of_the_same_types(given, expected, is_same):
    assert same(given, expected) is is_same
