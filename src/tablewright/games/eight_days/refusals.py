"""Eight Days: why an action may not be played, with the rule that says so. `legal` asks the same predicates."""

from tablewright.games.eight_days import actions as act
from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.aftermath import dead_at, owner_in_pack
from tablewright.games.eight_days.cards import can_pay, has_ammunition, has_weapon, has_weapons, spare
from tablewright.games.eight_days.encounter import can_flee
from tablewright.games.eight_days.exploration import must_look, neighbour, way_of
from tablewright.games.eight_days.preparation import can_afford, can_bandage, can_eat, is_in_stock
from tablewright.games.eight_days.state import Rules, State
from tablewright.games.eight_days.survival import is_alive
from tablewright.kernel.game import Reasons
from tablewright.kernel.tools import jit, wide

REASONS = Reasons()
OVER = REASONS.add("over", "ED-16")
NOT_NOW = REASONS.add("not-now", "ED-92")
NO_FOOD = REASONS.add("no-food", "ED-18")
NOT_HUNGRY = REASONS.add("not-hungry", "ED-21")
NO_BANDAGE = REASONS.add("no-bandage", "ED-18")
NOT_HURT = REASONS.add("not-hurt", "ED-21")
CRAFT_CARDS = REASONS.add("craft-cards", "ED-22")
CRAFT_OUT = REASONS.add("craft-out", "ED-B34")
EDGE = REASONS.add("edge", "ED-27")
RESTLESS = REASONS.add("restless", "ED-B39")
NO_WEAPON = REASONS.add("no-weapon", "ED-56")
NO_AMMUNITION = REASONS.add("no-ammunition", "ED-76")
FLEE_FOG = REASONS.add("flee-fog", "ED-60")
TRADER_CARDS = REASONS.add("trader-cards", "ED-45")
TRADER_EMPTY = REASONS.add("trader-empty", "ED-34")
NO_CARD = REASONS.add("no-card", "ED-64")
WORN = REASONS.add("worn", "ED-B23")
TRADE_SELF = REASONS.add("trade-self", "ED-65")
TRADE_NOBODY = REASONS.add("trade-nobody", "ED-1")
TRADE_DEAD = REASONS.add("trade-dead", "ED-86")
TRADE_ELSEWHERE = REASONS.add("trade-elsewhere", "ED-B25")
TRADE_USED_UP = REASONS.add("trade-used-up", "ED-B25")
OFFER_NONE = REASONS.add("offer-none", "ED-65")
REQUEST_NONE = REASONS.add("request-none", "ED-65")
TRADE_FULL = REASONS.add("trade-full", "ED-B25")
SEND_EMPTY = REASONS.add("send-empty", "ED-B25")
TAKE_NONE = REASONS.add("take-none", "ED-89")
PAY_NONE = REASONS.add("pay-none", "ED-B18")


@jit
def why_not(r: Rules, s: State, a: int) -> int:
    """An index into REASONS; 0 when it may be played."""
    p, phase = wide(s.decider), wide(s.phase)
    if phase == st.OVER:
        return OVER
    if phase == st.PREPARE:
        return why_not_prepare(r, s, p, a)
    if phase == st.EXPLORE:
        return why_not_explore(r, s, p, a)
    if phase == st.ENCOUNTER:
        return 0 if a == act.FIGHT or a == act.RUN else NOT_NOW
    if phase == st.TRADER:
        return why_not_trader(r, s, p, a)
    if phase == st.PAY:
        return why_not_give_up(s, p, a - act.PAY_CARD, st.N_RESOURCES, wide(PAY_NONE))
    if phase == st.COMBAT:
        return why_not_fight_on(r, s, p, a)
    if phase == st.PACK:
        return why_not_take(r, s, p, a)
    if phase == st.LIMIT:
        return why_not_give_up(s, p, a - act.DISCARD, st.N_CARDS, wide(NO_CARD))
    if phase == st.TRADE:
        return why_not_trade(r, s, p, a)
    if phase == st.BUILD:
        return why_not_build(r, s, p, a)
    return 0 if a == act.ACCEPT or a == act.REJECT else NOT_NOW


