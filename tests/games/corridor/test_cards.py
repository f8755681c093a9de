"""Push, trip, jump, distract, attract."""

import pytest
from tests.games.corridor.setups import discards, hand, moves, played, refused, scene, squares

pytestmark = pytest.mark.nojit
ALL = "push trip jump distract attract"


def gained(position, kind, before):
    """How many cards of a kind the discard pile has gained."""
    return discards(position).get(kind, 0) - before.get(kind, 0)


@pytest.mark.rule("COR-44", "COR-46", "COR-51", "COR-52", "COR-54", "COR-55", "COR-A3")
def test_a_push_moves_a_neighbour_straight_away():
    for side, start, end in (
        ("forward", (2, 2), (2, 3)),
        ("back", (2, 0), None),
        ("left", (1, 1), None),
        ("right", (3, 1), (4, 1)),
    ):
        position = scene([(2, 1), start, (4, 7)], hands=["push"])
        if end is None:
            assert refused(position, f"push {side}") == "COR-53"
            continue
        assert moves(position, "push") == [f"push {side}"]
        position.play(f"push {side}")
        assert squares(position)[:2] == [(2, 1), end]
        assert (int(position.s.points), hand(position, 0), discards(position)) == (3, [], {"push": 1})
    back = scene([(2, 3), (2, 2), (4, 7)], hands=["push"])
    back.play("push back")
    assert squares(back)[1] == (2, 1)


@pytest.mark.rule("COR-45", "COR-51", "COR-56", "COR-A2", "COR-67")
def test_corners_and_far_squares_are_no_neighbours():
    position = scene([(2, 1), (3, 2), (1, 0), (2, 3)], hands=[ALL])
    assert moves(position, "push", "trip", "jump") == []
    assert refused(position, "push forward") == "COR-45"
    assert refused(position, "trip forward") == "COR-45"
    assert refused(position, "jump forward") == "COR-66"


@pytest.mark.rule("COR-51", "COR-52", "COR-56", "COR-71")
@pytest.mark.parametrize("me, others", [(3, [(1, 5), (4, 7), (4, 5)]), (0, [(4, 5), (1, 5), (4, 7)])])
def test_the_neighbour_is_meant_and_nobody_else_of_her_lane_or_rank(me, others):
    """Whatever number she has: the victim is the one right ahead, on lane 4, rank 5."""
    pawns = [*others[:me], (4, 4), *others[me:]]
    victim, hands = pawns.index((4, 5)), [""] * me + ["push trip jump"]
    position = scene(pawns, hands=hands, turn=me)
    pushed = played(position.copy(), "push forward")
    assert [p for p in range(4) if squares(pushed)[p] != pawns[p]] == [victim]
    tripped = played(position.copy(), "trip forward")
    assert [p for p in range(4) if tripped.s.tripped[p]] == [victim]
    jumped = position.play("jump forward")
    assert jumped[0].a == victim + 1


@pytest.mark.rule("COR-53", "COR-A9", "COR-A4", "COR-34")
def test_a_push_needs_a_free_square_behind():
    obstacle = scene([(2, 2), (2, 3), (4, 7)], hands=["push"])
    assert refused(obstacle, "push forward") == "COR-53"
    somebody = scene([(3, 1), (3, 2), (3, 3)], hands=["push"])
    assert refused(somebody, "push forward") == "COR-53"
    lying = scene([(3, 1), (3, 2), (3, 3)], hands=["push"], tripped=(2,))
    assert refused(lying, "push forward") == "COR-53"
    wall = scene([(3, 1), (4, 1), (4, 7)], hands=["push"])
    assert refused(wall, "push right") == "COR-53"


@pytest.mark.rule("COR-A4")
def test_nobody_is_pushed_off_the_table():
    """The corridor owes a card, so rank 8 does not exist yet."""
    rules = {"corridor.default_cards": ["bottleneck_r"]}
    position = scene([(4, 6), (4, 7), (4, 5)], hands=["push jump"], rules=rules, owed="debt", depletions=1)
    assert refused(position, "push forward") == "COR-53"
    assert refused(position, "jump forward") == "COR-70"
    pit = scene([(1, 1), (1, 0), (4, 7)], hands=["push"])
    assert refused(pit, "push back") == "COR-53"


@pytest.mark.rule("COR-A5", "COR-89", "COR-A42", "COR-93", "COR-46")
def test_a_push_into_the_horde_ends_the_game_at_once():
    """G-COR-3."""
    position = scene([(1, 7), (4, 4), (2, 7), (4, 3)], hands=["", "push"], horde=2, turn=1, points=3)
    revealed = position.s.revealed.copy()
    position.play("push back")
    assert squares(position)[3] == (4, 2)
    assert (position.end_reason, int(position.s.loser)) == ("pushed_into_horde", 3)
    assert (position.s.revealed == revealed).all()  # no zombie card
    assert discards(position) == {"push": 1}
    assert position.result == [pytest.approx(1 / 3)] * 3 + [-1]


