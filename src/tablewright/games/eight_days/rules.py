"""Eight Days ("Survive the 8 days"): three to five people on a map of 37 hexagons, looking for what they need.

RULES.md numbers the rules (ED-1 to ED-92) and the rulings (ED-B1 and on); `rules.toml` holds the numbers. This file has
the verbs in the order of play; the phases are in preparation.py (1), exploration.py (2), encounter.py (3) and
aftermath.py (4), days and dusks in turns.py. Left out: nothing but talk (ED-91).
"""

import numpy as np

from tablewright.games.eight_days import actions, state
from tablewright.games.eight_days.actions import LOOK, MOVE, NOTHING, STAY_LOOK
from tablewright.games.eight_days.aftermath import (
    answer,
    begin_aftermath,
    build,
    discard,
    owner_in_pack,
    take,
    trade,
)
from tablewright.games.eight_days.cards import has_ammunition, has_weapon, recount, spare
from tablewright.games.eight_days.dice import roll
from tablewright.games.eight_days.encounter import answer_trader, combat, fight_or_run, pay
from tablewright.games.eight_days.exploration import explore, neighbour
from tablewright.games.eight_days.hexes import CENTRE, N_WAYS, NEIGHBOUR, PLACES
from tablewright.games.eight_days.preparation import can_afford, can_bandage, can_eat, is_in_stock, n_raw, prepare
from tablewright.games.eight_days.refusals import can_flee, must_look, why_not_trader
from tablewright.games.eight_days.state import I, Rules, State
from tablewright.games.eight_days.survival import is_alive, is_at, n_players
from tablewright.games.eight_days.turns import begin_day, end_turn, n_alive, pass_on
from tablewright.kernel.cache import jit
from tablewright.kernel.events import tell
from tablewright.kernel.records import Actions, Records, Values


def _explore_list(place: int) -> list[int]:
    ways = [way for way in range(6) if NEIGHBOUR[place, way] >= 0]
    listed = [STAY_LOOK, *(LOOK + way for way in ways), *(MOVE + way for way in ways), NOTHING]
    return listed + [0] * (14 - len(listed))


# the actions of phase 2 on each space, then 0
EXPLORE_LIST = np.array([_explore_list(place) for place in range(PLACES)], np.int32)


@jit
def clear(s: State) -> None:
    """A record with nothing on the table."""
    s.phase, s.decider, s.turn, s.first, s.day, s.ended = 0, 0, 0, 0, 0, 0
    s.prepared, s.paid, s.trades, s.partner, s.n_offer, s.n_request = 0, 0, 0, -1, 0, 0
    s.hostile, s.hostile_health, s.loot, s.fight_at, s.initiator = 0, 0, 0, 0, -1
    s.health[:] = 0
    s.hunger[:] = 0
    s.place[:] = 0
    s.idle[:] = 0
    s.items[:, :] = 0
    s.tile[:] = 0
    s.storm[:] = 0
    s.dusk[:] = 0
    s.offer[:] = 0
    s.request[:] = 0
    s.event_discard[:] = 0
    s.resource_discard[:] = 0
    s.weapon_discard[:] = 0


@jit
def setup(r: Rules, s: State, log: Records) -> None:
    """ED-9, ED-10, ED-12: everybody alike in the centre; ED-11: a stack is its counts, and a draw samples."""
    clear(s)
    s.tile_stack[:] = r.tile_copies
    s.event_deck[:] = r.events
    s.resource_deck[:] = r.resource_deck
    s.weapon_deck[:] = r.weapon_deck
    s.supply[:] = r.supply
    recount(s)
    s.tile[CENTRE] = state.START_TILE
    for p in range(n_players(r)):
        s.health[p], s.hunger[p], s.place[p] = r.health, r.hunger, CENTRE
        s.items[p, state.FOOD], s.items[p, state.BANDAGE] = r.start_food, r.start_bandage
        s.supply[0] -= r.start_bandage
    s.first = roll_for_first(r, s, log)
    begin_day(r, s, log)
    if n_alive(s) == 0:  # a daily hunger that nobody survives
        pass_on(r, s, log)


