"""Corner Rush: play an action and write down what happened."""

from tablewright.games.corner_rush import actions as act
from tablewright.games.corner_rush import news
from tablewright.games.corner_rush.rules import play
from tablewright.games.corner_rush.squares import NEIGHBOUR, I
from tablewright.games.corner_rush.state import (
    CAPPED,
    CAPTURED,
    CHALLENGED,
    DREW,
    KEPT_STILL,
    LAID,
    LAPSED,
    NO_ROOM,
    NO_TOKEN,
    NUDGED,
    NULL,
    REPELLED,
    RETURNED,
    ROLLED,
    STEPPED,
    TURN_CAP,
    WON,
    Rules,
    State,
)
from tablewright.kernel.cache import jit
from tablewright.kernel.events import EVERYBODY, emit
from tablewright.kernel.records import Records


@jit
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    if log is None:
        play(r, s, a)
    else:
        play_and_tell(r, s, a, log)


@jit
def play_and_tell(r: Rules, s: State, a: int, log: Records) -> None:
    """The events of an action, in the order of play."""
    p = I(s.turn)
    here = I(s.pawn[p])
    if act.CHALLENGE <= a < act.STEP_TO:
        square = I(NEIGHBOUR[here, a - act.CHALLENGE])
        layer = I(s.layer[square]) - 1
        told = play(r, s, a)
        tell_challenge(log, p, square, layer, told)
    elif a == act.ROLL:
        told = play(r, s, a)
        tell_roll(log, p, told)
    else:
        tell_choice(s, p, a, log)
        told = play(r, s, a)
    tell_token(r, log, p, told)
    if told & news.ENDED:
        tell_end(s, log)


@jit
def digit(told: int, place: int) -> int:
    """A number among the news."""
    return told // place & news.DIGIT


@jit
def tell_roll(log: Records, p: int, told: int) -> None:
    emit(log, ROLLED, p, EVERYBODY, digit(told, news.ROLLED) - 1, 1 if told & news.ACE else 0, 0)


@jit
def tell_challenge(log: Records, p: int, square: int, layer: int, told: int) -> None:
    number = digit(told, news.NUMBER) - 1
    emit(log, CHALLENGED, p, EVERYBODY, square, number, layer)
    tell_roll(log, p, told)
    if told & news.CAPTURED:
        emit(log, CAPTURED, p, EVERYBODY, square, number, digit(told, news.ROLLED) - 1 - number)
    else:
        emit(log, REPELLED, p, EVERYBODY, square, number, 0)


@jit
def tell_choice(s: State, p: int, a: int, log: Records) -> None:
    """An action that is certain to do what it says, told before it is played."""
    if a < act.PASS:
        here = I(s.pawn[p])
        emit(log, STEPPED, p, EVERYBODY, here, I(NEIGHBOUR[here, a - act.STEP_TO]), 0)
    elif a == act.PASS:
        emit(log, KEPT_STILL if s.phase == NULL else RETURNED, p, EVERYBODY, 0, 0, 0)
    elif a < act.LAY:
        q = (a - act.NUDGE) // 4
        there = I(s.pawn[q])
        emit(log, NUDGED, p, EVERYBODY, q, there, I(NEIGHBOUR[there, (a - act.NUDGE) % 4]))
    else:
        emit(log, LAID, p, EVERYBODY, a - act.LAY, 0, 0)


@jit
def tell_token(r: Rules, log: Records, p: int, told: int) -> None:
    """Steps that lapse, and the token drawn; CRN-43: its number is for the drawer alone."""
    if digit(told, news.LAPSED):
        emit(log, LAPSED, p, EVERYBODY, digit(told, news.LAPSED), 0, 0)
    if digit(told, news.DREW):
        emit(log, DREW, p, 1 << p if r.owner_sees else 0, digit(told, news.DREW) - 1, 0, 0)
    elif told & news.NO_TOKEN:
        emit(log, NO_TOKEN, p, EVERYBODY, 0, 0, 0)
    elif told & news.NO_ROOM:
        emit(log, NO_ROOM, p, EVERYBODY, 0, 0, 0)


@jit
def tell_end(s: State, log: Records) -> None:
    if s.end == TURN_CAP:
        emit(log, CAPPED, -1, EVERYBODY, I(s.turns), 0, 0)
    else:
        emit(log, WON, I(s.winner), EVERYBODY, I(s.end), 0, 0)
