"""Phase 2 and the event cards (ED-23 to ED-39)."""

import pytest
from tests.games.eight_days.table import (
    GAME,
    drawn,
    hand,
    kinds,
    meeting,
    n_cards,
    of,
    person,
    phase,
    pieces,
    play,
    stands,
    table,
    tokens,
    until,
    why,
)  # fmt: skip

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.hexes import NAMES, PLACE_OF

pytestmark = pytest.mark.nojit
MAP = {"d4": "start", "d5": "road", "c4": "house"}
AWAY = [person("c4"), person("c4")]


def ready(place="d4", rules=None, **more):
    return table("explore", [person(place, **more), *AWAY], rules=rules, map=MAP)


@pytest.mark.rule("ED-23")
def test_stay_and_look_costs_nothing_and_draws_one_card():
    p = ready()
    q, _ = until(p, "stay look", lambda q, e: phase(q) == "trade")
    assert len(drawn(p, q)) == 1
    assert tokens(q, 0) == (10, 3)
    assert stands(q, 0, "d4")


@pytest.mark.rule("ED-24")
def test_move_and_look_costs_a_hunger_and_draws_one_card():
    p = ready()
    q, _ = until(p, "look e", lambda q, e: phase(q) == "trade")
    assert len(drawn(p, q)) == 1
    assert tokens(q, 0) == (10, 2)
    assert stands(q, 0, "d5")


@pytest.mark.rule("ED-25", "ED-30")
def test_move_without_looking():
    p = ready()
    q = p.copy()
    play(q, "move e")
    assert drawn(p, q) == []
    assert tokens(q, 0) == (10, 2)
    assert stands(q, 0, "d5")
    assert (phase(q), n_cards(q, 0)) == ("trade", 0)


@pytest.mark.rule("ED-26")
def test_nothing():
    p = ready()
    q = p.copy()
    play(q, "nothing")
    assert drawn(p, q) == []
    assert (tokens(q, 0), phase(q)) == ((10, 3), "trade")


@pytest.mark.rule("ED-27", "ED-B7")
def test_one_step_in_six_directions_within_the_board():
    p = ready()
    ways = {"e": "d5", "se": "e4", "sw": "e3", "w": "d3", "nw": "c3", "ne": "c4"}
    for way, place in ways.items():
        q = p.copy()
        play(q, f"move {way}")
        assert stands(q, 0, place)
    corner = table("explore", [person("a1"), *AWAY], map={**MAP, "a1": "road"})
    assert [move for move in corner.legal() if move.startswith("move")] == ["move e", "move se", "move sw"]
    assert (why(corner, "move w"), why(corner, "look ne")) == ("edge", "edge")


@pytest.mark.rule("ED-28", "ED-29", "ED-B8", "ED-77")
@pytest.mark.parametrize(
    ("tile", "number"), [("house", 1), ("factory", 2), ("store", 2), ("road", 0), ("building", 1), ("nothing", 0)]
)
def test_discovery_gives_as_many_cards_as_the_tile_says(tile, number):
    kind = st.TILES.index(tile) + 1
    p = ready()
    q, _ = until(p, "move w", lambda q, e: q.s.tile[PLACE_OF["d3"]] == kind)
    assert n_cards(q, 0) == number
    assert q.s.tile_stack[kind - 1] == p.s.tile_stack[kind - 1] - 1
    assert drawn(p, q) == []
    again = table("explore", [person("d4"), *AWAY], map={**MAP, "d3": tile})
    play(again, "move w")
    assert n_cards(again, 0) == 0
    assert list(again.s.tile_stack) == list(table(map={**MAP, "d3": tile}).s.tile_stack)


@pytest.mark.rule("ED-29")
def test_tile_cards_come_before_the_event_card():
    _, events = until(ready(), "look w", lambda q, e: st.HOSTILE_CAME in kinds(e) and st.FOUND in kinds(e))
    order = kinds(events)
    assert order.index(st.DISCOVERED) < order.index(st.FOUND) < order.index(st.HOSTILE_CAME)


@pytest.mark.rule("ED-30")
def test_a_second_visitor_gets_nothing():
    p = table("explore", [person("d4"), person("d5"), person("d5")], map={"d4": "start", "d5": "store"})
    play(p, "move e")
    assert n_cards(p, 0) == 0


@pytest.mark.rule("ED-31", "ED-32", "ED-36", "ED-48", "ED-92")
def test_what_follows_each_event_card():
    p = ready()
    for card, follows in (
        ("nothing", "trade"),
        ("snow_storm", "trade"),
        ("resource", "trade"),
        ("trader", "trader"),
        ("zombie_loot1", "encounter"),
        ("npc_loot3", "encounter"),
    ):
        q, _ = meeting(card, p)
        assert phase(q) == follows
        assert n_cards(q, 0) == (1 if card == "resource" else 0)
        assert tokens(q, 0) == (10, 3)


