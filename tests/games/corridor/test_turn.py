"""Points, steps, drawing, sharing a square."""

import pytest
from tests.games.corridor.setups import KINDS, discards, drawing, hand, moves, played, refused, scene, squares

from tablewright import PositionError
from tablewright.games.corridor import state as st

pytestmark = pytest.mark.nojit
STEPS = ("forward", "back", "left", "right")
AWAY = [(1, 7), (2, 7), (3, 7)]  # where nobody is in anybody's way


@pytest.mark.rule("COR-27", "COR-31", "COR-28", "COR-29", "COR-44")
def test_points_are_spent_in_any_order():
    position = scene([(4, 4), *AWAY], hands=["distract distract"], deck="jump")
    spent = []
    for move in ("distract", "forward", "draw", "distract"):
        spent.append(int(position.s.points))
        position.play(move)
    assert spent == [4, 3, 2, 1]
    assert position.actor == 1  # with the last point the turn is over
    assert int(position.s.points) == 4


@pytest.mark.rule("COR-30", "COR-A22")
def test_a_turn_may_end_early_and_the_rest_is_lost():
    position = scene([(4, 4), *AWAY])
    played(position, "forward", "end")
    assert (position.actor, int(position.s.points)) == (1, 4)
    played(position, "end", "end", "end")
    assert (position.actor, int(position.s.points)) == (0, 4)


@pytest.mark.rule("COR-32", "COR-35", "COR-A23")
def test_steps_lead_to_the_four_neighbours():
    start = scene([(2, 1), *AWAY])
    reached = {}
    for step in STEPS:
        position = start.copy()
        position.play(step)
        reached[step] = squares(position)[0]
    assert reached == {"forward": (2, 2), "back": (2, 0), "left": (1, 1), "right": (3, 1)}
    assert moves(start, *STEPS) == list(STEPS)  # and no others: there are no diagonal moves


@pytest.mark.rule("COR-33", "COR-34", "COR-11")
def test_a_step_needs_a_free_square():
    position = scene([(2, 3), (1, 3), (3, 4), (4, 7)])
    assert moves(position, *STEPS) == ["back", "right"]
    assert refused(position, "forward") == "COR-33"  # obstacle
    assert refused(position, "left") == "COR-34"  # somebody
    assert moves(scene([(1, 0), *AWAY]), *STEPS) == ["forward", "right"]  # the wall, and the pit
    assert moves(scene([(4, 0), *AWAY]), *STEPS) == ["forward", "left"]


@pytest.mark.rule("COR-60", "COR-34")
@pytest.mark.parametrize(
    "pawns, step",
    [
        ([(1, 1), (4, 1)], "back"),  # to lane 1, rank 0, where a player who is not in the game would be
        ([(2, 0), (4, 1)], "left"),
        ([(2, 1), (3, 3), (1, 2), (4, 1)], "forward"),  # past one on the same rank,
        ([(2, 1), (2, 3), (4, 1), (1, 1)], "forward"),  # and one on the same lane
        ([(2, 1), (3, 3), (3, 0), (1, 3)], "right"),
    ],
)
def test_a_step_onto_a_free_square_passes_nobody(pawns, step):
    position = scene(pawns)
    lane, rank = squares(played(position.copy(), step))[0]
    told = [(e.kind, e.player, e.a, e.b, e.c) for e in position.play(step)]
    assert told == [(st.MOVED, 0, STEPS.index(step), lane - 1, rank)]


@pytest.mark.rule("COR-36", "COR-37", "COR-38", "COR-A20")
def test_the_first_to_enter_a_card_reveals_the_next_at_once():
    position = scene([(4, 7), (1, 7), (2, 7), (3, 7)])
    assert int(position.s.n_table) == 3
    position.play("forward")
    assert int(position.s.n_table) == 4
    assert int(position.s.points) == 3  # before the next decision, not at the end of the turn
    played(position, "back", "forward", "end", "forward")
    assert squares(position)[:2] == [(4, 8), (1, 8)]
    assert int(position.s.n_table) == 4  # the card is not new any more
    assert int(position.s.owed) == 0


