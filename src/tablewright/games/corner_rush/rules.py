"""Corner Rush: a dice race across a square board with face-down blockers; rules CRN-1 to CRN-45 of RULES.md.

The platform rolls and draws for the players (CRN-A37). Each step of a pawn is one decision, so a roll of five is five
actions. Not here: the board's geometry (squares.py), the tokens (tokens.py), what a player may know (view.py).
"""

from tablewright.games.corner_rush import actions as act
from tablewright.games.corner_rush import tokens
from tablewright.games.corner_rush.squares import NEIGHBOUR, I, around, has, open_squares, vacant
from tablewright.games.corner_rush.state import (
    BEGINS,
    CAPPED,
    CAPTURED,
    CHALLENGED,
    DREW,
    FACES,
    KEPT_STILL,
    LAID,
    LAPSED,
    NO_ROOM,
    NO_TOKEN,
    NUDGED,
    NUDGED_HOME,
    NULL,
    OVER,
    OWN_STEP,
    PLACE,
    REPELLED,
    RETURNED,
    ROLLED,
    SQUARES,
    START_ROLLED,
    STEP,
    STEPPED,
    TOKENS,
    TURN,
    TURN_CAP,
    WON,
    Rules,
    State,
)
from tablewright.kernel.cache import jit
from tablewright.kernel.events import EVERYBODY, emit
from tablewright.kernel.records import Actions, Records, Values
from tablewright.kernel.rng import below


@jit
def setup(r: Rules, s: State, log: Records) -> None:
    """Pawns on their corners, five tokens in each bag, and the roll for the first turn."""
    s.phase, s.turns, s.end, s.winner = TURN, 0, 0, -1
    s.die, s.steps, s.trail, s.held = 0, 0, 0, 0
    s.blocked, s.face_up = 0, 0
    s.layer[:] = 0
    s.value[:] = 0
    s.pawn[:] = 0
    s.bag[:] = 0
    s.n_bag[:] = 0
    s.unseen[:] = 0
    s.order[:] = 0
    s.n_order[:] = 0
    for p in range(I(r.players)):
        s.pawn[p] = r.start[p]  # CRN-7
        s.n_bag[p] = TOKENS  # CRN-8
        for i in range(TOKENS):
            s.bag[p, r.blockers[i]] += 1
            s.unseen[p, r.blockers[i]] += 1
    s.turn = roll_for_start(r, s, log)
    emit(log, BEGINS, I(s.turn), EVERYBODY, 0, 0, 0)


@jit
def roll_for_start(r: Rules, s: State, log: Records) -> int:
    """CRN-10, CRN-12: everybody rolls; those tied for the highest roll again, until one is ahead."""
    rolling = (1 << I(r.players)) - 1
    while rolling & (rolling - 1):
        highest, leaders = -1, 0
        for p in range(I(r.players)):
            if has(rolling, p):
                value = roll(r, s, p, START_ROLLED, log)
                if value > highest:  # CRN-11: Null is lowest, Ace highest
                    highest, leaders = value, 0
                if value == highest:
                    leaders |= 1 << p
        rolling = leaders  # CRN-A1: ties below the top do not matter
    s.die = 0
    for p in range(I(r.players)):
        if has(rolling, p):
            return p
    return 0


@jit
def roll(r: Rules, s: State, p: int, kind: int, log: Records) -> int:
    """CRN-9: one of six faces, each equally likely; its value."""
    face = below(s, FACES)
    value: int = I(r.die[face])
    s.die = 1 + value
    emit(log, kind, p, EVERYBODY, value, 1 if face == FACES - 1 else 0, 0)
    return value


@jit
def actor(s: State) -> int:
    return -1 if s.phase == OVER else int(I(s.turn))


@jit
def legal(r: Rules, s: State, out: Actions) -> int:
    if s.phase == TURN:
        out[0] = act.ROLL  # CRN-A34: even where a challenge is possible
        return list_directions(challengeable(s), act.CHALLENGE, I(s.pawn[I(s.turn)]), out, 1)
    if s.phase == STEP:
        return list_directions(ahead(r, s), act.STEP_TO, I(s.pawn[I(s.turn)]), out, 0)
    if s.phase == NULL:
        return list_nudges(r, s, out)
    if s.phase == PLACE:
        return list_places(r, s, out)
    return 0


