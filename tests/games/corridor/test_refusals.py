"""Why a move is refused: each reason where it belongs, at both ends of each run of action numbers."""

import pytest
from tests.games.corridor.setups import GAME, scene

from tablewright.games.corridor import actions as act
from tablewright.games.corridor.refusals import REASONS

pytestmark = pytest.mark.nojit
DIRECTIONS = ("forward", "back", "left", "right")
ALONE = [(3, 1), (1, 9)]  # nobody and nothing beside player 0
IN_TURN = GAME.texts[: act.DISCARD]
DISCARDS, LANES = GAME.texts[act.DISCARD : act.LANE], GAME.texts[act.LANE : act.VOTE]
VOTES = GAME.texts[act.VOTE :]


def codes(position, moves):
    """The reasons against these moves, each once."""
    return {refusal.code if (refusal := position.why_not(move)) else "" for move in moves}


@pytest.mark.rule("COR-17", "COR-40", "COR-91")
def test_a_turn_knows_no_moves_of_another_phase():
    position = scene(ALONE, hands=["push trip jump distract attract"])
    assert codes(position, DISCARDS) == {"not-discarding"}
    assert codes(position, LANES) == {"not-placing"}
    assert codes(position, VOTES) == {"not-voting"}


@pytest.mark.rule("COR-16", "COR-41", "COR-91")
def test_what_comes_first():
    placing = GAME.new(2, 0)
    assert codes(placing, (*IN_TURN, *DISCARDS, *VOTES)) == {"placing"}
    assert codes(placing, LANES) == {""}
    full = scene(ALONE, hands=["push push trip jump distract"], deck="push")
    full.play("draw")
    assert codes(full, (*IN_TURN, *LANES, *VOTES)) == {"discarding"}
    assert codes(full, DISCARDS[:4]) == {""}
    assert codes(full, DISCARDS[4:]) == {"not-in-hand"}
    tie = scene([(4, 5), (3, 5), (4, 8)], horde=2, zombie=4, turn=2)
    tie.play("end")
    assert codes(tie, (*IN_TURN, *DISCARDS, *LANES)) == {"voting"}
    assert [codes(tie, [vote]) for vote in VOTES] == [{""}, {""}, {"not-tied"}, {"not-tied"}, {""}]


@pytest.mark.rule("COR-44", "COR-45", "COR-51", "COR-56", "COR-66")
@pytest.mark.parametrize(
    "kind, alone", [("push", "nobody-there"), ("trip", "nobody-there"), ("jump", "nothing-to-jump")]
)
def test_a_card_for_each_direction_asks_for_its_own_kind(kind, alone):
    others = " ".join(other for other in ("push", "trip", "jump", "distract", "attract") if other != kind)
    moves = [f"{kind} {direction}" for direction in DIRECTIONS]
    assert codes(scene(ALONE, hands=[kind]), moves) == {alone}
    assert codes(scene(ALONE, hands=[others]), moves) == {"not-in-hand"}
    short = scene(ALONE, hands=[kind], points=1, rules={"turn.cost_card": 2})
    assert codes(short, moves) == {"jump-points" if kind == "jump" else "points"}


@pytest.mark.rule("COR-44", "COR-76")
@pytest.mark.parametrize("kind, other", [("distract", "attract"), ("attract", "distract")])
def test_a_call_asks_for_its_own_kind(kind, other):
    position = scene(ALONE, hands=[kind])
    assert codes(position, [kind]) == {""}
    assert codes(position, [other]) == {"not-in-hand"}
    assert codes(scene(ALONE, hands=[kind], points=1, rules={"turn.cost_card": 2}), [kind]) == {"points"}


@pytest.mark.rule("COR-63", "COR-27", "COR-A10")
def test_lying_and_standing():
    assert codes(scene(ALONE), ["get up"]) == {"standing"}
    lying = scene(ALONE, tripped=(0,), hands=["jump"], points=1, rules={"turn.cost_get_up": 2, "turn.cost_draw": 2})
    assert codes(lying, ["get up", "draw"]) == {"points"}
    assert codes(lying, [*DIRECTIONS, *(f"jump {direction}" for direction in DIRECTIONS)]) == {"lying"}


@pytest.mark.rule("COR-53", "COR-58", "COR-A11")
@pytest.mark.parametrize(
    "direction, beside, beyond",
    [("forward", (3, 2), (3, 3)), ("back", (3, 0), None), ("left", (2, 1), (1, 1)), ("right", (4, 1), None)],
)
def test_what_stands_in_the_way_of_a_push_a_trip_and_a_jump(direction, beside, beyond):
    pawns = [(3, 1), beside, beyond or (1, 9)]
    position = scene(pawns, hands=["push trip jump"], tripped=(1,))
    assert codes(position, [f"push {direction}"]) == {"no-room"}
    assert codes(position, [f"trip {direction}"]) == {"already-tripped"}
    assert codes(position, [f"jump {direction}"]) == {"no-landing"}


def test_each_reason_has_a_key_of_its_own():
    assert len({reason.key for reason in REASONS}) == len(REASONS)
    assert GAME.reasons is REASONS
