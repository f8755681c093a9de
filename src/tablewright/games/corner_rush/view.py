"""Corner Rush: what a player may know, and a whole state that she considers possible.

Hidden are the numbers of face-down blockers (CRN-42), the token in hand and the bags. A player knows her own
(CRN-43, CRN-45, CRN-A27); of the others everybody knows the same: which tokens are unseen, and in which order they were
captured and laid. So `deal` draws the others' tokens again, bag by bag, and takes only draws that agree with all that
was turned up.
"""

from tablewright.games.corner_rush.squares import I
from tablewright.games.corner_rush.state import CAUGHT, KINDS, PLACE, SHOWN, SQUARES, Rules, State
from tablewright.kernel.cache import jit
from tablewright.kernel.rng import below, pick

TRIES = 200  # forward draws that may disagree with what was turned up, before the draws are steered


@jit
def knows(r: Rules, p: int, q: int) -> bool:
    """Whether p knows q's tokens; rules.owner_sees false: not even her own."""
    return p == q and r.owner_sees == 1


@jit
def observe(r: Rules, s: State, p: int, out: State) -> None:
    """CRN-44: pawns, die, places and layers of blockers, numbers turned up and sizes of bags are public."""
    out.rng[:] = 0
    out.phase, out.turn, out.turns, out.end, out.winner = s.phase, s.turn, s.turns, s.end, s.winner
    out.die, out.steps, out.trail = s.die, s.steps, s.trail
    out.blocked, out.face_up = s.blocked, s.face_up
    out.pawn[:] = s.pawn
    out.layer[:] = s.layer
    out.n_bag[:] = s.n_bag
    out.unseen[:] = s.unseen
    out.order[:] = s.order
    out.n_order[:] = s.n_order
    out.held = s.held if knows(r, p, I(s.turn)) else 0
    out.bag[:] = 0
    if p >= 0 and knows(r, p, p):
        out.bag[p] = s.bag[p]
    for square in range(SQUARES):
        out.value[square] = s.value[square] if may_see(r, s, p, square) else 0


@jit
def may_see(r: Rules, s: State, p: int, square: int) -> bool:
    """CRN-42: the number of a blocker, before it is turned up, is its layer's secret."""
    return (I(s.face_up) >> square) & 1 == 1 or (s.layer[square] > 0 and knows(r, p, I(s.layer[square]) - 1))


@jit
def scramble(r: Rules, s: State, p: int) -> None:
    """Overwrite all that p may not see: numbers of face-down blockers, the token in hand, bags."""
    for square in range(SQUARES):
        if not may_see(r, s, p, square):
            s.value[square] = below(s, KINDS)
    if s.phase == PLACE and not knows(r, p, I(s.turn)):
        s.held = 1 + below(s, KINDS)
    for q in range(I(r.players)):
        if not knows(r, p, q):
            for value in range(KINDS):
                s.bag[q, value] = below(s, 9)


@jit
def deal(r: Rules, o: State, p: int) -> None:
    """Fill in the tokens that p does not know."""
    for q in range(I(r.players)):
        if not knows(r, p, q):
            deal_bag(o, q)


@jit
def deal_bag(o: State, q: int) -> None:
    """Draw q's tokens again until they agree with what was turned up, as rejection sampling of real games would."""
    tries = 0
    while tries < TRIES and not draw_again(o, q):
        tries += 1
    if tries == TRIES:
        draw_steered(o, q)
    o.n_bag[q] = 0
    for value in range(KINDS):
        o.n_bag[q] += o.bag[q, value]
    if o.phase == PLACE and I(o.turn) == q:
        value = I(pick(o, o.bag[q], I(o.n_bag[q])))
        o.bag[q, value] -= 1
        o.n_bag[q] -= 1
        o.held = value + 1


@jit
def rewind(o: State, q: int) -> int:
    """Set q's bag to what it held when the oldest blocker that is face down was drawn; how many tokens."""
    n = 0
    for value in range(KINDS):
        o.bag[q, value] = o.unseen[q, value]
        n += I(o.unseen[q, value])
    for i in range(I(o.n_order[q])):
        entry = I(o.order[q, i])
        if entry >= SHOWN:
            o.bag[q, entry - SHOWN] += 1
            n += 1
    for i in range(I(o.n_order[q])):
        entry = I(o.order[q, i])
        if CAUGHT <= entry < SHOWN:
            o.bag[q, entry - CAUGHT] -= 1
            n -= 1
    return n


@jit
def draw_again(o: State, q: int) -> bool:
    """Draw blindly in the order of play; False where a token turned up later disagrees.

    A token known to be of some value was drawn with the chance (how many of it are in the bag) / (all in the bag). The
    second is the same for all that is possible; so it is kept with the chance (in the bag) / (the most there can be).
    """
    n = rewind(o, q)
    for i in range(I(o.n_order[q])):
        entry = I(o.order[q, i])
        if entry >= SHOWN:
            value = entry - SHOWN
            most = I(o.bag[q, value]) + laid_before(o, q, i, value)
            if below(o, most) >= I(o.bag[q, value]):
                return False
            o.bag[q, value] -= 1
            n -= 1
        elif entry >= CAUGHT:
            o.bag[q, entry - CAUGHT] += 1
            n += 1
        else:
            value = I(pick(o, o.bag[q], n))
            o.value[entry - 1] = value
            o.bag[q, value] -= 1
            n -= 1
    return True


@jit
def laid_before(o: State, q: int, end: int, value: int) -> int:
    """How many of q's face-down blockers among the first entries have this value in the state being dealt."""
    n = 0
    for i in range(end):
        entry = I(o.order[q, i])
        if entry < CAUGHT and I(o.value[entry - 1]) == value:
            n += 1
    return n


@jit
def draw_steered(o: State, q: int) -> None:
    """Draw in the order of play, only tokens that are not needed later: always possible, not quite as likely."""
    rewind(o, q)
    for i in range(I(o.n_order[q])):
        entry = I(o.order[q, i])
        if entry >= SHOWN:
            o.bag[q, entry - SHOWN] -= 1
        elif entry >= CAUGHT:
            o.bag[q, entry - CAUGHT] += 1
        else:
            value = pick_spare(o, q, i)
            o.value[entry - 1] = value
            o.bag[q, value] -= 1


@jit
def pick_spare(o: State, q: int, at: int) -> int:
    """A random token of those in the bag that no later SHOWN needs."""
    total = 0
    for value in range(KINDS):
        total += spare(o, q, at, value)
    k = below(o, total)
    for value in range(KINDS):
        k -= spare(o, q, at, value)
        if k < 0:
            return value
    raise AssertionError("pick_spare: what was turned up cannot have been in the bag")


@jit
def spare(o: State, q: int, at: int, value: int) -> int:
    """How many tokens of a value a blocker laid now can have: the fewest that the bag will hold from now on."""
    now: int = I(o.bag[q, value])
    fewest = now
    for i in range(at, I(o.n_order[q])):
        entry = I(o.order[q, i])
        if entry == SHOWN + value:
            now -= 1
        elif entry == CAUGHT + value:
            now += 1
        fewest = min(fewest, now)
    return fewest
