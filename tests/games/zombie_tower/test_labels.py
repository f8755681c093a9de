"""What moves are called at a table."""

import pytest
from tests.match.made import NAMES

import tablewright
from tablewright.kernel.narration import sentence
from tablewright.match.labels import label_of

pytestmark = pytest.mark.nojit


@pytest.mark.parametrize("move, label", [("move 3", "Go to room 3"), ("use first_aid_kit", "Use: First Aid Kit")])
def test_a_move_in_words(move, label):
    found = label_of("zombie_tower", tablewright.game("zombie_tower").number(move))
    assert sentence(found.message, "zombie_tower", NAMES) == label
