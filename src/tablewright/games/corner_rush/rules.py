"""Corner Rush: a dice race across a square board with face-down blockers; rules CRN-1 to CRN-45 of RULES.md.

The platform rolls and draws for the players (CRN-A37). Each step of a pawn is one decision, so a roll of five is five
actions. Not here: the board's geometry (squares.py), the tokens (tokens.py), what a player may know (view.py).
"""

from tablewright.games.corner_rush import actions as act
from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush import tokens
from tablewright.games.corner_rush.squares import STEP, has, open_sides, open_squares, vacant
from tablewright.games.corner_rush.state import Rules, State
from tablewright.kernel.tools import (
    Actions,
    Records,
    Values,
    below,
    clear,
    emit,
    jit,
    jit_hot,
    listed,
    lowest,
    tell,
    wide,
)


@jit
def setup(r: Rules, s: State, log: Records) -> None:
    """Pawns on their corners, five tokens in each bag, and the roll for the first turn."""
    clear(s)
    s.winner = -1
    for p in range(wide(r.players)):
        s.pawn[p] = r.start[p]  # CRN-7
        s.n_bag[p] = st.TOKENS  # CRN-8
        for i in range(st.TOKENS):
            s.bag[p, r.blockers[i]] += 1
            s.unseen[p, r.blockers[i]] += 1
    s.turn = roll_for_start(r, s, log)
    tell(log, st.BEGINS, s.turn, 0, 0, 0)


@jit
def roll_for_start(r: Rules, s: State, log: Records) -> int:
    """CRN-10, CRN-12: everybody rolls; those tied for the highest roll again, until one is ahead."""
    rolling = (1 << wide(r.players)) - 1
    while rolling & (rolling - 1):
        highest, leaders = -1, 0
        for p in range(wide(r.players)):
            if has(rolling, p):
                value = wide(r.die[below(s, wide(st.FACES))])
                tell(log, st.START_ROLLED, p, value, is_ace(r, value), 0)
                if value > highest:  # CRN-11: Null is lowest, Ace highest
                    highest, leaders = value, 0
                if value == highest:
                    leaders |= 1 << p
        rolling = leaders  # CRN-A1: ties below the top do not matter
    return lowest(rolling)


@jit
def actor(s: State) -> int:
    return -1 if s.phase == st.OVER else wide(s.turn)


@jit_hot
def legal_set(r: Rules, s: State) -> tuple[int, int]:
    """The legal actions as a set of bits (bit a: action a), counted from action 0."""
    square = wide(s.pawn[s.turn])
    if s.phase == st.STEP:
        return 0, open_sides(ahead(r, s), square) << act.STEP_TO
    if s.phase == st.TURN:  # CRN-26, CRN-A13, CRN-A15: all blockers next to the pawn; CRN-A34: rolling is never barred
        return 0, open_sides(wide(s.blocked), square) << act.CHALLENGE | 1 << act.ROLL
    if s.phase == st.NULL:
        return 0, nudges(r, s) | wide(not must_nudge(r, s)) << act.PASS
    if s.phase == st.PLACE:
        return 0, vacant(r, s) << act.LAY | wide(r.place_forced == 0) << act.PASS
    return 0, 0


@jit
def legal(r: Rules, s: State, out: Actions) -> int:
    first, actions = legal_set(r, s)
    return listed(first, actions, out)


@jit
def ahead(r: Rules, s: State) -> int:
    """The squares the next step may enter, wherever they are; CRN-A7: all squares of this turn may be entered again."""
    return open_squares(r, s) & ~wide(s.trail)


@jit
def nudges(r: Rules, s: State) -> int:
    """CRN-19: another player's pawn to any open square next to it, as a set of actions."""
    free, found = open_squares(r, s), 0
    for p in range(wide(r.players)):
        if p != s.turn:
            found |= open_sides(free, wide(s.pawn[p])) << act.NUDGE + 4 * p
    return found


@jit
def must_nudge(r: Rules, s: State) -> bool:
    """CRN-A10."""
    return r.null_forced == 1 and nudges(r, s) != 0


