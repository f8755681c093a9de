"""Who sits where: every bot on every place, equally often, against the same others."""

from collections import Counter

import pytest

from tablewright.lab.arena_tables import mixed, teams

pytestmark = pytest.mark.nojit


@pytest.mark.parametrize("bots", range(2, 7))
@pytest.mark.parametrize("players", range(2, 6))
def test_every_bot_sits_on_every_place_equally_often(bots, players):
    lineups = mixed(bots, players)
    seats = Counter((place, bot) for lineup in lineups for place, bot in enumerate(lineup))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1
    assert len(set(lineups)) == len(lineups)


@pytest.mark.parametrize("bots", range(2, 7))
@pytest.mark.parametrize("players", range(2, 6))
def test_every_rotation_of_a_table_is_played(bots, players):
    lineups = set(mixed(bots, players))
    assert all(lineup[1:] + lineup[:1] in lineups for lineup in lineups)


@pytest.mark.parametrize("bots, players", [(2, 2), (3, 4), (5, 3), (4, 2)])
def test_every_pair_of_bots_meets_equally_often(bots, players):
    meetings = Counter(frozenset((a, b)) for lineup in mixed(bots, players) for a in lineup for b in lineup if a < b)
    assert len(meetings) == bots * (bots - 1) // 2
    assert len(set(meetings.values())) == 1


def test_two_bots_alternate_at_a_table_of_four():
    assert mixed(2, 4) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_teams_are_of_one_bot_each():
    assert teams(3, 4) == [(0,) * 4, (1,) * 4, (2,) * 4]
