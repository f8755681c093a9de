"""Cards and pieces: the stacks, the supply, drawing and putting back."""

from tablewright.games.eight_days import state
from tablewright.games.eight_days.state import I, Rules, State
from tablewright.kernel.cache import jit
from tablewright.kernel.events import tell
from tablewright.kernel.records import Ints, Records
from tablewright.kernel.rng import pick

EVENT_STACK, RESOURCE_STACK, WEAPON_STACK = 0, 1, 2  # as events name them
SUPPLY_PIECES = state.ARROW - 2  # a piece in column t is number t - SUPPLY_PIECES of the supply


@jit
def total(counts: Ints, n: int) -> int:
    """How many cards a stack of n kinds has."""
    cards = 0
    for kind in range(n):
        cards += I(counts[kind])
    return cards


@jit
def recount(s: State) -> None:
    """The sizes of the stacks, which draws keep up to date."""
    s.tiles_left = total(s.tile_stack, len(state.TILES))
    s.events_left = total(s.event_deck, state.N_EVENTS)
    s.resources_left = total(s.resource_deck, state.N_RAW + 1)
    s.weapons_left = total(s.weapon_deck, state.N_WEAPONS)


@jit
def take_back(s: State, stack: int, deck: Ints, discard: Ints, log: Records) -> None:
    """ED-B22: an empty deck takes back its discard pile when a card is needed."""
    for kind in range(deck.shape[0]):
        deck[kind] = discard[kind]
        discard[kind] = 0
    recount(s)
    tell(log, state.RESHUFFLED, -1, stack, total(deck, deck.shape[0]), 0)


@jit
def draw_event(s: State, log: Records) -> int:
    """An event card; it goes straight to its discard pile."""
    if s.events_left == 0:
        take_back(s, EVENT_STACK, s.event_deck, s.event_discard, log)
    card = pick(s, s.event_deck, I(s.events_left))
    s.event_deck[card] -= 1
    s.events_left -= 1
    s.event_discard[card] += 1
    return card


@jit
def draw_resource(r: Rules, s: State, p: int, log: Records) -> None:
    """ED-48, ED-80: a resource card for player p; a weapon mark stands for a weapon card (ED-B19)."""
    if s.resources_left == 0:
        if total(s.resource_discard, state.N_RAW + 1) == 0:
            tell(log, state.FOUND_NOTHING, p, RESOURCE_STACK, 0, 0)
            return
        take_back(s, RESOURCE_STACK, s.resource_deck, s.resource_discard, log)
    card = pick(s, s.resource_deck, I(s.resources_left))
    s.resource_deck[card] -= 1
    s.resources_left -= 1
    if card == state.WEAPON_MARK:
        s.resource_discard[state.WEAPON_MARK] += 1
        draw_weapon(r, s, p, log)
    else:
        s.items[p, card] += 1
        tell(log, state.FOUND, p, card, 0, 0)


@jit
def draw_weapon(r: Rules, s: State, p: int, log: Records) -> None:
    """A weapon card for player p, with the pieces it brings (ED-B42)."""
    if s.weapons_left == 0:
        if not has_weapons(s):
            tell(log, state.FOUND_NOTHING, p, WEAPON_STACK, 0, 0)
            return
        take_back(s, WEAPON_STACK, s.weapon_deck, s.weapon_discard, log)
    card = pick(s, s.weapon_deck, I(s.weapons_left))
    s.weapon_deck[card] -= 1
    s.weapons_left -= 1
    s.items[p, state.KNIFE + card] += 1
    pieces = 0
    if r.ammo[card + 1] != 0:
        pieces = take_pieces(s, p, I(r.ammo[card + 1]), I(r.brings[card + 1]))
    tell(log, state.FOUND_WEAPON, p, state.KNIFE + card, pieces, 0)


@jit
def take_pieces(s: State, p: int, t: int, wanted: int) -> int:
    """Arrows or bullets from the supply, as many as are left; how many."""
    pieces = min(wanted, I(s.supply[t - SUPPLY_PIECES]))
    s.supply[t - SUPPLY_PIECES] -= pieces
    s.items[p, t] += pieces
    return pieces


@jit
def spend_piece(s: State, p: int, t: int) -> None:
    """ED-76: an arrow or bullet is shot; it returns to the supply."""
    s.items[p, t] -= 1
    s.supply[t - SUPPLY_PIECES] += 1


@jit
def put_away(s: State, p: int, t: int) -> None:
    """A card of player p is used up or discarded: raw ones and weapons to their piles, made ones to the supply."""
    s.items[p, t] -= 1
    if t < state.N_RAW:
        s.resource_discard[t] += 1
    elif t < state.KNIFE:
        s.supply[t - state.BANDAGE] += 1
    else:
        s.weapon_discard[t - state.KNIFE] += 1


@jit
def has_weapons(s: State) -> bool:
    """Whether a weapon card can be drawn at all."""
    return s.weapons_left > 0 or total(s.weapon_discard, state.N_WEAPONS) > 0


@jit
def spare(s: State, p: int, t: int) -> int:
    """How many cards of a type p may pay or discard: ED-B23, the backpack he wears stays on."""
    cards = I(s.items[p, t])
    return cards - 1 if t == state.BACKPACK and cards > 0 else cards


@jit
def n_payable(s: State, p: int) -> int:
    """ED-B18: how many resource cards p could pay; a worn backpack and weapons do not count."""
    cards = 0
    for t in range(state.N_PAYABLE):
        cards += spare(s, p, t)
    return cards


@jit
def can_pay(r: Rules, s: State, p: int) -> bool:
    """ED-45: resource cards for the trader's price."""
    return n_payable(s, p) >= I(r.trader_price)


@jit
def can_buy(r: Rules, s: State, p: int) -> bool:
    """Whether p can trade with the trader, who needs a weapon to give."""
    return can_pay(r, s, p) and has_weapons(s)


@jit
def is_over_limit(r: Rules, s: State, p: int) -> bool:
    """ED-63: more cards than the hand may hold; ED-82, ED-B23: a worn backpack gives room and takes none."""
    cards = 0
    for t in range(state.N_CARDS):
        cards += I(s.items[p, t])
    limit = I(r.hand_limit)
    if s.items[p, state.BACKPACK] > 0:
        limit += r.backpack_bonus
        if not r.backpack_counts:
            cards -= 1
    return cards > limit


@jit
def has_weapon(s: State, p: int, w: int) -> bool:
    """Bare hands (0) always."""
    return bool((w == 0) | (s.items[p, w + state.WEAPON_COLUMN] > 0))


@jit
def has_ammunition(r: Rules, s: State, p: int, w: int) -> bool:
    """ED-76: a bow needs an arrow, a gun a bullet."""
    return bool((r.ammo[w] == 0) | (s.items[p, r.ammo[w]] > 0))
