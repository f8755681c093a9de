"""Eight Days ("Survive the 8 days"): three to five people on a map of 37 hexagons, looking for what they need.

RULES.md numbers the rules (ED-1 to ED-92) and the rulings (ED-B1 and on); `rules.toml` holds the numbers. This file has
the verbs in the order of play; the phases are in preparation.py (1), exploration.py (2), encounter.py (3) and
aftermath.py (4), days and dusks in turns.py. Left out: nothing but talk (ED-91).
"""

import numpy as np

from tablewright.games.eight_days import actions as act
from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.aftermath import (
    answer,
    begin_aftermath,
    build,
    dead_at,
    discard,
    owner_in_pack,
    take,
    trade,
)
from tablewright.games.eight_days.cards import can_buy, has_ammunition, has_weapon, recount, spare
from tablewright.games.eight_days.dice import roll
from tablewright.games.eight_days.encounter import answer_trader, can_flee, combat, fight_or_run, pay
from tablewright.games.eight_days.exploration import explore, must_look, neighbour
from tablewright.games.eight_days.hexes import CENTRE, N_WAYS, NEIGHBOUR, PLACES
from tablewright.games.eight_days.preparation import can_afford, can_bandage, can_eat, is_in_stock, n_raw, prepare
from tablewright.games.eight_days.state import Rules, State
from tablewright.games.eight_days.survival import is_alive, is_at, n_alive
from tablewright.games.eight_days.turns import begin_day, end_turn, pass_on
from tablewright.kernel.tools import Actions, Records, Values, clear, fill, jit, lowest, tell, wide


def _explore_list(place: int) -> list[int]:
    ways = [way for way in range(6) if NEIGHBOUR[place, way] >= 0]
    listed = [act.STAY_LOOK, *(act.LOOK + way for way in ways), *(act.MOVE + way for way in ways), act.NOTHING]
    return listed + [0] * (14 - len(listed))


# the actions of phase 2 on each space, then 0
EXPLORE_LIST = np.array([_explore_list(place) for place in range(PLACES)], np.int32)


@jit
def setup(r: Rules, s: State, log: Records) -> None:
    """ED-9, ED-10, ED-12: everybody alike in the centre; ED-11: a stack is its counts, and a draw samples."""
    clear(s)
    s.partner, s.initiator = -1, -1
    fill(s.tile_stack, r.tile_copies)
    fill(s.event_deck, r.events)
    fill(s.resource_deck, r.resource_deck)
    fill(s.weapon_deck, r.weapon_deck)
    fill(s.supply, r.supply)
    recount(s)
    s.tile[CENTRE] = st.START_TILE
    for p in range(wide(r.players)):
        s.health[p], s.hunger[p], s.place[p] = r.health, r.hunger, CENTRE
        s.items[p, st.FOOD], s.items[p, st.BANDAGE] = r.start_food, r.start_bandage
        s.supply[0] -= r.start_bandage
    s.first = roll_for_first(r, s, log)
    if not begin_day(r, s, log):  # a daily hunger that nobody survives
        pass_on(r, s, log)


@jit
def roll_for_first(r: Rules, s: State, log: Records) -> int:
    """ED-13, ED-B29: the highest roll goes first, tied ones roll again; `tied` has their bits."""
    n = wide(r.players)
    tied = (1 << n) - 1
    while tied & (tied - 1) != 0:
        best, leaders = 0, 0
        for p in range(n):
            if tied >> p & 1:
                face = roll(s)
                tell(log, st.ROLLED, p, face, 0, 0)
                if face > best:
                    best, leaders = face, 0
                if face == best:
                    leaders |= 1 << p
        tied = leaders
    first = lowest(tied)
    tell(log, st.STARTS, first, 0, 0, 0)
    return first


@jit
def legal(r: Rules, s: State, out: Actions) -> int:
    """ED-B28: only what belongs to the phase."""
    p, phase = wide(s.decider), wide(s.phase)
    if phase == st.BUILD:
        return list_build(r, s, p, out)
    if phase == st.PREPARE:
        return list_prepare(r, s, p, out)
    if phase == st.EXPLORE:
        return list_explore(r, s, p, out)
    if phase == st.TRADE:
        return list_trade(r, s, p, out)
    if phase == st.COMBAT:
        return list_combat(r, s, p, out)
    if phase == st.PAY:
        return list_given_up(s, p, act.PAY_CARD, st.N_PAYABLE, out)
    if phase == st.LIMIT:
        return list_given_up(s, p, act.DISCARD, st.N_CARDS, out)
    if phase == st.PACK:
        return list_pack(r, s, p, out)
    if phase == st.ENCOUNTER:
        return list_span(act.FIGHT, act.RUN, out)
    if phase == st.TRADER:
        return list_span(act.TRADER_ACCEPT if can_buy(r, s, p) else act.TRADER_IGNORE, act.TRADER_IGNORE, out)
    return list_span(act.ACCEPT, act.REJECT, out) if p >= 0 else 0


# The lists below write every candidate and count only the legal ones, so that the next one overwrites an illegal one:
# a branch on what a player happens to hold is guessed wrong too often.


@jit
def list_span(first: int, last: int, out: Actions) -> int:
    """All actions from the first to the last."""
    n = last - first + 1
    for i in range(n):
        out[i] = first + i
    return n


