"""Encounters with hostiles (ED-40 to ED-62, ED-78, ED-79)."""

import pytest
from tests.games.eight_days.table import (
    GAME,
    hand,
    hostile,
    kinds,
    meeting,
    n_cards,
    of,
    person,
    phase,
    pieces,
    play,
    roll,
    stands,
    table,
    tokens,
    why,
)  # fmt: skip

from tablewright.games.eight_days import state as st
from tablewright.kernel.events import EVERYBODY, Event

pytestmark = pytest.mark.nojit
MAP = {"d4": "start", "d5": "store", "c4": "road"}


def met(players=None, kind="zombie", at="d4", loot=None, initiator=0, rules=None, **more):
    """A hostile stands before the initiator."""
    people = players or [person(at), person(at), person("c4")]
    return table(
        "encounter",
        people,
        turn=initiator,
        rules=rules,
        map=MAP,
        hostile=hostile(kind, 10, loot, at, initiator),
        **more,
    )


def fighting(players=None, decider=0, kind="zombie", health=10, at="d4", loot=None, initiator=0, rules=None):
    people = players or [person(at), person(at), person("c4")]
    description = hostile(kind, health, loot, at, initiator)
    return table("combat", people, turn=initiator, rules=rules, map=MAP, hostile=description, decider=decider)


@pytest.mark.rule("ED-40", "ED-35", "ED-B10")
def test_only_the_active_player_chooses_to_fight_or_run():
    p, _ = meeting("zombie_loot0", table("explore", [person(), person(), person()]))
    assert p.actor == 0
    assert p.legal() == ["fight", "run"]
    roll(p, 2)
    play(p, "fight")
    assert (p.actor, phase(p)) == (0, "combat")


@pytest.mark.rule("ED-41", "ED-49", "ED-B11")
def test_a_fight_draws_in_those_on_the_tile_and_nobody_else():
    p = met([person(), person("c4"), person(), person()])
    roll(p, 4)
    play(p, "fight")
    assert [tokens(p, q)[0] for q in range(4)] == [8, 10, 8, 8]
    askd = []
    while p.s.hostile_health == 10 and len(askd) < 3:
        askd.append(p.actor)
        roll(p, 1, 1)
        play(p, "attack unarmed")
    assert askd == [0, 2, 3]


@pytest.mark.rule("ED-42", "ED-43", "ED-B12")
def test_a_run_of_five_ends_it_for_all_and_moves_nobody():
    for face in (5, 10):
        p = roll(met(), face)
        play(p, "run")
        assert p.s.hostile == 0
        assert (tokens(p, 0), tokens(p, 1)) == ((10, 2), (10, 3))
        assert stands(p, 0, "d4")
        assert (p.actor, phase(p)) == (0, "trade")


@pytest.mark.rule("ED-42", "ED-44")
def test_a_run_of_four_costs_nothing_and_the_fight_begins():
    p = roll(met(), 4, 4)
    events = play(p, "run")
    assert (tokens(p, 0), tokens(p, 1)) == ((8, 3), (8, 3))
    assert phase(p) == "combat"
    assert of(events, st.RAN)[0].b == 0


@pytest.mark.rule("ED-43", "ED-87")
def test_a_runner_who_dies_of_the_price_still_saves_the_others():
    p = roll(met([person(health=1, hunger=0, cards={"axe": 1}), person(), person("c4")]), 9)
    play(p, "run")
    assert p.s.health[0] == 0
    assert p.s.hostile == 0
    assert tokens(p, 1) == (10, 3)
    assert (p.actor, phase(p)) == (1, "prepare")


@pytest.mark.rule("ED-50", "ED-52")
@pytest.mark.parametrize(("kind", "damage"), [("zombie", 2), ("npc", 4)])
def test_the_hostile_strikes_first(kind, damage):
    p = roll(met(kind=kind), 10)
    events = play(p, "fight")
    assert [tokens(p, q)[0] for q in range(3)] == [10 - damage, 10 - damage, 10]
    assert st.ATTACKED not in kinds(events)
    assert p.s.hostile_health == 10


@pytest.mark.rule("ED-50", "ED-51", "ED-B14")
@pytest.mark.parametrize(("kind", "number", "damage"), [("zombie", st.ZOMBIE, 2), ("npc", st.NPC, 4)])
def test_a_strike_is_told_and_is_nobodys(kind, number, damage):
    for face, hit in ((3, 0), (4, damage)):
        events = play(roll(met(kind=kind), face), "fight")
        assert of(events, st.STRUCK) == [Event(st.STRUCK, -1, EVERYBODY, EVERYBODY, face, hit, number)]


