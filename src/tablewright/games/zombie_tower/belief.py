"""What players have told, put into a world that was dealt from an observation.

Claims are an array with a row for each player, made by `talk.listen`. Whoever tells whether she has a Vaccine is taken
to tell all her cards for the escape: what she does not name she does not have. Of other cards a player has at least
what she named. What cannot be so is left as it was dealt.
"""

from tablewright.games.zombie_tower.deal import spare
from tablewright.games.zombie_tower.slits import first_card
from tablewright.games.zombie_tower.state import (
    CHOOSING,
    DETECTIVE,
    FLARE,
    FLOORS,
    INT,
    ITEMS,
    SLITS,
    VACCINE,
    VACCINE_PLUS1,
    Rules,
    State,
    left_of,
)
from tablewright.games.zombie_tower.view import sees_slit, side_at
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Ints

# The columns of claims: a room; by item how many are held, -1 none, 0 not said; zombies; item + 1 of a card in a slit.
AT, ITEM, FULL, SLIT = 0, 1, 1 + ITEMS, 2 + ITEMS
CLAIMS = 3 + ITEMS
CROWD = 3  # zombies here and next door that a player calls full


@jit
def believe(r: Rules, s: State, p: int, claims: Ints) -> None:
    """Change a world that p considers possible so that it agrees with what the others said."""
    if s.phase == CHOOSING or p < 0:
        return
    told = False
    for q in range(INT(r.players)):
        if q != p:
            place(r, s, q, claims)
            told = told or tells_all(claims, q)
    if told:
        empty_slits(r, s, p)
    for q in range(INT(r.players)):
        if q != p and claims[q, SLIT] > 0:
            lay(r, s, p, q, INT(claims[q, SLIT]) - 1, claims)
    for q in range(INT(r.players)):
        if q != p:
            complete(r, s, p, q, claims)
    for q in range(INT(r.players)):
        if q != p:
            lighten(r, s, p, q, claims)


@jit
def place(r: Rules, s: State, q: int, claims: Ints) -> None:
    """Where q stands, and among how many."""
    if claims[q, AT] > 0:
        stand(s, q, INT(claims[q, AT]))
    if claims[q, FULL] > 0 and s.looking == 0:
        s.zombies[q, s.room[q]] = max(INT(s.zombies[q, s.room[q]]), CROWD)
    spare(r, s, q)


@jit
def stand(s: State, q: int, room: int) -> None:
    """Put q's PC into a room; rubble and Fire that were guessed there are where the PC was guessed."""
    old, new = 1 << INT(s.room[q]), 1 << room
    if old == new or (s.looking > 0 and s.character[q] == DETECTIVE):  # a look shows the floor
        return
    if INT(s.rubble[q]) & new and not INT(s.rubble[q]) & old:
        s.rubble[q] = (INT(s.rubble[q]) & ~new) | old
    if INT(s.fire[q]) & new and not INT(s.fire[q]) & old:
        s.fire[q] = (INT(s.fire[q]) & ~new) | old
    if (INT(s.rubble[q]) | INT(s.fire[q])) & old:
        s.zombies[q, s.room[q]] = 0
        s.survivors[q, s.room[q]] = 0
    s.room[q] = room


@jit
def tells_all(claims: Ints, q: int) -> bool:
    """Whether q has told of her cards for the escape."""
    return bool(claims[q, ITEM + VACCINE] != 0)


@jit
def is_settled(claims: Ints, q: int, item: int) -> bool:
    """Whether q has no more of an item than she said."""
    return bool(claims[q, ITEM + item] < 0) or (VACCINE <= item <= FLARE and tells_all(claims, q))


@jit
def excess(s: State, q: int, item: int, claims: Ints) -> int:
    """How many of an item q holds beyond what she said; less than 0: some are missing."""
    return INT(s.hand[q, item]) - max(0, INT(claims[q, ITEM + item]))


@jit
def empty_slits(r: Rules, s: State, p: int) -> None:
    """The cards that were guessed into slits between two others go back to who gave them."""
    kept, place, n = 0, 0, INT(r.players)
    for slit in range(SLITS):
        cards, wall = INT(s.in_slit[slit]), slit // FLOORS
        for _ in range(cards):
            card = INT(s.slit_card[place])
            place += 1
            if wall >= n or sees_slit(r, p, slit):
                s.slit_card[kept] = card
                kept += 1
            else:
                giver = wall if card & 1 == 0 else left_of(r, wall)
                s.hand[giver, (card >> 1) - 1] += 1
                s.in_slit[slit] -= 1
    while kept < place:
        s.slit_card[kept] = 0
        kept += 1


@jit
def holder(r: Rules, s: State, p: int, item: int, claims: Ints) -> int:
    """Another player who has more of an item than she said, first one who must not; -1 nobody."""
    found = -1
    for q in range(INT(r.players)):
        if q != p and excess(s, q, item, claims) > 0:
            if is_settled(claims, q, item):
                return q
            found = q
    return found


