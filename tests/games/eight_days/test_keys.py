"""Every key of rules.toml matters: with another value a legal list or an outcome changes."""

import random

import pytest
from tests.games.eight_days.table import GAME, hand, hostile, meeting, person, pieces, play, roll, table, until

from tablewright import RulesError
from tablewright.games.eight_days import state as st

KEYS = GAME.ruleset.keys
PLAIN = [key for key in KEYS if key.split(".")[0] not in ("weapon", "recipe")]
DECKS = ("events", "resource_deck", "weapon_deck", "tiles")
ALONE = {f"weapon_deck.{name}": 0 for name in st.WEAPONS}
OTHER = {
    "game.days": 7, "game.health": 9, "game.hunger": 2, "game.health_cap": 12, "game.hunger_cap": 5,
    "game.phase1_actions": 2, "game.starve_damage": 2, "game.hand_limit": 5, "game.backpack_bonus": 0,
    "game.backpack_counts": True, "game.win": "all_or_nothing", "game.trades_per_turn": 1, "game.trade_max_cards": 2,
    "variant.restless": True, "variant.daily_hunger": 1, "tiles.add_to_loot": False, "dusk.days": [1, 3, 5, 8],
    "dice.run_success_min": 10, "dice.flee_success_min": 10, "dice.strike_hit_min": 10, "consumable.food": 1,
    "hostile.health.zombie": 1, "hostile.health.npc": 1, "hostile.damage.npc": 1, "supply.bandage": 4,
    "supply.arrow": 0, "supply.bullet": 0, "supply.backpack": 0,
    "dusk.hostile": "npc", "dusk.loot": [2, 2, 2], "hostile.loot_to": "killer", "trader.asks_others": False,
}  # fmt: skip


def trace(rules: dict, seed: int) -> list[object]:
    """All that can be chosen and what comes of it in one lively game."""
    p = GAME.new(players=4, seed=seed, rules=rules)
    choice, seen = random.Random(seed), []
    while not p.is_over:
        legal = p.legal()
        liked = [move for move in legal if move.split()[0] in ("look", "take", "craft", "accept", "trader", "attack")]
        seen.append(legal)
        p.play(choice.choice(liked if liked and choice.random() < 0.6 else legal))
    return [*seen, p.result]


@pytest.mark.parametrize("key", PLAIN)
def test_a_plain_key_changes_a_game(key):
    value = OTHER[key] if key in OTHER else KEYS[key] + 3 if key.split(".")[0] in DECKS else KEYS[key] + 1
    assert any(trace({}, seed) != trace({key: value}, seed) for seed in range(150))


def test_other_values_are_of_plain_keys():
    assert set(OTHER) <= set(PLAIN)


@pytest.mark.nojit
@pytest.mark.parametrize("weapon", ["unarmed", *st.WEAPONS])
def test_weapon_keys(weapon):
    def damages(rules):
        cards = {} if weapon == "unarmed" else {weapon: 1}
        found = []
        for face in (4, 10):
            p = table(
                "combat", [person(cards=cards, arrows=1, bullets=1), person(), person()], rules=rules, hostile=hostile()
            )
            roll(p, face)
            play(p, f"attack {weapon}")
            found.append(p.s.hostile_health if p.s.hostile else 0)
        return found

    assert damages({}) != damages({f"weapon.{weapon}.damage": [2, 3, 5]})
    assert damages({}) != damages({f"weapon.{weapon}.bands": [1, 2, 10]})


@pytest.mark.nojit
@pytest.mark.parametrize("weapon", ["bow", "pistol", "revolver", "sniper", "assault"])
def test_ammunition_keys(weapon):
    def armed(rules, **more):
        return table(
            "combat", [person(cards={weapon: 1}, **more), person(), person()], rules=rules, hostile=hostile()
        ).legal()

    other = {f"weapon.{weapon}.ammo": "bullet" if weapon == "bow" else "arrow"}
    assert armed({}, arrows=1) != armed(other, arrows=1)

    def brought(rules):
        p = table("explore", [person(), person(), person()], rules={**ALONE, f"weapon_deck.{weapon}": 1, **rules})
        return pieces(until(p, "stay look", lambda q, e: weapon in hand(q, 0))[0], 0)

    assert brought({}) != brought({f"weapon.{weapon}.brings": 1})


