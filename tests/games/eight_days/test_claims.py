"""The rulebook's own figures (P-1 to P-16), exact where they can be, simulated where not."""

from fractions import Fraction

import numpy as np
import pytest
from bench import eight_days_odds as odds
from bench import eight_days_policies as policies
from tests.games.eight_days.table import GAME, default_rules

from tablewright.games.eight_days import state as st
from tablewright.kernel.events import SILENT

R = default_rules(3)
WEAPONS = ("unarmed", *st.WEAPONS)
UNARMED, SPEAR = 0, WEAPONS.index("spear")
ZOMBIE, NPC = st.ZOMBIE, st.NPC


@pytest.mark.rule("ED-74")
def test_mean_of_the_weapon_deck():
    means = [odds.expected_damage(R, w) for w in range(1, 10)]
    assert sum(int(n) * mean for n, mean in zip(R.weapon_deck, means)) == Fraction("95.7")


@pytest.mark.rule("ED-74", "ED-75", "ED-B31")
def test_killing_times():
    times = {name: float(odds.rounds_to_kill(R, [w], 10)) for w, name in enumerate(WEAPONS)}
    wanted = {
        "unarmed": 4.491, "knife": 3.586, "torch": 4.107, "spear": 2.857, "axe": 2.857, "bow": 2.934, "pistol": 2.624,
        "revolver": 2.560, "sniper": 2.160, "assault": 2.550,
    }  # fmt: skip
    assert times == pytest.approx(wanted, abs=0.0006)
    ranged = sorted(("bow", "pistol", "revolver", "sniper", "assault"), key=times.__getitem__)
    assert ranged == ["sniper", "assault", "revolver", "pistol", "bow"]


@pytest.mark.rule("ED-74", "ED-B31")
def test_three_or_four_attacks_with_bare_hands():
    killed = [sum(p for d, p in odds.damage_shares(R, [UNARMED] * n).items() if d >= 10) for n in range(5)]
    assert float(killed[4] - killed[2]) == pytest.approx(0.47, abs=0.005)


@pytest.mark.rule("ED-53", "ED-55")
def test_an_encounter_lasts_two_to_three_rounds():
    assert float(odds.mean_rounds_to_kill(R, 10)) == pytest.approx(3.10, abs=0.005)
    assert float(odds.rounds_to_kill(R, [UNARMED] * 2, 10)) == pytest.approx(2.495, abs=0.005)
    assert float(odds.rounds_to_kill(R, [UNARMED] * 3, 10)) == pytest.approx(1.81, abs=0.005)


@pytest.mark.rule("ED-38", "ED-39", "ED-B14")
def test_damage_of_an_encounter():
    hit = odds.hit_chance(R)
    assert hit == Fraction(7, 10)
    rounds = odds.mean_rounds_to_kill(R, 10)
    assert 4 <= hit * 2 * rounds <= 6
    assert float(hit * 2 * rounds) == pytest.approx(4.34, abs=0.005)
    assert 8 <= hit * 4 * rounds <= 12
    assert float(hit * 4 * rounds) == pytest.approx(8.68, abs=0.005)
    alone = hit * 2 * odds.rounds_to_kill(R, [UNARMED], 10)
    assert float(alone) == pytest.approx(6.29, abs=0.005)
    assert 2 <= 10 - alone <= 4  # health left after the first fight alone and unarmed


@pytest.mark.rule("ED-52", "ED-86", "ED-B14")
def test_a_fight_alone_and_unarmed():
    zombie, npc = odds.fight(R, [UNARMED], ZOMBIE, 10), odds.fight(R, [UNARMED], NPC, 10)
    assert sum(zombie.values()) == sum(npc.values()) == 1
    assert float(zombie[0]) == pytest.approx(0.18, abs=0.005)
    assert float(npc[0]) == pytest.approx(0.614, abs=0.005)
    assert float(sum((10 - left) * p for left, p in zombie.items())) == pytest.approx(5.99, abs=0.005)


