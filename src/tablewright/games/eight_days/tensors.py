"""Eight Days: what a player knows, as planes and vectors for learners.

The board's seven rows are the rows of the planes; a space stands in the column of its axial coordinate (hexes.py), so
that the neighbours of a space lie e, w, se, nw, sw and ne of it in every row alike. The planes' corners are no spaces.
Players are counted on from me; who is dead keeps the place. Everything lies open (ED-90).
"""

import numpy as np

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.hexes import AXIAL, PLACES, RADIUS
from tablewright.games.eight_days.state import Rules, State
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.records import Ints
from tablewright.kernel.tensors import Row, Tensor, part, starts

SIDE = 2 * RADIUS + 1
BOARD = (SIDE, SIDE)
CELLS = SIDE * SIDE
CELL = np.array([(row + RADIUS) * SIDE + q + RADIUS for q, row in AXIAL], np.int64)  # of each space
KINDS = len(st.TILE_NAMES)
CARDS, TOKENS, DECK, FEW = 5.0, 10.0, 10.0, 4.0

TENSORS = (
    Tensor("board", BOARD, "1 where there is a space", drawn="floor"),
    Tensor("tiles", (KINDS, *BOARD), "1 where a tile lies: " + ", ".join(st.TILE_NAMES), drawn="mark"),
    Tensor("storms", BOARD, "1 where a snow storm is", drawn="ring"),
    Tensor("players", (st.PLAYERS, *BOARD), "1 where a player is: I, the next player, ...", drawn="disc"),
    Tensor("fight", BOARD, "1 where the hostile is", drawn="dot"),
    Tensor("me", (st.PLAYERS,), "1 for the player I am, by number, as trades name players"),
    Tensor("decider", (st.PLAYERS,), "1 for the player who decides, counted on from me"),
    Tensor("turn", (st.PLAYERS,), "1 for the player whose turn it is"),
    Tensor("first", (st.PLAYERS,), "1 for the player who goes first on every day"),
    Tensor("partner", (st.PLAYERS,), "1 for the partner of a trade"),
    Tensor("initiator", (st.PLAYERS,), "1 for the player who met the hostile"),
    Tensor("health", (st.PLAYERS,), "health tokens", TOKENS),
    Tensor("hunger", (st.PLAYERS,), "hunger tokens", TOKENS),
    Tensor("idle", (st.PLAYERS,), "1 for a player whose last turn drew no event card, in the restless variant"),
    Tensor("dusk", (st.PLAYERS,), "spaces that still roll at dusk, plus 1", TOKENS),
    Tensor("items", (st.PLAYERS, st.N_ITEMS), "cards and pieces: " + ", ".join(st.ITEMS), CARDS),
    Tensor("phase", (len(st.PHASES),), "1 for what is to be decided: " + ", ".join(st.PHASES)),
    Tensor("day", (1,), "the day, as a part of all days"),
    Tensor("used", (3,), "in this turn: actions of phase 1, cards paid to the trader, trades", CARDS),
    Tensor("offer", (st.N_ITEMS,), "offered in a trade: " + ", ".join(st.ITEMS), CARDS),
    Tensor("request", (st.N_ITEMS,), "requested in a trade: " + ", ".join(st.ITEMS), CARDS),
    Tensor("hostile", (len(st.HOSTILES),), "1 for its kind: " + ", ".join(st.HOSTILES)),
    Tensor("hostile_health", (1,), "its health", TOKENS),
    Tensor("loot", (1,), "cards that it carries", CARDS),
    Tensor("tile_stack", (len(st.TILES),), "tiles not yet placed: " + ", ".join(st.TILES), DECK),
    Tensor("event_deck", (st.N_EVENTS,), "event cards: " + ", ".join(st.EVENT_CARDS), DECK),
    Tensor("event_discard", (st.N_EVENTS,), "event cards discarded", DECK),
    Tensor("resource_deck", (5,), "resource cards: " + ", ".join(st.RESOURCE_CARDS), DECK),
    Tensor("resource_discard", (5,), "resource cards discarded", DECK),
    Tensor("weapon_deck", (st.N_WEAPONS,), "weapon cards: " + ", ".join(st.WEAPONS), FEW),
    Tensor("weapon_discard", (st.N_WEAPONS,), "weapon cards discarded", FEW),
    Tensor("supply", (4,), "in the supply: " + ", ".join(st.SUPPLY), DECK),
)
(
    BOARD_AT, TILES_AT, STORMS_AT, PLAYERS_AT, FIGHT_AT, ME_AT, DECIDER_AT, TURN_AT, FIRST_AT, PARTNER_AT, INITIATOR_AT,
    HEALTH_AT, HUNGER_AT, IDLE_AT, DUSK_AT, ITEMS_AT, PHASE_AT, DAY_AT, USED_AT, OFFER_AT, REQUEST_AT, HOSTILE_AT,
    HOSTILE_HEALTH_AT, LOOT_AT, TILE_STACK_AT, EVENT_DECK_AT, EVENT_DISCARD_AT, RESOURCE_DECK_AT, RESOURCE_DISCARD_AT,
    WEAPON_DECK_AT, WEAPON_DISCARD_AT, SUPPLY_AT,
) = starts(TENSORS)  # fmt: skip