@jit
def why_not_prepare(r: Rules, s: State, p: int, a: int) -> int:
    if a == act.SKIP:
        return 0
    if a == act.EAT:
        return 0 if can_eat(r, s, p) else NO_FOOD if s.items[p, st.FOOD] == 0 else NOT_HUNGRY
    if a == act.USE_BANDAGE:
        return 0 if can_bandage(r, s, p) else NO_BANDAGE if s.items[p, st.BANDAGE] == 0 else NOT_HURT
    if a >= act.STAY_LOOK:
        return NOT_NOW
    if not can_afford(r, s, p, a - act.CRAFT):
        return CRAFT_CARDS
    return 0 if is_in_stock(r, s, a - act.CRAFT) else CRAFT_OUT


@jit
def why_not_explore(r: Rules, s: State, p: int, a: int) -> int:
    if a < act.STAY_LOOK or a > act.NOTHING:
        return NOT_NOW
    if a >= act.MOVE and must_look(r, s, p):
        return RESTLESS
    if a == act.STAY_LOOK or a == act.NOTHING:
        return 0
    return 0 if neighbour(wide(s.place[p]), way_of(a)) >= 0 else EDGE


@jit
def why_not_trader(r: Rules, s: State, p: int, a: int) -> int:
    if a == act.TRADER_IGNORE:
        return 0
    if a != act.TRADER_ACCEPT:
        return NOT_NOW
    if not has_weapons(s):
        return TRADER_EMPTY
    return 0 if can_pay(r, s, p) else TRADER_CARDS


@jit
def why_not_give_up(s: State, p: int, t: int, kinds: int, none: int) -> int:
    """Paying or discarding a card of one of the first so many kinds; `none` is the reason when he has none."""
    if t < 0 or t >= kinds:
        return NOT_NOW
    if s.items[p, t] == 0:
        return none
    return 0 if spare(s, p, t) > 0 else WORN


@jit
def why_not_fight_on(r: Rules, s: State, p: int, a: int) -> int:
    if act.ATTACK <= a < act.FLEE:
        if not has_weapon(s, p, a - act.ATTACK):
            return NO_WEAPON
        return 0 if has_ammunition(r, s, p, a - act.ATTACK) else NO_AMMUNITION
    if act.FLEE <= a < act.TRADER_ACCEPT:
        place = neighbour(wide(s.place[p]), a - act.FLEE)
        return 0 if can_flee(s, place) else EDGE if place < 0 else FLEE_FOG
    return NOT_NOW


@jit
def why_not_take(r: Rules, s: State, p: int, a: int) -> int:
    if a == act.SKIP:
        return 0
    if a < act.TAKE or a >= act.END:
        return NOT_NOW
    return 0 if owner_in_pack(s, dead_at(r, s, wide(s.place[p])), a - act.TAKE) >= 0 else TAKE_NONE


@jit
def why_not_trade(r: Rules, s: State, p: int, a: int) -> int:
    if a == act.END:
        return 0
    if a < act.TRADE_WITH or a >= act.OFFER:
        return NOT_NOW
    partner = a - act.TRADE_WITH
    if partner >= wide(r.players):
        return TRADE_NOBODY
    if partner == p:
        return TRADE_SELF
    if not is_alive(s, partner):
        return TRADE_DEAD
    if s.place[partner] != s.place[p]:
        return TRADE_ELSEWHERE
    return 0 if s.trades < r.trades_per_turn else TRADE_USED_UP


@jit
def why_not_build(r: Rules, s: State, p: int, a: int) -> int:
    if a == act.CANCEL:
        return 0
    if a == act.SEND:
        return 0 if s.n_offer + s.n_request > 0 else SEND_EMPTY
    if act.OFFER <= a < act.REQUEST:
        if s.items[p, a - act.OFFER] <= s.offer[a - act.OFFER]:
            return OFFER_NONE
        return 0 if s.n_offer < r.trade_max_cards else TRADE_FULL
    if act.REQUEST <= a < act.SEND:
        if s.items[s.partner, a - act.REQUEST] <= s.request[a - act.REQUEST]:
            return REQUEST_NONE
        return 0 if s.n_request < r.trade_max_cards else TRADE_FULL
    return NOT_NOW
