"""Zombie Tower 3D: what is true of every full state. Each check stands below its sentences, in the same order.

While characters are chosen nothing is dealt (ZT-22), so most checks have nothing to look at.
"""

from collections.abc import Sequence

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.action_phase import has_acted
from tablewright.games.zombie_tower.end_of_round import has_escaped
from tablewright.games.zombie_tower.items import PARTNER, PLACE_OF, occupied, targets
from tablewright.games.zombie_tower.search import exits, n_events
from tablewright.games.zombie_tower.slits import cards_in_slits
from tablewright.games.zombie_tower.state import Rules, State
from tablewright.kernel.laws import PLAYERS, Laws, Words, about, first
from tablewright.kernel.tools import Ints, count, jit, wide

LAWS = Laws()


def named(names: Sequence[str]) -> Words:
    """What {name} is in sentences about cards, decks or slits."""
    return lambda r, s, i: {"name": names[i]}


def of_deck(r: Rules, s: State, floor: int) -> dict[str, str]:
    """Which cards of a deck are not as they should be."""
    gone = r.deck[floor].astype(int) - s.deck[floor]
    odd = [name for name, n, there in zip(st.KIND_NAMES, gone, s.deck[floor]) if n < 0 or there < 0]
    events = zip(st.KIND_NAMES[st.FIRST_EVENT :], gone[st.FIRST_EVENT :], s.announced[floor])
    wrong = [name for name, n, told in events if n != told]
    return {"name": st.FLOOR_NAMES[floor], "odd": ", ".join(odd), "events": ", ".join(wrong)}


def filled(fields: Sequence[str]) -> Words:
    """What {names} is in a sentence about fields that should hold nothing: those that do."""
    return lambda r, s, i: {"names": ", ".join(field for field in fields if s[field].any())}


TURN = ("phase", "ap", "steps", "overcharged", "using", "looking")
DEALT = (
    *("left", "back", "returned", "discard", "announced", "deck", "found", "n_rubble", "n_fires", "top", "in_slit"),
    *("hand", "room", "zombies", "survivors", "damage", "sheet", "points", "rubble", "fire", "barricade", "searched"),
    *("objectives", "pile", "icon", "last_flip", "marker", "looking", "ap", "overcharged", "steps", "using"),
)
CARDS, DECKS = named(st.KIND_NAMES), named(st.FLOOR_NAMES)
SLITS = named([f"{wall}/{floor}" for wall in range(st.PLAYERS) for floor in st.FLOOR_NAMES])


@LAWS.add(
    "the table: turn: there is no player {s.turn}",
    "the table: marker: there is no player {s.marker}",
    "the table: end_reason: there is none of the number {s.ending}",
    "the table: phase: there is none of the number {s.phase}",
    "the table: using: there is no item of the number {s.using}",
    "the table: there is no end_reason, but it is nobody's turn",
    "the table: there is an end_reason, but it is somebody's turn",
    "the table: nobody has fallen, but the end_reason is damage or fire",
    "the table: somebody has fallen, but the end_reason is neither damage nor fire",
    "the table: the round is 0, but the characters are chosen",
    "the table: the round is {s.round_number}, but it is 0 while characters are chosen",
    "the table: the last round is {r.max_rounds} (ZT-37)",
    is_basic=True,
)
def table(r: Rules, s: State) -> int:
    is_over, is_fall, is_choosing = s.ending > 0, s.ending == st.DAMAGE or s.ending == st.FIRE, s.phase == st.CHOOSING
    return first(
        not -1 <= s.turn < r.players,
        not 0 <= s.marker < r.players,
        not 0 <= s.ending <= st.TIME,
        not st.MAIN <= s.phase <= st.CHOOSING,
        not 0 <= s.using < st.ITEMS,
        s.turn < 0 and not is_over,
        s.turn >= 0 and is_over,
        s.fallen <= 0 and is_fall,
        s.fallen > 0 and not is_fall,
        s.round_number == 0 and not is_choosing,
        s.round_number != 0 and is_choosing,
        not 0 <= s.round_number <= r.max_rounds,
    )


