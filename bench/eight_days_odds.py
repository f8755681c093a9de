"""The arithmetic of Eight Days' rulebook, exact: expected damages, killing times, what a fight costs. Plain fractions.

All fighters have the same health here, so that a blow that hits everybody keeps it so.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from typing import Any

from tablewright.games.eight_days.state import FACES, N_WEAPONS

Shares = dict[int, Fraction]  # a number and how likely it is


def expected_damage(r: Any, w: int) -> Fraction:
    """ED-74: the mean damage of one attack with weapon w (0 unarmed)."""
    return Fraction(int(r.damage[w, 1:].sum(dtype=int)), FACES)


def damage_shares(r: Any, weapons: Sequence[int]) -> Shares:
    """The damage of one combat round of these weapons together (ED-55)."""
    return reduce(_added, [_one_attack(r, w) for w in weapons], {0: Fraction(1)})


def _one_attack(r: Any, w: int) -> Shares:
    shares: Shares = {}
    for face in range(1, FACES + 1):
        damage = int(r.damage[w, face])
        shares[damage] = shares.get(damage, Fraction(0)) + Fraction(1, FACES)
    return shares


def _added(left: Shares, right: Shares) -> Shares:
    total: Shares = {}
    for a, p in left.items():
        for b, q in right.items():
            total[a + b] = total.get(a + b, Fraction(0)) + p * q
    return total


def rounds_to_kill(r: Any, weapons: Sequence[int], health: int) -> Fraction:
    """The mean number of combat rounds until a hostile of so much health is dead."""
    damage = damage_shares(r, weapons)
    miss = damage.get(0, Fraction(0))
    rounds = [Fraction(0)]
    for left in range(1, health + 1):
        later = sum((p * rounds[max(left - d, 0)] for d, p in damage.items() if d), Fraction(0))
        rounds.append((1 + later) / (1 - miss))
    return rounds[health]


def mean_rounds_to_kill(r: Any, health: int) -> Fraction:
    """The same for one fighter with a random card of the weapon deck."""
    cards = [int(n) for n in r.weapon_deck]
    rounds = [rounds_to_kill(r, [w], health) for w in range(1, N_WEAPONS + 1)]
    return sum((n * mean for n, mean in zip(cards, rounds)), Fraction(0)) / sum(cards)


def hit_chance(r: Any) -> Fraction:
    """ED-B14: how often a strike hits."""
    return Fraction(FACES + 1 - int(r.strike_hit_min), FACES)


def fight(r: Any, weapons: Sequence[int], kind: int, health: int) -> Shares:
    """The health that fighters of so much health have after a fight to the end with a zombie (1) or an NPC (2)."""
    damage, blow = damage_shares(r, weapons), int(r.hostile_damage[kind - 1])
    known: dict[tuple[int, int], Shares] = {}

    def players_strike(mine: int, its: int) -> Shares:
        """After a round in which all missed nothing has changed; otherwise somebody has lost health."""
        if (mine, its) not in known:
            hit, miss = hit_chance(r), damage.get(0, Fraction(0))
            again = (1 - hit) * miss  # the hostile misses and so do all players
            total: Shares = {}
            for d, p in damage.items():
                _add(total, {mine: Fraction(1)} if d >= its else strike(mine, its - d, d == 0), p)
            known[mine, its] = {left: p / (1 - again) for left, p in total.items()}
        return known[mine, its]

    def strike(mine: int, its: int, unchanged: bool) -> Shares:
        total: Shares = {}
        hit = hit_chance(r)
        _add(total, players_strike(mine - blow, its) if mine > blow else {0: Fraction(1)}, hit)
        if not unchanged:
            _add(total, players_strike(mine, its), 1 - hit)
        return total

    outcome: Shares = {}
    its = int(r.hostile_health[kind - 1])
    _add(outcome, players_strike(health - blow, its) if health > blow else {0: Fraction(1)}, hit_chance(r))
    _add(outcome, players_strike(health, its), 1 - hit_chance(r))
    return outcome


def _add(total: Shares, shares: Shares, weight: Fraction) -> None:
    for value, p in shares.items():
        total[value] = total.get(value, Fraction(0)) + weight * p


def beaten_before_death(r: Any, weapons: Sequence[int], kind: int, health: int) -> Fraction:
    """How many hostiles in a row fall before the fighters do, without healing."""
    beaten = [Fraction(0)]
    for mine in range(1, health + 1):
        after = fight(r, weapons, kind, mine)
        unhurt = after.get(mine, Fraction(0))
        later = sum((p * (1 + beaten[left]) for left, p in after.items() if 0 < left < mine), Fraction(0))
        beaten.append((later + unhurt) / (1 - unhurt))
    return beaten[health]
