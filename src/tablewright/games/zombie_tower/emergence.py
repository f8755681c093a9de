"""The Emergence phase (ZT-38 to ZT-48): two flips for each play space; the First Encounter; the piles.

A pile is the set of its cards. Only what is visible has been decided: the icon side on top. Which card it is, among
those with that icon, is drawn when the card is flipped.
"""

from tablewright.games.zombie_tower.state import (
    ALL_ROOMS,
    APPEARED,
    EMERGED,
    ENCOUNTERED,
    INT,
    PLACES,
    ROOMS,
    Rules,
    State,
)
from tablewright.kernel.bits import count, kth
from tablewright.kernel.cache import jit
from tablewright.kernel.events import whisper
from tablewright.kernel.records import Records
from tablewright.kernel.rng import below


@jit
def emergence_phase(r: Rules, s: State, log: Records) -> None:
    # ZT-35: all at the same time; nothing is decided, so one after the other is the same
    for p in range(INT(r.players)):
        room = emerge_zombies(r, s, p)
        whisper(log, EMERGED, p, 1 << p, room, INT(s.icon[p]), 0)
        n = survivors_to_come(r, s, p)
        room = emerge_survivors(r, s, p, n)
        whisper(log, APPEARED, p, 1 << p, room, n, 0)


@jit
def emerge_zombies(r: Rules, s: State, p: int) -> int:
    """The first flip; the room that got the zombies."""
    room = open_room(s, p, flip(r, s, p))
    if room > 0:
        s.zombies[p, room] += s.icon[p]  # ZT-38, ZT-A3: the icon of the card that is now on top
    return room


@jit
def survivors_to_come(r: Rules, s: State, p: int) -> int:
    """How many survivors the second flip brings. ZT-41: under the last card the ground board shows."""
    return INT(r.ground_board_survivors) if count(INT(s.pile[p])) == 1 else INT(r.survivors_per_flip)


@jit
def emerge_survivors(r: Rules, s: State, p: int, n: int) -> int:
    """The second flip (ZT-39); the room that got the survivors."""
    room = open_room(s, p, flip(r, s, p))
    if room > 0:
        s.survivors[p, room] += n
    if s.pile[p] == 0:
        new_pile(r, s, p)  # ZT-42, ZT-A4: at once
    return room


@jit
def flip(r: Rules, s: State, p: int) -> int:
    """Turn the top card of a pile to its number, which then lies on the flipped pile (ZT-40)."""
    room = drawn_number(r, s, p)
    s.pile[p] = INT(s.pile[p]) & ~(1 << room)
    s.last_flip[p] = room
    show_icon(r, s, p)
    return room


@jit
def drawn_number(r: Rules, s: State, p: int) -> int:
    """One of the cards of the pile that have the icon seen on top."""
    pile, icon = INT(s.pile[p]), INT(s.icon[p])
    n = 0
    for room in range(1, PLACES):
        if pile >> room & 1 and r.icon_zombies[room - 1] == icon:
            n += 1
    k = below(s, n)
    for room in range(1, PLACES):
        if pile >> room & 1 and r.icon_zombies[room - 1] == icon:
            if k == 0:
                return room
            k -= 1
    raise AssertionError("no card of the pile has the icon on top")


@jit
def show_icon(r: Rules, s: State, p: int) -> None:
    """The next card comes to the top of a pile and shows its icon side."""
    pile = INT(s.pile[p])
    s.icon[p] = 0 if pile == 0 else r.icon_zombies[kth(pile, below(s, count(pile))) - 1]


@jit
def new_pile(r: Rules, s: State, p: int) -> None:
    """All twelve cards shuffled, icon side up (ZT-32, ZT-42)."""
    s.pile[p] = ALL_ROOMS
    s.last_flip[p] = 0
    show_icon(r, s, p)


@jit
def open_room(s: State, p: int, room: int) -> int:
    """ZT-46, ZT-A5: a collapsed room passes its emergence on to the next higher one, 12 to 1; 0: all are collapsed."""
    rubble = INT(s.rubble[p])
    for _ in range(ROOMS):
        if not rubble >> room & 1:
            return room
        room = room % ROOMS + 1
    return 0


@jit
def first_encounter(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-30, ZT-31: zombies in some different rooms; ZT-A6: the PC's own may be among them."""
    pile, zombies = ALL_ROOMS, INT(r.encounter_zombies[r.difficulty])
    for left in range(ROOMS, ROOMS - INT(r.encounter_cards), -1):
        room = kth(pile, below(s, left))
        pile &= ~(1 << room)
        s.zombies[p, room] = zombies
        whisper(log, ENCOUNTERED, p, 1 << p, room, zombies, 0)
