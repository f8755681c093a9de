"""The rulebook's play session, row by row."""

import pytest
from tests.games.corridor.setups import (
    GAME,
    by_kind,
    discards,
    drawing,
    edited,
    hand,
    minus,
    played,
    refused,
    squares,
    with_zombie,
)

BLUE, RED, YELLOW, GREEN = range(4)
pytestmark = pytest.mark.nojit


def opening(blue="attract"):
    """After setup: blue 1, red 2, yellow 4, green 3, the hands of the session, bottleneck_r beyond the start."""
    position = GAME.new(players=4, seed=1)
    told = position.to_dict()["state"]
    others = [name for name in told["corridor"][1:] + told["corridor_deck"] if name != "bottleneck_r"]
    position = edited(position, corridor=["start", "bottleneck_r"], corridor_deck=others)
    for lane in (1, 2, 4, 3):
        position.play(f"lane {lane}")
    hands = [by_kind(words) for words in (blue, "jump push", "distract jump jump", "distract distract trip jump")]
    return edited(position, hands=hands, action_deck=minus(dict.fromkeys(by_kind(""), 11), *hands))


def first_round(position):
    assert (position.actor, int(position.s.points)) == (BLUE, 4)
    played(position, "forward", "forward", "forward")
    assert int(position.s.n_table) == 2
    position.play("forward")  # R1.1: she comes onto card 1, and card 2 is there when her turn is over
    assert squares(position)[BLUE] == (1, 4)
    assert int(position.s.n_table) == 3
    played(position, "forward", "forward", "forward")  # R1.2
    assert squares(position)[RED] == (2, 3)
    assert refused(position, "forward") == "COR-33"  # the obstacle on (2, 4)
    position = drawing(position, "trip")  # R1.3
    assert hand(position, RED) == ["jump", "push", "trip"]
    played(position, "forward", "forward", "forward", "forward")  # R1.4
    assert squares(position)[YELLOW] == (4, 4)
    assert int(position.s.n_table) == 3  # nothing is revealed a second time
    played(position, "forward", "forward", "forward")  # R1.5
    position = with_zombie(position, 3)
    position.play("distract")  # R1.6, Z1: 3 - 1 = 2
    assert squares(position) == [(1, 4), (2, 3), (4, 4), (3, 3)]
    assert int(position.s.horde) == 1
    assert discards(position) == {"distract": 1}
    return position


def second_round(position):
    played(position, "forward", "right", "right", "right")  # R2.1
    assert squares(position)[BLUE] == (4, 5)
    position.play("trip right")  # R2.2
    assert [int(t) for t in position.s.tripped] == [0, 0, 0, 1]
    assert int(position.s.points) == 3
    position.play("jump forward")  # R2.3
    assert squares(position)[RED] == (2, 5)
    assert position.actor == YELLOW  # 1 + 3 points are a whole turn
    assert refused(position, "forward") == "COR-34"  # blue stands there
    position.play("jump forward")  # R2.4
    assert squares(position)[YELLOW] == (4, 6)
    assert int(position.s.points) == 1
    position = drawing(position, "attract")  # R2.5
    assert discards(position) == {"distract": 1, "jump": 2}
    position.play("get up")  # R2.6
    assert discards(position) == {"distract": 1, "jump": 2, "trip": 1}
    played(position, "right", "forward")  # R2.7
    position = with_zombie(position, 2)
    position.play("distract")  # R2.8, Z2: 2 - 1 = 1
    assert squares(position) == [(4, 5), (2, 5), (4, 6), (4, 4)]
    assert int(position.s.horde) == 2
    return position


def third_round_to_red(position):
    position = drawing(position, "trip")  # R3.1
    position.play("trip forward")  # R3.2
    assert int(position.s.tripped[YELLOW]) == 1
    assert int(position.s.points) == 2
    position.play("forward")  # R3.3: on yellow's square
    assert squares(position)[BLUE] == squares(position)[YELLOW] == (4, 6)
    position.play("forward")
    assert squares(position)[BLUE] == (4, 7)
    assert int(position.s.n_table) == 3
    played(position, "right", "right")  # R3.4
    assert squares(position)[RED] == (4, 5)
    position.play("push back")  # R3.5
    assert squares(position)[GREEN] == (4, 3)
    return drawing(position, "attract")  # R3.6


@pytest.mark.rule(
    "COR-2", "COR-10", "COR-14", "COR-15", "COR-20", "COR-24", "COR-26", "COR-27", "COR-28", "COR-29", "COR-31",
    "COR-35", "COR-36", "COR-37", "COR-48", "COR-49", "COR-52", "COR-54", "COR-55", "COR-60", "COR-62", "COR-63",
    "COR-64", "COR-66", "COR-68", "COR-71", "COR-72", "COR-79", "COR-89", "COR-93", "COR-99", "COR-100", "COR-101",
    "COR-A1",
)  # fmt: skip
@pytest.mark.parametrize("blue", ["attract", "jump"])  # the session names her one card with two kinds
def test_corrected_session(blue):
    position = third_round_to_red(second_round(first_round(opening(blue))))
    played(position, "get up", "jump forward")  # R3.7': no points left to draw
    assert squares(position)[YELLOW] == (4, 8)
    assert int(position.s.n_table) == 4
    position = drawing(position, "push")  # R3.8'
    played(position, "forward", "push forward")
    position = with_zombie(position, 3)
    position.play("forward")  # Z3
    assert squares(position) == [(4, 7), (4, 6), (4, 8), (4, 5)]
    assert (int(position.s.horde), int(position.s.lowest), int(position.s.n_table)) == (5, 0, 4)
    assert int(position.s.depletions) == 0
    assert position.end_reason == "caught_by_horde"
    assert position.result == [pytest.approx(1 / 3)] * 3 + [-1]
    hands = [hand(position, p) for p in range(4)]
    assert hands == [[blue], ["attract"], ["attract", "distract"], ["jump", "trip"]]
    assert discards(position) == {"jump": 3, "distract": 2, "trip": 2, "push": 2}
    assert int(position.s.left) == 40
    assert position.length == 3


@pytest.mark.rule("COR-44", "COR-45", "COR-63", "COR-A10")
def test_literal_session_up_to_yellow():
    """As printed, yellow jumps without getting up, and green gets up and pushes without reason or card."""
    position = third_round_to_red(second_round(first_round(opening())))
    assert position.actor == YELLOW
    assert position.legal() == ["end", "get up", "draw", "distract", "attract"]
    assert refused(position, "jump forward") == "COR-63"
    assert refused(position, "forward") == "COR-63"
    position.play("end")
    assert position.actor == GREEN
    assert refused(position, "get up") == "COR-63"  # she is on her feet
    assert refused(position, "push forward") == "COR-44"  # and holds no push
