"""Why an action may not be played now; 0 when it may. The list of legal actions asks the same predicates."""

from tablewright.games.eight_days import actions, state
from tablewright.games.eight_days.aftermath import owner_in_pack
from tablewright.games.eight_days.cards import can_pay, has_ammunition, has_weapon, has_weapons, spare
from tablewright.games.eight_days.exploration import neighbour
from tablewright.games.eight_days.preparation import can_afford, can_bandage, can_eat, is_in_stock
from tablewright.games.eight_days.state import I, Rules, State
from tablewright.games.eight_days.survival import is_alive, n_players
from tablewright.kernel.cache import jit


@jit
def must_look(r: Rules, s: State, p: int) -> bool:
    """ED-B39: under the restless variant no second turn in a row without an event card."""
    return bool(r.restless) and s.idle[p] != 0


@jit
def why_not_eat(r: Rules, s: State, p: int) -> int:
    if can_eat(r, s, p):
        return actions.ALLOWED
    return actions.NO_FOOD if s.items[p, state.FOOD] == 0 else actions.NOT_HUNGRY


@jit
def why_not_bandage(r: Rules, s: State, p: int) -> int:
    if can_bandage(r, s, p):
        return actions.ALLOWED
    return actions.NO_BANDAGE if s.items[p, state.BANDAGE] == 0 else actions.NOT_HURT


@jit
def why_not_craft(r: Rules, s: State, p: int, k: int) -> int:
    if not can_afford(r, s, p, k):
        return actions.CRAFT_CARDS
    return actions.ALLOWED if is_in_stock(r, s, k) else actions.CRAFT_OUT


@jit
def why_not_prepare(r: Rules, s: State, p: int, a: int) -> int:
    if a == actions.SKIP:
        return actions.ALLOWED
    if a == actions.EAT:
        return why_not_eat(r, s, p)
    if a == actions.USE_BANDAGE:
        return why_not_bandage(r, s, p)
    return why_not_craft(r, s, p, a - actions.CRAFT) if actions.CRAFT <= a < actions.STAY_LOOK else actions.NOT_NOW


@jit
def why_not_explore(r: Rules, s: State, p: int, a: int) -> int:
    if a < actions.STAY_LOOK or a > actions.NOTHING:
        return actions.NOT_NOW
    if a >= actions.MOVE and must_look(r, s, p):
        return actions.RESTLESS
    if a in (actions.STAY_LOOK, actions.NOTHING):
        return actions.ALLOWED
    return (
        actions.ALLOWED
        if neighbour(I(s.place[p]), (a - actions.LOOK) % (actions.MOVE - actions.LOOK)) >= 0
        else actions.EDGE
    )


@jit
def why_not_attack(r: Rules, s: State, p: int, w: int) -> int:
    if not has_weapon(s, p, w):
        return actions.NO_WEAPON
    return actions.ALLOWED if has_ammunition(r, s, p, w) else actions.NO_AMMUNITION


@jit
def can_flee(s: State, place: int) -> bool:
    """ED-60: only to a discovered neighbouring tile; -1 is beyond the edge."""
    return bool((place >= 0) & (s.tile[place] != 0))


@jit
def why_not_flee(s: State, p: int, way: int) -> int:
    place = neighbour(I(s.place[p]), way)
    if can_flee(s, place):
        return actions.ALLOWED
    return actions.EDGE if place < 0 else actions.FLEE_FOG


@jit
def why_not_fight_on(r: Rules, s: State, p: int, a: int) -> int:
    if actions.ATTACK <= a < actions.FLEE:
        return why_not_attack(r, s, p, a - actions.ATTACK)
    return why_not_flee(s, p, a - actions.FLEE) if actions.FLEE <= a < actions.TRADER_ACCEPT else actions.NOT_NOW


@jit
def why_not_trader(r: Rules, s: State, p: int, a: int) -> int:
    if a == actions.TRADER_IGNORE:
        return actions.ALLOWED
    if a != actions.TRADER_ACCEPT:
        return actions.NOT_NOW
    if not has_weapons(s):
        return actions.TRADER_EMPTY
    return actions.ALLOWED if can_pay(r, s, p) else actions.TRADER_CARDS