@LAWS.add(
    "player {i}: has a character before it was chosen (ZT-22)",
    "player {i}: expected a character (ZT-22)",
    "player {i}: has the same character as another player (ZT-22)",
    each=PLAYERS,
    is_basic=True,
)
def characters(r: Rules, s: State, p: int) -> int:
    is_to_choose, is_taken = s.phase == st.CHOOSING and p >= s.turn, False
    for q in range(p):
        is_taken = is_taken or s.character[p] == s.character[q] > 0
    is_one = 1 <= s.character[p] <= len(st.CHARACTERS)
    return first(is_to_choose and s.character[p] != 0, not is_to_choose and not is_one, is_taken)


@LAWS.add("player {i}: the PC is in no room from 1 to 12", each=PLAYERS, is_basic=True)
def no_room(r: Rules, s: State, p: int) -> bool:
    return s.phase != st.CHOOSING and not 1 <= s.room[p] <= st.ROOMS


@LAWS.add("the table: {names}: nothing is dealt while characters are chosen (ZT-22)", words=filled(DEALT))
def dealt_too_soon(r: Rules, s: State) -> bool:
    roof = s.left.sum() + s.back.sum() + s.returned.sum() + s.discard.sum() + s.announced.sum() + s.deck.sum()
    drawn = s.found.sum() + s.n_rubble.sum() + s.n_fires.sum() + s.top.sum() + s.in_slit.sum() + s.hand.sum()
    chips = s.room.sum() + s.zombies.sum() + s.survivors.sum() + s.damage.sum() + s.sheet.sum() + s.points.sum()
    masks = s.rubble.sum() + s.fire.sum() + s.barricade.sum() + s.searched.sum() + s.objectives.sum()
    piles = s.pile.sum() + s.icon.sum() + s.last_flip.sum()
    turn = wide(s.marker) + wide(s.looking) + wide(s.ap) + wide(s.overcharged) + wide(s.steps) + wide(s.using)
    return s.phase == st.CHOOSING and roof + drawn + chips + masks + piles + turn != 0


@LAWS.add(
    "{name}: there are more cards in play than the rules have",
    "{name}: there are fewer cards in play than the rules have",
    "the Beginning cards: one is dealt to each of {r.players} players, the rest stays in the box (ZT-25)",
    words=CARDS,
)
def items(r: Rules, s: State) -> int:
    """Each item is in a deck, a hand, a slit, a room, the discard pile or, of the Beginning cards, the box."""
    if s.phase == st.CHOOSING:
        return 0
    boxed = wide(r.players)
    for item in range(st.ITEMS):
        begin = wide(r.begin[item])
        missing = begin + n_in_decks(r.deck, item) - n_in_decks(s.deck, item) - n_elsewhere(r, s, item)
        if missing < 0 or missing > begin:
            return about(item, 1 if missing < 0 else 2)
        boxed += missing - begin
    return 3 if boxed != 0 else 0


@jit
def n_in_decks(deck: Ints, item: int) -> int:
    """The cards of an item in the three decks, those with the +1-survivor mark included."""
    n = wide(deck[:, item].sum())
    if item == st.VACCINE:
        n += wide(deck[:, st.VACCINE_PLUS1].sum())
    elif item == st.FLARE:
        n += wide(deck[:, st.FLARE_PLUS1].sum())
    return n


@jit
def n_elsewhere(r: Rules, s: State, item: int) -> int:
    """The cards of an item that were drawn or dealt."""
    n = wide(s.discard[item])
    for p in range(wide(r.players)):
        n += wide(s.hand[p, item])
        if item == st.BARRICADE:
            n += count(wide(s.barricade[p]))
    for place in range(cards_in_slits(s)):
        n += wide(wide(s.slit_card[place]) >> 1 == item + 1)
    return n


@LAWS.add(
    "{name}: as many are discarded or lie in rooms as were announced (ZT-90)",
    each=st.EVENTS,
    words=named(st.KIND_NAMES[st.FIRST_EVENT :]),
)
def events(r: Rules, s: State, event: int) -> bool:
    """A card that is being carried out counts as lying in its room."""
    kind, drawn = st.FIRST_EVENT + event, wide(s.announced[:, event].sum())
    if kind == st.EV_COLLAPSED:
        drawn -= wide(s.n_rubble.sum())
    elif kind == st.EV_FIRE:
        drawn -= wide(s.n_fires.sum())
    return bool(drawn != s.discard[kind])


