"""What must be true of every full state, compiled, so that a hundred thousand random games can be checked.

Each check gives 0 when all is well, else 1 + the player, item, floor or slit where it is not. FAULTS says it in words.
"""

from tablewright.games.zombie_tower.action_phase import has_acted
from tablewright.games.zombie_tower.items import PARTNER, PLACE_OF, targets
from tablewright.games.zombie_tower.search import exits
from tablewright.games.zombie_tower.slits import cards_in_slits
from tablewright.games.zombie_tower.state import (
    ALL_ROOMS,
    BARRICADE,
    CHARACTERS,
    CHOOSING,
    DAMAGE,
    DANGER,
    DETECTIVE,
    EV_COLLAPSED,
    EV_FIRE,
    EV_ZOMBIE,
    EVENTS,
    FIRE,
    FIRST_AID_KIT,
    FIRST_EVENT,
    FLARE_PLUS1,
    FLOOR,
    FLOORS,
    HELICOPTER,
    INT,
    ITEMS,
    KINDS,
    LEAVING,
    LOOKING,
    MAIN,
    MAX_CHIPS,
    NONE,
    OBJECTIVES,
    PLACES,
    PLAIN,
    SAVING,
    SECRET_PASSAGE,
    SLITS,
    TARGET,
    TIME,
    VACCINE,
    VACCINE_PLUS1,
    Rules,
    State,
)
from tablewright.kernel.bits import count
from tablewright.kernel.cache import jit

FAULTS = (
    "the table: round, turn, marker, phase or ending does not fit the others",
    "player {player}: expected a character that nobody else has",
    "{item}: there are more or fewer cards in play than the rules have",
    "the event cards announced are not those discarded, lying in rooms or being carried out",
    "deck {floor}: its cards, its size or what was drawn from it do not add up",
    "deck {floor}: the back or the known card on top is none that its cards can show",
    "player {player}: the room, chips, damage or saved survivors cannot be",
    "player {player}: rubble, Fire or barricade lies where it cannot",
    "player {player}: the Emergence pile, its icon or the last flip does not fit the round",
    "player {player}: expected as many Minor Objectives as the rules deal, none dealt twice",
    "slit {slit}: there is no such card or no such slit in this tower",
    "the turn: the action points or the decision in hand cannot be",
    "the ending: the round, the rooms, the damage, the Fire or the points do not fit it",
    "player {player}: rooms searched, barricades or a PC in Fire before the turn came",
    f"player {{player}}: with those still to come, more than {MAX_CHIPS} zombies and survivors",
)


@jit
def fault(r: Rules, s: State, check: int) -> int:
    if s.phase == CHOOSING:
        return table(r, s) if check == 0 else characters(r, s) if check == 1 else 0
    if check < 6:
        return table_fault(r, s, check)
    if check == 6:
        return rooms(r, s)
    if check == 7:
        return markers(r, s)
    if check == 8:
        return piles(r, s)
    if check == 9:
        return objectives(r, s)
    if check == 10:
        return slits(r, s)
    if check == 11:
        return turn(r, s)
    if check == 12:
        return ending(r, s)
    return not_yet_acted(r, s) if check == 13 else chips(r, s)


@jit
def table_fault(r: Rules, s: State, check: int) -> int:
    if check == 0:
        return table(r, s)
    if check == 1:
        return characters(r, s)
    if check == 2:
        return items_kept(r, s)
    if check == 3:
        return events_kept(s)
    return decks(r, s) if check == 4 else backs(s)


@jit
def audit(r: Rules, s: State) -> int:
    """0: a sound state; else 1 + an index of FAULTS."""
    for check in range(len(FAULTS)):
        if fault(r, s, check) > 0:
            return check + 1
    return 0


@jit
def table(r: Rules, s: State) -> int:
    n = INT(r.players)
    if not (-1 <= s.turn < n and 0 <= s.marker < n and 0 <= s.ending <= 5 and MAIN <= s.phase <= CHOOSING):
        return 1
    if (s.turn < 0) != (s.ending > 0) or (s.fallen > 0) != (s.ending == DAMAGE or s.ending == FIRE):
        return 1
    if s.phase == CHOOSING:
        return 0 if s.round_number == 0 and s.ending == 0 and is_empty(s) else 1
    return 0 if 1 <= s.round_number <= r.max_rounds else 1