@pytest.mark.rule("COR-39", "COR-43", "COR-42")
def test_drawing_costs_a_point_and_may_be_repeated():
    position = scene([(4, 4), *AWAY])
    for n in range(4):
        assert (position.actor, int(position.s.points), int(position.s.held[0])) == (0, 4 - n, n)
        events = position.play("draw")
        assert "draws a card" in position.story(events, 1)[0]
        assert position.story(events, 0)[0] != position.story(events, 1)[0]
    assert int(position.s.left) == 51
    assert position.actor == 1


@pytest.mark.rule("COR-40", "COR-41", "COR-A19")
def test_a_sixth_card_is_followed_by_a_discard():
    cards = "push push trip jump distract"
    position = scene([(4, 4), *AWAY], hands=[cards], deck="attract")
    before = discards(position)
    position.play("draw")
    assert (int(position.s.points), int(position.s.held[0]), position.actor) == (3, 6, 0)
    assert position.legal() == [f"discard {kind}" for kind in ("push", "trip", "jump", "distract", "attract")]
    assert refused(position, "end") == "COR-41"
    events = position.play("discard attract")
    assert "attract" in position.story(events, -1)[0]  # face up
    assert hand(position, 0) == sorted(cards.split())
    assert discards(position).get("attract", 0) == before.get("attract", 0) + 1
    assert (int(position.s.points), position.actor) == (3, 0)
    assert refused(position, "discard push") == "COR-40"


@pytest.mark.rule("COR-41")
def test_the_discard_comes_before_the_turn_ends():
    position = scene([(4, 4), *AWAY], hands=["push push trip jump distract"], deck="attract", points=1)
    position.play("draw")
    assert (position.actor, int(position.s.points)) == (0, 0)
    position.play("discard jump")
    assert (position.actor, int(position.s.points)) == (1, 4)
    assert hand(position, 0) == ["attract", "distract", "push", "push", "trip"]


@pytest.mark.rule("COR-41")
def test_only_what_is_in_hand_can_be_discarded():
    position = scene([(4, 4), *AWAY], hands=["push push push push push"], deck="push")
    position.play("draw")
    assert position.legal() == ["discard push"]
    assert refused(position, "discard trip") == "COR-44"


@pytest.mark.rule("COR-50", "COR-A29")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_wanted():
    position = scene([(4, 4), *AWAY], hands=["push trip"], deck="jump")
    position.play("draw")
    assert (int(position.s.left), int(position.s.n_discard)) == (0, 52)  # empty, but nothing is wanted
    events = position.play("draw")
    assert "shuffled" in position.story(events, -1)[0]
    assert (int(position.s.left), int(position.s.n_discard)) == (51, 0)


@pytest.mark.rule("COR-A31")
def test_nothing_can_be_drawn_from_nothing():
    two_each = {f"action_deck.{kind}": 2 for kind in KINDS}
    position = scene(
        [(4, 4), *AWAY], rules=two_each, hands=["push push trip", "trip jump jump", "distract distract attract"]
    )
    position = drawing(position, "attract")
    assert (int(position.s.left), int(position.s.n_discard)) == (0, 0)
    assert refused(position, "draw") == "COR-A31"