@LAWS.add(
    "deck {name}: {odd}: there are more in it than the rules have",
    "deck {name}: {events}: those in it and those announced are not those of the rules",
    "deck {name}: left is not the number of its cards",
    "deck {name}: its items and those found are not those of the rules",
    each=st.FLOORS,
    words=of_deck,
)
def decks(r: Rules, s: State, floor: int) -> int:
    is_odd, differs, drawn = False, False, 0
    for kind in range(st.KINDS):
        gone = wide(r.deck[floor, kind]) - wide(s.deck[floor, kind])
        is_odd = is_odd or gone < 0 or s.deck[floor, kind] < 0
        if kind < st.FIRST_EVENT:
            drawn += gone
        else:
            differs = differs or gone != s.announced[floor, kind - st.FIRST_EVENT]
    is_dealt, found = s.phase != st.CHOOSING, wide(s.found[:, floor].sum())
    return first(is_odd, is_dealt and differs, s.deck[floor].sum() != s.left[floor], is_dealt and found != drawn)


@LAWS.add(
    "deck {name}: no card in it has the back that it shows (ZT-69)",
    "deck {name}: its top card is not among its cards",
    "deck {name}: its top card has another back (ZT-69)",
    "deck {name}: its top card is known, and there is no detective",
    "deck {name}: its top card is known, but was neither returned nor is being looked at (ZT-155)",
    "deck {name}: its top card was returned or is being looked at, but is not known (ZT-155)",
    each=st.FLOORS,
    words=DECKS,
)
def tops(r: Rules, s: State, floor: int) -> int:
    detectives = 0
    for p in range(wide(r.players)):
        detectives += wide(s.character[p] == st.DETECTIVE)
    back, top, left, dangers = wide(s.back[floor]), wide(s.top[floor]), wide(s.left[floor]), n_events(s, floor)
    shows = dangers if back == st.DANGER else left - dangers if back == st.PLAIN else wide(left == 0)
    was_seen = s.returned[floor] == 1 or s.looking == floor + 1
    return first(
        shows <= 0,
        not 0 <= top <= st.KINDS or (top > 0 and s.deck[floor, top - 1] == 0),
        top > 0 and (top > st.FIRST_EVENT) != (back == st.DANGER),
        top > 0 and detectives == 0,
        top > 0 and not was_seen,
        top == 0 and was_seen,
    )


@LAWS.add(
    "player {i}: has damage up to the Life, and the game goes on (ZT-137)",
    "player {i}: has less than no damage",
    "player {i}: has less than no survivors on the sheet",
    "player {i}: has less than no zombies in a room",
    "player {i}: has less than no survivors in a room",
    "player {i}: has less than no items of a kind",
    f"player {{i}}: with those still to come, more than {st.MAX_CHIPS} zombies and survivors",
    each=PLAYERS,
)
def chips(r: Rules, s: State, p: int) -> int:
    """Counts are small numbers: what is there and what may still come has to fit, as with the rules themselves."""
    a_round = max(wide(r.survivors_per_flip), wide(r.ground_board_survivors)) + wide(r.icon_zombies.max())
    coming = (wide(r.max_rounds) - wide(s.round_number)) * a_round
    coming += wide(s.deck[:, st.EV_ZOMBIE].sum()) * wide(r.zombie_count)
    coming += wide(s.deck[:, st.VACCINE_PLUS1].sum()) + wide(s.deck[:, st.FLARE_PLUS1].sum())
    is_dead = s.phase != st.CHOOSING and s.damage[p] >= r.life[s.character[p] - 1]
    there = wide(s.zombies[p].sum()) + wide(s.survivors[p].sum()) + wide(s.sheet[p])
    return first(
        is_dead and s.ending == 0,
        s.damage[p] < 0,
        s.sheet[p] < 0,
        s.zombies[p].min() < 0,
        s.survivors[p].min() < 0,
        s.hand[p].min() < 0,
        there + coming > st.MAX_CHIPS,
    )