@pytest.mark.nojit
@pytest.mark.parametrize("key", [key for key in KEYS if key.startswith("recipe.")])
def test_recipe_keys(key):
    _, thing, *_ = key.split(".")
    cost = {k.split(".")[3]: v for k, v in KEYS.items() if k.startswith(f"recipe.{thing}.cost.")}

    def crafted(rules):
        p = table("prepare", [person(cards=cost), person(), person()], rules=rules)
        if f"craft {thing}" not in p.legal():
            return None
        play(p, f"craft {thing}")
        return hand(p, 0), pieces(p, 0)

    assert crafted({}) is not None
    assert crafted({}) != crafted({key: KEYS[key] + 1})


@pytest.mark.nojit
def test_a_recipe_may_ask_for_more_kinds():
    p = table("prepare", [person(cards={"cloth": 2}), person(), person()], rules={"recipe.bandage.cost.food": 1})
    assert "craft bandage" not in p.legal()


@pytest.mark.nojit
@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ({"board.radius": 4}, "board.radius"),
        ({"tiles.copies.house": 5}, "at least 36"),
        ({"weapon.axe.bands": [3, 8, 9]}, "end with 10"),
        ({"weapon.axe.bands": [8, 3, 10]}, "rising"),
        ({"weapon.axe.damage": [0, 5]}, "a list of 3"),
        ({"weapon.axe.sharpness": 3}, "sharpness"),
        ({"weapon.club.damage": [0, 1, 2]}, "club"),
        ({"weapon.bow.ammo": "stone"}, "arrow, bullet or none"),
        ({"weapon.axe.brings": 3}, "brings no pieces"),
        ({"weapon.unarmed.ammo": "bullet"}, "bare hands need no pieces"),
        ({"weapon": 3}, "weapon: expected a table of unarmed"),
        ({"weapon.knife": 3}, "weapon.knife: expected a table of bands"),
        ({"weapon.bow.ammo": []}, "arrow, bullet or none"),
        ({"recipe": []}, "recipe: expected a table of bandage"),
        ({"recipe.bandage": 3}, "recipe.bandage: expected a table of cost"),
        ({"recipe.axe.cost.bandage": 1}, "food, wood, scrap, cloth"),
        ({"recipe.axe.pieces": 1}, "pieces"),
        ({"recipe.shield.cost.wood": 1}, "shield"),
        ({"game.health": 11}, "health_cap"),
        ({"game.hunger": 4}, "hunger_cap"),
        ({"supply.bandage": 3}, "supply.bandage"),
        ({"resource_deck.food": 99, "start.food": 5}, "120 food cards"),
        ({f"events.{name}": 0 for name in st.EVENT_CARDS}, "at least one card"),
        ({"dice.strike_hit_min": 11}, "from 1 to 10"),
        ({"game.win": "nobody"}, "each_survivor"),
    ],
)  # fmt: skip
def test_impossible_rules_are_refused(rules, words):
    with pytest.raises(RulesError, match=words):
        GAME.new(players=5, seed=1, rules=rules)


@pytest.mark.nojit
def test_presets():
    assert set(GAME.ruleset.presets) == {"Rulebook", "Restless"}
    literal, restless = (GAME.new(players=3, seed=1, preset=name) for name in ("Rulebook", "Restless"))
    assert literal.rules_hash == GAME.new(players=3, seed=1).rules_hash != restless.rules_hash
    assert (literal.r.restless, restless.r.restless) == (0, 1)


@pytest.mark.nojit
def test_more_tiles_than_spaces_are_fine():
    p = GAME.new(players=3, seed=1, rules={"tiles.copies.house": 16})
    assert p.s.tile_stack.sum() == 46


@pytest.mark.nojit
def test_a_weapon_event_card_is_a_key():
    q, _ = meeting("weapon", table("explore", rules={"events.weapon": 20}))
    assert q.s.items[0, st.KNIFE : st.N_CARDS].sum() == 1
