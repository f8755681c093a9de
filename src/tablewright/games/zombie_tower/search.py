"""Search (ZT-60 to ZT-70) and what is found: items, and event cards, carried out at once (ZT-71 to ZT-83)."""

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.end_of_round import hurt
from tablewright.games.zombie_tower.items import discard
from tablewright.games.zombie_tower.state import Rules, State
from tablewright.kernel.tools import Records, count, fill, jit, lowest, share, tell, whisper, wide, word


@jit
def search(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-60: draw the top card of the floor's deck. The detective looks at it first (ZT-155)."""
    room = wide(s.room[p])
    floor = wide(st.FLOOR[room])
    s.ap -= 1
    s.overcharged = 0
    s.searched[p] = wide(s.searched[p]) | 1 << room
    tell(log, st.SEARCHED, p, floor, 0, 0)
    kind, k = top_card_by(s, floor, word(s))
    if s.character[p] == st.DETECTIVE:
        s.top[floor] = kind + 1
        s.phase, s.looking = st.LOOKING, floor + 1
        whisper(log, st.LOOKED, p, 1 << p, kind, 0, 0)
    else:
        draw(r, s, p, floor, kind, k, log)


@jit
def keep(r: Rules, s: State, p: int, log: Records) -> None:
    floor = wide(s.looking) - 1
    s.phase, s.looking = st.MAIN, 0
    draw(r, s, p, floor, wide(s.top[floor]) - 1, word(s), log)


@jit
def put_back(s: State, p: int, log: Records) -> None:
    """ZT-A30: an event put back is not announced; the card stays the known top of its deck."""
    floor = wide(s.looking) - 1
    s.returned[floor] = 1
    s.phase, s.looking = st.MAIN, 0
    tell(log, st.RETURNED, p, floor, 0, 0)


@jit
def top_card(s: State, floor: int) -> int:
    """The kind of a deck's top card."""
    return top_card_by(s, floor, word(s))[0]


@jit
def top_card_by(s: State, floor: int, k: int) -> tuple[int, int]:
    """The kind of a deck's top card: known already, or, by chance k, any of those with the back that is seen (ZT-69).

    And what is left of k. Items come before events among the kinds, so the events are the last cards of a deck.
    """
    if s.top[floor] > 0:
        return wide(s.top[floor]) - 1, k
    events = n_events(s, floor)
    items = wide(s.left[floor]) - events
    is_event = s.back[floor] == st.DANGER
    which, k = share(k, events if is_event else items)
    return kind_of_card(s, floor, which + items * wide(is_event)), k


@jit
def kind_of_card(s: State, floor: int, card: int) -> int:
    """The kind of a deck's card with so many others before it, the deck in the order of the kinds."""
    cards, kind = 0, 0
    for before in range(st.KINDS - 1):
        cards += wide(s.deck[floor, before])
        kind += wide(card >= cards)
    return kind


@jit
def n_events(s: State, floor: int) -> int:
    """How many cards of a deck are events."""
    n = 0
    for kind in range(st.FIRST_EVENT, st.KINDS):
        n += wide(s.deck[floor, kind])
    return n


@jit
def show_back(s: State, floor: int, k: int) -> None:
    """The next card comes to the top of a deck, by chance k, and shows its back (ZT-A7: DANGER on just the events)."""
    s.top[floor] = 0
    s.returned[floor] = 0
    if s.left[floor] == 0:
        s.back[floor] = st.NONE
        return
    s.back[floor] = st.DANGER if share(k, wide(s.left[floor]))[0] < n_events(s, floor) else st.PLAIN


@jit
def draw(r: Rules, s: State, p: int, floor: int, kind: int, k: int, log: Records) -> None:
    """The card goes where it belongs, and the next one shows its back, by chance k."""
    s.deck[floor, kind] -= 1
    s.left[floor] -= 1
    show_back(s, floor, k)
    if kind < st.FIRST_EVENT:
        s.found[p, floor] += 1
        find(s, p, kind, log)
        return
    s.announced[floor, kind - st.FIRST_EVENT] += 1
    tell(log, st.ANNOUNCED, p, kind, floor, 0)  # ZT-65, ZT-144
    if kind == st.EV_ZOMBIE:
        zombie_event(r, s, p, log)
    elif kind == st.EV_FIRE:
        fire_event(s, p, log)
    else:
        collapse(r, s, p, log)


@jit
def find(s: State, p: int, kind: int, log: Records) -> None:
    """ZT-66: into the hand, unsaid. ZT-67, ZT-A36: the mark brings a survivor, once; then it is a plain card."""
    whisper(log, st.FOUND, p, 1 << p, kind, 0, 0)
    if kind >= st.VACCINE_PLUS1:
        s.sheet[p] += 1
        kind = st.VACCINE if kind == st.VACCINE_PLUS1 else st.FLARE
    s.hand[p, kind] += 1


@jit
def zombie_event(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-71, ZT-72, ZT-A8: zombies in the room searched; the card is discarded."""
    room = wide(s.room[p])
    s.zombies[p, room] += r.zombie_count
    whisper(log, st.CAME, p, 1 << p, st.EV_ZOMBIE, room, r.zombie_count)
    discard(s, p, st.EV_ZOMBIE, log)


@jit
def fire_event(s: State, p: int, log: Records) -> None:
    """ZT-80: the card stays in the room searched; ZT-82: no harm until the End of Round, so it can be left (ZT-A11)."""
    room = wide(s.room[p])
    s.fire[p] = wide(s.fire[p]) | 1 << room
    s.n_fires[p] += 1
    whisper(log, st.CAME, p, 1 << p, st.EV_FIRE, room, 0)


@jit
def collapse(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-73 to ZT-75: first the survivors may be saved, then the PC leaves, then the card lies in the room."""
    room = wide(s.room[p])
    s.n_rubble[p] += 1
    whisper(log, st.CAME, p, 1 << p, st.EV_COLLAPSED, room, 0)
    if s.survivors[p, room] > 0:
        s.phase = st.SAVING
    else:
        leave(r, s, p, log)


@jit
def save_in_time(r: Rules, s: State, p: int, log: Records) -> None:
    save_one(s, p, log)
    if s.survivors[p, s.room[p]] == 0:
        leave(r, s, p, log)


@jit
def save_one(s: State, p: int, log: Records) -> None:
    room = wide(s.room[p])
    s.survivors[p, room] -= 1
    s.sheet[p] += 1
    whisper(log, st.SAVED, p, 1 << p, room, 0, 0)


@jit
def leave(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-75, ZT-A9: out to an open neighbour, chosen where there are several; ZT-A10: trapped with none."""
    ways = exits(s, p)
    n = count(ways)
    if n > 1:
        s.phase = st.LEAVING
    else:
        leave_to(r, s, p, lowest(ways) if n == 1 else 0, log)


@jit
def exits(s: State, p: int) -> int:
    """Where a collapse can push the PC: neighbours by the edges of the board; a Fire room is open."""
    return wide(st.ADJACENT[s.room[p]]) & ~wide(s.rubble[p])


@jit
def leave_to(r: Rules, s: State, p: int, to: int, log: Records) -> None:
    """The PC goes (to = 0: nowhere) and the room collapses; survivors still there are lost."""
    room = wide(s.room[p])
    s.phase = st.MAIN
    if s.survivors[p, room] > 0:
        whisper(log, st.LEFT_BEHIND, p, 1 << p, room, s.survivors[p, room], 0)
        s.survivors[p, room] = 0
    s.rubble[p] = wide(s.rubble[p]) | 1 << room
    if to > 0:
        s.room[p] = to
        whisper(log, st.PUSHED_OUT, p, 1 << p, room, to, 0)
    else:
        whisper(log, st.TRAPPED, p, 1 << p, room, 0, 0)
    if r.collapse_damage > 0:
        whisper(log, st.HURT, p, 1 << p, r.collapse_damage, 0, 0)
        hurt(r, s, p, wide(r.collapse_damage), log)


@jit
def open_decks(r: Rules, s: State) -> None:
    """ZT-19 to ZT-21: the decks of this number of players on the roof."""
    fill(s.deck, r.deck)
    k = word(s)
    for floor in range(st.FLOORS):
        s.left[floor] = r.n_deck[floor]
        show_back(s, floor, k)
        _, k = share(k, max(wide(r.n_deck[floor]), 1))
