"""Being caught, ties, votes, the coin, the end."""

import pytest
from tests.games.corridor.setups import GAME, played, refused, scene, squares

from tablewright.kernel.events import redacted

pytestmark = pytest.mark.nojit


@pytest.mark.rule("COR-2", "COR-90", "COR-89")
def test_the_one_furthest_behind_loses():
    """G-COR-9: ranks 5, 3, 7, 8 are behind or ahead of the horde on 6; player 1 is furthest behind."""
    position = scene([(4, 5), (4, 3), (4, 7), (4, 8)], horde=2, zombie=4, turn=3)
    position.play("end")
    assert (int(position.s.horde), int(position.s.loser), position.end_reason) == (6, 1, "caught_by_horde")
    assert position.result == [pytest.approx(1 / 3), -1, pytest.approx(1 / 3), pytest.approx(1 / 3)]
    assert sum(position.result) == pytest.approx(0)


@pytest.mark.rule("COR-89")
@pytest.mark.parametrize("number, caught", [(2, False), (3, True), (4, True)])
def test_on_the_hordes_rank_or_behind_it(number, caught):
    position = scene([(4, 5), (4, 7)], horde=2, zombie=number, turn=1)
    position.play("end")
    assert position.is_over == caught


def tie(**facts):
    """G-COR-10: players 0 and 1 on rank 5, player 2 caught on rank 6, player 3 ahead."""
    position = scene([(4, 5), (3, 5), (4, 6), (4, 8)], horde=2, zombie=4, turn=3, **facts)
    position.play("end")
    return position


@pytest.mark.rule("COR-91", "COR-A35", "COR-A36")
def test_a_tie_is_put_to_those_who_are_not_tied():
    position = tie()
    assert int(position.s.horde) == 6
    assert not position.is_over
    assert position.actor == 2  # caught, but further ahead
    assert position.legal() == ["vote 0", "vote 1", "vote abstain"]
    assert refused(position, "vote 2") == "COR-A35"
    assert refused(position, "end") == "COR-91"
    position.play("vote 1")
    assert (position.actor, position.legal()) == (3, ["vote 0", "vote 1", "vote abstain"])
    position.play("vote 1")
    assert (position.end_reason, int(position.s.loser)) == ("vote", 1)
    assert position.result[1] == -1


@pytest.mark.rule("COR-A36", "COR-94")
def test_votes_are_hidden_until_all_are_in():
    a, b = tie(), tie()
    events = [p.play(vote) for p, vote in ((a, "vote 0"), (b, "vote abstain"))]
    assert redacted(events[0], 3) == redacted(events[1], 3)
    assert redacted(events[0], 2) != redacted(events[1], 2)
    assert a.story(events[0], 3) == ["Yellow has made up their mind."]
    assert a.observation(3).hash == b.observation(3).hash
    assert a.observation(2).hash != b.observation(2).hash
    told = a.story(a.play("vote 1"), 0)
    assert told[:3] == ["Green has made up their mind.", "Yellow leaves Blue behind.", "Green leaves Red behind."]


@pytest.mark.rule("COR-92", "COR-A36")
@pytest.mark.parametrize("votes", [("vote 0", "vote 1"), ("vote 0", "vote abstain"), ("vote abstain", "vote abstain")])
def test_without_agreement_a_coin_decides(votes):
    losers = set()
    for chance in range(20):
        start = tie().to_dict()
        position = GAME.position({**start, "chance": [f"{chance:016x}", f"{7:016x}", "0" * 16]})
        played(position, *votes)
        assert position.end_reason == "coin"
        losers.add(int(position.s.loser))
    assert losers == {0, 1}


@pytest.mark.rule("COR-92", "COR-A36")
def test_a_coin_with_three_sides_is_fair():
    count = [0] * 4
    for chance in range(300):
        position = scene([(4, 3), (3, 3), (2, 3), (4, 8)], horde=2, zombie=4, turn=3)
        position.s.rng[0] = chance
        played(position, "end", "vote abstain")
        count[int(position.s.loser)] += 1
    assert count[3] == 0
    assert all(abs(n - 100) < 42 for n in count[:3])  # five standard deviations


@pytest.mark.rule("COR-A36")
def test_without_voters_chance_decides_at_once():
    position = scene([(4, 3), (3, 3)], horde=2, zombie=4, turn=1)
    position.play("end")
    assert (position.end_reason, position.is_over) == ("coin", True)


@pytest.mark.rule("COR-A35")
def test_only_the_lowest_rank_is_tied():
    position = scene([(4, 4), (3, 4), (4, 5), (3, 5)], horde=2, zombie=4, turn=3)
    position.play("end")
    assert position.legal() == ["vote 0", "vote 1", "vote abstain"]  # all four are caught


@pytest.mark.rule("COR-93")
def test_nothing_can_be_played_after_the_end():
    position = scene([(4, 4), (4, 7)], horde=3)
    position.play("back")
    assert position.actions() == []
    assert GAME.why_not(position.r, position.s, 0) != 0


@pytest.mark.rule("COR-A47")
def test_the_round_cap():
    position = scene([(4, 6), (4, 7)], zombie=1, turn=1, round=200)
    position.play("end")
    assert (position.end_reason, position.result, int(position.s.loser)) == ("round_cap", [0, 0], -1)
    assert position.length == 200
    before = scene([(4, 6), (4, 7)], zombie=1, turn=1, round=199)
    before.play("end")
    assert before.length == 200
    assert not before.is_over
    assert squares(before) == [(4, 6), (4, 7)]


@pytest.mark.rule("COR-A47")
def test_a_loser_in_the_last_round_is_a_loser():
    position = scene([(4, 3), (4, 7)], zombie=4, turn=1, round=200)
    position.play("end")
    assert position.end_reason == "caught_by_horde"
