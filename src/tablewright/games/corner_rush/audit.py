"""Corner Rush: what holds in every position, compiled, so that volume tests can ask at every step."""

from tablewright.games.corner_rush.squares import I, has, pawns, vacant
from tablewright.games.corner_rush.state import (
    CAUGHT,
    KINDS,
    OVER,
    PLACE,
    SHOWN,
    SQUARES,
    STEP,
    TOKENS,
    TURN,
    Rules,
    State,
)
from tablewright.kernel.cache import jit

LOST_TOKEN, MISCOUNTED, MISPLACED, ON_BLOCKER, GONE_ON, ORDER_BROKEN, NOT_DRAWABLE, WRONG_PHASE, STRAY = range(1, 10)


@jit
def audit(r: Rules, s: State) -> int:
    fault = audit_board(r, s)
    for value in range(KINDS):
        if fault == 0:
            fault = audit_value(r, s, value)
    for p in range(I(r.players)):
        if fault == 0:
            fault = audit_order(s, p)
    return fault if fault != 0 else audit_phase(r, s)


@jit
def audit_board(r: Rules, s: State) -> int:
    """Blockers lie on free squares, no pawn is on one, no pawn on its own Ace but the winner's."""
    blocked = I(s.blocked)
    if blocked & ~I(r.squares) or blocked & I(r.aces) or I(s.face_up) & ~blocked:
        return MISPLACED
    if pawns(r, s) & (blocked | ~I(r.squares)):
        return ON_BLOCKER
    for square in range(SQUARES):
        if (s.layer[square] > 0) != has(blocked, square) or s.layer[square] > r.players:
            return STRAY
        if s.value[square] != 0 and not has(blocked, square):
            return STRAY
    for p in range(I(r.players)):
        if s.pawn[p] == r.goal[p] and r.win_on_any_move and p != I(s.winner):
            return GONE_ON
    return 0


@jit
def audit_value(r: Rules, s: State, value: int) -> int:
    """Tokens of one value: bags + hand + board = players x set, and everybody's count of the unseen is right."""
    total = 0
    for i in range(TOKENS):
        total += I(r.players) if r.blockers[i] == value else 0
    for p in range(I(r.players)):
        unseen = I(s.bag[p, value])
        if s.phase == PLACE and p == I(s.turn) and I(s.held) == 1 + value:
            unseen += 1
        for square in range(SQUARES):
            if I(s.layer[square]) == p + 1 and I(s.value[square]) == value and not has(I(s.face_up), square):
                unseen += 1
        if unseen != I(s.unseen[p, value]):
            return MISCOUNTED
        total -= unseen
    for square in range(SQUARES):
        if has(I(s.face_up), square) and I(s.value[square]) == value:
            total -= 1
    return 0 if total == 0 else LOST_TOKEN


@jit
def audit_order(s: State, p: int) -> int:
    """`order` has each face-down blocker of p once, starts with one, and nothing is drawn before it was there."""
    laid, n_laid = 0, 0
    for i in range(I(s.n_order[p])):
        entry = I(s.order[p, i])
        if entry < CAUGHT:
            laid |= 1 << (entry - 1)
            n_laid += 1
        elif i == 0:
            return ORDER_BROKEN
    for square in range(SQUARES):
        is_open = I(s.layer[square]) == p + 1 and not has(I(s.face_up), square)
        n_laid -= is_open
        if is_open != has(laid, square):
            return ORDER_BROKEN
    if n_laid != 0:
        return ORDER_BROKEN
    for value in range(KINDS):
        if not is_drawable(s, p, value):
            return NOT_DRAWABLE
    return 0


@jit
def is_drawable(s: State, p: int, value: int) -> bool:
    """Played backwards, the bag always held enough tokens of a value."""
    n = I(s.bag[p, value])
    if s.phase == PLACE and p == I(s.turn) and I(s.held) == 1 + value:
        n += 1
    for i in range(I(s.n_order[p]) - 1, -1, -1):
        entry = I(s.order[p, i])
        if entry == CAUGHT + value:
            n -= 1
        elif entry == SHOWN + value or (entry < CAUGHT and I(s.value[entry - 1]) == value):
            n += 1
        if n < 0:
            return False
    return True


@jit
def audit_phase(r: Rules, s: State) -> int:
    """Die, steps and token in hand are there when they should be; bags have the size that everybody sees."""
    if (s.steps > 0) != (s.phase == STEP) or (s.held > 0) != (s.phase == PLACE):
        return WRONG_PHASE
    if (s.die == 0) != (s.phase == TURN or s.phase == OVER) or (s.end > 0) != (s.phase == OVER):
        return WRONG_PHASE
    if s.phase == PLACE and vacant(r, s) == 0:
        return WRONG_PHASE
    for p in range(I(r.players)):
        n = 0
        for value in range(KINDS):
            n += I(s.bag[p, value])
        if n != I(s.n_bag[p]):
            return MISCOUNTED
    return 0
