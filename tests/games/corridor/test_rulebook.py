"""All rules of the rulebook are there."""

import pytest

from tablewright.kernel.paths import folder_of
from tablewright.kernel.rulebook import rules_in

pytestmark = pytest.mark.nojit
LAST = "COR-101"  # of the rulebook; rulings, which have a letter, come on top


def test_the_last_rule_of_the_rulebook_is_there():
    ids = [rule.id for rule in rules_in(folder_of("corridor"))]
    assert LAST in ids
    assert "COR-102" not in ids
