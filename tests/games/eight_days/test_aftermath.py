"""Phase 4: the hand limit, trades, packs (ED-63 to ED-67, ED-82, ED-89)."""

import pytest
from tests.games.eight_days.table import GAME, hand, n_cards, person, phase, pieces, play, table, why

from tablewright.games.eight_days import state as st

pytestmark = pytest.mark.nojit


def after(cards, rules=None, **more):
    """Player 0 does nothing and comes to phase 4."""
    p = table("explore", [person(cards=cards, **more), person(), person()], rules=rules)
    play(p, "nothing")
    return p


@pytest.mark.rule("ED-63", "ED-64", "ED-B24")
def test_down_to_six_cards_of_ones_choice():
    p = after({"wood": 4, "scrap": 3, "axe": 1})
    assert phase(p) == "limit"
    assert p.legal() == ["discard wood", "discard scrap", "discard axe"]
    assert why(p, "discard food") == "no-card"
    play(p, "discard axe")
    assert phase(p) == "limit"
    play(p, "discard scrap")
    assert phase(p) == "trade"
    assert hand(p, 0) == {"wood": 4, "scrap": 2}
    assert p.s.weapon_discard[st.WEAPONS.index("axe")] == 1
    assert phase(after({"wood": 6})) == "trade"


@pytest.mark.rule("ED-67")
def test_pieces_do_not_count():
    assert phase(after({"wood": 6}, arrows=9, bullets=9)) == "trade"


@pytest.mark.rule("ED-63", "ED-82", "ED-B23")
def test_backpack():
    assert phase(after({"wood": 8, "backpack": 1})) == "trade"
    p = after({"wood": 9, "backpack": 1})
    assert p.legal() == ["discard wood"]
    assert why(p, "discard backpack") == "worn"
    two = after({"wood": 8, "backpack": 2})
    assert two.legal() == ["discard wood", "discard backpack"]
    play(two, "discard backpack")
    assert phase(two) == "trade"
    assert hand(two, 0) == {"wood": 8, "backpack": 1}
    assert phase(after({"wood": 8, "backpack": 1}, {"game.backpack_counts": True})) == "limit"
    assert phase(after({"wood": 9, "backpack": 1}, {"game.backpack_bonus": 3})) == "trade"


@pytest.mark.rule("ED-B24")
def test_limit_only_in_ones_own_phase_four():
    p = table("explore", [person(), person(cards={"wood": 9}), person()])
    play(p, "nothing", "end")
    assert (p.actor, phase(p)) == (1, "prepare")
    assert n_cards(p, 1) == 9
    play(p, "skip", "nothing")
    assert (p.actor, phase(p)) == (1, "limit")


def trading(mine, theirs, rules=None, **more):
    return table(
        "trade",
        [person(cards=mine), person(cards=theirs, arrows=2), person("d5")],
        rules=rules,
        map={"d4": "start", "d5": "road"},
        **more,
    )


@pytest.mark.rule("ED-65", "ED-91", "ED-B25")
def test_a_trade_needs_consent():
    p = trading({"food": 1, "wood": 1}, {"scrap": 2})
    play(p, "trade 1", "offer food", "request scrap", "request arrow", "send")
    assert p.actor == 1
    assert p.legal() == ["accept", "reject"]
    q = p.copy()
    play(p, "reject")
    assert (hand(p, 0), hand(p, 1)) == ({"food": 1, "wood": 1}, {"scrap": 2})
    assert (p.actor, phase(p)) == (0, "trade")
    play(q, "accept")
    assert (hand(q, 0), hand(q, 1)) == ({"wood": 1, "scrap": 1}, {"food": 1, "scrap": 1})
    assert (pieces(q, 0), pieces(q, 1)) == ((1, 0), (1, 0))
    assert (q.actor, phase(q)) == (0, "trade")


@pytest.mark.rule("ED-65", "ED-B25")
def test_with_living_players_on_the_tile_only():
    people = [person(), person("d5"), person(health=0, hunger=0), person()]
    p = table("trade", people, map={"d4": "start", "d5": "road"})
    assert p.legal() == ["trade 3", "end"]
    assert [why(p, f"trade {q}") for q in (0, 1, 2, 4)] == [
        "trade-self",
        "trade-elsewhere",
        "trade-dead",
        "trade-nobody",
    ]


@pytest.mark.rule("ED-B25")
def test_three_trades_a_turn_even_if_cancelled():
    p = trading({"food": 1}, {})
    play(p, "trade 1", "cancel", "trade 1", "offer food", "send", "reject", "trade 1", "cancel")
    assert p.legal() == ["end"]
    assert why(p, "trade 1") == "trade-used-up"
    play(p, "end", "skip", "nothing")
    assert "trade 0" in p.legal()  # the next player has his own three
    once = trading({}, {}, {"game.trades_per_turn": 1})
    play(once, "trade 1", "cancel")
    assert once.legal() == ["end"]


@pytest.mark.rule("ED-B25")
def test_at_most_three_items_a_side_and_at_least_one_in_all():
    p = trading({"food": 5}, {"wood": 5})
    play(p, "trade 1")
    assert why(p, "send") == "send-empty"
    assert why(p, "offer wood") == "offer-none"
    play(p, "offer food", "offer food", "offer food")
    assert why(p, "offer food") == "trade-full"
    play(p, "request wood", "request wood", "request wood")
    assert p.legal() == ["send", "cancel"]
    one = trading({"food": 1}, {"wood": 1}, {"game.trade_max_cards": 1})
    play(one, "trade 1", "offer food")
    assert (why(one, "offer food"), why(one, "request scrap")) == ("offer-none", "request-none")
    play(one, "request wood")
    assert one.legal() == ["send", "cancel"]


