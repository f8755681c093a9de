"""A possible world from one player's observation. RULES.md says how, and where it is only about right."""

import numpy as np

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.action_phase import has_acted
from tablewright.games.zombie_tower.emergence import emerge, first_encounter
from tablewright.games.zombie_tower.getting_ready import deal_objectives
from tablewright.games.zombie_tower.search import top_card
from tablewright.games.zombie_tower.slits import insert
from tablewright.games.zombie_tower.state import Rules, State
from tablewright.games.zombie_tower.view import sees_slit, side_at
from tablewright.games.zombie_tower.zombie_phase import bite, bites_at, move_floor, turn_survivors
from tablewright.kernel.tools import SILENT, Ints, below, count, jit, kth, wide, word

BEGIN, SOURCES = st.FLOORS, st.FLOORS + 1  # a card in play came from one of the decks, or is a Beginning card
ATTEMPTS = 1000


@jit
def deal(r: Rules, o: State, p: int) -> None:
    if o.phase == st.CHOOSING:
        return  # nothing has been dealt yet
    deal_cards(r, o, p)
    objectives = (1 << st.OBJECTIVES) - 1
    if p >= 0:
        objectives &= ~wide(o.objectives[p])
    for q in range(wide(r.players)):
        if q != p:
            objectives = deal_objectives(r, o, q, objectives, word(o), SILENT)
            guess_play_space(r, o, q)
    if o.turn >= 0 and o.turn != p:
        guess_turn(r, o, wide(o.turn))


@jit
def deal_cards(r: Rules, o: State, p: int) -> None:
    """The cards p has not seen: back into their decks, into other hands and slits."""
    rest, drawn = np.zeros((SOURCES, st.FIRST_EVENT), np.int64), np.zeros(SOURCES, np.int64)
    for _ in range(ATTEMPTS):
        count_sources(r, o, rest, drawn)
        if trace_seen_cards(r, o, p, rest, drawn):
            spread_drawn_cards(r, o, p, rest, drawn)
            fill_decks(r, o, rest)
            return
    raise AssertionError("the cards seen cannot all have been drawn")


@jit
def count_sources(r: Rules, o: State, rest: Ints, drawn: Ints) -> None:
    """The items that each source began with, and how many have been drawn from it: all of that is public."""
    for source in range(SOURCES):
        drawn[source] = wide(r.players) if source == BEGIN else 0
        for kind in range(st.FIRST_EVENT):
            rest[source, kind] = 0
            if source < BEGIN:
                rest[source, kind] = r.deck[source, kind]
            elif kind < st.ITEMS:
                rest[source, kind] = r.begin[kind]
    for floor in range(st.FLOORS):
        for q in range(wide(r.players)):
            drawn[floor] += wide(o.found[q, floor])
        if 0 < o.top[floor] <= st.FIRST_EVENT:
            rest[floor, wide(o.top[floor]) - 1] -= 1  # the detective knows that this one is still there


@jit
def trace_seen_cards(r: Rules, o: State, p: int, rest: Ints, drawn: Ints) -> bool:
    """Give every card that p has seen a source at random; False if they do not fit this time.

    Cards that only one source has come first, so that the others take what room is left.
    """
    for single in range(2):
        for item in range(st.ITEMS):
            if (n_sources(r, item) == 1) == (single == 0):
                for _ in range(n_seen(r, o, p, item)):
                    if not trace(o, rest, drawn, item):
                        return False
    return True


@jit
def n_sources(r: Rules, item: int) -> int:
    """How many sources have an item at the start; Vaccines and Flares with the mark are in the same deck as others."""
    n = 1 if r.begin[item] > 0 else 0
    for floor in range(st.FLOORS):
        n += 1 if r.deck[floor, item] > 0 else 0
    return n


@jit
def marked(rest: Ints, source: int, item: int) -> int:
    """How many cards of an item with the +1-survivor mark a source has."""
    return wide(rest[source, st.VACCINE_PLUS1 + (item == st.FLARE)]) if item in (st.VACCINE, st.FLARE) else 0


@jit
def n_seen(r: Rules, o: State, p: int, item: int) -> int:
    """How many of an item p has in sight: discarded, in the own hand, in play, or put into a slit by p."""
    n = wide(o.discard[item])
    if p < 0:
        return n
    n += wide(o.hand[p, item])
    if item == st.BARRICADE:
        n += count(wide(o.barricade[p]))
    for place in range(st.MAX_CARDS):
        if wide(o.slit_card[place]) >> 1 == item + 1:
            n += 1
    return n


