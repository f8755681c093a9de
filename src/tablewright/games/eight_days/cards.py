"""Eight Days: cards and pieces: the stacks, the supply, drawing and putting back."""

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.state import Rules, State
from tablewright.kernel.tools import Ints, Records, fill, jit, pick, tell, total, wide

SUPPLY_PIECES = st.ARROW - 2  # a piece in column t is number t - SUPPLY_PIECES of the supply


@jit
def recount(s: State) -> None:
    """The sizes of the stacks, which draws keep up to date."""
    s.tiles_left = total(s.tile_stack)
    s.events_left = total(s.event_deck)
    s.resources_left = total(s.resource_deck)
    s.weapons_left = total(s.weapon_deck)


@jit
def take_back(s: State, stack: int, deck: Ints, discard: Ints, log: Records) -> None:
    """ED-B22: an empty deck takes back its discard pile when a card is needed."""
    fill(deck, discard)
    discard[:] = 0
    recount(s)
    tell(log, st.RESHUFFLED, -1, stack, total(deck), 0)


@jit
def draw_event(s: State, log: Records) -> int:
    """An event card; it goes straight to its discard pile."""
    if s.events_left == 0:
        take_back(s, st.EVENT_STACK, s.event_deck, s.event_discard, log)
    card = pick(s, s.event_deck, wide(s.events_left))
    s.event_deck[card] -= 1
    s.events_left -= 1
    s.event_discard[card] += 1
    return card


@jit
def draw_resource(r: Rules, s: State, p: int, log: Records) -> None:
    """ED-48, ED-80: a resource card for player p; a weapon mark stands for a weapon card (ED-B19)."""
    if s.resources_left == 0:
        if total(s.resource_discard) == 0:
            tell(log, st.FOUND_NOTHING, p, st.RESOURCE_STACK, 0, 0)
            return
        take_back(s, st.RESOURCE_STACK, s.resource_deck, s.resource_discard, log)
    card = pick(s, s.resource_deck, wide(s.resources_left))
    s.resource_deck[card] -= 1
    s.resources_left -= 1
    if card == st.WEAPON_MARK:
        s.resource_discard[st.WEAPON_MARK] += 1
        draw_weapon(r, s, p, log)
    else:
        s.items[p, card] += 1
        tell(log, st.FOUND, p, card, 0, 0)


@jit
def draw_weapon(r: Rules, s: State, p: int, log: Records) -> None:
    """A weapon card for player p, with the pieces it brings (ED-B42)."""
    if s.weapons_left == 0:
        if not has_weapons(s):
            tell(log, st.FOUND_NOTHING, p, st.WEAPON_STACK, 0, 0)
            return
        take_back(s, st.WEAPON_STACK, s.weapon_deck, s.weapon_discard, log)
    card = pick(s, s.weapon_deck, wide(s.weapons_left))
    s.weapon_deck[card] -= 1
    s.weapons_left -= 1
    s.items[p, st.KNIFE + card] += 1
    pieces = 0
    if r.ammo[card + 1] != 0:
        pieces = take_pieces(s, p, wide(r.ammo[card + 1]), wide(r.brings[card + 1]))
    tell(log, st.FOUND_WEAPON, p, st.KNIFE + card, pieces, 0)


@jit
def take_pieces(s: State, p: int, t: int, wanted: int) -> int:
    """Arrows or bullets from the supply, as many as are left; how many."""
    pieces = min(wanted, wide(s.supply[t - SUPPLY_PIECES]))
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
    if t < st.N_RAW:
        s.resource_discard[t] += 1
    elif t < st.KNIFE:
        s.supply[t - st.BANDAGE] += 1
    else:
        s.weapon_discard[t - st.KNIFE] += 1


@jit
def has_weapons(s: State) -> bool:
    """Whether a weapon card can be drawn at all."""
    return s.weapons_left > 0 or total(s.weapon_discard) > 0


@jit
def spare(s: State, p: int, t: int) -> int:
    """How many cards of a type p may pay or discard: ED-B23, the backpack he wears stays on."""
    cards = wide(s.items[p, t])
    return cards - 1 if t == st.BACKPACK and cards > 0 else cards


@jit
def n_payable(s: State, p: int) -> int:
    """ED-B18: how many resource cards p could pay; a worn backpack and weapons do not count."""
    cards = 0
    for t in range(st.N_PAYABLE):
        cards += spare(s, p, t)
    return cards


@jit
def can_pay(r: Rules, s: State, p: int) -> bool:
    """ED-45: resource cards for the trader's price."""
    return n_payable(s, p) >= wide(r.trader_price)


@jit
def can_buy(r: Rules, s: State, p: int) -> bool:
    """Whether p can trade with the trader, who needs a weapon to give."""
    return can_pay(r, s, p) and has_weapons(s)


@jit
def is_over_limit(r: Rules, s: State, p: int) -> bool:
    """ED-63: more cards than the hand may hold; ED-82, ED-B23: a worn backpack gives room and takes none."""
    cards = 0
    for t in range(st.N_CARDS):
        cards += wide(s.items[p, t])
    limit = wide(r.hand_limit)
    if s.items[p, st.BACKPACK] > 0:
        limit += r.backpack_bonus
        if not r.backpack_counts:
            cards -= 1
    return cards > limit


@jit
def has_weapon(s: State, p: int, w: int) -> bool:
    """Bare hands (0) always."""
    return bool((w == 0) | (s.items[p, w + st.WEAPON_COLUMN] > 0))


@jit
def has_ammunition(r: Rules, s: State, p: int, w: int) -> bool:
    """ED-76: a bow needs an arrow, a gun a bullet."""
    return bool((r.ammo[w] == 0) | (s.items[p, r.ammo[w]] > 0))
