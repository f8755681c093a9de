"""Corner Rush: a dice race across a square board with face-down blockers; rules CRN-1 to CRN-45 of RULES.md.

The platform rolls and draws for the players (CRN-A37). Each step of a pawn is one decision, so a roll of five is five
actions. Not here: the board's geometry (squares.py), the tokens (tokens.py), what a player may know (view.py), events
(tell.py): `play` returns news instead of carrying the log along.
"""

from tablewright.games.corner_rush import actions as act
from tablewright.games.corner_rush import news, tokens
from tablewright.games.corner_rush.squares import N_SIDES, NEIGHBOUR, SIDES, I, has, open_sides, open_squares, vacant
from tablewright.games.corner_rush.state import (
    BEGINS,
    FACES,
    NUDGED_HOME,
    NULL,
    OVER,
    OWN_STEP,
    PLACE,
    START_ROLLED,
    STEP,
    TOKENS,
    TURN,
    TURN_CAP,
    Rules,
    State,
)
from tablewright.kernel.bits import lowest
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
                value = I(r.die[below(s, FACES)])
                emit(log, START_ROLLED, p, EVERYBODY, value, 1 if is_ace(r, value) else 0, 0)
                if value > highest:  # CRN-11: Null is lowest, Ace highest
                    highest, leaders = value, 0
                if value == highest:
                    leaders |= 1 << p
        rolling = leaders  # CRN-A1: ties below the top do not matter
    return lowest(rolling)


@jit
def actor(s: State) -> int:
    return -1 if s.phase == OVER else int(I(s.turn))


@jit
def legal(r: Rules, s: State, out: Actions) -> int:
    square = I(s.pawn[I(s.turn)])
    if s.phase == STEP:
        return list_directions(open_sides(ahead(r, s), square), act.STEP_TO, out, 0)
    if s.phase == TURN:
        out[0] = act.ROLL  # CRN-A34: even where a challenge is possible
        return list_directions(open_sides(challengeable(s), square), act.CHALLENGE, out, 1)
    if s.phase == NULL:
        return list_nudges(r, s, out)
    if s.phase == PLACE:
        return list_places(r, s, out)
    return 0


@jit
def list_directions(sides: int, first: int, out: Actions, n: int) -> int:
    """Append the actions of a set of directions; how many there are now."""
    for i in range(4):  # a slot too many is overwritten
        out[n + i] = first + SIDES[sides, i]
    return n + int(N_SIDES[sides])


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
            n = list_directions(open_sides(free, I(s.pawn[p])), act.NUDGE + 4 * p, out, n)
    return n


@jit
def list_places(r: Rules, s: State, out: Actions) -> int:
    free = vacant(r, s)
    n = 0
    if not r.place_forced:
        out[0] = act.PASS
        n = 1
    while free != 0:
        out[n] = act.LAY + lowest(free)
        n += 1
        free &= free - 1
    return n


@jit
def challengeable(s: State) -> int:
    """The squares that can be challenged from any square next to them: all blockers, whoever laid them (CRN-A15).

    CRN-26, CRN-A13: the callers take those that are next to the own pawn, on any side.
    """
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
        if p != I(s.turn) and open_sides(free, I(s.pawn[p])):
            return True
    return False


@jit
def must_nudge(r: Rules, s: State) -> bool:
    return r.null_forced == 1 and can_nudge(r, s)