@jit
def list_prepare(r: Rules, s: State, p: int, out: Actions) -> int:
    """Phase 1."""
    out[0], out[1] = act.SKIP, act.EAT
    n = 1 + wide(can_eat(r, s, p))
    out[n] = act.USE_BANDAGE
    n += wide(can_bandage(r, s, p))
    if n_raw(s, p) < r.fewest_raw:
        return n
    for k in range(st.N_RECIPES):
        if can_afford(r, s, p, k):
            out[n] = act.CRAFT + k
            n += wide(is_in_stock(r, s, k))
    return n


@jit
def list_explore(r: Rules, s: State, p: int, out: Actions) -> int:
    """Phase 2: the looks, and unless p must look also the rest."""
    place = wide(s.place[p])
    for i in range(EXPLORE_LIST.shape[1]):
        out[i] = EXPLORE_LIST[place, i]
    looks = 1 + wide(N_WAYS[place])
    return looks if must_look(r, s, p) else 2 * looks


@jit
def list_combat(r: Rules, s: State, p: int, out: Actions) -> int:
    """A fighter's attacks, then where he could flee to."""
    n = 0
    for w in range(st.N_WEAPONS + 1):
        out[n] = act.ATTACK + w
        n += wide(has_weapon(s, p, w) & has_ammunition(r, s, p, w))
    place = wide(s.place[p])
    for way in range(6):
        out[n] = act.FLEE + way
        n += wide(can_flee(s, neighbour(place, way)))
    return n


@jit
def list_given_up(s: State, p: int, first: int, kinds: int, out: Actions) -> int:
    """Cards that p may pay or discard."""
    n = 0
    for t in range(kinds):
        out[n] = first + t
        n += wide(spare(s, p, t) > 0)
    return n


@jit
def list_pack(r: Rules, s: State, p: int, out: Actions) -> int:
    """The cards of the dead on this tile."""
    dead = dead_at(r, s, wide(s.place[p]))
    out[0] = act.SKIP
    n = 1
    for t in range(st.N_CARDS):
        out[n] = act.TAKE + t
        n += wide(owner_in_pack(s, dead, t) >= 0)
    return n


@jit
def list_trade(r: Rules, s: State, p: int, out: Actions) -> int:
    """Whom to trade with, or the end of the turn."""
    n = 0
    if s.trades < r.trades_per_turn:
        place = wide(s.place[p])
        for partner in range(wide(r.players)):
            out[n] = act.TRADE_WITH + partner
            n += wide((partner != p) & is_at(s, partner, place))
    out[n] = act.END
    return n + 1


@jit
def list_build(r: Rules, s: State, p: int, out: Actions) -> int:
    """What can still be offered and requested."""
    n = 0
    if s.n_offer < r.trade_max_cards:
        for t in range(st.N_ITEMS):
            out[n] = act.OFFER + t
            n += wide(s.items[p, t] > s.offer[t])
    if s.n_request < r.trade_max_cards:
        partner = wide(s.partner)
        for t in range(st.N_ITEMS):
            out[n] = act.REQUEST + t
            n += wide(s.items[partner, t] > s.request[t])
    out[n] = act.SEND
    n += wide(s.n_offer + s.n_request > 0)
    out[n] = act.CANCEL
    return n + 1


@jit
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    """ED-92: phase 1, phase 2, phase 3 if the event asks for it, phase 4."""
    phase = wide(s.phase)
    if phase == st.PREPARE:
        prepare(r, s, a, log)
    elif phase <= st.COMBAT:
        if is_encounter_over(r, s, phase, a, log):
            settle(r, s, log)
    elif phase == st.PACK:
        take(r, s, a, log)
    elif phase == st.LIMIT:
        discard(r, s, a, log)
    elif phase == st.BUILD:
        build(s, a, log)
    elif phase != st.TRADE:
        answer(r, s, a, log)
    elif trade(s, a, log):
        end_turn(r, s, log)
        pass_on(r, s, log)


@jit
def is_encounter_over(r: Rules, s: State, phase: int, a: int, log: Records) -> bool:
    """Play an action of phase 2 or 3. Whether phase 4 is next."""
    if phase == st.EXPLORE:
        return explore(r, s, a, log)
    if phase == st.COMBAT:
        return combat(r, s, a, log)
    if phase == st.ENCOUNTER:
        return fight_or_run(r, s, a, log)
    if phase == st.TRADER:
        return answer_trader(r, s, a, log)
    return pay(r, s, a, log)


@jit
def settle(r: Rules, s: State, log: Records) -> None:
    """After phase 3 (ED-47, ED-54, ED-B17): phase 4 for a living active player (ED-B36); at dusk, what is next."""
    if s.turn >= 0 and is_alive(s, wide(s.turn)):
        begin_aftermath(r, s, log)
    else:
        pass_on(r, s, log)


@jit
def actor(s: State) -> int:
    """Who decides now."""
    return wide(s.decider)


@jit
def result(r: Rules, s: State, out: Values) -> None:
    """ED-15, ED-17, ED-B3: who lives has won, or nobody unless all live."""
    n = wide(r.players)
    all_live = n_alive(s) == n
    for p in range(n):
        wins = all_live if r.win == st.ALL_OR_NOTHING else is_alive(s, p)
        out[p] = 1.0 if wins else -1.0


@jit
def end_reason(s: State) -> int:
    """0 while the game lasts."""
    return wide(s.ended)


@jit
def length(s: State) -> int:
    """The day."""
    return wide(s.day)
