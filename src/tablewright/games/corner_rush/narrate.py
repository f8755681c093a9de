"""Corner Rush: events to message keys."""

from tablewright.games.corner_rush.actions import SQUARE_NAMES
from tablewright.games.corner_rush.meta import META
from tablewright.games.corner_rush.state import (
    BEGINS,
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
    REPELLED,
    RETURNED,
    ROLLED,
    START_ROLLED,
    STEPPED,
    WON,
)
from tablewright.kernel.events import Event
from tablewright.kernel.narration import Argument, Line, Player, Word

PLAIN = {
    BEGINS: "begins",
    KEPT_STILL: "kept-still",
    RETURNED: "returned",
    NO_TOKEN: "no-token",
    NO_ROOM: "no-room",
}


def narrate(e: Event) -> Line:
    """The message of an event, as far as its viewer knows it."""
    key, arguments = _told(e)
    if e.player >= 0:
        arguments = {"player": Player(e.player), **arguments}
    return Line(f"corner_rush-{key}", arguments)


def _told(e: Event) -> tuple[str, dict[str, Argument]]:
    if e.kind in PLAIN:
        return PLAIN[e.kind], {}
    if e.kind in (START_ROLLED, ROLLED):
        return "start-rolled" if e.kind == START_ROLLED else "rolled", {"face": _face(e)}
    if e.kind == DREW:
        return ("drew-hidden", {}) if e.hidden else ("drew", {"number": _number(e.a)})
    if e.kind in (STEPPED, NUDGED):
        return _moved(e)
    if e.kind in (CHALLENGED, CAPTURED, REPELLED):
        return _challenge(e)
    if e.kind == LAID:
        return "laid", {"square": SQUARE_NAMES[e.a]}
    if e.kind == LAPSED:
        return "lapsed", {"steps": e.a}
    if e.kind == WON:
        return f"won-{META.end_reasons[e.a].replace('_', '-')}", {}
    assert e.kind == CAPPED
    return "capped", {"turns": e.a}


def _moved(e: Event) -> tuple[str, dict[str, Argument]]:
    if e.kind == STEPPED:
        return "stepped", {"square": SQUARE_NAMES[e.b]}
    return "nudged", {"other": Player(e.a), "square": SQUARE_NAMES[e.c]}


def _challenge(e: Event) -> tuple[str, dict[str, Argument]]:
    arguments: dict[str, Argument] = {"square": SQUARE_NAMES[e.a], "number": _number(e.b)}
    if e.kind == CHALLENGED:
        own = e.c == e.player
        return ("challenged-own", arguments) if own else ("challenged", {**arguments, "other": Player(e.c)})
    if e.kind == REPELLED:
        return "repelled", arguments
    return "captured", {**arguments, "steps": e.c}


def _face(e: Event) -> Argument:
    """A face of the die by name: the Null, the Ace, or its value."""
    if e.b:
        return Word("corner_rush-ace")
    return _number(e.a)


def _number(value: int) -> Argument:
    return Word("corner_rush-null") if value == 0 else str(value)