@jit
def list_directions(squares: int, first: int, square: int, out: Actions, n: int) -> int:
    """Append the actions that point from a square to one of a set."""
    for d in range(4):
        if has(squares, NEIGHBOUR[square, d]):
            out[n] = first + d
            n += 1
    return n


@jit
def list_nudges(r: Rules, s: State, out: Actions) -> int:
    """CRN-19, CRN-A10: another pawn one square, or nothing."""
    free = open_squares(r, s)
    n = 0
    if not must_nudge(r, s):
        out[0] = act.PASS
        n = 1
    for p in range(I(r.players)):
        if p != I(s.turn):
            n = list_directions(free, act.NUDGE + 4 * p, I(s.pawn[p]), out, n)
    return n


@jit
def list_places(r: Rules, s: State, out: Actions) -> int:
    free = vacant(r, s)
    n = 0
    if not r.place_forced:
        out[0] = act.PASS
        n = 1
    for square in range(SQUARES):
        if has(free, square):
            out[n] = act.LAY + square
            n += 1
    return n


@jit
def challengeable(s: State) -> int:
    """CRN-26, CRN-A13, CRN-A15: the blockers next to the own pawn, on any side, whoever laid them."""
    return int(I(s.blocked))


@jit
def ahead(r: Rules, s: State) -> int:
    """The squares the next step may enter, wherever they are; CRN-A7: all squares of this turn may be entered again."""
    return open_squares(r, s) & ~int(I(s.trail))


@jit
def can_nudge(r: Rules, s: State) -> bool:
    """Whether any pawn of another player has an open neighbouring square."""
    free = open_squares(r, s)
    for p in range(I(r.players)):
        if p != I(s.turn) and around(I(s.pawn[p])) & free:
            return True
    return False


@jit
def must_nudge(r: Rules, s: State) -> bool:
    return r.null_forced == 1 and can_nudge(r, s)


