"""Zombie Tower 3D: what a player knows, as planes and vectors for learners.

The planes are my own play space as state.py draws it, three floors of four rooms; nobody sees into another's. Players
are counted on from me: the next one sits to my left.
"""

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.slits import first_card
from tablewright.games.zombie_tower.state import Rules, State, right_of
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.tensors import Row, Tensor, part, starts

TOWER = (st.FLOORS, st.ROOMS // st.FLOORS)  # room 1 first
CHIPS, CARDS, DECK, DAMAGE, ROUNDS, POINTS, FOUND, ICON = 4.0, 4.0, 20.0, 12.0, 12.0, 6.0, 8.0, 4.0
WALLS = 2  # my left one, my right one
NAMES = ", ".join(st.KIND_NAMES)

TENSORS = (
    Tensor("room", TOWER, "1 where I am", drawn="disc"),
    Tensor("zombies", TOWER, "zombies in a room", CHIPS, drawn="mark"),
    Tensor("survivors", TOWER, "survivors in a room", CHIPS, drawn="dot"),
    Tensor("rubble", TOWER, "1 where a Collapsed card lies", drawn="cross"),
    Tensor("fire", TOWER, "1 where a Fire card lies", drawn="ring"),
    Tensor("barricade", TOWER, "1 where a Barricade stands", drawn="frame"),
    Tensor("searched", TOWER, "1 for a room searched in this round"),
    Tensor("pile", TOWER, "1 for a room whose Emergence card is still in the pile"),
    Tensor("last_flip", TOWER, "1 for the room on the flipped pile"),
    Tensor("icon", (1,), "zombies on the icon side on top of the pile", ICON),
    Tensor("hand", (st.ITEMS,), "cards in my hand: the first of " + NAMES, CARDS),
    Tensor("damage", (1,), "my damage", DAMAGE),
    Tensor("life", (1,), "damage that I can still bear", DAMAGE),
    Tensor("sheet", (1,), "survivors that I have saved", CHIPS),
    Tensor("objectives", (st.OBJECTIVES,), "1 for a Minor Objective of mine"),
    Tensor("slits", (WALLS, st.FLOORS), "cards in the slits of my left and my right wall", CARDS),
    Tensor("given", (WALLS, st.FLOORS, st.ITEMS), "cards of mine that lie there, by kind", CARDS),
    Tensor("characters", (st.PLAYERS, len(st.CHARACTERS)), "1 for a player's character: " + ", ".join(st.CHARACTERS)),
    Tensor("found", (st.PLAYERS, st.FLOORS), "item cards that a player has drawn from a deck", FOUND),
    Tensor("n_rubble", (st.PLAYERS,), "Collapsed cards in a player's play space", CARDS),
    Tensor("n_fires", (st.PLAYERS,), "Fire cards in a player's play space", CARDS),
    Tensor("left", (st.FLOORS,), "cards in each deck, 3F first", DECK),
    Tensor("danger", (st.FLOORS,), "1 where the back on top shows danger"),
    Tensor("returned", (st.FLOORS,), "1 where the detective put the top card back"),
    Tensor("looking", (st.FLOORS,), "1 for the deck whose top card the detective looks at"),
    Tensor("top", (st.FLOORS, st.KINDS), "1 for the card that I, the detective, know on top: " + NAMES),
    Tensor("discard", (st.KINDS,), "the discard pile: " + NAMES, CARDS),
    Tensor("announced", (st.FLOORS, st.EVENTS), "event cards drawn from each deck", CARDS),
    Tensor("turn", (st.PLAYERS,), "1 for the player whose turn it is, counted on from me"),
    Tensor("marker", (st.PLAYERS,), "1 for the player with the start marker"),
    Tensor("phase", (6,), "1 for what I decide: main, target, looking, saving, leaving, choosing; zeros for others"),
    Tensor("points", (1,), "action points that I have left", POINTS),
    Tensor("overcharged", (1,), "1 where the point left was bought by overcharge"),
    Tensor("using", (st.ITEMS,), "1 for the item that I choose a target for"),
    Tensor("round", (1,), "the round", ROUNDS),
)
(
    ROOM_AT, ZOMBIES_AT, SURVIVORS_AT, RUBBLE_AT, FIRE_AT, BARRICADE_AT, SEARCHED_AT, PILE_AT, LAST_FLIP_AT, ICON_AT,
    HAND_AT, DAMAGE_AT, LIFE_AT, SHEET_AT, OBJECTIVES_AT, SLITS_AT, GIVEN_AT, CHARACTERS_AT, FOUND_AT, N_RUBBLE_AT,
    N_FIRES_AT, LEFT_AT, DANGER_AT, RETURNED_AT, LOOKING_AT, TOP_AT, DISCARD_AT, ANNOUNCED_AT, TURN_AT, MARKER_AT,
    PHASE_AT, POINTS_AT, OVERCHARGED_AT, USING_AT, ROUND_AT,
) = starts(TENSORS)  # fmt: skip


@jit
def write_tensors(r: Rules, o: State, p: int, out: Row) -> None:
    write_play_space(o, p, out)
    write_sheet(r, o, p, out)
    write_slits(r, o, p, out)
    write_players(r, o, p, out)
    write_decks(o, out)
    if o.turn == p and o.ending == 0:
        write_turn(o, out)


@jit
def write_play_space(o: State, p: int, out: Row) -> None:
    rubble, fire, barricade = wide(o.rubble[p]), wide(o.fire[p]), wide(o.barricade[p])
    searched, pile = wide(o.searched[p]), wide(o.pile[p])
    for i in range(st.ROOMS):
        room = i + 1
        out[ZOMBIES_AT + i] = part(wide(o.zombies[p, room]), CHIPS)
        out[SURVIVORS_AT + i] = part(wide(o.survivors[p, room]), CHIPS)
        out[RUBBLE_AT + i] = rubble >> room & 1
        out[FIRE_AT + i] = fire >> room & 1
        out[BARRICADE_AT + i] = barricade >> room & 1
        out[SEARCHED_AT + i] = searched >> room & 1
        out[PILE_AT + i] = pile >> room & 1
    if o.room[p] > 0:
        out[ROOM_AT + wide(o.room[p]) - 1] = 1.0
    if o.last_flip[p] > 0:
        out[LAST_FLIP_AT + wide(o.last_flip[p]) - 1] = 1.0
    out[ICON_AT] = part(wide(o.icon[p]), ICON)


@jit
def write_sheet(r: Rules, o: State, p: int, out: Row) -> None:
    for item in range(st.ITEMS):
        out[HAND_AT + item] = part(wide(o.hand[p, item]), CARDS)
    out[DAMAGE_AT] = part(wide(o.damage[p]), DAMAGE)
    if o.character[p] > 0:
        out[LIFE_AT] = part(max(wide(r.life[wide(o.character[p]) - 1]) - wide(o.damage[p]), 0), DAMAGE)
    out[SHEET_AT] = part(wide(o.sheet[p]), CHIPS)
    objectives = wide(o.objectives[p])
    for objective in range(st.OBJECTIVES):
        out[OBJECTIVES_AT + objective] = objectives >> objective & 1


@jit
def write_slits(r: Rules, o: State, p: int, out: Row) -> None:
    """Cards of mine are those that an observation names; of the others' it only says that they lie there."""
    for side in range(WALLS):
        wall = p if side == 0 else right_of(r, p)
        for floor in range(st.FLOORS):
            slit = st.FLOORS * wall + floor
            at, n = side * st.FLOORS + floor, wide(o.in_slit[slit])
            out[SLITS_AT + at] = part(n, CARDS)
            start = first_card(o, slit)
            for place in range(start, start + n):
                kind = (wide(o.slit_card[place]) >> 1) - 1
                if kind >= 0:
                    given = GIVEN_AT + at * st.ITEMS + kind
                    out[given] = min(out[given] + 1.0 / CARDS, 1.0)


@jit
def write_players(r: Rules, o: State, p: int, out: Row) -> None:
    n = wide(r.players)
    for i in range(n):
        q = (p + i) % n
        if o.character[q] > 0:
            out[CHARACTERS_AT + i * len(st.CHARACTERS) + wide(o.character[q]) - 1] = 1.0
        for floor in range(st.FLOORS):
            out[FOUND_AT + i * st.FLOORS + floor] = part(wide(o.found[q, floor]), FOUND)
        out[N_RUBBLE_AT + i] = part(wide(o.n_rubble[q]), CARDS)
        out[N_FIRES_AT + i] = part(wide(o.n_fires[q]), CARDS)
    if o.turn >= 0:
        out[TURN_AT + (wide(o.turn) - p + n) % n] = 1.0
    out[MARKER_AT + (wide(o.marker) - p + n) % n] = 1.0
    out[ROUND_AT] = part(wide(o.round_number), ROUNDS)


@jit
def write_decks(o: State, out: Row) -> None:
    for floor in range(st.FLOORS):
        out[LEFT_AT + floor] = part(wide(o.left[floor]), DECK)
        out[DANGER_AT + floor] = wide(o.back[floor] == st.DANGER)
        out[RETURNED_AT + floor] = wide(o.returned[floor])
        if o.top[floor] > 0:
            out[TOP_AT + floor * st.KINDS + wide(o.top[floor]) - 1] = 1.0
        for event in range(st.EVENTS):
            out[ANNOUNCED_AT + floor * st.EVENTS + event] = part(wide(o.announced[floor, event]), CARDS)
    if o.looking > 0:
        out[LOOKING_AT + wide(o.looking) - 1] = 1.0
    for kind in range(st.KINDS):
        out[DISCARD_AT + kind] = part(wide(o.discard[kind]), CARDS)


@jit
def write_turn(o: State, out: Row) -> None:
    """My own turn, of which the others see nothing."""
    out[PHASE_AT + wide(o.phase)] = 1.0
    out[POINTS_AT] = part(wide(o.ap), POINTS)
    out[OVERCHARGED_AT] = wide(o.overcharged)
    if o.phase == st.TARGET:
        out[USING_AT + wide(o.using)] = 1.0