@pytest.mark.rule("ED-51", "ED-B14")
def test_one_roll_for_all():
    for face, loss in ((1, 0), (3, 0), (4, 2), (10, 2)):
        p = roll(met([person(), person(), person()]), face)
        events = play(p, "fight")
        assert [tokens(p, q)[0] for q in range(3)] == [10 - loss] * 3
        assert len(of(events, st.STRUCK)) == 1


@pytest.mark.rule("ED-53", "ED-57")
def test_blows_alternate_in_order_from_the_initiator():
    p = fighting([person(), person(), person()], decider=1, initiator=1)
    order = []
    for _ in range(2):
        for _ in range(3):
            order.append(p.actor)
            roll(p, 1, 1)  # a miss; after the third a strike that is evaded
            events = play(p, "attack unarmed")
        assert st.STRUCK in kinds(events)
    assert order == [1, 2, 0, 1, 2, 0]
    assert p.s.hostile_health == 10


@pytest.mark.rule("ED-53", "ED-B35")
def test_a_fight_is_over_when_nobody_is_left():
    p = met([person(health=2), person(health=1), person("c4")])
    roll(p, 4)
    play(p, "fight")
    assert [tokens(p, q)[0] for q in range(3)] == [0, 0, 10]
    assert p.s.hostile == 0
    assert (p.actor, phase(p)) == (2, "prepare")


@pytest.mark.rule("ED-54", "ED-B35")
def test_no_hostile_is_there_outside_its_encounter():
    for seed in range(6):
        p = GAME.new(players=4, seed=seed)
        met_one = 0
        while not p.is_over and p.length < 6:
            assert (p.s.hostile != 0) == (phase(p) in ("encounter", "combat"))
            met_one += p.s.hostile != 0
            p.play({"explore": "stay look", "trade": "end", "encounter": "fight"}.get(phase(p), p.legal()[0]))
        assert met_one


@pytest.mark.rule("ED-55")
def test_fighters_wear_down_the_same_health():
    p = fighting([person(), person(cards={"knife": 1}), person("c4")])
    roll(p, 5)
    play(p, "attack unarmed")
    assert p.s.hostile_health == 6
    roll(p, 8, 1)
    play(p, "attack knife")
    assert p.s.hostile_health == 2


@pytest.mark.rule("ED-56", "ED-B32")
def test_one_thing_a_round_with_any_weapon_held():
    p = fighting([person(cards={"knife": 1, "axe": 2}), person(), person("c4")])
    assert p.legal() == ["attack unarmed", "attack knife", "attack axe", "flee e", "flee ne"]
    assert why(p, "attack torch") == "no-weapon"
    roll(p, 1)
    play(p, "attack axe")
    assert p.actor == 1
    roll(p, 1, 1)
    play(p, "attack unarmed")
    assert "attack knife" in p.legal()  # another weapon in the next round


@pytest.mark.rule("ED-58", "ED-59", "ED-61", "ED-B13")
def test_one_flees_and_the_others_fight_on():
    p = roll(fighting(), 5)
    play(p, "flee e")
    assert stands(p, 0, "d5")
    assert tokens(p, 0) == (10, 2)
    assert (p.actor, phase(p), int(p.s.hostile_health)) == (1, "combat", 10)
    roll(p, 7)
    play(p, "flee ne")  # the last one
    assert stands(p, 1, "c4")
    assert p.s.hostile == 0
    assert (p.actor, phase(p)) == (0, "trade")
    assert stands(p, 0, "d5")


@pytest.mark.rule("ED-61", "ED-62")
def test_a_failed_flight_is_the_action_of_the_round():
    p = roll(fighting(), 4)
    play(p, "flee e")
    assert stands(p, 0, "d4")
    assert tokens(p, 0) == (10, 3)
    assert p.actor == 1


@pytest.mark.rule("ED-60")
def test_only_to_a_discovered_neighbour():
    p = fighting()
    assert [move for move in p.legal() if move.startswith("flee")] == ["flee e", "flee ne"]
    assert why(p, "flee w") == "flee-fog"
    edge = table(
        "combat", [person("a1"), person("c4"), person("c4")], map={**MAP, "a1": "road"}, hostile=hostile(place="a1")
    )
    assert why(edge, "flee w") == "edge"
    assert edge.legal() == ["attack unarmed"]
    beside = table(
        "combat", [person("a2"), person("c4"), person("c4")], map={**MAP, "a2": "road"}, hostile=hostile(place="a2")
    )
    assert why(beside, "flee w") == "flee-fog"  # a1, the first of all spaces, lies there