@jit
def play(r: Rules, s: State, a: int) -> int:
    """Play an action; what came of it, as a set of news (news.py)."""
    p = I(s.turn)
    if act.STEP_TO <= a < act.PASS:
        return step(r, s, p, a - act.STEP_TO)
    if a == act.ROLL:
        return roll_and_go(r, s, p)
    if a >= act.LAY:
        tokens.lay(s, p, a - act.LAY)
        return end_turn(r, s)
    if a < act.STEP_TO:
        return challenge(r, s, p, I(NEIGHBOUR[I(s.pawn[p]), a - act.CHALLENGE]))
    if a == act.PASS:
        return decline(r, s, p)
    return nudge(r, s, p, (a - act.NUDGE) // 4, (a - act.NUDGE) % 4)


@jit
def roll(r: Rules, s: State) -> int:
    """CRN-9: one of six faces, each equally likely."""
    value = I(r.die[below(s, FACES)])
    s.die = 1 + value
    return int(news.ROLLED * (1 + value) + (news.ACE if is_ace(r, value) else 0))


@jit
def is_ace(r: Rules, value: int) -> bool:
    """The last face is the Ace, and so is another one of its value: nothing tells them apart."""
    return bool(value == I(r.die[FACES - 1]))


@jit
def roll_and_go(r: Rules, s: State, p: int) -> int:
    """CRN-14, CRN-15: the face is the number of steps."""
    told = roll(r, s)
    value = I(s.die) - 1
    if value == 0:  # CRN-18: the own pawn does not move
        return told | offer_nudge(r, s, p)
    return told | start_steps(r, s, p, value)


@jit
def challenge(r: Rules, s: State, p: int, square: int) -> int:
    """CRN-28 to CRN-31: the blocker is turned up, then the die decides."""
    number = tokens.turn_up(s, square)
    told = roll(r, s) | news.NUMBER * (1 + number)
    value = I(s.die) - 1
    steps = 0
    if value >= number:
        tokens.capture(s, p, square)  # CRN-32, CRN-A18
        steps = value - number  # CRN-33
        told |= news.CAPTURED
    # CRN-35, CRN-A16: otherwise it stays, face up
    if value == 0 and r.null_power_on_challenge:  # CRN-A17
        return told | offer_nudge(r, s, p)
    return told | start_steps(r, s, p, steps)


@jit
def offer_nudge(r: Rules, s: State, p: int) -> int:
    """CRN-19: somebody else's pawn may be moved by one square."""
    if r.null_forced and not can_nudge(r, s):
        return draw_token(r, s, p)
    s.phase = NULL
    return 0


@jit
def start_steps(r: Rules, s: State, p: int, steps: int) -> int:
    s.steps = steps
    if not r.revisit:
        s.trail = 1 << I(s.pawn[p])
    return go_on(r, s, p)


@jit
def go_on(r: Rules, s: State, p: int) -> int:
    """CRN-17: all steps have to be used; CRN-A8: they lapse where no neighbour is open."""
    if s.steps > 0 and open_sides(ahead(r, s), I(s.pawn[p])):
        s.phase = STEP
        return 0
    lapsed = news.LAPSED * I(s.steps)
    s.steps, s.trail = 0, 0
    return int(lapsed | draw_token(r, s, p))


@jit
def step(r: Rules, s: State, p: int, d: int) -> int:
    """CRN-16: one square up, right, down or left."""
    square = I(NEIGHBOUR[I(s.pawn[p]), d])
    s.pawn[p] = square
    s.steps = I(s.steps) - 1
    if square == I(r.goal[p]):  # CRN-38, CRN-39, CRN-A9: left-over steps lapse
        return win(s, p, OWN_STEP)
    if not r.revisit:
        s.trail = I(s.trail) | 1 << square
    return go_on(r, s, p)


@jit
def nudge(r: Rules, s: State, p: int, q: int, d: int) -> int:
    """CRN-19, CRN-A36: q's pawn by one square, in any open direction."""
    square = I(NEIGHBOUR[I(s.pawn[q]), d])
    s.pawn[q] = square
    if square == I(r.goal[q]) and r.win_on_any_move:  # CRN-A12
        return win(s, q, NUDGED_HOME)
    return draw_token(r, s, p)  # CRN-A11


@jit
def decline(r: Rules, s: State, p: int) -> int:
    """Nudge nobody, or put the token back."""
    if s.phase == NULL:
        return draw_token(r, s, p)
    tokens.put_back(s, p)
    return end_turn(r, s)


@jit
def draw_token(r: Rules, s: State, p: int) -> int:
    """CRN-20, CRN-34, CRN-36: draw one token to lay, if there is one and a square for it."""
    if s.n_bag[p] == 0:  # CRN-A26
        return news.NO_TOKEN | end_turn(r, s)
    if vacant(r, s) == 0:  # CRN-A25
        return news.NO_ROOM | end_turn(r, s)
    s.phase = PLACE
    return news.DREW * (1 + tokens.draw(s, p))


@jit
def end_turn(r: Rules, s: State) -> int:
    """CRN-13, CRN-23: the next player clockwise, unless the game has gone on for too long (CRN-A33)."""
    s.turns = I(s.turns) + 1
    s.die = 0
    if I(s.turns) >= I(r.max_turns):
        s.phase, s.end = OVER, TURN_CAP
        return news.ENDED
    following = I(s.turn) + 1
    s.turn = 0 if following == I(r.players) else following
    s.phase = TURN
    return 0


@jit
def win(s: State, p: int, reason: int) -> int:
    """CRN-38, CRN-40: the game ends at once, no token is laid."""
    s.turns = I(s.turns) + 1
    s.phase, s.end, s.winner = OVER, reason, p
    s.steps, s.trail, s.die = 0, 0, 0
    return news.ENDED


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
