"""Numbers as people read them, and pictures that are whole SVG."""

import re
from xml.etree import ElementTree

import pytest

from tablewright.lab.report import svg
from tablewright.lab.report.amounts import interval_text, size_text, value_text, within_text
from tablewright.lab.report.words import change_sentence, clause, disagreement

pytestmark = pytest.mark.nojit
NAMESPACE = re.compile(r"<svg ")


def parsed(text):
    return ElementTree.fromstring(text)


def found(low, high):
    return {"low": low, "high": high, "mean": (low + high) / 2}


def row(low, high, reading, unit="share", title="player 1 loses"):
    return {"title": title, "unit": unit, "difference": found(low, high), "reading": reading}


@pytest.mark.parametrize(
    "low, high, unit, is_change, said",
    [
        (0.381, 0.42, "share", False, "38.1 to 42.0 %"),
        (-0.003, 0.021, "share", True, "−0.3 to +2.1 points"),
        (-8.0, 10.0, "rounds", True, "−8 to +10 rounds"),
        (0.12345, 0.13, "rounds", False, "0.123 to 0.130 rounds"),
    ],
)
def test_as_many_digits_as_are_known(low, high, unit, is_change, said):
    assert interval_text(found(low, high), unit, is_change) == said


def test_amounts():
    assert value_text(found(0.4, 0.6), "share") == "50 %"
    assert value_text(None, "share") == "–"
    assert interval_text(None, "share") == "nothing known"
    assert size_text(-0.021, -0.003, "share") == "0.3 to 2.1 points"
    assert within_text(0.012, "share") == "within ±1.2 points"


def test_clauses():
    assert clause(row(0.003, 0.021, "more")) == "more often, by 0.3 to 2.1 points"
    assert clause(row(-2.1, -0.3, "less", "rounds")) == "less, by 0.3 to 2.1 rounds"
    assert clause(row(-0.01, 0.012, "no matter")) == "no matter (within ±1.2 points)"
    assert clause(row(-0.03, 0.01, "open")) == "still open (−3.0 to +1.0 points)"


def test_strengths_that_agree_share_a_sentence():
    both = {"easy": row(0.01, 0.03, "more"), "hard": row(0.02, 0.06, "more")}
    assert change_sentence(both) == "player 1 loses: more often, by 1.0 to 6.0 points, at every strength."
    assert disagreement(both) == ""


def test_strengths_that_are_open_are_told_one_by_one():
    said = change_sentence({"easy": row(0.01, 0.03, "more"), "hard": row(-0.02, 0.06, "open")})
    assert "by 1.0 to 3.0 points among easy bots; still open (−2.0 to +6.0 points) among hard bots." in said
    assert disagreement({"easy": row(0.01, 0.03, "more"), "hard": row(-0.02, 0.06, "open")}) == ""


BARS = [{"label": "easy <1>", "low": -0.1, "high": 0.2, "mean": 0.05, "kind": "more", "text": "a & b"}]
POINTS = [{"value": n, "low": n / 10, "high": n / 8, "mean": n / 9} for n in range(1, 5)]
CELLS = {(a, b): found(a / 10, b / 4) for a in (1, 2) for b in (3, 4)}


@pytest.mark.parametrize(
    "picture, marks",
    [
        (lambda: svg.intervals(BARS, "share", "title", band=0.02, mark=0.1), {"circle": 1, "rect": 1}),
        (lambda: svg.histogram({"a": [[1, 5], [2, 7]], "b": [[1, 3], [9, 1]]}, "rounds", "title"), {"rect": 4}),
        (lambda: svg.histogram({"a": [[5, 1]]}, "rounds", "one value"), {"rect": 1}),
        (
            lambda: svg.curves({"easy": POINTS, "hard": POINTS[:2]}, "share", "t", (0.2, 0.3)),
            {"polyline": 2, "rect": 1},
        ),
        (lambda: svg.heat_map([1, 2], [3, 4], CELLS, "share", ("one", "other")), {"rect": 4}),
    ],
)
def test_pictures_are_whole(picture, marks):
    tree = parsed(picture())
    for name, n in marks.items():
        assert len(tree.findall(name)) == n
    for node in tree.iter():
        for value in node.attrib.values():
            assert "nan" not in value


def test_no_rows_no_picture():
    assert svg.intervals([], "share", "title") == ""
