"""Data from outside, as JSON knows it: tables whose keys are texts, lists, texts, numbers, true, false, null.

Anything else (NaN, a key that is given twice, half a character, endless brackets, some Python object) is refused here,
in words, so that nobody who reads the data has to think of it.
"""

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any, NoReturn

from tablewright.kernel.errors import TablewrightError, shown

DEEPEST = 64  # levels of tables and lists inside each other; ours have fewer than ten
BIGGEST = 1 << 128  # the biggest numbers are seeds
LONGEST_NUMBER = len(str(-BIGGEST))


def read_json(text: str, what: str, error: type[TablewrightError]) -> Any:
    """The data of a JSON text; an `error` that begins with `what` if it has none."""
    try:
        found = json.loads(text, object_pairs_hook=_table, parse_int=_whole, parse_constant=_not_a_number)
    except RecursionError:
        raise error(f"{what}: tables and lists inside each other, more than {DEEPEST} deep") from None
    except ValueError as problem:  # of JSON itself, or of ours below
        raise error(f"{what}: not JSON ({problem})") from None
    check_data(found, what, error)
    return found


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"{shown(twice)} is given twice in one table")
    return table


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:  # Python itself refuses those of thousands of digits, in words about itself
        raise ValueError(f"a number of {len(digits)} digits is too big")
    return int(digits)


def _not_a_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def check_data(value: Any, what: str, error: type[TablewrightError]) -> None:
    """Refuse a Python value that JSON could not hold; the `error` says where it is.

    >>> check_data({"moves": [1, "e2", None]}, "a record", TablewrightError)
    """
    if problem := _problem(value, "", 0):
        raise error(f"{what}: {problem}")


def _problem(value: Any, path: str, depth: int) -> str:
    where = f"{path}: " if path else ""
    if depth > DEEPEST:
        return f"tables and lists inside each other, more than {DEEPEST} deep"
    if isinstance(value, Mapping | list):
        if isinstance(value, list):
            inner = [(f"{path}[{n}]", item) for n, item in enumerate(value)]
        elif wrong := [key for key in value if type(key) is not str or _problem(key, "", 0)]:
            return f"{where}expected texts as keys, not {shown(wrong[0])}"
        else:
            inner = [(f"{path}.{key}" if path else key, item) for key, item in value.items()]
        return next((problem for at, item in inner if (problem := _problem(item, at, depth + 1))), "")
    if type(value) is str:
        return "" if _is_text(value) else f"{where}{shown(value)} has half a character in it"
    if type(value) is int:
        return "" if abs(value) < BIGGEST else f"{where}a number beyond 2^128"
    if type(value) is float:
        return "" if isfinite(value) else f"{where}{value} is no number"
    if value is None or type(value) is bool:
        return ""
    return f"{where}expected a table, a list, a text, a number, true, false or null, not {shown(value)}"


def _is_text(text: str) -> bool:
    """Whether it can be written to a file: a lone surrogate, half of a character, cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def same(given: Any, expected: Any) -> bool:
    """Whether data is what was expected, of the same types: 1 is neither true nor 1.0.

    Only where a number with a fraction is expected may a whole one stand: other languages write -1.0 as -1.

    >>> same(1, 1), same(True, 1), same(1.0, 1), same([1, -1], [1.0, -1.0])
    (True, False, False, True)
    """
    if isinstance(expected, float):
        return type(given) in (int, float) and bool(given == expected)
    if type(given) is not type(expected):
        return False
    if isinstance(expected, list):
        return len(given) == len(expected) and all(map(same, given, expected))
    if isinstance(expected, dict):
        return given.keys() == expected.keys() and all(same(given[key], expected[key]) for key in expected)
    return bool(given == expected)
