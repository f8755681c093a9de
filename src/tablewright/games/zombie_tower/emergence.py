"""The Emergence phase (ZT-38 to ZT-48): two flips for each play space; the First Encounter; the piles.

A pile is the set of its cards. Only what is visible has been decided: the icon side on top. Which card it is, among
those with that icon, is drawn when the card is flipped.
"""

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.state import Rules, State
from tablewright.kernel.tools import Records, count, jit, kth, share, whisper, wide, word


@jit
def emergence_phase(r: Rules, s: State, log: Records) -> None:
    # ZT-35: all at the same time; nothing is decided, so one after the other is the same
    for p in range(wide(r.players)):
        emerge(r, s, p, log)


@jit
def emerge(r: Rules, s: State, p: int, log: Records) -> None:
    """The two flips of a round."""
    room, k = flip(r, s, p, word(s))
    emerge_zombies(s, p, room, log)
    n = survivors_to_come(r, s, p)
    room, k = flip(r, s, p, k)
    emerge_survivors(s, p, room, n, log)
    if s.pile[p] == 0:
        new_pile(r, s, p, k)  # ZT-42, ZT-A4: at once


@jit
def emerge_zombies(s: State, p: int, room: int, log: Records) -> None:
    """ZT-38, ZT-A3: the first flip, and as many zombies as the card shows that is now on top."""
    room, n = open_room(s, p, room), wide(s.icon[p])
    if room == 0:
        return
    s.zombies[p, room] += n
    whisper(log, st.EMERGED, p, 1 << p, room, n, 0)


@jit
def emerge_survivors(s: State, p: int, room: int, n: int, log: Records) -> None:
    """ZT-39: the second flip."""
    room = open_room(s, p, room)
    if room == 0:
        return
    s.survivors[p, room] += n
    whisper(log, st.APPEARED, p, 1 << p, room, n, 0)


@jit
def survivors_to_come(r: Rules, s: State, p: int) -> int:
    """How many survivors the second flip brings. ZT-41: under the last card the ground board shows."""
    return wide(r.ground_board_survivors) if count(wide(s.pile[p])) == 1 else wide(r.survivors_per_flip)


@jit
def flip(r: Rules, s: State, p: int, k: int) -> tuple[int, int]:
    """Turn the top card of a pile to its number, which then lies on the flipped pile (ZT-40); and what is left of k."""
    alike = wide(s.pile[p]) & wide(r.icon_cards[s.icon[p]])  # the cards that it can be, by the icon seen
    which, k = share(k, count(alike))
    room = kth(alike, which)
    pile = wide(s.pile[p]) & ~(1 << room)
    s.pile[p] = pile
    s.last_flip[p] = room
    if pile == 0:
        return room, k
    which, k = share(k, count(pile))
    s.icon[p] = r.icon_zombies[kth(pile, which) - 1]  # the next comes to the top
    return room, k


@jit
def new_pile(r: Rules, s: State, p: int, k: int) -> None:
    """All twelve cards, shuffled, icon side up (ZT-24, ZT-32, ZT-42): each comes once in six rounds (ZT-43, ZT-44)."""
    s.pile[p] = st.ALL_ROOMS
    s.last_flip[p] = 0
    s.icon[p] = r.icon_zombies[share(k, st.ROOMS)[0]]


@jit
def open_room(s: State, p: int, room: int) -> int:
    """ZT-46, ZT-47, ZT-76, ZT-A5: only rubble passes an emergence on, to the next higher room, 12 to 1; 0: nowhere."""
    rubble = wide(s.rubble[p])
    if rubble == 0:
        return room
    for _ in range(st.ROOMS):
        if not rubble >> room & 1:
            return room
        room = room % st.ROOMS + 1
    return 0


@jit
def first_encounter(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-30, ZT-31: zombies in some different rooms; ZT-A6: the PC's own may be among them. Then the pile (ZT-32)."""
    free, zombies = st.ALL_ROOMS, wide(r.encounter_zombies[r.difficulty])
    k = word(s)
    for i in range(wide(r.encounter_cards)):
        which, k = share(k, st.ROOMS - i)
        room = kth(free, which)
        free &= ~(1 << room)
        s.zombies[p, room] = zombies
        whisper(log, st.ENCOUNTERED, p, 1 << p, room, zombies, 0)
    new_pile(r, s, p, k)