@LAWS.add(
    "player {i}: rubble and Fire lie in one room (ZT-A12)",
    "player {i}: rubble is in no room from 1 to 12",
    "player {i}: Fire is in no room from 1 to 12",
    "player {i}: a Barricade is in no room from 1 to 12",
    "player {i}: a search is in no room from 1 to 12",
    "player {i}: n_rubble is not the number of rooms with rubble and of the one that is collapsing",
    "player {i}: n_fires is not the number of rooms with Fire",
    "player {i}: zombies or survivors are in a collapsed room (ZT-76)",
    "player {i}: a room was searched before the turn came (ZT-A29)",
    "player {i}: a Barricade stands before the turn came (ZT-92)",
    "player {i}: the PC is in Fire before the turn came (ZT-138)",
    each=PLAYERS,
)
def markers(r: Rules, s: State, p: int) -> int:
    """The End of Round leaves nothing searched, no barricade, and nobody in Fire."""
    rubble, fire, is_early = wide(s.rubble[p]), wide(s.fire[p]), not has_acted(r, s, p)
    is_collapsing = p == s.turn and (s.phase == st.SAVING or s.phase == st.LEAVING)
    return first(
        rubble & fire != 0,
        rubble & ~st.ALL_ROOMS != 0,
        fire & ~st.ALL_ROOMS != 0,
        wide(s.barricade[p]) & ~st.ALL_ROOMS != 0,
        wide(s.searched[p]) & ~st.ALL_ROOMS != 0,
        count(rubble) + wide(is_collapsing) != s.n_rubble[p],
        count(fire) != s.n_fires[p],
        rubble & occupied(s, p) != 0,
        is_early and s.searched[p] != 0,
        is_early and s.barricade[p] != 0,
        is_early and fire >> wide(s.room[p]) & 1 == 1,
    )


@LAWS.add(
    "player {i}: the pile has a card that there is not",
    "player {i}: the pile has not the number of cards that this round leaves (ZT-42)",
    "player {i}: last_flip is 0, but a card is flipped (ZT-40)",
    "player {i}: last_flip is not the number of a flipped card (ZT-40)",
    "player {i}: no card of the pile has this icon",
    each=PLAYERS,
)
def piles(r: Rules, s: State, p: int) -> int:
    """Two cards a round leave a pile of twelve, which is new after every sixth."""
    if s.phase == st.CHOOSING:
        return 0
    pile, last, icon = wide(s.pile[p]), wide(s.last_flip[p]), wide(s.icon[p])
    return first(
        pile & ~st.ALL_ROOMS != 0,
        count(pile) != 12 - 2 * (wide(s.round_number) % 6),
        last == 0 and pile != st.ALL_ROOMS,
        not 0 <= last <= st.ROOMS or pile >> last & 1 == 1,
        not 0 <= icon < len(r.icon_cards) or pile & wide(r.icon_cards[icon]) == 0,
    )


@LAWS.add(
    "player {i}: expected {r.objectives_each} Minor Objectives (ZT-26)",
    "player {i}: has a Minor Objective that another player has (ZT-26)",
    each=PLAYERS,
)
def objectives(r: Rules, s: State, p: int) -> int:
    mine, others = wide(s.objectives[p]), 0
    for q in range(p):
        others |= wide(s.objectives[q])
    is_wrong = mine >> st.OBJECTIVES != 0 or count(mine) != r.objectives_each
    return first(s.phase != st.CHOOSING and is_wrong, s.phase != st.CHOOSING and mine & others != 0)


@LAWS.add(
    "slit {name}: there is no such slit in this tower",
    "slit {name}: a card in it is no item",
    words=SLITS,
)
def slits(r: Rules, s: State) -> int:
    place = 0
    for slit in range(st.SLITS):
        is_odd = False
        for _ in range(wide(s.in_slit[slit])):
            is_odd = is_odd or not 1 <= wide(s.slit_card[place]) >> 1 <= st.ITEMS
            place += 1
        exists = slit // st.FLOORS < r.players
        fault = first(s.in_slit[slit] < 0 or (s.in_slit[slit] > 0 and not exists), is_odd)
        if fault:
            return about(slit, fault)
    return 0