@jit
def is_empty(s: State) -> bool:
    """ZT-22: while characters are chosen nothing is dealt."""
    roof = s.left.sum() + s.back.sum() + s.returned.sum() + s.discard.sum() + s.announced.sum() + s.deck.sum()
    drawn = s.found.sum() + s.n_rubble.sum() + s.n_fires.sum() + s.top.sum() + s.in_slit.sum() + s.hand.sum()
    chips = s.room.sum() + s.zombies.sum() + s.survivors.sum() + s.damage.sum() + s.sheet.sum() + s.points.sum()
    masks = s.rubble.sum() + s.fire.sum() + s.barricade.sum() + s.searched.sum() + s.objectives.sum()
    piles = s.pile.sum() + s.icon.sum() + s.last_flip.sum()
    turn = INT(s.marker) + INT(s.looking) + INT(s.ap) + INT(s.overcharged) + INT(s.steps) + INT(s.using)
    return bool(roof + drawn + chips + masks + piles + turn == 0)


@jit
def ending(r: Rules, s: State) -> int:
    """ZT-131 to ZT-139. What escapes need in the hands is left out: no other player knows it when a world is dealt."""
    if s.ending == 0 or s.ending > HELICOPTER:
        if s.points.sum() != 0:
            return 1
        if s.ending == TIME:
            return 0 if s.round_number == r.max_rounds else 1
        p = INT(s.fallen) - 1
        if s.ending == DAMAGE:
            return 0 if s.damage[p] >= r.life[s.character[p] - 1] else 1
        return 0 if s.ending == 0 or INT(s.fire[p]) >> INT(s.room[p]) & 1 else 1
    exit_room = INT(r.passage_room) if s.ending == SECRET_PASSAGE else INT(r.helicopter_room)
    for p in range(INT(r.players)):
        if s.room[p] != exit_room:
            return 1
    return 0


@jit
def not_yet_acted(r: Rules, s: State) -> int:
    """ZT-92, ZT-A29, ZT-138: the End of Round leaves nothing searched, no barricade, and nobody in Fire."""
    for p in range(INT(r.players)):
        if not has_acted(r, s, p) and (s.searched[p] or s.barricade[p] or INT(s.fire[p]) >> INT(s.room[p]) & 1):
            return 1 + p
    return 0


@jit
def chips(r: Rules, s: State) -> int:
    """Counts are small numbers: what is there and what may still come has to fit, as with the rules themselves."""
    a_round = max(INT(r.survivors_per_flip), INT(r.ground_board_survivors)) + INT(r.icon_zombies.max())
    coming = (INT(r.max_rounds) - INT(s.round_number)) * a_round
    for floor in range(FLOORS):
        coming += INT(s.deck[floor, EV_ZOMBIE]) * INT(r.zombie_count)
        coming += INT(s.deck[floor, VACCINE_PLUS1]) + INT(s.deck[floor, FLARE_PLUS1])
    for p in range(INT(r.players)):
        if INT(s.zombies[p].sum()) + INT(s.survivors[p].sum()) + INT(s.sheet[p]) + coming > MAX_CHIPS:
            return 1 + p
    return 0


@jit
def characters(r: Rules, s: State) -> int:
    """While they are chosen, the players from the one to choose on have none."""
    for p in range(INT(r.players)):
        choosing = s.phase == CHOOSING and p >= s.turn
        if not (0 if choosing else 1) <= s.character[p] <= (0 if choosing else len(CHARACTERS)):
            return 1 + p
        for q in range(p):
            if s.character[p] == s.character[q] > 0:
                return 1 + p
    return 0


@jit
def items_kept(r: Rules, s: State) -> int:
    """I-1: each item is in a deck, a hand, a slit, a room, the discard pile or, of the Beginning cards, the box."""
    boxed = 0
    for item in range(ITEMS):
        missing = n_in_rules(r, item) - n_in_play(r, s, item)
        if not 0 <= missing <= r.begin[item]:
            return 1 + item
        boxed += missing
    return 0 if boxed == INT(r.begin.sum()) - INT(r.players) else 1


