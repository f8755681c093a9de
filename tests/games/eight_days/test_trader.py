"""The trader (ED-34, ED-45 to ED-47, ED-B16 to ED-B18)."""

import pytest
from tests.games.eight_days.table import hand, meeting, of, person, phase, play, table, why

from tablewright.games.eight_days import state as st
from tablewright.kernel.events import EVERYBODY, Event

pytestmark = pytest.mark.nojit


def met(*players, rules=None, **more):
    return table("trader", list(players), rules=rules, **more)


@pytest.mark.rule("ED-34", "ED-45", "ED-47", "ED-B17")
def test_three_resources_for_a_weapon():
    p = met(person(cards={"food": 1, "wood": 2, "axe": 1}), person(), person())
    pile = p.s.resource_discard.copy()
    weapons = p.s.weapon_deck.sum()
    play(p, "trader accept", "pay wood", "pay food")
    assert phase(p) == "pay"
    play(p, "pay wood")
    assert phase(p) == "trade"
    assert p.s.items[0, st.KNIFE : st.N_CARDS].sum() == 2
    assert p.s.weapon_deck.sum() == weapons - 1
    assert list(p.s.resource_discard - pile) == [1, 2, 0, 0, 0]
    play(p, "end")
    assert (p.actor, phase(p)) == (1, "prepare")  # he is gone
    ignored = met(person(cards={"food": 3}), person(), person())
    play(ignored, "trader ignore")
    assert phase(ignored) == "trade"
    assert hand(ignored, 0) == {"food": 3}


@pytest.mark.rule("ED-45", "ED-47")
def test_the_last_weapon_is_sold_and_then_there_is_none():
    last = {f"weapon_deck.{name}": int(name == "axe") for name in st.WEAPONS}
    p = met(person(cards={"wood": 3}), person(), person(), rules=last)
    play(p, "trader accept", "pay wood", "pay wood", "pay wood")
    assert hand(p, 0) == {"axe": 1}
    empty, _ = meeting(
        "trader", table("explore", [person(cards={"wood": 3, "axe": 1}), person(), person()], rules=last)
    )
    assert why(empty, "trader accept") == "trader-empty"


@pytest.mark.rule("ED-34", "ED-45", "ED-B16")
def test_without_cards_one_can_only_ignore_but_is_asked():
    p, _ = meeting("trader", table("explore", [person(cards={"food": 2, "axe": 3}), person(), person()]))
    assert (p.actor, p.legal()) == (0, ["trader ignore"])
    assert why(p, "trader accept") == "trader-cards"
    play(p, "trader ignore")
    assert phase(p) == "trade"


@pytest.mark.rule("ED-B16")
def test_a_refusal_tells_whom_the_trader_asks_next():
    p = met(person(), person(), person(cards={"wood": 3}))
    events = play(p, "trader ignore")
    assert events == [Event(st.TRADER_IGNORED, 0, EVERYBODY, EVERYBODY, 1, 2, 0)]
    events = play(p, "trader ignore")
    assert events == [Event(st.TRADER_IGNORED, 2, EVERYBODY, EVERYBODY, 0, 0, 0)]


@pytest.mark.rule("ED-B16", "ED-46")
def test_then_clockwise_those_on_the_tile_who_can_pay_until_one_trades():
    people = [
        person(),
        person(cards={"wood": 3}),
        person(cards={"wood": 2}),
        person("d5", cards={"wood": 3}),
        person(cards={"scrap": 4}),
    ]
    p = table("trader", people, turn=4, map={"d4": "start", "d5": "road"})
    assert p.actor == 4
    play(p, "trader ignore")
    assert p.actor == 1  # 0 and 2 cannot pay, 3 is elsewhere
    q = p.copy()
    play(p, "trader ignore")
    assert (p.actor, phase(p)) == (4, "trade")
    play(q, "trader accept", "pay wood", "pay wood", "pay wood")
    assert q.s.items[1, st.KNIFE : st.N_CARDS].sum() == 1
    assert (q.actor, phase(q)) == (4, "trade")  # one trade is all
    alone = table("trader", people, turn=4, map={"d4": "start", "d5": "road"}, rules={"trader.asks_others": False})
    play(alone, "trader ignore")
    assert (alone.actor, phase(alone)) == (4, "trade")


@pytest.mark.rule("ED-B18")
def test_any_resource_card_but_the_worn_backpack_and_no_weapon():
    p = met(person(cards={"bandage": 1, "backpack": 2, "food": 1, "axe": 2}), person(), person())
    play(p, "trader accept")
    assert p.legal() == ["pay food", "pay bandage", "pay backpack"]
    play(p, "pay backpack")
    assert why(p, "pay backpack") == "worn"
    assert why(p, "pay wood") == "pay-none"
    worn = met(person(cards={"bandage": 1, "backpack": 1, "food": 1}), person(), person())
    assert why(worn, "trader accept") == "trader-cards"


@pytest.mark.rule("ED-34")
def test_no_weapon_no_trade():
    rich = [person(cards={"wood": 3}), person(cards={"wood": 3}), person()]
    p = met(*rich, rules={f"weapon_deck.{name}": 0 for name in st.WEAPONS})
    assert why(p, "trader accept") == "trader-empty"
    play(p, "trader ignore")
    assert phase(p) == "trade"  # nor is anybody else asked


@pytest.mark.rule("ED-B22")
def test_an_empty_weapon_deck_takes_back_its_pile():
    pile = {
        "knife": 4,
        "torch": 4,
        "spear": 3,
        "axe": 3,
        "bow": 3,
        "pistol": 3,
        "revolver": 2,
        "sniper": 1,
        "assault": 1,
    }
    p = met(person(cards={"wood": 3}), person(), person(), weapon_deck={}, weapon_discard=pile)
    events = play(p, "trader accept", "pay wood", "pay wood", "pay wood")
    assert [(e.a, e.b) for e in of(events, st.RESHUFFLED)] == [(st.WEAPON_STACK, 24)]
    assert (p.s.weapon_deck.sum(), p.s.weapon_discard.sum()) == (23, 0)
    assert p.s.items[0, st.KNIFE : st.N_CARDS].sum() == 1


@pytest.mark.rule("ED-B18")
def test_key_of_the_price():
    p = met(person(cards={"food": 1}), person(), person(), rules={"trader.price": 1})
    play(p, "trader accept", "pay food")
    assert p.s.items[0, st.KNIFE : st.N_CARDS].sum() == 1