@jit
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    p = I(s.turn)
    if a == act.ROLL:
        roll_and_go(r, s, p, log)
    elif a < act.STEP_TO:
        challenge(r, s, p, I(NEIGHBOUR[I(s.pawn[p]), a - act.CHALLENGE]), log)
    elif a < act.PASS:
        step(r, s, p, a - act.STEP_TO, log)
    elif a == act.PASS:
        decline(r, s, p, log)
    elif a < act.LAY:
        nudge(r, s, p, (a - act.NUDGE) // 4, (a - act.NUDGE) % 4, log)
    else:
        tokens.lay(s, p, a - act.LAY)
        emit(log, LAID, p, EVERYBODY, a - act.LAY, 0, 0)
        end_turn(r, s, log)


@jit
def roll_and_go(r: Rules, s: State, p: int, log: Records) -> None:
    """CRN-14, CRN-15: the face is the number of steps."""
    value = roll(r, s, p, ROLLED, log)
    if value == 0:  # CRN-18: the own pawn does not move
        offer_nudge(r, s, p, log)
    else:
        start_steps(r, s, p, value, log)


@jit
def challenge(r: Rules, s: State, p: int, square: int, log: Records) -> None:
    """CRN-28 to CRN-31: the blocker is turned up, then the die decides."""
    layer = I(s.layer[square]) - 1
    number = tokens.turn_up(s, square)
    emit(log, CHALLENGED, p, EVERYBODY, square, number, layer)
    value = roll(r, s, p, ROLLED, log)
    won = value >= number
    if won:
        tokens.capture(s, p, square)  # CRN-32, CRN-A18
        emit(log, CAPTURED, p, EVERYBODY, square, number, value - number)
    else:  # CRN-35, CRN-A16: it stays, face up
        emit(log, REPELLED, p, EVERYBODY, square, number, 0)
    if value == 0 and r.null_power_on_challenge:  # CRN-A17
        offer_nudge(r, s, p, log)
    else:
        start_steps(r, s, p, value - number if won else 0, log)  # CRN-33


@jit
def offer_nudge(r: Rules, s: State, p: int, log: Records) -> None:
    """CRN-19: somebody else's pawn may be moved by one square."""
    if r.null_forced and not can_nudge(r, s):
        draw_token(r, s, p, log)
    else:
        s.phase = NULL


@jit
def start_steps(r: Rules, s: State, p: int, steps: int, log: Records) -> None:
    s.steps = steps
    if not r.revisit:
        s.trail = 1 << I(s.pawn[p])
    go_on(r, s, p, log)


@jit
def go_on(r: Rules, s: State, p: int, log: Records) -> None:
    """CRN-17: all steps have to be used; CRN-A8: they lapse where no neighbour is open."""
    if s.steps > 0 and around(I(s.pawn[p])) & ahead(r, s):
        s.phase = STEP
        return
    if s.steps > 0:
        emit(log, LAPSED, p, EVERYBODY, I(s.steps), 0, 0)
    s.steps, s.trail = 0, 0
    draw_token(r, s, p, log)


@jit
def step(r: Rules, s: State, p: int, d: int, log: Records) -> None:
    """CRN-16: one square up, right, down or left."""
    before = I(s.pawn[p])
    after = I(NEIGHBOUR[before, d])
    s.pawn[p] = after
    s.steps = I(s.steps) - 1
    emit(log, STEPPED, p, EVERYBODY, before, after, 0)
    if after == I(r.goal[p]):  # CRN-38, CRN-39, CRN-A9: left-over steps lapse
        win(s, p, OWN_STEP, log)
        return
    if not r.revisit:
        s.trail = I(s.trail) | 1 << after
    go_on(r, s, p, log)


@jit
def nudge(r: Rules, s: State, p: int, q: int, d: int, log: Records) -> None:
    """CRN-19, CRN-A36: q's pawn by one square, in any open direction."""
    before = I(s.pawn[q])
    after = I(NEIGHBOUR[before, d])
    s.pawn[q] = after
    emit(log, NUDGED, p, EVERYBODY, q, before, after)
    if after == I(r.goal[q]) and r.win_on_any_move:  # CRN-A12
        win(s, q, NUDGED_HOME, log)
    else:
        draw_token(r, s, p, log)  # CRN-A11


@jit
def decline(r: Rules, s: State, p: int, log: Records) -> None:
    """Nudge nobody, or put the token back."""
    if s.phase == NULL:
        emit(log, KEPT_STILL, p, EVERYBODY, 0, 0, 0)
        draw_token(r, s, p, log)
    else:
        tokens.put_back(s, p)
        emit(log, RETURNED, p, EVERYBODY, 0, 0, 0)
        end_turn(r, s, log)


@jit
def draw_token(r: Rules, s: State, p: int, log: Records) -> None:
    """CRN-20, CRN-34, CRN-36: draw one token to lay, if there is one and a square for it."""
    if s.n_bag[p] == 0:  # CRN-A26
        emit(log, NO_TOKEN, p, EVERYBODY, 0, 0, 0)
        end_turn(r, s, log)
    elif vacant(r, s) == 0:  # CRN-A25
        emit(log, NO_ROOM, p, EVERYBODY, 0, 0, 0)
        end_turn(r, s, log)
    else:
        value = tokens.draw(s, p)
        emit(log, DREW, p, 1 << p if r.owner_sees else 0, value, 0, 0)  # CRN-43
        s.phase = PLACE


@jit
def end_turn(r: Rules, s: State, log: Records) -> None:
    """CRN-13, CRN-23: the next player clockwise, unless the game has gone on for too long (CRN-A33)."""
    s.turns = I(s.turns) + 1
    s.die = 0
    if I(s.turns) >= I(r.max_turns):
        s.phase, s.end = OVER, TURN_CAP
        emit(log, CAPPED, -1, EVERYBODY, I(s.turns), 0, 0)
        return
    s.phase = TURN
    s.turn = (I(s.turn) + 1) % I(r.players)


@jit
def win(s: State, p: int, reason: int, log: Records) -> None:
    """CRN-38, CRN-40: the game ends at once, no token is laid."""
    s.turns = I(s.turns) + 1
    s.phase, s.end, s.winner = OVER, reason, p
    s.steps, s.trail, s.die = 0, 0, 0
    emit(log, WON, p, EVERYBODY, reason, 0, 0)


@jit
def result(r: Rules, s: State, out: Values) -> None:
    for p in range(I(r.players)):
        if s.winner < 0:
            out[p] = 0.0
        else:
            out[p] = 1.0 if p == s.winner else -1.0 / (I(r.players) - 1)


@jit
def end_reason(s: State) -> int:
    return int(I(s.end))


@jit
def length(s: State) -> int:
    return int(I(s.turns))