@pytest.mark.rule("COR-A6", "COR-19")
def test_the_pit_has_no_squares():
    """G-COR-14."""
    position = scene([(1, 0), (1, 1), (4, 0)], hands=["", "push jump"], turn=1)
    assert refused(position, "push back") == "COR-53"
    assert refused(position, "jump back") == "COR-70"
    assert refused(scene([(1, 0), (1, 1)]), "back") == "COR-33"


@pytest.mark.rule("COR-A8")
def test_a_tripped_player_is_pushed_lying():
    position = scene([(3, 1), (3, 2), (4, 7)], hands=["push"], tripped=(1,))
    position.play("push forward")
    assert squares(position)[1] == (3, 3)
    assert int(position.s.tripped[1]) == 1
    assert discards(position) == {"push": 1}


@pytest.mark.rule("COR-A21", "COR-36")
def test_a_pushed_player_reveals_the_next_card():
    """G-COR-13, in lane 4."""
    position = scene([(4, 6), (4, 7), (1, 4)], hands=["push"])
    assert int(position.s.n_table) == 3
    position.play("push forward")
    assert squares(position)[1] == (4, 8)
    assert int(position.s.n_table) == 4


@pytest.mark.rule("COR-48", "COR-56", "COR-57", "COR-58", "COR-44")
def test_trip():
    """G-COR-8."""
    position = scene([(2, 5), (3, 5), (3, 7), (1, 4)], hands=["trip trip"], horde=0)
    assert moves(position, "trip") == ["trip right"]
    position.play("trip right")
    assert moves(position, "trip") == []
    assert refused(position, "trip right") == "COR-58"
    assert discards(position) == {}  # the card lies in front of her
    assert [int(t) for t in position.s.tripped] == [0, 1, 0, 0]
    assert (int(position.s.points), hand(position, 0)) == (3, ["trip"])


@pytest.mark.rule("COR-56")
def test_a_trip_works_on_all_four_sides():
    position = scene([(2, 2), (2, 3), (2, 1), (1, 2)], hands=["trip"])
    assert moves(position, "trip") == ["trip forward", "trip back", "trip left"]
    assert moves(scene([(2, 2), (3, 2)], hands=["trip"]), "trip") == ["trip right"]


@pytest.mark.rule("COR-A24")
def test_somebody_who_has_had_her_turn_can_be_tripped():
    position = scene([(2, 5), (3, 5), (4, 7)], hands=["", "trip"], turn=1, zombie=1)
    played(position, "trip left", "end", "end")
    assert (position.actor, int(position.s.tripped[0])) == (0, 1)
    assert refused(position, "forward") == "COR-63"


@pytest.mark.rule("COR-59", "COR-53", "COR-70", "COR-A15")
def test_the_square_of_a_tripped_player_is_not_free():
    position = scene([(3, 1), (3, 2), (3, 3)], hands=["push jump"], tripped=(2,))
    assert refused(position, "push forward") == "COR-53"
    assert refused(position, "jump forward") == "COR-70"  # two in a row: one who stands, one who lies


@pytest.mark.rule("COR-47", "COR-66", "COR-67", "COR-68", "COR-69", "COR-70", "COR-A14", "COR-A16")
def test_jump():
    """G-COR-6."""
    start = [(4, 7), (2, 3), (1, 7), (2, 7)]
    position = scene(start, hands=["", "jump"], turn=1, points=3)
    assert moves(position, "jump") == ["jump forward"]
    position.play("jump forward")
    assert squares(position)[1] == (2, 5)
    assert (position.actor, discards(position)) == (2, {"jump": 1})
    assert refused(scene(start, hands=["", "jump"], turn=1, points=2), "jump forward") == "COR-69"
    landing_taken = scene([(2, 5), (2, 3), (1, 7), (2, 7)], hands=["", "jump"], turn=1)
    assert refused(landing_taken, "jump forward") == "COR-70"
    obstacle_behind = scene([(1, 5), (1, 4), (2, 7)], hands=["", "jump"], turn=1)
    assert refused(obstacle_behind, "jump forward") == "COR-70"  # (1, 6) is an obstacle
    free_square = scene([(4, 7), (1, 3), (2, 7)], hands=["", "jump"], turn=1)
    assert refused(free_square, "jump forward") == "COR-66"  # (1, 4) is free


