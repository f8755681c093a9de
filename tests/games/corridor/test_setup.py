"""Components, setup, and the order of play."""

import pytest
from tests.games.corridor.setups import GAME, KINDS, hand, played, refused, scene, squares

from tablewright import RulesError
from tablewright.games.corridor.describe import card_names, piece_rows
from tablewright.games.corridor.state import CARD, START

pytestmark = pytest.mark.nojit


def placed(players, rules=None, seed=3):
    """After the pawns are placed, player p in lane p + 1."""
    return played(GAME.new(players, seed, rules), *(f"lane {p + 1}" for p in range(players)))


@pytest.mark.rule("COR-1", "COR-8")
def test_two_to_four_players_with_a_pawn_each():
    for players in (2, 3, 4):
        position = placed(players)
        assert squares(position) == [(p + 1, 0) for p in range(players)]
    for players in (1, 5):
        with pytest.raises(RulesError, match="2, 3, 4"):
            GAME.new(players, 0)


@pytest.mark.rule("COR-5", "COR-6", "COR-7", "COR-4")
def test_decks():
    position = GAME.new(4, 0)
    assert position.to_dict()["state"]["action_deck"] == dict.fromkeys(
        ("push", "trip", "jump", "distract", "attract"), 11
    )
    assert int(position.s.left) == 55
    assert position.to_dict()["state"]["zombie_deck"] == {"1": 3, "2": 4, "3": 3, "4": 2}
    assert int(position.r.n_corridor) == 12
    assert int(position.s.n_deck) + int(position.s.n_table) - 1 == 12


@pytest.mark.rule("COR-3", "COR-10", "COR-100", "COR-101", "COR-11")
def test_the_pieces_are_four_by_four():
    position = GAME.new(4, 0)
    assert piece_rows(position.r, START) == ["...."] * 4
    cards = card_names(position.r)
    drawn = {name: piece_rows(position.r, CARD + n) for n, name in enumerate(cards)}
    assert drawn["bottleneck_r"] == [".#..", "....", "###.", "...."]
    assert drawn["hole"] == ["....", "o..o", "oo..", "...."]
    told = position.to_dict()["state"]
    assert told["floor"] == ["...."] * 4 + drawn[told["corridor"][1]]
    assert told["first_rank"] == 0


@pytest.mark.rule("COR-9", "COR-19", "COR-99")
def test_the_horde_begins_one_rank_behind_the_starting_squares():
    position = placed(4)
    assert int(position.s.horde) == -1
    assert {rank for _, rank in squares(position)} == {0}
    after = scene([(1, 0), (2, 0), (3, 0), (4, 0)], zombie=1, turn=3)
    after.play("end")  # a move of 1 brings it onto the whole starting rank: all four are caught
    assert int(after.s.horde) == 0
    assert after.end_reason == "coin"


@pytest.mark.rule("COR-14", "COR-15", "COR-16", "COR-A40", "COR-A38")
def test_turn_order_and_placing_order_are_the_same_and_player_0_opens_every_round():
    position = GAME.new(3, 5)
    order = []
    for lane in (4, 2, 1):
        order.append(position.actor)
        position.play(f"lane {lane}")
    assert squares(position) == [(4, 0), (2, 0), (1, 0)]
    far = scene([(4, 5), (4, 6), (4, 7)], zombie=1)
    for _ in range(6):
        order.append(far.actor)
        far.play("end")
    assert order == [0, 1, 2] * 3
    assert far.length == 3


@pytest.mark.rule("COR-17", "COR-18", "COR-A1")
def test_a_lane_is_taken_once():
    position = GAME.new(4, 0)
    assert position.legal() == ["lane 1", "lane 2", "lane 3", "lane 4"]
    position.play("lane 2")
    assert position.legal() == ["lane 1", "lane 3", "lane 4"]
    assert refused(position, "lane 2") == "COR-18"
    assert refused(position, "forward") == "COR-16"
    played(position, "lane 4", "lane 1")
    assert position.legal() == ["lane 3"]
    position.play("lane 3")
    assert squares(position) == [(2, 0), (4, 0), (1, 0), (3, 0)]
    assert refused(position, "lane 1") == "COR-17"


@pytest.mark.rule("COR-20", "COR-A37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_opening_hands(players):
    position = placed(players)
    assert [len(hand(position, p)) for p in range(players)] == [1, 2, 3, 4][:players]
    assert int(position.s.left) == 55 - sum(range(players + 1))


@pytest.mark.rule("COR-20", "COR-5")
@pytest.mark.parametrize("seed", range(8))
def test_a_deck_of_ten_cards_is_dealt_to_the_last(seed):
    """Two of each kind are the ten cards of four opening hands: each is dealt once."""
    position = placed(4, {f"action_deck.{kind}": 2 for kind in KINDS}, seed)
    assert sorted(card for p in range(4) for card in hand(position, p)) == sorted(2 * KINDS)
    assert position.to_dict()["state"]["action_deck"] == dict.fromkeys(KINDS, 0)


@pytest.mark.rule("COR-23", "COR-24", "COR-A39")
def test_the_first_corridor_card_lies_there_before_lanes_are_chosen():
    position = GAME.new(4, 0)
    told = position.to_dict()["state"]
    assert len(told["corridor"]) == 2
    assert told["pawns"] == [None] * 4
    assert told["hand_sizes"] == [0, 0, 0, 0]
    played(position, "lane 1", "lane 2", "lane 3")
    assert position.to_dict()["state"]["hand_sizes"] == [0, 0, 0, 0]  # hands come last
    position.play("lane 4")
    assert position.to_dict()["state"]["corridor"] == told["corridor"]


@pytest.mark.rule("COR-25", "COR-96")
def test_decks_are_shuffled():
    openings = [placed(2, seed=seed) for seed in range(80)]
    assert len({tuple(hand(position, 1)) for position in openings}) > 10
    assert {position.to_dict()["state"]["corridor"][1] for position in openings} == set(card_names(openings[0].r)[:12])


@pytest.mark.rule("COR-98")
def test_no_action_shows_or_gives_a_card():
    words = {text.split()[0] for text in GAME.texts}
    assert words == {
        *("end", "forward", "back", "left", "right", "get", "draw", "push", "trip", "jump", "distract", "attract"),
        *("discard", "lane", "vote"),
    }
    assert len(set(GAME.texts)) == len(GAME.texts) == GAME.n_actions
