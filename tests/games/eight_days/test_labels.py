"""What moves are called at a table."""

import pytest
from tests.match.made import NAMES

import tablewright
from tablewright.kernel.narration import sentence
from tablewright.match.labels import label_of

pytestmark = pytest.mark.nojit


@pytest.mark.parametrize(
    "move, label", [("attack unarmed", "Attack with bare hands"), ("look se", "Go south-east and look around")]
)
def test_a_move_in_words(move, label):
    found = label_of("eight_days", tablewright.game("eight_days").number(move))
    assert sentence(found.message, "eight_days", NAMES) == label