@jit
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    p = wide(s.turn)
    if act.STEP_TO <= a < act.PASS:
        step(r, s, p, a - act.STEP_TO, log)
    elif a == act.ROLL:
        roll_and_go(r, s, p, log)
    elif a >= act.LAY:
        lay(r, s, p, a - act.LAY, log)
    elif a < act.STEP_TO:
        challenge(r, s, p, wide(s.pawn[p]) + STEP[a - act.CHALLENGE], log)
    elif a == act.PASS:
        decline(r, s, p, log)
    else:
        nudge(r, s, p, (a - act.NUDGE) // 4, (a - act.NUDGE) % 4, log)


@jit
def roll(r: Rules, s: State, p: int, log: Records) -> int:
    """CRN-9: one of six faces, each equally likely; its value."""
    value = wide(r.die[below(s, wide(st.FACES))])
    s.die = 1 + value
    tell(log, st.ROLLED, p, value, is_ace(r, value), 0)
    return value


@jit
def is_ace(r: Rules, value: int) -> bool:
    """The last face is the Ace, and so is another one of its value: nothing tells them apart."""
    return bool(value == r.die[st.FACES - 1])


@jit
def roll_and_go(r: Rules, s: State, p: int, log: Records) -> None:
    """CRN-14, CRN-15: the face is the number of steps."""
    value = roll(r, s, p, log)
    if value == 0:  # CRN-18: the own pawn does not move
        offer_nudge(r, s, p, log)
    else:
        start_steps(r, s, p, value, log)


@jit
def challenge(r: Rules, s: State, p: int, square: int, log: Records) -> None:
    """CRN-28 to CRN-31: the blocker is turned up, then the die decides."""
    number = tokens.turn_up(s, square)
    tell(log, st.CHALLENGED, p, square, number, wide(s.layer[square]) - 1)
    value = roll(r, s, p, log)
    steps = 0
    if value >= number:
        tokens.capture(s, p, square)  # CRN-32, CRN-A18
        steps = value - number  # CRN-33
        tell(log, st.CAPTURED, p, square, number, steps)
    else:  # CRN-35, CRN-A16: it stays, face up
        tell(log, st.REPELLED, p, square, number, 0)
    if value == 0 and r.null_power_on_challenge:  # CRN-A17
        offer_nudge(r, s, p, log)
    else:
        start_steps(r, s, p, steps, log)


@jit
def offer_nudge(r: Rules, s: State, p: int, log: Records) -> None:
    """CRN-19: somebody else's pawn may be moved by one square."""
    if r.null_forced and nudges(r, s) == 0:
        draw_token(r, s, p, log)
    else:
        s.phase = st.NULL


@jit
def start_steps(r: Rules, s: State, p: int, steps: int, log: Records) -> None:
    s.steps = steps
    if not r.revisit:
        s.trail = 1 << wide(s.pawn[p])
    go_on(r, s, p, log)


@jit
def go_on(r: Rules, s: State, p: int, log: Records) -> None:
    """CRN-17: all steps have to be used; CRN-A8: they lapse where no neighbour is open."""
    if s.steps > 0 and open_sides(ahead(r, s), wide(s.pawn[p])):
        s.phase = st.STEP
        return
    if s.steps > 0:
        tell(log, st.LAPSED, p, s.steps, 0, 0)
    s.steps, s.trail = 0, 0
    draw_token(r, s, p, log)


@jit
def step(r: Rules, s: State, p: int, d: int, log: Records) -> None:
    """CRN-16: one square up, right, down or left."""
    here = wide(s.pawn[p])
    square = here + STEP[d]
    tell(log, st.STEPPED, p, here, square, 0)
    s.pawn[p] = square
    s.steps -= 1
    if square == r.goal[p]:  # CRN-38, CRN-39, CRN-A9: left-over steps lapse
        win(s, p, wide(st.OWN_STEP), log)
        return
    if not r.revisit:
        s.trail = wide(s.trail) | 1 << square
    go_on(r, s, p, log)


@jit
def nudge(r: Rules, s: State, p: int, q: int, d: int, log: Records) -> None:
    """CRN-19, CRN-A36: q's pawn by one square, in any open direction."""
    here = wide(s.pawn[q])
    square = here + STEP[d]
    tell(log, st.NUDGED, p, q, here, square)
    s.pawn[q] = square
    if square == r.goal[q] and r.win_on_any_move:  # CRN-A12
        win(s, q, wide(st.NUDGED_HOME), log)
    else:
        draw_token(r, s, p, log)  # CRN-A11


@jit
def decline(r: Rules, s: State, p: int, log: Records) -> None:
    """Nudge nobody, or put the token back."""
    if s.phase == st.NULL:
        tell(log, st.KEPT_STILL, p, 0, 0, 0)
        draw_token(r, s, p, log)
    else:
        tell(log, st.RETURNED, p, 0, 0, 0)
        tokens.put_back(s, p)
        end_turn(r, s, log)


@jit
def draw_token(r: Rules, s: State, p: int, log: Records) -> None:
    """CRN-20, CRN-34, CRN-36: draw one token to lay, if there is one and a square for it."""
    if s.n_bag[p] == 0:  # CRN-A26
        tell(log, st.NO_TOKEN, p, 0, 0, 0)
        end_turn(r, s, log)
    elif vacant(r, s) == 0:  # CRN-A25
        tell(log, st.NO_ROOM, p, 0, 0, 0)
        end_turn(r, s, log)
    else:
        s.phase = st.PLACE
        value = tokens.draw(s, p)
        emit(log, st.DREW, p, wide(r.owner_sees) << p, value, 0, 0)  # CRN-43: for the drawer alone


@jit
def lay(r: Rules, s: State, p: int, square: int, log: Records) -> None:
    """CRN-21."""
    tell(log, st.LAID, p, square, 0, 0)
    tokens.lay(s, p, square)
    end_turn(r, s, log)


@jit
def end_turn(r: Rules, s: State, log: Records) -> None:
    """CRN-13, CRN-23: the next player clockwise, unless the game has gone on for too long (CRN-A33)."""
    s.turns += 1
    s.die = 0
    if s.turns >= r.max_turns:
        s.phase, s.end = st.OVER, st.TURN_CAP
        tell(log, st.CAPPED, -1, s.turns, 0, 0)
        return
    following = wide(s.turn) + 1
    s.turn = 0 if following == r.players else following
    s.phase = st.TURN


@jit
def win(s: State, p: int, reason: int, log: Records) -> None:
    """CRN-38, CRN-40: the game ends at once, no token is laid."""
    s.turns += 1
    s.phase, s.end, s.winner = st.OVER, reason, p
    s.steps, s.trail, s.die = 0, 0, 0
    tell(log, st.WON, p, reason, 0, 0)


@jit
def result(r: Rules, s: State, out: Values) -> None:
    for p in range(wide(r.players)):
        if s.winner < 0:
            out[p] = 0.0
        else:
            out[p] = 1.0 if p == s.winner else -1.0 / (wide(r.players) - 1)


@jit
def end_reason(s: State) -> int:
    return wide(s.end)


@jit
def length(s: State) -> int:
    return wide(s.turns)
