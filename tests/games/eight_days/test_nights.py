"""Days, dusks and hunger (ED-83 to ED-88, ED-B26, ED-B27, ED-B39 to ED-B41)."""

import pytest
from tests.games.eight_days.table import (
    GAME,
    hand,
    hostile,
    kinds,
    n_cards,
    of,
    person,
    phase,
    play,
    rekey,
    roll,
    stands,
    table,
    tokens,
    until,
)  # fmt: skip

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.hexes import NAMES, PLACE_OF
from tablewright.games.eight_days.timeout import time_out
from tablewright.kernel.events import EVERYBODY, Event

pytestmark = pytest.mark.nojit
MAP = {"d4": "start", "d5": "store", "c4": "road"}


def evening(day, players=None, rules=None, **more):
    """The last player of the day is about to end his turn."""
    people = players or [person("d4"), person("d5"), person("d4")]
    return table("trade", people, turn=len(people) - 1, day=day, rules=rules, map=MAP, **more)


@pytest.mark.rule("ED-83", "ED-B2")
@pytest.mark.parametrize("day", range(1, 9))
def test_dusks_of_days_two_four_and_six(day):
    p = evening(day)
    events = play(p, "end")
    rolls = of(events, st.DUSK_ROLL)
    assert bool(rolls) == (day in (2, 4, 6))


@pytest.mark.rule("ED-83", "ED-B26")
def test_each_occupied_tile_rolls_in_turn_order():
    p = table("trade", [person("d4"), person("d5"), person("c4"), person("d5")], turn=0, first=1, day=2, map=MAP)
    roll(p, 4, 5, 10)
    events = play(p, "end")
    assert [NAMES[e.a] for e in of(events, st.DUSK_ROLL)] == ["d5", "c4", "d4"]
    assert [e.b for e in of(events, st.DUSK_ROLL)] == [4, 5, 10]
    assert p.length == 3
    for face, comes in ((1, True), (3, True), (4, False)):
        p = roll(evening(4, [person(), person(), person()]), face)
        play(p, "end")
        assert (p.s.hostile == st.ZOMBIE) == comes


@pytest.mark.rule("ED-83", "ED-B26")
def test_the_roll_of_a_tile_is_told():
    for face, comes in ((1, 1), (3, 1), (4, 0), (10, 0)):
        events = play(roll(evening(2, [person("d4"), person("d4"), person("d4")]), face), "end")
        assert of(events, st.DUSK_ROLL) == [Event(st.DUSK_ROLL, 0, EVERYBODY, EVERYBODY, PLACE_OF["d4"], face, comes)]


@pytest.mark.rule("ED-B43", "ED-16", "ED-17")
def test_a_dusk_that_is_listed_for_the_last_day_is_played_before_the_end():
    rules = {"dusk.days": [8, 0, 0, 0], "dusk.spawn_max": 10}
    p = table("trade", turn=2, day=8, rules=rules)
    events = play(p, "end")
    assert of(events, st.DUSK)[0].a == 8
    assert (p.length, p.legal()) == (8, ["fight", "run"])
    roll(p, 5)
    play(p, "run")
    assert p.end_reason == "eight_days"
    assert p.result == [1.0, 1.0, 1.0]
    weak = [person(health=2), person(health=1), person(health=0, hunger=0)]
    p = table("trade", weak, turn=1, day=8, rules=rules)
    play(p, "end")
    roll(p, 4)
    play(p, "fight")
    assert p.end_reason == "all_dead"
    assert p.result == [-1.0, -1.0, -1.0]


@pytest.mark.rule("ED-B43", "ED-B2")
def test_a_shorter_game_ends_after_its_last_dusk():
    """Day 6 has a dusk by the rulebook, day 7 has none."""
    for days, has_dusk in ((6, True), (7, False)):
        p = roll(evening(days, rules={"game.days": days}), 4, 4)
        events = play(p, "end")
        assert [NAMES[e.a] for e in of(events, st.DUSK_ROLL)] == (["d4", "d5"] if has_dusk else [])
        assert p.end_reason == "eight_days"


@pytest.mark.rule("ED-83")
def test_three_in_ten():
    p = evening(2, [person(), person(), person()])
    came = 0
    for seed in range(1000):
        twin = p.copy()
        twin.s.rng[:] = (seed, 5, 0)
        play(twin, "end")
        came += twin.s.hostile != 0
    assert abs(came / 1000 - 0.3) < 0.06  # four standard errors


