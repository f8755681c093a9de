"""The bots' heuristic says what a player would say."""

import numpy as np
import pytest
from tests.games.eight_days.table import GAME, hostile, person, play, table

from tablewright.kernel import calls

pytestmark = pytest.mark.nojit
MAP = {"d4": "start", "d5": "road"}


def values(p):
    out = np.zeros(p.players)
    calls.evaluate(*p.arrays, out)
    assert (abs(out) <= 1).all()
    return out


def mine(day=1, others=None, rules=None, **more):
    """The value of player 0, who stands alone unless told otherwise."""
    people = [person(**more), *(others or [person("d5"), person("d5")])]
    return values(table("prepare", people, day=day, map=MAP, rules=rules))[0]


def test_health_hunger_and_supplies_are_good():
    assert mine(health=4) < mine(health=7) < mine(health=10)
    assert mine(hunger=0) < mine(hunger=3)
    assert mine(health=5) < mine(health=5, cards={"bandage": 1})
    assert mine(hunger=0) < mine(hunger=0, cards={"food": 1})


def test_a_weapon_counts_with_its_ammunition():
    assert mine() < mine(cards={"axe": 1})
    assert mine(cards={"sniper": 1}) == mine()
    assert mine(cards={"axe": 1}) < mine(cards={"sniper": 1}, bullets=2)


def test_company_helps_before_a_dusk():
    together = [person(), person()]
    assert mine(day=2) < mine(day=2, others=together)
    assert mine(day=7) == mine(day=7, others=together)  # no dusk ahead


def test_the_coming_dusk_is_feared():
    assert mine(day=2) < mine(day=2, rules={"dusk.spawn_max": 0})
    assert mine(day=2) < mine(day=3) < mine(day=5) < mine(day=7)
    assert mine(day=2, rules={"dusk.hostile": "npc"}) < mine(day=2)


def test_a_hostile_at_hand_and_a_storm_are_bad():
    people = [person(), person("d5"), person("d5")]
    calm = values(table("explore", people, map=MAP))
    met = values(table("encounter", people, map=MAP, hostile=hostile()))
    fighting = values(table("combat", people, map=MAP, hostile=hostile()))
    worse = values(table("combat", people, map=MAP, hostile=hostile("npc")))
    assert worse[0] < fighting[0] < met[0] < calm[0]
    assert worse[1] == calm[1]  # not on the tile
    assert values(table("explore", people, map=MAP, storms=["d4"]))[0] < calm[0]


def test_in_the_end_it_is_the_outcome():
    p = table("trade", [person(), person(health=0, hunger=0), person()], turn=2, day=8)
    play(p, "end")
    assert list(values(p)) == p.result
    shared = table(
        "trade", [person(), person(health=0, hunger=0), person()], turn=2, day=8, rules={"game.win": "all_or_nothing"}
    )
    assert list(values(shared)) == [-1.0] * 3
    play(shared, "end")
    assert list(values(shared)) == shared.result


def test_it_foretells_survival():
    """Over random games, the value at the start of day 4 goes up with the outcome."""
    lived, died = [], []
    for seed in range(12):
        p, choice = GAME.new(players=3, seed=seed), np.random.default_rng(seed)
        at_day_four = None
        while not p.is_over:
            if p.length == 4 and at_day_four is None:
                at_day_four = values(p)
            p.play(int(choice.choice(p.actions())))
        if at_day_four is not None:
            for q, result in enumerate(p.result):
                (lived if result > 0 else died).append(at_day_four[q])
    assert np.mean(lived) > np.mean(died) + 0.2