@pytest.mark.rule("ED-36", "ED-B19")
def test_a_weapon_card_in_the_event_deck_gives_a_weapon():
    assert table().s.event_deck[st.WEAPON_CARD] == 0
    p = ready(rules={"events.weapon": 30})
    q, _ = meeting("weapon", p)
    assert n_cards(q, 0) == 1
    assert q.s.items[0, st.KNIFE : st.N_CARDS].sum() == 1


@pytest.mark.rule("ED-37", "ED-B20")
def test_shares_of_the_event_deck():
    deck = dict(zip(st.EVENT_CARDS, (int(n) for n in table().s.event_deck)))
    total = sum(deck.values())
    share = {
        "zombie": sum(n for name, n in deck.items() if name.startswith("zombie")),
        "npc": sum(n for name, n in deck.items() if name.startswith("npc")),
        "trader": deck["trader"], "resource": deck["resource"] + deck["weapon"],
        "nothing": deck["nothing"] + deck["snow_storm"],
    }  # fmt: skip
    assert {name: 100 * n / total for name, n in share.items()} == {
        "zombie": 30, "npc": 10, "trader": 20, "resource": 30, "nothing": 10
    }  # fmt: skip
    assert deck["snow_storm"] == deck["nothing"]


@pytest.mark.rule("ED-35", "ED-38", "ED-39", "ED-85")
@pytest.mark.parametrize(
    "card", ["zombie_loot0", "zombie_loot1", "zombie_loot2", "npc_loot1", "npc_loot2", "npc_loot3"]
)
def test_hostiles_have_ten_health_and_carry_what_the_card_says(card):
    q, _ = meeting(card, ready())
    kind, loot = card.split("_loot")
    assert st.HOSTILES[q.s.hostile - 1] == kind
    assert (q.s.hostile_health, q.s.loot) == (10, int(loot))
    assert q.r.hostile_damage[q.s.hostile - 1] == {"zombie": 2, "npc": 4}[kind]
    assert q.legal() == ["fight", "run"]


@pytest.mark.rule("ED-B22")
def test_an_empty_deck_takes_back_its_pile_and_else_gives_nothing():
    pile = {"trader": 8, "resource": 12, "nothing": 2, "snow_storm": 2, "npc_loot1": 1, "npc_loot2": 2, "npc_loot3": 1,
            "zombie_loot0": 4, "zombie_loot1": 4, "zombie_loot2": 4}  # fmt: skip
    p = table("explore", [person(), *AWAY], map=MAP, event_deck={}, event_discard=pile)
    events = play(p, "stay look")
    assert of(events, st.RESHUFFLED)[0].b == 40
    assert (p.s.event_deck.sum(), p.s.event_discard.sum()) == (39, 1)
    raw = {"food": 20, "wood": 20, "scrap": 20, "cloth": 20, "weapon_mark": 20}
    bare = table(
        "explore", [person(cards={"food": 3}), *AWAY], map=MAP, rules={f"resource_deck.{name}": 0 for name in raw}
    )
    q, events = until(bare, "stay look", lambda q, e: st.FOUND_NOTHING in kinds(e))
    assert n_cards(q, 0) == 3
    nothing = of(events, st.FOUND_NOTHING)[0]
    assert (nothing.a, nothing.b, nothing.c) == (st.RESOURCE_STACK, 0, 0)
    last = table("explore", [person(), *AWAY], map=MAP, resource_deck={}, resource_discard={**raw, "food": 23})
    q, events = until(last, "stay look", lambda q, e: st.RESHUFFLED in kinds(e) and st.FOUND in kinds(e))
    assert (q.s.resource_deck.sum(), q.s.resource_discard.sum()) == (102, 0)


@pytest.mark.rule("ED-80", "ED-B19")
def test_a_weapon_mark_is_replaced_by_a_weapon_card_and_goes_to_the_pile():
    q, _ = until(ready(), "stay look", lambda q, e: bool(of(e, st.FOUND_WEAPON)) and n_cards(q, 0) == 1)
    assert q.s.items[0, st.KNIFE : st.N_CARDS].sum() == 1
    assert q.s.resource_discard[st.WEAPON_MARK] == 1
    assert q.s.resource_deck[st.WEAPON_MARK] == 19
    none_left = ready(rules={f"weapon_deck.{name}": 0 for name in st.WEAPONS})
    q, _ = until(none_left, "stay look", lambda q, e: q.s.resource_discard[st.WEAPON_MARK] == 1)
    assert n_cards(q, 0) == 0


