"""What players tell each other (ZT-142) in quick messages, and what it says of a world dealt from an observation.

    have ITEM, need ITEM        the speaker holds such a card; holds none
    at ROOM                     the speaker's PC is there
    full                        zombies are upon the speaker's PC
    ready                       the speaker holds a Vaccine and waits at a way out
    in-slit ITEM                a card that the speaker has put into a slit
    please-search FLOOR         a wish; it says nothing of the position

Talk need not be true (ZT-A34), but it is believed: of two messages that disagree the later one. What cannot be so is
left as it was dealt.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tablewright.games.zombie_tower.deal import spare
from tablewright.games.zombie_tower.slits import first_card
from tablewright.games.zombie_tower.state import (
    ADJACENT,
    BATTERY,
    CHOOSING,
    COMMUNICATION_DEVICE,
    DETECTIVE,
    FLARE,
    FLOOR,
    FLOOR_NAMES,
    FLOORS,
    INT,
    ITEMS,
    KIND_NAMES,
    PLACES,
    PLAYERS,
    SLITS,
    VACCINE,
    VACCINE_PLUS1,
    Rules,
    State,
)
from tablewright.games.zombie_tower.view import sees_slit, side_at
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Ints

Spoken = tuple[str, tuple[str, ...]]
WORDS = ("have", "need", "at", "full", "ready", "please-search", "in-slit")
# The columns of claims, a row for each player: a room; by item 1 held, -1 not held, 0 not said; zombies; item + 1.
AT, ITEM, FULL, SLIT = 0, 1, 1 + ITEMS, 2 + ITEMS
CLAIMS = 3 + ITEMS
SECOND_FLOOR = 1  # whose deck alone has Vaccines
CROWD = 3  # zombies here and next door that a player calls full


def say(r: Rules, s: State, p: int) -> list[Spoken]:
    """What p, who knows s, would tell the others."""
    if s.phase == CHOOSING:
        return []
    room, hand = int(s.room[p]), [int(n) for n in s.hand[p]]
    told: list[Spoken] = [("at", (str(room),))]
    told += [("have", (KIND_NAMES[item],)) for item in range(ITEMS) if hand[item]]
    told += [("need", (KIND_NAMES[item],)) for item in wanted(hand)]
    if around(s, p) >= CROWD:
        told.append(("full", ()))
    if hand[VACCINE] and room in (r.passage_room, r.helicopter_room):
        told.append(("ready", ()))
    if not hand[VACCINE] and s.left[SECOND_FLOOR] and FLOOR[room] != SECOND_FLOOR:
        told.append(("please-search", (FLOOR_NAMES[SECOND_FLOOR],)))
    return told + [("in-slit", (KIND_NAMES[item],)) for item in gifts(r, s, p)]


def wanted(hand: list[int]) -> list[int]:
    """What an escape takes and a hand lacks: a Vaccine, and the other half of a radio."""
    lacks = [] if hand[VACCINE] else [VACCINE]
    if hand[COMMUNICATION_DEVICE] and not hand[BATTERY]:
        lacks.append(BATTERY)
    if hand[BATTERY] and not hand[COMMUNICATION_DEVICE]:
        lacks.append(COMMUNICATION_DEVICE)
    return lacks


def around(s: State, p: int) -> int:
    """Zombies in the PC's room and next door."""
    room = int(s.room[p])
    return sum(int(s.zombies[p, n]) for n in range(1, PLACES) if n == room or int(ADJACENT[room]) >> n & 1)


