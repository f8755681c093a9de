"""What moves are called at a table."""

import pytest
from tests.match.made import NAMES

import tablewright
from tablewright.kernel.narration import sentence
from tablewright.match.labels import label_of

pytestmark = pytest.mark.nojit


@pytest.mark.parametrize(
    "move, label", [("nudge 1 up", "Nudge Ben up"), ("challenge left", "Challenge the blocker on the left")]
)
def test_a_move_in_words(move, label):
    found = label_of("corner_rush", tablewright.game("corner_rush").number(move))
    assert sentence(found.message, "corner_rush", NAMES) == label
