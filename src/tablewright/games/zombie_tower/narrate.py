"""Events as sentences. What is not for everybody is whispered, so no event has a part that its hearers may not know."""

from collections.abc import Callable

from tablewright.games.zombie_tower import state
from tablewright.games.zombie_tower.data import OBJECTIVE_NAMES
from tablewright.games.zombie_tower.meta import META
from tablewright.kernel.events import Event
from tablewright.kernel.narration import Argument, Line, Player, Word


def _card(kind: int) -> Word:
    return Word(f"zombie_tower-card-{state.KIND_NAMES[kind]}")


def _character(number: int) -> Word:
    return Word(f"zombie_tower-character-{state.CHARACTERS[number - 1]}")


def _objective(number: int) -> Word:
    return Word(f"zombie_tower-objective-{OBJECTIVE_NAMES[number]}")


def _floor(number: int) -> str:
    return state.FLOOR_NAMES[number]


def _reason(number: int) -> Word:
    return Word(f"zombie_tower-end-{META.end_reasons[number]}")


def _number(number: int) -> int:
    return number


Teller = Callable[[int], Argument]
# the message of each kind, and what its a, b and c are called and how they are told
MESSAGES: dict[int, tuple[str, tuple[tuple[str, Teller], ...]]] = {
    state.DEALT_CHARACTER: ("dealt-character", (("character", _character),)),
    state.DEALT_CARD: ("dealt-card", (("card", _card),)),
    state.DEALT_OBJECTIVE: ("dealt-objective", (("objective", _objective),)),
    state.ENCOUNTERED: ("encountered", (("room", _number), ("n", _number))),
    state.ROUND_BEGAN: ("round-began", (("round", _number),)),
    state.EMERGED: ("emerged", (("room", _number), ("n", _number))),
    state.APPEARED: ("appeared", (("room", _number), ("n", _number))),
    state.TURN_BEGAN: ("turn-began", ()),
    state.MOVED: ("moved", (("from", _number), ("to", _number))),
    state.SEARCHED: ("searched", (("floor", _floor),)),
    state.FOUND: ("found", (("card", _card),)),
    state.LOOKED: ("looked", (("card", _card),)),
    state.RETURNED: ("returned", (("floor", _floor),)),
    state.ANNOUNCED: ("announced", (("card", _card), ("floor", _floor))),
    state.RESTED: ("rested", (("n", _number),)),
    state.SAVED: ("saved", (("room", _number),)),
    state.RELEASED: ("released", (("room", _number),)),
    state.OVERCHARGED: ("overcharged", (("n", _number),)),
    state.CURED: ("cured", (("room", _number),)),
    state.GAVE: ("gave", (("card", _card), ("room", _number))),
    state.SLIT_FILLED: ("slit-filled", (("room", _number),)),
    state.TOOK: ("took", (("card", _card), ("room", _number))),
    state.SHOT: ("shot", (("card", _card), ("room", _number), ("n", _number))),
    state.DUG: ("dug", (("room", _number),)),
    state.BLASTED: ("blasted", (("room", _number), ("zombies", _number), ("survivors", _number))),
    state.HEALED: ("healed", (("n", _number),)),
    state.BARRICADED: ("barricaded", (("room", _number),)),
    state.PUT_OUT: ("put-out", (("room", _number),)),
    state.DISCARDED: ("discarded", (("card", _card),)),
    state.LEFT_BEHIND: ("left-behind", (("room", _number), ("n", _number))),
    state.PUSHED_OUT: ("pushed-out", (("from", _number), ("to", _number))),
    state.TRAPPED: ("trapped", (("room", _number),)),
    state.SHAMBLED: ("shambled", (("from", _number), ("to", _number), ("n", _number))),
    state.BITTEN: ("bitten", (("room", _number), ("n", _number))),
    state.TURNED: ("turned", (("room", _number), ("n", _number))),
    state.BURNED: ("burned", (("room", _number), ("zombies", _number), ("survivors", _number))),
    state.ESCAPED: ("escaped", (("reason", _reason),)),
    state.SCORED: ("scored", (("points", _number), ("objectives", _number), ("survivors", _number))),
    state.TRUE_WINNER: ("true-winner", (("points", _number),)),
    state.HURT: ("hurt", (("n", _number),)),
}


def narrate(e: Event) -> Line:
    if e.kind == state.CAME:
        name = state.KIND_NAMES[e.a].removeprefix("ev_")
        return Line(f"zombie_tower-came-{name}", {"player": Player(e.player), "room": e.b, "n": e.c})
    if e.kind == state.SLIT_EMPTIED:
        return _slit_emptied(e)
    if e.kind == state.LOST:
        return _lost(e)
    name, told = MESSAGES[e.kind]
    arguments: dict[str, Argument] = {"player": Player(e.player)} if e.player >= 0 else {}
    for value, (argument, tell) in zip((e.a, e.b, e.c), told):
        arguments[argument] = tell(value)
    return Line(f"zombie_tower-{name}", arguments)


def _slit_emptied(e: Event) -> Line:
    """The neighbour knows which card has gone only if it was the neighbour's own."""
    arguments: dict[str, Argument] = {"player": Player(e.player), "room": e.a}
    if e.b == 0:
        return Line("zombie_tower-slit-emptied", arguments)
    return Line("zombie_tower-slit-taken", arguments | {"card": _card(e.b - 1)})


def _lost(e: Event) -> Line:
    if e.player < 0:
        return Line("zombie_tower-lost", {"reason": _reason(e.a)})
    return Line("zombie_tower-lost-by", {"player": Player(e.player), "reason": _reason(e.a)})
