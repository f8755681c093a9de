"""What players have told, put into a world that was dealt from an observation.

Claims are an array with a row for each player, made by `talk.listen`. Whoever tells whether she has a Vaccine is taken
to tell all her cards for the escape: what she does not name she does not have. Of other cards a player has at least
what she named. What cannot be so is left as it was dealt.
"""

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.deal import spare
from tablewright.games.zombie_tower.search import top_card
from tablewright.games.zombie_tower.slits import first_card, insert
from tablewright.games.zombie_tower.state import Rules, State, left_of, right_of
from tablewright.games.zombie_tower.view import sees_slit, side_at
from tablewright.kernel.tools import Ints, below, jit, wide

# The columns of claims: a room; by item how many are held, -1 none, 0 not said; zombies; by item how many are in slits.
AT, ITEM, FULL, SLIT = 0, 1, 1 + st.ITEMS, 2 + st.ITEMS
CLAIMS = 2 + 2 * st.ITEMS
CROWD = 3  # zombies here and next door that a player calls full


@jit
def believe(r: Rules, s: State, p: int, claims: Ints) -> None:
    """Change a world that p considers possible so that it agrees with what the others said."""
    if s.phase == st.CHOOSING or p < 0:
        return
    told = False
    for q in range(wide(r.players)):
        if q != p:
            place(r, s, q, claims)
            told = told or tells_all(claims, q)
    if told:
        empty_slits(r, s, p)
    for q in range(wide(r.players)):
        if q != p:
            lay(r, s, p, q, claims)
    for q in range(wide(r.players)):
        if q != p:
            complete(r, s, p, q, claims)
    for q in range(wide(r.players)):
        if q != p:
            fill_slits(r, s, p, q, claims)
    for q in range(wide(r.players)):
        if q != p:
            lighten(r, s, p, q, claims)


@jit
def place(r: Rules, s: State, q: int, claims: Ints) -> None:
    """Where q stands, and among how many."""
    if claims[q, AT] > 0:
        stand(s, q, wide(claims[q, AT]))
    if claims[q, FULL] > 0 and s.looking == 0:
        s.zombies[q, s.room[q]] = max(wide(s.zombies[q, s.room[q]]), CROWD)
    spare(r, s, q)


@jit
def stand(s: State, q: int, room: int) -> None:
    """Put q's PC into a room; rubble and Fire that were guessed there are where the PC was guessed."""
    old, new = 1 << wide(s.room[q]), 1 << room
    if old == new or (s.looking > 0 and s.character[q] == st.DETECTIVE):  # a look shows the floor
        return
    if wide(s.rubble[q]) & new and not wide(s.rubble[q]) & old:
        s.rubble[q] = (wide(s.rubble[q]) & ~new) | old
    if wide(s.fire[q]) & new and not wide(s.fire[q]) & old:
        s.fire[q] = (wide(s.fire[q]) & ~new) | old
    if (wide(s.rubble[q]) | wide(s.fire[q])) & old:
        s.zombies[q, s.room[q]] = 0
        s.survivors[q, s.room[q]] = 0
    s.room[q] = room


@jit
def tells_all(claims: Ints, q: int) -> bool:
    """Whether q has told of her cards for the escape."""
    return bool(claims[q, ITEM + st.VACCINE] != 0)


@jit
def is_settled(claims: Ints, q: int, item: int) -> bool:
    """Whether q has no more of an item than she said."""
    return bool(claims[q, ITEM + item] < 0) or (st.VACCINE <= item <= st.FLARE and tells_all(claims, q))


@jit
def excess(s: State, q: int, item: int, claims: Ints) -> int:
    """How many of an item q holds beyond what she said; less than 0: some are missing."""
    return wide(s.hand[q, item]) - max(0, wide(claims[q, ITEM + item]))


@jit
def empty_slits(r: Rules, s: State, p: int) -> None:
    """The cards that were guessed into slits between two others go back to who gave them."""
    kept, place, n = 0, 0, wide(r.players)
    for slit in range(st.SLITS):
        cards, wall = wide(s.in_slit[slit]), slit // st.FLOORS
        for _ in range(cards):
            card = wide(s.slit_card[place])
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
    for q in range(wide(r.players)):
        if q != p and excess(s, q, item, claims) > 0:
            if is_settled(claims, q, item):
                return q
            found = q
    return found


@jit
def complete(r: Rules, s: State, p: int, q: int, claims: Ints) -> None:
    """Let q have what she said: from other hands, or out of the deck in exchange for what was drawn instead."""
    for item in range(st.ITEMS):
        while excess(s, q, item, claims) < 0 and draw_from_others(r, s, p, item, claims):
            s.hand[q, item] += 1


@jit
def draw_from_others(r: Rules, s: State, p: int, item: int, claims: Ints) -> bool:
    """Take an item from another who has more than she said, or out of the deck by way of her; False: there is none."""
    owner = holder(r, s, p, item, claims)
    while owner < 0 and swap_from_deck(r, s, p, item, claims):
        owner = holder(r, s, p, item, claims)  # none yet: whoever it went to has said that she has one
    if owner >= 0:
        s.hand[owner, item] -= 1
    return owner >= 0


@jit
def lighten(r: Rules, s: State, p: int, q: int, claims: Ints) -> None:
    """Let others have what q said not to have; if all said so, it was not drawn."""
    for item in range(st.ITEMS):
        while is_settled(claims, q, item) and excess(s, q, item, claims) > 0:
            other = who_may(r, p, q, item, claims)
            if other >= 0:
                s.hand[q, item] -= 1
                s.hand[other, item] += 1
            elif not swap_into_deck(r, s, p, q, item, claims):
                break