@pytest.mark.rule("COR-59", "COR-60", "COR-61", "COR-62", "COR-A11")
def test_walking_through_a_tripped_player():
    """G-COR-7."""
    facts = {"tripped": (1,), "horde": 1}
    start = [(4, 4), (4, 5), (1, 7), (2, 7)]
    one_left = scene(start, points=1, **facts)
    assert refused(one_left, "forward") == "COR-A11"
    position = scene(start, points=2, **facts)
    position.play("forward")
    assert squares(position)[:2] == [(4, 5), (4, 5)]
    assert refused(position, "end") == "COR-61"
    position.play("forward")
    assert squares(position)[0] == (4, 6)
    assert position.actor == 1  # two points for two squares
    blocked = scene([(4, 4), (4, 5), (4, 6), (2, 7)], points=2, **facts)
    blocked.play("forward")
    assert blocked.legal() == ["back", "left"]
    upright = scene(start, points=2, horde=1)
    assert refused(upright, "forward") == "COR-34"  # nobody walks through a player on her feet


@pytest.mark.rule("COR-A12", "COR-A11")
def test_what_can_be_done_while_sharing_a_square():
    facts = {"tripped": (1,), "horde": 1, "hands": ["distract attract push trip jump"]}
    position = scene([(4, 4), (4, 5), (4, 6), (3, 5)], points=4, **facts)
    position.play("forward")
    assert int(position.s.points) == 3
    expected = ["back", "draw", "push forward", "push left", "trip forward", "trip left"]
    expected += ["jump forward", "jump left"]
    assert position.legal() == sorted([*expected, "distract", "attract"], key=position.game.numbers.get)
    played(position, "distract", "attract")
    assert int(position.s.points) == 1
    assert position.legal() == ["back"]  # anything else would use up the last point
    assert refused(position, "draw") == "COR-A11"
    assert refused(position, "push forward") == "COR-A11"
    assert refused(position, "trip left") == "COR-A11"


@pytest.mark.rule("COR-A12")
def test_after_a_push_one_step_is_enough_to_get_off():
    facts = {"tripped": (1,), "horde": 1, "hands": ["push trip distract"]}
    position = scene([(4, 4), (4, 5), (4, 6), (3, 5)], points=3, **facts)
    position.play("forward")
    assert int(position.s.points) == 2
    assert position.legal() == ["back", "draw", "push forward", "push left", "trip forward", "trip left", "distract"]
    position.play("push left")
    assert position.legal() == ["back", "left"]


@pytest.mark.rule("COR-A11", "COR-A5")
@pytest.mark.parametrize("into_horde", [True, False])
def test_a_push_is_refused_for_the_reason_that_bars_it(into_horde):
    """With her last point: forward she would be stranded; back it would end the game, if a push may."""
    rules = {"rules.push_into_horde": into_horde}
    facts = {"tripped": (1,), "horde": 3, "hands": ["push"], "rules": rules}
    position = scene([(4, 5), (4, 5), (4, 6), (4, 4)], points=1, **facts)
    assert refused(position, "push forward") == "COR-A11"
    if into_horde:
        assert "push back" in position.legal()
    else:
        assert refused(position, "push back") == "COR-A5"


@pytest.mark.rule("COR-A11", "COR-A12")
def test_whom_she_trips_may_bar_no_other_way_off():
    """Off (3, 5) leads one way: over player 3, who lies on (4, 5), to (4, 6), beside the square of the victim."""
    cards = {"corridor.default_cards": ["zigzag_a"] + ["open"] * 11}
    facts = {
        "tripped": (1, 3),
        "horde": 4,
        "hands": ["trip"],
        "pieces": ("zigzag_a", "open"),
        "first_rank": 4,
        "rules": cards,
    }
    position = scene([(3, 5), (3, 5), (3, 6), (4, 5)], points=3, **facts)
    assert "trip forward" in position.legal()
    position = scene([(3, 5), (3, 5), (3, 6), (4, 5)], points=2, **facts)
    assert refused(position, "trip forward") == "COR-A11"


@pytest.mark.rule("COR-50")
def test_the_whole_discard_pile_becomes_the_deck():
    position = scene([(4, 4), (1, 7)], deck="", points=2)
    discarded = position.to_dict()["state"]["action_discard"]
    assert sum(discarded.values()) == 55
    position.play("draw")
    told = position.to_dict()["state"]
    assert set(told["action_discard"].values()) == {0}
    assert {kind: told["action_deck"][kind] + told["hands"][0][kind] for kind in discarded} == discarded


