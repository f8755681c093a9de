"""The figures of docs/eight-days-simulation.md: what simple policies survive, and the rulebook's own arithmetic.

    python3 -m bench.eight_days_survey [--games 40000] [--seed 2026]

All players follow the same policy (see eight_days_policies.py). A share's standard error is below
1 / (2 * sqrt(games)), since players of one game share its luck.
"""

import argparse
from collections.abc import Mapping

import numpy as np
from bench import eight_days_odds as odds
from bench import eight_days_policies as policies

import tablewright
from tablewright.games.eight_days import state as st
from tablewright.kernel.events import SILENT

GAME = tablewright.game("eight_days")
SETS: dict[str, Mapping[str, object]] = {
    "Rulebook": {},
    "Restless": {"variant.restless": True},
    "a hunger a day": {"variant.daily_hunger": 1},
    "a hostile at every dusk": {"dusk.spawn_max": 10},
    "a dusk on days 2, 4, 6 and 8": {"dusk.days": [2, 4, 6, 8]},
}


def survivors(rules: Mapping[str, object], players: int, policy: int, games: int, seed: int) -> tuple[float, float]:
    """The share of players alive in the end, and of games in which all are."""
    start = GAME.new(players=players, seed=0, rules=rules)
    counts = np.zeros(st.PLAYERS + 1, np.int64)
    out = np.empty(GAME.max_legal, np.int32)
    policies.count_survivors(*start.arrays, policy, games, np.uint64(seed), out, SILENT, counts)
    alive = int((counts * np.arange(st.PLAYERS + 1)).sum())
    return alive / (games * players), int(counts[players]) / games


def show_survivors(games: int, seed: int) -> None:
    print("Players alive after the last day (in brackets: games in which all live)")
    for name, rules in SETS.items():
        print(f"\n{name:32}" + "".join(f"{players} players    " for players in GAME.meta.players))
        for policy, label in enumerate(policies.POLICIES):
            shares = [survivors(rules, players, policy, games, seed) for players in GAME.meta.players]
            print(f"  {label:30}" + "".join(f"{each:.3f} ({everybody:.3f}) " for each, everybody in shares))


def show_weapons(r: object) -> None:
    print("\nOne attack: mean damage, and mean rounds to bring down ten health")
    for w, name in enumerate(("unarmed", *st.WEAPONS)):
        print(f"  {name:10} {float(odds.expected_damage(r, w)):.1f}  {float(odds.rounds_to_kill(r, [w], 10)):.3f}")
    print(f"  a random card of the weapon deck: {float(odds.mean_rounds_to_kill(r, 10)):.3f} rounds")


def show_fights(r: object) -> None:
    print("\nA fight at ten health: chance to die, mean health lost, hostiles beaten in a row without healing")
    spear = st.WEAPONS.index("spear") + 1
    for fighters, weapons in (("one, unarmed", [0]), ("three, unarmed", [0] * 3), ("three with spears", [spear] * 3)):
        for kind, name in enumerate(st.HOSTILES, 1):
            after = odds.fight(r, weapons, kind, 10)
            lost = float(sum((10 - left) * p for left, p in after.items()))
            beaten = float(odds.beaten_before_death(r, weapons, kind, 10))
            print(f"  {fighters:18} {name:7} {float(after.get(0, 0)):.3f}  {lost:.2f}  {beaten:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Survival of simple policies and exact odds of Eight Days.")
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=2026)
    options = parser.parse_args()
    show_survivors(options.games, options.seed)
    r = GAME.new(players=3, seed=0).r
    show_weapons(r)
    show_fights(r)


if __name__ == "__main__":
    main()
