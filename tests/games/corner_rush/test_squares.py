"""Which square lies next to which, against rows and columns."""

import pytest

from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.squares import ALL, STEP, open_sides, reaches, spread

pytestmark = pytest.mark.nojit
SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))  # rows and columns to go: up, right, down, left


def neighbours(square):
    """The square in each direction; None beyond the edge."""
    row, column = divmod(square, st.SIZE)
    places = [(row + rows, column + columns) for rows, columns in SIDES]
    return [r * st.SIZE + c if 0 <= r < st.SIZE and 0 <= c < st.SIZE else None for r, c in places]


@pytest.mark.rule("CRN-16", "CRN-3")
@pytest.mark.parametrize("square", range(st.SQUARES))
def test_a_square_has_its_neighbours_and_no_others(square):
    beside = neighbours(square)
    assert open_sides(ALL, square) == sum(1 << d for d in range(4) if beside[d] is not None)
    assert spread(1 << square) & ALL == 1 << square | sum(1 << to for to in beside if to is not None)
    for d, to in enumerate(beside):
        if to is not None:
            assert square + int(STEP[d]) == to
            assert open_sides(1 << to, square) == 1 << d
    assert open_sides(ALL & ~sum(1 << to for to in beside if to is not None), square) == 0


@pytest.mark.rule("CRN-A23")
def test_a_way_leads_round_the_edge_only_where_squares_touch():
    left, right = sum(1 << row * 5 for row in range(5)), sum(1 << row * 5 + 4 for row in range(5))
    assert reaches(left, 0, 20)
    assert not reaches(left | right, 0, 24)  # e1 and a2 have numbers next to each other, but do not touch
    assert not reaches(left | right, 5, 4)
    assert reaches(left | right | 0b11111, 20, 24)