@LAWS.add(
    "the turn: {names}: nothing of it is left when the game is over",
    "the turn: expected at most {r.action_points} action points, one less where a decision was paid for (ZT-49)",
    "the turn: expected at most {r.zero_ap_cap} steps, which are actions without AP (ZT-98)",
    "the turn: an overcharged point is the only one (ZT-107)",
    "the turn: an overcharged point has cost damage (ZT-105)",
    "the turn: an overcharged point is gone when a decision was paid for with it",
    "the turn: no card is looked at, but in the phase looking there is one (ZT-155)",
    "the turn: a card is looked at, but in no phase other than looking there is one (ZT-155)",
    "the turn: an item is in use, but in no phase other than target there is one (ZT-87)",
    words=filled(TURN),
)
def turn(r: Rules, s: State) -> int:
    is_over, phase = s.turn < 0, wide(s.phase)
    left_over = wide(s.ap) + wide(s.steps) + wide(s.overcharged) + wide(s.using) + wide(s.looking)
    paid = 0 if phase == st.MAIN or phase == st.CHOOSING else 1
    return first(
        is_over and (phase != st.MAIN or left_over != 0),
        not 0 <= s.ap <= wide(r.action_points) - paid,
        not 0 <= s.steps <= r.zero_ap_cap,
        s.overcharged == 1 and s.ap != 1,
        s.overcharged == 1 and s.damage[s.turn] == 0,
        s.overcharged == 1 and phase != st.MAIN,
        phase == st.LOOKING and s.looking == 0,
        phase != st.LOOKING and s.looking > 0,
        phase != st.TARGET and s.using != 0,
    )


@LAWS.add(
    "the turn: {name} is not aimed at a room (ZT-87)",
    "the turn: {name} is used, and not in the hand (ZT-87)",
    "the turn: {name} is used without the card that it works with (ZT-88)",
    "the turn: {name} has no target (ZT-94)",
    words=CARDS,
)
def aiming(r: Rules, s: State) -> int:
    if s.phase != st.TARGET or s.turn < 0:
        return 0
    p, item = wide(s.turn), wide(s.using)
    fault = first(
        PLACE_OF[item] < 0 or item == st.FIRST_AID_KIT,
        s.hand[p, item] == 0,
        PARTNER[item] >= 0 and s.hand[p, PARTNER[item]] == 0,
        targets(r, s, p, item) == 0,
    )
    return about(item, fault)


@LAWS.add(
    "the turn: this decision follows a search, and the PC's room was not searched",
    "the turn: this decision follows a search, and there are zombies in the PC's room (ZT-62)",
    "the turn: this decision follows a search, and there is Fire in the PC's room (ZT-63)",
    "the turn: this decision follows a search, and there is rubble in the PC's room (ZT-A37)",
    "the turn: nobody but the detective looks at a card (ZT-155)",
    "the turn: the card looked at is of another floor than the PC's (ZT-60)",
    "the turn: there is nobody to save before the collapse (ZT-74)",
    "the turn: there are not several rooms to leave to (ZT-75)",
)
def searching(r: Rules, s: State) -> int:
    """The decisions in the middle of a search."""
    if s.turn < 0 or not st.LOOKING <= s.phase <= st.LEAVING:
        return 0
    p = wide(s.turn)
    room = wide(s.room[p])
    return first(
        wide(s.searched[p]) >> room & 1 == 0,
        s.zombies[p, room] > 0,
        wide(s.fire[p]) >> room & 1 == 1,
        wide(s.rubble[p]) >> room & 1 == 1,
        s.phase == st.LOOKING and s.character[p] != st.DETECTIVE,
        s.phase == st.LOOKING and st.FLOOR[room] != s.looking - 1,
        s.phase == st.SAVING and s.survivors[p, room] == 0,
        s.phase == st.LEAVING and count(exits(s, p)) < 2,
    )


@LAWS.add(
    "the ending: there are points without an escape (ZT-136)",
    "the ending: time is up after round {r.max_rounds} (ZT-139)",
    "the ending: player {i} has less damage than Life (ZT-137)",
    "the ending: player {i} is in no Fire (ZT-138)",
    "the ending: player {i} is not at the way out (ZT-131, ZT-132)",
)
def ending(r: Rules, s: State) -> int:
    """What escapes need in the hands is left out: no other player knows it when a world is dealt."""
    p, is_escape = wide(s.fallen) - 1, has_escaped(s)
    way_out = wide(r.passage_room) if s.ending == st.SECRET_PASSAGE else wide(r.helicopter_room)
    for q in range(wide(r.players)):
        if is_escape and s.room[q] != way_out:
            return about(q, 5)
    fault = first(
        not is_escape and s.points.sum() != 0,
        s.ending == st.TIME and s.round_number != r.max_rounds,
        s.ending == st.DAMAGE and s.damage[p] < r.life[s.character[p] - 1],
        s.ending == st.FIRE and wide(s.fire[p]) >> wide(s.room[p]) & 1 == 0,
    )
    return about(max(p, 0), fault)