@jit
def who_may(r: Rules, p: int, q: int, item: int, claims: Ints) -> int:
    """A player who may hold such a card for all that she said; -1 nobody."""
    for other in range(wide(r.players)):
        if other != p and other != q and not is_settled(claims, other, item):
            return other
    return -1


@jit
def source(s: State, p: int, floor: int, item: int) -> int:
    """The kind of a card in a deck that is this item, with the mark or without; -1 none that can be taken."""
    if s.deck[floor, item] > known_on_top(s, p, floor, item):
        return item
    if item in (st.VACCINE, st.FLARE):
        kind = st.VACCINE_PLUS1 + (item == st.FLARE)
        if s.deck[floor, kind] > known_on_top(s, p, floor, kind):
            return kind
    return -1


@jit
def known_on_top(s: State, p: int, floor: int, kind: int) -> int:
    """1 if p has put such a card back on a deck; to anybody but the detective the top card is a guess."""
    return wide(s.top[floor] == kind + 1 and s.character[p] == st.DETECTIVE)


@jit
def berth(r: Rules, s: State, floor: int, item: int) -> int:
    """The kind as which an item can go back into a deck, with the mark or without; -1: it did not come from there."""
    if s.deck[floor, item] < r.deck[floor, item]:
        return item
    if item in (st.VACCINE, st.FLARE):
        kind = st.VACCINE_PLUS1 + (item == st.FLARE)
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
    s.sheet[q] = max(0, wide(s.sheet[q]) + wide(taken >= st.ITEMS) - wide(given >= st.ITEMS))
    if s.top[floor] == taken + 1 and s.deck[floor, taken] == 0:  # another must lie on top
        s.top[floor] = 0
        s.top[floor] = top_card(s, floor) + 1


@jit
def item_of(kind: int) -> int:
    return kind if kind < st.ITEMS else st.VACCINE if kind == st.VACCINE_PLUS1 else st.FLARE


@jit
def swap_from_deck(r: Rules, s: State, p: int, item: int, claims: Ints) -> bool:
    """Trade a card that was guessed to be in another hand for an item out of the deck; False: none can be traded."""
    for floor in range(st.FLOORS):
        taken = source(s, p, floor, item)
        if taken < 0:
            continue
        for other in range(st.ITEMS):
            given = berth(r, s, floor, other) if other != item else -1
            q = holder(r, s, p, other, claims) if given >= 0 else -1
            if q >= 0:
                trade(s, q, floor, given, taken)
                return True
    return False


@jit
def swap_into_deck(r: Rules, s: State, p: int, q: int, item: int, claims: Ints) -> bool:
    """Put an item of q back into a deck, in exchange for another that q may have; False: there is none."""
    for floor in range(st.FLOORS):
        given = berth(r, s, floor, item)
        if given < 0:
            continue
        for other in range(st.ITEMS):
            taken = source(s, p, floor, other)
            if other != item and taken == other and not is_settled(claims, q, other):
                trade(s, q, floor, given, taken)
                return True
    return False


@jit
def shared_wall(r: Rules, p: int, q: int) -> int:
    """The wall between two players; -1: there is none."""
    return p if left_of(r, p) == q else q if left_of(r, q) == p else -1


@jit
def n_gifts(r: Rules, s: State, p: int, q: int, item: int) -> int:
    """How many cards of an item q has put into the slits between p and her."""
    wall, n = shared_wall(r, p, q), 0
    if wall >= 0:
        for place in range(first_card(s, st.FLOORS * wall), first_card(s, st.FLOORS * wall + st.FLOORS)):
            n += 1 if s.slit_card[place] == 2 * (item + 1) + side_at(q, st.FLOORS * wall) else 0
    return n


@jit
def lay(r: Rules, s: State, p: int, q: int, claims: Ints) -> None:
    """Let the cards that q has put into the slits between p and her be what q said, as far as it goes."""
    wall = shared_wall(r, p, q)
    if wall < 0:
        return
    side = side_at(q, st.FLOORS * wall)
    for place in range(first_card(s, st.FLOORS * wall), first_card(s, st.FLOORS * wall + st.FLOORS)):
        guessed = wide(s.slit_card[place]) // 2 - 1
        if wide(s.slit_card[place]) & 1 == side and n_gifts(r, s, p, q, guessed) > claims[q, SLIT + guessed]:
            exchange(r, s, p, q, place, claims)


@jit
def exchange(r: Rules, s: State, p: int, q: int, place: int, claims: Ints) -> None:
    """Let a card of q be another that q said lies there; the one that was guessed is in her hand then."""
    guessed, side = wide(s.slit_card[place]) // 2 - 1, wide(s.slit_card[place]) & 1
    for item in range(st.ITEMS):
        if claims[q, SLIT + item] > n_gifts(r, s, p, q, item) and draw_from_others(r, s, p, item, claims):
            s.hand[q, guessed] += 1
            s.slit_card[place] = 2 * (item + 1) + side
            return


@jit
def fill_slits(r: Rules, s: State, p: int, q: int, claims: Ints) -> None:
    """The other cards that q said are in slits lie between her and somebody else."""
    for item in range(st.ITEMS):
        for _ in range(wide(claims[q, SLIT + item]) - n_gifts(r, s, p, q, item)):
            if draw_from_others(r, s, p, item, claims):
                slit = unseen_slit(r, s, p, q)
                insert(s, slit, item, side_at(q, slit))


@jit
def unseen_slit(r: Rules, s: State, p: int, q: int) -> int:
    """A slit of q that p does not see, at random."""
    wall, other = q, right_of(r, q)
    if sees_slit(r, p, st.FLOORS * wall) or (not sees_slit(r, p, st.FLOORS * other) and below(s, 2) == 0):
        wall = other
    return st.FLOORS * wall + below(s, st.FLOORS)
