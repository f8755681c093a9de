"""Eight Days, phase 3: fight or run, combat, fleeing, loot; and the trader (ED-40 to ED-62, ED-78, ED-79)."""

from tablewright.games.eight_days import actions as act
from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.cards import can_buy, draw_resource, draw_weapon, put_away, spend_piece
from tablewright.games.eight_days.dice import roll
from tablewright.games.eight_days.exploration import neighbour, tile_number
from tablewright.games.eight_days.state import Rules, State
from tablewright.games.eight_days.survival import clockwise, go, hurt, is_at, next_at, pay_hunger, places_after
from tablewright.kernel.tools import Records, jit, tell, wide


@jit
def fight_or_run(r: Rules, s: State, a: int, log: Records) -> bool:
    """ED-40: the initiator's choice. Whether the encounter is over."""
    p = wide(s.decider)
    if a == act.FIGHT:
        tell(log, st.FOUGHT, p, s.hostile, 0, 0)
        return strike(r, s, log)
    face = roll(s)
    succeeds = face >= r.run_success_min  # ED-42
    tell(log, st.RAN, p, face, succeeds, s.hostile)
    if not succeeds:  # ED-44
        return strike(r, s, log)
    leave(s)  # ED-43: for everybody, even if the runner dies of the price; ED-B12: nobody moves
    pay_hunger(r, s, p, wide(r.run_hunger), log)
    return True


@jit
def leave(s: State) -> None:
    """ED-B35: no hostile outlives its encounter."""
    s.hostile, s.hostile_health, s.loot, s.fight_at, s.initiator = st.NO_HOSTILE, 0, 0, 0, -1


@jit
def strike(r: Rules, s: State, log: Records) -> bool:
    """ED-41, ED-50, ED-51, ED-B11: it strikes all on the tile with one roll. Whether nobody is left to fight."""
    face = roll(s)
    damage = wide(r.hostile_damage[s.hostile - 1]) if face >= r.strike_hit_min else 0  # ED-B14
    tell(log, st.STRUCK, -1, face, damage, s.hostile)
    n, place = wide(r.players), wide(s.fight_at)
    if damage > 0:
        for step in range(n):
            p = clockwise(wide(s.initiator), step, n)
            if is_at(s, p, place):
                hurt(s, p, damage, log)
    return ask_fighter(r, s)


@jit
def ask_fighter(r: Rules, s: State) -> bool:
    """ED-56, ED-57: the first fighter's turn in this round. Whether nobody is left to fight."""
    p = next_at(r, s, wide(s.fight_at), wide(s.initiator))
    if p < 0:
        leave(s)
        return True
    s.phase = st.COMBAT
    s.decider = p
    return False


@jit
def combat(r: Rules, s: State, a: int, log: Records) -> bool:
    """One fighter's attack, with any weapon he holds (ED-B32), or attempt to flee (ED-58). Whether it is over."""
    p = wide(s.decider)
    if a < act.FLEE:
        attack(r, s, p, a - act.ATTACK, log)
        if s.hostile_health == 0:
            share_loot(r, s, p, a - act.ATTACK, log)
            leave(s)
            return True
    else:
        flee(r, s, p, a - act.FLEE, log)
    return next_blow(r, s, p, log)


@jit
def attack(r: Rules, s: State, p: int, w: int, log: Records) -> None:
    """ED-69: one die picks the weapon's damage; ED-55: all fighters wear down the same health."""
    face = roll(s)
    damage = wide(r.damage[w, face])
    s.hostile_health -= min(damage, wide(s.hostile_health))
    if r.ammo[w] != 0:
        spend_piece(s, p, wide(r.ammo[w]))
    tell(log, st.ATTACKED, p, w, face, damage)


@jit
def can_flee(s: State, place: int) -> bool:
    """ED-60: only to a discovered neighbouring tile; -1 is beyond the edge."""
    return bool((place >= 0) & (s.tile[place] != 0))


@jit
def flee(r: Rules, s: State, p: int, way: int, log: Records) -> None:
    """ED-61, ED-B13: on success the price, then the step; ED-62: a failure only costs this round's action."""
    face = roll(s)
    succeeds = face >= r.flee_success_min
    place = neighbour(wide(s.place[p]), way)
    tell(log, st.FLED, p, face, succeeds, place)
    if succeeds and pay_hunger(r, s, p, wide(r.flee_hunger), log):
        go(s, p, place, log)


@jit
def next_blow(r: Rules, s: State, p: int, log: Records) -> bool:
    """ED-53: the other fighters of this round, then the hostile again. Whether the encounter is over."""
    n, start = wide(r.players), wide(s.initiator)
    for step in range(places_after(p, start, n) + 1, n):
        q = clockwise(start, step, n)
        if is_at(s, q, wide(s.fight_at)):
            s.decider = q
            return False
    if next_at(r, s, wide(s.fight_at), start) < 0:  # ED-59: all have fled
        leave(s)
        return True
    return strike(r, s, log)


@jit
def share_loot(r: Rules, s: State, killer: int, w: int, log: Records) -> None:
    """ED-78, ED-79, ED-B9, ED-B15: what it carried and the tile's number, one by one from the killer on, clockwise."""
    n, place, one = wide(r.players), wide(s.fight_at), wide(1)
    cards = wide(s.loot) + (tile_number(r, s, place) if r.tile_loot else 0)
    tell(log, st.KILLED, killer, s.hostile, cards, w)
    p = killer
    for _ in range(cards):
        draw_resource(r, s, p, log)
        p = clockwise(p, one, n)
        while not is_at(s, p, place) or (r.loot_to == st.KILLER and p != killer):
            p = clockwise(p, one, n)


@jit
def answer_trader(r: Rules, s: State, a: int, log: Records) -> bool:
    """ED-45, ED-46, ED-B16: the active player first, then others on the tile who can pay. Whether he leaves."""
    p = wide(s.decider)
    if a == act.TRADER_ACCEPT:
        s.phase = st.PAY
        tell(log, st.TRADER_ACCEPTED, p, 0, 0, 0)
        return False
    n, active = wide(r.players), wide(s.turn)
    for step in range(places_after(p, active, n) + 1, n):
        q = clockwise(active, step, n)
        if r.trader_asks_others and is_at(s, q, wide(s.place[active])) and can_buy(r, s, q):
            s.decider = q
            tell(log, st.TRADER_IGNORED, p, 1, q, 0)
            return False
    tell(log, st.TRADER_IGNORED, p, 0, 0, 0)
    return True


@jit
def pay(r: Rules, s: State, a: int, log: Records) -> bool:
    """One card of the price; after the last a weapon card. Whether the trade is done."""
    p, card = wide(s.decider), a - act.PAY_CARD
    put_away(s, p, card)
    tell(log, st.PAID, p, card, 0, 0)
    s.paid += 1
    if s.paid < r.trader_price:
        return False
    s.paid = 0
    draw_weapon(r, s, p, log)
    return True
