"""Search (ZT-60 to ZT-70) and what is found: items, and event cards, carried out at once (ZT-71 to ZT-83)."""

from tablewright.games.zombie_tower.actions import (
    DECK_EMPTY,
    NO_POINTS,
    OK,
    SEARCH_FIRE,
    SEARCH_TRAPPED,
    SEARCH_ZOMBIES,
    SEARCHED_ALREADY,
)
from tablewright.games.zombie_tower.emergence import number
from tablewright.games.zombie_tower.end_of_round import hurt
from tablewright.games.zombie_tower.items import discard
from tablewright.games.zombie_tower.state import (
    ADJACENT,
    ANNOUNCED,
    CAME,
    DANGER,
    DETECTIVE,
    EV_COLLAPSED,
    EV_FIRE,
    EV_ZOMBIE,
    FIRST_EVENT,
    FLARE,
    FLOOR,
    FLOORS,
    FOUND,
    HURT,
    INT,
    KINDS,
    LEAVING,
    LEFT_BEHIND,
    LOOKED,
    LOOKING,
    MAIN,
    NONE,
    PLAIN,
    PUSHED_OUT,
    RETURNED,
    SAVED,
    SAVING,
    SEARCHED,
    TRAPPED,
    VACCINE,
    VACCINE_PLUS1,
    Rules,
    State,
)
from tablewright.kernel.bits import count, lowest
from tablewright.kernel.cache import jit
from tablewright.kernel.events import EVERYBODY, emit, whisper
from tablewright.kernel.fields import fill
from tablewright.kernel.records import Records
from tablewright.kernel.rng import share


@jit
def no_search(r: Rules, s: State, p: int) -> int:
    """Why this room cannot be searched now; survivors in it are no reason (ZT-70)."""
    room = INT(s.room[p])
    if s.ap < 1:
        return NO_POINTS
    if s.zombies[p, room] > 0:
        return SEARCH_ZOMBIES
    if INT(s.fire[p]) >> room & 1:
        return SEARCH_FIRE
    if INT(s.rubble[p]) >> room & 1:  # ZT-A37; so rubble and Fire never meet (ZT-A12)
        return SEARCH_TRAPPED
    if r.once_per_room and INT(s.searched[p]) >> room & 1:
        return SEARCHED_ALREADY
    return OK if s.left[FLOOR[room]] > 0 else DECK_EMPTY


