"""Weapons and their bands (ED-68 to ED-76)."""

from fractions import Fraction

import pytest
from bench import eight_days_odds as odds
from tests.games.eight_days.table import default_rules, hostile, of, person, play, roll, table

from tablewright.games.eight_days import state as st

pytestmark = pytest.mark.nojit
ALL = ("unarmed", *st.WEAPONS)
MELEE, RANGED = ("knife", "torch", "spear", "axe"), ("bow", "pistol", "revolver", "sniper", "assault")
DAMAGES = {
    "unarmed": (0, 4, 9), "knife": (0, 4, 7), "torch": (0, 3, 7), "spear": (0, 5, 8), "axe": (0, 5, 8),
    "bow": (1, 6, 10), "pistol": (3, 5, 7), "revolver": (4, 5, 6), "sniper": (4, 6, 7), "assault": (2, 6, 10),
}  # fmt: skip
R = default_rules(3)


def hit(weapon: str, face: int) -> int:
    """The damage of an attack in a real fight, from the event and from the hostile's health."""
    cards = {} if weapon == "unarmed" else {weapon: 1}
    p = table("combat", [person(cards=cards, arrows=1, bullets=1), person(), person()], hostile=hostile(health=10))
    roll(p, face)
    events = play(p, f"attack {weapon}")
    damage = of(events, st.ATTACKED)[0].c
    assert 10 - (p.s.hostile_health if p.s.hostile else 0) == damage
    return damage


@pytest.mark.rule("ED-68", "ED-69", "ED-70", "ED-72", "ED-73")
@pytest.mark.parametrize("weapon", MELEE)
def test_melee_bands(weapon):
    miss, base, critical = DAMAGES[weapon]
    assert miss == 0
    assert [hit(weapon, face) for face in (1, 3, 4, 8, 9, 10)] == [miss, miss, base, base, critical, critical]


@pytest.mark.rule("ED-68", "ED-69", "ED-71", "ED-B30")
@pytest.mark.parametrize("weapon", RANGED)
def test_ranged_bands(weapon):
    bad, base, critical = DAMAGES[weapon]
    assert [hit(weapon, face) for face in (1, 4, 5, 8, 9, 10)] == [bad, bad, base, base, base, critical]


@pytest.mark.rule("ED-73")
def test_torch():
    assert hit("torch", 5) == 3


@pytest.mark.rule("ED-B31")
def test_bare_hands():
    assert [hit("unarmed", face) for face in (1, 4, 5, 9, 10)] == [0, 0, 4, 4, 9]
    changed = {"weapon.unarmed.bands": [3, 8, 10], "weapon.unarmed.damage": [0, 3, 7]}
    p = table("combat", rules=changed, hostile=hostile())
    roll(p, 4)
    play(p, "attack unarmed")
    assert p.s.hostile_health == 7


@pytest.mark.rule("ED-74")
def test_ten_expected_damages():
    printed = "2.9 3.4 2.9 4.1 4.1 4.4 4.4 4.7 5.3 4.8".split()
    assert [odds.expected_damage(R, w) for w in range(10)] == [Fraction(mean) for mean in printed]


@pytest.mark.rule("ED-75")
def test_torch_misses_less_often_than_bare_hands():
    torch = ALL.index("torch")
    assert odds.expected_damage(R, 0) == odds.expected_damage(R, torch)
    assert (R.damage[0, 1:] == 0).sum() == 4
    assert (R.damage[torch, 1:] == 0).sum() == 3
    assert odds.rounds_to_kill(R, [torch], 10) < odds.rounds_to_kill(R, [0], 10)


@pytest.mark.rule("ED-B30")
def test_no_whole_damages_fit_the_other_reading_of_nine():
    for tenfold in (47, 53):  # revolver, sniper: 4a + 4b + 2c is even
        assert not [1 for a in range(60) for b in range(60) for c in range(60) if 4 * a + 4 * b + 2 * c == tenfold]


@pytest.mark.rule("ED-68", "ED-74")
def test_chosen_damages():
    for w, weapon in enumerate(ALL):
        low, base, critical = DAMAGES[weapon]
        assert low < base < critical <= 10
        assert sorted(set(R.damage[w, 1:])) == [low, base, critical]
    solutions = {
        e: [(b, c) for b in range(11) for c in range(11) if 5 * b + 2 * c == e and 0 < b < c] for e in (29, 34, 41)
    }
    assert solutions == {29: [(3, 7)], 34: [(4, 7)], 41: [(5, 8)]}


@pytest.mark.rule("ED-76", "ED-B42")
def test_ammunition_kinds():
    assert [st.ITEMS[t] if t else "" for t in R.ammo] == ["", "", "", "", "", "arrow", *["bullet"] * 4]
    assert list(R.brings[5:]) == [3, 4, 3, 2, 4]
