"""Eight Days, phase 1: craft something or use a consumable (ED-18 to ED-22)."""

from tablewright.games.eight_days import actions as act
from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.cards import SUPPLY_PIECES, put_away, take_pieces
from tablewright.games.eight_days.state import Rules, State
from tablewright.kernel.tools import Records, jit, tell, wide

MAKES_ARROWS, MAKES_BULLETS, MAKES_WEAPON = 2, 3, 4  # recipes; before them the bandage and the backpack
MAKES_BOW = 8
WEAPON_MADE = (1, 0, 2, 3, 4)  # torch, knife, spear, axe, bow: numbers in the weapon deck


@jit
def pieces_of(k: int) -> int:
    """The column of the pieces that a recipe makes; 0 none."""
    if k in (MAKES_ARROWS, MAKES_BOW):
        return st.ARROW
    return st.BULLET if k == MAKES_BULLETS else 0


@jit
def is_in_stock(r: Rules, s: State, k: int) -> bool:
    """ED-B34: the card of a recipe is to be had, and if pieces belong to it, at least one."""
    if r.recipe_pieces[k] > 0 and s.supply[pieces_of(k) - SUPPLY_PIECES] == 0:
        return False
    if k < MAKES_ARROWS:
        return bool(s.supply[k] > 0)
    if k < MAKES_WEAPON:
        return bool(r.recipe_pieces[k] > 0)
    w = WEAPON_MADE[k - MAKES_WEAPON]
    return bool(s.weapon_deck[w] + s.weapon_discard[w] > 0)


@jit
def n_raw(s: State, p: int) -> int:
    """How many raw cards p holds."""
    cards = 0
    for t in range(st.N_RAW):
        cards += wide(s.items[p, t])
    return cards


@jit
def can_afford(r: Rules, s: State, p: int, k: int) -> bool:
    """ED-22: the raw cards of a recipe."""
    enough = True
    for t in range(st.N_RAW):
        enough &= s.items[p, t] >= r.recipe_cost[k, t]
    return bool(enough)


@jit
def can_eat(r: Rules, s: State, p: int) -> bool:
    """ED-18, ED-21."""
    return bool((s.items[p, st.FOOD] > 0) & (s.hunger[p] < r.hunger_cap))


@jit
def can_bandage(r: Rules, s: State, p: int) -> bool:
    """ED-18, ED-21."""
    return bool((s.items[p, st.BANDAGE] > 0) & (s.health[p] < r.health_cap))


@jit
def prepare(r: Rules, s: State, a: int, log: Records) -> None:
    """One action of phase 1; ED-19, ED-B4: phase 2 follows when they are used up or skipped."""
    p = wide(s.decider)
    s.prepared += 1
    if a == act.SKIP:
        tell(log, st.SKIPPED, p, 0, 0, 0)
    elif a == act.EAT:
        put_away(s, p, st.FOOD)
        s.hunger[p] = min(wide(s.hunger[p]) + wide(r.food_hunger), wide(r.hunger_cap))  # ED-20, ED-21, ED-B6
        tell(log, st.ATE, p, s.hunger[p], 0, 0)
    elif a == act.USE_BANDAGE:
        put_away(s, p, st.BANDAGE)
        s.health[p] = min(wide(s.health[p]) + wide(r.bandage_health), wide(r.health_cap))
        tell(log, st.BANDAGED, p, s.health[p], 0, 0)
    else:
        craft(r, s, p, a - act.CRAFT, log)
    if a == act.SKIP or s.prepared >= r.phase1_actions:
        s.prepared = 0
        s.phase = st.EXPLORE


@jit
def craft(r: Rules, s: State, p: int, k: int, log: Records) -> None:
    """Raw cards away, the made thing to the player."""
    for t in range(st.N_RAW):
        for _ in range(wide(r.recipe_cost[k, t])):
            put_away(s, p, t)
    if k < MAKES_ARROWS:
        s.supply[k] -= 1
        s.items[p, st.BANDAGE + k] += 1
    elif k >= MAKES_WEAPON:
        craft_weapon(s, p, WEAPON_MADE[k - MAKES_WEAPON])
    pieces = take_pieces(s, p, pieces_of(k), wide(r.recipe_pieces[k])) if pieces_of(k) != 0 else 0
    tell(log, st.CRAFTED, p, k, pieces, 0)


@jit
def craft_weapon(s: State, p: int, w: int) -> None:
    """ED-B34: out of the weapon deck, else out of its discard pile."""
    if s.weapon_deck[w] > 0:
        s.weapon_deck[w] -= 1
        s.weapons_left -= 1
    else:
        s.weapon_discard[w] -= 1
    s.items[p, st.KNIFE + w] += 1