@jit
def write_tensors(r: Rules, o: State, p: int, out: Row) -> None:
    write_board(o, out)
    write_players(r, o, p, out)
    write_stacks(o, out)
    out[ME_AT + p] = 1.0
    out[PHASE_AT + wide(o.phase)] = 1.0
    out[DAY_AT] = part(wide(o.day), wide(r.days))
    out[USED_AT] = part(wide(o.prepared), CARDS)
    out[USED_AT + 1] = part(wide(o.paid), CARDS)
    out[USED_AT + 2] = part(wide(o.trades), CARDS)
    if o.hostile != st.NO_HOSTILE:
        out[HOSTILE_AT + wide(o.hostile) - 1] = 1.0
        out[FIGHT_AT + CELL[wide(o.fight_at)]] = 1.0
    out[HOSTILE_HEALTH_AT] = max(part(wide(o.hostile_health), TOKENS), 0.0)
    out[LOOT_AT] = part(wide(o.loot), CARDS)


@jit
def write_board(o: State, out: Row) -> None:
    for place in range(PLACES):
        cell = CELL[place]
        out[BOARD_AT + cell] = 1.0
        out[STORMS_AT + cell] = wide(o.storm[place])
        if o.tile[place] > 0:
            out[TILES_AT + (wide(o.tile[place]) - 1) * CELLS + cell] = 1.0


@jit
def write_players(r: Rules, o: State, p: int, out: Row) -> None:
    n = wide(r.players)
    for i in range(n):
        q = (p + i) % n
        out[PLAYERS_AT + i * CELLS + CELL[wide(o.place[q])]] = 1.0
        out[HEALTH_AT + i] = part(wide(o.health[q]), TOKENS)
        out[HUNGER_AT + i] = part(wide(o.hunger[q]), TOKENS)
        out[IDLE_AT + i] = wide(o.idle[q])
        out[DUSK_AT + i] = part(wide(o.dusk[q]), TOKENS)
        out[DECIDER_AT + i] = wide(o.decider == q)
        out[TURN_AT + i] = wide(o.turn == q)
        out[FIRST_AT + i] = wide(o.first == q)
        out[PARTNER_AT + i] = wide(o.partner == q)
        out[INITIATOR_AT + i] = wide(o.initiator == q)
        for item in range(st.N_ITEMS):
            out[ITEMS_AT + i * st.N_ITEMS + item] = part(wide(o.items[q, item]), CARDS)


@jit
def write_stacks(o: State, out: Row) -> None:
    write_counts(o.offer, CARDS, OFFER_AT, out)
    write_counts(o.request, CARDS, REQUEST_AT, out)
    write_counts(o.tile_stack, DECK, TILE_STACK_AT, out)
    write_counts(o.event_deck, DECK, EVENT_DECK_AT, out)
    write_counts(o.event_discard, DECK, EVENT_DISCARD_AT, out)
    write_counts(o.resource_deck, DECK, RESOURCE_DECK_AT, out)
    write_counts(o.resource_discard, DECK, RESOURCE_DISCARD_AT, out)
    write_counts(o.weapon_deck, FEW, WEAPON_DECK_AT, out)
    write_counts(o.weapon_discard, FEW, WEAPON_DISCARD_AT, out)
    write_counts(o.supply, DECK, SUPPLY_AT, out)


@jit
def write_counts(counts: Ints, scale: float, start: int, out: Row) -> None:
    for kind in range(counts.shape[0]):
        out[start + kind] = part(wide(counts[kind]), scale)