@jit
def complete(r: Rules, s: State, p: int, q: int, claims: Ints) -> None:
    """Let q have what she said: from other hands, or out of the deck in exchange for what was drawn instead."""
    for item in range(ITEMS):
        while excess(s, q, item, claims) < 0:
            owner = holder(r, s, p, item, claims)
            if owner < 0 and swap_from_deck(r, s, p, item, claims):
                owner = holder(r, s, p, item, claims)
            if owner < 0:
                break
            s.hand[owner, item] -= 1
            s.hand[q, item] += 1


@jit
def lighten(r: Rules, s: State, p: int, q: int, claims: Ints) -> None:
    """Let others have what q said not to have; if all said so, it was not drawn."""
    for item in range(ITEMS):
        while is_settled(claims, q, item) and excess(s, q, item, claims) > 0:
            other = who_may(r, p, q, item, claims)
            if other >= 0:
                s.hand[q, item] -= 1
                s.hand[other, item] += 1
            elif not swap_into_deck(r, s, q, item, claims):
                break


@jit
def who_may(r: Rules, p: int, q: int, item: int, claims: Ints) -> int:
    """A player who may hold such a card for all that she said; -1 nobody."""
    for other in range(INT(r.players)):
        if other != p and other != q and not is_settled(claims, other, item):
            return other
    return -1


@jit
def source(s: State, floor: int, item: int) -> int:
    """The kind of a card in a deck that is this item, with the mark or without; -1 none that can be taken."""
    if s.deck[floor, item] > (1 if s.top[floor] == item + 1 else 0):
        return item
    if item in (VACCINE, FLARE):
        kind = VACCINE_PLUS1 + (item == FLARE)
        if s.deck[floor, kind] > (1 if s.top[floor] == kind + 1 else 0):
            return kind
    return -1


@jit
def berth(r: Rules, s: State, floor: int, item: int) -> int:
    """The kind as which an item can go back into a deck, with the mark or without; -1: it did not come from there."""
    if s.deck[floor, item] < r.deck[floor, item]:
        return item
    if item in (VACCINE, FLARE):
        kind = VACCINE_PLUS1 + (item == FLARE)
        if s.deck[floor, kind] < r.deck[floor, kind]:
            return kind
    return -1


@jit
def trade(s: State, q: int, floor: int, given: int, taken: int) -> None:
    """q gives an item back into a deck, as this kind, and has another kind from it."""
    s.deck[floor, given] += 1
    s.deck[floor, taken] -= 1
    s.hand[q, item_of(given)] -= 1
    s.hand[q, item_of(taken)] += 1
    s.sheet[q] = max(0, INT(s.sheet[q]) + INT(taken >= ITEMS) - INT(given >= ITEMS))


@jit
def item_of(kind: int) -> int:
    return kind if kind < ITEMS else VACCINE if kind == VACCINE_PLUS1 else FLARE


@jit
def swap_from_deck(r: Rules, s: State, p: int, item: int, claims: Ints) -> bool:
    """Trade a card that was guessed to be in another hand for an item out of the deck; False: none can be traded."""
    for floor in range(FLOORS):
        taken = source(s, floor, item)
        if taken < 0:
            continue
        for other in range(ITEMS):
            given = berth(r, s, floor, other) if other != item else -1
            q = holder(r, s, p, other, claims) if given >= 0 else -1
            if q >= 0:
                trade(s, q, floor, given, taken)
                return True
    return False


@jit
def swap_into_deck(r: Rules, s: State, q: int, item: int, claims: Ints) -> bool:
    """Put an item of q back into a deck, in exchange for another that q may have; False: there is none."""
    for floor in range(FLOORS):
        given = berth(r, s, floor, item)
        if given < 0:
            continue
        for other in range(ITEMS):
            taken = source(s, floor, other)
            if other != item and taken == other and not is_settled(claims, q, other):
                trade(s, q, floor, given, taken)
                return True
    return False


@jit
def lay(r: Rules, s: State, p: int, q: int, item: int, claims: Ints) -> None:
    """A card of q in a slit between p and q is this item: exchange it for what was guessed."""
    for slit in range(SLITS):
        if not (sees_slit(r, p, slit) and sees_slit(r, q, slit)) or p == q:
            continue
        first = first_card(s, slit)
        for place in range(first, first + INT(s.in_slit[slit])):
            card = INT(s.slit_card[place])
            if card & 1 == side_at(p, slit):
                continue
            guessed = card // 2 - 1
            if guessed == item:
                return
            owner = holder(r, s, p, item, claims)
            if owner < 0 and swap_from_deck(r, s, p, item, claims):
                owner = holder(r, s, p, item, claims)
            if owner >= 0:
                s.hand[owner, item] -= 1
                s.hand[owner, guessed] += 1
                s.slit_card[place] = 2 * (item + 1) + (card & 1)
                return
