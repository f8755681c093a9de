"""What the keys of rules.toml cannot express by themselves: weapons, recipes, and sums that must fit."""

from typing import Any

from tablewright.games.eight_days.hexes import PLACES
from tablewright.games.eight_days.state import (
    ARROW,
    BULLET,
    FACES,
    N_RAW,
    RECIPES,
    RESOURCES,
    TILES,
    WEAPONS,
    Rules,
)
from tablewright.kernel.errors import RulesError
from tablewright.kernel.ruleset import whole

OWN_TABLES = ("weapon", "recipe")
AMMO = {"arrow": ARROW, "bullet": BULLET}
RAW = RESOURCES[:N_RAW]
WITH_PIECES = ("arrows", "bullets", "bow")


def load(r: Rules, data: dict[str, Any]) -> None:
    """Fill weapons and recipes; refuse sums that cannot be played."""
    _check_names("weapon", data["weapon"], ("unarmed", *WEAPONS))
    _check_names("recipe", data["recipe"], RECIPES)
    for w, name in enumerate(("unarmed", *WEAPONS)):
        _load_weapon(r, w, f"weapon.{name}", data["weapon"][name])
    for k, name in enumerate(RECIPES):
        _load_recipe(r, k, f"recipe.{name}", data["recipe"][name], name in WITH_PIECES)
    r.fewest_raw = int(r.recipe_cost.sum(axis=1, dtype=int).min())
    _check_sums(r)


def _check_names(table: str, given: Any, known: tuple[str, ...]) -> None:
    if not isinstance(given, dict):
        raise RulesError(f"{table}: expected a table of {', '.join(known)}, not {given!r}")
    if set(given) != set(known):
        raise RulesError(f"{table}: expected just {', '.join(known)}, not {', '.join(given)}")


def _check_keys(path: str, given: Any, known: tuple[str, ...]) -> None:
    if not isinstance(given, dict):
        raise RulesError(f"{path}: expected a table with {', '.join(known)}, not {given!r}")
    if unknown := set(given) - set(known):
        raise RulesError(f"{path} has no key {', '.join(sorted(unknown))}; there are {', '.join(known)}")


def _load_weapon(r: Rules, w: int, path: str, card: Any) -> None:
    _check_keys(path, card, ("bands", "damage", "ammo", "brings"))
    bands, damage = _three(card, path, "bands", FACES), _three(card, path, "damage", 99)
    if bands != sorted(bands) or bands[2] != FACES:
        raise RulesError(f"{path}.bands: expected rising faces that end with {FACES}, not {bands}")
    for face in range(1, FACES + 1):  # ED-69: the die picks the band, the band fixes the damage
        r.damage[w, face] = next(damage[i] for i in range(3) if face <= bands[i])
    ammo = card.get("ammo", "none")
    if not isinstance(ammo, str) or ammo not in (*AMMO, "none"):
        raise RulesError(f"{path}.ammo: expected arrow, bullet or none, not {ammo!r}")
    if w == 0 and ammo != "none":  # ED-7: whoever has nothing else must be able to fight with them
        raise RulesError(f"{path}.ammo: bare hands need no pieces; expected none, not {ammo!r}")
    r.ammo[w] = AMMO.get(ammo, 0)
    r.brings[w] = whole(card.get("brings", 0), 0, 20, f"{path}.brings")
    if ammo == "none" and r.brings[w]:
        raise RulesError(f"{path}.brings: a weapon without ammo brings no pieces")


def _three(card: dict[str, Any], path: str, key: str, highest: int) -> list[int]:
    given = card.get(key)
    if not isinstance(given, list) or len(given) != 3:
        raise RulesError(f"{path}.{key}: expected a list of 3, not {given!r}")
    return [whole(value, 0, highest, f"{path}.{key}[{i}]") for i, value in enumerate(given)]


def _load_recipe(r: Rules, k: int, path: str, recipe: Any, with_pieces: bool) -> None:
    _check_keys(path, recipe, ("cost", "pieces") if with_pieces else ("cost",))
    cost = recipe.get("cost", {})
    if not isinstance(cost, dict) or not set(cost) <= set(RAW):
        raise RulesError(f"{path}.cost: expected a table of {', '.join(RAW)}, not {cost!r}")
    for t, name in enumerate(RAW):
        r.recipe_cost[k, t] = whole(cost.get(name, 0), 0, 20, f"{path}.cost.{name}")
    r.recipe_pieces[k] = whole(recipe.get("pieces", 0), 0, 20, f"{path}.pieces")


def _check_sums(r: Rules) -> None:
    if r.health > r.health_cap or r.hunger > r.hunger_cap:
        raise RulesError("game.health, game.hunger: expected at most game.health_cap and game.hunger_cap")
    if (tiles := int(r.tile_copies.sum())) < PLACES - 1:
        raise RulesError(f"tiles.copies: expected at least {PLACES - 1} in all ({', '.join(TILES)}), not {tiles}")
    if int(r.events.sum()) == 0:
        raise RulesError("events: expected at least one card")
    if int(r.supply[0]) < int(r.players) * int(r.start_bandage):
        raise RulesError(f"supply.bandage: expected at least {int(r.players) * int(r.start_bandage)} for the start")
    if int(r.resource_deck[0]) + int(r.players) * int(r.start_food) > 120:
        raise RulesError("resource_deck.food: expected at most 120 food cards in all, with those of the start")