@pytest.mark.rule("ED-B36")
def test_the_active_player_who_fled_has_his_phase_four_there():
    p = roll(fighting([person(), person("c4"), person("c4")]), 5)
    play(p, "flee ne")
    assert (p.actor, phase(p)) == (0, "trade")
    assert [move for move in p.legal() if move.startswith("trade")] == ["trade 1", "trade 2"]
    dead = fighting([person(health=1), person(), person("c4")], decider=1)
    roll(dead, 1, 4)
    play(dead, "attack unarmed")  # the strike kills the active player; the other fights on
    assert dead.s.health[0] == 0
    assert (dead.actor, phase(dead)) == (1, "combat")
    roll(dead, 10, 1)
    play(dead, "attack unarmed")
    roll(dead, 5)
    play(dead, "attack unarmed")
    assert dead.s.hostile == 0
    assert (dead.actor, phase(dead)) == (1, "prepare")


@pytest.mark.rule("ED-87")
def test_who_dies_of_fleeing_stays_on_the_tile():
    p = roll(fighting([person(health=1, hunger=0, cards={"food": 1}), person(), person("c4")]), 5)
    play(p, "flee e")
    assert p.s.health[0] == 0
    assert stands(p, 0, "d4")
    assert p.actor == 1


@pytest.mark.rule("ED-79", "ED-78", "ED-B9", "ED-B33")
def test_loot_is_what_it_carried_and_the_tile_number():
    for at, tile_number in (("d4", 0), ("d5", 2), ("c4", 0)):
        people = [person(at), person("d4" if at != "d4" else "c4"), person("d4" if at != "d4" else "c4")]
        p = fighting(people, at=at, loot=1, health=1)
        roll(p, 5)
        play(p, "attack unarmed")
        assert n_cards(p, 0) == 1 + tile_number
        plain = fighting(people, at=at, loot=1, health=1, rules={"tiles.add_to_loot": False})
        roll(plain, 5)
        play(plain, "attack unarmed")
        assert n_cards(plain, 0) == 1
    centre = fighting([person(), person("c4"), person("c4")], loot=0, health=1, rules={"tiles.start_number": 2})
    roll(centre, 5)
    play(centre, "attack unarmed")
    assert n_cards(centre, 0) == 2


@pytest.mark.rule("ED-B15")
def test_loot_goes_round_from_the_killer_among_those_there():
    people = [person(), person(), person("c4"), person(health=0, hunger=0), person()]
    p = fighting(people, decider=1, kind="npc", loot=3, health=1)
    roll(p, 5)
    events = play(p, "attack unarmed")
    takers = [e.player for e in events if e.kind in (st.FOUND, st.FOUND_WEAPON)]
    assert takers == [1, 4, 0]
    alone = fighting(people, decider=1, kind="npc", loot=3, health=1, rules={"hostile.loot_to": "killer"})
    roll(alone, 5)
    events = play(alone, "attack unarmed")
    assert [e.player for e in events if e.kind in (st.FOUND, st.FOUND_WEAPON)] == [1, 1, 1]


@pytest.mark.rule("ED-76")
def test_ammunition():
    armed = person(cards={"bow": 1, "pistol": 1, "revolver": 1, "sniper": 1, "assault": 1}, arrows=1, bullets=1)
    p = fighting([armed, person(), person("c4")])
    assert p.legal()[:6] == [
        "attack unarmed",
        "attack bow",
        "attack pistol",
        "attack revolver",
        "attack sniper",
        "attack assault",
    ]
    q = p.copy()
    supply = p.s.supply.copy()
    roll(p, 4)
    play(p, "attack bow")
    assert pieces(p, 0) == (0, 1)
    assert p.s.supply[2] == supply[2] + 1
    roll(q, 4)
    play(q, "attack sniper")
    assert pieces(q, 0) == (1, 0)
    empty = fighting([person(cards={"bow": 1, "pistol": 1}), person(), person("c4")])
    assert (why(empty, "attack bow"), why(empty, "attack pistol")) == ("no-ammunition", "no-ammunition")
    assert "attack unarmed" in empty.legal()


@pytest.mark.rule("ED-86", "ED-89")
def test_the_dead_leave_a_pack_and_fight_no_more():
    p = fighting([person(health=4, cards={"axe": 1}, arrows=2), person(health=9), person("c4")], decider=1, kind="npc")
    roll(p, 1, 4)
    play(p, "attack unarmed")
    assert tokens(p, 0) == (0, 0)
    assert hand(p, 0) == {"axe": 1}
    assert tokens(p, 1) == (5, 3)
    assert p.actor == 1
    roll(p, 1, 1)
    play(p, "attack unarmed")
    assert p.actor == 1  # the dead are not asked