@jit
def roll_for_first(r: Rules, s: State, log: Records) -> int:
    """ED-13, ED-B29: the highest roll goes first, tied ones roll again; `tied` has their bits."""
    n = n_players(r)
    tied = (1 << n) - 1
    while tied & (tied - 1) != 0:
        best, leaders = 0, 0
        for p in range(n):
            if tied >> p & 1:
                face = roll(s)
                tell(log, state.ROLLED, p, face, 0, 0)
                if face > best:
                    best, leaders = face, 0
                if face == best:
                    leaders |= 1 << p
        tied = leaders
    first = 0
    while tied >> first != 1:
        first += 1
    tell(log, state.STARTS, first, 0, 0, 0)
    return first


@jit
def legal(r: Rules, s: State, out: Actions) -> int:
    """ED-B28: only what belongs to the phase."""
    p, phase = I(s.decider), I(s.phase)
    if phase == state.BUILD:
        return list_build(r, s, p, out)
    if phase == state.PREPARE:
        return list_prepare(r, s, p, out)
    if phase == state.EXPLORE:
        return list_explore(r, s, p, out)
    if phase == state.TRADE:
        return list_trade(r, s, p, out)
    if phase == state.COMBAT:
        return list_combat(r, s, p, out)
    if phase == state.PAY:
        return list_given_up(s, p, actions.PAY_CARD, state.N_PAYABLE, out)
    if phase == state.LIMIT:
        return list_given_up(s, p, actions.DISCARD, state.N_CARDS, out)
    if phase == state.PACK:
        return list_pack(r, s, p, out)
    if phase == state.ENCOUNTER:
        return list_two(actions.FIGHT, actions.RUN, out)
    if phase == state.TRADER:
        can_trade = why_not_trader(r, s, p, actions.TRADER_ACCEPT) == 0
        return list_two(actions.TRADER_ACCEPT if can_trade else actions.TRADER_IGNORE, actions.TRADER_IGNORE, out)
    return list_two(actions.ACCEPT, actions.REJECT, out) if p >= 0 else 0


# The lists below write every candidate and count only the legal ones, so that the next one overwrites an illegal one:
# a branch on what a player happens to hold is guessed wrong too often.


@jit
def list_two(a: int, b: int, out: Actions) -> int:
    """Both, or the one if they are the same."""
    out[0] = a
    out[b - a] = b
    return 1 + b - a


@jit
def list_prepare(r: Rules, s: State, p: int, out: Actions) -> int:
    """Phase 1."""
    out[0], out[1] = actions.SKIP, actions.EAT
    n = 1 + I(can_eat(r, s, p))
    out[n] = actions.USE_BANDAGE
    n += I(can_bandage(r, s, p))
    if n_raw(s, p) < r.fewest_raw:
        return n
    for k in range(state.N_RECIPES):
        if can_afford(r, s, p, k):
            out[n] = actions.CRAFT + k
            n += I(is_in_stock(r, s, k))
    return n


@jit
def list_explore(r: Rules, s: State, p: int, out: Actions) -> int:
    """Phase 2: the looks, and unless p must look also the rest."""
    place = I(s.place[p])
    for i in range(EXPLORE_LIST.shape[1]):
        out[i] = EXPLORE_LIST[place, i]
    looks = 1 + I(N_WAYS[place])
    return looks if must_look(r, s, p) else 2 * looks


@jit
def list_combat(r: Rules, s: State, p: int, out: Actions) -> int:
    """A fighter's attacks, then where he could flee to."""
    n = 0
    for w in range(state.N_WEAPONS + 1):
        out[n] = actions.ATTACK + w
        n += I(has_weapon(s, p, w) & has_ammunition(r, s, p, w))
    place = I(s.place[p])
    for way in range(6):
        out[n] = actions.FLEE + way
        n += I(can_flee(s, neighbour(place, way)))
    return n


