"""Twelve scenes, each played through (E-1 to E-12)."""

import pytest
from tests.games.eight_days.table import (
    GAME,
    drawn,
    hand,
    hostile,
    kinds,
    meeting,
    n_cards,
    of,
    person,
    phase,
    play,
    roll,
    stands,
    table,
    tokens,
    until,
)  # fmt: skip

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.hexes import NAMES

pytestmark = pytest.mark.nojit


@pytest.mark.rule("ED-69", "ED-70", "ED-71", "ED-73", "ED-B30", "ED-B31")
def test_e1_hit_table():
    weapons = ("unarmed", *st.WEAPONS)
    damage = table().r.damage
    wanted = {
        "torch": {3: 0, 4: 3, 8: 3, 9: 7}, "pistol": {4: 3, 5: 5, 9: 5, 10: 7}, "unarmed": {4: 0, 9: 4, 10: 9}
    }  # fmt: skip
    for weapon, faces in wanted.items():
        assert {face: damage[weapons.index(weapon), face] for face in faces} == faces


@pytest.mark.rule("ED-25", "ED-28", "ED-29")
def test_e2_move_without_looking_to_a_factory():
    p = table("explore", [person(hunger=1), person(), person()])
    factory = st.TILES.index("factory")
    q, _ = until(p, "move e", lambda q, e: of(e, st.DISCOVERED)[0].b == factory)
    assert tokens(q, 0) == (10, 0)
    assert n_cards(q, 0) == 2
    assert drawn(p, q) == []
    assert (q.actor, phase(q)) == (0, "trade")


@pytest.mark.rule("ED-87", "ED-88", "ED-30")
def test_e3_starving_on_the_road():
    p = table("explore", [person(health=5, hunger=0), person(), person()], map={"d4": "start", "d5": "road"})
    play(p, "move e")
    assert tokens(p, 0) == (4, 0)
    assert n_cards(p, 0) == 0


@pytest.mark.rule("ED-42", "ED-43", "ED-44", "ED-50")
def test_e4_running():
    p = table("encounter", [person(), person(), person()], hostile=hostile())
    q = p.copy()
    roll(p, 5)
    play(p, "run")
    assert tokens(p, 0) == (10, 2)
    assert p.s.hostile == 0
    assert stands(p, 0, "d4")
    roll(q, 4, 10)
    events = play(q, "run")
    assert kinds(events)[:2] == [st.RAN, st.STRUCK]
    assert st.ATTACKED not in kinds(events)
    assert tokens(q, 0) == (8, 3)


@pytest.mark.rule("ED-49", "ED-51", "ED-55", "ED-79", "ED-B15")
def test_e5_a_fight_at_the_store():
    people = [person("d5"), person("d4"), person("d5", cards={"knife": 1})]
    p = table("encounter", people, map={"d4": "start", "d5": "store"}, hostile=hostile(loot=1, place="d5"))
    roll(p, 3)
    play(p, "fight")
    assert [tokens(p, q)[0] for q in range(3)] == [10, 10, 10]
    roll(p, 10)
    play(p, "attack unarmed")
    assert (int(p.s.hostile_health), p.actor) == (1, 2)
    roll(p, 4)
    events = play(p, "attack knife")
    assert [e.player for e in events if e.kind in (st.FOUND, st.FOUND_WEAPON)] == [2, 0, 2]
    assert [n_cards(p, q) for q in range(3)] == [1, 0, 3]
    assert tokens(p, 1) == (10, 3)


@pytest.mark.rule("ED-52", "ED-86", "ED-89")
def test_e6_an_npc_kills_one_and_hurts_the_other():
    people = [person(health=4, cards={"food": 1}), person(health=9), person("d5")]
    p = table("encounter", people, map={"d4": "start", "d5": "road"}, hostile=hostile("npc"))
    roll(p, 4)
    play(p, "fight")
    assert (tokens(p, 0), tokens(p, 1)) == ((0, 0), (5, 3))
    assert hand(p, 0) == {"food": 1}
    assert stands(p, 0, "d4")
    assert (p.actor, phase(p)) == (1, "combat")


@pytest.mark.rule("ED-60", "ED-B12")
def test_e7_no_flight_from_the_centre_on_day_one():
    p = table("encounter", [person(), person(), person()], hostile=hostile())
    assert "run" in p.legal()
    roll(p, 1)
    play(p, "fight")
    assert p.legal() == ["attack unarmed"]