@pytest.mark.rule("ED-84", "ED-B27")
def test_a_zombie_met_by_the_first_in_order_who_may_run():
    people = [person("d4"), person("d5"), person("d5"), person("d5")]
    p = table("trade", people, turn=2, first=3, day=2, map=MAP)
    roll(p, 1)
    play(p, "end")
    assert (p.s.hostile, p.s.hostile_health) == (st.ZOMBIE, 10)
    assert (p.actor, p.legal(), phase(p)) == (3, ["fight", "run"], "encounter")
    roll(p, 5, 10)
    play(p, "run")
    assert tokens(p, 3) == (10, 2)
    assert (p.length, p.actor, phase(p)) == (3, 3, "prepare")


@pytest.mark.rule("ED-B27")
def test_dusk_loot_is_equally_likely():
    p, loots = evening(2, rules={"dusk.spawn_max": 10}), [0, 0, 0]
    for seed in range(600):
        q = p.copy()
        rekey(q, seed)
        play(q, "end")
        loots[q.s.loot] += 1
    assert all(abs(n / 600 - 1 / 3) < 0.077 for n in loots)  # four standard errors


@pytest.mark.rule("ED-B27", "ED-78")
def test_dusk_loot_is_none_one_or_two_and_the_tile_number():
    p = evening(2, [person("d5"), person("c4"), person("c4")])
    seen = set()
    for seed in range(60):
        q = p.copy()
        q.s.rng[:] = (seed, 9, 0)
        play(q, "end")
        if q.s.hostile and q.actor == 0:
            seen.add(int(q.s.loot))
    assert seen == {0, 1, 2}
    fight = table(
        "combat",
        [person("d5"), person("c4"), person("c4")],
        turn=None,
        day=2,
        map=MAP,
        decider=0,
        hostile=hostile(health=1, loot=1, place="d5"),
    )
    roll(fight, 5)
    play(fight, "attack unarmed")
    assert n_cards(fight, 0) == 3
    assert (fight.length, phase(fight)) == (3, "prepare")  # no phase 4 at dusk


@pytest.mark.rule("ED-B26")
def test_dusk_tiles_are_fixed_and_roll_only_if_still_occupied():
    people = [person("d4", health=2), person("c4"), person("c4")]
    p = table("combat", people, turn=None, day=2, map=MAP, decider=0, hostile=hostile(place="d4"), dusk=["c4"])
    q = p.copy()
    roll(p, 5, 10)  # flees to c4, which then rolls, with three players on it
    events = play(p, "flee ne")
    assert [NAMES[e.a] for e in of(events, st.DUSK_ROLL)] == ["c4"]
    roll(q, 5)
    events = play(q, "flee e")  # d5 is not on the list
    assert [NAMES[e.a] for e in of(events, st.DUSK_ROLL)] == ["c4"]
    left = table(
        "combat",
        [person("d4"), person("d4"), person("d4")],
        turn=None,
        day=2,
        map=MAP,
        decider=0,
        hostile=hostile(health=1),
        dusk=["c4"],
    )
    roll(left, 5)
    events = play(left, "attack unarmed")  # nobody is on c4 any more
    assert not of(events, st.DUSK_ROLL)
    assert left.length == 3


@pytest.mark.rule("ED-B26")
def test_those_who_fled_to_a_tile_fight_there():
    people = [person("d4"), person("c4"), person("c4")]
    p = table("combat", people, turn=None, day=2, map=MAP, decider=0, hostile=hostile(place="d4"), dusk=["c4"])
    roll(p, 5, 1)
    play(p, "flee ne")
    assert (p.actor, phase(p)) == (0, "encounter")  # first in turn order there now
    roll(p, 4)
    play(p, "fight")
    assert [tokens(p, q)[0] for q in range(3)] == [8, 8, 8]


@pytest.mark.rule("ED-86")
def test_the_dead_have_no_turn():
    p = table("trade", [person(), person(health=0, hunger=0), person()])
    play(p, "end")
    assert p.actor == 2


@pytest.mark.rule("ED-87", "ED-88", "ED-B5")
def test_missing_hunger_costs_health():
    p = table("explore", [person(health=5, hunger=0), person("c4"), person("c4")], map=MAP)
    assert {"move e", "look e", "stay look", "nothing"} <= set(p.legal())
    play(p, "move ne")
    assert tokens(p, 0) == (4, 0)
    hard = table(
        "explore", [person(health=5, hunger=0), person("c4"), person("c4")], map=MAP, rules={"game.starve_damage": 3}
    )
    play(hard, "move ne")
    assert tokens(hard, 0) == (2, 0)


@pytest.mark.rule("ED-87")
def test_who_dies_of_a_move_stays_and_draws_nothing():
    p = table("explore", [person(health=1, hunger=0, cards={"axe": 1}), person("c4"), person("c4")], map=MAP)
    before = p.s.event_deck.sum(), p.s.tile_stack.sum()
    play(p, "look w")
    assert tokens(p, 0) == (0, 0)
    assert stands(p, 0, "d4")
    assert (p.s.event_deck.sum(), p.s.tile_stack.sum()) == before
    assert hand(p, 0) == {"axe": 1}
    assert (p.actor, phase(p)) == (1, "prepare")


