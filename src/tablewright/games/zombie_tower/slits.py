"""Slits, the only way of a card from one player to another (ZT-99 to ZT-104); survivors have none (ZT-100)."""

from tablewright.games.zombie_tower.actions import (
    NO_SLIT,
    NOT_IN_HAND,
    OK,
    OWN_GIFT,
    SLIT_EMPTY,
    TOO_MANY_STEPS,
)
from tablewright.games.zombie_tower.state import (
    FLOOR,
    GAVE,
    INT,
    LEFT,
    SLIT_EMPTIED,
    SLIT_FILLED,
    SLIT_SIDE,
    SLITS,
    TOOK,
    Rules,
    State,
    left_of,
    right_of,
)
from tablewright.kernel.cache import jit
from tablewright.kernel.events import whisper
from tablewright.kernel.records import Records


@jit
def slit_of(r: Rules, p: int, room: int) -> int:
    """The slit of a room; -1: it has none. ZT-102, ZT-A20: 2, 5, 10 are at the left wall, 3, 8, 11 at the right."""
    return -1 if SLIT_SIDE[room] == 0 else slit_at(r, p, room)


@jit
def slit_at(r: Rules, p: int, room: int) -> int:
    """The slit of a room that has one."""
    wall = p if SLIT_SIDE[room] == LEFT else right_of(r, p)
    return 3 * wall + INT(FLOOR[room])


@jit
def side_of(room: int) -> int:
    """0 for the left wall's rooms, 1 for the right wall's: what a card in a slit says of its giver."""
    return 0 if SLIT_SIDE[room] == LEFT else 1


@jit
def across(r: Rules, p: int, room: int) -> int:
    """Who is at the other side of a slit: the left neighbour is the next player (ZT-102)."""
    return left_of(r, p) if side_of(room) == 0 else right_of(r, p)


@jit
def room_across(room: int) -> int:
    """The room at the other side of a slit: 2-3, 5-8, 10-11."""
    return 13 - room if 5 <= room <= 8 else room + 1 if side_of(room) == 0 else room - 1


@jit
def no_give(r: Rules, s: State, p: int, item: int) -> int:
    """Why an item cannot go into the slit of this room. ZT-104: zombies and Fire are no reason."""
    if SLIT_SIDE[s.room[p]] == 0:
        return NO_SLIT
    if s.hand[p, item] == 0:
        return NOT_IN_HAND
    return OK if s.steps < r.zero_ap_cap else TOO_MANY_STEPS


@jit
def no_take(r: Rules, s: State, p: int) -> int:
    """Why nothing can be taken from the slit of this room."""
    room = INT(s.room[p])
    slit = slit_of(r, p, room)
    if slit < 0:
        return NO_SLIT
    if s.in_slit[slit] == 0:
        return SLIT_EMPTY
    if oldest(r, s, slit, side_of(room)) < 0:
        return OWN_GIFT
    return OK if s.steps < r.zero_ap_cap else TOO_MANY_STEPS


@jit
def first_card(s: State, slit: int) -> int:
    """Where the cards of a slit begin."""
    place = 0
    for other in range(SLITS):
        place += INT(s.in_slit[other]) * INT(other < slit)
    return place


@jit
def oldest(r: Rules, s: State, slit: int, side: int) -> int:
    """The place of the card that a player at this side takes: the oldest, -1 none. ZT-A21: also the own."""
    start = first_card(s, slit)
    for place in range(start, start + INT(s.in_slit[slit])):
        if r.take_back or INT(s.slit_card[place]) & 1 != side:
            return place
    return -1


@jit
def cards_in_slits(s: State) -> int:
    return first_card(s, SLITS)


@jit
def give(r: Rules, s: State, p: int, item: int, log: Records) -> None:
    room = INT(s.room[p])
    insert(s, slit_of(r, p, room), item, side_of(room))
    s.hand[p, item] -= 1
    s.steps += 1
    other = across(r, p, room)
    whisper(log, GAVE, p, 1 << p, item, room, 0)
    whisper(log, SLIT_FILLED, p, 1 << other, room_across(room), 0, 0)


@jit
def insert(s: State, slit: int, item: int, side: int) -> None:
    """A card goes in behind those that lie in the slit already."""
    end = first_card(s, slit + 1)
    for place in range(len(s.slit_card) - 1, end, -1):  # all places: counting the cards takes LLVM seconds
        s.slit_card[place] = s.slit_card[place - 1]
    s.slit_card[end] = (item + 1) * 2 + side
    s.in_slit[slit] += 1


@jit
def take(r: Rules, s: State, p: int, log: Records) -> None:
    room = INT(s.room[p])
    slit, side = slit_of(r, p, room), side_of(room)
    place = oldest(r, s, slit, side)
    card = INT(s.slit_card[place])
    last = cards_in_slits(s) - 1
    for later in range(place, last):
        s.slit_card[later] = s.slit_card[later + 1]
    s.slit_card[last] = 0
    s.in_slit[slit] -= 1
    item = (card >> 1) - 1
    s.hand[p, item] += 1
    s.steps += 1
    whisper(log, TOOK, p, 1 << p, item, room, 0)
    known = item + 1 if card & 1 != side else 0  # whose card it was knows which one has gone
    whisper(log, SLIT_EMPTIED, p, 1 << across(r, p, room), room_across(room), known, 0)
