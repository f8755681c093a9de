"""Phase 1 (ED-18 to ED-22)."""

import pytest
from tests.games.eight_days.table import hand, hostile, person, phase, pieces, play, table, tokens, why

from tablewright.games.eight_days import state as st

pytestmark = pytest.mark.nojit
OTHERS = [person(), person()]


def ready(rules=None, **more):
    return table("prepare", [person(**more), *OTHERS], rules=rules)


@pytest.mark.rule("ED-18", "ED-19", "ED-B4")
def test_one_action_then_phase_two():
    for move in ("eat", "bandage", "craft torch", "skip"):
        p = ready(health=5, hunger=0, cards={"food": 2, "bandage": 2, "wood": 2, "cloth": 2})
        assert move in p.legal()
        play(p, move)
        assert (p.actor, phase(p)) == (0, "explore")
        assert why(p, "eat") == "not-now"


@pytest.mark.rule("ED-B4")
def test_key_allows_more_actions_or_none():
    rich = {"food": 2, "bandage": 2}
    p = ready({"game.phase1_actions": 2}, health=5, hunger=0, cards=rich)
    play(p, "eat")
    assert phase(p) == "prepare"
    play(p, "bandage")
    assert phase(p) == "explore"
    last = table("trade", [person(), *OTHERS], rules={"game.phase1_actions": 0})
    play(last, "end")
    assert (last.actor, phase(last)) == (1, "explore")


@pytest.mark.rule("ED-20", "ED-22")
def test_used_cards_are_gone():
    p = ready(health=4, hunger=0, cards={"food": 1, "bandage": 1})
    before = p.s.resource_discard[st.FOOD], p.s.supply[0]
    q = p.copy()
    play(p, "eat")
    assert tokens(p, 0) == (4, 3)
    assert hand(p, 0) == {"bandage": 1}
    assert p.s.resource_discard[st.FOOD] == before[0] + 1
    play(q, "bandage")
    assert tokens(q, 0) == (7, 0)
    assert hand(q, 0) == {"food": 1}
    assert q.s.supply[0] == before[1] + 1


@pytest.mark.rule("ED-21", "ED-B6")
def test_caps_and_no_use_without_need():
    p = ready(health=10, hunger=3, cards={"food": 1, "bandage": 1})
    assert (why(p, "eat"), why(p, "bandage")) == ("not-hungry", "not-hurt")
    p = ready(health=9, hunger=1, cards={"food": 1, "bandage": 1})
    q = p.copy()
    play(p, "eat")
    play(q, "bandage")
    assert (tokens(p, 0), tokens(q, 0)) == ((9, 3), (10, 1))
    higher = ready({"game.hunger_cap": 5, "game.health_cap": 12}, health=9, hunger=2, cards={"food": 1, "bandage": 1})
    q = higher.copy()
    play(higher, "eat")
    play(q, "bandage")
    assert (tokens(higher, 0), tokens(q, 0)) == ((9, 5), (12, 2))


@pytest.mark.rule("ED-18")
def test_only_cards_that_are_held():
    p = ready(health=5, hunger=0)
    assert p.legal() == ["skip"]
    assert (why(p, "eat"), why(p, "bandage"), why(p, "craft axe")) == ("no-food", "no-bandage", "craft-cards")


@pytest.mark.rule("ED-22")
@pytest.mark.parametrize(
    ("thing", "cost"),
    [
        ("bandage", {"cloth": 2}), ("backpack", {"cloth": 2, "scrap": 1}), ("arrows", {"wood": 1, "scrap": 1}),
        ("bullets", {"scrap": 2}), ("torch", {"wood": 1, "cloth": 1}), ("knife", {"scrap": 1, "cloth": 1}),
        ("spear", {"wood": 2, "scrap": 1}), ("axe", {"wood": 1, "scrap": 2}), ("bow", {"wood": 2, "cloth": 1}),
    ],
)  # fmt: skip
def test_recipes(thing, cost):
    p = ready(cards=cost)
    play(p, f"craft {thing}")
    made = {} if thing in ("arrows", "bullets") else {thing: 1}
    assert hand(p, 0) == made
    assert pieces(p, 0) == {"arrows": (4, 0), "bullets": (0, 3), "bow": (3, 0)}.get(thing, (0, 0))
    for name, n in cost.items():
        assert p.s.resource_discard[st.RESOURCES.index(name)] == n
        short = ready(cards={**cost, name: n - 1})
        assert why(short, f"craft {thing}") == "craft-cards"


@pytest.mark.rule("ED-B34")
def test_crafted_weapons_come_from_the_deck_then_from_its_pile():
    deck = {"knife": 4, "torch": 4, "spear": 3, "bow": 3, "pistol": 3, "revolver": 2, "sniper": 1, "assault": 1}
    axes = {"wood": 1, "scrap": 2}
    p = table("prepare", [person(cards=axes), *OTHERS], weapon_deck={**deck, "axe": 1}, weapon_discard={"axe": 2})
    play(p, "craft axe")
    assert (p.s.weapon_deck[3], p.s.weapon_discard[3]) == (0, 2)
    p = table("prepare", [person(cards=axes), *OTHERS], weapon_deck=deck, weapon_discard={"axe": 3})
    play(p, "craft axe")
    assert (p.s.weapon_deck[3], p.s.weapon_discard[3]) == (0, 2)
    p = table("prepare", [person(cards=axes), person(cards={"axe": 3}), person()])
    assert why(p, "craft axe") == "craft-out"


@pytest.mark.rule("ED-B34")
def test_recipes_whose_card_or_pieces_are_out_are_not_offered():
    all_cards = {"wood": 2, "scrap": 2, "cloth": 2}
    p = table(
        "prepare",
        [person(cards=all_cards), person(arrows=40, bullets=40), person(cards={"bandage": 15, "backpack": 5})],
    )
    for thing in ("arrows", "bullets", "bow", "bandage", "backpack"):
        assert why(p, f"craft {thing}") == "craft-out"
    p = table("prepare", [person(cards=all_cards), person(arrows=39, bullets=38), person()])
    q = p.copy()
    play(p, "craft bow")
    assert (hand(p, 0)["bow"], pieces(p, 0)) == (1, (1, 0))
    play(q, "craft bullets")
    assert pieces(q, 0) == (0, 2)
    for thing in ("arrows", "bullets"):
        p = ready({f"recipe.{thing}.pieces": 0}, cards=all_cards)
        assert why(p, f"craft {thing}") == "craft-out", "it would make nothing"


@pytest.mark.rule("ED-B34")
def test_a_crafted_bow_brings_only_the_arrows_of_its_recipe():
    changed = {"weapon.bow.brings": 9, "recipe.bow.pieces": 2}
    p = ready(changed, cards={"wood": 2, "cloth": 1})
    play(p, "craft bow")
    assert pieces(p, 0) == (2, 0)
    own = person(cards={"wood": 2, "cloth": 1})
    p = table("prepare", [own, person(arrows=40), person()], rules={"recipe.bow.pieces": 0})
    play(p, "craft bow")
    assert (hand(p, 0)["bow"], pieces(p, 0)) == (1, (0, 0)), "without arrows none need be there"


@pytest.mark.rule("ED-B28")
def test_no_food_bandage_or_craft_in_a_fight():
    rich = {"food": 1, "bandage": 1, "wood": 2, "scrap": 2, "cloth": 2}
    for moment in ("encounter", "combat"):
        p = table(moment, [person(health=3, hunger=0, cards=rich), *OTHERS], hostile=hostile())
        for move in ("eat", "bandage", "craft axe"):
            assert why(p, move) == "not-now"
