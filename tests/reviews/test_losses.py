"""Where players err."""

import tablewright
from tablewright.reviews.losses import ALL, losses


def test_losses_are_counted_by_kind_of_move():
    rows = losses(tablewright.game("corridor"), 2, "random", games=1, seed=3)
    everything, kinds = rows[0], rows[1:]
    assert everything.kind == ALL
    assert everything.decisions == sum(row.decisions for row in kinds) > 0
    assert all(sum(row.marks.values()) == row.decisions and row.loss >= 0 for row in rows)
    assert rows == losses(tablewright.game("corridor"), 2, "random", games=1, seed=3)
