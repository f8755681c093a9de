"""Corner Rush: a whole state that a player considers possible.

Of another player's tokens everybody knows the same: which are unseen, and in which order they were captured and laid.
So they are drawn again, bag by bag, and only draws that agree with all that was turned up are taken.
"""

from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.state import Rules, State
from tablewright.games.corner_rush.view import knows
from tablewright.kernel.tools import below, jit, pick, total, wide

TRIES = 200  # forward draws that may disagree with what was turned up, before the draws are steered


@jit
def deal(r: Rules, o: State, p: int) -> None:
    """Fill in the tokens that p does not know."""
    for q in range(wide(r.players)):
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
    if o.phase == st.PLACE and o.turn == q:
        value = pick(o, o.bag[q], total(o.bag[q]))
        o.bag[q, value] -= 1
        o.held = value + 1


@jit
def rewind(o: State, q: int) -> int:
    """Set q's bag to what it held when the oldest blocker that is face down was drawn; how many tokens."""
    n = 0
    for value in range(st.KINDS):
        o.bag[q, value] = o.unseen[q, value]
        n += wide(o.unseen[q, value])
    for i in range(wide(o.n_order[q])):
        entry = wide(o.order[q, i])
        if entry >= st.SHOWN:
            o.bag[q, entry - st.SHOWN] += 1
            n += 1
        elif entry >= st.CAUGHT:
            o.bag[q, entry - st.CAUGHT] -= 1
            n -= 1
    return n


@jit
def draw_again(o: State, q: int) -> bool:
    """Draw blindly in the order of play; False where a token turned up later disagrees.

    A token known to be of some value was drawn with the chance (how many of it are in the bag) / (all in the bag). The
    second is the same for all that is possible; so it is kept with the chance (in the bag) / (the most there can be).
    """
    n = rewind(o, q)
    for i in range(wide(o.n_order[q])):
        entry = wide(o.order[q, i])
        if entry >= st.SHOWN:
            value = entry - st.SHOWN
            left = wide(o.bag[q, value])
            if below(o, left + laid_before(o, q, i, value)) >= left:
                return False
            o.bag[q, value] -= 1
            n -= 1
        elif entry >= st.CAUGHT:
            o.bag[q, entry - st.CAUGHT] += 1
            n += 1
        else:
            value = pick(o, o.bag[q], n)
            o.value[entry - 1] = value
            o.bag[q, value] -= 1
            n -= 1
    return True


@jit
def laid_before(o: State, q: int, end: int, value: int) -> int:
    """How many of q's face-down blockers among the first entries have this value in the state being dealt."""
    n = 0
    for i in range(end):
        entry = wide(o.order[q, i])
        if entry < st.CAUGHT and o.value[entry - 1] == value:
            n += 1
    return n


@jit
def draw_steered(o: State, q: int) -> None:
    """Draw in the order of play, only tokens that are not needed later: always possible, not quite as likely."""
    rewind(o, q)
    for i in range(wide(o.n_order[q])):
        entry = wide(o.order[q, i])
        if entry >= st.SHOWN:
            o.bag[q, entry - st.SHOWN] -= 1
        elif entry >= st.CAUGHT:
            o.bag[q, entry - st.CAUGHT] += 1
        else:
            value = pick_spare(o, q, i)
            o.value[entry - 1] = value
            o.bag[q, value] -= 1


@jit
def pick_spare(o: State, q: int, at: int) -> int:
    """A random token of those in the bag that no later SHOWN needs."""
    total = 0
    for value in range(st.KINDS):
        total += spare(o, q, at, value)
    k = below(o, total)
    for value in range(st.KINDS):
        k -= spare(o, q, at, value)
        if k < 0:
            return value
    raise AssertionError("what was turned up cannot have been in the bag")


@jit
def spare(o: State, q: int, at: int, value: int) -> int:
    """How many tokens of a value a blocker laid now can have: the fewest that the bag will hold from now on."""
    now = wide(o.bag[q, value])
    fewest = now
    for i in range(at, wide(o.n_order[q])):
        if o.order[q, i] == st.SHOWN + value:
            now -= 1
        elif o.order[q, i] == st.CAUGHT + value:
            now += 1
        fewest = min(fewest, now)
    return fewest