@pytest.mark.rule("ED-B42")
@pytest.mark.parametrize(
    ("weapon", "brought"),
    [
        ("bow", (3, 0)),
        ("pistol", (0, 4)),
        ("revolver", (0, 3)),
        ("sniper", (0, 2)),
        ("assault", (0, 4)),
        ("knife", (0, 0)),
    ],
)
def test_ranged_weapons_bring_their_pieces(weapon, brought):
    alone = {f"weapon_deck.{name}": 0 for name in st.WEAPONS if name != weapon}
    p = ready(rules={**alone, "resource_deck.weapon_mark": 99})
    q, _ = until(p, "stay look", lambda q, e: hand(q, 0) == {weapon: 1})
    assert pieces(q, 0) == brought
    few = table("explore", [person(), person("c4", arrows=39, bullets=39), person("c4")], map=MAP, rules=alone)
    q, _ = until(few, "stay look", lambda q, e: hand(q, 0) == {weapon: 1})
    assert pieces(q, 0) == tuple(min(n, 1) for n in brought)


@pytest.mark.rule("ED-33", "ED-B21", "ED-B37")
def test_a_storm_bites_at_the_end_of_the_turn_in_it():
    p = table("trade", [person("d4"), person("d4"), person("c4")], map=MAP, storms=["d4"])
    play(p, "end")
    assert (tokens(p, 0), tokens(p, 1), tokens(p, 2)) == ((10, 2), (10, 3), (10, 3))
    play(p, "skip", "nothing", "end")
    assert tokens(p, 1) == (10, 2)
    newcomer = table("explore", [person("c4"), person("d4"), person("c4")], map=MAP, storms=["d4"])
    play(newcomer, "move sw", "end")
    assert tokens(newcomer, 0) == (10, 1)  # the move and the storm
    dusk = table(
        "trade",
        [person("c4"), person("c4"), person("d4", hunger=2)],
        turn=2,
        day=2,
        map=MAP,
        storms=["d4"],
        rules={"dusk.spawn_max": 0},
    )
    play(dusk, "end")
    assert tokens(dusk, 2) == (10, 1)
    assert dusk.s.storm[PLACE_OF["d4"]] == 1


@pytest.mark.rule("ED-33")
def test_a_storm_is_over_when_no_living_player_is_there():
    p = table("explore", [person("d4"), person("c4"), person("c4")], map=MAP, storms=["d4"])
    events = play(p, "move e")
    assert p.s.storm.sum() == 0
    assert NAMES[of(events, st.STORM_ENDED)[0].a] == "d4"
    stays = table("explore", [person("d4"), person("d4"), person("c4")], map=MAP, storms=["d4"])
    play(stays, "move e")
    assert stays.s.storm.sum() == 1
    dies = table("trade", [person("d4", health=1, hunger=0), person("c4"), person("c4")], map=MAP, storms=["d4"])
    play(dies, "end")
    assert dies.s.health[0] == 0
    assert dies.s.storm.sum() == 0


@pytest.mark.rule("ED-33")
def test_a_second_storm_adds_nothing():
    p = table("explore", [person("d4"), person("d4"), person("c4")], map=MAP, storms=["d4"])
    q, events = meeting("snow_storm", p)
    assert of(events, st.STORM)[0].b == 1
    play(q, "end")
    assert tokens(q, 0) == (10, 2)


@pytest.mark.rule("ED-90", "ED-B38")
def test_all_is_open_but_chance():
    p = GAME.new(players=4, seed=5)
    full = p.to_dict()["state"]
    for viewer in (-1, 0, 3):
        seen = p.observation(viewer)
        assert seen.to_dict()["state"] == full
        assert not seen.s.rng.any()
        assert seen.deal(9).to_dict()["state"] == full


@pytest.mark.rule("ED-B39")
def test_restless_players_must_look_every_second_turn():
    rules = {"variant.restless": True}
    p = table("explore", [person(), person(), person()], rules=rules)
    play(p, "nothing", "end", "skip", "move e", "end", "skip", "nothing", "end", "skip")
    assert [move.split()[0] for move in p.legal()] == ["stay"] + ["look"] * 6
    assert (why(p, "nothing"), why(p, "move e")) == ("restless", "restless")
    q, _ = until(p, "stay look", lambda q, e: phase(q) == "trade")
    assert q.s.idle[0] == 0
    literal = table("explore", [person(), person(), person()])
    play(literal, "nothing", "end", "skip", "nothing", "end", "skip", "nothing", "end", "skip")
    assert "nothing" in literal.legal()
    assert not literal.s.idle.any()