@pytest.mark.rule("COR-71", "COR-A16", "COR-A13")
@pytest.mark.parametrize("lies", [(), (1,)])
def test_players_are_jumped_straight_in_any_direction(lies):
    for side, over, end in (
        ("forward", (2, 3), (2, 4)),
        ("back", (2, 1), (2, 0)),
        ("right", (3, 2), (4, 2)),
    ):
        position = scene([(2, 2), over, (4, 7)], hands=["jump"], tripped=lies, pieces=("start", "open"))
        assert moves(position, "jump") == [f"jump {side}"]
        position.play(f"jump {side}")
        assert squares(position)[0] == end
    left = scene([(3, 2), (2, 2), (4, 7)], hands=["jump"], tripped=lies)
    left.play("jump left")
    assert squares(left)[0] == (1, 2)


@pytest.mark.rule("COR-70")
def test_two_jumps_do_not_cross_two_players_in_a_row():
    position = scene([(3, 0), (3, 1), (3, 2)], hands=["jump jump"], rules={"turn.action_points": 6}, points=6)
    assert refused(position, "jump forward") == "COR-70"


@pytest.mark.rule("COR-A41", "COR-11")
def test_a_gap_is_an_obstacle():
    rules = {"corridor.default_cards": ["chasm_r"] + ["open"] * 5}
    position = scene([(1, 4), (3, 1)], hands=["jump"], rules=rules, pieces=("start", "chasm_r"))
    assert position.to_dict()["state"]["floor"][5] == "ooo."
    assert refused(position, "forward") == "COR-33"
    position.play("jump forward")
    assert squares(position)[0] == (1, 6)


@pytest.mark.rule("COR-49", "COR-76", "COR-74", "COR-77", "COR-72", "COR-73")
def test_distract_and_attract_lie_beside_the_deck_for_one_move():
    position = scene([(4, 9), (4, 10), (4, 4)], hands=["distract", "attract attract"], zombie=2, horde=0)
    position.play("distract")  # no target is needed
    assert (int(position.s.distracts), discards(position).get("distract", 0)) == (1, 0)
    played(position, "end", "attract", "attract", "end", "end")
    assert int(position.s.horde) == 2 - 1 + 2
    assert (int(position.s.distracts), int(position.s.attracts)) == (0, 0)
    assert discards(position) == {"distract": 1, "attract": 2}
    played(position, "end", "end", "forward", "forward", "end")
    assert int(position.s.horde) == 3 + 2  # they do not count a second time


@pytest.mark.rule("COR-A10", "COR-A18")
def test_whoever_lies_may_do_everything_but_move():
    position = scene([(4, 5), (4, 4), (3, 5)], hands=[ALL], tripped=(0,), horde=1)
    expected = ["end", "get up", "draw", "push back", "push left", "trip back", "trip left", "distract", "attract"]
    assert position.legal() == expected
    assert refused(position, "forward") == "COR-63"
    assert refused(position, "jump back") == "COR-63"
    played(position, "trip left", "push back")
    assert [int(t) for t in position.s.tripped[:3]] == [1, 0, 1]


@pytest.mark.rule("COR-A7", "COR-89", "COR-A42")
def test_walking_into_the_horde():
    position = scene([(4, 4), (4, 7), (1, 7)], horde=3)
    assert "back" in position.legal()
    position.play("back")
    assert (position.end_reason, int(position.s.loser)) == ("walked_into_horde", 0)
    assert int(position.s.revealed.sum()) == 0
    assert position.actor == -1


@pytest.mark.rule("COR-A18", "COR-70")
def test_jumping_across_the_hordes_rank():
    """From (2, 5) back over the obstacle (2, 4): onto the horde's rank, or across it."""
    across = scene([(2, 5), (4, 7), (1, 7)], hands=["jump"], horde=3)
    across.play("jump back")
    assert (across.end_reason, squares(across)[0]) == ("walked_into_horde", (2, 3))
    beyond = scene([(2, 7), (4, 7), (1, 7)], hands=["jump"], horde=6, pieces=("bottleneck_r", "open"), first_rank=4)
    assert "jump back" in beyond.legal()
    beyond.play("jump back")
    assert (beyond.end_reason, squares(beyond)[0]) == ("walked_into_horde", (2, 5))
    gone = {"pieces": ("bottleneck_r", "open"), "first_rank": 4}
    no_landing = scene([(2, 5), (4, 7), (1, 7)], hands=["jump"], horde=4, **gone)
    assert refused(no_landing, "jump back") == "COR-70"  # rank 3 went with the starting board
    nothing_there = scene([(1, 9), (4, 9), (1, 10)], hands=["jump"], horde=8, pieces=("open", "open"), first_rank=8)
    assert refused(nothing_there, "jump back") == "COR-66"