@jit
def trace(o: State, rest: Ints, drawn: Ints, item: int) -> bool:
    """Take one item out of a source that still has it and from which a card is still to come."""
    total = 0
    for source in range(SOURCES):
        total += (wide(rest[source, item]) + marked(rest, source, item)) * wide(drawn[source])
    if total <= 0:
        return False
    k = below(o, total)
    for source in range(SOURCES):
        plain, mark = wide(rest[source, item]), marked(rest, source, item)
        weight = (plain + mark) * wide(drawn[source])
        if k < weight:
            drawn[source] -= 1
            if k // wide(drawn[source] + 1) < plain:
                rest[source, item] -= 1
            else:
                rest[source, st.VACCINE_PLUS1 + (item == st.FLARE)] -= 1
            return True
        k -= weight
    return False


@jit
def spread_drawn_cards(r: Rules, o: State, p: int, rest: Ints, drawn: Ints) -> None:
    """The other cards drawn are in the slits whose cards p cannot see, in other hands, or in slits between others."""
    hidden = hidden_in_slits(r, o, p)
    total = wide(drawn.sum())
    if hidden > total:
        raise AssertionError("more cards in slits than were drawn")
    for source in range(SOURCES):
        for _ in range(wide(drawn[source])):
            kind = take_any(o, rest, source)
            q = likely_finder(r, o, p, source)
            if kind >= st.ITEMS:
                o.sheet[q] += 1
                kind = st.VACCINE if kind == st.VACCINE_PLUS1 else st.FLARE
            if below(o, total) < hidden:
                fill_hidden(r, o, p, kind)
                hidden -= 1
            elif below(o, 8) > 0 or not pass_on(r, o, p, q, kind):
                o.hand[q, kind] += 1
            total -= 1


@jit
def hidden_in_slits(r: Rules, o: State, p: int) -> int:
    """Cards that p sees in a slit without knowing which they are."""
    n, place = 0, 0
    for slit in range(st.SLITS):
        for _ in range(wide(o.in_slit[slit])):
            if o.slit_card[place] < 2:
                n += 1
            place += 1
    return n


@jit
def fill_hidden(r: Rules, o: State, p: int, item: int) -> None:
    place = 0
    for slit in range(st.SLITS):
        for _ in range(wide(o.in_slit[slit])):
            if o.slit_card[place] < 2 and sees_slit(r, p, slit):
                o.slit_card[place] = (item + 1) * 2 + 1 - side_at(p, slit)
                return
            place += 1


@jit
def take_any(o: State, rest: Ints, source: int) -> int:
    """Draw an item from what a source has left."""
    k = below(o, wide(rest[source].sum()))
    for kind in range(st.FIRST_EVENT):
        if k < rest[source, kind]:
            rest[source, kind] -= 1
            return kind
        k -= wide(rest[source, kind])
    raise AssertionError("more cards drawn than there were")


@jit
def likely_finder(r: Rules, o: State, p: int, source: int) -> int:
    """A player other than p, by how many items each has found in that deck."""
    n, total = wide(r.players), 0
    for q in range(n):
        if q != p:
            total += wide(o.found[q, source]) if source < BEGIN else 1
    if total == 0:
        return (p + 1 + below(o, n - 1)) % n  # found by p and handed on
    k = below(o, total)
    for q in range(n):
        if q != p:
            k -= wide(o.found[q, source]) if source < BEGIN else 1
            if k < 0:
                return q
    return n - 1


@jit
def pass_on(r: Rules, o: State, p: int, q: int, item: int) -> bool:
    """Put a card of q into a slit that p does not see, if q has one."""
    n = wide(r.players)
    wall = q if below(o, 2) == 0 else (q + n - 1) % n
    slit = st.FLOORS * wall + below(o, st.FLOORS)
    if sees_slit(r, p, slit):
        return False
    insert(o, slit, item, 0 if wall == q else 1)
    return True


@jit
def fill_decks(r: Rules, o: State, rest: Ints) -> None:
    """What was not drawn lies in the decks; event cards are counted as they are announced."""
    for floor in range(st.FLOORS):
        total = 0
        for kind in range(st.FIRST_EVENT):
            o.deck[floor, kind] = rest[floor, kind]
        if 0 < o.top[floor] <= st.FIRST_EVENT:
            o.deck[floor, wide(o.top[floor]) - 1] += 1
        for event in range(st.EVENTS):
            o.deck[floor, st.FIRST_EVENT + event] = wide(r.deck[floor, st.FIRST_EVENT + event]) - wide(
                o.announced[floor, event]
            )
        for kind in range(o.deck.shape[1]):
            total += wide(o.deck[floor, kind])
        if total != o.left[floor]:
            raise AssertionError("a deck has not the cards it should have")
        if o.top[floor] == 0 and (o.returned[floor] or o.looking == floor + 1):
            o.top[floor] = top_card(o, floor) + 1