@jit
def why_not_give_up(s: State, p: int, t: int, none: int) -> int:
    """Paying or discarding a card; `none` is the reason when he has none."""
    if s.items[p, t] == 0:
        return none
    return actions.ALLOWED if spare(s, p, t) > 0 else actions.WORN


@jit
def why_not_trade(r: Rules, s: State, p: int, a: int) -> int:
    if a == actions.END:
        return actions.ALLOWED
    if a < actions.TRADE_WITH or a >= actions.OFFER:
        return actions.NOT_NOW
    partner = a - actions.TRADE_WITH
    if partner >= n_players(r):
        return actions.TRADE_NOBODY
    if partner == p:
        return actions.TRADE_SELF
    if not is_alive(s, partner):
        return actions.TRADE_DEAD
    if s.place[partner] != s.place[p]:
        return actions.TRADE_ELSEWHERE
    return actions.ALLOWED if s.trades < r.trades_per_turn else actions.TRADE_USED_UP


@jit
def why_not_build(r: Rules, s: State, p: int, a: int) -> int:
    if a == actions.CANCEL:
        return actions.ALLOWED
    if a == actions.SEND:
        return actions.ALLOWED if s.n_offer + s.n_request > 0 else actions.SEND_EMPTY
    if actions.OFFER <= a < actions.REQUEST:
        if s.items[p, a - actions.OFFER] <= s.offer[a - actions.OFFER]:
            return actions.OFFER_NONE
        return actions.ALLOWED if s.n_offer < r.trade_max_cards else actions.TRADE_FULL
    if actions.REQUEST <= a < actions.SEND:
        if s.items[s.partner, a - actions.REQUEST] <= s.request[a - actions.REQUEST]:
            return actions.REQUEST_NONE
        return actions.ALLOWED if s.n_request < r.trade_max_cards else actions.TRADE_FULL
    return actions.NOT_NOW


@jit
def why_not_take(r: Rules, s: State, p: int, a: int) -> int:
    if a == actions.SKIP:
        return actions.ALLOWED
    if a < actions.TAKE or a >= actions.END:
        return actions.NOT_NOW
    return actions.ALLOWED if owner_in_pack(r, s, I(s.place[p]), a - actions.TAKE) >= 0 else actions.TAKE_NONE


@jit
def why_not_between(a: int, first: int, last: int) -> int:
    return actions.ALLOWED if first <= a <= last else actions.NOT_NOW


@jit
def why_not(r: Rules, s: State, a: int) -> int:
    """An index into REASONS."""
    p, phase = I(s.decider), I(s.phase)
    if phase == state.OVER:
        return actions.WHY_OVER
    if phase == state.PREPARE:
        return why_not_prepare(r, s, p, a)
    if phase == state.EXPLORE:
        return why_not_explore(r, s, p, a)
    if phase == state.ENCOUNTER:
        return why_not_between(a, actions.FIGHT, actions.RUN)
    if phase == state.TRADER:
        return why_not_trader(r, s, p, a)
    if phase == state.PAY:
        return (
            why_not_give_up(s, p, a - actions.PAY_CARD, actions.PAY_NONE)
            if actions.PAY_CARD <= a < actions.DISCARD
            else actions.NOT_NOW
        )
    if phase == state.COMBAT:
        return why_not_fight_on(r, s, p, a)
    if phase == state.PACK:
        return why_not_take(r, s, p, a)
    if phase == state.LIMIT:
        return (
            why_not_give_up(s, p, a - actions.DISCARD, actions.NO_CARD)
            if actions.DISCARD <= a < actions.TRADE_WITH
            else actions.NOT_NOW
        )
    if phase == state.TRADE:
        return why_not_trade(r, s, p, a)
    if phase == state.BUILD:
        return why_not_build(r, s, p, a)
    return why_not_between(a, actions.ACCEPT, actions.REJECT)
