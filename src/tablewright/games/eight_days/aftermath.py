"""Phase 4: packs of the dead, the hand limit, trades between players (ED-63 to ED-67, ED-89)."""

from tablewright.games.eight_days import actions, state
from tablewright.games.eight_days.cards import is_over_limit, put_away
from tablewright.games.eight_days.state import I, Rules, State
from tablewright.games.eight_days.survival import n_players
from tablewright.kernel.cache import jit
from tablewright.kernel.events import tell
from tablewright.kernel.records import Records


@jit
def owner_in_pack(r: Rules, s: State, place: int, t: int) -> int:
    """A dead player on a space in whose pack an item is, -1 none: several packs on a tile are one (ED-89)."""
    for p in range(n_players(r)):
        if s.health[p] == 0 and s.place[p] == place and s.items[p, t] > 0:
            return p
    return -1


@jit
def has_dead_at(r: Rules, s: State, place: int) -> bool:
    """Whether somebody died there: most phases 4 need not look for packs."""
    found = False
    for p in range(n_players(r)):
        found |= (s.health[p] == 0) & (s.place[p] == place)
    return bool(found)


@jit
def is_pack_at(r: Rules, s: State, place: int) -> bool:
    """Whether cards lie there."""
    for p in range(n_players(r)):
        if s.health[p] == 0 and s.place[p] == place:
            for t in range(state.N_CARDS):
                if s.items[p, t] > 0:
                    return True
    return False


@jit
def take_all_pieces(r: Rules, s: State, p: int, log: Records) -> None:
    """ED-89: the arrows and bullets of a pack go along with the first who takes a card, or by themselves."""
    arrows, bullets = 0, 0
    for dead in range(n_players(r)):
        if s.health[dead] == 0 and s.place[dead] == s.place[p]:
            arrows += I(s.items[dead, state.ARROW])
            bullets += I(s.items[dead, state.BULLET])
            s.items[dead, state.ARROW], s.items[dead, state.BULLET] = 0, 0
    if arrows + bullets > 0:
        s.items[p, state.ARROW] += arrows
        s.items[p, state.BULLET] += bullets
        tell(log, state.TOOK_PIECES, p, arrows, bullets, 0)


@jit
def begin_aftermath(r: Rules, s: State, log: Records) -> None:
    """Phase 4 of the active player."""
    p = I(s.turn)
    s.decider = p
    s.phase = state.PACK
    if not has_dead_at(r, s, I(s.place[p])):
        check_limits(r, s)
    elif not is_pack_at(r, s, I(s.place[p])):
        take_all_pieces(r, s, p, log)
        check_limits(r, s)


@jit
def take(r: Rules, s: State, a: int, log: Records) -> None:
    """One card of the pack, until the player is done or nothing is left."""
    p = I(s.decider)
    if a == actions.SKIP:
        tell(log, state.PACK_LEFT, p, 0, 0, 0)
        check_limits(r, s)
        return
    t = a - actions.TAKE
    s.items[owner_in_pack(r, s, I(s.place[p]), t), t] -= 1
    s.items[p, t] += 1
    tell(log, state.TOOK, p, t, 0, 0)
    take_all_pieces(r, s, p, log)
    if not is_pack_at(r, s, I(s.place[p])):
        check_limits(r, s)


@jit
def check_limits(r: Rules, s: State) -> None:
    """ED-63, ED-66, ED-B24: the active player's hand, after a trade also his partner's; then trades."""
    active, partner = I(s.turn), I(s.partner)
    s.phase = state.LIMIT
    if is_over_limit(r, s, active):
        s.decider = active
    elif partner >= 0 and is_over_limit(r, s, partner):
        s.decider = partner
    else:
        s.partner = -1
        s.decider = active
        s.phase = state.TRADE


@jit
def discard(r: Rules, s: State, a: int, log: Records) -> None:
    """ED-64: a card of his choice."""
    p = I(s.decider)
    put_away(s, p, a - actions.DISCARD)
    tell(log, state.DISCARDED, p, a - actions.DISCARD, 0, 0)
    check_limits(r, s)


@jit
def trade(s: State, a: int, log: Records) -> bool:
    """ED-65: open a trade or end the turn. Whether the turn is over."""
    if a == actions.END:
        s.trades = 0
        return True
    s.trades += 1  # ED-B25: opening counts, even if it is cancelled
    s.partner = a - actions.TRADE_WITH
    s.phase = state.BUILD
    tell(log, state.TRADE_OPENED, I(s.decider), I(s.partner), 0, 0)
    return False


@jit
def build(s: State, a: int, log: Records) -> None:
    """Lay out a proposal, one item at a time."""
    p = I(s.decider)
    if a == actions.SEND:
        s.phase = state.ANSWER
        s.decider = s.partner
        tell(log, state.SENT, p, I(s.partner), I(s.n_offer), I(s.n_request))
    elif a == actions.CANCEL:
        tell(log, state.CANCELLED, p, I(s.partner), 0, 0)
        close(s)
    elif a < actions.REQUEST:
        s.offer[a - actions.OFFER] += 1
        s.n_offer += 1
        tell(log, state.OFFERED, p, a - actions.OFFER, I(s.partner), 0)
    else:
        s.request[a - actions.REQUEST] += 1
        s.n_request += 1
        tell(log, state.REQUESTED, p, a - actions.REQUEST, I(s.partner), 0)


@jit
def close(s: State) -> None:
    """Back to the menu of trades; the proposal is gone."""
    s.offer[:] = 0
    s.request[:] = 0
    s.n_offer, s.n_request, s.partner = 0, 0, -1
    s.decider = s.turn
    s.phase = state.TRADE


@jit
def answer(r: Rules, s: State, a: int, log: Records) -> None:
    """ED-65, ED-91: the partner agrees or not; ED-66: then both limits."""
    p, partner = I(s.turn), I(s.partner)
    if a != actions.ACCEPT:
        tell(log, state.REJECTED, partner, p, 0, 0)
        close(s)
        return
    tell(log, state.ACCEPTED, partner, p, 0, 0)
    for t in range(state.N_ITEMS):
        hand_over(s, p, partner, t, I(s.offer[t]), log)
        hand_over(s, partner, p, t, I(s.request[t]), log)
    close(s)
    s.partner = partner
    check_limits(r, s)


@jit
def hand_over(s: State, giver: int, taker: int, t: int, n: int, log: Records) -> None:
    """Items from hand to hand."""
    if n > 0:
        s.items[giver, t] -= n
        s.items[taker, t] += n
        tell(log, state.GAVE, giver, t, taker, n)