@jit
def n_in_rules(r: Rules, item: int) -> int:
    n = INT(r.begin[item])
    for floor in range(FLOORS):
        n += INT(r.deck[floor, item])
        if item == VACCINE:
            n += INT(r.deck[floor, VACCINE_PLUS1])
        elif item == ITEMS - 1:
            n += INT(r.deck[floor, FLARE_PLUS1])
    return n


@jit
def n_in_play(r: Rules, s: State, item: int) -> int:
    n = INT(s.discard[item])
    for floor in range(FLOORS):
        n += INT(s.deck[floor, item])
        if item == VACCINE:
            n += INT(s.deck[floor, VACCINE_PLUS1])
        elif item == ITEMS - 1:
            n += INT(s.deck[floor, FLARE_PLUS1])
    for p in range(INT(r.players)):
        n += INT(s.hand[p, item])
        if item == BARRICADE:
            n += count(INT(s.barricade[p]))
    for place in range(cards_in_slits(s)):
        if INT(s.slit_card[place]) >> 1 == item + 1:
            n += 1
    return n


@jit
def events_kept(s: State) -> int:
    """I-6: each event card drawn is discarded or lies in a room, the one being carried out included."""
    rubble, fires, drawn = 0, 0, 0
    for p in range(s.room.shape[0]):
        rubble += INT(s.n_rubble[p])
        fires += INT(s.n_fires[p])
    for event in range(EVENTS):
        kind = EV_ZOMBIE + event
        drawn = 0
        for floor in range(FLOORS):
            drawn += INT(s.announced[floor, event])
        lying = rubble if kind == EV_COLLAPSED else fires if kind == EV_FIRE else 0
        if drawn != INT(s.discard[kind]) + lying:
            return 1
    return 0


@jit
def decks(r: Rules, s: State) -> int:
    for floor in range(FLOORS):
        total, items, began = 0, 0, 0
        for kind in range(KINDS):
            n = INT(s.deck[floor, kind])
            total += n
            if kind < FIRST_EVENT:
                items += n
                began += INT(r.deck[floor, kind])
            elif n + INT(s.announced[floor, kind - FIRST_EVENT]) != r.deck[floor, kind]:
                return 1 + floor
            if not 0 <= n <= r.deck[floor, kind]:
                return 1 + floor
        for p in range(INT(r.players)):
            items += INT(s.found[p, floor])
        if total != s.left[floor] or items != began:
            return 1 + floor
    return 0


@jit
def backs(s: State) -> int:
    """The visible back, and a card known to the detective, are of cards that the deck still has."""
    detectives = 0
    for p in range(s.character.shape[0]):
        detectives += INT(s.character[p] == DETECTIVE)
    for floor in range(FLOORS):
        events = 0
        for kind in range(FIRST_EVENT, KINDS):
            events += INT(s.deck[floor, kind])
        back, top = INT(s.back[floor]), INT(s.top[floor])
        possible = back == DANGER and events > 0
        possible = possible or (back == PLAIN and s.left[floor] > events) or (back == NONE and s.left[floor] == 0)
        if not possible or not 0 <= top <= KINDS:
            return 1 + floor
        if top > 0 and (s.deck[floor, top - 1] == 0 or (top - 1 >= FIRST_EVENT) != (back == DANGER)):
            return 1 + floor
        if top > 0 and detectives == 0:
            return 1 + floor
        if (top > 0) != (s.returned[floor] == 1 or s.looking == floor + 1):
            return 1 + floor
    return 0


@jit
def rooms(r: Rules, s: State) -> int:
    for p in range(INT(r.players)):
        if not (1 <= s.room[p] < PLACES and s.damage[p] >= 0 and s.sheet[p] >= 0):
            return 1 + p
        if s.ending == 0 and s.damage[p] >= r.life[s.character[p] - 1]:
            return 1 + p
        for room in range(1, PLACES):
            if s.zombies[p, room] < 0 or s.survivors[p, room] < 0:
                return 1 + p
        for item in range(ITEMS):
            if s.hand[p, item] < 0:
                return 1 + p
    return 0