def gifts(r: Rules, s: State, p: int) -> list[int]:
    """The cards that p has put into slits and that are still there."""
    found = []
    for slit in range(SLITS):
        first = first_card(s, slit)
        for card in s.slit_card[first : first + int(s.in_slit[slit])]:
            if sees_slit(r, p, slit) and int(card) & 1 == side_at(p, slit):
                found.append(int(card) // 2 - 1)
    return found


def listen(heard: Sequence[Any]) -> Ints:
    """Messages (player, word, arguments), oldest first, as claims. What is no message of this game is passed over."""
    claims = np.zeros((PLAYERS, CLAIMS), np.int64)
    for player, word, arguments in heard:
        if 0 <= player < PLAYERS and word in WORDS:
            note(claims[player], word, tuple(arguments))
    return claims


def note(claims: Ints, word: str, arguments: tuple[str, ...]) -> None:
    """One message of one player."""
    said = arguments[0] if arguments else ""
    if word == "full":
        claims[FULL] = 1
    elif word == "ready":
        claims[ITEM + VACCINE] = 1
    elif word == "at" and said in [str(room) for room in range(1, PLACES)]:
        claims[AT], claims[FULL] = int(said), 0  # elsewhere may be emptier
    elif word in ("have", "need", "in-slit") and said in KIND_NAMES[:ITEMS]:
        item = KIND_NAMES.index(said)
        if word == "in-slit":
            claims[SLIT] = item + 1
        else:
            claims[ITEM + item] = 1 if word == "have" else -1


@jit
def believe(r: Rules, s: State, p: int, claims: Ints) -> None:
    """Change a world that p considers possible so that it agrees with what the others said."""
    if s.phase == CHOOSING or p < 0:
        return
    for q in range(INT(r.players)):
        if q != p:
            if claims[q, AT] > 0:
                stand(s, q, INT(claims[q, AT]))
            if claims[q, FULL] > 0 and s.looking == 0:
                s.zombies[q, s.room[q]] = max(INT(s.zombies[q, s.room[q]]), CROWD)
            spare(r, s, q)
            if claims[q, SLIT] > 0:
                lay(r, s, p, q, INT(claims[q, SLIT]) - 1, claims)
    for q in range(INT(r.players)):
        for item in range(ITEMS):
            if q != p and claims[q, ITEM + item] > 0 and s.hand[q, item] == 0:
                hand_over(r, s, p, q, item, claims)
            elif q != p and claims[q, ITEM + item] < 0:
                take_away(r, s, p, q, item, claims)


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
def can_spare(s: State, q: int, item: int, claims: Ints) -> bool:
    """Whether q would still have what she said without one of an item."""
    return bool(s.hand[q, item] > (1 if claims[q, ITEM + item] > 0 else 0))


@jit
def holder(r: Rules, s: State, p: int, item: int, claims: Ints) -> int:
    """Another player who can spare an item; -1 nobody."""
    for q in range(INT(r.players)):
        if q != p and can_spare(s, q, item, claims):
            return q
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
def swap_from_deck(r: Rules, s: State, p: int, item: int, claims: Ints) -> bool:
    """Trade a card that was guessed to be in another hand for an item out of the deck; False: none can be traded."""
    for floor in range(FLOORS):
        kind = source(s, floor, item)
        if kind < 0:
            continue
        for other in range(ITEMS):
            if other == item or s.deck[floor, other] >= r.deck[floor, other]:
                continue
            q = holder(r, s, p, other, claims)
            if q >= 0:
                s.deck[floor, kind] -= 1
                s.hand[q, item] += 1
                s.hand[q, other] -= 1
                s.deck[floor, other] += 1
                if kind != item:
                    s.sheet[q] += 1
                return True
    return False


@jit
def hand_over(r: Rules, s: State, p: int, q: int, item: int, claims: Ints) -> None:
    """Let q have an item: from another hand, or out of the deck in exchange for what was drawn instead."""
    from_whom = holder(r, s, p, item, claims)
    if from_whom < 0 and swap_from_deck(r, s, p, item, claims):
        from_whom = holder(r, s, p, item, claims)
    if from_whom >= 0 and from_whom != q:
        s.hand[from_whom, item] -= 1
        s.hand[q, item] += 1


@jit
def take_away(r: Rules, s: State, p: int, q: int, item: int, claims: Ints) -> None:
    """Let others have what q said not to have; if all said so, it was not drawn."""
    for other in range(INT(r.players)):
        if other != p and other != q and claims[other, ITEM + item] >= 0:
            s.hand[other, item] += s.hand[q, item]
            s.hand[q, item] = 0
            return
    while s.hand[q, item] > 0 and swap_into_deck(r, s, q, item, claims):
        pass


@jit
def swap_into_deck(r: Rules, s: State, q: int, item: int, claims: Ints) -> bool:
    """Put an item of q back into a deck, in exchange for another that q may have; False: there is none."""
    for floor in range(FLOORS):
        if s.deck[floor, item] >= r.deck[floor, item]:
            continue
        for other in range(ITEMS):
            if other != item and claims[q, ITEM + other] >= 0 and source(s, floor, other) == other:
                s.deck[floor, item] += 1
                s.hand[q, item] -= 1
                s.deck[floor, other] -= 1
                s.hand[q, other] += 1
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
            if owner >= 0:
                s.hand[owner, item] -= 1
                s.hand[owner, guessed] += 1
                s.slit_card[place] = 2 * (item + 1) + (card & 1)
                return