@pytest.mark.rule("ED-55", "ED-38", "ED-39")
def test_fighting_every_turn_kills():
    assert float(odds.beaten_before_death(R, [UNARMED], ZOMBIE, 10)) == pytest.approx(1.08, abs=0.015)
    assert float(odds.beaten_before_death(R, [UNARMED], NPC, 10)) == pytest.approx(0.42, abs=0.015)
    assert float(odds.beaten_before_death(R, [UNARMED] * 3, ZOMBIE, 10)) == pytest.approx(3.25, abs=0.005)
    assert float(odds.beaten_before_death(R, [UNARMED] * 3, NPC, 10)) == pytest.approx(1.68, abs=0.005)
    assert float(odds.beaten_before_death(R, [SPEAR] * 3, ZOMBIE, 10)) == pytest.approx(4.98, abs=0.005)


@pytest.mark.rule("ED-77")
def test_mean_tile_number_is_one():
    assert (R.tile_copies * R.tile_number).sum() == R.tile_copies.sum()
    assert set(R.tile_number) == {0, 1, 2}
    assert len(set(R.tile_copies)) == 1


@pytest.mark.rule("ED-37", "ED-11")
def test_event_shares_as_drawn():
    start = GAME.new(players=3, seed=1)
    counts = np.zeros(st.N_EVENTS, np.int64)
    draws = 40 * 500  # whole decks: exactly the printed shares
    policies.count_events(*start.arrays, draws, np.uint64(3), SILENT, counts)
    assert list(counts) == [500 * int(n) for n in start.r.events]


def weapon_share(draws):
    start = GAME.new(players=3, seed=1)
    counts = np.zeros(st.N_CARDS, np.int64)
    policies.count_draws(*start.arrays, draws, np.uint64(5), SILENT, counts)
    assert counts.sum() == draws
    return counts, counts[st.KNIFE :].sum() / draws


@pytest.mark.rule("ED-80", "ED-81", "ED-B19")
def test_four_resources_to_a_weapon():
    draws = 1_000_000
    counts, share = weapon_share(draws)
    error = (0.2 * 0.8 / draws) ** 0.5
    assert abs(share - 0.2) < 4 * error
    for t in range(st.N_RAW):
        assert abs(counts[t] / draws - 0.2) < 4 * error
    ratio = (draws - counts[st.KNIFE :].sum()) / counts[st.KNIFE :].sum()
    assert ratio == pytest.approx(4, abs=4 * error / 0.2**2)


@pytest.mark.rule("ED-83")
def test_a_group_is_attacked_at_least_once():
    assert 1 - (1 - Fraction(int(R.dusk_spawn_max), 10)) ** 3 == Fraction("0.657")


SHARES = {  # of players alive after day 8, by an independent program; for 3, 4 and 5 players
    "nothing": (0.999, 1.000, 1.000),
    "walk": (0.860, 0.863, 0.866),
    "always look": (0.014, 0.002, 0.001),
    "every second day": (0.329, 0.264, 0.180),
}


def share_alive(policy, players, games, preset=None):
    start = GAME.new(players=players, seed=1, preset=preset)
    counts = np.zeros(st.PLAYERS + 1, np.int64)
    out = np.empty(GAME.max_legal, np.int32)
    policies.count_survivors(
        *start.arrays, policies.POLICIES.index(policy), games, np.uint64(2026), out, SILENT, counts
    )
    assert counts.sum() == games
    return (counts * np.arange(st.PLAYERS + 1)).sum() / (games * players)


@pytest.mark.rule("ED-15", "ED-83", "ED-87", "ED-37", "ED-51")
@pytest.mark.parametrize("policy", SHARES)
def test_survival_of_simple_policies(policy):
    for players, wanted in zip((3, 4, 5), SHARES[policy]):
        assert share_alive(policy, players, 10_000) == pytest.approx(wanted, abs=0.015)


@pytest.mark.long
@pytest.mark.rule("ED-15")
@pytest.mark.parametrize("policy", SHARES)
def test_survival_of_simple_policies_in_volume(policy):
    for players, wanted in zip((3, 4, 5), SHARES[policy]):
        assert share_alive(policy, players, 200_000) == pytest.approx(wanted, abs=0.01)


@pytest.mark.rule("ED-B39")
def test_restless_ends_passive_play():
    passive = [share_alive("nothing", players, 5000, "Restless") for players in (3, 4, 5)]
    assert max(passive) < 0.5  # under the rulebook nearly all live