@pytest.mark.rule("ED-B40")
def test_daily_hunger_is_paid_before_phase_one_and_can_kill():
    rules = {"variant.daily_hunger": 1}
    p = table("trade", [person(), person(hunger=1), person()], rules=rules)
    play(p, "end")
    assert tokens(p, 1) == (10, 0)
    assert phase(p) == "prepare"
    p = table("trade", [person(), person(health=1, hunger=0), person()], rules=rules)
    play(p, "end")
    assert tokens(p, 1) == (0, 0)
    assert (p.actor, tokens(p, 2)) == (2, (10, 2))
    last = table(
        "trade",
        [person(health=0, hunger=0), person(health=1, hunger=0), person(health=1, hunger=0)],
        turn=2,
        rules=rules,
    )
    events = play(last, "end")
    assert last.end_reason == "all_dead"
    assert st.TURN not in kinds(events)
    start = GAME.new(players=3, seed=1, rules={**rules, "game.hunger": 0, "game.health": 1})
    assert start.end_reason == "all_dead"


@pytest.mark.rule("ED-B40")
def test_who_dies_of_daily_hunger_has_no_turn_told():
    p = table("trade", [person(), person(health=1, hunger=0), person()], rules={"variant.daily_hunger": 1})
    events = play(p, "end")
    assert [e.player for e in of(events, st.TURN)] == [2]


@pytest.mark.rule("ED-17")
def test_no_dusk_when_hunger_has_killed_the_last():
    people = [person(health=1, hunger=0), person(health=1, hunger=0), person(health=0, hunger=0)]
    p = table("trade", people, day=2, storms=["d4"], rules={"variant.daily_hunger": 1})
    events = play(p, "end")
    assert p.end_reason == "all_dead"
    assert [e.player for e in of(events, st.DIED)] == [0, 1]
    assert st.DUSK not in kinds(events)


@pytest.mark.rule("ED-B41")
def test_out_of_time():
    people = [person(cards={"wood": 4, "axe": 2, "bow": 1, "scrap": 2}, arrows=3), person(cards={"food": 3}), person()]
    expected = {
        "prepare": "skip", "explore": "nothing", "trader": "trader ignore", "trade": "end", "limit": "discard wood",
    }  # fmt: skip
    for moment, move in expected.items():
        cards = people if moment != "trade" else [person(), *people[1:]]
        p = table(moment, cards)
        assert GAME.texts[time_out(p.r, p.s)] == move
    assert GAME.texts[_out("encounter", people)] == "run"
    assert GAME.texts[_out("combat", people)] == "attack axe"
    assert GAME.texts[_out("combat", [person(cards={"sniper": 1}, bullets=1), person(), person()])] == "attack unarmed"
    restless = table("explore", [person(idle=True), person(), person()], rules={"variant.restless": True})
    assert GAME.texts[time_out(restless.r, restless.s)] == "stay look"
    p = table("trade", [person(cards={"food": 1}), person(), person()])
    play(p, "trade 1", "offer food")
    assert GAME.texts[time_out(p.r, p.s)] == "cancel"
    play(p, "send")
    assert GAME.texts[time_out(p.r, p.s)] == "reject"
    p = table("pack", [person(), person(health=0, hunger=0, cards={"axe": 1}), person()])
    assert GAME.texts[time_out(p.r, p.s)] == "skip"
    p = table("pay", [person(cards={"scrap": 2, "wood": 1, "bandage": 1}), person(), person()])
    assert GAME.texts[time_out(p.r, p.s)] == "pay wood"


def _out(moment, people):
    p = table(moment, people, hostile=hostile())
    return time_out(p.r, p.s)


@pytest.mark.rule("ED-B41")
def test_a_table_that_sleeps_comes_to_an_end():
    p = GAME.new(players=5, seed=4)
    while not p.is_over:
        p.play(time_out(p.r, p.s))
    assert p.end_reason == "eight_days"


@pytest.mark.rule("ED-B1", "ED-92")
def test_the_phases_of_a_turn_in_their_order():
    p = table("prepare", [person(cards={"wood": 9}), person(health=0, hunger=0, cards={"axe": 1}), person()])
    assert phase(p) == "prepare"
    play(p, "skip")
    assert phase(p) == "explore"
    q, _ = until(p, "stay look", lambda q, e: st.TRADER_CAME in kinds(e))
    seen = [phase(q)]
    for move in ("trader ignore", "skip", "discard wood", "discard wood", "discard wood", "end"):
        play(q, move)
        seen.append(phase(q))
    assert seen == ["trader", "pack", "limit", "limit", "limit", "trade", "prepare"]
    assert q.actor == 2
