"""Eight Days: what the keys of rules.toml cannot say by themselves: weapons, recipes, and sums that must fit."""

from typing import Any

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.hexes import PLACES
from tablewright.games.eight_days.state import Rules
from tablewright.kernel.errors import RulesError, shown
from tablewright.kernel.ruleset import table_of, whole

OWN_TABLES = ("weapon", "recipe")
AMMO = {"none": 0, "arrow": st.ARROW, "bullet": st.BULLET}
RAW = st.RESOURCES[: st.N_RAW]
WITH_PIECES = ("arrows", "bullets", "bow")


def load(r: Rules, data: dict[str, Any]) -> None:
    """Fill weapons and recipes; refuse sums that cannot be played."""
    weapons = ("unarmed", *st.WEAPONS)
    table_of(data["weapon"], "weapon", weapons)
    table_of(data["recipe"], "recipe", st.RECIPES)
    for w, name in enumerate(weapons):
        _load_weapon(r, w, f"weapon.{name}", data["weapon"][name])
    for k, name in enumerate(st.RECIPES):
        _load_recipe(r, k, f"recipe.{name}", data["recipe"][name], name in WITH_PIECES)
    r.fewest_raw = int(r.recipe_cost.sum(axis=1, dtype=int).min())
    _check_sums(r)


def _load_weapon(r: Rules, w: int, path: str, card: Any) -> None:
    table_of(card, path, ("bands", "damage"), ("ammo", "brings"))
    bands, damage = _three(card, path, "bands", st.FACES), _three(card, path, "damage", 99)
    if bands != sorted(bands) or bands[2] != st.FACES:
        raise RulesError(f"{path}.bands: expected rising faces that end with {st.FACES}, not {bands}")
    for face in range(1, st.FACES + 1):  # ED-69: the die picks the band, the band fixes the damage
        r.damage[w, face] = next(damage[i] for i in range(3) if face <= bands[i])
    ammo = card.get("ammo", "none")
    if not isinstance(ammo, str) or ammo not in AMMO:
        raise RulesError(f"{path}.ammo: expected arrow, bullet or none, not {shown(ammo)}")
    if w == 0 and ammo != "none":  # ED-7: whoever has nothing else must be able to fight with them
        raise RulesError(f"{path}.ammo: bare hands need no pieces; expected none, not {shown(ammo)}")
    r.ammo[w] = AMMO[ammo]
    r.brings[w] = whole(card.get("brings", 0), 0, 20, f"{path}.brings")
    if ammo == "none" and r.brings[w]:
        raise RulesError(f"{path}.brings: a weapon without ammo brings no pieces")


def _three(card: dict[str, Any], path: str, key: str, highest: int) -> list[int]:
    given = card[key]
    if not isinstance(given, list) or len(given) != 3:
        raise RulesError(f"{path}.{key}: expected a list of 3, not {shown(given)}")
    return [whole(value, 0, highest, f"{path}.{key}[{i}]") for i, value in enumerate(given)]


def _load_recipe(r: Rules, k: int, path: str, recipe: Any, with_pieces: bool) -> None:
    table_of(recipe, path, (), ("cost", "pieces") if with_pieces else ("cost",))
    cost = table_of(recipe.get("cost", {}), f"{path}.cost", (), RAW)
    for t, name in enumerate(RAW):
        r.recipe_cost[k, t] = whole(cost.get(name, 0), 0, 20, f"{path}.cost.{name}")
    r.recipe_pieces[k] = whole(recipe.get("pieces", 0), 0, 20, f"{path}.pieces")


def _check_sums(r: Rules) -> None:
    players = int(r.players)
    if r.health > r.health_cap:
        raise RulesError(f"game.health: expected at most game.health_cap, {int(r.health_cap)}, not {int(r.health)}")
    if r.hunger > r.hunger_cap:
        raise RulesError(f"game.hunger: expected at most game.hunger_cap, {int(r.hunger_cap)}, not {int(r.hunger)}")
    if (tiles := int(r.tile_copies.sum())) < PLACES - 1:
        raise RulesError(f"tiles.copies: expected at least {PLACES - 1} in all ({', '.join(st.TILES)}), not {tiles}")
    if int(r.events.sum()) == 0:
        raise RulesError("events: expected at least one card")
    if int(r.supply[0]) < players * int(r.start_bandage):
        raise RulesError(f"supply.bandage: expected at least {players * int(r.start_bandage)} for the start")
    if int(r.resource_deck[0]) + players * int(r.start_food) > 120:
        raise RulesError("resource_deck.food: expected at most 120 food cards in all, with those of the start")
