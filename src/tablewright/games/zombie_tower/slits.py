"""Slits, the only way of a card from one player to another (ZT-99 to ZT-104); survivors have none (ZT-100)."""

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.state import Rules, State, left_of, right_of
from tablewright.kernel.tools import Records, jit, whisper, wide


@jit
def slit_of(r: Rules, p: int, room: int) -> int:
    """The slit of a room; -1: it has none. ZT-102, ZT-A20: 2, 5, 10 are at the left wall, 3, 8, 11 at the right."""
    return -1 if st.SLIT_SIDE[room] == 0 else slit_at(r, p, room)


@jit
def slit_at(r: Rules, p: int, room: int) -> int:
    """The slit of a room that has one."""
    wall = p if st.SLIT_SIDE[room] == st.LEFT else right_of(r, p)
    return 3 * wall + wide(st.FLOOR[room])


@jit
def side_of(room: int) -> int:
    """0 for the left wall's rooms, 1 for the right wall's: what a card in a slit says of its giver."""
    return 0 if st.SLIT_SIDE[room] == st.LEFT else 1


@jit
def across(r: Rules, p: int, room: int) -> int:
    """Who is at the other side of a slit: the left neighbour is the next player (ZT-102)."""
    return left_of(r, p) if side_of(room) == 0 else right_of(r, p)


@jit
def room_across(room: int) -> int:
    """The room at the other side of a slit: 2-3, 5-8, 10-11."""
    return 13 - room if 5 <= room <= 8 else room + 1 if side_of(room) == 0 else room - 1


@jit
def first_card(s: State, slit: int) -> int:
    """Where the cards of a slit begin."""
    place = 0
    for other in range(st.SLITS):
        place += wide(s.in_slit[other]) * wide(other < slit)
    return place


@jit
def oldest(r: Rules, s: State, slit: int, side: int) -> int:
    """The place of the card that a player at this side takes: the oldest, -1 none. ZT-A21: also the own."""
    start = first_card(s, slit)
    for place in range(start, start + wide(s.in_slit[slit])):
        if r.take_back or wide(s.slit_card[place]) & 1 != side:
            return place
    return -1


@jit
def cards_in_slits(s: State) -> int:
    return first_card(s, st.SLITS)


@jit
def give(r: Rules, s: State, p: int, item: int, log: Records) -> None:
    room = wide(s.room[p])
    insert(s, slit_of(r, p, room), item, side_of(room))
    s.hand[p, item] -= 1
    s.steps += 1
    other = across(r, p, room)
    whisper(log, st.GAVE, p, 1 << p, item, room, 0)
    whisper(log, st.SLIT_FILLED, p, 1 << other, room_across(room), 0, 0)


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
    room = wide(s.room[p])
    slit, side = slit_of(r, p, room), side_of(room)
    place = oldest(r, s, slit, side)
    card = wide(s.slit_card[place])
    last = cards_in_slits(s) - 1
    for later in range(place, last):
        s.slit_card[later] = s.slit_card[later + 1]
    s.slit_card[last] = 0
    s.in_slit[slit] -= 1
    item = (card >> 1) - 1
    s.hand[p, item] += 1
    s.steps += 1
    whisper(log, st.TOOK, p, 1 << p, item, room, 0)
    known = item + 1 if card & 1 != side else 0  # whose card it was knows which one has gone
    whisper(log, st.SLIT_EMPTIED, p, 1 << across(r, p, room), room_across(room), known, 0)