@pytest.mark.rule("ED-45", "ED-46", "ED-B16", "ED-B18")
def test_e8_a_trader_for_two():
    people = [
        person("d5", cards={"wood": 5}), person(cards={"wood": 2}), person("d5"),
        person(cards={"food": 1, "wood": 1, "bandage": 1}),
    ]  # fmt: skip
    p = table("explore", people, turn=1, map={"d4": "start", "d5": "road"})
    p, _ = meeting("trader", p)
    assert (p.actor, p.legal()) == (1, ["trader ignore"])
    play(p, "trader ignore")
    assert p.actor == 3
    play(p, "trader accept", "pay food", "pay wood", "pay bandage")
    assert n_cards(p, 3) == 1
    assert p.s.items[3, st.KNIFE : st.N_CARDS].sum() == 1
    assert (p.actor, phase(p)) == (1, "trade")  # 0 on the other tile is not asked


@pytest.mark.rule("ED-63", "ED-64", "ED-B23")
def test_e9_backpacks_and_discards():
    def discards(cards):
        p = table("explore", [person(cards=cards), person(), person()])
        play(p, "nothing")
        n = 0
        while phase(p) == "limit":
            play(p, "discard wood")
            n += 1
        return n

    assert discards({"backpack": 1, "wood": 8}) == 0
    assert discards({"backpack": 1, "wood": 9}) == 1
    assert discards({"backpack": 2, "wood": 8}) == 1


@pytest.mark.rule("ED-83", "ED-B26", "ED-B2", "ED-17")
def test_e10_dusk_of_day_four():
    people = [person("d4"), person("d5"), person("d4")]
    places = {"d4": "start", "d5": "road"}
    p = table("trade", people, turn=2, day=4, map=places)
    roll(p, 3)
    events = play(p, "end")
    assert [(NAMES[e.a], e.b) for e in of(events, st.DUSK_ROLL)] == [("d4", 3)]
    assert p.actor == 0
    roll(p, 5, 4)  # the run, then the other tile's die
    events = play(p, "run")
    assert [(NAMES[e.a], e.b, e.c) for e in of(events, st.DUSK_ROLL)] == [("d5", 4, 0)]
    assert (p.length, phase(p)) == (5, "prepare")
    last = table("trade", people, turn=2, day=8, map=places)
    events = play(last, "end")
    assert not of(events, st.DUSK_ROLL)
    assert last.result == [1.0, 1.0, 1.0]


@pytest.mark.rule("ED-33", "ED-B21")
def test_e11_a_storm():
    p = table("explore", [person(), person(), person("d5")], map={"d4": "start", "d5": "road"})
    p, _ = meeting("snow_storm", p)
    play(p, "end")
    assert tokens(p, 0) == (10, 2)
    play(p, "skip", "move e", "end")
    assert tokens(p, 1) == (10, 2)  # the move only
    assert p.s.storm.sum() == 1
    play(p, "skip", "nothing", "end", "skip", "move e")
    assert p.s.storm.sum() == 0
    play(p, "end")
    assert tokens(p, 0) == (10, 1)


@pytest.mark.rule("ED-20", "ED-21")
def test_e12_caps():
    p = table("prepare", [person(health=8, hunger=2, cards={"food": 1, "bandage": 1}), person(), person()])
    q = p.copy()
    play(p, "eat")
    assert (tokens(p, 0), hand(p, 0)) == ((8, 3), {"bandage": 1})
    play(q, "bandage")
    assert (tokens(q, 0), hand(q, 0)) == ((10, 2), {"food": 1})


@pytest.mark.rule("ED-17", "ED-B3")
def test_all_or_nothing():
    people = [person(), person(health=0, hunger=0), person()]
    for win, result in (("each_survivor", [1.0, -1.0, 1.0]), ("all_or_nothing", [-1.0, -1.0, -1.0])):
        p = table("trade", people, turn=2, day=8, rules={"game.win": win})
        play(p, "end")
        assert p.result == result
    all_live = table("trade", turn=2, day=8, rules={"game.win": "all_or_nothing"})
    play(all_live, "end")
    assert all_live.result == [1.0, 1.0, 1.0]
    assert GAME.meta.goal == "survival"