@pytest.mark.rule("ED-B25")
def test_gifts_but_no_tokens():
    p = trading({"food": 1}, {})
    play(p, "trade 1", "offer food", "send", "accept")
    assert (hand(p, 0), hand(p, 1)) == ({}, {"food": 1})
    assert not [text for text in GAME.texts if "health" in text or "hunger" in text]


@pytest.mark.rule("ED-66", "ED-B24", "ED-B23")
def test_limits_after_a_trade_first_the_proposer_then_the_partner():
    p = table("trade", [person(cards={"wood": 6}), person(cards={"scrap": 6, "backpack": 1, "cloth": 2}), person()])
    play(p, "trade 1", "request backpack", "request scrap", "request scrap", "offer wood", "send", "accept")
    # 0 has 5 wood, 2 scrap and the backpack: 7 of 8; 1 has 4 scrap, 2 cloth, 1 wood: 7 of 6
    assert (p.actor, phase(p)) == (1, "limit")
    play(p, "discard wood")
    assert (p.actor, phase(p)) == (0, "trade")
    both = table("trade", [person(cards={"wood": 6}), person(cards={"scrap": 9}), person()])
    play(both, "trade 1", "request scrap", "send", "accept")
    assert (both.actor, phase(both)) == (0, "limit")
    play(both, "discard wood")
    assert (both.actor, phase(both)) == (1, "limit")
    play(both, "discard scrap", "discard scrap")
    assert (both.actor, phase(both)) == (0, "trade")
    with_the_first = table("trade", [person(cards={"wood": 6}), person(cards={"scrap": 2}), person()], turn=1)
    play(with_the_first, "trade 0", "offer scrap", "send", "accept")
    assert (with_the_first.actor, phase(with_the_first)) == (0, "limit")


@pytest.mark.rule("ED-B23")
def test_the_worn_backpack_may_be_given_away():
    p = table("trade", [person(cards={"backpack": 1, "wood": 7}), person(), person()])
    play(p, "trade 1", "offer backpack", "send", "accept")
    assert (p.actor, phase(p)) == (0, "limit")
    assert hand(p, 1) == {"backpack": 1}
    play(p, "discard wood")
    assert phase(p) == "trade"


def at_a_pack(*dead, mine=None):
    return table("explore", [person(cards=mine or {}), *dead, person("d5")], map={"d4": "start", "d5": "road"})


@pytest.mark.rule("ED-89")
def test_a_pack_is_taken_card_by_card():
    p = at_a_pack(person(health=0, hunger=0, cards={"axe": 1, "food": 2}, arrows=3), mine={"wood": 5})
    play(p, "nothing")
    assert p.legal() == ["skip", "take food", "take axe"]
    assert why(p, "take wood") == "take-none"
    assert pieces(p, 0) == (0, 0)
    play(p, "take axe")
    assert pieces(p, 0) == (3, 0)  # with the first card
    play(p, "take food")
    assert phase(p) == "pack"
    q = p.copy()
    play(p, "skip")
    assert phase(p) == "limit"
    assert hand(p, 1) == {"food": 1}
    play(q, "take food")
    assert phase(q) == "limit"  # nothing is left to take
    play(q, "discard wood", "discard wood")
    assert phase(q) == "trade"


@pytest.mark.rule("ED-89")
def test_who_takes_no_card_leaves_the_pieces_too():
    p = at_a_pack(person(health=0, hunger=0, cards={"axe": 1}, arrows=3, bullets=2))
    play(p, "nothing", "skip")
    assert phase(p) == "trade"
    assert (hand(p, 0), pieces(p, 0)) == ({}, (0, 0))
    assert (hand(p, 1), pieces(p, 1)) == ({"axe": 1}, (3, 2))


@pytest.mark.rule("ED-89")
def test_pieces_alone_are_taken_by_themselves_and_packs_are_one():
    p = at_a_pack(person(health=0, hunger=0, arrows=2), person(health=0, hunger=0, bullets=1))
    play(p, "nothing")
    assert pieces(p, 0) == (2, 1)
    assert phase(p) == "trade"
    two = at_a_pack(
        person(health=0, hunger=0, cards={"axe": 1}), person(health=0, hunger=0, cards={"axe": 1, "bow": 1})
    )
    play(two, "nothing", "take axe", "take axe")
    assert two.legal() == ["skip", "take bow"]
    assert hand(two, 0) == {"axe": 2}


@pytest.mark.rule("ED-89")
def test_a_pack_elsewhere_or_in_anothers_turn_is_not_taken():
    p = table(
        "explore",
        [person("d5"), person(health=0, hunger=0, cards={"axe": 1}), person()],
        map={"d4": "start", "d5": "road"},
    )
    play(p, "nothing")
    assert phase(p) == "trade"
    play(p, "end")
    assert (p.actor, phase(p)) == (2, "prepare")
    play(p, "skip", "nothing")
    assert "take axe" in p.legal()