@pytest.mark.rule("COR-A11")
def test_the_horde_is_no_way_off_a_shared_square():
    """Off (1, 4) lead (1, 3), where the horde may be, and in two steps (1, 5), where player 2 lies."""
    facts = {"tripped": (1, 2), "points": 2, "hands": ["distract"]}
    start = [(1, 4), (1, 4), (1, 5), (4, 7)]
    assert scene(start, horde=2, **facts).legal() == ["forward", "back", "draw", "distract"]
    close = scene(start, horde=3, **facts)
    assert close.legal() == ["forward", "back"]
    assert refused(close, "distract") == "COR-A11"
    close.play("back")  # still allowed, but it is no way off
    assert close.end_reason == "walked_into_horde"
    with pytest.raises(PositionError, match="both on lane 1, rank 4"):
        scene(start, horde=3, **{**facts, "points": 1})


@pytest.mark.rule("COR-A11", "COR-A12")
def test_a_push_may_open_a_way_off():
    """Player 0 shares (1, 5); player 2 lies on (2, 5), player 3 stands on (1, 4), the obstacle (1, 6) is ahead."""
    facts = {"tripped": (1, 2), "horde": 1, "hands": ["push trip distract"]}
    start = [(1, 5), (1, 5), (2, 5), (1, 4)]
    two = scene(start, points=2, **facts)
    assert two.legal() == ["right", "push back", "push right"]
    assert refused(two, "trip back") == "COR-A11"
    three = scene(start, points=3, **facts)
    assert three.legal() == ["right", "draw", "push back", "push right", "trip back", "distract"]


@pytest.mark.rule("COR-A11", "COR-A5")
def test_an_action_that_ends_the_game_needs_no_way_off():
    facts = {"tripped": (1,), "points": 1, "hands": ["push"]}
    start = [(1, 5), (1, 5), (4, 7), (1, 4)]
    assert refused(scene(start, horde=2, **facts), "push back") == "COR-A11"
    last = scene(start, horde=3, **facts)
    last.play("push back")
    assert (last.end_reason, int(last.s.loser)) == ("pushed_into_horde", 3)


@pytest.mark.rule("COR-A17")
def test_step_onto_one_who_lies_and_jump_the_next():
    position = scene([(4, 3), (4, 4), (4, 5), (1, 7)], tripped=(1,), hands=["jump"], horde=1)
    played(position, "forward", "jump forward")
    assert squares(position)[0] == (4, 6)
    assert position.actor == 1


@pytest.mark.rule("COR-A48", "COR-61")
def test_nobody_shares_a_square_when_a_turn_ends():
    position = scene([(4, 4), (4, 5), (1, 7), (2, 7)], tripped=(1,), horde=1)
    position.play("forward")
    assert "end" not in position.legal()
    played(position, "left", "end")
    assert len(set(squares(position))) == 4


@pytest.mark.rule("COR-65", "COR-A25", "COR-A45", "COR-63", "COR-64")
def test_a_tripped_player_lies_until_she_gets_up_in_her_own_turn():
    position = scene([(4, 4), (4, 7), (1, 7)], tripped=(1,), zombie=1)
    before = discards(position).get("trip", 0)
    assert refused(position, "get up") == "COR-63"  # player 0 is on her feet; player 1 has to wait
    played(position, "end", "end", "end", "end")  # she stays down for a round
    assert (position.actor, int(position.s.tripped[1]), position.length) == (1, 1, 2)
    assert refused(position, "forward") == "COR-63"
    position.play("get up")
    assert (int(position.s.points), int(position.s.tripped[1])) == (3, 0)
    assert discards(position)["trip"] == before + 1
    position.play("forward")
    assert squares(position)[1] == (4, 8)