@jit
def markers(r: Rules, s: State) -> int:
    """I-5, I-6: never rubble and Fire in one room, no chips in a collapsed one."""
    for p in range(INT(r.players)):
        rubble, fire, barricade = INT(s.rubble[p]), INT(s.fire[p]), INT(s.barricade[p])
        if rubble & fire or (rubble | fire | barricade | INT(s.searched[p])) & ~ALL_ROOMS:
            return 1 + p
        coming = 1 if p == s.turn and (s.phase == SAVING or s.phase == LEAVING) else 0
        if count(rubble) + coming != s.n_rubble[p] or count(fire) != s.n_fires[p]:
            return 1 + p
        for room in range(1, PLACES):
            if rubble >> room & 1 and (s.zombies[p, room] > 0 or s.survivors[p, room] > 0):
                return 1 + p
    return 0


@jit
def piles(r: Rules, s: State) -> int:
    """I-2: two cards a round leave a pile of twelve, which is new after every sixth."""
    for p in range(INT(r.players)):
        pile, last = INT(s.pile[p]), INT(s.last_flip[p])
        if pile & ~ALL_ROOMS or count(pile) != 12 - 2 * (INT(s.round_number) % 6):
            return 1 + p
        if (last == 0) != (pile == ALL_ROOMS) or not 0 <= last < PLACES or pile >> last & 1:
            return 1 + p
        shown = False
        for room in range(1, PLACES):
            shown = shown or (pile >> room & 1 == 1 and r.icon_zombies[room - 1] == s.icon[p])
        if not shown:
            return 1 + p
    return 0


@jit
def objectives(r: Rules, s: State) -> int:
    dealt = 0
    for p in range(INT(r.players)):
        mine = INT(s.objectives[p])
        if mine & dealt or mine >> OBJECTIVES or count(mine) != r.objectives_each:
            return 1 + p
        dealt |= mine
    return 0


@jit
def slits(r: Rules, s: State) -> int:
    place = 0
    for slit in range(SLITS):
        if s.in_slit[slit] < 0 or (s.in_slit[slit] > 0 and slit // FLOORS >= INT(r.players)):
            return 1 + slit
        for _ in range(INT(s.in_slit[slit])):
            if not 1 <= INT(s.slit_card[place]) >> 1 <= ITEMS:
                return 1 + slit
            place += 1
    return 0


@jit
def turn(r: Rules, s: State) -> int:
    p = INT(s.turn)
    if p < 0:
        left_over = INT(s.ap) + INT(s.steps) + INT(s.overcharged) + INT(s.using)
        return 0 if s.phase == MAIN and s.looking == 0 and left_over == 0 else 1
    paid = 0 if s.phase == MAIN else 1  # whatever is to be decided now has cost an action point
    if not 0 <= s.ap <= INT(r.action_points) - paid or not 0 <= s.steps <= r.zero_ap_cap:
        return 1
    if s.overcharged and (s.ap != 1 or s.damage[p] == 0 or s.phase != MAIN):
        return 1
    if (s.phase == LOOKING) != (s.looking > 0) or (s.phase != TARGET and s.using != 0):
        return 1
    if s.phase == MAIN:
        return 0
    if s.phase == TARGET:
        return 0 if can_aim(r, s, p, INT(s.using)) else 1
    if not has_searched_here(s, p):
        return 1
    if s.phase == LOOKING:
        return 0 if s.character[p] == DETECTIVE and FLOOR[s.room[p]] == s.looking - 1 else 1
    if s.phase == SAVING:
        return 0 if s.survivors[p, s.room[p]] > 0 else 1
    return 0 if count(exits(s, p)) > 1 else 1


@jit
def can_aim(r: Rules, s: State, p: int, item: int) -> bool:
    """An item is in hand, with its partner, that has something to be aimed at."""
    if PLACE_OF[item] < 0 or item == FIRST_AID_KIT or s.hand[p, item] == 0:
        return False
    if PARTNER[item] >= 0 and s.hand[p, PARTNER[item]] == 0:
        return False
    return targets(r, s, p, item) != 0


@jit
def has_searched_here(s: State, p: int) -> bool:
    """The PC's room was searched in this round, so nothing that forbids it is there (ZT-62, ZT-63, ZT-A37)."""
    room = INT(s.room[p])
    blocked = INT(s.fire[p]) | INT(s.rubble[p])
    return bool(INT(s.searched[p]) >> room & 1 and not blocked >> room & 1 and s.zombies[p, room] == 0)