@jit
def list_given_up(s: State, p: int, first: int, kinds: int, out: Actions) -> int:
    """Cards that p may pay or discard."""
    n = 0
    for t in range(kinds):
        out[n] = first + t
        n += I(spare(s, p, t) > 0)
    return n


@jit
def list_pack(r: Rules, s: State, p: int, out: Actions) -> int:
    """The cards of the dead on this tile."""
    out[0] = actions.SKIP
    n = 1
    for t in range(state.N_CARDS):
        out[n] = actions.TAKE + t
        n += I(owner_in_pack(r, s, I(s.place[p]), t) >= 0)
    return n


@jit
def list_trade(r: Rules, s: State, p: int, out: Actions) -> int:
    """Whom to trade with, or the end of the turn."""
    n = 0
    if s.trades < r.trades_per_turn:
        place = I(s.place[p])
        for partner in range(n_players(r)):
            out[n] = actions.TRADE_WITH + partner
            n += I((partner != p) & is_at(s, partner, place))
    out[n] = actions.END
    return n + 1


@jit
def list_build(r: Rules, s: State, p: int, out: Actions) -> int:
    """What can still be offered and requested."""
    n = 0
    if s.n_offer < r.trade_max_cards:
        for t in range(state.N_ITEMS):
            out[n] = actions.OFFER + t
            n += I(s.items[p, t] > s.offer[t])
    if s.n_request < r.trade_max_cards:
        partner = I(s.partner)
        for t in range(state.N_ITEMS):
            out[n] = actions.REQUEST + t
            n += I(s.items[partner, t] > s.request[t])
    out[n] = actions.SEND
    n += I(s.n_offer + s.n_request > 0)
    out[n] = actions.CANCEL
    return n + 1


@jit
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    """ED-92: phase 1, phase 2, phase 3 if the event asks for it, phase 4."""
    phase = I(s.phase)
    if phase == state.PREPARE:
        prepare(r, s, a, log)
    elif phase <= state.COMBAT:
        if is_encounter_over(r, s, phase, a, log):
            settle(r, s, log)
    elif phase == state.PACK:
        take(r, s, a, log)
    elif phase == state.LIMIT:
        discard(r, s, a, log)
    elif phase == state.BUILD:
        build(s, a, log)
    elif phase != state.TRADE:
        answer(r, s, a, log)
    elif trade(s, a, log):
        end_turn(r, s, log)
        pass_on(r, s, log)


@jit
def is_encounter_over(r: Rules, s: State, phase: int, a: int, log: Records) -> bool:
    """Play an action of phase 2 or 3. Whether phase 4 is next."""
    if phase == state.EXPLORE:
        return explore(r, s, a, log)
    if phase == state.COMBAT:
        return combat(r, s, a, log)
    if phase == state.ENCOUNTER:
        return fight_or_run(r, s, a, log)
    if phase == state.TRADER:
        return answer_trader(r, s, a, log)
    return pay(r, s, a, log)


@jit
def settle(r: Rules, s: State, log: Records) -> None:
    """After phase 3 (ED-47, ED-54, ED-B17): phase 4 for a living active player (ED-B36); at dusk, what is next."""
    if s.turn >= 0 and is_alive(s, I(s.turn)):
        begin_aftermath(r, s, log)
    else:
        pass_on(r, s, log)


@jit
def actor(s: State) -> int:
    """Who decides now."""
    return I(s.decider)


@jit
def result(r: Rules, s: State, out: Values) -> None:
    """ED-15, ED-17, ED-B3: who lives has won, or nobody unless all live."""
    all_live = n_alive(s) == n_players(r)
    for p in range(n_players(r)):
        wins = all_live if r.win == state.ALL_OR_NOTHING else is_alive(s, p)
        out[p] = 1.0 if wins else -1.0


@jit
def end_reason(s: State) -> int:
    """0 while the game lasts."""
    return I(s.ended)


@jit
def length(s: State) -> int:
    """The day."""
    return I(s.day)
