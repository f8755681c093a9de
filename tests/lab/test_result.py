"""A result in Python: numbers by name and strength, tables, and clear words for what is not there."""

import sys

import pytest

from tablewright import lab
from tablewright.kernel.errors import TablewrightError
from tablewright.lab.store import NoStore

EFFECT = {("turn.hand_limit", 6, "easy"): {"loses.0": 0.1}}


@pytest.fixture
def result(made_up):
    made_up(EFFECT)
    question = lab.compare(
        "corridor", players=4, change={"turn.hand_limit": 6}, bots=("easy", "hard"), primary=("loses.0",)
    )
    return question.run(store=NoStore(), blocks=512, until=lab.precision(pp=1))


def test_numbers_by_name_and_strength(result):
    assert result["loses.0"] == result.at("hard")["loses.0"]
    assert result.at("easy")["loses.0"].difference.mean > 0.05
    assert result["loses.0"].difference.blocks == 512
    assert "loses.0" in result.changed()["easy"]
    assert repr(result).startswith("<The Corridor: ")
    assert "<svg" in result._repr_html_()


def test_a_stop_that_is_given_with_the_run(result):
    assert result.report["question"]["until"] == {"precision": 1}
    assert "--until 1pp" in result.report["command"]


def test_what_is_not_there(result):
    with pytest.raises(KeyError, match="did you mean 'rounds'"):
        result["round"]
    with pytest.raises(TablewrightError, match="not put to 'expert' bots"):
        result.at("expert")
    with pytest.raises(TablewrightError, match="there is no arm 'C'; there are A, B"):
        result.game(0, "C")
    with pytest.raises(TablewrightError, match="A has the blocks 0 to 511"):
        result.game(512)
    with pytest.raises(AttributeError, match="has no 'compair'"):
        _ = lab.compair


def test_without_pandas_there_are_rows(result, monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(TablewrightError, match=r"rows\(\) gives the same"):
        result.frame()
    rows = result.rows()
    assert {row["bot"] for row in rows} == {"easy", "hard"}
    assert rows[0]["difference_low"] < rows[0]["difference_mean"] < rows[0]["difference_high"]
