"""Eight Days, phase 4: packs of the dead, the hand limit, trades between players (ED-63 to ED-67, ED-89)."""

from tablewright.games.eight_days import actions as act
from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.cards import is_over_limit, put_away
from tablewright.games.eight_days.state import Rules, State
from tablewright.kernel.tools import Records, jit, lowest, tell, wide


@jit
def dead_at(r: Rules, s: State, place: int) -> int:
    """The dead on a space, as a set: several packs on a tile are one (ED-89)."""
    dead = 0
    for p in range(wide(r.players)):
        dead |= wide((s.health[p] == 0) & (s.place[p] == place)) << p
    return dead


@jit
def owner_in_pack(s: State, dead: int, t: int) -> int:
    """One of these dead players in whose pack an item is, -1 none."""
    while dead != 0:
        p = lowest(dead)
        if s.items[p, t] > 0:
            return p
        dead &= dead - 1
    return -1


@jit
def is_pack(s: State, dead: int) -> bool:
    """Whether the packs of these dead players have a card."""
    while dead != 0:
        for t in range(st.N_CARDS):
            if s.items[lowest(dead), t] > 0:
                return True
        dead &= dead - 1
    return False


@jit
def begin_aftermath(r: Rules, s: State, log: Records) -> None:
    """Phase 4 of the active player."""
    p = wide(s.turn)
    dead = dead_at(r, s, wide(s.place[p]))
    s.decider = p
    s.phase = st.PACK
    if not is_pack(s, dead):
        take_pieces_of(s, p, dead, log)
        check_limits(r, s)


@jit
def take(r: Rules, s: State, a: int, log: Records) -> None:
    """One card of the pack, until the player is done or nothing is left."""
    p = wide(s.decider)
    if a == act.SKIP:
        tell(log, st.PACK_LEFT, p, 0, 0, 0)
        check_limits(r, s)
        return
    t, dead = a - act.TAKE, dead_at(r, s, wide(s.place[p]))
    s.items[owner_in_pack(s, dead, t), t] -= 1
    s.items[p, t] += 1
    tell(log, st.TOOK, p, t, 0, 0)
    take_pieces_of(s, p, dead, log)
    if not is_pack(s, dead):
        check_limits(r, s)


@jit
def take_pieces_of(s: State, p: int, dead: int, log: Records) -> None:
    """ED-89: the arrows and bullets of a pack go along with the first who takes a card, or by themselves."""
    arrows, bullets = 0, 0
    while dead != 0:
        q = lowest(dead)
        arrows += wide(s.items[q, st.ARROW])
        bullets += wide(s.items[q, st.BULLET])
        s.items[q, st.ARROW], s.items[q, st.BULLET] = 0, 0
        dead &= dead - 1
    if arrows + bullets > 0:
        s.items[p, st.ARROW] += arrows
        s.items[p, st.BULLET] += bullets
        tell(log, st.TOOK_PIECES, p, arrows, bullets, 0)


@jit
def check_limits(r: Rules, s: State) -> None:
    """ED-63, ED-66, ED-B24: the active player's hand, after a trade also his partner's; then trades."""
    active, partner = wide(s.turn), wide(s.partner)
    s.phase = st.LIMIT
    if is_over_limit(r, s, active):
        s.decider = active
    elif partner >= 0 and is_over_limit(r, s, partner):
        s.decider = partner
    else:
        s.partner = -1
        s.decider = active
        s.phase = st.TRADE


@jit
def discard(r: Rules, s: State, a: int, log: Records) -> None:
    """ED-64: a card of his choice."""
    p, t = wide(s.decider), a - act.DISCARD
    put_away(s, p, t)
    tell(log, st.DISCARDED, p, t, 0, 0)
    check_limits(r, s)


@jit
def trade(s: State, a: int, log: Records) -> bool:
    """ED-65: open a trade or end the turn. Whether the turn is over."""
    if a == act.END:
        s.trades = 0
        return True
    s.trades += 1  # ED-B25: opening counts, even if it is cancelled
    s.partner = a - act.TRADE_WITH
    s.phase = st.BUILD
    tell(log, st.TRADE_OPENED, s.decider, s.partner, 0, 0)
    return False


@jit
def build(s: State, a: int, log: Records) -> None:
    """Lay out a proposal, one item at a time."""
    p = wide(s.decider)
    if a == act.SEND:
        s.phase = st.ANSWER
        s.decider = s.partner
        tell(log, st.SENT, p, s.partner, s.n_offer, s.n_request)
    elif a == act.CANCEL:
        tell(log, st.CANCELLED, p, s.partner, 0, 0)
        close(s)
    elif a < act.REQUEST:
        s.offer[a - act.OFFER] += 1
        s.n_offer += 1
        tell(log, st.OFFERED, p, a - act.OFFER, s.partner, 0)
    else:
        s.request[a - act.REQUEST] += 1
        s.n_request += 1
        tell(log, st.REQUESTED, p, a - act.REQUEST, s.partner, 0)


@jit
def close(s: State) -> None:
    """Back to the menu of trades; the proposal is gone."""
    s.offer[:] = 0
    s.request[:] = 0
    s.n_offer, s.n_request, s.partner = 0, 0, -1
    s.decider = s.turn
    s.phase = st.TRADE


@jit
def answer(r: Rules, s: State, a: int, log: Records) -> None:
    """ED-65, ED-91: the partner agrees or not; ED-66: then both limits."""
    p, partner = wide(s.turn), wide(s.partner)
    if a == act.REJECT:
        tell(log, st.REJECTED, partner, p, 0, 0)
        close(s)
        return
    tell(log, st.ACCEPTED, partner, p, 0, 0)
    for t in range(st.N_ITEMS):
        hand_over(s, p, partner, t, wide(s.offer[t]), log)
        hand_over(s, partner, p, t, wide(s.request[t]), log)
    close(s)
    s.partner = partner
    check_limits(r, s)


@jit
def hand_over(s: State, giver: int, taker: int, t: int, n: int, log: Records) -> None:
    """Items from hand to hand."""
    if n > 0:
        s.items[giver, t] -= n
        s.items[taker, t] += n
        tell(log, st.GAVE, giver, t, taker, n)