@jit
def search(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-60: draw the top card of the floor's deck. The detective looks at it first (ZT-155)."""
    room = INT(s.room[p])
    floor = INT(FLOOR[room])
    s.ap -= 1
    s.overcharged = 0
    s.searched[p] = INT(s.searched[p]) | 1 << room
    emit(log, SEARCHED, p, EVERYBODY, floor, 0, 0)
    kind, k = top_card_by(s, floor, number(s))
    if s.character[p] == DETECTIVE:
        s.top[floor] = kind + 1
        s.phase, s.looking = LOOKING, floor + 1
        whisper(log, LOOKED, p, 1 << p, kind, 0, 0)
    else:
        draw(r, s, p, floor, kind, k, log)


@jit
def keep(r: Rules, s: State, p: int, log: Records) -> None:
    floor = INT(s.looking) - 1
    s.phase, s.looking = MAIN, 0
    draw(r, s, p, floor, INT(s.top[floor]) - 1, number(s), log)


@jit
def put_back(s: State, p: int, log: Records) -> None:
    """ZT-A30: an event put back is not announced; the card stays the known top of its deck."""
    floor = INT(s.looking) - 1
    s.returned[floor] = 1
    s.phase, s.looking = MAIN, 0
    emit(log, RETURNED, p, EVERYBODY, floor, 0, 0)


@jit
def top_card(s: State, floor: int) -> int:
    """The kind of a deck's top card."""
    return top_card_by(s, floor, number(s))[0]


@jit
def top_card_by(s: State, floor: int, k: int) -> tuple[int, int]:
    """The kind of a deck's top card: known already, or, by chance k, any of those with the back that is seen (ZT-69).

    And what is left of k. Items come before events among the kinds, so the events are the last cards of a deck.
    """
    if s.top[floor] > 0:
        return INT(s.top[floor]) - 1, k
    events = n_events(s, floor)
    items = INT(s.left[floor]) - events
    is_event = s.back[floor] == DANGER
    which, k = share(k, events if is_event else items)
    return kind_of_card(s, floor, which + items * INT(is_event)), k


@jit
def kind_of_card(s: State, floor: int, card: int) -> int:
    """The kind of a deck's card with so many others before it, the deck in the order of the kinds."""
    cards, kind = 0, 0
    for before in range(KINDS - 1):
        cards += INT(s.deck[floor, before])
        kind += INT(card >= cards)
    return kind


@jit
def n_events(s: State, floor: int) -> int:
    """How many cards of a deck are events."""
    n = 0
    for kind in range(FIRST_EVENT, KINDS):
        n += INT(s.deck[floor, kind])
    return n


@jit
def show_back(s: State, floor: int, k: int) -> None:
    """The next card comes to the top of a deck, by chance k, and shows its back (ZT-A7: DANGER on just the events)."""
    s.top[floor] = 0
    s.returned[floor] = 0
    if s.left[floor] == 0:
        s.back[floor] = NONE
        return
    s.back[floor] = DANGER if share(k, INT(s.left[floor]))[0] < n_events(s, floor) else PLAIN


@jit
def draw(r: Rules, s: State, p: int, floor: int, kind: int, k: int, log: Records) -> None:
    """The card goes where it belongs, and the next one shows its back, by chance k."""
    s.deck[floor, kind] -= 1
    s.left[floor] -= 1
    show_back(s, floor, k)
    if kind < FIRST_EVENT:
        s.found[p, floor] += 1
        find(s, p, kind, log)
        return
    s.announced[floor, kind - FIRST_EVENT] += 1
    emit(log, ANNOUNCED, p, EVERYBODY, kind, floor, 0)  # ZT-65, ZT-144
    if kind == EV_ZOMBIE:
        zombie_event(r, s, p, log)
    elif kind == EV_FIRE:
        fire_event(s, p, log)
    else:
        collapse(r, s, p, log)


@jit
def find(s: State, p: int, kind: int, log: Records) -> None:
    """ZT-66: into the hand, unsaid. ZT-67, ZT-A36: the mark brings a survivor, once; then it is a plain card."""
    whisper(log, FOUND, p, 1 << p, kind, 0, 0)
    if kind >= VACCINE_PLUS1:
        s.sheet[p] += 1
        kind = VACCINE if kind == VACCINE_PLUS1 else FLARE
    s.hand[p, kind] += 1


@jit
def zombie_event(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-71, ZT-72, ZT-A8: zombies in the room searched; the card is discarded."""
    room = INT(s.room[p])
    s.zombies[p, room] += r.zombie_count
    whisper(log, CAME, p, 1 << p, EV_ZOMBIE, room, INT(r.zombie_count))
    discard(s, p, EV_ZOMBIE, log)


@jit
def fire_event(s: State, p: int, log: Records) -> None:
    """ZT-80: the card stays in the room searched; ZT-82: no harm until the End of Round, so it can be left (ZT-A11)."""
    room = INT(s.room[p])
    s.fire[p] = INT(s.fire[p]) | 1 << room
    s.n_fires[p] += 1
    whisper(log, CAME, p, 1 << p, EV_FIRE, room, 0)


@jit
def collapse(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-73 to ZT-75: first the survivors may be saved, then the PC leaves, then the card lies in the room."""
    room = INT(s.room[p])
    s.n_rubble[p] += 1
    whisper(log, CAME, p, 1 << p, EV_COLLAPSED, room, 0)
    if s.survivors[p, room] > 0:
        s.phase = SAVING
    else:
        leave(r, s, p, log)


@jit
def save_in_time(r: Rules, s: State, p: int, log: Records) -> None:
    save_one(s, p, log)
    if s.survivors[p, s.room[p]] == 0:
        leave(r, s, p, log)


@jit
def save_one(s: State, p: int, log: Records) -> None:
    room = INT(s.room[p])
    s.survivors[p, room] -= 1
    s.sheet[p] += 1
    whisper(log, SAVED, p, 1 << p, room, 0, 0)


@jit
def leave(r: Rules, s: State, p: int, log: Records) -> None:
    """ZT-75, ZT-A9: out to an open neighbour, chosen where there are several; ZT-A10: trapped with none."""
    ways = exits(s, p)
    n = count(ways)
    if n > 1:
        s.phase = LEAVING
    else:
        leave_to(r, s, p, lowest(ways) if n == 1 else 0, log)


@jit
def exits(s: State, p: int) -> int:
    """Where a collapse can push the PC: neighbours by the edges of the board; a Fire room is open."""
    return INT(ADJACENT[s.room[p]]) & ~INT(s.rubble[p])


@jit
def leave_to(r: Rules, s: State, p: int, to: int, log: Records) -> None:
    """The PC goes (to = 0: nowhere) and the room collapses; survivors still there are lost."""
    room = INT(s.room[p])
    s.phase = MAIN
    if s.survivors[p, room] > 0:
        whisper(log, LEFT_BEHIND, p, 1 << p, room, INT(s.survivors[p, room]), 0)
        s.survivors[p, room] = 0
    s.rubble[p] = INT(s.rubble[p]) | 1 << room
    if to > 0:
        s.room[p] = to
        whisper(log, PUSHED_OUT, p, 1 << p, room, to, 0)
    else:
        whisper(log, TRAPPED, p, 1 << p, room, 0, 0)
    if r.collapse_damage > 0:
        whisper(log, HURT, p, 1 << p, INT(r.collapse_damage), 0, 0)
        hurt(r, s, p, INT(r.collapse_damage), log)


@jit
def open_decks(r: Rules, s: State) -> None:
    """ZT-19 to ZT-21: the decks of this number of players on the roof."""
    fill(s.deck, r.deck)
    k = number(s)
    for floor in range(FLOORS):
        s.left[floor] = r.n_deck[floor]
        show_back(s, floor, k)
        _, k = share(k, max(INT(r.n_deck[floor]), 1))
