"""What is played for somebody whose time is up."""

import pytest
from tests.games.corridor.setups import GAME, hand, random_game, runner_game, scene, squares

from tablewright.games.corridor import state as st
from tablewright.games.corridor.timeout import time_out

pytestmark = pytest.mark.nojit


def timed_out(position):
    """The moves that are played until it is somebody else's decision."""
    player, played = position.actor, []
    while position.actor == player and len(played) < 9:
        played.append(GAME.texts[time_out(position.r, position.s)])
        position.play(played[-1])
        if played[-1] == "end":
            break
    return played


@pytest.mark.rule("COR-A49")
def test_lane_discard_vote_and_end():
    position = GAME.new(3, 0)
    position.play("lane 1")
    assert timed_out(position) == ["lane 2"]
    full = scene([(4, 4), (4, 7)], hands=["trip jump jump distract attract"], deck="attract")
    full.play("draw")
    assert timed_out(full) == ["discard trip", "end"]
    tie = scene([(4, 5), (3, 5), (4, 8)], horde=2, zombie=4, turn=2)
    tie.play("end")
    assert timed_out(tie) == ["vote abstain"]


@pytest.mark.rule("COR-A49", "COR-61")
def test_off_a_shared_square_by_the_shortest_way_and_not_into_the_horde():
    one = scene([(4, 5), (4, 5), (1, 7)], tripped=(1,), horde=1)
    assert timed_out(one) == ["forward", "end"]
    near = scene([(4, 4), (4, 4), (4, 5), (3, 4)], tripped=(1, 2), horde=3)
    assert timed_out(near) == ["forward", "forward", "end"]  # back would be the horde, left stands somebody
    assert squares(near)[0] == (4, 6)
    side = scene([(4, 4), (4, 4), (4, 5), (3, 7)], tripped=(1, 2), horde=2)
    assert timed_out(side) == ["back", "end"]  # one step back is shorter than two forward


@pytest.mark.rule("COR-A49", "COR-A22")
def test_where_points_must_be_spent_the_lowest_action_is_played():
    position = scene([(4, 4), (1, 7)], rules={"rules.must_spend": True}, points=2)
    assert timed_out(position) == ["forward", "forward"]


@pytest.mark.rule("COR-A49", "COR-A22")
def test_where_points_must_be_spent_nobody_is_walked_into_the_horde():
    rules = {"rules.must_spend": True}
    wall = scene([(2, 3), (1, 7)], rules=rules, horde=2, points=1)
    assert wall.legal()[0] == "back"  # an obstacle is ahead
    assert timed_out(wall) == ["left"]
    assert not wall.is_over
    lane = {**rules, "turn.cost_draw": 9}
    stuck = scene(
        [(4, 6), (4, 7)], rules=lane, pieces=("bottleneck_r",), first_rank=4, horde=5, points=3, hands=["jump"]
    )
    assert stuck.legal() == ["back", "jump forward"]
    assert timed_out(stuck) == ["jump forward"]
    beaten = scene([(4, 6), (4, 7)], rules=lane, pieces=("bottleneck_r",), first_rank=4, horde=5)
    assert beaten.legal() == timed_out(beaten) == ["back"]  # there is nothing else
    assert beaten.end_reason == "walked_into_horde"


@pytest.mark.rule("COR-A49", "COR-A22", "COR-A18")
def test_where_points_must_be_spent_nobody_jumps_into_the_horde_either():
    cards = {"corridor_card.stone.rows": ["....", "..#.", "....", "...."]}
    cards["corridor.default_cards"] = ["bottleneck_r", "stone", *["open"] * 4]
    rules = {"rules.must_spend": True, "turn.cost_draw": 9, **cards}
    facts = {"pieces": ("bottleneck_r", "stone"), "first_rank": 4, "horde": 5, "hands": ["jump"]}
    position = scene([(3, 7), (2, 7), (4, 7), (3, 8)], rules=rules, points=3, **facts)
    assert position.legal() == ["jump back", "jump left"]
    assert timed_out(position) == ["jump left"]


@pytest.mark.rule("COR-A49", "COR-A22", "COR-61")
def test_where_points_must_be_spent_a_shared_square_comes_first():
    rules = {"rules.must_spend": True}
    side = scene([(4, 4), (4, 4), (4, 5), (3, 7)], tripped=(1, 2), horde=2, rules=rules)
    assert side.legal()[0] == "forward"  # onto another shared square
    assert timed_out(side)[0] == "back"


def is_lost(position, action):
    """Whether an action of one's own ends the game for the one who plays it."""
    after = position.copy()
    after.play(action)
    return after.is_over and int(after.s.loser) == position.actor and after.end_reason == "walked_into_horde"


@pytest.mark.rule("COR-A49", "COR-A7")
def test_a_time_out_walks_into_the_horde_only_where_every_move_does():
    """A slow horde, so that it is often near, and no other way to spend the points than to move."""
    rules = {"rules.must_spend": True, "turn.cost_draw": 9, "turn.action_points": 2}
    rules |= {f"zombie_deck.{value}": 0 for value in "234"}
    losing_moves = 0
    for seed in range(12):
        for position in runner_game(3, seed, rules):
            if position.s.phase == st.TURN and position.s.rank[position.actor] <= position.s.horde + 2:
                losing = [a for a in position.actions() if is_lost(position, a)]
                losing_moves += len(losing)
                assert time_out(position.r, position.s) not in losing or losing == position.actions()
    assert losing_moves > 20


@pytest.mark.rule("COR-A49", "COR-A7")
def test_off_a_shared_square_under_house_rules():
    dear = {"turn.cost_move": 2, "turn.action_points": 6}
    two = scene([(4, 4), (4, 4), (4, 5), (3, 4)], tripped=(1, 2), horde=3, rules=dear, points=4)
    assert timed_out(two) == ["forward", "forward"]  # the second step takes the last point
    barred = scene([(4, 4), (4, 4), (3, 4)], tripped=(1,), horde=3, rules={"rules.suicide_legal": False})
    assert timed_out(barred) == ["forward", "end"]
    spent = scene([(4, 5), (4, 5), (1, 7)], tripped=(1,), horde=1, rules={"rules.must_spend": True}, points=3)
    assert timed_out(spent) == ["forward", "forward", "forward"]


@pytest.mark.rule("COR-A49", "COR-A19")
def test_the_lowest_kind_is_discarded_before_the_draw_too():
    rules = {"rules.discard_after_draw": False}
    full = scene([(4, 4), (4, 7)], rules=rules, hands=["trip jump jump distract attract"], deck="push")
    full.play("draw")
    assert timed_out(full) == ["discard trip", "end"]
    assert "push" in hand(full, 0)


HOUSE_RULES = [
    {},
    {"rules.must_spend": True},
    {"rules.discard_after_draw": False, "turn.hand_limit": 4, "action_deck.trip": 40},
    {"rules.suicide_legal": False, "rules.push_into_horde": False, "action_deck.trip": 40},
    {"turn.cost_move": 2, "turn.action_points": 7, "action_deck.trip": 40, "rules.tripped_may_act": False},
]


@pytest.mark.rule("COR-A49")
@pytest.mark.parametrize("rules", HOUSE_RULES, ids=str)
def test_it_is_always_legal_and_ends_the_turn(rules):
    for seed in range(4):
        for position in random_game(4, seed, rules):
            if position.is_over:
                break
            copy = position.copy()
            played = timed_out(copy)
            most = 8 if "rules.must_spend" in rules else 4  # at most a discard or two steps, then the end
            assert 1 <= len(played) <= most
            assert copy.is_over or copy.s.phase == st.VOTING or copy.actor != position.actor