@jit
def guess_play_space(r: Rules, o: State, q: int) -> None:
    """Play the rounds so far over again: emergence by the rules, a PC who wanders, saves some and bears the bites."""
    o.room[q] = r.start_room[o.character[q] - 1]
    first_encounter(r, o, q, SILENT)
    for t in range(1, wide(o.round_number) + 1):
        emerge(r, o, q, SILENT)
        if t < o.round_number or has_acted(r, o, q):
            wander(r, o, q)
        if t < o.round_number:
            for floor in range(st.FLOORS):
                move_floor(o, q, floor, SILENT)
            bite(r, o, q, SILENT)
            turn_survivors(o, q, SILENT)
            rest_a_little(r, o, q)
    if o.ending == st.DAMAGE and o.fallen == q + 1:
        o.damage[q] = r.life[o.character[q] - 1]
    stand_where_seen(r, o, q)
    guess_markers(o, q)
    spare(r, o, q)


@jit
def spare(r: Rules, o: State, q: int) -> None:
    """Nobody ends a turn where the zombies will kill her if she can help it: whoever has had hers has shot them."""
    if o.turn < 0 or o.turn == q or not has_acted(r, o, q):
        return
    if bites_at(r, o, q, wide(o.room[q])) >= wide(r.life[o.character[q] - 1]) - wide(o.damage[q]):
        first = 4 * wide(st.FLOOR[o.room[q]]) + 1
        o.zombies[q, first : first + 4] = 0


@jit
def rest_a_little(r: Rules, o: State, q: int) -> None:
    """Nobody has died so far, and every second round somebody hurt finds the time to rest."""
    damage = min(wide(o.damage[q]), wide(r.life[o.character[q] - 1]) - 1)
    o.damage[q] = max(0, damage - below(o, 2))


@jit
def wander(r: Rules, o: State, q: int) -> None:
    """A turn of a PC: up to as many steps as there are action points; half of the survivors met are saved."""
    for _ in range(below(o, wide(r.action_points) + 1)):
        ways = wide(st.ADJACENT[o.room[q]])
        o.room[q] = kth(ways, below(o, count(ways)))
    if o.survivors[q, o.room[q]] > 0 and below(o, 2) == 0:
        o.sheet[q] += o.survivors[q, o.room[q]]
        o.survivors[q, o.room[q]] = 0


@jit
def stand_where_seen(r: Rules, o: State, q: int) -> None:
    """The detective stands on the floor being searched, after an escape everybody at the way out."""
    if o.looking > 0 and o.character[q] == st.DETECTIVE:
        o.room[q] = 4 * (wide(o.looking) - 1) + 1 + below(o, 4)
        o.zombies[q, o.room[q]] = 0
        o.searched[q] = 1 << wide(o.room[q])
    elif o.ending == st.SECRET_PASSAGE:
        o.room[q] = r.passage_room
    elif o.ending == st.HELICOPTER:
        o.room[q] = r.helicopter_room


@jit
def guess_markers(o: State, q: int) -> None:
    """As many rooms collapsed and on fire as were announced, empty of everybody; the PC's only if it was burnt."""
    left, n = st.ALL_ROOMS & ~(1 << wide(o.room[q])), wide(o.n_rubble[q]) + wide(o.n_fires[q])
    burnt = o.ending == st.FIRE and o.fallen == q + 1
    for k in range(n):
        if left == 0 or (burnt and k == n - 1):
            left = 1 << wide(o.room[q])  # with none left: trapped, or standing in the Fire
        room = kth(left, below(o, count(left)))
        left &= ~(1 << room)
        o.zombies[q, room] = 0
        o.survivors[q, room] = 0
        if k < o.n_rubble[q]:
            o.rubble[q] = wide(o.rubble[q]) | 1 << room
        else:
            o.fire[q] = wide(o.fire[q]) | 1 << room


@jit
def guess_turn(r: Rules, o: State, q: int) -> None:
    """Any number of action points may be left; the detective has spent one on the look."""
    o.ap = below(o, wide(r.action_points) + (0 if o.phase == st.LOOKING else 1))
