"""The zombies' move, the clean-up, the corridor deck."""

import pytest
from tests.games.corridor.setups import discards, played, refused, scene, squares, with_zombie

from tablewright.games.corridor.decks import take_zombie_card
from tablewright.games.corridor.zombies import horde_move
from tablewright.kernel.events import SILENT

pytestmark = pytest.mark.nojit
SAFE = [(4, 10), (3, 10), (2, 10), (1, 10)]  # out of reach of the horde


def round_over(position):
    """Everybody ends her turn."""
    n = position.length
    while not position.is_over and position.length == n:
        position.play("end")
    return position


@pytest.mark.rule("COR-26", "COR-78", "COR-79", "COR-7")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_after_the_last_turn_the_horde_moves_by_a_card(number):
    position = scene(SAFE, zombie=number)
    played(position, "end", "end", "end")
    assert int(position.s.horde) == -1
    position.play("end")
    assert int(position.s.horde) == -1 + number
    assert (position.actor, position.length) == (0, 2)


@pytest.mark.rule("COR-74", "COR-75", "COR-79", "COR-80", "COR-81", "COR-A27", "COR-49")
@pytest.mark.parametrize(
    "number, attracts, distracts, bonus, move",
    [(1, 1, 3, 1, 0), (4, 2, 0, 0, 6), (2, 0, 5, 0, 0), (3, 1, 1, 2, 5), (1, 0, 1, 0, 0)],
)
def test_the_formula(number, attracts, distracts, bonus, move):
    """G-COR-5."""
    position = scene(SAFE, zombie=number, attracts=attracts, distracts=distracts, depletions=bonus, horde=1, turn=3)
    assert horde_move(position.r, position.s, number) == move
    position.play("end")
    assert int(position.s.horde) == 1 + move
    assert (int(position.s.attracts), int(position.s.distracts)) == (0, 0)
    beside = {"attract": attracts, "distract": distracts}
    assert discards(position) == {kind: n for kind, n in beside.items() if n}  # also when the move is 0


@pytest.mark.rule("COR-81")
def test_cards_beside_the_deck_are_discarded_before_anybody_is_caught():
    position = scene([(4, 3), (4, 7), (1, 7)], zombie=4, attracts=1, turn=2)
    position.play("end")
    assert position.end_reason == "caught_by_horde"
    assert discards(position) == {"attract": 1}


@pytest.mark.rule("COR-82")
def test_obstacles_and_pawns_do_not_slow_the_horde():
    position = scene([(4, 6), (4, 7), (1, 3)], zombie=3, horde=2, turn=2)
    position.play("end")  # across the start of player 2 and the obstacle on rank 4
    assert int(position.s.horde) == 5


@pytest.mark.rule("COR-83", "COR-84", "COR-85", "COR-86", "COR-A33", "COR-A50")
def test_pieces_go_when_the_horde_has_left_them():
    """G-COR-12."""
    ranks = [(4, 5), (3, 5), (4, 6), (4, 8)]
    on_board = round_over(scene(ranks, horde=2, zombie=1))
    assert int(on_board.s.horde) == 3
    assert on_board.to_dict()["state"]["corridor"][0] == "start"
    left = scene(ranks, horde=3, zombie=1)
    for _ in range(3):
        left.play("end")
        assert int(left.s.lowest) == 0  # nothing goes before the end of the round
    left.play("end")
    assert int(left.s.horde) == 4
    told = left.to_dict()["state"]
    assert told["corridor"][0] == "bottleneck_r"  # its obstacles do not matter: the horde stands on it
    assert told["first_rank"] == 4
    assert int(left.s.n_used) == 0  # the starting board is no corridor card
    everywhere = told["corridor"] + told["corridor_deck"] + told["corridor_used"]
    assert sorted(everywhere) == ["bottleneck_r"] + ["open"] * 11


@pytest.mark.rule("COR-85", "COR-83")
def test_corridor_cards_go_to_the_used_pile():
    position = round_over(scene([(4, 12), (3, 12)], horde=7, zombie=1, pieces=("bottleneck_r", "open"), first_rank=4))
    told = position.to_dict()["state"]
    assert told["corridor_used"] == ["bottleneck_r"]
    assert (told["first_rank"], told["horde"]) == (8, 8)


@pytest.mark.rule("COR-83")
def test_a_card_stays_while_the_horde_is_on_it():
    position = round_over(scene([(4, 12), (3, 12)], horde=6, zombie=1, pieces=("bottleneck_r", "open"), first_rank=4))
    assert position.to_dict()["state"]["first_rank"] == 4


@pytest.mark.rule("COR-A34")
def test_all_pieces_that_are_left_behind_go_together():
    position = round_over(scene([(4, 12), (3, 12)], horde=3, zombie=4, depletions=1))
    assert int(position.s.horde) == 8
    assert position.to_dict()["state"]["first_rank"] == 8
    assert position.to_dict()["state"]["corridor_used"] == ["bottleneck_r"]


FIVE = {"corridor.default_cards": ["bottleneck_r"] + ["open"] * 4}


@pytest.mark.rule("COR-80", "COR-87", "COR-88", "COR-A28", "COR-A29")
def test_the_corridor_deck_is_used_up():
    """G-COR-11."""
    position = scene(
        [(4, 19), (3, 19), (2, 19), (1, 19)], rules=FIVE, pieces=("open", "open"), first_rank=16, horde=16,
        used=("bottleneck_r", "open", "open"), zombie=1,
    )  # fmt: skip
    assert (int(position.s.n_deck), int(position.s.depletions)) == (0, 0)  # empty, but nothing is wanted yet
    position.play("forward")
    assert (int(position.s.depletions), int(position.s.n_deck), int(position.s.n_used)) == (1, 2, 0)
    assert 4 * (int(position.s.lowest) + int(position.s.n_table)) - 1 == 27
    round_over(position)
    assert int(position.s.horde) == 18  # 1 + 1, in the same round
    assert not position.is_over


@pytest.mark.rule("COR-88")
def test_the_bonus_stays():
    pieces = ("start", "open", "open", "open", "open", "bottleneck_r")
    position = scene([(4, 19), (3, 19)], rules=FIVE, depletions=2, zombie=1, horde=3, pieces=pieces)
    assert int(round_over(position).s.horde) == 6
    position = round_over(with_zombie(position, 1))
    assert (int(position.s.horde), int(position.s.depletions)) == (9, 2)


@pytest.mark.rule("COR-A30", "COR-38")
def test_a_card_that_is_owed_is_paid_by_the_first_clean_up_that_frees_one():
    rules = {"corridor.default_cards": ["bottleneck_r", "open"]}
    position = scene([(4, 7), (4, 6)], rules=rules, horde=2, zombie=1)
    position.play("forward")
    assert (int(position.s.depletions), int(position.s.n_table)) == (1, 3)
    assert position.to_dict()["state"]["owed"] == "debt"
    played(position, "forward", "forward", "forward")
    assert squares(position)[0] == (4, 11)
    position.play("end")  # the horde moves 1 + 1: the starting board goes, which is no corridor card
    assert (int(position.s.horde), position.to_dict()["state"]["owed"]) == (4, "debt")
    assert "forward" not in position.legal()  # nobody gets beyond the last rank
    position = with_zombie(position, 4)
    played(position, "end", "forward", "forward", "forward", "forward")
    told = position.to_dict()["state"]
    assert (told["horde"], told["first_rank"], told["owed"]) == (9, 8, "nothing")
    assert (told["corridor"], told["depletions"]) == (["open", "bottleneck_r"], 1)  # no second bonus


@pytest.mark.rule("COR-A32")
def test_the_zombie_deck_is_shuffled_again_without_a_bonus():
    position = scene(SAFE, zombie_deck=dict.fromkeys("1234", 0), zombie_discard={"1": 3, "2": 4, "3": 3, "4": 2})
    number = take_zombie_card(position.s, SILENT)
    assert 1 <= number <= 4
    assert int(position.s.zombies.sum()) == 11
    assert int(position.s.revealed[number - 1]) == int(position.s.revealed.sum()) == 1
    assert int(position.s.depletions) == 0


@pytest.mark.rule("COR-78")
def test_every_card_is_revealed_once_before_the_shuffle():
    position = scene(SAFE)
    drawn = [take_zombie_card(position.s, SILENT) for _ in range(12)]
    assert sorted(drawn) == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4]


@pytest.mark.rule("COR-A26")
def test_nobody_can_react_to_an_open_zombie_card():
    """A distract would save player 0, but only in her own turn."""
    start = [(4, 3), (4, 7)]
    late = played(scene(start, hands=["distract"], horde=2, zombie=1), "end", "end")
    assert (late.end_reason, int(late.s.loser)) == ("caught_by_horde", 0)
    assert int(late.s.hand[0].sum()) == 1
    in_time = played(scene(start, hands=["distract"], horde=2, zombie=1), "distract", "end", "end")
    assert (in_time.is_over, int(in_time.s.horde)) == (False, 2)


@pytest.mark.rule("COR-A29", "COR-A32")
def test_the_zombie_cards_are_shuffled_after_the_move_that_used_them_up():
    one = {f"zombie_deck.{value}": int(value == "2") for value in "1234"}
    position = scene(SAFE, rules={**one, "rules.depletion": "on_last_card"}, turn=3)
    told = position.story(position.play("end"))
    assert told[1:3] == [
        "The zombie card shows 2: the horde groans forward 2, to rank 1.",
        "The one zombie card goes back into its deck.",
    ]


@pytest.mark.rule("COR-4", "COR-A30", "COR-33")
def test_the_longest_table_ends_with_its_last_rank():
    """All 24 corridor cards lie there, and a pawn looks beyond the last of them."""
    rules = {"corridor.default_cards": ["open"] * 24}
    facts = {"rules": rules, "pieces": ("start", *["open"] * 24), "owed": "debt", "depletions": 1, "horde": 2}
    position = scene([(4, 99), (3, 98)], hands=["jump push"], **facts)
    assert position.legal() == ["end", "back", "left", "draw"]
    assert refused(position, "forward") == "COR-33"
    assert int(position.s.table[-2:].sum()) == 0
